import type { Genre } from '../../domain/character.ts';
import css from './genre-hue.module.css';

/** Class that lights a part of the page in the hue of a genre; that part also carries `data-hue`. */
export function genreHue(genre: Genre): string | undefined {
  return css[genre];
}
