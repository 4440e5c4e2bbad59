import { expect, test } from 'vitest';

import { emptyLore } from '../../src/domain/memory.ts';
import { trashMs } from '../../src/domain/shelf-command.ts';
import { openGame } from '../game-table.ts';
import { fakeDraft, fakeForm, fakeId } from '../fakes.ts';

async function playedStory() {
  const game = await openGame();
  const story = fakeId(1);
  await game.engine.startStory({ story, form: fakeForm() });
  const opening = (await game.database.scenes.toArray())[0]?.id ?? '';
  await game.engine.act({ story, scene: opening, action: { typed: 'look around' } });
  const second = (await game.database.scenes.toArray()).find(({ parent }) => parent === opening)?.id ?? '';
  await game.engine.act({ story, scene: opening, action: { typed: 'run away' } });
  const scenes = await game.database.scenes.toArray();
  const branch = scenes.find(({ parent, id }) => parent === opening && id !== second)?.id ?? '';
  return { ...game, story, opening, second, branch };
}

test('a story is copied with every scene, beside the first', async () => {
  const { engine, database, story } = await playedStory();
  expect(await engine.arrange({ type: 'copy-story', story, title: 'Again' })).toEqual({
    ok: true,
    value: null,
  });
  const stories = await database.stories.toArray();
  expect(stories.map(({ title }) => title)).toContain('Again');
  expect(await database.scenes.count()).toBe(6);
  expect(await database.heads.count()).toBe(2);
});

test('only a story in the trash is removed for good, with everything of it and what waits for the server', async () => {
  const { engine, database, store, story, opening } = await playedStory();
  await store.changeSettings({ pictureConsent: ['replicate'] });
  const answer = await engine.arrange({ type: 'delete-story', story });
  expect(answer.ok).toBe(false);
  expect(await database.scenes.count()).toBe(3);
  await engine.drawScene({ scene: opening, again: true });
  await engine.makePicture({ scene: opening, asked: true, again: false, mobile: false });
  expect(await database.pictureJobs.count()).toBe(1);
  await engine.addFact({ story, scene: opening, text: 'The keeper lied.', pinned: false });
  await engine.trashStory({ story, gone: true });
  const trashed = (await database.stories.get(story))?.s['gone'];
  expect(await engine.arrange({ type: 'delete-story', story })).toEqual({ ok: true, value: null });
  for (const table of [
    'stories',
    'scenes',
    'sceneMeta',
    'heads',
    'uses',
    'drafts',
    'sharedDrafts',
    'play',
    'receipts',
    'usage',
    'memory',
    'lore',
    'sources',
    'drawings',
    'photos',
    'blobs',
    'aside',
    'pictureJobs',
  ] as const)
    expect(await database.table(table).count(), table).toBe(0);
  // What other devices hear is that it was removed, by the word that put it into the trash.
  const purge = await database.purges.get(story);
  expect(purge).toMatchObject({
    of: 'story',
    story: null,
    purged: true,
    lifted: false,
    s: { purged: trashed },
  });
  const waiting = await database.outbox.toArray();
  expect(waiting.map(({ kind, id }) => [kind, kind === 'characters' ? '' : id])).toEqual([
    ['characters', ''],
    ['purges', story],
  ]);
});

test('what has lain in the trash for 30 days is removed, and nothing younger', async () => {
  const { engine, database, story, opening, second, branch, clock } = await playedStory();
  const [younger, kept] = [fakeId(2), fakeId(3)];
  for (const id of [younger, kept]) await engine.startStory({ story: id, form: fakeForm() });
  const dayMs = 86_400_000;
  const left = async () => {
    await engine.arrange({ type: 'clear-trash', before: clock.now() - trashMs });
    const scenes = await database.scenes.where('id').anyOf(opening, second, branch).count();
    return { stories: await database.stories.toCollection().primaryKeys(), scenes };
  };
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: true });
  clock.advance(dayMs);
  await engine.trashStory({ story, gone: true });
  clock.advance(dayMs);
  await engine.trashStory({ story: younger, gone: true });
  expect(await left()).toEqual({ stories: [story, younger, kept], scenes: 3 });
  clock.advance(trashMs - 2 * dayMs + 60_000);
  expect(await left()).toEqual({ stories: [story, younger, kept], scenes: 2 });
  clock.advance(dayMs);
  expect(await left()).toEqual({ stories: [younger, kept], scenes: 0 });
  clock.advance(dayMs);
  expect(await left()).toEqual({ stories: [kept], scenes: 0 });
});

