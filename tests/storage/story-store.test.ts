import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { defaultSettings } from '../../src/domain/settings.ts';
import { isStamp, noStamp, stampMs, type Stamps } from '../../src/domain/stamp.ts';
import type { Scene } from '../../src/domain/story.ts';
import { countBranches } from '../../src/storage/branch-index.ts';
import { Database } from '../../src/storage/database.ts';
import { DeviceDatabase } from '../../src/storage/device-database.ts';
import { createSecrets } from '../../src/storage/secrets.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeDraft, fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { storeScenes } from '../store-scenes.ts';

const device = fakeId(9000);

async function openStore(factory = new IDBFactory()) {
  const connection = { indexedDB: factory, IDBKeyRange };
  const database = new Database('test', { durability: 'strict', ...connection });
  const quick = new Database('test', { durability: 'relaxed', ...connection });
  const deviceDatabase = new DeviceDatabase({ durability: 'strict', ...connection });
  await database.meta.put({ k: 'deviceId', value: device });
  let now = 1_700_000_000_000;
  const databases = { database, deviceDatabase };
  const store = createStoryStore({
    ...databases,
    quick,
    now: () => (now += 1),
    boot: 'b007b007b007',
    device,
  });
  return { ...databases, store, factory };
}

function turn(props: Partial<Scene>) {
  const { told: _told, device: _device, ...scene } = fakeScene(props);
  return { scene, receipt: null };
}

const story = fakeStory();

