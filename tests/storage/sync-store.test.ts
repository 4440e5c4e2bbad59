import { expect, test } from 'vitest';

import type { Batch } from '../../src/domain/ports/sync-store.ts';
import type { AcceptedPush, RejectCode } from '../../src/domain/protocol/push.ts';
import { readScene } from '../../src/domain/schemas.ts';
import { stampMs } from '../../src/domain/stamp.ts';
import { countBranches } from '../../src/storage/branch-index.ts';
import { bringInParcel } from '../../src/storage/story-import.ts';
import { removeKept, retryRefused, watchSync } from '../../src/storage/sync-queries.ts';
import { createSyncStore } from '../../src/storage/sync-store.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { first } from '../first-value.ts';
import { openGame } from '../game-table.ts';
import { act, backup, headOf, labelsOf, sure } from './devices.ts';

const epoch = fakeId(77);

test('what a server took does not wait any more', async () => {
  const game = await openGame();
  const store = createSyncStore(game.writer);
  sure(await game.engine.startStory({ story: game.newId(), form: fakeForm() }));
  const batch = await store.nextBatch(100);
  const waiting = await store.waiting();
  expect(batch.entries).toHaveLength(waiting);
  const reply = {
    status: 'ok' as const,
    base: 0,
    v: waiting,
    epoch,
    vs: batch.entries.map((_, at) => at + 1),
    docs: [],
    rejected: [],
    now: game.clock.now(),
    minClient: 1,
  };
  expect(await store.acknowledge(batch, reply)).toEqual({ settled: waiting, isFull: false });
  expect(await store.waiting()).toBe(0);
  expect(await store.state()).toMatchObject({ cursors: { d: waiting, s: waiting }, epoch });
});

/** A server's answer in which it took everything but what `codes` names by place. */
function answered(
  batch: Batch,
  codes: { readonly [i: number]: RejectCode },
  more: Partial<AcceptedPush> = {},
) {
  return {
    status: 'ok' as const,
    base: 0,
    v: batch.entries.length,
    epoch,
    vs: batch.entries.map((_, at) => (at in codes ? 0 : at + 1)),
    docs: [],
    rejected: Object.entries(codes).map(([i, code]) => ({ i: Number(i), code })),
    now: 1_760_000_000_000,
    minClient: 1,
    ...more,
  };
}

/** A device with two stories, all of which waits. */
async function twoStories() {
  const game = await openGame();
  const store = createSyncStore(game.writer);
  const stories = [game.newId(), game.newId()] as const;
  for (const story of stories) sure(await game.engine.startStory({ story, form: fakeForm() }));
  return { game, store, stories };
}

test('a scene that the server refuses holds up its own story only, is shown with its words, and goes out when it is tried again', async () => {
  const { game, store, stories } = await twoStories();
  const { database } = game;
  const batch = await store.nextBatch(100);
  const at = batch.entries.findIndex(
    (entry) => entry.kind === 'scenes' && JSON.stringify(entry).includes(`"story":"${stories[0]}"`),
  );
  const turn = batch.entries[at]?.turn;
  const held = batch.entries.flatMap((entry, i) => (entry.turn === turn && i !== at ? [i] : []));
  await store.acknowledge(
    batch,
    answered(batch, { [at]: 'too-big', ...Object.fromEntries(held.map((i) => [i, 'turn' as const])) }),
  );
  const refused = await database.quarantine.toArray();
  expect(refused).toMatchObject([
    { kind: 'scenes', story: stories[0], code: 'too-big', row: { passage: expect.stringContaining('lamp') } },
  ]);
  expect(await store.waiting()).toBe(held.length);
  // Its story waits, and what is told in the other goes out.
  expect((await store.nextBatch(100)).entries).toEqual([]);
  for (const story of stories) {
    const head = sure(await game.store.head(story));
    sure(await game.engine.act({ story, scene: head ?? '', action: { typed: 'go on' } }));
  }
  const next = await store.nextBatch(100);
  expect(next.entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(next.entries)).not.toContain(stories[0]);
  sure(await retryRefused(database));
  const again = (await store.nextBatch(100)).entries;
  expect(again[0]).toMatchObject({ kind: 'scenes', id: batch.entries[at]?.id });
  expect(await database.quarantine.count()).toBe(0);
});

