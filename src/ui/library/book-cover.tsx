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

import type { Genre } from '../../domain/character.ts';
import { genreHue } from '../frame/genre-hue.ts';
import { classes } from '../kit/classes.ts';
import css from './book-cover.module.css';

export type BookCoverProps = {
  readonly genre: Genre;
  readonly title: string;
  /** Below the title. */
  readonly line: string;
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

/** A book bound in the cloth of its genre, its emblem and title stamped in gilt. */
export function BookCover({ genre, title, line }: BookCoverProps) {
  const Emblem = emblems[genre];
  return (
    <div className={classes(css['cover'], genreHue(genre))} data-hue="">
      <div className={css['frame']}>
        <div className={css['emblem']}>
          <Emblem aria-hidden />
        </div>
        <div className={css['title']}>{title}</div>
        <div className={css['line']}>{line}</div>
      </div>
    </div>
  );
}
