import { hash32 } from './random.ts';
import { isListOf, isRecord, isString, type Unknown } from './shape.ts';
import { mark, type World } from './world.ts';
import type { Json } from '../../domain/json.ts';
import type { Scene } from '../../domain/story.ts';

/** How much a story remembers of what it told and did: marks of cards, of sentences, of runs of words and of titles; deeds. */
const most = { seen: 600, told: 1000, echoes: 1600, titles: 61, deeds: 41 } as const;
type Run = keyof typeof most;
const runs = ['seen', 'told', 'echoes', 'titles', 'deeds'] as const satisfies readonly Run[];

/** What a story told and did so far, the oldest first. */
export type Past = Pick<World, Run>;

/**
 * A scene holds what was told in it, and what was told this many turns before it, twice as many, and so on: the scenes of one road, of
 * which a storyteller is given a few more than these, hold everything together, and each of them little.
 */
const stride = 40;

/** The end of a road; what counts is what this storyteller left in its scenes. */
type Road = readonly Pick<Scene, 'storytellerState'>[];

/** What was told in each turn, by its number: marks without separators, or deeds with a space between two. */
type Turns = ReadonlyMap<number, string>;

/** What the scenes of a road hold together. */
export type Held = { readonly past: Past; readonly turns: { readonly [run in Run]: Turns } };

/** Gathers it. A scene that is missing or another's takes what it held with it, and no more. */
export function heldIn(path: Road): Held {
  const turns: { readonly [run in Run]: Map<number, string> } = {
    seen: new Map(),
    told: new Map(),
    echoes: new Map(),
    titles: new Map(),
    deeds: new Map(),
  };
  for (const { storytellerState } of path.toReversed()) {
    if (!isOurs(storytellerState)) continue;
    for (const run of runs)
      for (const [turn, text] of heldBy(storytellerState, run))
        if (!turns[run].has(turn)) turns[run].set(turn, text);
    if (isWhole(storytellerState)) break;
  }
  const marks = (run: Exclude<Run, 'deeds'>) =>
    inOrder(turns[run])
      .join('')
      .slice(-4 * most[run]);
  const past = {
    seen: marks('seen'),
    told: marks('told'),
    echoes: marks('echoes'),
    titles: marks('titles'),
    deeds: itemsIn('deeds', inOrder(turns.deeds).join(' ')).slice(-most.deeds),
  };
  return { past, turns };
}

/** What was told in the scene with this state, and in no other. */
export function pastIn(stored: Unknown): Past {
  const own = (run: Run) => heldBy(stored, run).get(turnIn(stored)) ?? '';
  return {
    seen: own('seen'),
    told: own('told'),
    echoes: own('echoes'),
    titles: own('titles'),
    deeds: itemsIn('deeds', own('deeds')),
  };
}

/** What the scene of a world is to hold of its past: from its own turn backwards in strides, as far as it is remembered. */
export function pastToKeep(world: World, { past, turns }: Held): Json {
  const kept: { [run: string]: Json } = {};
  for (const run of runs) {
    const own = world[run].slice(past[run].length);
    const now = isString(own) ? own : own.join(' ');
    const oldest = reachOf(run, turns[run], most[run] - itemsIn(run, now).length);
    const parts = [now];
    for (let turn = world.turn - stride; turn >= oldest; turn -= stride)
      parts.push(turns[run].get(turn) ?? '');
    while (parts.at(-1) === '') parts.pop();
    if (parts.length > 0) kept[run] = parts;
  }
  return kept;
}

/** By what a title is known again. */
export function titleMark(title: string): string {
  return mark(hash32(title.toLowerCase()));
}

/** What one state holds. */
function heldBy(stored: Unknown, run: Run): Turns {
  const turn = turnIn(stored);
  if (isWhole(stored)) return spread(run, turn, stored[run]);
  const parts = isRecord(stored['past']) ? stored['past'][run] : [];
  if (!isListOf(parts, isString) || (run !== 'deeds' && parts.some((text) => text.length % 4 > 0)))
    return new Map();
  return new Map(parts.map((text, i) => [turn - i * stride, text]));
}

function isOurs(stored: Json): stored is { readonly [key: string]: Json } {
  return isRecord(stored) && stored['form'] === 'lamplit.builtin';
}

/** Stories that were begun before hold all that they told in every scene. */
function isWhole(stored: Unknown): boolean {
  return stored['version'] === 1;
}

/** All that was told, dealt out to as many turns as a stride has, so that it goes on in as many scenes. */
function spread(run: Run, turn: number, all: unknown): Turns {
  const listed = isListOf(all, isString) ? (run === 'titles' ? all.map(titleMark) : all) : [];
  const items = isString(all) ? itemsIn(run, all) : listed;
  const share = Math.ceil(items.length / stride);
  const dealt = new Map<number, string>();
  for (let end = items.length, at = turn; end > 0; end -= share, at--)
    dealt.set(at, items.slice(Math.max(0, end - share), end).join(run === 'deeds' ? ' ' : ''));
  return dealt;
}

function turnIn({ turn }: Unknown): number {
  return typeof turn === 'number' ? turn : 0;
}

/** What was told, the oldest first; of turns in which nothing was there is nothing. */
function inOrder(turns: Turns): readonly string[] {
  return turnsOf(turns).flatMap((turn) => turns.get(turn) ?? []);
}

function turnsOf(turns: Turns): readonly number[] {
  return [...turns.keys()].toSorted((one, other) => one - other);
}

function itemsIn(run: Run, text: string): readonly string[] {
  return text.match(run === 'deeds' ? /\S+/g : /.{4}/g) ?? [];
}

/** The oldest turn of which something is still remembered where so many are. */
function reachOf(run: Run, turns: Turns, most: number): number {
  let left = most;
  let oldest = Infinity;
  for (const turn of turnsOf(turns).toReversed()) {
    if (left <= 0) break;
    const text = turns.get(turn) ?? '';
    left -= run === 'deeds' ? itemsIn(run, text).length : text.length / 4;
    oldest = turn;
  }
  return oldest;
}