test('a story that is removed for good takes along what lies beside its scenes, and nothing of another story', async () => {
  const { engine, database, store, story } = await playedStory();
  const kept = fakeId(2);
  await engine.startStory({ story: kept, form: fakeForm() });
  const tables = 'stories scenes sceneMeta heads uses memory lore drafts play receipts'.split(' ');
  const rowsOf = async (id: string) => {
    const rows = await Promise.all(
      tables.map((name) =>
        database
          .table<{ readonly id?: string; readonly story?: string }>(name)
          .filter((row) => (row.story ?? row.id) === id)
          .toArray(),
      ),
    );
    return new Map(tables.map((name, index) => [name, rows[index] ?? []]));
  };
  for (const id of [story, kept]) {
    const head = await store.head(id);
    const scene = (head.ok && head.value) || '';
    await engine.nameBranch({ scene, name: 'the long way' });
    await engine.addFact({ story: id, scene, text: 'Tam is her uncle.', pinned: true });
    await engine.addLore({
      story: id,
      form: { ...emptyLore, title: 'The tower', keys: ['tower'], text: 'It is unlit.' },
    });
    await engine.spendAir({ story: id, seconds: 3 });
    await store.saveDraft(fakeDraft({ story: id, parent: scene }));
    await database.receipts.put({ scene, story: id, model: 'server:x', calls: [] });
    for (const [name, rows] of await rowsOf(id)) expect([name, rows.length > 0]).toEqual([name, true]);
  }
  const before = await rowsOf(kept);
  await engine.trashStory({ story, gone: true });
  expect(await engine.arrange({ type: 'delete-story', story })).toEqual({ ok: true, value: null });
  expect([...(await rowsOf(story)).values()].flat()).toEqual([]);
  expect(await rowsOf(kept)).toEqual(before);
});

test('HIST-08 a branch goes to the trash with who stands on it moved back, comes out again, or goes for good', async () => {
  const { engine, database, store, story, opening, second, branch } = await playedStory();
  const head = async () => {
    const found = await store.head(story);
    return found.ok && found.value;
  };
  await engine.act({ story, scene: branch, action: { typed: 'run on' } });
  const below = (await database.scenes.toArray()).find(({ parent }) => parent === branch)?.id ?? '';
  expect(await head()).toBe(below);
  for (const scene of [opening, below])
    await engine.addFact({ story, scene, text: 'It rained.', pinned: true });
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: true });
  expect(await head()).toBe(opening);
  expect(await database.scenes.count()).toBe(4);
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: false });
  expect((await database.sceneMeta.get(branch))?.gone).toBe(false);

  expect((await engine.arrange({ type: 'delete-branch', scene: branch })).ok).toBe(false);
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: true });
  await engine.arrange({ type: 'delete-branch', scene: branch });
  expect((await database.scenes.toArray()).map(({ id }) => id)).toEqual([opening, second]);
  expect((await database.memory.toArray()).map(({ scene }) => scene)).toEqual([opening]);
});

test('ruling 32: the only road of a story is never put away', async () => {
  const { engine, database, opening } = await playedStory();
  expect((await engine.arrange({ type: 'trash-branch', scene: opening, gone: true })).ok).toBe(false);
  expect(await database.sceneMeta.get(opening)).toBeUndefined();
});
