import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Transaction } from 'dexie';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { entryOfForm, useOf } from '../../src/domain/character-entry.ts';
import { emptyParcel, parentsFirst, type Parcel } from '../../src/domain/parcel.ts';
import type { Scene } from '../../src/domain/story.ts';
import { adopt } from '../../src/storage/adopt.ts';
import { countAdoption } from '../../src/storage/adoption-count.ts';
import { Database } from '../../src/storage/database.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { clearBroken } from '../../src/storage/import-guard.ts';
import { bringInParcel } from '../../src/storage/story-import.ts';
import { turnsWaiting } from '../../src/storage/turns-waiting.ts';
import { fakeDraft, fakeForm, fakeId, fakeSceneMeta, fakeStory } from '../fakes.ts';
import { fakeMaker, fakePicture, told, wholeStory } from '../formats/stories.ts';
import { sure } from './devices.ts';
import { dumpDatabase, layDown, type Dump } from './dump.ts';

const [demoSpace, accountSpace] = ['demo', 'account'];
const merge = { stories: {}, lorebookInto: null, settings: false };

/** Both spaces of one device as a page and its workers open them. */
function openDevice(factory: IDBFactory) {
  const where = { indexedDB: factory, IDBKeyRange };
  const options = { durability: 'strict', ...where } as const;
  const [demo, account] = [new Database(demoSpace, options), new Database(accountSpace, options)];
  const deviceDatabase = new DeviceDatabase(options);
  const { ids } = fakeMaker();
  let now = 1_700_000_000_000;
  const writerOf = (database: Database) => ({ database, now: () => (now += 1), boot: 'b007b007b007' });
  const heard: number[] = [];
  return {
    factory,
    where,
    demo,
    account,
    heard,
    demoWriter: writerOf(demo),
    accountWriter: writerOf(account),
    ids,
    adopt: () =>
      adopt({
        source: { database: demo, deviceDatabase, space: demoSpace },
        writer: writerOf(account),
        imports: { space: accountSpace, alone: (work) => work(), registry: where },
        ids,
        progress: (share) => heard.push(share),
      }),
    /** What a page does when it opens a space. */
    tidy: async () => {
      await clearBroken(demo, demoSpace, where);
      await clearBroken(account, accountSpace, where);
    },
    close: () => {
      for (const database of [demo, account, deviceDatabase]) database.close();
    },
  };
}
type Device = ReturnType<typeof openDevice>;

/** What a player without an account has: a story of three pages of scenes and one in the trash, with all that can stand beside them. */
async function playedParcel(): Promise<Parcel> {
  const [drawn, portrait, photo] = await Promise.all([fakePicture(3), fakePicture(5), fakePicture(7)]);
  const scenes: Scene[] = [told(0, null)];
  for (let number = 1; number < 90; number += 1) scenes.push(told(number, scenes.at(-1) ?? null));
  const long = wholeStory({
    story: fakeStory({
      character: fakeForm({
        characterImage: portrait.hash,
        photo: { image: photo.hash, looks: 'a grey braid' },
      }),
    }),
    scenes: parentsFirst(scenes),
    metas: [
      fakeSceneMeta({ id: fakeId(101), name: 'the cruel road', edited: 'What I say happened.' }),
      fakeSceneMeta({ id: fakeId(102), image: drawn.hash, made: { by: 'builtin', seed: 'x' } }),
    ],
    draft: fakeDraft({ story: fakeId(1), parent: fakeId(189), turn: fakeId(999), passage: 'And then' }),
    source: { format: 'chat', rest: { header: 'kept' }, scenes: { [fakeId(103)]: { a: 1 } }, lore: {} },
  });
  const other = fakeId(2);
  const trashed = wholeStory({
    story: fakeStory({ id: other, character: fakeForm({ name: 'Oona' }), gone: true }),
    scenes: [told(500, null, { story: other })],
    metas: [],
    heads: [],
    memory: [],
    lore: [],
  });
  const hero = { ...entryOfForm(fakeForm({ characterImage: portrait.hash }), 5), favourite: true };
  return {
    ...emptyParcel('bundle'),
    madeAt: 1_600_000_000_000,
    stories: [long, trashed],
    characters: [{ entry: hero, rest: { card: 'kept' } }],
    uses: [useOf(hero.id, fakeId(1))],
    form: fakeForm({ name: 'Not begun yet' }),
    pictures: [drawn, portrait, photo],
  };
}

async function play({ demo, demoWriter, ids }: Device) {
  await demo.meta.put({ k: 'deviceId', value: fakeId(900) });
  sure(await bringInParcel(demoWriter, ids, await playedParcel(), merge));
  await demo.secrets.put({ name: 'openRouter', value: 'sk-or-v1-of-demo-play' });
  await demo.settings.put({ id: fakeId(50), group: 'story', readingLevel: 'adult', v: 0, s: {} });
  await demo.play.put({ story: fakeId(1), redo: [fakeId(102)] } as never);
}

