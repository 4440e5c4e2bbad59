import { archetypes } from './quest.ts';
import { pastIn, pastToKeep, type Held } from './past.ts';
import { isListOf, isRecord, isString, readList, type Unknown } from './shape.ts';
import {
  emptyWorld,
  withSeen,
  type Offered,
  type OwnDeed,
  type Person,
  type SagaLine,
  type Thread,
  type World,
} from './world.ts';
import type { Json } from '../../domain/json.ts';

/* A world as a scene stores it: what is as in an empty world is left out, and people, deeds and offers are rows without names of fields. */

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
] as const;
const strings = ['chain', 'foe', 'hands', 'token', 'outcome', 'price', 'weather', 'case', 'where'] as const;
const lists = ['places', 'musts', 'themes'] as const;
const plain = [...numbers, ...strings, ...lists, 'ally', 'quest', 'stage'] as const;

/**
 * A world as JSON, with what another storyteller needs to know of it (`storytellerNotes`).
 * @param before what the scenes of its road hold, which all that was told since follows
 */
export function writeWorld(world: World, before: Held, notes: string): Json {
  const state: { [key: string]: Json } = { form: 'lamplit.builtin', version: 2 };
  for (const key of plain)
    if (world[key] !== emptyWorld[key] && !isEmpty(world[key])) state[key] = world[key];
  return {
    ...state,
    people: world.people.map((person) => personRow(person, world.trust[person.id] ?? 0)),
    threads: world.threads.map((thread) => threadRow(thread, world.people)),
    saga: world.saga.map(sagaRow),
    ...(world.own.length === 0 ? {} : { own: world.own.map(ownRow) }),
    offered: world.offered.map(({ text, card, index }) => [text, card, index]),
    past: pastToKeep(world, before),
    notes,
  };
}

/** The world in a stored state, or `null` when the state is another's or damaged. Of all that was told it knows what this scene told. */
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
  const { form, version } = stored;
  if (form !== 'lamplit.builtin' || (version !== 1 && version !== 2)) return null;
  const isOld = version === 1;
  const people = readList(stored['people'], isOld ? oldPerson : personIn);
  const threads = readList(stored['threads'], isOld ? oldThread : threadIn);
  // Stories that were begun long ago have no deeds to come back to.
  const saga = readList(stored['saga'] ?? [], isOld ? oldSagaLine : sagaLineIn);
  const ownDeeds = readList(stored['own'] ?? [], ownIn);
  const offered = readList(stored['offered'], isOld ? oldOffered : offeredIn);
  const trust = isOld ? (stored['trust'] ?? {}) : trustIn(stored['people']);
  const own = Object.fromEntries(plain.flatMap((key) => (key in stored ? [[key, stored[key]]] : [])));
  const state: Unknown = { ...emptyWorld, ...own };
  const isSound =
    numbers.every((key) => Number.isInteger(state[key])) &&
    strings.every((key) => isString(state[key])) &&
    lists.every((key) => isListOf(state[key], isString)) &&
    (state['ally'] === null || isString(state['ally'])) &&
    (state['quest'] === null || isQuest(state['quest'])) &&
    isRecord(state['stage']) &&
    Object.values(state['stage']).every(isString);
  if (!isSound || people === null || threads === null || saga === null || offered === null) return null;
  if (ownDeeds === null) return null;
  if (!areNumbers(trust)) return null;
  const world = {
    ...(state as unknown as World),
    people,
    threads,
    saga,
    own: ownDeeds,
    offered,
    trust,
    ...pastIn(stored),
  };
  return world.people.some((each) => each.id === world.foe) ? withSeen(world, '') : null;
}

function isEmpty(value: World[(typeof plain)[number]]): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function areNumbers(value: unknown): value is World['trust'] {
  return isRecord(value) && Object.values(value).every(Number.isInteger);
}

function isQuest(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value['goal']) &&
    isString(value['target']) &&
    archetypes.some((each) => each === value['archetype'])
  );
}

/* ---------------------------------------------------------------- rows */

