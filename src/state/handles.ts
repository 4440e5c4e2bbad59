import { atom } from 'jotai';

import type { EngineApi } from '../domain/ports/engine-api.ts';
import type { PageServices } from '../domain/server-finding.ts';
import type { Databases } from '../storage/device-database.ts';
import type { Space } from '../storage/registry.ts';

/** What `main.tsx` opened for the present owner, `database` his own; tests fill it with theirs. */
export type Handles = Databases & { readonly engine: EngineApi; readonly space: Space };

/** `null` while nobody is playing: the sign-in screen needs neither. */
export const handlesAtom = atom<Handles | null>(null);

/** What only the page can find out; `null` where nobody fills it in: then the screens do without. */
export const pageServicesAtom = atom<PageServices | null>(null);

/** The handles inside the game. Throws outside of it: a screen that needs them must not be shown before. */
export const openHandlesAtom = atom((get) => {
  const handles = get(handlesAtom);
  if (!handles) throw new Error('No owner is open: this screen belongs behind the sign-in screen.');
  return handles;
});