test('the screen is told how much waits, what was refused and how the last cycle went', async () => {
  const { database } = await openGame();
  const row = { kind: 'scenes' as const, id: fakeId(1), story: fakeId(2), row: { a: 1 }, code: 'too-big' };
  await database.quarantine.add({ ...row, fields: {}, turn: null, place: 1, at: 5 });
  await database.outbox.add({ kind: 'settings', id: fakeId(3), turn: null, fields: {} });
  expect(await first(watchSync(database))).toEqual({ waiting: 1, report: null, refused: [row], read: 1 });
});

test('when all was last sent is known after a new start too, whatever was tried since', async () => {
  const { writer, database } = await openGame();
  const said = { message: '' };
  await createSyncStore(writer).report({ ...said, state: 'idle', at: 7, okAt: 7 });
  await createSyncStore(writer).report({ ...said, state: 'failed', at: 9, okAt: null });
  expect((await first(watchSync(database))).report).toMatchObject({ state: 'failed', at: 9, okAt: 7 });
});

test('what is said while an answer is on its way goes on waiting', async () => {
  const { game, store, stories } = await twoStories();
  const batch = await store.nextBatch(100);
  sure(await game.store.changeStory(stories[0], { title: 'Another' }));
  await store.acknowledge(batch, answered(batch, {}));
  const next = await store.nextBatch(100);
  expect(next.entries).toMatchObject([{ kind: 'stories', id: stories[0], f: { title: 'Another' } }]);
});

test('an answer of another life of the server is not looked at, nor a page from a cursor that was left', async () => {
  const { store } = await twoStories();
  const batch = await store.nextBatch(100);
  await store.acknowledge(batch, answered(batch, {}));
  const page = { lane: 'd' as const, from: 0, next: 99, epoch, v: 99, rows: [] };
  expect(await store.applyPage(page)).toBe('stale');
  expect(await store.applyPage({ ...page, from: batch.entries.length })).toBe('applied');
  await store.reset(fakeId(78));
  expect(await store.acknowledge(batch, answered(batch, {}))).toBe('stale');
  expect(await store.state()).toMatchObject({ cursors: { d: 0, s: 0 }, epoch: fakeId(78), auditedAt: 0 });
});

test('by a clock that was two days ahead everything is stamped anew, in its order and below what the server takes', async () => {
  const { game, store, stories } = await twoStories();
  game.clock.advance(2 * 86_400_000);
  const head = sure(await game.store.head(stories[0]));
  sure(await game.engine.act({ story: stories[0], scene: head ?? '', action: { typed: 'go on' } }));
  sure(await game.store.changeStory(stories[0], { title: 'Later' }));
  const now = game.clock.now() - 2 * 86_400_000;
  await store.restamp(now);
  const { entries } = await store.nextBatch(100);
  const stamps = entries.flatMap((entry) => ('s' in entry ? Object.values(entry.s) : []));
  expect(Math.max(...stamps.map(stampMs))).toBeLessThanOrEqual(now + 60_000);
  const story = await game.database.stories.get(stories[0]);
  expect((story?.s['title'] ?? '') > (story?.s['playedAt'] ?? '')).toBe(true);
  const scenes = (await game.database.scenes.toArray()).filter((scene) => scene.story === stories[0]);
  expect(scenes.find(({ depth }) => depth === 1)?.told).toBe(story?.s['playedAt']);
  sure(await game.store.changeStory(stories[0], { title: 'Last' }));
  const after = await game.database.stories.get(stories[0]);
  expect((after?.s['title'] ?? '') > (story?.s['title'] ?? '')).toBe(true);
  expect(stampMs(after?.s['title'])).toBeLessThan(now + 60_000);
});

