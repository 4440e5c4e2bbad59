import { groundOf, type Ground } from './ground.ts';
import { readForm } from './intake.ts';
import { readingOf, type Reading, type Task } from './reading.ts';
import type { Nature, Site } from './reading-words.ts';
import { headOf } from './morphology.ts';
import { archetypes, namesThing, type Archetype, type Quest } from './quest.ts';
import { plainsAfter, plainsIn, plainSuits } from './plain-suits.ts';
import { sortOf } from './quarry.ts';
import { turnOf } from './pick-card.ts';
import { riddleIds, type CaseId, type PlainId, type RiddleId, type Trail } from './pack.ts';
import type { CharacterForm } from '../../domain/character.ts';

/** How a quest is found out about: what one learns of a thing is not what one learns of a wrong. */
const trails: { readonly [archetype in Archetype]: Trail } = {
  find: 'seek',
  steal: 'seek',
  rescue: 'rescue',
  defeat: 'defeat',
  escape: 'escape',
  deliver: 'deliver',
  solve: 'why',
  protect: 'protect',
  win: 'win',
  build: 'any',
  prove: 'any',
  become: 'any',
  pursue: 'any',
};

const kin =
  /\b(?:brother|sister|mother|father|son|daughter|child(?:ren)?|husband|wife|friend|twin|uncle|aunt|cousin|partner|crew|people|captain|king|queen|prince|princess|girl|boy|man|woman)$/i;

export function trailOf(quest: Quest): Trail {
  if (
    quest.archetype === 'solve' &&
    /\b(?:who|whose|whom|which of|murder(?:er)?|killer|culprit|thief|killing|theft|poisoning|traitor)\b/i.test(
      quest.goal,
    )
  )
    return 'who';
  const trail = trails[quest.archetype];
  if (trail === 'why' || trail === 'escape') return trail;
  if (!namesThing(quest)) return 'any';
  // Whoever is sought is no thing that is copied or pawned, and whoever is brought somewhere is no parcel.
  const isSomebody = kin.test(headOf(quest.target)) || sortOf(quest) === 'person';
  if (trail === 'seek' && isSomebody) return 'rescue';
  if (trail === 'win') return isSomebody || felt.test(quest.goal) ? trail : 'any';
  return trail === 'deliver' && isSomebody ? 'protect' : trail;
}

/** What is won of somebody. */
const felt = /\b(?:love|heart|hand|trust|affection|friendship|forgiveness|respect|favou?r)\b/i;

/** What a case can hold: the tasks it serves, what they may be about, and where. */
type Suit = {
  readonly tasks: readonly Task[];
  readonly natures?: readonly Nature[];
  /** The riddles are of streets and houses where nothing else is said. */
  readonly sites?: readonly Site[];
  /** What the goal must say. */
  readonly goal?: RegExp;
  /** Whether whoever it is about was taken away: the hero's reason must not say that they went. */
  readonly isTaken?: boolean;
};

/** How one speaks of somebody who went, and was not taken. */
const went =
  /\b(?:(?:he|she|they|it) (?:just |simply )?(?:left|moved|ran|walked|forgot|stopped|went|sailed|emigrated|married|chose)|forgot me|stopped writing)\b/i;

/** Where there are no streets and houses for a riddle. */
const apart: ReadonlySet<Ground> = new Set<Ground>([
  'abbey',
  'hospital',
  'camp',
  'vehicle',
  'lone',
  'rank',
  'train',
  'sky',
  'below',
]);

const settled: readonly Site[] = ['town', 'house', 'court', 'country', 'anywhere'];
const wrong: Suit = {
  tasks: ['find-out', 'defeat'],
  natures: ['person', 'knowledge'],
  goal: /\b(?:kill|murder|poison|shot|stab|rob|stole|steal|theft|thief|burn|death|died)/i,
};
/** Where somebody lies is no old trouble that has begun again. */
const question: Suit = {
  tasks: ['find-out'],
  natures: ['knowledge'],
  goal: /^(?!.*\b(?:dead|ghosts?|haunt\w*|buried|bury|graves?|spirits?|vanish\w*|disappear\w*)\b)/i,
};
const thing: Suit = { tasks: ['find', 'steal'], natures: ['carried', 'paper'] };
/** Somebody who was taken away: whoever went of themselves left no plate to be scratched. */
const somebody: Suit = { tasks: ['find-person', 'free'], natures: ['person'], isTaken: true };
const ruler: Suit = {
  tasks: ['defeat'],
  natures: ['person'],
  goal: /^(?:defeat|overthrow|topple|bring down|take down|kill|slay|destroy|stop)\b/i,
};
const heart: Suit = { tasks: ['win-heart'], natures: ['person'] };
const load: Suit = {
  tasks: ['deliver'],
  natures: ['carried', 'paper', 'animal'],
  sites: [...settled, 'road'],
};
const claimed: Suit = { tasks: ['free'], natures: ['place', 'carried', 'paper'] };

