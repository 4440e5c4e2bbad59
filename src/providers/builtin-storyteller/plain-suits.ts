import { plainIds, type PlainId } from './pack.ts';
import type { Reading, Site, Task } from './reading.ts';
import type { Era, Genre } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';

/** Whom a plain plot is told to. */
type Plain = {
  readonly genres: readonly Genre[];
  /** Where it can be; everywhere when left out. */
  readonly sites?: readonly Site[];
  /** What it serves best; anything where no plot of the genre serves the task better. */
  readonly tasks?: readonly Task[];
  /** Whether it has things that are of the newer ages alone. */
  readonly isNew?: boolean;
};

const open: readonly Site[] = ['road', 'wilderness', 'desert', 'country', 'town', 'anywhere'];

const plains: { readonly [id in PlainId]: Plain } = {
  'plain-fair': { genres: ['fantasy', 'urban-fantasy', 'magical-realism'] },
  'plain-breach': {
    genres: ['sci-fi', 'space-opera'],
    sites: ['ship', 'station', 'prison', 'underwater', 'anywhere'],
    isNew: true,
  },
  'plain-heist': { genres: ['thriller', 'mystery', 'detective', 'steampunk', 'superhero', 'cyberpunk'] },
  'plain-haunt': { genres: ['horror'] },
  'plain-drive': {
    genres: ['western', 'adventure', 'historical', 'survival', 'post-apocalyptic'],
    sites: open,
    tasks: [
      'find',
      'find-person',
      'deliver',
      'lead',
      'escape',
      'defeat',
      'get-rich',
      'clear',
      'steal',
      'remember',
    ],
  },
  'plain-feast': { genres: ['romance', 'comedy', 'drama'] },
};

/** The plain plots for a goal: those that serve its task in its place; else those of the place, else any of the genre. */
export function plainSuits({ task, site }: Reading, genre: Genre, era: Era): readonly PlainId[] {
  const own = plainIds.filter(
    (id) => plains[id].genres.includes(genre) && !(plains[id].isNew === true && isOldEra(era)),
  );
  const there = own.filter((id) => plains[id].sites?.includes(site) ?? true);
  const serving = there.filter((id) => plains[id].tasks?.includes(task) ?? true);
  return serving.length > 0 ? serving : there.length > 0 ? there : own;
}
