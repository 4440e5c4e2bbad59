import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { entryOfForm, useOf } from '../../src/domain/character-entry.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import type { FileService, ImportChoice } from '../../src/domain/file-port.ts';
import type { WholeStory } from '../../src/domain/parcel.ts';
import { noStamp, stampOfTime } from '../../src/domain/stamp.ts';
import { writeBundle, type BundleSource } from '../../src/formats/bundle-write.ts';
import { readBundle } from '../../src/formats/bundle-read.ts';
import { toBytes } from '../../src/formats/bytes.ts';
import type { Database } from '../../src/storage/database.ts';
import { choiceHere } from '../../src/storage/model-choice.ts';
import { createSecrets } from '../../src/storage/secrets.ts';
import { readShelf, readWholeStory } from '../../src/storage/story-export.ts';
import { fakeDraft, fakeForm, fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';
import { dumpDatabase } from '../storage/dump.ts';
import { openFileService } from './open-file-service.ts';
import { fakePicture, told, wholeStory } from './stories.ts';

const addAll: ImportChoice = { stories: {}, lorebookInto: null, settings: false };
const progress = () => {};

/** A device with two stories, a hero, a picture, settings, a form and a draft on it. */
async function playedDevice() {
  const here = await openFileService('played', fakeId(900));
  const picture = await fakePicture(90);
  await here.database.blobs.put({
    hash: picture.hash,
    bytes: new Uint8Array(picture.bytes).buffer,
    mime: picture.mime,
    size: picture.bytes.length,
    state: 'local',
    lastUsed: 1,
  });
  const whole = wholeStory();
  await putWhole(here.database, whole, picture.hash);
  const second = fakeStory({
    id: fakeId(2),
    title: 'Another',
    character: fakeForm({ name: 'Ada' }),
    gone: true,
  });
  await here.store.createStory(second);
  await here.store.commitTurn({
    scene: fakeScene({ id: fakeId(200), story: second.id }),
    receipt: null,
  });
  await here.store.changeSettings({ readingLevel: 'middle', theme: 'dark', pictures: 'off' });
  await here.store.saveForm(fakeForm({ name: 'Half filled', characterImage: picture.hash }));
  await here.store.saveDraft(
    fakeDraft({ story: second.id, turn: fakeId(201), parent: fakeId(200), kind: 'action' }),
  );
  return { ...here, picture };
}

async function putWhole(database: Database, whole: WholeStory, image: string) {
  const doc = <T extends object>(row: T) => ({ ...row, v: 0, s: {} });
  await database.stories.put(doc({ ...whole.story, cover: image }));
  await storeScenes(database, whole.scenes);
  await database.sceneMeta.bulkPut(whole.metas.map((meta) => doc({ ...meta, image })));
  await database.heads.bulkPut(whole.heads.map(doc));
  await database.memory.bulkPut(whole.memory.map(doc));
  await database.lore.bulkPut(whole.lore.map(doc));
  const entry = { ...entryOfForm(whole.story.character, 5), image };
  await database.characters.put(doc(entry));
  await database.uses.put({ ...useOf(entry.id, whole.story.id), v: 0 });
}

/** What a player has, without the marks of syncing and of time. */
async function belongings(database: Database) {
  const bare = (rows: readonly object[]) =>
    rows
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'v' && name !== 's')))
      .toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])));
  return {
    stories: bare(await database.stories.toArray()),
    scenes: bare(await database.scenes.toArray()),
    metas: bare(await database.sceneMeta.toArray()),
    memory: bare(await database.memory.toArray()),
    lore: bare(await database.lore.toArray()),
    characters: bare(await database.characters.toArray()),
    uses: bare(await database.uses.toArray()),
    pictures: (await database.blobs.toArray()).map(({ hash, bytes, mime }) => ({
      hash,
      mime,
      bytes: [...new Uint8Array(bytes)],
    })),
    form: (await database.meta.get('form'))?.value,
  };
}

