import * as z from 'zod/mini';

import type { Backend } from './backend.ts';

/**
 * Removes files from a bucket, as often as the database still names some. Answers how many. Rejects when one of them stays.
 * @param options.list the function of the database that names some of those to be removed, and what it is given
 */
export async function removeListed(
  { client, call }: Pick<Backend, 'client' | 'call'>,
  options: {
    readonly bucket: string;
    readonly list: string;
    readonly given: Readonly<Record<string, unknown>>;
  },
): Promise<number> {
  const { bucket, list, given } = options;
  let count = 0;
  for (let before = ''; ;) {
    const names = z.array(z.string()).parse(await call(list, given));
    const [first] = names;
    if (first === undefined) return count;
    if (names.includes(before)) throw new Error(`Files of ${list} cannot be removed.`);
    before = first;
    const { error } = await client.storage.from(bucket).remove([...names]);
    if (error) throw error;
    count += names.length;
  }
}