test('what a server refused with its story goes out whole when something is said of it later', async () => {
  const { game, store, stories } = await twoStories();
  const scene = sure(await game.store.head(stories[0])) ?? '';
  sure(await game.store.changeScene(scene, { name: 'The well' }));
  const batch = await store.nextBatch(100);
  const at = batch.entries.findIndex(({ kind, id }) => kind === 'sceneMeta' && id === scene);
  await store.acknowledge(batch, answered(batch, { [at]: 'purged' }));
  expect((await store.nextBatch(100)).entries).toEqual([]);
  sure(await game.store.changeScene(scene, { edited: 'It was a dry well.' }));
  const { entries } = await store.nextBatch(100);
  expect(entries).toMatchObject([
    { kind: 'sceneMeta', v: 0, f: { story: stories[0], name: 'The well', edited: 'It was a dry well.' } },
  ]);
});

test("of two scenes of one name the server's is everybody's, and words that differ are kept beside it", async () => {
  const { game, store, stories } = await twoStories();
  const { database } = game;
  const batch = await store.nextBatch(100);
  await store.acknowledge(batch, answered(batch, {}));
  const from = batch.entries.length;
  const rows = [];
  for (const [at, story] of stories.entries()) {
    const scene = readScene(await database.scenes.get(sure(await game.store.head(story)) ?? ''));
    if (!scene) throw new Error('no scene');
    const { v: _v, road: _road, begins: _begins, ...body } = { v: 0, road: '', begins: '', ...scene };
    // The one was stamped anew after a file was made of it; of the other somebody altered the words.
    const theirs =
      at === 0 ? { ...body, told: `${'0'.repeat(27)}7` } : { ...body, passage: 'The other words.' };
    rows.push({ v: from + 1 + at, row: { kind: 'scenes' as const, id: scene.id, body: theirs } });
  }
  await store.applyPage({ lane: 's', from, next: from + 2, epoch, v: from + 2, rows });
  const stored = await database.scenes.bulkGet(rows.map(({ row }) => row.id));
  expect(stored).toMatchObject(rows.map(({ v, row }) => ({ ...row.body, v })));
  expect(await database.quarantine.toArray()).toMatchObject([
    {
      kind: 'scenes',
      story: stories[1],
      code: 'different',
      row: { passage: expect.stringContaining('lamp') },
    },
  ]);
});

test('words that differ from the server’s are kept until the player removes them, whatever waits, is sent or is tried again', async () => {
  const { game, store, stories } = await twoStories();
  const { database } = game;
  const id = await headOf(game, stories[0]);
  const scene = readScene(await database.scenes.get(id));
  if (!scene) throw new Error('no scene');
  const row = { kind: 'scenes' as const, id, body: { ...scene, passage: 'The other words.' } };
  // It comes while this device's own still waits.
  await store.applyPage({ lane: 's', from: 0, next: 1, epoch, v: 1, rows: [{ v: 1, row }] });
  const isIts = (entry: { readonly id: string; readonly kind: string }) =>
    entry.id === id && entry.kind === 'scenes';
  const kept = async () => (await database.quarantine.toArray()).map(({ row: words }) => words);
  const ours = [{ id, passage: scene.passage }];
  const batch = await store.nextBatch(100);
  expect(batch.entries.filter(isIts)).toEqual([]);
  await store.acknowledge(batch, answered(batch, {}));
  expect(await kept()).toMatchObject(ours);
  sure(await retryRefused(database));
  expect((await store.nextBatch(100)).entries).toEqual([]);
  expect(await kept()).toMatchObject(ours);
  // The server lost it, and gets its own words again.
  await store.waitAgain([{ kind: 'scenes', id, v: 1 }]);
  const again = await store.nextBatch(100);
  expect(again.entries).toMatchObject([row]);
  await store.acknowledge(again, answered(again, {}));
  expect(await kept()).toMatchObject(ours);
  sure(await removeKept(database, { kind: 'scenes', id }));
  expect(await kept()).toEqual([]);
});

