import type { Clock } from './domain/ports/clock.ts';
import type { Database } from './storage/database.ts';
import { noteMissing } from './storage/missing-picture.ts';
import { keepArrived, noteSent, picturesToSend, readTravelPicture } from './storage/picture-travel.ts';
import { isUnread, watchWaiting } from './storage/sync-queries.ts';
import { createSyncStore } from './storage/sync-store.ts';
import type { AskAccess } from './sync/access.ts';
import { createCloudRemote } from './sync/cloud-remote.ts';
import { createPictureQueue } from './sync/picture-queue.ts';
import { pullStory } from './sync/pull.ts';
import { createSyncLoop, type SyncLocks, type Wake } from './sync/sync-loop.ts';

/* The worker's part of copying an account's rows to its server and back. It is loaded for an account alone. */

/** What the page tells. */
export type CopyWord =
  | { readonly type: 'wake'; readonly why: Exclude<Wake, 'told' | 'nudge'> }
  | { readonly type: 'visible'; readonly isVisible: boolean }
  /** Whether nudges come. */
  | { readonly type: 'nudged'; readonly isNudged: boolean }
  /** One came. @property origin which start of which worker it is about */
  | { readonly type: 'nudge'; readonly origin: string }
  /** Something shows a picture that is not here. */
  | { readonly type: 'picture'; readonly hash: string };

export type Copying = {
  readonly hear: (word: CopyWord) => void;
  /** Brings the end of a story of which no scene is here yet, before its turn in the line comes; never rejects. */
  readonly bring: (story: string) => Promise<void>;
};

export type CopyingOptions = {
  /** The account. */
  readonly user: string;
  /** Its database on this device. */
  readonly space: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly boot: string;
  readonly device: string;
  readonly askAccess: AskAccess;
};

/** Copies from now on, as long as the worker lives. */
export function startCopying(options: CopyingOptions): Copying {
  const { user, space, database, clock, boot, device, askAccess } = options;
  const deps = {
    space: user,
    boot,
    store: createSyncStore({ database, now: clock.now, boot }),
    remote: createCloudRemote({ askAccess, fetch: (input, init) => fetch(input, init) }),
    clock,
    chance: Math.random,
  };
  const loop = createSyncLoop({ ...deps, locks: syncLocks(space) });
  const pictures = createPictureQueue({
    user,
    askAccess,
    fetch: (input, init) => fetch(input, init),
    clock,
    chance: Math.random,
    shelf: {
      toSend: () => picturesToSend(database),
      read: (hash) => readTravelPicture(database, hash),
      sent: (hash) => noteSent(database, hash),
      arrived: (picture) => keepArrived(database, picture, clock.now()),
      missing: (hash, reason) => noteMissing(database, hash, reason),
    },
  });
  let known = { count: 0, last: 0 };
  // Hears of what every tab and worker of this device writes.
  watchWaiting(database).subscribe((waits) => {
    if (waits.last > known.last || waits.count > known.count) {
      loop.wake('told');
      // Before the row that names it, where it can be.
      pictures.look();
    }
    known = waits;
  });
  return {
    hear(word) {
      switch (word.type) {
        case 'wake':
          if (word.why !== 'leaving') pictures.look();
          return loop.wake(word.why);
        case 'picture':
          return pictures.want(word.hash);
        case 'visible':
          loop.setVisible(word.isVisible);
          pictures.setVisible(word.isVisible);
          if (word.isVisible) loop.wake('visible');
          return;
        case 'nudged':
          return loop.setNudged(word.isNudged);
        case 'nudge':
          // What was sent from here is known here.
          if (word.origin !== boot) loop.wake('nudge');
          return;
        default:
          return word satisfies never;
      }
    },
    async bring(story) {
      try {
        if (await isUnread(database, story, device)) await pullStory(deps, story);
      } catch {
        // The browser's storage failed: whoever opens the story finds that out.
      }
    },
  };
}

/** Locks that can be taken from a tab that is dead or frozen. Without a secure address there are none, and two tabs may be at it at once, which harms nothing. */
function syncLocks(space: string): SyncLocks {
  const isThere = 'locks' in navigator;
  return {
    async tryHold(name, work) {
      if (!isThere) return work();
      let isOver = false;
      try {
        return await navigator.locks.request(`${space}:${name}`, { ifAvailable: true }, async (lock) => {
          if (!lock) return 'busy' as const;
          try {
            return await work();
          } finally {
            isOver = true;
          }
        });
      } catch (thrown) {
        // It was taken away in the middle of the work, which ends by itself.
        if (!isOver && thrown instanceof DOMException && thrown.name === 'AbortError') return 'busy';
        throw thrown;
      }
    },
    steal: async (name, work) =>
      isThere ? navigator.locks.request(`${space}:${name}`, { steal: true }, () => work()) : work(),
  };
}
