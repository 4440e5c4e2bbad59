import { afterEach, expect, test } from 'vitest';

import type { MadeFile } from '../../src/domain/file-port.ts';
import { createPageFiles } from '../../src/page-files.ts';
import { sha256, toBytes } from '../../src/formats/bytes.ts';
import { openDatabase, type Database } from '../../src/storage/database.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';
import { entryOfForm } from '../../src/domain/character-entry.ts';
import { openPdf } from './read-pdf.ts';
import { wholeStory } from './stories.ts';

let opened: Database | null = null;

afterEach(async () => {
  await opened?.delete();
  opened = null;
});

/** A device with a story whose pictures are drawings, as the built-in illustrator makes them. */
async function openDevice(space: string, drawScene: (scene: string) => Promise<void> = async () => {}) {
  const database = await openDatabase(space, { durability: 'relaxed' });
  opened = database;
  await database.meta.put({ k: 'deviceId', value: fakeId(900) });
  const svg = toBytes(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#264"/></svg>',
  );
  const hash = await sha256(svg);
  await database.blobs.put({
    hash,
    bytes: svg.buffer,
    mime: 'image/svg+xml',
    size: svg.length,
    state: 'local',
    lastUsed: 0,
  });
  const whole = wholeStory();
  const doc = <T extends object>(row: T) => ({ ...row, v: 0, s: {} });
  await database.stories.put(doc({ ...whole.story, cover: hash }));
  await storeScenes(database, whole.scenes);
  await database.sceneMeta.put(
    doc({
      id: fakeId(101),
      story: whole.story.id,
      name: '',
      edited: null,
      image: hash,
      favourite: false,
      gone: false,
    }),
  );
  await database.heads.bulkPut(whole.heads.map(doc));
  await database.characters.put(doc({ ...entryOfForm(fakeForm({ name: 'Oona' }), 0), image: hash }));
  return {
    database,
    service: createPageFiles(space, drawScene, new AbortController().signal),
    story: whole.story.id,
  };
}

async function made(
  result: Promise<{ ok: true; value: MadeFile } | { ok: false; error: unknown }>,
): Promise<MadeFile> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

test('PDF-01 a story with drawn pictures becomes a PDF in a worker, with its pictures in it', async () => {
  const { service, story } = await openDevice('desk-pdf');
  const shares: number[] = [];
  const pdf = await made(service.writeStory({ story, as: 'pdf', leaf: null }, (share) => shares.push(share)));
  expect(pdf.name).toBe('Mira_Vale_s_Adventure.pdf');
  expect(pdf.losses).toEqual([{ what: 'other-roads', count: 2 }]);
  const document = await openPdf(new Uint8Array(await pdf.file.arrayBuffer()));
  const { items } = await (await document.getPage(2)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('What happened in 0.');
  expect(pdf.file.size).toBeGreaterThan(10_000);
  // It comes by a way of its own, which may be the longer one.
  await expect.poll(() => shares.at(-1)).toBe(1);
});

test('every format of a story, a card and a backup can be made, and what is read back is what was there', async () => {
  const { service, story, database } = await openDevice('desk-all');
  for (const as of ['bundle', 'epub', 'markdown', 'text', 'kobold', 'chat', 'twee'] as const) {
    const file = await made(service.writeStory({ story, as, leaf: null }, () => {}));
    expect(file.file.size).toBeGreaterThan(100);
  }
  const oona = await database.characters.toCollection().first();
  const card = await made(service.writeCharacter({ character: oona?.id ?? '', as: 'png' }));
  expect(card).toMatchObject({ name: 'Oona.png', losses: [] });
  expect(await service.lookInto(card.file, card.name)).toMatchObject({
    ok: true,
    value: { kind: 'card', characters: [{ name: 'Oona', here: true }], pictures: 1 },
  });
  const backup = await made(service.backUp(() => {}));
  expect(await service.lookInto(backup.file, backup.name)).toMatchObject({
    ok: true,
    value: { kind: 'bundle', stories: [{ id: story, here: 'yes', newScenes: 0 }], pictures: 0, losses: [] },
  });
  await database.scenes.clear();
  expect(
    await service.bringIn(
      { file: backup.file, name: '', choice: { stories: {}, lorebookInto: null, settings: false } },
      () => {},
    ),
  ).toMatchObject({ ok: true, value: { scenes: 5 } });
  expect(await database.scenes.count()).toBe(5);
});

test('SHARE-01 a story that lies in a file is read, and becomes a PDF, without being stored', async () => {
  const from = await openDevice('desk-shared');
  const bundle = await made(
    from.service.writeStory({ story: from.story, as: 'bundle', leaf: null }, () => {}),
  );
  await from.database.stories.clear();
  await from.database.scenes.clear();
  const opened = await from.service.openFile(bundle.file, bundle.name);
  expect(opened).toMatchObject({
    ok: true,
    value: { stories: [{ story: { id: from.story } }], pictures: [{ mime: 'image/svg+xml' }] },
  });
  const pdf = await made(
    from.service.writeFromFile(
      { file: bundle.file, name: bundle.name, story: from.story, as: 'pdf', leaf: null },
      () => {},
    ),
  );
  expect(pdf.file.size).toBeGreaterThan(10_000);
  expect(pdf.losses).toEqual([{ what: 'other-roads', count: 2 }]);
  expect(await from.database.stories.count()).toBe(0);
});

test('what cannot be read is answered in type, and a story that is not there too', async () => {
  const { service } = await openDevice('desk-errors');
  expect(await service.lookInto(new Blob(['hello']), 'x.txt')).toEqual({
    ok: false,
    error: { type: 'file-unknown' },
  });
  expect(await service.writeStory({ story: 'none', as: 'pdf', leaf: null }, () => {})).toEqual({
    ok: false,
    error: { type: 'not-found', what: 'story', id: 'none' },
  });
});

test('a road is made ready to be shown: its scenes are drawn, its pictures are pixels, and it has a picture for links', async () => {
  const wanted: string[] = [];
  const { service, story, database } = await openDevice('desk-share', async (scene) => {
    wanted.push(scene);
  });
  const choice = { leaf: null, lore: false, ownFacts: false };
  const ready = await service.prepareShare({ story, choice }, () => {});
  if (!ready.ok) throw new Error(ready.error.type);
  const { snapshot, pictures, missingPictures, card } = ready.value;
  expect(snapshot.scenes).toHaveLength(3);
  // One scene has its picture, the others are asked for.
  expect(wanted).toHaveLength(2);
  expect(missingPictures).toBe(0);
  const [name = '', picture] = [...pictures][0] ?? [];
  expect(name).toMatch(/^[0-9a-f]{64}\.webp$/);
  expect(picture?.mime).toBe('image/webp');
  expect(snapshot.scenes.filter(({ image }) => image === name)).toHaveLength(1);
  expect(card?.type).toBe('image/jpeg');
  // Who wants no pictures has none drawn.
  await database.settings.put({ id: fakeId(7), group: 'pictures', pictures: 'off', v: 0, s: {} });
  wanted.length = 0;
  expect(await service.prepareShare({ story, choice }, () => {})).toMatchObject({ ok: true });
  expect(wanted).toEqual([]);
});
