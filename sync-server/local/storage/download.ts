import type { Row, TransactionSql } from 'postgres';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { serveBytes } from './serve-bytes.ts';
import { runAs, type ObjectPlace, type StorageDeps, type StorageRequest } from './storage-deps.ts';
import { objectNotFound, type StorageError } from './storage-error.ts';

/** Who may read a file: who asks, by the policies; or anybody, for it is public or the address itself was signed. */
export type Reader = { readonly as: StorageRequest } | { readonly as: 'anybody'; readonly isPublic: boolean };

/** The bytes of a file. @param saveAs the name to save it under; null to show it */
export async function download(
  deps: StorageDeps,
  request: Request,
  place: ObjectPlace,
  reader: Reader,
  saveAs: string | null,
): Promise<Result<Response, StorageError>> {
  // A file that is replaced between the look at its row and the look at its bytes is looked for once more.
  for (const _ of [1, 2]) {
    const row = await findObject(deps, place, reader);
    if (!row) return err(objectNotFound);
    const bytes = await deps.files.read(row.version);
    if (!bytes) continue;
    return ok(
      serveBytes(request, bytes, {
        type: row.mimetype,
        etag: row.etag,
        cacheControl: row.cache_control,
        changedAt: Number(row.changed_ms),
        isPublic: reader.as === 'anybody' && reader.isPublic,
        saveAs,
      }),
    );
  }
  deps.log.error('storage', { message: 'A row has no file.' });
  return err(objectNotFound);
}

/** Whether somebody may read a file. */
export async function mayRead(
  deps: StorageDeps,
  place: ObjectPlace,
  asked: StorageRequest,
): Promise<boolean> {
  return (await findObject(deps, place, { as: asked })) !== undefined;
}

/** What is known of a file, as JSON. */
export async function info(
  deps: StorageDeps,
  { bucket, name }: ObjectPlace,
  asked: StorageRequest,
): Promise<Result<string, StorageError>> {
  const { rows } = await runAs(
    deps,
    asked,
    (transaction) => transaction<{ json: string }[]>`
    select json_build_object(
      'id', id, 'name', name, 'version', version, 'bucket_id', bucket_id, 'size', (metadata ->> 'size')::bigint,
      'content_type', metadata ->> 'mimetype', 'cache_control', metadata ->> 'cacheControl', 'etag', metadata ->> 'eTag',
      'metadata', coalesce(user_metadata, '{}'), 'last_modified', updated_at, 'created_at', created_at
    )::text as json
    from storage.objects where bucket_id = ${bucket} and name = ${name}`,
  );
  const [row] = rows;
  return row ? ok(row.json) : err(objectNotFound);
}

const objectSchema = z.object({
  version: z.string(),
  mimetype: z.string(),
  etag: z.string(),
  cache_control: z.string(),
  changed_ms: z.string(),
});

async function findObject(deps: StorageDeps, { bucket, name }: ObjectPlace, { as }: Reader) {
  const find = (sql: TransactionSql | StorageDeps['sql']) => sql<Row[]>`
    select version, metadata ->> 'mimetype' as mimetype, metadata ->> 'eTag' as etag, metadata ->> 'cacheControl' as cache_control,
      trunc(extract(epoch from updated_at) * 1000)::text as changed_ms
    from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  const rows = as === 'anybody' ? await find(deps.sql) : (await runAs(deps, as, find)).rows;
  return rows[0] && objectSchema.parse(rows[0]);
}
