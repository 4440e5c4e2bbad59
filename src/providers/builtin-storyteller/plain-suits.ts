import { packOfGenre } from './library.ts';
import { plainIds, type PlainId } from './pack.ts';
import type { Reading, Task } from './reading.ts';
import type { Site } from './reading-words.ts';
import type { Era, Genre } from '../../domain/character.ts';
import { genres, isOldEra } from '../../domain/character-choices.ts';

/** Whom a plain plot is told to. */
type Plain = {
  /** The genres that it is native to. */
  readonly genres: readonly Genre[];
  /** Others that it may be told in as well. */
  readonly also?: readonly Genre[];
  /** Where it can be; everywhere when left out. */
  readonly sites?: readonly Site[];
  /** What it serves; anything when left out, but for what it is `without`. */
  readonly tasks?: readonly Task[];
  readonly without?: readonly Task[];
  /** Whether it has things that are of the newer ages alone. */
  readonly isNew?: boolean;
};

const land: readonly Site[] = ['road', 'wilderness', 'desert', 'country', 'town', 'anywhere'];
const roofed: readonly Site[] = ['town', 'house', 'school', 'court', 'country', 'anywhere'];

const plains: { readonly [id in PlainId]: Plain } = {
  'plain-fair': { genres: ['fantasy', 'urban-fantasy', 'magical-realism'] },
  'plain-vow': {
    genres: ['fantasy', 'urban-fantasy', 'magical-realism'],
    // It climbs, and there is wind up there: not below the sea.
    sites: [...land, 'house', 'school', 'court', 'prison', 'island', 'ship', 'station', 'sea'],
  },
  'plain-breach': {
    genres: ['sci-fi', 'space-opera'],
    sites: ['ship', 'station', 'prison', 'anywhere'],
    isNew: true,
  },
  'plain-drift': {
    genres: ['sci-fi', 'space-opera', 'cyberpunk', 'steampunk', 'superhero'],
    sites: [...roofed, 'ship', 'station', 'prison', 'underwater', 'island', 'wilderness', 'desert'],
    isNew: true,
  },
  'plain-heist': {
    genres: ['thriller', 'mystery', 'detective', 'steampunk', 'superhero', 'cyberpunk'],
    also: ['fantasy', 'urban-fantasy', 'historical', 'romance', 'drama'],
    sites: roofed,
    without: ['win-heart'],
  },
  'plain-inquest': {
    genres: ['mystery', 'detective', 'thriller', 'cyberpunk', 'steampunk', 'superhero'],
    also: ['urban-fantasy', 'historical', 'drama'],
    sites: [...roofed, 'ship', 'station', 'island', 'prison', 'underwater'],
    tasks: ['find-out', 'clear', 'find', 'find-person', 'defeat', 'stop'],
  },
  'plain-haunt': {
    genres: ['horror'],
    also: ['magical-realism', 'post-apocalyptic', 'mystery'],
    sites: [...roofed, 'island'],
  },
  'plain-walk': {
    genres: ['horror', 'post-apocalyptic', 'survival'],
    also: ['thriller'],
    // One has to be able to walk.
    sites: [...roofed, ...land, 'ship', 'station', 'prison', 'island', 'underwater'],
    without: ['win-heart', 'become'],
  },
  'plain-drive': {
    genres: ['western', 'adventure', 'historical', 'survival', 'post-apocalyptic'],
    also: ['fantasy'],
    sites: land,
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
  'plain-siege': {
    genres: ['western', 'adventure', 'historical', 'survival', 'post-apocalyptic'],
    also: ['fantasy'],
    sites: [...roofed, 'island', 'wilderness', 'desert', 'prison'],
    tasks: [
      'survive',
      'free',
      'stop',
      'become',
      'refuse',
      'make',
      'remember',
      'find-out',
      'clear',
      'anything',
    ],
  },
  'plain-boat': {
    genres: ['adventure', 'survival', 'historical'],
    also: ['fantasy', 'thriller'],
    sites: ['sea', 'ship', 'island'],
    without: ['win-heart'],
  },
  'plain-feast': {
    genres: ['romance', 'comedy', 'drama'],
    also: ['magical-realism', 'western'],
    sites: [...roofed, 'ship', 'island'],
    // Whoever is to be won must be there.
    without: ['win-heart', 'find-person'],
  },
  'plain-courtship': {
    genres: ['romance', 'drama', 'comedy'],
    // There must be a door with steps, and people enough to sit on them.
    sites: [...roofed, 'ship', 'island', 'prison', 'station'],
    tasks: [
      'win-heart',
      'remember',
      'become',
      'refuse',
      'find-person',
      'find',
      'find-out',
      'clear',
      'make',
      'anything',
    ],
  },
};

/** The plain plots of a genre and age: its own, then those of others. */
function plainsOf(genre: Genre, era: Era): readonly PlainId[] {
  const fitting = plainIds.filter((id) => !(plains[id].isNew === true && isOldEra(era)));
  return [
    ...fitting.filter((id) => plains[id].genres.includes(genre)),
    ...fitting.filter((id) => plains[id].also?.includes(genre) ?? false),
  ];
}

/** The plain plots that serve a goal in its place. */
export function plainSuits({ task, site }: Reading, genre: Genre, era: Era): readonly PlainId[] {
  return plainsIn(site, genre, era).filter((id) => {
    const { tasks, without } = plains[id];
    return (tasks?.includes(task) ?? true) && without?.includes(task) !== true;
  });
}

/**
 * The plain plots that a story may go on with when one of its quests is over, whatever that one was about: the genre's own, those of its
 * kin, and where a place has none left others that are at home in just such a place.
 */
export function plainsAfter(site: Site, genre: Genre, era: Era): readonly PlainId[] {
  const there = (id: PlainId) =>
    (plains[id].sites?.includes(site) ?? true) && !(plains[id].isNew === true && isOldEra(era));
  const own = plainsOf(genre, era);
  const kin = genres.filter((each) => packOfGenre[each].pack === packOfGenre[genre].pack);
  const ofKin = (told: readonly Genre[] = []) => told.some((each) => kin.includes(each));
  const near = [
    ...plainIds.filter((id) => ofKin(plains[id].genres)),
    ...plainIds.filter((id) => ofKin(plains[id].also)),
  ];
  const local = plainIds.filter((id) => site !== 'anywhere' && plains[id].sites?.includes(site) === true);
  return [...new Set([...own, ...near, ...local])].filter(there);
}

/** The plain plots that a place has room for, whatever is to be done there; else the genre's own first. */
export function plainsIn(site: Site, genre: Genre, era: Era): readonly PlainId[] {
  const all = plainsOf(genre, era);
  const there = all.filter((id) => plains[id].sites?.includes(site) ?? true);
  return there.length > 0 ? there : all.slice(0, 1);
}
