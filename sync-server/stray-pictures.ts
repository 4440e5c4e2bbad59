import type { Backend } from './backend.ts';
import { removeListed } from './remove-listed.ts';

/** Days for which no row may name a picture before it goes: the row may be on a device that is not used for a while. */
const keptDays = 30;
const mostAtOnce = 500;

/** Removes pictures that players sent and that no row of theirs has named for a while, once a day whoever asks. Answers how many. */
export function sweepStrays(backend: Pick<Backend, 'client' | 'call'>): Promise<number> {
  const given = { p_days: keptDays, p_most: mostAtOnce };
  return removeListed(backend, { bucket: 'story-images', list: 'stray_story_images', given });
}
