import * as z from 'zod/mini';

import type { Backend } from '../backend.ts';

/** How long a picture's file is kept after a device was last given its address, in days. */
const keptDays = 30;
const mostAtOnce = 200;
const bucket = 'story-images';

/** Removes the files of pictures that nobody needs any more, once a day whoever asks. Answers how many. */
export async function sweepGenerated({ client, call }: Pick<Backend, 'client' | 'call'>): Promise<number> {
  let count = 0;
  for (let before = ''; ;) {
    const given = { p_days: keptDays, p_most: mostAtOnce };
    const names = z.array(z.string()).parse(await call('stray_generated_files', given));
    const [first] = names;
    if (first === undefined) return count;
    if (first === before) throw new Error('Files of pictures cannot be removed.');
    before = first;
    const { error } = await client.storage.from(bucket).remove([...names]);
    if (error) throw error;
    count += names.length;
  }
}
