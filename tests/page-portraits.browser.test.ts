import { afterEach, expect, test, vi } from 'vitest';

import { entryOfForm } from '../src/domain/character-entry.ts';
import { createIdSource } from '../src/domain/ids.ts';
import { ok } from '../src/domain/result.ts';
import { sha256, toBytes } from '../src/formats/bytes.ts';
import { keepPortraitOnPage } from '../src/page-portraits.ts';
import { openDatabase } from '../src/storage/database.ts';
import { fakeForm } from './fakes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a drawn portrait goes to permanent storage as pixels, and its row says where; one that fails changes nothing', async () => {
  const database = await openDatabase(crypto.randomUUID(), { durability: 'relaxed' });
  const svg = toBytes(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50"/></svg>',
  );
  const hash = await sha256(svg);
  const row = { hash, bytes: svg.buffer, mime: 'image/svg+xml', size: svg.length, lastUsed: 0 };
  await database.blobs.put({ ...row, state: 'local' });
  const entry = { ...entryOfForm(fakeForm({ name: 'Mira Vale' }), 0), image: hash };
  const sent: Request[] = [];
  let status = 200;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push(new Request(input, init));
    return new Response('{}', { status });
  });
  const said: unknown[] = [];
  const options = {
    user: createIdSource(Date.now, (length) => new Uint8Array(length)).next(),
    database,
    engine: {
      arrange: async (deed: object) => {
        said.push(deed);
        return ok(null);
      },
    },
    askAccess: async () => ok({ url: 'https://cloud.test', key: 'k', token: 't' }),
  };
  expect(await keepPortraitOnPage(entry, options)).toBe(true);
  const path = new RegExp(`/story-images/(character-images/${options.user}/mira-vale-\\d+\\.webp)$`);
  const [request] = sent;
  const [, place] = path.exec(request?.url ?? '') ?? [];
  expect(request?.headers.get('content-type')).toBe('image/webp');
  expect(new TextDecoder('latin1').decode(await request?.arrayBuffer())).toMatch(/^RIFF....WEBP/s);
  expect(said).toEqual([{ type: 'portrait-stored', character: entry.id, image: hash, path: place }]);

  status = 500;
  expect(await keepPortraitOnPage(entry, options)).toBe(false);
  expect(await keepPortraitOnPage({ ...entry, image: '0'.repeat(64) }, options)).toBe(false);
  expect(said).toHaveLength(1);
  await database.delete();
});
