import * as z from 'zod/mini';

import type { Backend } from './backend.ts';

const fileSchema = z.object({
  bucket: z.string(),
  path: z.string(),
  size: z.nullable(z.number()),
  created_at: z.nullable(z.string()),
});

/** A file that an account has stored. */
export type StoredFile = z.infer<typeof fileSchema>;

/** How many are asked for at once; a project answers at most a thousand rows. */
const pageSize = 500;

/** A page of the files of an account, in the order of their names. */
async function listFiles(backend: Backend, user: string, skip: number): Promise<readonly StoredFile[]> {
  const given = { p_user: user, p_skip: skip, p_most: pageSize };
  return z.array(fileSchema).parse(await backend.call('account_files', given));
}

/** Removes all of them, bytes and rows. Rejects when one stays. */
export async function removeFiles(backend: Backend, user: string): Promise<void> {
  let before = '';
  for (;;) {
    const files = await listFiles(backend, user, 0);
    const first = files[0];
    if (!first) return;
    const name = `${first.bucket}/${first.path}`;
    if (name === before) throw new Error('Files of an account cannot be removed.');
    before = name;
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      const paths = files.filter((file) => file.bucket === bucket).map((file) => file.path);
      const { error } = await backend.client.storage.from(bucket).remove(paths);
      if (error) throw error;
    }
  }
}

/** All files of an account, page by page. */
export async function* eachFile(backend: Backend, user: string): AsyncGenerator<StoredFile> {
  for (let skip = 0; ; skip += pageSize) {
    const files = await listFiles(backend, user, skip);
    yield* files;
    if (files.length < pageSize) return;
  }
}
