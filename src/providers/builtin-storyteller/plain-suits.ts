import { packOfGenre } from './library.ts';
import { plainIds, type FamilyId, type PlainId } from './pack.ts';
import { groundOf, type Ground } from './ground.ts';
import type { Placed } from './locale.ts';
import type { Reading, Task } from './reading.ts';
import type { Era, Genre } from '../../domain/character.ts';
import { genres, isOldEra } from '../../domain/character-choices.ts';

/** Whom a plain plot is told to. */
type Plain = {
  /** The genres that it is native to. */
  readonly genres: readonly Genre[];
  /** Others that it may be told in as well. */
  readonly also?: readonly Genre[];
  /** What it can stand on, by its own words or by an opening that says so (`ground=`). */
  readonly grounds: readonly Ground[];
  /** What it serves; anything when left out, but for what it is `without`. */
  readonly tasks?: readonly Task[];
  readonly without?: readonly Task[];
  /** Whether it has things that are of the newer ages alone. */
  readonly isNew?: boolean;
  /** Whether it has panes, paper and sealing wax, which no ancient age has. */
  readonly isYoung?: boolean;
};

/** Where people live door by door, and there is a street or a green. */
const settled: readonly Ground[] = ['town', 'village', 'realm', 'castle', 'open'];
/** One roof with many doors under it. */
const halls: readonly Ground[] = ['house', 'school', 'court', 'abbey', 'hospital'];
/** A room, a small house, or a corner of a street: it has next to nothing of its own, and what there is is round it. */
const corners: readonly Ground[] = ['shop', 'lone', 'rank'];
/** Where one is out of doors, and not at home. */
const out: readonly Ground[] = ['wild', 'desert', 'ice', 'vehicle', 'train'];
const afloat: readonly Ground[] = ['ship', 'raft'];
/** Where the air is made. */
const sealed: readonly Ground[] = ['spaceship', 'station', 'underwater'];

