import { archetypes, type Quest } from './intake.ts';
import type { Json } from '../../domain/json.ts';

/** Somebody in the story beside the hero. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly noun: string;
  readonly pronoun: 'he' | 'she' | 'they';
  /** Turn of the last passage that spoke of them. */
  readonly seen: number;
};

/** A way on that the last scene offered, and where its consequence is written. */
export type Offered = { readonly text: string; readonly card: string; readonly index: number };

/** A story line of its own: three beats, told turns apart. */
export type Thread = {
  readonly id: string;
  readonly beat: number;
  readonly turn: number;
  readonly person: string;
};

/** A kindness or a wrong that was done to somebody: what comes of it later goes by it. */
export type SagaLine = {
  readonly turn: number;
  readonly who: string;
  readonly type: 'good' | 'evil';
  /** The scene that it was done in: "wonder.toll". */
  readonly card?: string;
};

/** Everything that the storyteller remembers between two scenes; JSON, a few kilobytes. */
export type World = {
  readonly form: 'lamplit.builtin';
  readonly version: 1;
  /** Hash of the path so far (storyteller.md 5.12). */
  readonly chain: string;
  readonly turn: number;
  /** 0 is the form's quest; each sequel adds one. */
  readonly arc: number;
  /** The sequel's quest; `null` while it is the form's. */
  readonly quest: Quest | null;
  readonly people: readonly Person[];
  readonly ally: string | null;
  readonly foe: string;
  /** Who the foe sends: "the tithe-men". */
  readonly hands: string;
  readonly token: string;
  /** Where it will be decided, a phrase with its article; stories that were begun before hold more places, that one last. */
  readonly places: readonly string[];
  /** Index into `places`; -1 before the threshold. */
  readonly place: number;
  /** Where the last scene was, when it said so, else ''. */
  readonly where: string;
  /** Which milestone comes next, and when the last one was told. */
  readonly milestone: number;
  readonly milestoneTurn: number;
  /** Successes less setbacks. */
  readonly score: number;
  /** Setbacks and successes in a row, negative for setbacks. */
  readonly streak: number;
  readonly threads: readonly Thread[];
  /** Who stands on the stage, by the card's names for them. */
  readonly stage: { readonly [who: string]: string };
  readonly offered: readonly Offered[];
  /** Cards told, as short hashes without separators; sentences told, likewise. */
  readonly seen: string;
  readonly told: string;
  /** Marks of the runs of words told so far, see `echoMarks`. */
  readonly echoes: string;
  readonly titles: readonly string[];
  /** Opportunities that the hero took: "wonder.toll:+". */
  readonly deeds: readonly string[];
  readonly lastAir: number;
  readonly lastNeed: number;
  readonly lastEffect: number;
  readonly rescued: number;
  readonly ended: number;
  readonly outcome: string;
  /** 'dear' when another was made to pay what the quest cost, else ''. */
  readonly price: string;
  readonly renounced: number;
  readonly musts: readonly string[];
  readonly time: number;
  readonly weather: string;
  /** How near the worst is, 0 to 6; at 6 it happens. */
  readonly doom: number;
  /** How close those who hunt the hero are, 0 to 4; at 4 they are here. */
  readonly pursuit: number;
  /** What this story is about beside its quest: two of the themes that cards are marked with. */
  readonly themes: readonly string[];
  /** What people think of the hero, by id, -3 to 3. */
  readonly trust: { readonly [person: string]: number };
  /** Deeds to come back to, the latest twelve. */
  readonly saga: readonly SagaLine[];
  /** What is the case in this quest, see `cases.ts`; '' before it was chosen. */
  readonly case: string;
  /** How many of its facts are known, in their order, and when the last one was told. */
  readonly facts: number;
  readonly factTurn: number;
};

/** What a world has that was stored before these were known. */
const later: Pick<
  World,
  'echoes' | 'doom' | 'pursuit' | 'themes' | 'trust' | 'where' | 'saga' | 'case' | 'facts' | 'factTurn'
> = {
  echoes: '',
  doom: 0,
  pursuit: 0,
  themes: [],
  trust: {},
  where: '',
  saga: [],
  case: '',
  facts: 0,
  factTurn: 0,
};

const numbers = [
  'turn',
  'arc',
  'place',
  'milestone',
  'milestoneTurn',
  'score',
  'streak',
  'lastAir',
  'lastNeed',
  'lastEffect',
  'rescued',
  'ended',
  'renounced',
  'time',
  'doom',
  'pursuit',
  'facts',
  'factTurn',
];
const strings = [
  'chain',
  'foe',
  'hands',
  'token',
  'seen',
  'told',
  'echoes',
  'outcome',
  'price',
  'weather',
  'case',
  'where',
];
const lists = ['places', 'titles', 'deeds', 'musts', 'themes'];

/** The world in a stored state, or `null` when the state is another's or damaged. */
export function readWorld(stored: Json): World | null {
  if (!isRecord(stored)) return null;
  const known = read.get(stored);
  if (known !== undefined) return known;
  const world = worldIn(stored);
  read.set(stored, world);
  return world;
}

/** A turn reads the state of the scene before it more than once. */
const read = new WeakMap<Unknown, World | null>();