/** "c3-12|Wat Sorrel|ringer|he|14|2": the last number is what they think of the hero, where they think anything. */
function personRow({ id, name, noun, pronoun, seen }: Person, trust: number): string {
  const words = [id, name, noun].map((word) => word.replaceAll('|', ' '));
  return [...words, pronoun, seen, ...(trust === 0 ? [] : [trust])].join('|');
}

function personIn(row: unknown): Person | null {
  if (!isString(row)) return null;
  const [id, name, noun, pronoun, seen] = row.split('|');
  return oldPerson({ id, name, noun, pronoun, seen: Number(seen) });
}

function trustIn(rows: unknown): unknown {
  if (!isListOf(rows, isString)) return {};
  const told = rows.flatMap((row) => {
    const [id, , , , , trust] = row.split('|');
    return trust === undefined ? [] : [[id, Number(trust)] as const];
  });
  return Object.fromEntries(told);
}

/** Of a side story that is over only that is known, and whose it was while they are known. */
function threadRow({ id, beat, turn, person }: Thread, people: World['people']): Json {
  if (beat < 3) return [id, beat, turn, person];
  return people.some((each) => each.id === person) ? [id, beat, 0, person] : [id, beat];
}

function threadIn(row: unknown): Thread | null {
  if (!Array.isArray(row)) return null;
  const [id, beat, turn = 0, person = '']: readonly unknown[] = row;
  return oldThread({ id, beat, turn, person });
}

function sagaRow({ turn, who, type, card }: SagaLine): Json {
  const sign = type === 'good' ? '+' : '-';
  return card === undefined ? [turn, who, sign] : [turn, who, sign, card];
}

function sagaLineIn(row: unknown): SagaLine | null {
  if (!Array.isArray(row)) return null;
  const [turn, who, sign, card]: readonly unknown[] = row;
  const type = sign === '+' ? 'good' : sign === '-' ? 'evil' : null;
  return oldSagaLine({ turn, who, type, card });
}

function ownRow({ turn, who, sort, state, did }: OwnDeed): Json {
  return [turn, who, sort, state, did];
}

function ownIn(row: unknown): OwnDeed | null {
  if (!Array.isArray(row)) return null;
  const [turn, who, sort, state, did]: readonly unknown[] = row;
  const isState = state === 'new' || state === 'seen' || state === 'done';
  return isWhole(turn) && isString(who) && isString(sort) && isState && isString(did)
    ? { turn, who, sort, state, did }
    : null;
}

function offeredIn(row: unknown): Offered | null {
  if (!Array.isArray(row)) return null;
  const [text, card, index]: readonly unknown[] = row;
  return oldOffered({ text, card, index });
}

/* ---------------------------------------------------------------- as stories that were begun before have them */

function oldPerson(value: unknown): Person | null {
  if (!isRecord(value)) return null;
  const { id, name, noun, pronoun, seen } = value;
  if (!isString(id) || !isString(name) || !isString(noun) || !isWhole(seen)) return null;
  return pronoun === 'he' || pronoun === 'she' || pronoun === 'they'
    ? { id, name, noun, pronoun, seen }
    : null;
}

function oldThread(value: unknown): Thread | null {
  if (!isRecord(value)) return null;
  const { id, beat, turn, person } = value;
  return isString(id) && isWhole(beat) && isWhole(turn) && isString(person)
    ? { id, beat, turn, person }
    : null;
}

function oldSagaLine(value: unknown): SagaLine | null {
  if (!isRecord(value)) return null;
  const { turn, who, type, card } = value;
  if (!isWhole(turn) || !isString(who) || (type !== 'good' && type !== 'evil')) return null;
  if (card === undefined) return { turn, who, type };
  return isString(card) ? { turn, who, type, card } : null;
}

function oldOffered(value: unknown): Offered | null {
  if (!isRecord(value)) return null;
  const { text, card, index } = value;
  return isString(text) && isString(card) && isWhole(index) ? { text, card, index } : null;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
