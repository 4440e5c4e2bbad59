import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { isGone } from '../../src/domain/gone.ts';
import type { Json } from '../../src/domain/json.ts';
import { maxPushRows } from '../../src/domain/limits.ts';
import type { SyncRow } from '../../src/domain/sync-row.ts';
import { scenesById } from '../../src/domain/tree.ts';
import { watchAside } from '../../src/storage/aside.ts';
import { sourceRows } from '../../src/storage/source-rows.ts';
import { bringInParcel } from '../../src/storage/story-import.ts';
import { addAllGrown } from '../../src/storage/writes.ts';
import { batchToSend } from '../../src/storage/sync-batch.ts';
import { fakeForm, fakeId, fakeScene, fakeStory } from '../fakes.ts';
import { first } from '../first-value.ts';
import { openGame } from '../game-table.ts';
import { act, agreed, backup, exchange, labelsOf, send, sharedStory, sure, twoDevices } from './devices.ts';
import { takeIn, waitingRows } from './exchange.ts';

const all = { stories: {}, lorebookInto: null, settings: false };

describe('A1 only what somebody said is stamped', () => {
  test('A1 a picture, a chapter and a hero that B makes by itself never change what A said, in either order', async () => {
    for (const order of ['A first', 'B first']) {
      const { phone, laptop, story, opening, third } = await sharedStory();
      sure(await phone.engine.editPassage({ story, scene: third, text: 'In my own words.' }));
      sure(await phone.engine.nameBranch({ scene: opening, name: 'Home' }));
      const [hero] = await phone.database.characters.toArray();
      sure(
        await phone.engine.arrange({ type: 'favour-character', character: hero?.id ?? '', favourite: true }),
      );
      phone.clock.advance(60_000);
      // Later, and all by itself.
      sure(await laptop.engine.drawScene({ scene: third, again: false }));
      sure(await laptop.engine.drawScene({ scene: opening, again: false }));
      sure(await laptop.engine.startStory({ story: laptop.newId(), form: fakeForm() }));
      const chapter = {
        id: fakeId(77),
        story,
        scene: third,
        kind: 'summary' as const,
        text: 'A dry summary.',
        pinned: false,
        fromDepth: 0,
        toDepth: 2,
        by: 'text' as const,
        createdAt: laptop.clock.now(),
        gone: false,
      };
      sure(await phone.store.saveMemory([{ ...chapter, text: 'Mine.', by: 'player' }], 'hand'));
      phone.clock.advance(60_000);
      sure(await laptop.store.saveMemory([chapter], 'machine'));
      if (order === 'A first') {
        await send(phone, laptop);
        await send(laptop, phone);
      } else {
        await send(laptop, phone);
        await send(phone, laptop);
      }
      for (const { database } of [phone, laptop]) {
        expect(await database.sceneMeta.get(third)).toMatchObject({ edited: 'In my own words.' });
        expect(await database.sceneMeta.get(opening)).toMatchObject({ name: 'Home' });
        expect(await database.characters.get(hero?.id ?? '')).toMatchObject({ favourite: true });
        expect(await database.memory.get(fakeId(77))).toMatchObject({ text: 'Mine.', by: 'player' });
      }
      expect(await agreed(phone)).toEqual(await agreed(laptop));
    }
  });

  test('A1 a program changes nothing that a hand wrote on the same device', async () => {
    const { phone, story, third } = await sharedStory();
    const row = {
      id: fakeId(77),
      story,
      scene: third,
      kind: 'summary' as const,
      text: 'Mine.',
      pinned: false,
      fromDepth: 0,
      toDepth: 2,
      by: 'player' as const,
      createdAt: 1,
      gone: false,
    };
    sure(await phone.store.saveMemory([row], 'hand'));
    sure(await phone.store.saveMemory([{ ...row, text: 'Summed up.', by: 'text' }], 'machine'));
    expect(await phone.database.memory.get(row.id)).toMatchObject({ text: 'Mine.', by: 'player' });
  });

  test('A1 a trash mark outlives what another device draws and opens', async () => {
    const { phone, laptop, story, opening } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    await exchange(phone, laptop);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    phone.clock.advance(60_000);
    sure(await laptop.engine.goTo({ story, scene: branch }));
    sure(await laptop.engine.drawScene({ scene: branch, again: true }));
    await exchange(phone, laptop);
    for (const { database } of [phone, laptop])
      expect(await database.sceneMeta.get(branch)).toMatchObject({ gone: true, hidden: story });
  });
});