const riddles: { readonly [id in RiddleId]: Suit } = {
  'who-cups': wrong,
  'who-oaths': wrong,
  'who-coat': wrong,
  'who-purse': wrong,
  'why-words': question,
  'why-page': question,
  'why-warning': question,
  'seek-copy': thing,
  'seek-hands': { ...thing, tasks: ['find'] },
  'seek-map': {
    tasks: ['find'],
    natures: ['place'],
    sites: ['town', 'country', 'court', 'road', 'anywhere'],
  },
  'seek-pledge': { ...thing, natures: ['carried'] },
  'rescue-plates': somebody,
  'rescue-stone': somebody,
  'rescue-bargain': somebody,
  'defeat-eleven': { ...ruler, sites: ['town', 'country'] },
  'defeat-share': { ...ruler, sites: ['town', 'country'] },
  'defeat-helper': ruler,
  'escape-bearers': { tasks: ['escape'], natures: ['place'], sites: ['prison', 'town'] },
  'escape-channel': { tasks: ['escape'], natures: ['place'], sites: ['town', 'country'] },
  'escape-list': { tasks: ['escape'], natures: ['place'], sites: ['prison'] },
  'deliver-three': { ...load, natures: ['carried', 'paper'] },
  'deliver-wager': load,
  'deliver-sender': { ...load, natures: ['carried', 'paper'] },
  'protect-stone': { ...claimed, natures: ['place'] },
  'protect-table': { ...claimed, natures: ['place'] },
  'protect-term': claimed,
  'protect-witness': claimed,
  'win-asked': heart,
  'win-letters': heart,
  'win-bench': heart,
  'any-struck': { tasks: ['become'], natures: ['state'] },
  'any-seven': { tasks: ['make', 'become'] },
  'any-bought': { tasks: ['make'], natures: ['place', 'carried', 'machine', 'paper'] },
};

/** Whether a riddle serves a goal in this place; what it says of it in its own words must be true. */
function isServed(id: RiddleId, quest: Quest, { task, nature, site }: Reading, form: Asked): boolean {
  const { tasks, natures, sites = settled, goal, isTaken } = riddles[id];
  return (
    !apart.has(groundOf(form)) &&
    !(isTaken === true && went.test(form.motivation ?? '')) &&
    id.startsWith(`${trailOf(quest)}-`) &&
    tasks.includes(task) &&
    (natures?.includes(nature) ?? true) &&
    sites.includes(site) &&
    (goal?.test(quest.goal) ?? true)
  );
}

/** What a case is chosen by. */
type Asked = Pick<CharacterForm, 'genre' | 'era' | 'objective' | 'setting'> &
  Partial<Pick<CharacterForm, 'motivation'>>;

/**
 * What is the case in a quest. A riddle is told only to a goal that it serves; every other goal has a plain plot. Stories one after the
 * other have different ones.
 * @param quest of this arc, and `own`, the form's
 * @param seed of the story
 * @param arc how many quests it had before; a later one brings its case along (`next-story.ts`), unless it was begun before they did
 */
export function caseOf(quest: Quest, own: Quest, form: Asked, seed: string, arc: number): CaseId {
  if (arc > 0) return riddleOf(quest, seed, arc);
  return firstCase(readingOf(form.objective, form.setting), own, form, seed);
}

/**
 * The plain plot that a story goes on with when a quest is over; `null` where none is left that was not told. They come in one order, but
 * for the one that was told first.
 * @param form and `seed` of the story
 * @param told how many quests it had before the one that is over, and what was the case in that: `line=plain-fair`
 */
export function plotAfter(
  form: CharacterForm,
  seed: string,
  told: { readonly arc: number; readonly case: string },
): PlainId | null {
  const { quest } = readForm(form);
  const first = caseOf(quest, quest, form, seed, 0);
  const others = plainsAfter(form).filter((id) => id !== first);
  return others.slice(told.arc).find((id) => told.case !== `line=${id}`) ?? null;
}

function firstCase(reading: Reading, quest: Quest, form: Asked, seed: string): CaseId {
  const served = riddleIds.filter((id) => isServed(id, quest, reading, form));
  const serving = [...plainSuits(reading, form, served.length), ...served];
  const open = serving.length > 0 ? serving : plainsIn(form);
  return open[turnOf(seed, open.length)] ?? riddleOf(quest, seed, 0);
}

/** A riddle of the quest's kind: for ages whose genre has no plain plot, and for late quests of stories that were begun before. */
function riddleOf(quest: Quest, seed: string, arc: number): CaseId {
  const open = riddleIds.filter((id) => id.startsWith(`${trailOf(quest)}-`));
  const alike = archetypes.filter((each) => trails[each] === trails[quest.archetype]);
  const id = open[(turnOf(seed, open.length) + arc + alike.indexOf(quest.archetype)) % open.length];
  if (id === undefined) throw new Error(`no case of the kind ${trailOf(quest)}`);
  return id;
}
