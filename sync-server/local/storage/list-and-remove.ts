import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { runAs, type StorageDeps, type StorageRequest } from './storage-deps.ts';
import { invalidRequest, notOffered, type StorageError } from './storage-error.ts';

/** The most that one request lists or removes. */
const most = 1000;

const listSchema = z.object({
  prefix: z._default(z.nullable(z.string()), ''),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(most)), 100),
  offset: z._default(z.int().check(z.minimum(0)), 0),
  search: z.optional(z.nullable(z.string())),
  sortBy: z.optional(
    z.object({
      column: z._default(z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']), 'name'),
      order: z._default(z.nullable(z.enum(['asc', 'desc', ''])), 'asc'),
    }),
  ),
});

/** The files and folders right below a folder, as far as who asks may see them, as JSON text. */
export async function list(
  deps: StorageDeps,
  asked: StorageRequest,
  bucket: string,
  body: unknown,
): Promise<Result<string, StorageError>> {
  const parsed = listSchema.safeParse(body);
  if (!parsed.success) return err(invalidRequest('The body of a list request is not as it should be.'));
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  if (search !== undefined && search !== null && search !== '') return err(notOffered('a search in a list'));
  const folder = (prefix ?? '').replace(/^\/+|\/+$/g, '');
  const start = folder === '' ? '' : `${folder}/`;
  const depth = start.split('/').length;
  // Both are among a few words of ours, for neither can be a parameter.
  const order = `${sortBy?.column ?? 'name'} ${sortBy?.order === 'desc' ? 'desc' : 'asc'}`;
  const { rows } = await runAs(
    deps,
    asked,
    (transaction) => transaction<{ json: string }[]>`
    with found as (
      select path_tokens[${depth}::int] as name, array_length(path_tokens, 1) = ${depth}::int as is_file, id, updated_at, created_at,
        last_accessed_at, metadata
      from storage.objects where bucket_id = ${bucket} and starts_with(name, ${start})
    ), entries as (
      select name, id, updated_at, created_at, last_accessed_at, metadata from found where is_file
      union all
      select distinct name, null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb from found where not is_file
    ), page as (
      select * from entries order by ${transaction.unsafe(order)}, name, id limit ${limit}::int offset ${offset}::int
    )
    select coalesce(json_agg(page), '[]')::text as json from page`,
  );
  return ok(rows[0]?.json ?? '[]');
}

const removeSchema = z.object({ prefixes: z.array(z.string()).check(z.minLength(1), z.maxLength(most)) });

/** Removes the named files that who asks may remove, and answers with their rows as JSON text; the bytes go once the rows are gone. */
export async function remove(
  deps: StorageDeps,
  asked: StorageRequest,
  bucket: string,
  body: unknown,
): Promise<Result<string, StorageError>> {
  const parsed = removeSchema.safeParse(body);
  if (!parsed.success)
    return err(invalidRequest(`The names of 1 to ${most} files are to be removed at once.`));
  const names = JSON.stringify(parsed.data.prefixes);
  const { rows } = await runAs(
    deps,
    asked,
    (transaction) => transaction<{ json: string; versions: string }[]>`
    with gone as (
      delete from storage.objects
      where bucket_id = ${bucket} and name in (select json_array_elements_text(${names}::text::json))
      returning id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata
    )
    select coalesce(json_agg(gone), '[]')::text as json, coalesce(json_agg(gone.version), '[]')::text as versions from gone`,
  );
  const versions = z.array(z.string()).parse(JSON.parse(rows[0]?.versions ?? '[]'));
  for (const version of versions) await deps.files.remove(version);
  return ok(rows[0]?.json ?? '[]');
}