describe('A2 an import is not a new word', () => {
  test('A2 a month-old backup on B changes nothing that A did since', async () => {
    const { phone, laptop, story, opening, third } = await sharedStory();
    sure(await phone.engine.renameStory({ story, title: 'Old title' }));
    sure(await phone.engine.nameBranch({ scene: opening, name: 'Old name' }));
    const old = await backup(phone);
    phone.clock.advance(30 * 24 * 3_600_000);
    sure(await phone.engine.renameStory({ story, title: 'New title' }));
    sure(await phone.engine.nameBranch({ scene: opening, name: 'New name' }));
    sure(await phone.engine.editPassage({ story, scene: third, text: 'New words.' }));
    sure(await phone.engine.addFact({ story, scene: third, text: 'Known now.', pinned: false }));
    const before = await agreed(phone);
    const fresh = await openGame({ clock: phone.clock, device: fakeId(903), boot: 'cccccccccccc' });
    sure(await bringInParcel(fresh.writer, { next: fresh.newId }, old, all));
    expect((await fresh.database.stories.get(story))?.title).toBe('Old title');
    await send(fresh, phone);
    const after = await agreed(phone);
    // Another device stands in the story now; nothing else is different.
    expect({ ...after, heads: [] }).toEqual({ ...before, heads: [] });
    await send(phone, fresh);
    expect(await agreed(fresh)).toEqual(await agreed(phone));
    expect(laptop.device).not.toBe(fresh.device);
  });

  test('A2 a file without stamps is as old as it says: what was said since stays', async () => {
    const { phone, opening } = await sharedStory();
    sure(await phone.engine.nameBranch({ scene: opening, name: 'Old name' }));
    const old = await backup(phone);
    phone.clock.advance(1_000_000);
    sure(await phone.engine.nameBranch({ scene: opening, name: 'New name' }));
    const bare = { ...old, stories: old.stories.map(({ stamps: _stamps, ...whole }) => whole) };
    const fresh = await openGame({ clock: phone.clock, device: fakeId(903), boot: 'cccccccccccc' });
    sure(await bringInParcel(fresh.writer, { next: fresh.newId }, bare, all));
    expect(await fresh.database.sceneMeta.get(opening)).toMatchObject({ name: 'Old name' });
    await exchange(fresh, phone);
    for (const { database } of [phone, fresh])
      expect(await database.sceneMeta.get(opening)).toMatchObject({ name: 'New name' });
  });

  test('A2 only the head of this device comes in, at the place that was open', async () => {
    const { phone, laptop, story } = await sharedStory();
    await send(laptop, phone);
    expect(await phone.database.heads.count()).toBe(2);
    const fresh = await openGame({ clock: phone.clock, device: fakeId(903), boot: 'cccccccccccc' });
    sure(await bringInParcel(fresh.writer, { next: fresh.newId }, await backup(phone), all));
    const heads = await fresh.database.heads.toArray();
    expect(heads.map(({ device, story: of }) => [device, of])).toEqual([[fakeId(903), story]]);
  });
});

