import { isJson } from './is-json.ts';
import type { Json } from './json.ts';
import { jsonBytes } from './limits.ts';

/*
 * What of a storyteller's state goes along when a story is shown to others. A state is opaque, and may hold what the player asked for in
 * private; so of the built-in storyteller's the fields are named that hold the story alone, and of any other nothing is taken.
 */

const named = [
  'form version turn arc place milestone milestoneTurn score streak lastAir lastNeed lastEffect rescued ended renounced time doom',
  'pursuit facts factTurn chain foe hands token outcome price weather case where places themes ally quest stage people threads saga',
  'offered past',
]
  .join(' ')
  .split(' ');

/** In bytes; states of today have half of it. */
const maxStateBytes = 16_000;

/** The state that others may have; `null` when there is none, and the storyteller then goes by what was told. */
export function sharedState(state: unknown): Json {
  if (typeof state !== 'object' || state === null) return null;
  const fields = new Map(Object.entries(state));
  if (fields.get('form') !== 'lamplit.builtin' || fields.get('version') !== 2) return null;
  // What it says to other storytellers is made of private wishes too.
  const kept = { ...Object.fromEntries(named.flatMap((name) => pair(name, fields))), notes: '' };
  return isJson(kept) && jsonBytes(kept) <= maxStateBytes ? kept : null;
}

function pair(name: string, fields: ReadonlyMap<string, unknown>): readonly (readonly [string, unknown])[] {
  return fields.has(name) ? [[name, fields.get(name)]] : [];
}