/** Everything of a space that goes along, without what a device notes for itself. */
async function belongings(database: Database) {
  const kinds = [
    'stories',
    'scenes',
    'sceneMeta',
    'characters',
    'uses',
    'memory',
    'lore',
    'sources',
  ] as const;
  const local = ['drawings', 'photos', 'drafts', 'play', 'blobs'] as const;
  const rows = await Promise.all(
    [...kinds, ...local].map(async (kind) => {
      const all: Record<string, unknown>[] = await database.table(kind).toArray();
      return [kind, all.map(({ lastUsed: _used, ...row }) => row)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

async function played() {
  const device = openDevice(new IDBFactory());
  await play(device);
  return device;
}

test('all of it comes into the account as it was and waits for the server, and demo play has let go of it', async () => {
  const device = await played();
  const { demo, account } = device;
  const before = await belongings(demo);
  const counted = await countAdoption(demo);
  expect(counted).toMatchObject({ stories: 1, characters: 1 });
  expect(sure(await device.adopt())).toEqual({ stories: 2, characters: 1 });
  expect(await belongings(account)).toEqual(before);
  expect(await account.meta.get('form')).toMatchObject({ value: { name: 'Not begun yet' } });
  // Where he stood is where he stands.
  expect((await account.heads.toArray()).map(({ story, scene }) => [story, scene])).toContainEqual([
    fakeId(1),
    before['scenes']?.some(({ id }) => id === fakeId(102)) ? fakeId(102) : '',
  ]);
  expect(await turnsWaiting(account)).toBe(91);
  const waiting = await account.outbox.toArray();
  expect(new Set(waiting.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(waiting.length);
  for (const kind of ['stories', 'scenes', 'characters', 'memory', 'lore', 'uses'] as const)
    expect(waiting.filter((row) => row.kind === kind)).toHaveLength(await account.table(kind).count());
  for (const rows of Object.values(await belongings(demo))) expect(rows).toEqual([]);
  expect(await demo.heads.count()).toBe(0);
  expect((await demo.outbox.toArray()).filter(({ kind }) => kind !== 'settings')).toEqual([]);
  // Nothing was removed for good.
  expect(await demo.purges.count()).toBe(0);
  // It rises, and ends at one.
  expect(device.heard).toEqual(device.heard.toSorted((a, b) => a - b));
  expect(device.heard.at(-1)).toBe(1);
  expect(await countAdoption(demo)).toMatchObject({ stories: 0, characters: 0 });
});

test('keys and settings stay with demo play', async () => {
  const device = await played();
  sure(await device.adopt());
  expect(await device.account.secrets.count()).toBe(0);
  expect(await device.account.settings.count()).toBe(0);
  expect(await device.demo.secrets.count()).toBe(1);
  expect(await device.demo.settings.count()).toBe(1);
});

test('what the account has already stays as it is, and only what is new is added', async () => {
  const device = await played();
  const { account, demo } = device;
  const parcel = await playedParcel();
  const [story] = parcel.stories;
  if (!story) throw new Error('the parcel has no story');
  const some = { ...story, scenes: story.scenes.slice(0, 50), draft: null };
  const known = { ...emptyParcel('bundle'), madeAt: 1, stories: [some], form: fakeForm({ name: 'Here' }) };
  sure(await bringInParcel(device.accountWriter, device.ids, known, merge));
  await account.stories.update(fakeId(1), { title: 'What the account calls it' });
  const before = await account.scenes.get(fakeId(110));
  sure(await device.adopt());
  expect(await account.scenes.count()).toBe(91);
  expect(await account.scenes.get(fakeId(110))).toEqual(before);
  expect(await account.stories.get(fakeId(1))).toMatchObject({ title: 'What the account calls it' });
  expect(await account.meta.get('form')).toMatchObject({ value: { name: 'Here' } });
  expect(await demo.scenes.count()).toBe(0);
});

test('a second time, after more was played without the account, brings only that', async () => {
  const device = await played();
  sure(await device.adopt());
  const scenes = await device.account.scenes.count();
  expect(sure(await device.adopt())).toEqual({ stories: 0, characters: 0 });
  const id = fakeId(3);
  const another = wholeStory({
    story: fakeStory({ id }),
    scenes: [told(700, null, { story: id })],
    metas: [],
    heads: [],
    memory: [],
    lore: [],
  });
  sure(
    await bringInParcel(
      device.demoWriter,
      device.ids,
      { ...emptyParcel('bundle'), stories: [another] },
      merge,
    ),
  );
  expect(sure(await device.adopt())).toEqual({ stories: 1, characters: 0 });
  expect(await device.account.scenes.count()).toBe(scenes + 1);
});

test('a story of which not all can be read is copied as far as it goes, and its original stays', async () => {
  const device = await played();
  await device.demo.scenes.update(fakeId(189), { passage: 7 } as never);
  sure(await device.adopt());
  expect(await device.account.scenes.count()).toBe(90);
  expect(await device.demo.scenes.count()).toBe(90);
  expect(await device.demo.stories.count()).toBe(1);
});

test('a full disk ends it with words, and all is still with demo play', async () => {
  const device = await played();
  const before = await belongings(device.demo);
  const full = (_key: unknown, row: { readonly kind: string }) => {
    if (row.kind === 'memory') throw new DOMException('Full.', 'QuotaExceededError');
  };
  device.account.outbox.hook('creating', full);
  expect(await device.adopt()).toEqual({ ok: false, error: { type: 'disk-full' } });
  expect(await belongings(device.demo)).toEqual(before);
  device.account.outbox.hook('creating').unsubscribe(full);
  sure(await device.adopt());
  expect(await belongings(device.account)).toEqual(before);
});

/** The tab is closed in the middle of the nth transaction that writes, in either space. */
function dieIn({ demo, account, close }: Device, nth: number): { readonly died: () => boolean } {
  const seen = new Set<Transaction>();
  let isDead = false;
  const count = (transaction: Transaction) => {
    seen.add(transaction);
    if (seen.size < nth) return;
    isDead = true;
    close();
    throw new Error('The tab is closed.');
  };
  for (const database of [demo, account])
    for (const table of database.tables) {
      table.hook('creating', (_key, _row, transaction) => count(transaction));
      table.hook('updating', (_change, _key, _row, transaction) => count(transaction));
      table.hook('deleting', (_key, _row, transaction) => count(transaction));
    }
  return { died: () => isDead };
}

async function spacesAfter(dumps: readonly Dump[], nth: number, deaths: readonly number[] = []) {
  const factory = new IDBFactory();
  for (const dump of dumps) await layDown(factory, dump);
  for (const death of [nth, ...deaths]) {
    const device = openDevice(factory);
    await device.tidy();
    const { died } = dieIn(device, death);
    await device.adopt().catch(() => {});
    device.close();
    if (!died()) break;
    // What is not in the account yet is with demo play.
    const here = openDevice(factory);
    const ids = new Set([
      ...(await here.demo.scenes.toCollection().primaryKeys()),
      ...(await here.account.scenes.toCollection().primaryKeys()),
    ]);
    expect(ids.size).toBe(91);
    // What is seen of a story is whole, in either place.
    for (const [database, other] of [
      [here.account, here.demo],
      [here.demo, here.account],
    ] as const)
      for (const story of await database.stories.toCollection().primaryKeys()) {
        const count = await database.scenes
          .where('[story+id]')
          .between([story, ''], [story, '\uffff'])
          .count();
        expect([story, count, await other.stories.count()]).toEqual([
          story,
          story === fakeId(1) ? 90 : 1,
          expect.any(Number),
        ]);
      }
    here.close();
  }
  return openDevice(factory);
}

async function dumped() {
  const device = await played();
  const before = await belongings(device.demo);
  device.close();
  const names = ['lamplit-space-demo', 'lamplit-device', 'lamplit-registry'];
  const there = new Set((await device.factory.databases()).map(({ name }) => name));
  const dumps = await Promise.all(
    names.filter((name) => there.has(name)).map((name) => dumpDatabase(device.factory, name)),
  );
  return { before, dumps };
}

test('a tab that is closed at any step of it loses nothing, shows no half of a story, and the next start brings the rest, none of it twice', async () => {
  const { before, dumps } = await dumped();
  let steps = 0;
  for (let nth = 1; ; nth += 1) {
    const device = await spacesAfter(dumps, nth);
    const isOver = (await device.demo.stories.count()) === 0 && (await device.demo.characters.count()) === 0;
    await device.tidy();
    sure(await device.adopt());
    expect(await belongings(device.account), `closed at step ${nth}`).toEqual(before);
    for (const rows of Object.values(await belongings(device.demo))) expect(rows).toEqual([]);
    const waiting = await device.account.outbox.toArray();
    expect(new Set(waiting.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(waiting.length);
    device.close();
    if (isOver) break;
    steps = nth;
  }
  expect(steps).toBeGreaterThan(20);
});

test('closed again and again at any steps, it comes to the same', async () => {
  const { before, dumps } = await dumped();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 5 }),
      async (deaths) => {
        const device = await spacesAfter(dumps, deaths[0] ?? 1, deaths.slice(1));
        await device.tidy();
        sure(await device.adopt());
        expect(await belongings(device.account)).toEqual(before);
        for (const rows of Object.values(await belongings(device.demo))) expect(rows).toEqual([]);
        device.close();
      },
    ),
    { numRuns: 15 },
  );
});
