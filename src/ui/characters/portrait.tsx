import { useRef } from 'react';

import type { CharacterEntry } from '../../domain/character-entry.ts';
import type { MissingPicture } from '../../state/picture-queries.ts';
import { useAwaitedWords } from '../parts/awaited-picture.ts';
import { genreHue } from '../parts/genre-hue.ts';
import { classes } from '../kit/classes.ts';
import { StoredPicture } from '../parts/stored-picture.tsx';
import { useNear } from '../kit/use-near.ts';
import css from './portrait.module.css';
import { words } from './words.ts';

/** The hero's plate; his initial on cloth where there is no picture, and until the plate comes near the screen. */
export function Portrait({ entry }: { readonly entry: CharacterEntry }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const name = entry.name || words.unnamed;
  const wordsFor = useAwaitedWords();
  const initial = (missing: MissingPicture | null) => {
    const awaited = wordsFor(missing);
    return (
      <div className={css['blank']} title={awaited || words.noPicture(name)}>
        <span aria-hidden="true">{Array.from(name)[0]}</span>
        {awaited !== '' && <p className={css['awaited']}>{awaited}</p>}
      </div>
    );
  };
  return (
    <div ref={place} className={classes(css['plate'], genreHue(entry.metadata.genre))} data-hue="">
      {entry.image === null || !near ? (
        initial(null)
      ) : (
        <StoredPicture hash={entry.image} alt={words.picture(name)} className={css['picture']}>
          {initial}
        </StoredPicture>
      )}
    </div>
  );
}
