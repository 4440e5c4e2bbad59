import { createHash } from 'node:crypto';
import postgres from 'postgres';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { newId } from '../new-id.ts';
import { readUpload } from './read-upload.ts';
import { runAs, type ObjectPlace, type StorageDeps, type StorageRequest } from './storage-deps.ts';
import { bucketNotFound, storageDatabaseError, type StorageError } from './storage-error.ts';

/** The largest file of a bucket that names no limit, in bytes. */
const mostBytes = 50 * 1024 * 1024;

/**
 * Keeps a file: first its bytes, then its row with the rights of who asks. What the policies refuse is removed again; what it replaces
 * goes only once the new row is safe. A file that a crash leaves in between is the sweep's.
 */
export async function upload(
  deps: StorageDeps,
  asked: StorageRequest,
  { bucket, name }: ObjectPlace,
): Promise<Result<{ readonly Id: string; readonly Key: string }, StorageError>> {
  const { sql, files, random, now, log } = deps;
  const { request, caller } = asked;
  const rules = bucketSchema.safeParse(
    (
      await sql`select file_size_limit::text as "limit", array_to_json(allowed_mime_types)::text as types from storage.buckets where id = ${bucket}`
    )[0],
  );
  if (!rules.success) return err(bucketNotFound);
  const read = await readUpload(request, Math.min(mostBytes, Number(rules.data.limit ?? mostBytes)));
  if (!read.ok) return read;
  const { bytes, type, cacheControl, userMetadata } = read.value;
  if (!allows(rules.data.types, type)) {
    return err({
      statusCode: '415',
      error: 'invalid_mime_type',
      message: `mime type ${type.slice(0, 100)} is not supported`,
    });
  }
  const version = newId(random);
  const id = newId(random);
  const owner = caller.role === 'authenticated' ? caller.user : null;
  const metadata = JSON.stringify({
    eTag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    size: bytes.byteLength,
    mimetype: type,
    cacheControl,
    lastModified: new Date(now()).toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  });
  await files.write(version, bytes);
  const replaces = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  try {
    const { before: old } = await runAs(
      deps,
      asked,
      (transaction) => {
        const conflict = replaces
          ? transaction`on conflict (bucket_id, name) do update set
              owner = excluded.owner, owner_id = excluded.owner_id, metadata = excluded.metadata, version = excluded.version,
              user_metadata = excluded.user_metadata, updated_at = now()`
          : transaction``;
        // Nothing is returned: that would need the right to read, and adding needs only the right to add.
        return transaction`
          insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, version, user_metadata)
          values (${id}, ${bucket}, ${name}, ${owner}::uuid, ${owner}, ${metadata}::text::jsonb, ${version}, ${userMetadata}::text::jsonb)
          ${conflict}`;
      },
      async (transaction) => {
        // Of two that replace one file, the second sees the first one's version.
        await transaction`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${name}`}, 0))`;
        const [row] = await transaction<{ id: string; version: string }[]>`
          select id, version from storage.objects where bucket_id = ${bucket} and name = ${name}`;
        return row;
      },
    );
    if (old) await files.remove(old.version);
    return ok({ Id: old?.id ?? id, Key: `${bucket}/${name}` });
  } catch (thrown) {
    // Only a refusal is certain. When the connection broke, the row may be there.
    if (thrown instanceof postgres.PostgresError) await files.remove(version);
    const error = storageDatabaseError(thrown);
    if (!error) throw thrown;
    if (error.statusCode === '413') log.info('quota', {});
    return err(error);
  }
}

const bucketSchema = z.object({
  limit: z.nullable(z.string()),
  types: z.pipe(
    z.nullable(
      z.pipe(
        z.string(),
        z.transform((text): unknown => JSON.parse(text)),
      ),
    ),
    z.nullable(z.array(z.string())),
  ),
});

function allows(types: readonly string[] | null, type: string): boolean {
  if (types === null || types.length === 0) return true;
  const bare = type.replace(/;.*$/, '').trim().toLowerCase();
  return types.some((each) => each === bare || (each.endsWith('/*') && bare.startsWith(each.slice(0, -1))));
}
