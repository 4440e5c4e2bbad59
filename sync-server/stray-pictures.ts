import * as z from 'zod/mini';

import type { Backend } from './backend.ts';

/** Days after which a picture goes that no row names: the row may be on a device that is not used for a while. */
const keptDays = 30;
const mostAtOnce = 500;
const bucket = 'story-images';

/** Who names them: those that travel with stories, and the portraits that are kept for good. */
const kinds = ['stray_story_images', 'stray_character_images'] as const;

/** Removes pictures that players sent and that no row of theirs names any more, once a day whoever asks. Answers how many. */
export async function sweepStrays(backend: Pick<Backend, 'client' | 'call'>): Promise<number> {
  let count = 0;
  for (const kind of kinds) count += await sweep(backend, kind);
  return count;
}

async function sweep({ client, call }: Pick<Backend, 'client' | 'call'>, kind: (typeof kinds)[number]) {
  let count = 0;
  for (let before = ''; ;) {
    const given = { p_days: keptDays, p_most: mostAtOnce };
    const names = z.array(z.string()).parse(await call(kind, given));
    const [first] = names;
    if (first === undefined) return count;
    if (names.includes(before)) throw new Error('Pictures that nobody names cannot be removed.');
    before = first;
    const { error } = await client.storage.from(bucket).remove([...names]);
    if (error) throw error;
    count += names.length;
  }
}
