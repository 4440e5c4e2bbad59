import { describe, expect, test } from 'vitest';

import { fakeForm } from '../fakes.ts';
import { breaks, fakeLocks, openGame, tells, type Script } from '../game-table.ts';
import { begun, draftOf, head, openScene, passage, typed, unreachable } from './begun-game.ts';

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
    // Nothing is being told any more.
    expect(await game.engine.stop({ story })).toMatchObject({ ok: false, error: { type: 'not-found' } });
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

  test('PLAY-05 a story that is only opened is not being told: what is pressed in that moment is taken', async () => {
    const game = await openGame();
    const { story, opening } = await begun(game);
    const both = await Promise.all([
      game.engine.openStory({ story }),
      game.engine.act({ story, scene: opening, action: typed('push') }),
    ]);
    expect(both).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await openScene(game, story)).toMatchObject({ parent: opening });
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
