import { describe, expect, test } from 'vitest';

import type { ProviderError } from '../../src/domain/errors.ts';
import type { StoryEvent } from '../../src/domain/ports.ts';
import { fakeForm } from '../fakes.ts';
import { breaks, fakeLocks, openGame, tells, type Script } from '../game-table.ts';

type Game = Awaited<ReturnType<typeof openGame>>;

const passage = 'The lamp burned low. Nobody spoke.\n\nRain came over the hill.';
const unreachable: ProviderError = { type: 'unreachable', host: 'models.example', offline: false };

async function begun(game: Game): Promise<{ story: string; opening: string }> {
  const story = game.newId();
  expect(await game.engine.startStory({ story, form: fakeForm() })).toEqual({ ok: true, value: null });
  return { story, opening: await head(game, story) };
}

async function head(game: Game, story: string): Promise<string> {
  const answer = await game.store.head(story);
  if (!answer.ok || answer.value === null) throw new Error('the story has no head');
  return answer.value;
}

async function openScene(game: Game, story: string) {
  const scene = await game.store.scene(await head(game, story));
  if (!scene.ok) throw new Error('the open scene cannot be read');
  return scene.value;
}

async function draftOf(game: Game, story: string) {
  const draft = await game.store.draft(story);
  if (!draft.ok) throw new Error('the draft cannot be read');
  return draft.value;
}

const typed = (text: string) => ({ typed: text });

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

