import { expect, test } from 'vitest';

import { trashMs } from '../../src/domain/shelf-deed.ts';
import { openGame } from '../game-table.ts';
import { fakeForm, fakeId } from '../fakes.ts';

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
  const { engine, database, story } = await playedStory();
  const answer = await engine.arrange({ type: 'delete-story', story });
  expect(answer.ok).toBe(false);
  expect(await database.scenes.count()).toBe(3);
  await engine.trashStory({ story, gone: true });
  expect(await engine.arrange({ type: 'delete-story', story })).toEqual({ ok: true, value: null });
  for (const table of [
    'stories',
    'scenes',
    'sceneMeta',
    'heads',
    'uses',
    'drafts',
    'play',
    'receipts',
  ] as const)
    expect(await database.table(table).count(), table).toBe(0);
  const waiting = await database.outbox.toArray();
  expect(waiting.filter(({ kind }) => kind !== 'characters')).toEqual([]);
});

test('what has lain in the trash for 30 days is removed, and nothing younger', async () => {
  const { engine, database, story, clock } = await playedStory();
  await engine.trashStory({ story, gone: true });
  await engine.arrange({ type: 'clear-trash', before: clock.now() - trashMs });
  expect(await database.stories.count()).toBe(1);
  clock.advance(trashMs + 60_000);
  await engine.arrange({ type: 'clear-trash', before: clock.now() - trashMs });
  expect(await database.stories.count()).toBe(0);
});

test('HIST-08 a branch goes to the trash with who stands on it moved back, comes out again, or goes for good', async () => {
  const { engine, database, store, story, opening, second, branch } = await playedStory();
  const head = async () => {
    const found = await store.head(story);
    return found.ok && found.value;
  };
  expect(await head()).toBe(branch);
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: true });
  expect(await head()).toBe(opening);
  expect(await database.scenes.count()).toBe(3);
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: false });
  expect((await database.sceneMeta.get(branch))?.gone).toBe(false);

  expect((await engine.arrange({ type: 'delete-branch', scene: branch })).ok).toBe(false);
  await engine.arrange({ type: 'trash-branch', scene: branch, gone: true });
  await engine.arrange({ type: 'delete-branch', scene: branch });
  expect((await database.scenes.toArray()).map(({ id }) => id)).toEqual([opening, second]);
});

test('ruling 32: the only road of a story is never put away', async () => {
  const { engine, database, opening } = await playedStory();
  expect((await engine.arrange({ type: 'trash-branch', scene: opening, gone: true })).ok).toBe(false);
  expect(await database.sceneMeta.get(opening)).toBeUndefined();
});