describe('A3 the order in the outbox', () => {
  test('A3 I7 at every batch border of 2,000 offline turns no document goes before the scene that it names', async () => {
    const { phone } = await twoDevices();
    const { store, database } = phone;
    const story = fakeId(1);
    sure(await store.createStory(fakeStory({ id: story })));
    for (let turn = 0; turn < 2_000; turn += 1) {
      const {
        told: _told,
        device: _device,
        ...scene
      } = fakeScene({
        id: fakeId(10_000 + turn),
        story,
        parent: turn === 0 ? null : fakeId(9_999 + turn),
        depth: turn,
        passage: `Turn ${turn}.`,
      });
      phone.clock.advance(1_000);
      sure(await store.commitTurn({ scene, receipt: null }));
      if (turn % 10 !== 0) continue;
      const fact = {
        id: fakeId(90_000 + turn),
        story,
        scene: scene.id,
        kind: 'fact' as const,
        text: `Fact ${turn}.`,
      };
      const beside = {
        pinned: false,
        fromDepth: turn,
        toDepth: turn,
        by: 'text' as const,
        createdAt: 1,
        gone: false,
      };
      sure(await store.saveMemory([{ ...fact, ...beside }], 'machine'));
    }
    const rows: SyncRow[] = [];
    let requests = 0;
    for (;;) {
      const { entries, places } = await batchToSend(database, maxPushRows);
      if (places.length === 0) break;
      requests += 1;
      rows.push(...entries);
      // What was sent so far is whole by itself.
      expect(tooEarly(rows)).toEqual([]);
      await database.outbox.bulkDelete([...places]);
    }
    expect(rows.filter(({ kind }) => kind === 'scenes')).toHaveLength(2_000);
    expect(requests).toBeLessThanOrEqual(Math.ceil(rows.length / 100) + 1);
    // The order in which rows were first written, as it was once: the head would go out before its scene.
    const planted = rows.toSorted((a, b) => Number(b.kind === 'heads') - Number(a.kind === 'heads'));
    expect(tooEarly(planted)).toEqual([story]);
  });
});

/** The stories of documents that stand before a scene that they name. */
function tooEarly(rows: readonly SyncRow[]): readonly string[] {
  const sent = new Set<string>();
  const early: string[] = [];
  for (const row of rows) {
    if (row.kind === 'scenes') sent.add(row.id);
    if (!('f' in row)) continue;
    const named = [row.f['scene'], row.kind === 'sceneMeta' ? row.id : undefined];
    if (named.some((id) => typeof id === 'string' && !sent.has(id))) early.push(String(row.f['story']));
  }
  return early;
}