describe('a turn', () => {
  test('PLAY-28 is stored whole or not at all: a failure in its middle leaves nothing behind', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    const before = await database.outbox.toArray();
    database.heads.hook('creating', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.commitTurn(turn({}))).toEqual({ ok: false, error: { type: 'disk-full' } });
    expect(await database.scenes.count()).toBe(0);
    expect(await database.outbox.toArray()).toEqual(before);
    expect(await store.story(story.id)).toMatchObject({ ok: true, value: { playedAt: story.playedAt } });
  });

  test('PLAY-28 stored twice changes nothing the second time', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({}));
    const rows = await Promise.all([
      database.scenes.toArray(),
      database.heads.toArray(),
      database.outbox.toArray(),
    ]);
    await store.commitTurn(turn({ title: 'Another title' }));
    expect(
      await Promise.all([database.scenes.toArray(), database.heads.toArray(), database.outbox.toArray()]),
    ).toEqual(rows);
  });

  test('a scene whose parent is gone is refused, and one whose player went elsewhere does not move him', async () => {
    const { store } = await openStore();
    await store.createStory(story);
    const [opening, second, third, late] = [fakeId(1), fakeId(2), fakeId(3), fakeId(4)];
    expect(await store.commitTurn(turn({ id: second, parent: opening, depth: 1 }))).toMatchObject({
      ok: false,
      error: { type: 'not-found' },
    });
    await store.commitTurn(turn({ id: opening }));
    await store.commitTurn(turn({ id: second, parent: opening, depth: 1 }));
    await store.commitTurn(turn({ id: third, parent: second, depth: 2 }));
    await store.commitTurn(turn({ id: late, parent: opening, depth: 1 }));
    expect(await store.head(story.id)).toEqual({ ok: true, value: third });
  });

  test('SYNC-01 every synced row has its outbox row, with a stamp for each field that a hand said, and no other', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({}));
    await store.changeScene(fakeId(100), { name: 'the long way' });
    await store.changeSettings({ readingLevel: 'middle', theme: 'dark' });
    const waiting = await database.outbox.toArray();
    expect(waiting.map((row) => row.kind).toSorted()).toEqual([
      'characters',
      'heads',
      'sceneMeta',
      'scenes',
      'settings',
      'stories',
      'uses',
    ]);
    for (const { kind, id, fields } of waiting) {
      const row: object = (await database.table<object, string>(kind).get(id)) ?? {};
      const own = ['id', 'v', 's', 'hidden'];
      const stamped = 's' in row ? Object.keys(row).filter((name) => !own.includes(name)) : [];
      expect([kind, Object.keys(fields).toSorted()]).toEqual([kind, stamped.toSorted()]);
      expect(Object.values(fields).filter((stamp) => !isStamp(stamp))).toEqual([]);
      // A row that is written once has no stamps; every other has one for each of its fields.
      expect([kind, stamped.length > 0]).toEqual([kind, kind !== 'scenes' && kind !== 'uses']);
    }
    const said = (stamps: Stamps) =>
      Object.keys(stamps)
        .filter((field) => stamps[field] !== noStamp)
        .toSorted();
    expect(Object.fromEntries(waiting.map(({ kind, fields }) => [kind, said(fields)]))).toEqual({
      characters: [],
      heads: ['at', 'scene'],
      sceneMeta: ['name'],
      scenes: [],
      settings: ['readingLevel'],
      stories: ['playedAt'],
      uses: [],
    });
    // What waits says of a row what the row says itself.
    for (const { kind, id, fields } of waiting) {
      const { s = {} } = (await database.table<{ readonly s?: Stamps }, string>(kind).get(id)) ?? {};
      expect(s, kind).toEqual(Object.fromEntries(said(fields).map((field) => [field, fields[field]])));
    }
    const [settings] = await database.settings.toArray();
    expect(settings).toMatchObject({ group: 'story', readingLevel: 'middle' });
    expect(JSON.stringify(settings)).not.toContain('dark');
  });

  test('a later edit of a field raises its stamp; the stamps of one device only ever grow', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    expect((await database.stories.get(story.id))?.s).toEqual({});
    await store.changeStory(story.id, { title: 'The Salt' });
    const first = (await database.stories.get(story.id))?.s['title'] ?? '';
    await store.changeStory(story.id, { title: 'The Salt Road' });
    const row = await database.stories.get(story.id);
    const waiting = await database.outbox.where('[kind+id]').equals(['stories', story.id]).toArray();
    expect(row?.s['title']).toMatch(/^[0-9a-f]{28}$/);
    expect((row?.s['title'] ?? '') > first).toBe(true);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.fields['title']).toBe(row?.s['title']);
    expect(Object.keys(row?.s ?? {})).toEqual(['title']);
    expect(waiting[0]?.fields['character']).toBe(noStamp);
  });

  test('PLAY-28 a scene is told by this device under a stamp of its clock, which its story and its head follow', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({}));
    await store.commitTurn(turn({ id: fakeId(101), parent: fakeId(100), depth: 1 }));
    const [first, second] = await database.scenes.toArray();
    expect([first?.device, second?.device]).toEqual([device, device]);
    expect((second?.told ?? '') > (first?.told ?? '')).toBe(true);
    const row = await database.stories.get(story.id);
    expect(row?.s['playedAt']).toBe(second?.told);
    const [head] = await database.heads.toArray();
    expect((head?.s['scene'] ?? '') > (second?.told ?? '')).toBe(true);
    expect(row?.playedAt).toBeGreaterThanOrEqual(stampMs(second?.told));
  });

  test('LIB-02 a story keeps its place on the shelf while it is only looked at, renamed or arranged', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({}));
    await store.commitTurn(turn({ id: fakeId(101), parent: fakeId(100), depth: 1 }));
    const playedAt = async () => (await database.stories.get(story.id))?.playedAt;
    const before = await playedAt();
    await store.moveHead(story.id, fakeId(100), [fakeId(101)]);
    await store.changeStory(story.id, { title: 'Renamed' });
    await store.changeScene(fakeId(100), { name: 'the long way' });
    expect(await playedAt()).toBe(before);
    await store.commitTurn(turn({ id: fakeId(102), parent: fakeId(100), depth: 1 }));
    expect(await playedAt()).toBeGreaterThan(before ?? 0);
  });

  test('fields that this version does not know survive a change', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    const row = await database.stories.get(story.id);
    await database.stories.put(Object.assign({}, row, { fromTheFuture: 42 }));
    await store.changeStory(story.id, { title: 'Renamed' });
    expect(await database.stories.get(story.id)).toMatchObject({ title: 'Renamed', fromTheFuture: 42 });
  });
});

