import type { Sql } from 'postgres';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { Log } from '../../log.ts';
import { readCaller } from '../caller.ts';
import type { Handler } from '../handler.ts';
import type { ServerKeys } from '../keys.ts';
import { readBody } from '../read-body.ts';
import { download, info, type Reader } from './download.ts';
import { openFiles } from './files.ts';
import { list, remove } from './list-and-remove.ts';
import { checkSigned, signUrl } from './signed-url.ts';
import type { ObjectPlace, StorageDeps, StorageRequest } from './storage-deps.ts';
import {
  bucketNotFound,
  invalidRequest,
  notOffered,
  storageDatabaseError,
  toResponse,
  tokenError,
  type StorageError,
} from './storage-error.ts';
import { sweep } from './sweep.ts';
import { upload } from './upload.ts';

/** Answers `/storage/v1/*` as Supabase's storage does, as far as this game asks. @param deps.folder where the files lie */
export function createStorage({
  folder,
  ...given
}: {
  readonly sql: Sql;
  readonly keys: ServerKeys;
  readonly folder: string;
  /** In milliseconds. */
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly log: Log;
}): { readonly fetch: Handler; readonly sweep: () => Promise<number> } {
  const deps: StorageDeps = { ...given, files: openFiles(folder) };
  return {
    fetch: async (request) => {
      try {
        const answer = await route(deps, request);
        return answer.ok ? answer.value : toResponse(answer.error);
      } catch (thrown) {
        const known = storageDatabaseError(thrown);
        if (known) return toResponse(known);
        deps.log.error('storage', { message: thrown instanceof Error ? thrown.message : '' });
        return toResponse({ statusCode: '500', error: 'internal', message: 'The server failed to answer.' });
      }
    },
    sweep: () => sweep(deps),
  };
}

type Answer = Promise<Result<Response, StorageError>>;

async function route(deps: StorageDeps, request: Request): Answer {
  const url = new URL(request.url);
  const { method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const parts = partsOf(url);
  if (!parts || parts[0] !== 'object') return err(notOffered('this address of the storage'));
  const [, first = '', ...rest] = parts;
  const saveAs = url.searchParams.get('download');

  if (isRead && (first === 'public' || first === 'sign')) {
    const place = placeOf(rest);
    if (!place.ok) return place;
    const allowed =
      first === 'public'
        ? await checkPublic(deps, place.value)
        : await checkSigned(deps, place.value, url.searchParams.get('token'));
    if (!allowed.ok) return allowed;
    const reader: Reader = { as: 'anybody', isPublic: first === 'public' };
    return download(deps, request, place.value, reader, saveAs);
  }

  const caller = await readCaller(request.headers, deps.keys, deps.now());
  if (!caller.ok) return err(tokenError(caller.error));
  const asked: StorageRequest = { request, url, caller: caller.value };
  if (method === 'POST' && first === 'list' && rest.length === 1) {
    return withBody(request, async (body) => asJson(await list(deps, asked, rest[0] ?? '', body)));
  }
  if (method === 'POST' && first === 'sign') {
    if (rest.length === 1) return err(notOffered('the signing of several addresses at once'));
    return withPlace(rest, (place) =>
      withBody(request, async (body) => {
        const signed = await signUrl(deps, asked, place, body);
        return signed.ok ? ok(Response.json(signed.value)) : signed;
      }),
    );
  }
  if (['copy', 'move', 'upload', 'list-v2', 'list'].includes(first))
    return err(notOffered(`'${first}' of the storage`));
  if (isRead && first === 'info') {
    return withPlace(rest, async (place) => asJson(await info(deps, place, asked)));
  }
  if (isRead) {
    const path = first === 'authenticated' ? rest : [first, ...rest];
    return withPlace(path, (place) => download(deps, request, place, { as: asked }, saveAs));
  }
  if (method === 'DELETE' && rest.length === 0) {
    return withBody(request, async (body) => asJson(await remove(deps, asked, first, body)));
  }
  if (method === 'POST' || method === 'PUT') {
    return withPlace([first, ...rest], async (place) => {
      const kept = await upload(deps, asked, place);
      return kept.ok ? ok(Response.json(kept.value)) : kept;
    });
  }
  return err(notOffered(`${method} at this address`));
}

/** The parts of the path after `/storage/v1`; undefined when one of them is no text. */
function partsOf(url: URL): string[] | undefined {
  const [, path] = /^\/storage\/v1\/(.+)$/.exec(url.pathname) ?? [];
  try {
    return path?.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Supabase's rule for names. What it lets pass is safe here whatever it says: the file system sees only names of the server's. */
const namePattern = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;

function placeOf([bucket = '', ...path]: readonly string[]): Result<ObjectPlace, StorageError> {
  const name = path.join('/');
  if (!namePattern.test(name)) return err(invalidRequest(`Invalid key: ${name.slice(0, 100)}`, 'InvalidKey'));
  return ok({ bucket, name });
}

async function withPlace(path: readonly string[], then: (place: ObjectPlace) => Answer): Answer {
  const place = placeOf(path);
  return place.ok ? then(place.value) : place;
}

/** The longest body of a request that names files, in bytes. */
const mostBytes = 200_000;

async function withBody(request: Request, then: (body: unknown) => Answer): Answer {
  const bytes = await readBody(request, mostBytes);
  if (!bytes.ok) return err(invalidRequest('The body is longer than this server takes.'));
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes.value));
  } catch {
    return err(invalidRequest('The body is no JSON.'));
  }
  return then(body);
}

async function checkPublic(
  { sql }: StorageDeps,
  { bucket }: ObjectPlace,
): Promise<Result<null, StorageError>> {
  const [open] = await sql`select from storage.buckets where id = ${bucket} and public`;
  return open ? ok(null) : err(bucketNotFound);
}

function asJson(json: Result<string, StorageError>): Result<Response, StorageError> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return json.ok ? ok(new Response(json.value, { headers })) : json;
}
