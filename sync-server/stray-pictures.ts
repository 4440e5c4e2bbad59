import type { Backend } from './backend.ts';
import { removeListed } from './remove-listed.ts';

/** Days for which no row may name a picture before it goes: the row may be on a device that is not used for a while. */
const given = { p_days: 30, p_most: 500 };
const bucket = 'story-images';

/** Removes pictures that players sent and that no row of theirs has named for a while, once a day whoever asks. Answers how many. */
export function sweepStrays(backend: Pick<Backend, 'client' | 'call'>): Promise<number> {
  return removeListed(backend, { bucket, list: 'stray_story_images', given });
}

/** Removes kept portraits that no character of their account has named for a while, once a day whoever asks. Answers how many. */
export function sweepPortraits(backend: Pick<Backend, 'client' | 'call'>): Promise<number> {
  return removeListed(backend, { bucket, list: 'stray_character_images', given });
}