describe('the tree', () => {
  test('HIST-03 the road to any scene of any tree is its chain of parents, cut to what is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 14 }),
        async (picks, most) => {
          const { database, store } = await openStore();
          await store.createStory(story);
          const parents = new Map<string, string | null>();
          const depths = new Map<string, number>();
          for (const [index, pick] of picks.entries()) {
            const id = fakeId(index + 1);
            const parent = index === 0 ? null : fakeId((pick % index) + 1);
            const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1;
            parents.set(id, parent);
            depths.set(id, depth);
            expect(await store.commitTurn(turn({ id, parent, depth }))).toMatchObject({ ok: true });
          }
          const last = fakeId(picks.length);
          const chain: string[] = [];
          for (let next: string | null = last; next !== null; next = parents.get(next) ?? null)
            chain.unshift(next);
          const road = await store.path(last, most);
          expect(road.ok && road.value.map((scene) => scene.id)).toEqual(chain.slice(-most));
          const leaves = new Set([...parents.keys()].filter((id) => ![...parents.values()].includes(id)));
          // Every scene that did not continue its parent's road began one.
          expect(await countBranches(database, story.id)).toBe(leaves.size);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the road back', () => {
  test('HIST-03 it shows edits in place of the originals, also where many roads run beside it', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({ id: fakeId(1) }));
    await store.commitTurn(turn({ id: fakeId(2), parent: fakeId(1), depth: 1 }));
    await store.commitTurn(turn({ id: fakeId(3), parent: fakeId(2), depth: 2 }));
    await store.changeScene(fakeId(2), { edited: 'The lamp went out.' });
    const passages = ['The lamp went out.', fakeScene().passage];
    const alone = await store.path(fakeId(3), 2);
    expect(alone.ok && alone.value.map(({ passage }) => passage)).toEqual(passages);
    for (let beside = 10; beside < 20; beside += 1) {
      await storeScenes(database, [fakeScene({ id: fakeId(beside), parent: fakeId(1), depth: 1 })]);
    }
    const crowded = await store.path(fakeId(3), 2);
    expect(crowded.ok && crowded.value.map(({ passage }) => passage)).toEqual(passages);
  });
});

describe('damage and bad rows', () => {
  test('a damaged scene is reported, not repaired or removed; roads that reach it only become shorter', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    await store.commitTurn(turn({ id: fakeId(1) }));
    await store.commitTurn(turn({ id: fakeId(2), parent: fakeId(1), depth: 1 }));
    await store.commitTurn(turn({ id: fakeId(3), parent: fakeId(2), depth: 2 }));
    const row = await database.scenes.get(fakeId(2));
    await database.scenes.put(Object.assign({}, row, { statsAfter: 'gone' }));
    expect(await store.scene(fakeId(2))).toEqual({
      ok: false,
      error: { type: 'damaged-row', table: 'scenes', id: fakeId(2) },
    });
    const road = await store.path(fakeId(3), 9);
    expect(road.ok && road.value.map((scene) => scene.id)).toEqual([fakeId(3)]);
    expect(await database.scenes.count()).toBe(3);
  });

  test('a damaged draft is no draft, and the story opens without it', async () => {
    const { database, store } = await openStore();
    await database.drafts.put(Object.assign(fakeDraft(), { status: 'half' }));
    expect(await store.draft(fakeDraft().story)).toEqual({ ok: true, value: null });
  });

  test('a closed database answers with words, not with a throw', async () => {
    const { database, store } = await openStore();
    await store.createStory(story);
    database.close({ disableAutoOpen: true });
    expect(await store.story(story.id)).toMatchObject({ ok: false, error: { type: 'store-failed' } });
    expect(await store.commitTurn(turn({}))).toMatchObject({ ok: false, error: { type: 'store-failed' } });
  });

  test('SET-12 settings that make no sense are stored as defaults, one by one', async () => {
    const { store } = await openStore();
    await store.changeSettings({
      readingLevel: 'middle',
      mobile: { ...defaultSettings.mobile, textSize: 99 },
    });
    const settings = await store.settings();
    expect(settings.ok && settings.value.readingLevel).toBe('middle');
    expect(settings.ok && settings.value.mobile.textSize).toBeLessThanOrEqual(1.4);
  });
});

describe('secrets', () => {
  test('SET-10 a key is kept on the device alone: no outbox row, not in any other table, not in what is printed', async () => {
    const { database, deviceDatabase } = await openStore();
    const secrets = createSecrets({ database, deviceDatabase });
    const key = 'sk-or-v1-0123456789abcdef';
    expect(await secrets.set('openRouter', key)).toEqual({ ok: true, value: null });
    for (const table of [...database.tables, ...deviceDatabase.tables]) {
      if (table.name === 'secrets') continue;
      expect(JSON.stringify(await table.toArray())).not.toContain(key);
    }
    const kept = await secrets.get('openRouter');
    expect(kept.ok && kept.value?.reveal()).toBe(key);
    expect(kept.ok && kept.value?.hint).toBe('cdef');
    expect(JSON.stringify(kept)).not.toContain(key);
    expect(`${kept.ok && kept.value}`).not.toContain(key);
    await secrets.set('openRouter', null);
    expect(await secrets.get('openRouter')).toEqual({ ok: true, value: null });
  });
});