async function made(result: Awaited<ReturnType<FileService['backUp']>>) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a backup', () => {
  test('LIB-12 brings every story, branch, character, picture and setting back on an empty device', async () => {
    const from = await playedDevice();
    const file = await made(await from.service.backUp(progress));
    expect(file.losses).toEqual([]);
    const to = await openFileService('empty');
    const outcome = await to.service.bringIn(
      { file: file.file, name: file.name, choice: { ...addAll, settings: true } },
      progress,
    );
    expect(outcome).toMatchObject({ ok: true, value: { scenes: 6, characters: 2, pictures: 1 } });
    expect(await belongings(to.database)).toEqual(await belongings(from.database));
    expect(await to.store.settings()).toEqual(await from.store.settings());
    // The other device's place is kept, and this one opens the story there.
    expect(await to.store.head(fakeId(1))).toEqual({ ok: true, value: fakeId(102) });
    expect(await to.store.draft(fakeId(2))).toMatchObject({
      ok: true,
      value: { passage: 'Mira walked down', status: { type: 'broken-off' } },
    });
  });

  test('A9 a model that only one device has stays there: the backup carries the choice that works anywhere', async () => {
    const from = await playedDevice();
    await from.store.changeSettings({ aiModel: 'openrouter:maker/one' });
    await from.store.changeSettings({ aiModel: 'device:tiny' });
    const file = await made(await from.service.backUp(progress));
    const choice = { ...addAll, settings: true };
    const to = await openFileService('empty');
    await to.service.bringIn({ file: file.file, name: '', choice }, progress);
    expect(await to.store.settings()).toMatchObject({
      ok: true,
      value: { aiModel: 'openrouter:maker/one', theme: 'dark' },
    });
    // Nor does it take the place of one that was chosen where it is brought back.
    await from.service.bringIn({ file: file.file, name: '', choice }, progress);
    expect(await from.store.settings()).toMatchObject({ ok: true, value: { aiModel: 'device:tiny' } });
  });

  test('A9 of an older backup, a model that is not here is not chosen: the built-in storyteller stands in', async () => {
    const from = await playedDevice();
    const shelf = await readShelf(from);
    if (!shelf.ok) throw new Error(shelf.error.type);
    const { characters, uses, form } = shelf.value;
    const settings = { ...shelf.value.settings, aiModel: 'server:llama' };
    const source = { holds: 'everything', stories: [], characters, uses, form, settings } as const;
    const old = await writeBundle(
      { ...source, picture: async () => null },
      { app: '0.1.0', nowMs: 1, progress },
    );
    if (!old.ok) throw new Error(old.error.type);
    const to = await openFileService('empty');
    await to.service.bringIn(
      { file: old.value.file, name: '', choice: { ...addAll, settings: true } },
      progress,
    );
    expect(await choiceHere(to)).toEqual({ aiModel: 'builtin', elsewhere: 'server:llama' });
    expect(JSON.stringify(await to.database.settings.toArray())).not.toContain('llama');
  });

  test('every row that comes in has its outbox row', async () => {
    const from = await playedDevice();
    const file = await made(await from.service.backUp(progress));
    const to = await openFileService('empty');
    await to.service.bringIn({ file: file.file, name: '', choice: addAll }, progress);
    const waiting = new Set((await to.database.outbox.toArray()).map(({ kind, id }) => `${kind} ${id}`));
    for (const kind of [
      'stories',
      'scenes',
      'sceneMeta',
      'heads',
      'memory',
      'lore',
      'characters',
      'uses',
    ] as const)
      for (const { id } of await to.database.table(kind).toArray())
        expect(waiting).toContain(`${kind} ${id}`);
  });

  test('SET-10 no key leaves with it, wherever one may lie', async () => {
    const from = await playedDevice();
    const planted = 'sk-planted-0123456789';
    await createSecrets(from).set('openRouter', planted);
    await from.store.changeSettings({ serverUrl: `http://me:${planted}@10.0.0.2:1234/v1?key=${planted}` });
    await from.database.stories.update(fakeId(1), { apiKey: planted } as object);
    await from.database.scenes.update(fakeId(100), { key: planted } as object);
    await from.database.characters.toCollection().modify({ token: planted } as object);
    await from.deviceDatabase.catalogs.put({
      provider: 'openrouter',
      host: planted,
      models: [],
      source: 'provider',
      at: 1,
    });
    await from.database.meta.put({ k: 'source:story:x', value: { api_key: planted } });
    await from.database.heads.toCollection().modify({ secret: planted } as object);
    for (const file of [
      await made(await from.service.backUp(progress)),
      await made(await from.service.writeStory({ story: fakeId(1), as: 'bundle', leaf: null }, progress)),
    ]) {
      const parcel = await readBundle(new Uint8Array(await file.file.arrayBuffer()));
      expect(parcel.ok).toBe(true);
      expect(JSON.stringify(parcel)).not.toContain('planted');
    }
    const backup = await readBundle(
      new Uint8Array(await (await made(await from.service.backUp(progress))).file.arrayBuffer()),
    );
    expect(backup).toMatchObject({ ok: true, value: { settings: { serverUrl: 'http://10.0.0.2:1234/v1' } } });
  });
});

