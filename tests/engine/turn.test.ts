import { describe, expect, test } from 'vitest';

import type { StoryEvent } from '../../src/domain/ports/storyteller.ts';
import { createBuiltinStoryteller } from '../../src/providers/builtin-storyteller/client.ts';
import { countBranches } from '../../src/storage/branch-index.ts';
import { watchPlay } from '../../src/storage/queries.ts';
import { fakeForm } from '../fakes.ts';
import { first } from '../first-value.ts';
import { openGame, tells } from '../game-table.ts';
import { begun, draftOf, type Game, head, openScene, passage, typed } from './begun-game.ts';

/** What the road of the open scene is called. */
async function label(game: Game, story: string): Promise<string> {
  const view = await first(watchPlay(game.database, story));
  return view.status === 'ready' ? view.branch.label : view.status;
}

describe('telling a scene', () => {
  test('PLAY-01 a new story has its opening, and opening it again tells nothing more', async () => {
    const game = await openGame();
    const { story } = await begun(game);
    expect(await openScene(game, story)).toMatchObject({ parent: null, depth: 0, title: 'Scene 0', passage });
    await game.engine.openStory({ story });
    expect(game.requests).toHaveLength(1);
  });

  test('SETUP-21 a form without an objective starts nothing', async () => {
    const game = await openGame();
    const story = game.newId();
    const answer = await game.engine.startStory({ story, form: { ...fakeForm(), objective: '  ' } });
    expect(answer).toEqual({ ok: false, error: { type: 'invalid-input', field: 'objective' } });
    expect(await game.database.stories.count()).toBe(0);
  });

  test("PLAY-27 a story's seed is chance, and ends with the number of the player's stories", async () => {
    const game = await openGame();
    const seeds: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { story } = await begun(game);
      const told = await game.store.story(story);
      if (told.ok) seeds.push(told.value.seed);
    }
    expect(seeds.map((seed) => seed.length)).toEqual([16, 16, 16]);
    expect(seeds.map((seed) => seed.at(-1))).toEqual(['0', '1', '2']);
    expect(new Set(seeds.map((seed) => seed.slice(0, 8))).size).toBe(3);
  });

  test('PLAY-27 who tells stories by their seed is asked for one that is none of the last six again', async () => {
    const game = await openGame();
    const known: number[] = [];
    game.tellers.set('builtin', {
      ...createBuiltinStoryteller({ clock: game.clock }),
      freshSeed: ({ seed, earlier }) => {
        known.push(earlier.length);
        expect(earlier.map((story) => story.seed.at(-1))).toEqual(earlier.map(() => 'f'));
        return `${seed.slice(0, -1)}f`;
      },
    });
    for (let i = 0; i < 8; i++) await game.engine.startStory({ story: game.newId(), form: fakeForm() });
    expect(known).toEqual([0, 1, 2, 3, 4, 5, 6, 6]);
  });

  test('PLAY-09 PLAY-28 a finished turn stores scene, head, stats and outbox rows, and its draft is gone', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    await game.engine.act({ story, scene: opening, action: typed('run to the gate') });
    const scene = await openScene(game, story);
    expect(scene).toMatchObject({
      parent: opening,
      depth: 1,
      action: { text: 'run to the gate', type: 'neutral', offeredAs: null },
    });
    expect(scene.statsAfter.core.speed.current).toBe(90);
    expect(scene.statChanges.map((change) => change.statName)).toContain('speed');
    expect(await draftOf(game, story)).toBeNull();
    const waiting = await game.database.outbox.toArray();
    expect(waiting.filter((row) => row.kind === 'scenes').map((row) => row.id)).toEqual([opening, scene.id]);
    expect(waiting.find((row) => row.kind === 'heads')?.turn).toBe(scene.id);
  });

  test('PLAY-08 a neutral offer that harms is evil; an offered good one stays good', async () => {
    const offers: StoryEvent = {
      type: 'actions',
      actions: [
        { id: 'x', text: 'Steal the lantern', type: 'neutral' },
        { id: 'y', text: 'Give bread', type: 'good' },
        { id: 'z', text: 'Wait', type: 'evil' },
      ],
    };
    const game = await openGame();
    game.scripts.set('builtin', tells(passage, [offers]));
    const { story, opening } = await begun(game);
    await game.engine.act({ story, scene: opening, action: { offered: 'x' } });
    expect((await openScene(game, story)).action?.type).toBe('evil');
    expect((await openScene(game, story)).statsAfter.karma).toBe(-5);
    const second = await head(game, story);
    await game.engine.act({ story, scene: second, action: { offered: 'y' } });
    expect((await openScene(game, story)).statsAfter.karma).toBe(0);
  });

  test('PLAY-06 an empty action and an unknown offer are refused and change nothing', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    for (const action of [typed(' \u0000\n '), { offered: 'nothing' }]) {
      expect(await game.engine.act({ story, scene: opening, action })).toEqual({
        ok: false,
        error: { type: 'invalid-input', field: 'action' },
      });
    }
    expect(await game.database.scenes.count()).toBe(1);
  });

  test('PLAY-12 PLAY-13 PLAY-14 a missing title and missing actions are filled with the documented ones', async () => {
    const game = await openGame();
    game.scripts.set('builtin', async function* () {
      yield { type: 'words', text: 'Only this was said.' };
      yield { type: 'done', state: null };
    });
    const { story } = await begun(game);
    const scene = await openScene(game, story);
    expect(scene.title).toBe('The Adventure Continues');
    expect(scene.actions.map((action) => action.type).toSorted()).toEqual(['evil', 'good', 'neutral']);
    expect(scene.fault).toBeNull();
  });

  test('PLAY-15 a passage of another length is stored as it is, and a warning without story text is logged', async () => {
    const game = await openGame();
    game.scripts.set('builtin', tells('Just one paragraph.'));
    const { story } = await begun(game);
    expect((await openScene(game, story)).passage).toBe('Just one paragraph.');
    expect(game.log).toEqual(['a passage has 1 paragraphs, not 2']);
  });

  test('STAT-05 seconds read without air are taken by the next turn, once', async () => {
    const game = await openGame();
    const story = game.newId();
    await game.engine.startStory({ story, form: { ...fakeForm(), setting: 'a wreck in open space' } });
    await game.engine.spendAir({ story, seconds: 20 });
    await game.engine.spendAir({ story, seconds: 10 });
    await game.engine.act({ story, scene: await head(game, story), action: typed('wait') });
    expect((await openScene(game, story)).statsAfter.core.oxygen.current).toBe(95);
    await game.engine.act({ story, scene: await head(game, story), action: typed('wait') });
    expect((await openScene(game, story)).statsAfter.core.oxygen.current).toBe(93);
  });
});