describe('a telling that breaks', () => {
  test('PLAY-11 PLAY-29 a failure before any sentence leaves a marked scene with the documented text, and costs no turn', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    await game.engine.saveSettings({ change: { aiModel: 'server:m' } });
    game.scripts.set('server:m', breaks('', { type: 'rate-limited', host: 'h', retryAfterMs: null }));
    await game.engine.act({ story, scene: opening, action: typed('help the ferryman') });
    const failed = await openScene(game, story);
    expect(failed.passage).toBe('Your good action has consequences. The story continues...');
    expect(failed.fault).toEqual({
      type: 'failed',
      error: { type: 'rate-limited', host: 'h', retryAfterMs: null },
    });

    await game.engine.retry({ story, scene: failed.id, model: 'builtin' });
    const retold = await openScene(game, story);
    expect(retold).toMatchObject({
      parent: opening,
      passage,
      fault: null,
      model: 'builtin',
      action: { text: 'help the ferryman' },
    });
    expect(retold.statsAfter.karma).toBe(5);
    expect(await game.database.scenes.count()).toBe(3);
  });

  test('PLAY-12 a failed opening gets a generic opening text', async () => {
    const game = await openGame();
    game.scripts.set('builtin', breaks('', unreachable));
    const { story } = await begun(game);
    const scene = await openScene(game, story);
    expect(scene.fault?.type).toBe('failed');
    expect(scene.passage).toContain(fakeForm().name);
  });

  test('PLAY-27 a dead connection asks once; after that the built-in storyteller bridges it until the model answers again', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    await game.engine.saveSettings({ change: { aiModel: 'server:m' } });
    game.scripts.set('server:m', breaks('', unreachable));
    await game.engine.act({ story, scene: opening, action: typed('wait') });
    expect((await openScene(game, story)).fault?.type).toBe('failed');
    await game.engine.retry({ story, scene: await head(game, story), model: 'builtin' });
    await game.engine.act({ story, scene: await head(game, story), action: typed('wait') });
    expect(await openScene(game, story)).toMatchObject({ model: 'builtin', fault: null });
    game.scripts.set('server:m', tells(passage));
    await game.engine.act({ story, scene: await head(game, story), action: typed('wait') });
    expect((await openScene(game, story)).model).toBe('server:m');
    game.scripts.set('server:m', breaks('', unreachable));
    await game.engine.act({ story, scene: await head(game, story), action: typed('wait') });
    expect((await openScene(game, story)).fault?.type).toBe('failed');
  });

  test('PLAY-28 a break after a sentence leaves a draft; continue goes on after its last word as the same scene', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    game.scripts.set('builtin', breaks('The door gave way. Behind it', { type: 'cut-off', host: 'h' }));
    await game.engine.act({ story, scene: opening, action: typed('push') });
    const draft = await draftOf(game, story);
    expect(draft).toMatchObject({
      passage: 'The door gave way. Behind it',
      status: { type: 'interrupted' },
      parent: opening,
    });
    expect(await head(game, story)).toBe(opening);

    game.scripts.set('builtin', async function* (request) {
      expect(request.carryOn).toBe('The door gave way. Behind it');
      yield { type: 'words', text: 'was the sea.' };
      yield { type: 'done', state: null };
    });
    await game.engine.continueDraft({ story });
    expect(await openScene(game, story)).toMatchObject({
      id: draft?.turn,
      passage: 'The door gave way. Behind it was the sea.',
      fault: null,
    });
  });

  test('PLAY-28 keep makes a partial scene of the draft; retry tells it from its beginning', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    game.scripts.set('builtin', breaks('One sentence. And', { type: 'cut-off', host: 'h' }));
    await game.engine.act({ story, scene: opening, action: typed('push') });
    await game.engine.keepDraft({ story });
    expect(await openScene(game, story)).toMatchObject({
      passage: 'One sentence. And',
      fault: { type: 'partial' },
      parent: opening,
    });

    await game.engine.act({ story, scene: opening, action: typed('pull') });
    game.scripts.set('builtin', tells(passage));
    await game.engine.retryDraft({ story });
    expect(await openScene(game, story)).toMatchObject({ passage, fault: null, parent: opening });
    expect(await draftOf(game, story)).toBeNull();
  });

  test('PLAY-28 choosing another action keeps the resting draft as a scene of its own', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    game.scripts.set('builtin', breaks('Half a tale. It', { type: 'cut-off', host: 'h' }));
    await game.engine.act({ story, scene: opening, action: typed('push') });
    game.scripts.set('builtin', tells(passage));
    await game.engine.act({ story, scene: opening, action: typed('pull') });
    const roads = await game.store.children(story, opening);
    expect(roads.ok && roads.value.map((scene) => scene.passage)).toEqual(['Half a tale. It', passage]);
    expect((await openScene(game, story)).action?.text).toBe('pull');
  });

  test('PLAY-28 a worker that died in the middle leaves a draft that is found broken off; nothing is told twice', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    let seen: string | undefined;
    game.scripts.set('builtin', async function* () {
      yield { type: 'words', text: 'The worker dies here. Or' };
      await game.clock.sleep(1000);
      await new Promise((resolve) => setImmediate(resolve));
      seen = (await draftOf(game, story))?.passage;
      throw new Error('killed');
    });
    await expect(game.engine.act({ story, scene: opening, action: typed('push') })).rejects.toThrow('killed');
    expect(seen).toBe('The worker dies here. Or');
    // What a killed process leaves: the draft still says 'streaming'.
    const draft = await draftOf(game, story);
    if (!draft) throw new Error('no draft');
    await game.store.saveDraft({ ...draft, status: { type: 'streaming' } });

    const next = await openGame({
      factory: game.factory,
      random: (length) => new Uint8Array(length).fill(7),
    });
    await next.engine.openStory({ story });
    expect(await draftOf(next, story)).toMatchObject({
      status: { type: 'broken-off' },
      passage: 'The worker dies here. Or',
    });
    await next.engine.retryDraft({ story });
    expect((await openScene(next, story)).passage).toBe(passage);
    expect(await next.database.scenes.count()).toBe(2);
  });

  test('PLAY-28 a draft whose passage was whole becomes its scene at the next start', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    const turn = game.newId();
    await game.store.saveDraft({
      story,
      turn,
      parent: opening,
      action: { text: 'wait', type: 'neutral', offeredAs: null },
      kind: 'action',
      retell: 0,
      model: 'builtin',
      title: 'Late',
      passage: 'It was all there.\n\n',
      status: { type: 'finishing' },
      startedAt: 0,
    });
    await game.engine.openStory({ story });
    expect(await openScene(game, story)).toMatchObject({
      id: turn,
      title: 'Late',
      passage: 'It was all there.',
      fault: null,
    });
  });

  test('PLAY-28 stop keeps what streamed; a stop before the first word gives the choices back', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    const stopsAfter = (words: string): Script =>
      async function* (_request, signal) {
        if (words !== '') yield { type: 'words', text: words };
        await game.engine.stop({ story });
        expect(signal.aborted).toBe(true);
      };
    game.scripts.set('builtin', stopsAfter('A start.'));
    await game.engine.act({ story, scene: opening, action: typed('push') });
    expect(await draftOf(game, story)).toMatchObject({ status: { type: 'stopped' }, passage: 'A start.' });
    await game.engine.dropDraft({ story });
    game.scripts.set('builtin', stopsAfter(''));
    await game.engine.act({ story, scene: opening, action: typed('push') });
    expect(await draftOf(game, story)).toBeNull();
    expect(await head(game, story)).toBe(opening);
  });

  test('a second telling of the same story at the same time is refused, from this tab or another', async () => {
    const locks = fakeLocks();
    const game = await openGame({ locks });
    const { story, opening } = await begun(game);
    locks.held.add(`story:${story}`);
    const answer = await game.engine.act({ story, scene: opening, action: typed('push') });
    expect(answer).toEqual({ ok: false, error: { type: 'story-busy', story } });
    expect(await game.engine.openStory({ story })).toEqual({ ok: true, value: null });
  });

  test('a disk that fills while words stream stops the telling and says so; nothing stored before is lost', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    let writes = 0;
    const fill = () => {
      writes += 1;
      if (writes > 1) throw new DOMException('full', 'QuotaExceededError');
    };
    game.quick.drafts.hook('creating', fill);
    game.quick.drafts.hook('updating', fill);
    game.scripts.set('builtin', async function* (_request, signal) {
      for (let word = 0; !signal.aborted; word += 1) {
        yield { type: 'words', text: `word ${word} ` };
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const answer = await game.engine.act({ story, scene: opening, action: typed('push') });
    expect(answer).toEqual({ ok: false, error: { type: 'disk-full' } });
    expect(await head(game, story)).toBe(opening);
    expect(await game.database.scenes.count()).toBe(1);
  });

  test('PLAY-29 a storyteller that is done without a word has failed', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    game.scripts.set('builtin', async function* () {
      yield { type: 'done', state: null };
    });
    await game.engine.act({ story, scene: opening, action: typed('push') });
    expect((await openScene(game, story)).fault).toMatchObject({
      type: 'failed',
      error: { type: 'bad-answer' },
    });
  });

  test('a disk that is full at the end of a turn leaves the whole text as a draft at rest, which can be kept when there is room', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    let full = true;
    game.database.scenes.hook('creating', () => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await game.engine.act({ story, scene: opening, action: typed('push') })).toEqual({
      ok: false,
      error: { type: 'disk-full' },
    });
    expect(await draftOf(game, story)).toMatchObject({
      passage: expect.stringContaining('Rain came over the hill.'),
      status: { type: 'broken-off' },
    });
    full = false;
    await game.engine.keepDraft({ story });
    expect(await openScene(game, story)).toMatchObject({ passage, parent: opening });
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
    expect(branched).toMatchObject({ parent: opening, branch: 1, depth: 1 });
    expect(branched.statsAfter.karma).toBe(5);
    await game.engine.act({ story, scene: branched.id, action: typed('go on') });
    expect((await openScene(game, story)).branch).toBe(1);
    await game.engine.goTo({ story, scene: third });
    await game.engine.act({ story, scene: third, action: typed('go on') });
    expect((await openScene(game, story)).branch).toBe(0);
    const row = await game.store.story(story);
    expect(row.ok && row.value.branches).toBe(1);
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