describe('A4 deleting for good is a fact that travels', () => {
  test('A4 a story deleted on A vanishes on B, and comes back only by an import by hand', async () => {
    const { phone, laptop, story } = await sharedStory();
    const file = await backup(phone);
    sure(await phone.engine.trashStory({ story, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-story', story }));
    // B says things of it meanwhile, but tells nothing.
    sure(await laptop.engine.renameStory({ story, title: 'Still here' }));
    const stale = await waitingRows(laptop.database);
    await send(phone, laptop);
    expect(await laptop.database.stories.count()).toBe(0);
    expect(await laptop.database.scenes.count()).toBe(0);
    // An old copy may arrive at any time, from any side.
    await takeIn(phone.writer, stale);
    await takeIn(laptop.writer, stale);
    for (const { database } of [phone, laptop]) {
      expect(await database.stories.count()).toBe(0);
      expect(await database.scenes.count()).toBe(0);
      expect(await database.aside.count()).toBe(0);
    }
    phone.clock.advance(1_000);
    sure(await bringInParcel(phone.writer, { next: phone.newId }, file, all));
    expect(isGone((await phone.database.stories.get(story)) ?? {})).toBe(false);
    await send(phone, laptop);
    expect((await laptop.database.stories.get(story))?.title).toBe("Mira Vale's Adventure");
    expect(await laptop.database.scenes.count()).toBe(3);
    expect(await agreed(laptop)).toEqual(await agreed(phone));
  });

  test('A4 a branch deleted on A vanishes on B, and comes back only by an import by hand', async () => {
    const { phone, laptop, story, opening } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    const below = await act(phone, story, 'hide');
    await exchange(phone, laptop);
    const file = await backup(phone);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    await send(phone, laptop);
    for (const { database } of [phone, laptop]) {
      expect(await database.scenes.bulkGet([branch, below])).toEqual([undefined, undefined]);
      expect(await database.scenes.count()).toBe(3);
    }
    phone.clock.advance(1_000);
    sure(await bringInParcel(phone.writer, { next: phone.newId }, file, all));
    await send(phone, laptop);
    for (const { database } of [phone, laptop]) {
      expect(await database.scenes.count()).toBe(5);
      expect((await database.sceneMeta.get(branch))?.gone ?? false).toBe(false);
    }
  });

  test('A4 what was told after the deletion is kept aside, with the road to it, and becomes a story of its own', async () => {
    const { phone, laptop, story } = await sharedStory();
    sure(await phone.engine.trashStory({ story, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-story', story }));
    phone.clock.advance(60_000);
    // The laptop does not know of it yet.
    const late = await act(laptop, story, 'light the lamp');
    const lateRows = await waitingRows(laptop.database);
    await send(phone, laptop);
    expect(await laptop.database.stories.count()).toBe(0);
    const [aside] = await first(watchAside(laptop.database));
    expect(aside).toMatchObject({ story, scenes: 4 });
    sure(await laptop.engine.arrange({ type: 'keep-aside', story }));
    const [again] = await laptop.database.stories.toArray();
    expect(again?.id).not.toBe(story);
    const road = (await laptop.database.scenes.toArray()).map(({ action }) => action?.text ?? null);
    expect(road).toEqual([null, 'look around', 'go on', 'light the lamp']);
    expect(await laptop.database.aside.count()).toBe(0);
    // On the phone it arrives without its road, and is offered all the same.
    await takeIn(phone.writer, lateRows);
    expect(await phone.database.stories.count()).toBe(0);
    const kept = await phone.database.aside.where('story').equals(story).toArray();
    expect(kept.filter(({ kind }) => kind === 'scenes').map(({ id }) => id)).toEqual([late]);
    sure(await phone.engine.arrange({ type: 'drop-aside', story }));
    expect(await phone.database.aside.count()).toBe(0);
  });

  test('A4 what is put aside keeps its title and the picture of its hero, and both go when it is thrown away', async () => {
    for (const deed of ['keep-aside', 'drop-aside'] as const) {
      const { phone, laptop, story } = await sharedStory();
      const bytes = new Uint8Array([0xff, 0xd8, 0xff, 7]);
      sure(await laptop.engine.keepPicture({ picture: { type: 'image/jpeg', bytes }, nonce: 1 }));
      const image = (await laptop.database.suggestions.get('photo'))?.values[0] ?? '';
      await laptop.database.suggestions.clear();
      const row = await laptop.database.stories.get(story);
      if (!row) throw new Error('there is a story');
      await laptop.database.stories.put({ ...row, character: { ...row.character, characterImage: image } });
      sure(await phone.engine.trashStory({ story, gone: true }));
      sure(await phone.engine.arrange({ type: 'delete-story', story }));
      phone.clock.advance(60_000);
      await act(laptop, story, 'light the lamp');
      await send(phone, laptop);
      expect(await first(watchAside(laptop.database))).toMatchObject([{ story, title: row.title }]);
      expect(await laptop.database.blobs.count()).toBe(1);
      sure(await laptop.engine.arrange({ type: deed, story }));
      const [again] = await laptop.database.stories.toArray();
      expect(again?.character.characterImage).toBe(deed === 'keep-aside' ? image : undefined);
      expect(await laptop.database.blobs.count()).toBe(deed === 'keep-aside' ? 1 : 0);
    }
  });

  test('A4 what another program’s file said of a scene or hero is removed for good with it, on both devices', async () => {
    const { phone, laptop, story, opening } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    const [hero] = await phone.database.characters.toArray();
    const id = hero?.id ?? '';
    const rows = [
      ...sourceRows(branch, story, 'chat', { beside: 'the branch' }),
      ...sourceRows(opening, story, 'chat', { beside: 'the opening' }),
      ...sourceRows(id, null, null, { beside: 'the hero' }),
    ];
    const { database } = phone;
    await database.transaction('rw', database.sources, database.outbox, async () =>
      addAllGrown(phone.writer, 'sources', database.sources, rows),
    );
    await exchange(phone, laptop);
    expect(await laptop.database.sources.count()).toBe(3);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    sure(await phone.engine.arrange({ type: 'trash-character', character: id, gone: true }));
    phone.clock.advance(40 * 24 * 3_600_000);
    sure(await phone.engine.arrange({ type: 'clear-trash', before: phone.clock.now() - 1_000 }));
    await send(phone, laptop);
    for (const device of [phone, laptop])
      expect((await device.database.sources.toArray()).map(({ of }) => of)).toEqual([opening]);
  });

  test('A4 what was told below a deleted branch is kept aside too, wherever it arrives', async () => {
    const { phone, laptop, story, opening } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    await exchange(phone, laptop);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    laptop.clock.advance(60_000);
    const late = await act(laptop, story, 'hide', branch);
    const later = await act(laptop, story, 'wait', late);
    const rows = await waitingRows(laptop.database);
    await send(phone, laptop);
    await takeIn(phone.writer, rows);
    for (const { database } of [phone, laptop]) {
      expect(await database.scenes.count()).toBe(3);
      const aside = await database.aside.where('story').equals(story).toArray();
      expect(aside.map(({ id }) => id)).toEqual(expect.arrayContaining([late, later]));
    }
    sure(await laptop.engine.arrange({ type: 'keep-aside', story }));
    expect(await laptop.database.stories.count()).toBe(2);
  });

  test('A4 a deleted hero stays away, and is there again when the player writes him again', async () => {
    const { phone, laptop } = await sharedStory();
    const [hero] = await phone.database.characters.toArray();
    const id = hero?.id ?? '';
    sure(await phone.engine.arrange({ type: 'trash-character', character: id, gone: true }));
    const stale = await waitingRows(laptop.database);
    phone.clock.advance(40 * 24 * 3_600_000);
    sure(await phone.engine.arrange({ type: 'clear-trash', before: phone.clock.now() - 1_000 }));
    await send(phone, laptop);
    await takeIn(phone.writer, stale);
    for (const { database } of [phone, laptop]) expect(await database.characters.count()).toBe(0);
    phone.clock.advance(1_000);
    sure(await phone.engine.startStory({ story: phone.newId(), form: fakeForm() }));
    await send(phone, laptop);
    for (const { database } of [phone, laptop]) expect(await database.characters.count()).toBe(1);
  });
});

describe('A5 one predicate for hidden', () => {
  test('A5 looking, undo and going to a scene leave the shelf and the trash as they are', async () => {
    const { phone, laptop, story, opening } = await sharedStory();
    const before = (await laptop.database.stories.get(story))?.playedAt;
    sure(await phone.engine.trashStory({ story, gone: true }));
    laptop.clock.advance(60_000);
    sure(await laptop.engine.undo({ story }));
    sure(await laptop.engine.goTo({ story, scene: opening }));
    await exchange(phone, laptop);
    for (const { database } of [phone, laptop]) {
      const row = await database.stories.get(story);
      expect(isGone(row ?? {})).toBe(true);
      expect(row?.playedAt).toBe(before);
    }
  });

  test('A5 a turn told later takes the story out of the trash, one told before does not', async () => {
    for (const told of ['later', 'before'] as const) {
      const { phone, laptop, story } = await sharedStory();
      if (told === 'before') await act(laptop, story, 'go on');
      phone.clock.advance(60_000);
      sure(await phone.engine.trashStory({ story, gone: true }));
      laptop.clock.advance(60_000);
      if (told === 'later') await act(laptop, story, 'go on');
      await exchange(phone, laptop);
      for (const { database } of [phone, laptop])
        expect(isGone((await database.stories.get(story)) ?? {})).toBe(told === 'before');
    }
  });

  test('A5 a turn told below a branch in the trash takes the branch out, in both orders', async () => {
    for (const earlier of ['mark', 'scene'] as const) {
      const { phone, laptop, story, opening } = await sharedStory();
      const branch = await act(phone, story, 'run', opening);
      await exchange(phone, laptop);
      sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
      const mark = await waitingRows(phone.database);
      laptop.clock.advance(60_000);
      await act(laptop, story, 'hide', branch);
      const scene = await waitingRows(laptop.database);
      for (const { writer } of [phone, laptop])
        for (const rows of earlier === 'mark' ? [mark, scene] : [scene, mark]) await takeIn(writer, rows);
      for (const { database } of [phone, laptop])
        expect((await database.sceneMeta.get(branch))?.gone).toBe(false);
      expect(await agreed(phone)).toEqual(await agreed(laptop));
    }
  });
});

describe('A6 labels are derived', () => {
  test('A6 two offline forks keep the same names on page, map and file, on both devices', async () => {
    const { phone, laptop, story, third } = await sharedStory();
    const here = await act(phone, story, 'to the left', third);
    await act(phone, story, 'on');
    const there = await act(laptop, story, 'to the right', third);
    sure(await phone.engine.nameBranch({ scene: here, name: 'Left' }));
    sure(await laptop.engine.nameBranch({ scene: there, name: 'Right' }));
    const more = await act(laptop, story, 'back again', third);
    await exchange(phone, laptop);
    const labels = await labelsOf(phone, story);
    expect(labels).toEqual(await labelsOf(laptop, story));
    expect(labels.map(([, label]) => label)).toEqual(['main', 'branch_1', 'branch_2']);
    const names = new Map(labels.map(([id, , name]) => [id, name]));
    // Each fork that begins a branch has the name that its first scene was given.
    expect(
      [...names].filter(([id]) => id === here || id === there || id === more).map(([, name]) => name),
    ).toEqual(
      [...names.keys()]
        .filter((id) => id === here || id === there || id === more)
        .map((id) => (id === here ? 'Left' : id === there ? 'Right' : '')),
    );
  });

  test('A6 the index of branches says what the tree says, whatever came in whatever order', async () => {
    const seeds = fc.array(
      fc.record({ parent: fc.nat(), gone: fc.integer({ min: 0, max: 5 }), order: fc.nat() }),
      { minLength: 1, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 5 }), async (rows, size) => {
        const { phone } = await twoDevices();
        const story = fakeId(1);
        const ids = rows.map((_, index) => fakeId(100 + index));
        const parents = rows.map(({ parent }, index) => (index === 0 ? null : (ids[parent % index] ?? null)));
        const depths: number[] = [];
        for (const [index, parent] of parents.entries())
          depths[index] = parent === null ? 0 : (depths[ids.indexOf(parent)] ?? 0) + 1;
        const told = rows.map((_, index) =>
          sceneRow(story, ids[index] ?? '', parents[index] ?? null, depths[index] ?? 0),
        );
        const marks = rows.flatMap(({ gone }, index): SyncRow[] =>
          gone === 0 && index > 0
            ? [
                {
                  kind: 'sceneMeta',
                  id: ids[index] ?? '',
                  f: { story, name: '', edited: null, image: null, favourite: false, gone: true },
                  s: { gone: `ffff${'0'.repeat(24)}` },
                },
              ]
            : [],
        );
        // Siblings in any order; a parent before its children, as a server sends them.
        const shuffled = [...told.keys()].sort(
          (a, b) => (depths[a] ?? 0) - (depths[b] ?? 0) || (rows[a]?.order ?? 0) - (rows[b]?.order ?? 0),
        );
        const inOrder = shuffled.map((index) => told[index]).filter((row) => row !== undefined);
        await takeIn(phone.writer, [...inOrder.slice(0, 3), ...marks, ...inOrder.slice(3)], size);
        const stored = await phone.database.scenes.toArray();
        const metas = new Map((await phone.database.sceneMeta.toArray()).map((meta) => [meta.id, meta]));
        const branches = branchesOf(scenesById(stored), metas);
        const roads = new Map(branches.flatMap(({ id, scenes }) => scenes.map((scene) => [scene, id])));
        expect(stored.map(({ id, road }) => [id, road])).toEqual(stored.map(({ id }) => [id, roads.get(id)]));
        expect(stored.filter(({ begins }) => begins !== undefined).map(({ id }) => id)).toEqual(
          branches.map(({ id }) => id).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });
});

function sceneRow(story: string, id: string, parent: string | null, depth: number): SyncRow {
  const { ...body } = fakeScene({ story, id, parent, depth });
  // A scene is JSON all through.
  return { kind: 'scenes', id, body: JSON.parse(JSON.stringify(body)) as Json };
}
