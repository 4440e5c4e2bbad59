import { useLayoutEffect } from 'react';

import type { Genre } from '../../domain/character.ts';
import { genreLamp } from '../parts/genre-hue.ts';

/** Lights the whole page, dialogs and header too, in the hue of the story's genre as long as the story is open. */
export function useGenreHue(genre: Genre) {
  useLayoutEffect(() => {
    const hue = genreLamp(genre);
    const { classList } = document.documentElement;
    if (hue) classList.add(hue);
    return () => {
      if (hue) classList.remove(hue);
    };
  }, [genre]);
}
