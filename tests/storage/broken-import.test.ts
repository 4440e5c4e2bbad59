import type { Transaction } from 'dexie';
import { describe, expect, test } from 'vitest';

import type { ImportChoice } from '../../src/domain/file-port.ts';
import { parentsFirst, type WholeStory } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { clearBroken } from '../../src/storage/import-guard.ts';
import { readImport } from '../../src/storage/registry.ts';
import { fakeForm, fakeId, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { writtenBundle } from '../formats/bundle-files.ts';
import { openFileService } from '../formats/open-file-service.ts';
import { fakePicture, told, wholeStory } from '../formats/stories.ts';
import { storeScenes } from '../store-scenes.ts';
import { dumpDatabase } from './dump.ts';

const addAll: ImportChoice = { stories: {}, lorebookInto: null, settings: false };
const space = 'broken';
type Device = Awaited<ReturnType<typeof openFileService>>;

/** A story of seven pages of scenes, with a row of every kind that goes with one. */
async function longStory(): Promise<{ readonly whole: WholeStory; readonly file: Blob }> {
  const drawn = await fakePicture(3);
  const scenes: Scene[] = [told(0, null)];
  for (let number = 1; number < 250; number += 1) scenes.push(told(number, scenes.at(-1) ?? null));
  const whole = wholeStory({
    story: fakeStory({ character: fakeForm(), cover: drawn.hash }),
    scenes: parentsFirst(scenes),
    metas: [
      fakeSceneMeta({ id: fakeId(101), name: 'the cruel road', edited: 'What I say happened.' }),
      fakeSceneMeta({ id: fakeId(102), image: drawn.hash, made: { by: 'builtin', seed: 'x' } }),
    ],
    source: { format: 'chat', rest: { header: 'kept' }, scenes: { [fakeId(103)]: { a: 1 } }, lore: {} },
  });
  return { whole, file: await writtenBundle(whole, { picture: drawn, nowMs: 1_600_000_000_000 }) };
}

/** Another story, brought in whole. */
async function bringOther(device: Device): Promise<void> {
  const id = fakeId(2);
  const picture = await fakePicture(5);
  const whole = wholeStory({
    story: fakeStory({ id, cover: picture.hash }),
    scenes: [told(1_000, null, { story: id })],
    metas: [],
    heads: [],
    memory: [],
    lore: [],
  });
  expect(
    await bringIn(device, await writtenBundle(whole, { picture: picture, nowMs: 1_600_000_000_000 })),
  ).toMatchObject({ ok: true });
}

const bringIn = ({ service }: Device, file: Blob) =>
  service.bringIn({ file, name: '', choice: addAll }, () => {});

/** The device's tab is closed in the middle of its nth transaction that stores rows of the story. */
function dieIn(device: Device, nth: number): { readonly died: () => boolean } {
  const seen = new Set<Transaction>();
  let isDead = false;
  const count = (_key: unknown, _row: unknown, transaction: Transaction) => {
    seen.add(transaction);
    if (seen.size < nth) return;
    isDead = true;
    device.database.close();
    throw new Error('The tab is closed.');
  };
  device.database.outbox.hook('creating', count);
  return { died: () => isDead };
}

/** All that is here, but for the device's clock and where each row stands in the line. */
async function rowsHere({ factory }: Pick<Device, 'factory'>) {
  const { stores } = await dumpDatabase(factory, `lamplit-space-${space}`);
  const bare = (row: unknown) =>
    typeof row === 'object' ? { ...row, n: undefined, lastUsed: undefined } : row;
  return stores
    .filter(({ name }) => name !== 'meta')
    .map(({ name, rows }) => [name, rows.map(bare)] as const);
}

describe('an import whose tab is closed', () => {
  test('A2 LIB-12 leaves no half story on the shelf after any page, no row after the next opening, and comes in whole again', async () => {
    const { file, whole } = await longStory();
    const clean = await openFileService(space);
    expect(await bringIn(clean, file)).toMatchObject({ ok: true, value: { scenes: 250 } });
    const wanted = await rowsHere(clean);
    let deaths = 0;
    for (let nth = 1; ; nth += 1) {
      const device = await openFileService(space);
      const before = await rowsHere(device);
      const { died } = dieIn(device, nth);
      await bringIn(device, file).catch(() => {});
      if (!died()) break;
      deaths += 1;
      const again = await openFileService(space, fakeId(9000), device.factory);
      expect(await again.database.stories.count()).toBe(0);
      expect(await readImport(space, again.connection)).toMatchObject({ stories: [whole.story.id] });
      await clearBroken(again.database, space, again.connection);
      expect(await rowsHere(again)).toEqual(before);
      expect(await readImport(space, again.connection)).toBeNull();
      expect(await bringIn(again, file)).toMatchObject({ ok: true, value: { scenes: 250 } });
      expect(await rowsHere(again)).toEqual(wanted);
    }
    // Seven pages of scenes with what stands beside them, then memory, lore, what another program said, and the story itself.
    expect(deaths).toBe(11);
  });

  test('A2 touches nothing that was here before: another story with its picture, and scenes that came ahead of their story', async () => {
    const { file, whole } = await longStory();
    const device = await openFileService(space);
    await storeScenes(device.database, [told(249, null, { depth: 249, parent: fakeId(348) })]);
    await bringOther(device);
    const before = await rowsHere(device);
    dieIn(device, 3);
    await bringIn(device, file).catch(() => {});
    const again = await openFileService(space, fakeId(9000), device.factory);
    // Of this story something was here, so all that has come of it stays, and is made whole by the next import.
    await clearBroken(again.database, space, again.connection);
    expect(await again.database.scenes.get(fakeId(349))).toBeDefined();
    expect(
      await again.database.scenes.where('[story+id]').between([whole.story.id], [whole.story.id, []]).count(),
    ).toBe(81);
    const other = (rows: typeof before) =>
      JSON.stringify(
        rows.map(([name, list]) => [name, list.filter((row) => JSON.stringify(row).includes(fakeId(2)))]),
      );
    expect(other(await rowsHere(again))).toBe(other(before));
    expect(await bringIn(again, file)).toMatchObject({ ok: true, value: { scenes: 169 } });
    expect(await again.database.stories.count()).toBe(2);
  });

  test('A2 leaves what a server has already: it would not come again', async () => {
    const { file } = await longStory();
    const device = await openFileService(space);
    dieIn(device, 3);
    await bringIn(device, file).catch(() => {});
    const again = await openFileService(space, fakeId(9000), device.factory);
    await again.database.scenes.update(fakeId(100), { v: 7 });
    await clearBroken(again.database, space, again.connection);
    expect(await again.database.scenes.toCollection().primaryKeys()).toEqual([fakeId(100)]);
    expect(await bringIn(again, file)).toMatchObject({ ok: true, value: { scenes: 249 } });
  });
});

describe('an import that fails', () => {
  test('A2 says so and has left nothing behind, nor a note', async () => {
    const { file } = await longStory();
    const device = await openFileService(space);
    await bringOther(device);
    const before = await rowsHere(device);
    const full = (_key: unknown, row: { readonly kind: string }) => {
      if (row.kind === 'memory') throw new DOMException('Full.', 'QuotaExceededError');
    };
    device.database.outbox.hook('creating', full);
    expect(await bringIn(device, file)).toEqual({ ok: false, error: { type: 'disk-full' } });
    expect(await rowsHere(device)).toEqual(before);
    expect(await readImport(space, device.connection)).toBeNull();
    device.database.outbox.hook('creating').unsubscribe(full);
    expect(await bringIn(device, file)).toMatchObject({ ok: true, value: { scenes: 250, pictures: 1 } });
  });

  test('A2 what another tab broke off is removed before the next import begins', async () => {
    const { file } = await longStory();
    const device = await openFileService(space);
    dieIn(device, 3);
    await bringIn(device, file).catch(() => {});
    const again = await openFileService(space, fakeId(9000), device.factory);
    await bringOther(again);
    expect(await again.database.scenes.count()).toBe(1);
    expect(await readImport(space, again.connection)).toBeNull();
  });
});
