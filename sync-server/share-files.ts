import { ok, err, type Result } from '../src/domain/result.ts';
import * as z from 'zod/mini';

import type { Backend } from './backend.ts';
import type { Log } from './log.ts';
import { removeListed } from './remove-listed.ts';
import { typeOfPicture, type CheckedPicture } from './share-pictures.ts';
import { isSharePicture } from '../src/domain/share-snapshot.ts';

const bucket = 'shared-images';

/** How long anybody may keep a picture without asking again, in seconds: what is withdrawn is gone after that. */
const keptS = 60;

/** Stores pictures of a share. They are not shown before the share is. */
export async function storePictures(
  backend: Backend,
  share: string,
  pictures: readonly CheckedPicture[],
): Promise<void> {
  const files = backend.client.storage.from(bucket);
  const queue = pictures.values();
  const store = async () => {
    for (const { name, type, bytes } of queue) {
      const given = { contentType: type, cacheControl: String(keptS), upsert: true };
      const { error } = await files.upload(`${share}/${name}`, bytes, given);
      if (error) throw error;
    }
  };
  await Promise.all(Array.from({ length: 4 }, store));
}

/** Those of some pictures that are not stored. */
export async function missingPictures(
  backend: Backend,
  share: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const missing = await backend.call('share_files_missing', { p_share: share, p_files: names });
  return z.array(z.string()).parse(missing);
}

const mostAtOnce = 500;

/** Removes files that no share shows any more: of one, or of all. Answers how many. */
export function removeStrays(backend: Backend, share: string | null): Promise<number> {
  const given = { p_share: share, p_most: mostAtOnce };
  return removeListed(backend, { bucket, list: 'stray_share_files', given });
}

const sweepEveryMs = 3_600_000;

/** What a server that died left behind goes within the hour. Any number of servers may do this. */
export function sweepShares(backend: Backend, log: Log): { readonly close: () => void } {
  const sweep = () => {
    removeStrays(backend, null).then(
      (count) => {
        if (count > 0) log.info('stray pictures', { count });
      },
      () => log.warn('stray pictures', { failed: true }),
    );
  };
  const timer = setInterval(sweep, sweepEveryMs).unref();
  return { close: () => clearInterval(timer) };
}

/** A picture of a share, as long as it is shown; how to answer otherwise. */
export async function sharedPicture(
  backend: Backend,
  share: string,
  name: string,
  known: string | undefined,
): Promise<Result<Response, 404>> {
  const type = typeOfPicture(name);
  if (!isSharePicture(name) || type === undefined) return err(404);
  const shown = await backend.call('share_shows', { p_share: share, p_file: name });
  if (shown !== true) return err(404);
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${keptS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    // A page elsewhere may show what a link to it shows.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${name.slice(0, 64)}"`,
  };
  if (known?.includes(headers.ETag)) return ok(new Response(null, { status: 304, headers }));
  const { data, error } = await backend.client.storage.from(bucket).download(`${share}/${name}`);
  return error ? err(404) : ok(new Response(await data.arrayBuffer(), { headers }));
}