test('a photo of the player stays out of a story that he may give away, and is in his own backup', async () => {
  const from = await playedDevice();
  const photo = await fakePicture(201);
  const bytes = new Uint8Array(photo.bytes).buffer;
  await from.database.blobs.put({
    hash: photo.hash,
    bytes,
    mime: photo.mime,
    size: bytes.byteLength,
    state: 'local',
    lastUsed: 1,
  });
  await from.database.stories.update(fakeId(1), {
    character: fakeForm({ photo: { image: photo.hash, looks: 'grey' } }),
  });
  const given = await made(
    await from.service.writeStory({ story: fakeId(1), as: 'bundle', leaf: null }, progress),
  );
  const parcel = await readBundle(new Uint8Array(await given.file.arrayBuffer()));
  expect(JSON.stringify(parcel)).not.toContain(photo.hash);
  const own = await made(await from.service.backUp(progress));
  const backup = await readBundle(new Uint8Array(await own.file.arrayBuffer()));
  expect(backup).toMatchObject({ ok: true, value: { losses: [] } });
  expect(backup.ok && backup.value.pictures.map(({ hash }) => hash)).toContain(photo.hash);
});

describe('a story that is here already', () => {
  async function twoFiles() {
    const here = await playedDevice();
    const file = await made(
      await here.service.writeStory({ story: fakeId(1), as: 'bundle', leaf: null }, progress),
    );
    return { here, file };
  }

  test('is reported, and asking changes nothing', async () => {
    const { here, file } = await twoFiles();
    await here.database.scenes.delete(fakeId(103));
    const before = await dumpDatabase(here.factory, 'lamplit-space-played');
    expect(await here.service.lookInto(file.file, file.name)).toMatchObject({
      ok: true,
      value: {
        kind: 'bundle',
        stories: [{ id: fakeId(1), scenes: 5, newScenes: 1, here: 'yes' }],
        losses: [],
      },
    });
    expect(await dumpDatabase(here.factory, 'lamplit-space-played')).toEqual(before);
  });

  test('merged, it gets its missing scenes and nothing that is here is overwritten', async () => {
    const { here, file } = await twoFiles();
    await here.database.scenes.delete(fakeId(103));
    await here.store.changeStory(fakeId(1), { title: 'Renamed here' });
    await here.store.changeScene(fakeId(104), { name: 'renamed here' });
    const before = await belongings(here.database);
    const outcome = await here.service.bringIn({ file: file.file, name: '', choice: addAll }, progress);
    expect(outcome).toMatchObject({ ok: true, value: { stories: [fakeId(1)], scenes: 1 } });
    const after = await belongings(here.database);
    expect(after.scenes.length).toBe(before.scenes.length + 1);
    expect({ ...after, scenes: [] }).toEqual({ ...before, scenes: [] });
  });

  test('as a copy, it stands beside the first with the same tree and other ids', async () => {
    const { here, file } = await twoFiles();
    const choice: ImportChoice = { ...addAll, stories: { [fakeId(1)]: 'copy' } };
    const before = await belongings(here.database);
    const outcome = await here.service.bringIn({ file: file.file, name: '', choice }, progress);
    if (!outcome.ok) throw new Error(outcome.error.type);
    const [id = ''] = outcome.value.stories;
    expect(id).not.toBe(fakeId(1));
    const copy = await readWholeStory(here.database, id);
    const original = await readWholeStory(here.database, fakeId(1));
    if (!copy.ok || !original.ok) throw new Error('not read');
    const shape = ({ scenes }: WholeStory) => {
      const place = new Map(scenes.map((scene, index) => [scene.id, index]));
      return scenes.map((scene) => [
        scene.title,
        scene.passage,
        scene.action,
        scene.parent === null ? null : place.get(scene.parent),
      ]);
    };
    expect(shape(copy.value.whole)).toEqual(shape(original.value.whole));
    expect(copy.value.whole.metas.map(({ name }) => name).toSorted()).toEqual(
      original.value.whole.metas.map(({ name }) => name).toSorted(),
    );
    const ids = new Set(original.value.whole.scenes.map((scene) => scene.id));
    expect(copy.value.whole.scenes.filter((scene) => ids.has(scene.id))).toEqual([]);
    const after = await belongings(here.database);
    expect(after.stories.filter((row) => row['id'] !== id)).toEqual(before.stories);
  });

  test('skipped, it changes nothing; in the trash, the report says so', async () => {
    const { here, file } = await twoFiles();
    await here.store.changeStory(fakeId(1), { gone: true });
    expect(await here.service.lookInto(file.file, '')).toMatchObject({
      ok: true,
      value: { stories: [{ here: 'trash' }] },
    });
    const before = await belongings(here.database);
    await here.service.bringIn(
      { file: file.file, name: '', choice: { ...addAll, stories: { [fakeId(1)]: 'skip' } } },
      progress,
    );
    expect(await belongings(here.database)).toEqual(before);
  });
});

