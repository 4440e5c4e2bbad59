import {
  CircuitBoard,
  Cog,
  Compass,
  Crosshair,
  Drama,
  Feather,
  Fingerprint,
  FlameKindling,
  Heart,
  KeyRound,
  Landmark,
  MoonStar,
  Orbit,
  Radiation,
  Rocket,
  Skull,
  Smile,
  Sunrise,
  Swords,
  Zap,
  type LucideIcon,
} from 'lucide-react';

import { useRef } from 'react';

import type { Genre } from '../../domain/character.ts';
import type { MissingPicture } from '../../state/picture-queries.ts';
import { useAwaitedWords } from './awaited-picture.ts';
import { genreHue } from './genre-hue.ts';
import { classes } from '../kit/classes.ts';
import { useNear } from '../kit/use-near.ts';
import css from './book-cover.module.css';
import { StoredPicture } from './stored-picture.tsx';

export type BookCoverProps = {
  readonly genre: Genre;
  readonly title: string;
  /** Below the title. */
  readonly line: string;
  /** Hashes of what may be on the cover, the best first; the emblem of the genre stands there while none of them is here. */
  readonly pictures?: readonly (string | null | undefined)[];
  /** The reader's ribbon hangs out of it. */
  readonly ribbon?: boolean;
};

const emblems: { readonly [genre in Genre]: LucideIcon } = {
  adventure: Compass,
  fantasy: Swords,
  'sci-fi': Rocket,
  mystery: KeyRound,
  horror: Skull,
  thriller: Crosshair,
  cyberpunk: CircuitBoard,
  steampunk: Cog,
  'post-apocalyptic': Radiation,
  superhero: Zap,
  romance: Heart,
  comedy: Smile,
  drama: Drama,
  western: Sunrise,
  historical: Landmark,
  'magical-realism': Feather,
  'space-opera': Orbit,
  'urban-fantasy': MoonStar,
  detective: Fingerprint,
  survival: FlameKindling,
};

/** A book bound in the cloth of its genre, its emblem and title stamped in gilt; its picture is fetched once it comes near the screen. */
export function BookCover({ genre, title, line, pictures = [], ribbon = false }: BookCoverProps) {
  const Emblem = emblems[genre];
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const wordsFor = useAwaitedWords();
  const hashes = pictures.filter(Boolean).join(' ');
  const emblem = (missing: MissingPicture | null) => {
    const awaited = wordsFor(missing);
    return (
      <>
        <div className={css['emblem']} {...(awaited === '' ? {} : { title: awaited })}>
          <Emblem aria-hidden />
        </div>
        {awaited !== '' && <p className={css['awaited']}>{awaited}</p>}
      </>
    );
  };
  return (
    <div className={classes(css['cover'], genreHue(genre))} data-hue="">
      {ribbon && <div className={css['ribbon']} />}
      <div ref={place} className={css['frame']}>
        {hashes === '' || !near ? (
          emblem(null)
        ) : (
          <StoredPicture hash={hashes} alt="" className={css['plate']}>
            {emblem}
          </StoredPicture>
        )}
        <div className={css['title']}>{title}</div>
        <div className={css['line']}>{line}</div>
      </div>
    </div>
  );
}
