import { atom } from 'jotai';

import { pageStorage } from '../parts/page-storage.ts';

/* How the player likes to read on this device. Nobody's work: a browser that refuses storage merely forgets it. */

/** Whether everything but the page steps back while nothing is pressed or pointed at. */
export const focusModeAtom = habit('lamplit-focus-mode', false);

/** Whether a letter or figure alone does something (WCAG 2.1.4). */
export const singleKeysAtom = habit('lamplit-single-keys', true);

/** Whether the tools below the page are unfolded that are rarely wanted; until the page is loaded anew. */
export const toolsOpenAtom = atom(false);

/** Whether the line that says how and where the hero is shows all that it knows, where there is no margin; until the page is loaded anew. */
export const ribbonOpenAtom = atom(false);

function habit(key: string, usual: boolean) {
  const stored = pageStorage.read(key);
  const value = atom(stored === null ? usual : stored === 'true');
  return atom(
    (get) => get(value),
    (_get, set, wanted: boolean) => {
      set(value, wanted);
      pageStorage.write(key, wanted === usual ? null : String(wanted));
    },
  );
}
