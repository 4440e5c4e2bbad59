import { atom, useAtomValue, useSetAtom } from 'jotai';

import type { Space } from '../storage/registry.ts';
import { openHandlesAtom } from './handles.ts';

/*
 * What the player typed and did not save yet, by the place where he typed it ('memory:STORY:facts:new'). It outlives a
 * dialog that was closed, another tab of it, and a reload of this page: an update that came in elsewhere, or a browser
 * that let the page go. It stays in this tab of the browser and ends with it, and under the name of its owner: who plays
 * here next sees nothing of it, and it is there when its owner comes back.
 */

const key = 'lamplit-typed';

type Typed = { readonly [place: string]: string };

const keptAtom = atom<Typed | null>(null);

const typedAtom = atom(
  (get): Typed => get(keptAtom) ?? readTyped(get(openHandlesAtom).space),
  (get, set, typed: Typed) => {
    set(keptAtom, typed);
    writeTyped(get(openHandlesAtom).space, typed);
  },
);

const typeAtom = atom(null, (get, set, place: string, text: string | null) => {
  const { [place]: _, ...others } = get(typedAtom);
  set(typedAtom, text === null ? others : { ...others, [place]: text });
});

/** Lets go of what was typed at all places that begin so; with `text`, only of that text: words that came later stay. */
export const dropTypedAtom = atom(null, (get, set, prefix: string, text?: string) => {
  const kept = Object.entries(get(typedAtom)).filter(
    ([place, typed]) => !place.startsWith(prefix) || (text !== undefined && typed !== text),
  );
  set(typedAtom, Object.fromEntries(kept));
});

/** The text of a field: as it is stored, until the player types something else there. */
export function useTyped(place: string, stored: string): readonly [string, (text: string) => void] {
  const text = useAtomValue(typedAtom)[place] ?? stored;
  const type = useSetAtom(typeAtom);
  return [
    text,
    (typed) => {
      type(place, typed === stored ? null : typed);
    },
  ];
}

/** Where below a place something was typed: the first step behind it; `null` when nothing was. */
export function useTypedBelow(place: string): string | null {
  const found = Object.keys(useAtomValue(typedAtom)).find((each) => each.startsWith(place));
  return found === undefined ? null : (found.slice(place.length).split(':')[0] ?? '');
}

function readTyped(space: Space): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(space)) ?? before(space) ?? '{}');
    const isEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(isEntry))
      : {};
  } catch {
    // Refused, or not ours: nothing was kept.
    return {};
  }
}

function writeTyped(space: Space, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(space), JSON.stringify(typed));
    if (space.user === null) sessionStorage.removeItem(key);
  } catch {
    // Refused or full: what was typed is still in the page.
  }
}

const keyOf = ({ id }: Space) => `${key}:${id}`;

/** What an edition kept for which there was demo play alone. */
function before({ user }: Space): string | null {
  return user === null ? sessionStorage.getItem(key) : null;
}
