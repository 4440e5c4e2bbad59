import { openLock } from './storage/open-lock.ts';
import { removeSpace } from './storage/remove-space.ts';
import { pageStorage, removingKey } from './ui/parts/page-storage.ts';

/* Taking an owner off this device. A tab that is closed meanwhile leaves a note, and the next start goes on. */

/** How long other pages may take to let go: they end what they are telling first. */
const patienceMs = 10_000;

/** Removes a space once no page has it open any more, or does not let go of it. */
export async function removeSpaceWhenClosed(space: string): Promise<void> {
  pageStorage.write(removingKey, space);
  if ('locks' in navigator)
    await navigator.locks
      .request(openLock(space), { signal: AbortSignal.timeout(patienceMs) }, () => {})
      .catch(() => {});
  await removeSpace(space);
  forgetKeysOf(space);
  pageStorage.write(removingKey, null);
}

/** What the page itself remembered for the owner. */
function forgetKeysOf(space: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(`:${space}`)) localStorage.removeItem(key);
  } catch {
    // Refused: then nothing was remembered.
  }
}