describe('a bundle', () => {
  const options = { app: '0.1.0', nowMs: 1_700_000_000_000, progress };
  const source = (whole: WholeStory): BundleSource => ({
    holds: 'story',
    stories: [async () => whole],
    characters: [],
    uses: [],
    settings: defaultSettings,
    form: null,
    picture: async () => null,
  });
  async function bytesOf(whole: WholeStory) {
    const written = await writeBundle(source(whole), options);
    if (!written.ok) throw new Error(written.error.type);
    return new Uint8Array(await written.value.file.arrayBuffer());
  }

  test('HIST-07 gives every story back as it was, every field of its scenes', async () => {
    // Nothing that is stored holds a NUL.
    const text = fc.string({ unit: 'binary', maxLength: 80 }).map((words) => words.replaceAll('\0', ''));
    const said = stampOfTime(1_600_000_000_000);
    const stamps = {
      [fakeId(1)]: { title: said },
      [fakeId(700)]: { text: said, keys: noStamp },
      [fakeId(800)]: { pinned: said },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ parent: fc.nat(30), title: text, passage: text, action: text }), {
          maxLength: 20,
        }),
        // The three names through which a file could reach into a program are left out on reading; no state of ours has them.
        fc.jsonValue().filter((state) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(state))),
        async (rows, state) => {
          const scenes = [told(0, null, { storytellerState: JSON.parse(JSON.stringify(state)) })];
          for (const [index, row] of rows.entries())
            scenes.push(
              told(index + 1, scenes[row.parent % scenes.length] ?? null, {
                title: row.title,
                passage: row.passage,
                action: { text: row.action, type: 'good', offeredAs: null },
              }),
            );
          const whole = wholeStory({ scenes, metas: [], stamps });
          const read = await readBundle(await bytesOf(whole));
          if (!read.ok) throw new Error(read.error.type);
          const [back] = read.value.stories;
          const byId = (list: readonly { readonly id: string }[]) =>
            list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
          expect(byId(back?.scenes ?? [])).toEqual(byId(scenes));
          expect({ ...back, scenes: [] }).toEqual({ ...whole, scenes: [] });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a flipped byte never brings in a wrong word unsaid: it is refused, left out and counted, or told as changed on its way', async () => {
    const whole = wholeStory();
    const bytes = await bytesOf(whole);
    const known = new Set(whole.scenes.map((scene) => JSON.stringify(scene)));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ flip;
        const read = await readBundle(damaged);
        if (!read.ok || read.value.losses.some(({ what }) => what === 'wrong-sum')) return;
        for (const { scenes } of read.value.stories)
          for (const scene of scenes) expect(known).toContain(JSON.stringify(scene));
      }),
      { numRuns: 150 },
    );
  });

  test('one of a later version is refused with its number', async () => {
    const { createZip } = await import('../../src/formats/zip-out.ts');
    const zip = createZip(0);
    zip.add('manifest.json', toBytes(JSON.stringify({ format: 'lamplit', version: 7, files: {} })), true);
    const read = await readBundle(new Uint8Array(await zip.finish('').arrayBuffer()));
    expect(read).toEqual({ ok: false, error: { type: 'file-newer', version: 7 } });
  });
});