test("a scene that lies elsewhere in the server's tree lies there here too, with what was told from it", async () => {
  const { game, store, stories } = await twoStories();
  const { database } = game;
  const [story] = stories;
  const opening = await headOf(game, story);
  const moved = await act(game, story, 'run', opening);
  const below = await act(game, story, 'wait', moved);
  const other = await act(game, story, 'look around', opening);
  const batch = await store.nextBatch(100);
  await store.acknowledge(batch, answered(batch, {}));
  const from = batch.entries.length;
  const rows = [];
  for (const [at, [id, change]] of (
    [
      [moved, { parent: other, depth: 2 }],
      [below, { depth: 3 }],
    ] as const
  ).entries()) {
    const scene = readScene(await database.scenes.get(id));
    if (!scene) throw new Error('no scene');
    rows.push({ v: from + 1 + at, row: { kind: 'scenes' as const, id, body: { ...scene, ...change } } });
  }
  await store.applyPage({ lane: 's', from, next: from + 2, epoch, v: from + 2, rows });
  expect((await database.scenes.get(moved))?.parent).toBe(other);
  expect(await countBranches(database, story)).toBe(1);
  expect(await labelsOf(game, story)).toHaveLength(1);
});

test('what was read of a branch before the server deleted it, and its scene never came, is found by comparing', async () => {
  const { game, store, stories } = await twoStories();
  const [story] = stories;
  const opening = await headOf(game, story);
  const branch = await act(game, story, 'run', opening);
  await act(game, story, 'wait', opening);
  const batch = await store.nextBatch(100);
  await store.acknowledge(batch, answered(batch, {}));
  await store.audited(game.clock.now(), await store.state());
  sure(await game.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
  sure(await game.engine.arrange({ type: 'delete-branch', scene: branch }));
  // Another device summed up what it had told below the branch, and this one reads that first.
  const f = { story, scene: fakeId(55), kind: 'summary', text: 'They ran.', pinned: false };
  const from = batch.entries.length;
  const rows = [{ v: from + 1, row: { kind: 'memory' as const, id: fakeId(56), f, s: {} } }];
  await store.applyPage({ lane: 'd', from, next: from + 1, epoch, v: from + 1, rows });
  expect((await store.state()).auditedAt).toBe(game.clock.now());
  const deletion = await store.nextBatch(100);
  expect(deletion.entries.map(({ kind }) => kind)).toContain('purges');
  await store.acknowledge(deletion, answered(deletion, {}, { base: from + 1, v: from + 9 }));
  expect((await store.state()).auditedAt).toBe(0);
});

test('that a deletion was taken back goes out before all that it gives back, also when a comparison put that in front', async () => {
  const { game, store, stories } = await twoStories();
  const [story] = stories;
  const file = await backup(game);
  sure(await game.engine.trashStory({ story, gone: true }));
  sure(await game.engine.arrange({ type: 'delete-story', story }));
  const choice = { stories: {}, lorebookInto: null, settings: false };
  sure(await bringInParcel(game.writer, { next: game.newId }, file, choice));
  const scenes = await game.database.scenes.where('story').equals(story).toArray();
  await store.waitAgain(scenes.map(({ id }) => ({ kind: 'scenes', id, v: 1 })));
  const { entries } = await store.nextBatch(100);
  expect(entries.slice(0, 2)).toMatchObject([
    { kind: 'purges', id: story },
    { kind: 'scenes', id: scenes[0]?.id },
  ]);
  expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
});

test('once the server hears that a deletion was taken back, all is compared again: another device’s may have been carried out meanwhile', async () => {
  const { game, store, stories } = await twoStories();
  const [story] = stories;
  const file = await backup(game);
  sure(await game.engine.trashStory({ story, gone: true }));
  sure(await game.engine.arrange({ type: 'delete-story', story }));
  sure(
    await bringInParcel(game.writer, { next: game.newId }, file, {
      stories: {},
      lorebookInto: null,
      settings: false,
    }),
  );
  // A cycle has compared since, before the lift went out.
  await store.audited(game.clock.now(), await store.state());
  const batch = await store.nextBatch(100);
  expect(batch.entries[0]).toMatchObject({ kind: 'purges', id: story });
  await store.acknowledge(batch, answered(batch, {}));
  expect((await store.state()).auditedAt).toBe(0);
});
