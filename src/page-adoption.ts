import type { createStore } from 'jotai';

import type { GameError } from './domain/errors.ts';
import type { FileError } from './domain/file-port.ts';
import { adoptInWorker } from './page-files.ts';
import { adoptionAtom, type Adoption } from './state/account.ts';
import { countAdoptionIn } from './storage/adoption-count.ts';
import { openLock } from './storage/open-lock.ts';
import { findDemoSpace, noteAdoption, type AdoptionNote } from './storage/registry.ts';

/* What was played here without an account is brought into one, when the player says so. */

export type OfferAdoptionOptions = {
  readonly store: ReturnType<typeof createStore>;
  /** The account's. */
  readonly space: string;
  readonly note: AdoptionNote;
  /** The account is closed on this page. */
  readonly ended: AbortSignal;
};

/** Offers it, where there is something that was not declined; goes on with it where it was begun. */
export async function offerAdoption({ store, space, note, ended }: OfferAdoptionOptions): Promise<void> {
  const demo = await findDemoSpace();
  const found = demo && (await countAdoptionIn(demo.id));
  const isNew = found !== null && found.upTo > note.upTo && found.stories + found.characters > 0;
  if (demo === null || found === null || (note.status === 'wanted' && !isNew)) {
    await noteAdoption({ ...note, status: 'over' });
    return;
  }
  const say = (what: Adoption) => {
    if (!ended.aborted) store.set(adoptionAtom, what);
  };
  const of = found.stories + found.characters;
  const run = async () => {
    say({ status: 'running', done: 0, of });
    await noteAdoption({ into: space, status: 'running', upTo: note.upTo });
    const moved = await alone(space, demo.id, ended, () =>
      adoptInWorker(
        demo.id,
        space,
        (share) => say({ status: 'running', done: Math.floor(share * of), of }),
        ended,
      ),
    );
    // Another tab is at it.
    if (moved === null) return say({ status: 'none' });
    if (!moved.ok) return say({ status: 'failed', error: storeErrorOf(moved.error), again });
    // What could not be read whole is still there; that it is there was said now.
    await noteAdoption({ into: space, status: 'over', upTo: (await countAdoptionIn(demo.id)).upTo });
    const { stories, characters } = moved.value;
    say({ status: 'done', stories, characters });
  };
  const again = () => {
    run().catch(() => {
      say({ status: 'none' });
    });
  };
  if (note.status === 'running') return again();
  say({
    status: 'offered',
    stories: found.stories,
    characters: found.characters,
    accept: again,
    decline: () => {
      say({ status: 'none' });
      noteAdoption({ into: space, status: 'over', upTo: found.upTo }).catch(() => {});
    },
  });
}

/** No file is read here: what is not the store's is a worker that did not start, or broke. */
function storeErrorOf(error: FileError): GameError {
  switch (error.type) {
    case 'disk-full':
    case 'store-failed':
    case 'not-found':
    case 'damaged-row':
      return error;
    default:
      return { type: 'store-failed', message: 'message' in error ? error.message : error.type };
  }
}

/** For one tab at a time, once no page has demo play open any more; `null` when another tab is at it. */
function alone<T>(into: string, from: string, ended: AbortSignal, work: () => Promise<T>): Promise<T | null> {
  return navigator.locks.request(`${into}:adopt`, { ifAvailable: true }, (lock) =>
    lock === null ? null : navigator.locks.request(openLock(from), { signal: ended }, work),
  );
}