function worldIn(stored: Unknown): World | null {
  if (stored['form'] !== 'lamplit.builtin' || stored['version'] !== 1) return null;
  const state: Unknown = { ...later, ...stored };
  const sound =
    numbers.every((key) => Number.isInteger(state[key])) &&
    strings.every((key) => typeof state[key] === 'string') &&
    lists.every((key) => isListOf(state[key], isString)) &&
    (state['ally'] === null || isString(state['ally'])) &&
    (state['quest'] === null || isQuest(state['quest'])) &&
    isListOf(state['people'], isPerson) &&
    isListOf(state['offered'], isOffered) &&
    isListOf(state['threads'], isThread) &&
    isListOf(state['saga'], isSagaLine) &&
    isRecord(state['stage']) &&
    Object.values(state['stage']).every(isString) &&
    isRecord(state['trust']) &&
    Object.values(state['trust']).every(Number.isInteger);
  if (!sound) return null;
  const world = withSeen(state as unknown as World, '');
  return world.people.some((each) => each.id === world.foe) ? world : null;
}

/**
 * The same world with one more card told. It is built field by field, the same way whoever stored it: a turn copies the world dozens of
 * times, and engines copy fast what always looks the same.
 * @param marks of cards, see `seen`
 */
export function withSeen(world: World, marks: string): World {
  return {
    echoes: world.echoes,
    doom: world.doom,
    pursuit: world.pursuit,
    themes: world.themes,
    trust: world.trust,
    where: world.where,
    saga: world.saga,
    case: world.case,
    facts: world.facts,
    factTurn: world.factTurn,
    form: world.form,
    version: world.version,
    chain: world.chain,
    turn: world.turn,
    arc: world.arc,
    quest: world.quest,
    people: world.people,
    ally: world.ally,
    foe: world.foe,
    hands: world.hands,
    token: world.token,
    places: world.places,
    place: world.place,
    milestone: world.milestone,
    milestoneTurn: world.milestoneTurn,
    score: world.score,
    streak: world.streak,
    threads: world.threads,
    stage: world.stage,
    offered: world.offered,
    seen: world.seen + marks,
    told: world.told,
    titles: world.titles,
    deeds: world.deeds,
    lastAir: world.lastAir,
    lastNeed: world.lastNeed,
    lastEffect: world.lastEffect,
    rescued: world.rescued,
    ended: world.ended,
    outcome: world.outcome,
    price: world.price,
    renounced: world.renounced,
    musts: world.musts,
    time: world.time,
    weather: world.weather,
  };
}

/** How the hero treated somebody the last time; `null` where nothing is known that was done to them. */
export function lastDoneTo(world: World, person: string): 'good' | 'evil' | null {
  const last = world.saga.findLast(({ who }) => who === person)?.type;
  const trust = world.trust[person] ?? 0;
  return last ?? (trust > 0 ? 'good' : trust < 0 ? 'evil' : null);
}

/** A world as JSON, with what another storyteller needs to know of it (`storytellerNotes`). */
export function writeWorld(world: World, notes: string): Json {
  return { ...(world as unknown as { readonly [key: string]: Json }), notes };
}

/** A short hash of an id or a sentence: 4 characters of base 36. */
export function mark(hash: number): string {
  return (hash % 1679616).toString(36).padStart(4, '0');
}

/** Whether a run of marks holds `wanted` at a whole position. */
export function hasMark(marks: string, wanted: string): boolean {
  return marksIn(marks).has(wanted);
}

/** The runs that were asked last, each taken apart: all that is chosen in a turn asks the same few. */
const runs: { marks: string; readonly each: Set<string> }[] = [];

/** A run of marks taken apart; it holds until another run is asked for. */
export function marksIn(marks: string): ReadonlySet<string> {
  const last = runs[0];
  if (last?.marks === marks) return last.each;
  const at = runs.findIndex((run) => run.marks === marks);
  const known = runs[at];
  if (known !== undefined) {
    runs.unshift(...runs.splice(at, 1));
    return known.each;
  }
  // A run grows at its end: what has come is added to it.
  const grown = runs.find((run) => run.marks.length % 4 === 0 && marks.startsWith(run.marks));
  const from = grown?.marks.length ?? 0;
  const run = grown ?? { marks, each: new Set<string>() };
  for (let i = from; i + 4 <= marks.length; i += 4) run.each.add(marks.slice(i, i + 4));
  run.marks = marks;
  if (grown === undefined) {
    runs.unshift(run);
    runs.length = Math.min(runs.length, 6);
  }
  return run.each;
}

type Unknown = { readonly [key: string]: unknown };

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isString(value: unknown): value is string {
  return typeof value === 'string';
}
function isListOf(value: unknown, is: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}
function isPerson(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value['id']) &&
    isString(value['name']) &&
    isString(value['noun']) &&
    Number.isInteger(value['seen']) &&
    ['he', 'she', 'they'].includes(String(value['pronoun']))
  );
}
function isOffered(value: unknown): boolean {
  return (
    isRecord(value) && isString(value['text']) && isString(value['card']) && Number.isInteger(value['index'])
  );
}
function isThread(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value['id']) &&
    isString(value['person']) &&
    Number.isInteger(value['beat']) &&
    Number.isInteger(value['turn'])
  );
}
function isSagaLine(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value['who']) &&
    Number.isInteger(value['turn']) &&
    (value['type'] === 'good' || value['type'] === 'evil') &&
    (value['card'] === undefined || isString(value['card']))
  );
}
function isQuest(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value['goal']) &&
    isString(value['target']) &&
    archetypes.some((each) => each === value['archetype'])
  );
}
