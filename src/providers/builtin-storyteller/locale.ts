import { siteOf } from './reading.ts';
import type { Site } from './reading-words.ts';
import type { CharacterForm } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';

/**
 * Places that are not like a town: what is found there and what is not. Each has a pack of its own, with whoever has the say there,
 * where things are decided and what there is to see. `open` is everywhere else.
 */
export const localeIds = [
  'spaceship',
  'station',
  'ship',
  'raft',
  'rig',
  'underwater',
  'island',
  'prison',
  'desert',
  'wild',
  'ice',
  'school',
  'court',
  'abbey',
  'hospital',
  'train',
  'house',
] as const;
export type LocaleId = (typeof localeIds)[number];
export type Locale = LocaleId | 'open';

/** Where there is no sky to be seen. */
const enclosed: ReadonlySet<Locale> = new Set<Locale>(['spaceship', 'station', 'underwater']);

/** Whether neither sun nor rain comes there. */
export function isEnclosed(locale: Locale): boolean {
  return enclosed.has(locale);
}

/** What a place is under as long as its name says nothing else: `in` is under a roof. */
export const coverIn: { readonly [locale in LocaleId]?: 'in' | 'out' } = {
  spaceship: 'in',
  station: 'in',
  underwater: 'in',
  raft: 'out',
  prison: 'in',
  hospital: 'in',
  house: 'in',
  train: 'in',
};

/** What says where a story is. */
export type Placed = Pick<CharacterForm, 'setting' | 'genre' | 'era'>;

/** Where a story is, as far as its scenery goes: finer than what a plot asks of a place. */
export function localeOf({ setting, genre, era }: Placed): Locale {
  const isOld = isOldEra(era);
  const isSpace = !isOld && (era === 'future' || genre === 'sci-fi' || genre === 'space-opera');
  const site = siteOf(setting);
  const name = nameIn(setting);
  for (const [locale, words] of named) if (words.test(name)) return settled(locale, isSpace, isOld);
  if (/\b(?:antarctic\w*|arctic|glacier|tundra|ice(?! (?:cream|rink|house|palace|hotel)))\b/i.test(name))
    return 'ice';
  if (site === 'wilderness') return wild.test(setting) ? 'wild' : 'open';
  return settled(bySite[site] ?? 'open', isSpace, isOld);
}

/** What a place is called: what it stands in or looks down on is said behind its name. */
export function nameIn(setting: string): string {
  return (
    setting.split(
      /,|[.;:(]| (?:in|on|at|off|by|above|over|near|beside|behind|below|outside|(?:under|beneath)(?! the (?:\w+ )?(?:sea|ocean|waves|ice))) /i,
    )[0] ?? ''
  );
}

/** Neither a space station nor a city under the sea is of an old age; there it is some other place of that name. */
function settled(locale: Locale, isSpace: boolean, isOld: boolean): Locale {
  if (locale === 'station') return isSpace ? 'station' : 'open';
  if (locale === 'spaceship' && !isSpace) return isOld ? 'ship' : 'spaceship';
  if (locale === 'ship' && isSpace) return 'spaceship';
  if (isOld && (locale === 'underwater' || locale === 'rig' || locale === 'train')) return 'open';
  return locale;
}

/** Names that say more than the kind of site; the first that fits. */
const named: readonly (readonly [Locale, RegExp])[] = [
  ['house', /\b(?:cruise (?:ship|liner)|ocean liner|liner)\b/i],
  // An island in the air has no reef, a sea that has dried up has no ships, and a crashed ship sails no more.
  [
    'open',
    /\b(?:(?:airship|zeppelin|houseboat|ship ?yard|stock ?yard)s?|(?:floating|flying|sky|cloud) (?:islands?|isles?)|caravan (?:cit(?:y|ies)|town|park|site))\b/i,
  ],
  ['desert', /\b(?:dried-up|dried|dry|waterless|vanished) (?:sea|lake|ocean)\b/i],
  [
    'prison',
    /\b(?:prison|gaol|jail|penitentiary|dungeons?|death row|gulag|black site|(?:labou?r|internment|penal|prison) (?:camp|colony)|a cell|cell (?:block|number)|(?:holding|the|prison) cells|jailhouse)\b/i,
  ],
  ['rig', /\b(?:oil ?rig|rig|drilling (?:platform|rig)|(?:oil|gas|offshore|sea) platform)\b/i],
  [
    'underwater',
    /\b(?:underwater|undersea|submarine|sea-?floor|seabed|ocean floor|bathysphere|(?:under|beneath) the (?:sea|ocean|waves|ice sheet))\b/i,
  ],
  [
    'raft',
    /\b(?:raft|life ?boat|canoe|dinghy|adrift|castaway|open (?:boat|sea|ocean|pacific|atlantic)|middle of the (?:sea|ocean|pacific|atlantic))\b/i,
  ],
  ['school', /\b(?:school|academy|university|college|campus|classroom|dormitory)\b/i],
  [
    'ice',
    /\b(?:antarctic\w*|arctic|polar|(?:north|south) pole|glacier|ice (?:sheet|shelf|cap|field)|pack ice|tundra|(?:under|on) the ice)\b/i,
  ],
  [
    'station',
    /\b(?:space elevator|orbital|space station|ring ?world|moon ?base|mars ?base|habitat|asteroid|relay|space ?port|arcology ship)\b/i,
  ],
  [
    'spaceship',
    /\b(?:star ?ship|space ?ship|generation ship|ark ship|shuttle|dreadnought|star cruiser|colony ship)\b/i,
  ],
  ['abbey', /\b(?:abbey|convent|monastery|priory|cloister|nunnery|hermitage)\b/i],
  ['hospital', /\b(?:hospital|asylum|sanatorium|infirmary|hospice|field clinic|ward)\b/i],
  ['island', /\b(?:island|isle|isles|islands|atoll|archipelago)\b/i],
  ['train', /\b(?:train|express|sleeping car|locomotive)\b(?! station)/i],
  [
    'ship',
    /\b(?:ship|boat|galleon|frigate|steamer|whaler|schooner|trawler|liner|galley|ferry|barge|dhow|junk|sloop|barque|brig|vessel)\b/i,
  ],
  ['desert', /\b(?:desert|sahara|dunes|salt flats|oasis|sands|caravan)\b/i],
  ['wild', /\b(?:mountain pass|high pass|jungle|rain ?forest|taiga|wilderness)\b/i],
  [
    'court',
    /\b(?:palace|royal court|imperial court|court of|throne room|the court|versailles|topkapi|alhambra|forbidden city)\b/i,
  ],
  [
    'house',
    /\b(?:hotel|theat(?:re|er)|museum|mansion|manor(?: house)?|opera house|library|casino|embassy|boarding house|lodging house|country house|great house|institute|guest house)\b/i,
  ],
];

const wild =
  /\b(?:jungle|rain ?forest|forest|woods?|mountains?|taiga|tundra|caves?|steppe|swamp|marsh|wilderness|pass(?:es)?|canyon|moor|bush|outback|andes|wilds?|prairie|plains)\b/i;

/** Where no name says more. */
const bySite: { readonly [site in Site]?: Locale } = {
  ship: 'ship',
  station: 'station',
  sea: 'ship',
  island: 'island',
  underwater: 'underwater',
  desert: 'desert',
  school: 'school',
  court: 'court',
};
