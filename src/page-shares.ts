import type { SharedStories } from './domain/open-book.ts';
import type { StoredPicture } from './domain/parcel.ts';
import { err, ok, type Result } from './domain/result.ts';
import type { ShareError } from './domain/open-book.ts';
import { sharedPictures, type SharedStory } from './domain/share-snapshot.ts';
import { printShare } from './page-files.ts';
import { askConfig } from './sync/cloud-config.ts';
import { createShareClient } from './sync/share-client.ts';

/* Stories that others published, as a page has them: fetched when one is read, by whoever reads it. */

type ShareClient = ReturnType<typeof createShareClient>;

const mimes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const ask: typeof fetch = (input, init) => fetch(input, init);
/** How many pictures are asked for at once. */
const mostAbreast = 4;

export function createSharedStories(): SharedStories {
  let known: ShareClient | null = null;
  const client = async (): Promise<Result<ShareClient, ShareError>> => {
    if (known) return ok(known);
    const config = await askConfig(ask);
    if (config?.cloud) return ok((known = createShareClient({ fetch: ask, cloud: config.cloud })));
    // Where there is a server it said that it keeps nothing; otherwise it may be the network.
    const isAway = config === null && (!navigator.onLine || (await isServed()));
    return err(
      isAway
        ? { code: '', message: 'The server cannot be reached.' }
        : { code: 'no-server', message: 'There is no server here.' },
    );
  };
  const fetchShare = async (id: string, upTo: number) => {
    const found = await client();
    if (!found.ok) return found;
    const whole = await found.value.readWhole(id);
    if (!whole.ok) return whole;
    const names = sharedPictures(untilScene(whole.value, upTo));
    const pictures = await fetchPictures(names.map((name) => [name, found.value.pictureUrl(id, name)]));
    return ok({ shared: whole.value, pictures });
  };
  return {
    open: async (id) => {
      const found = await client();
      if (!found.ok) return found;
      return found.value.read(id);
    },
    fetch: fetchShare,
    print: async (id, progress) => {
      const found = await fetchShare(id, Infinity);
      if (!found.ok) return err({ type: 'files-failed', message: found.error.message });
      return printShare({ ...found.value, id }, progress);
    },
    report: async (id, reason) => {
      const found = await client();
      if (!found.ok) return found.error.message;
      const sent = await found.value.report(id, reason);
      return sent.ok ? '' : sent.error.words;
    },
  };
}

/** Whether a server of the game was ever behind this page: a host of files alone answers this address with a page, or not at all. */
async function isServed(): Promise<boolean> {
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  return response === null || response.headers.get('content-type')?.includes('json') === true;
}

function untilScene({ snapshot, playing }: SharedStory, last: number): SharedStory {
  return { snapshot: { ...snapshot, scenes: snapshot.scenes.slice(0, last + 1) }, playing };
}

/** Those of some pictures that come; a story is no worse off without the others than it was without a picture. */
async function fetchPictures(
  named: readonly (readonly [name: string, url: string])[],
): Promise<readonly StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  const queue = named.values();
  const take = async () => {
    for (const [name, url] of queue) {
      const [hash = '', ending = ''] = name.split('.');
      const response = await fetch(url).catch(() => null);
      if (!response?.ok) continue;
      const bytes = new Uint8Array(await response.arrayBuffer());
      pictures.push({ hash, mime: mimes[ending] ?? '', bytes });
    }
  };
  await Promise.all(Array.from({ length: mostAbreast }, take));
  return pictures;
}
