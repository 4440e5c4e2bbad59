import type { Genre } from '../../domain/character.ts';
import cloth from './genre-hue.module.css';
import lamp from './genre-lamp.module.css';

/** Class that binds a book in the cloth of a genre; the book also carries `data-hue`. */
export function genreHue(genre: Genre): string | undefined {
  return cloth[genre];
}

/** Class that lights the whole page with the lamp of a genre. */
export function genreLamp(genre: Genre): string | undefined {
  return lamp[genre];
}