const plains: { readonly [id in PlainId]: Plain } = {
  'plain-fair': {
    genres: ['fantasy', 'urban-fantasy', 'magical-realism'],
    grounds: [
      ...settled,
      ...halls,
      ...corners,
      ...sealed,
      'wild',
      'desert',
      'ice',
      'train',
      'ship',
      'rig',
      'island',
      'prison',
      'camp',
      'sky',
      'below',
      'moon',
    ],
  },
  'plain-vow': {
    genres: ['fantasy', 'urban-fantasy', 'magical-realism'],
    grounds: [...settled, ...halls, ...corners, 'island', 'prison', 'camp', 'sky'],
  },
  'plain-breach': {
    genres: ['sci-fi', 'space-opera'],
    grounds: ['spaceship', 'station', 'moon'],
    isNew: true,
  },
  'plain-drift': {
    genres: ['sci-fi', 'space-opera', 'cyberpunk', 'steampunk', 'superhero'],
    grounds: ['town', 'realm', 'open', ...sealed, 'ship', 'rig', 'prison', 'camp', 'below', 'moon'],
    isNew: true,
  },
  'plain-heist': {
    genres: ['thriller', 'mystery', 'detective', 'steampunk', 'superhero', 'cyberpunk'],
    also: ['fantasy', 'urban-fantasy', 'historical', 'romance', 'drama'],
    grounds: [...settled, ...corners, 'house', 'school', 'court', 'island'],
    without: ['win-heart'],
    isYoung: true,
  },
  'plain-inquest': {
    genres: ['mystery', 'detective', 'thriller', 'cyberpunk', 'steampunk', 'superhero'],
    also: ['urban-fantasy', 'historical', 'drama'],
    grounds: [...settled, ...halls, ...corners, ...sealed, 'ship', 'rig', 'island', 'prison', 'moon'],
    tasks: ['find-out', 'clear', 'find', 'find-person', 'defeat', 'stop'],
  },
  'plain-haunt': {
    genres: ['horror'],
    also: ['magical-realism', 'post-apocalyptic'],
    grounds: [...settled, ...halls, 'shop', 'lone', 'island'],
  },
  'plain-walk': {
    genres: ['horror', 'post-apocalyptic', 'survival'],
    grounds: [
      ...settled,
      ...halls,
      ...corners,
      ...sealed,
      'wild',
      'desert',
      'vehicle',
      'train',
      'island',
      'prison',
      'camp',
      'sky',
      'below',
      'moon',
    ],
    without: ['win-heart', 'become'],
  },
  'plain-drive': {
    genres: ['western', 'adventure', 'historical', 'survival', 'post-apocalyptic'],
    also: ['fantasy'],
    grounds: [...settled, ...halls, ...corners, ...out, 'camp', 'below'],
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
      'survive',
      'free',
    ],
  },
  'plain-siege': {
    genres: ['western', 'adventure', 'historical', 'survival', 'post-apocalyptic'],
    also: ['fantasy'],
    grounds: [...settled, 'house', 'school', 'court', 'abbey', 'shop', 'lone', 'island', 'camp'],
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
    grounds: [...afloat, 'island', 'rig', 'ice', 'lone'],
    without: ['win-heart'],
  },
  'plain-feast': {
    genres: ['romance', 'comedy', 'drama'],
    also: ['magical-realism', 'western'],
    grounds: [
      ...settled,
      'house',
      'school',
      'court',
      'abbey',
      'shop',
      'island',
      'ship',
      'station',
      'spaceship',
      'underwater',
      'sky',
    ],
    // Whoever is to be won must be there.
    without: ['win-heart', 'find-person'],
  },
  'plain-courtship': {
    genres: ['romance', 'drama', 'comedy'],
    grounds: [...settled, ...halls, ...corners, 'island', 'prison', 'camp'],
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

/** Whether an age has what a plot needs. */
function isOf(era: Era): (id: PlainId) => boolean {
  return (id) =>
    !(plains[id].isNew === true && isOldEra(era)) && !(plains[id].isYoung === true && era === 'ancient');
}

/** The plain plots of a genre and age: its own, then those of others. */
function plainsOf(genre: Genre, era: Era): readonly PlainId[] {
  const fitting = plainIds.filter(isOf(era));
  return [
    ...fitting.filter((id) => plains[id].genres.includes(genre)),
    ...fitting.filter((id) => plains[id].also?.includes(genre) ?? false),
  ];
}

/** Whether a plot can be told where and when a story is. */
function isTrueIn({ setting, genre, era }: Placed): (id: PlainId) => boolean {
  const ground = groundOf({ setting, genre, era });
  const isTimely = isOf(era);
  return (id) => plains[id].grounds.includes(ground) && isTimely(id);
}

/** Plots in which nothing happens that cannot: whoever comes from elsewhere has one of these sooner. */
const earthly: readonly PlainId[] = [
  'plain-inquest',
  'plain-heist',
  'plain-courtship',
  'plain-drive',
  'plain-feast',
  'plain-siege',
  'plain-boat',
];

/** Families in whose tales the dead stay dead. */
const sober: ReadonlySet<FamilyId> = new Set<FamilyId>(['crime', 'frontier', 'heart']);

/** The plots of a genre, those of its kin, and the others, in this order. */
function plainsFrom(genre: Genre, era: Era): readonly PlainId[] {
  const kin = genres.filter((each) => packOfGenre[each].pack === packOfGenre[genre].pack);
  const ofKin = (told: readonly Genre[] = []) => told.some((each) => kin.includes(each));
  const near = [
    ...plainIds.filter((id) => ofKin(plains[id].genres)),
    ...plainIds.filter((id) => ofKin(plains[id].also)),
  ];
  const next = sober.has(packOfGenre[genre].pack)
    ? [...near.filter((id) => earthly.includes(id)), ...earthly, ...near]
    : [...near, ...earthly];
  return [...new Set([...plainsOf(genre, era), ...next, ...plainIds])];
}

/**
 * The plain plots that serve a goal in its place: the genre's own, and where there are fewer than two plots for it, others that are true
 * there, those of its kin first.
 * @param others how many plots serve it that are not plain
 */
export function plainSuits({ task }: Reading, form: Placed, others: number): readonly PlainId[] {
  const serves = (id: PlainId) =>
    (plains[id].tasks?.includes(task) ?? true) && plains[id].without?.includes(task) !== true;
  const fitting = plainsAfter(form).filter(serves);
  const own = plainsOf(form.genre, form.era).filter((id) => fitting.includes(id));
  // One plot that is true is enough where the next would bring wonders into a tale that has none.
  const isEnough =
    sober.has(packOfGenre[form.genre].pack) &&
    (own.length + others > 0 || fitting.some((id) => earthly.includes(id)));
  const near = fitting.filter((id) => !own.includes(id) && !(isEnough && !earthly.includes(id)));
  return [...own, ...near.slice(0, Math.max(0, 2 - own.length - others))];
}

/**
 * The plain plots that a story may go on with when one of its quests is over, whatever that one was about: the genre's own, then those of
 * its kin, then others that are at home in just such a place.
 */
export function plainsAfter(form: Placed): readonly PlainId[] {
  return plainsFrom(form.genre, form.era).filter(isTrueIn(form));
}

/** The plain plots that a place has room for, whatever is to be done there; else the genre's own first. */
export function plainsIn(form: Placed): readonly PlainId[] {
  const there = plainsAfter(form);
  return there.length > 0 ? there : plainsOf(form.genre, form.era).slice(0, 1);
}