describe('moving about', () => {
  async function threeScenes(game: Game) {
    const { story, opening } = await begun(game);
    await game.engine.act({ story, scene: opening, action: typed('first') });
    const second = await head(game, story);
    await game.engine.act({ story, scene: second, action: typed('second') });
    return { story, opening, second, third: await head(game, story) };
  }

  test('PLAY-30 undo and redo move the head and destroy nothing; a new turn forgets the way forward', async () => {
    const game = await openGame();
    const { story, opening, second, third } = await threeScenes(game);
    await game.engine.undo({ story });
    await game.engine.undo({ story });
    expect(await head(game, story)).toBe(opening);
    expect(await game.engine.undo({ story })).toEqual({
      ok: false,
      error: { type: 'nothing-there', what: 'undo' },
    });
    await game.engine.redo({ story });
    expect(await head(game, story)).toBe(second);
    await game.engine.redo({ story });
    expect(await head(game, story)).toBe(third);
    expect(await game.engine.redo({ story })).toEqual({
      ok: false,
      error: { type: 'nothing-there', what: 'redo' },
    });
    await game.engine.undo({ story });
    await game.engine.act({ story, scene: second, action: typed('elsewhere') });
    expect(await game.engine.redo({ story })).toEqual({
      ok: false,
      error: { type: 'nothing-there', what: 'redo' },
    });
    expect(await game.database.scenes.count()).toBe(4);
  });

  test('HIST-03 HIST-04 HIST-06 a new road from an earlier scene is branch_1 with the stats of then; the old road stays', async () => {
    const game = await openGame();
    const { story, opening, third } = await threeScenes(game);
    await game.engine.goTo({ story, scene: opening });
    await game.engine.act({ story, scene: opening, action: typed('help her') });
    const branched = await openScene(game, story);
    expect(branched).toMatchObject({ parent: opening, depth: 1 });
    expect(await label(game, story)).toBe('branch_1');
    expect(branched.statsAfter.karma).toBe(5);
    await game.engine.act({ story, scene: branched.id, action: typed('go on') });
    expect(await label(game, story)).toBe('branch_1');
    await game.engine.goTo({ story, scene: third });
    await game.engine.act({ story, scene: third, action: typed('go on') });
    expect(await label(game, story)).toBe('main');
    expect(await countBranches(game.database, story)).toBe(2);
  });

  test('PLAY-30 retry makes a sibling with the same action, told with another count', async () => {
    const game = await openGame();
    const { story, second, third } = await threeScenes(game);
    await game.engine.retry({ story, scene: third });
    const sibling = await openScene(game, story);
    expect(sibling).toMatchObject({ parent: second, retell: 1, action: { text: 'second' } });
    expect(game.requests.at(-1)).toMatchObject({ retell: 1, kind: 'action' });
    expect((await game.store.scene(third)).ok).toBe(true);
  });

  test('PLAY-30 an edit changes what is shown and told from, recomputes no stats, and can be taken back', async () => {
    const game = await openGame();
    const { story, third } = await threeScenes(game);
    const before = await openScene(game, story);
    await game.engine.editPassage({ story, scene: third, text: 'He was wounded and burned.' });
    expect(await openScene(game, story)).toEqual({ ...before, passage: 'He was wounded and burned.' });
    await game.engine.continueStory({ story, scene: third });
    expect(game.requests.at(-1)).toMatchObject({ kind: 'continue', action: null });
    expect(game.requests.at(-1)?.path.at(-1)?.passage).toBe('He was wounded and burned.');
    await game.engine.goTo({ story, scene: third });
    await game.engine.editPassage({ story, scene: third, text: null });
    expect(await openScene(game, story)).toEqual(before);
  });

  test('a scene of another story cannot be opened or played from', async () => {
    const game = await openGame();
    const { story } = await threeScenes(game);
    const other = await begun(game);
    for (const answer of [
      await game.engine.goTo({ story, scene: other.opening }),
      await game.engine.act({ story, scene: other.opening, action: typed('x') }),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { type: 'not-found', what: 'scene' } });
    }
  });
});
