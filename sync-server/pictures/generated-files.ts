import type { Backend } from '../backend.ts';
import { removeListed } from '../remove-listed.ts';

/** How long a picture's file is kept after a device was last given its address, in days. */
const keptDays = 30;
const mostAtOnce = 200;

/** Removes the files of pictures that nobody needs any more, once a day whoever asks. Answers how many. */
export function sweepGenerated(backend: Pick<Backend, 'client' | 'call'>): Promise<number> {
  const given = { p_days: keptDays, p_most: mostAtOnce };
  return removeListed(backend, { bucket: 'story-images', list: 'stray_generated_files', given });
}
