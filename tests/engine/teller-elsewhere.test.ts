import { describe, expect, test } from 'vitest';

import { settingsRowId } from '../../src/storage/settings-groups.ts';
import { openGame, tells } from '../game-table.ts';
import { begun, head, openScene, typed } from './begun-game.ts';

/** A game whose models of another device fail as they do where they are not. */
async function openFarGame() {
  const game = await openGame();
  game.unavailable.set('device:far', { type: 'model-missing', model: 'far' });
  game.unavailable.set('server:far', { type: 'unreachable', host: 'far', offline: false });
  return { game, ...(await begun(game)) };
}

describe('A9 a turn whose storyteller is on another device is told by the built-in one', () => {
  test.each(['device:far', 'server:far', 'browser:own'])(
    '%s, by the story’s own settings',
    async (aiModel) => {
      const { game, story, opening } = await openFarGame();
      await game.store.changeStory(story, { settings: { aiModel } });
      await game.engine.act({ story, scene: opening, action: typed('wait') });
      expect(await openScene(game, story)).toMatchObject({ parent: opening, model: 'builtin', fault: null });
      // The wish goes on to where it can be met.
      expect(await game.store.story(story)).toMatchObject({ ok: true, value: { settings: { aiModel } } });
    },
  );

  test('by a synced choice that arrived', async () => {
    const { game, story, opening } = await openFarGame();
    await game.store.changeSettings({ readingLevel: 'middle' });
    await game.database.settings.update(settingsRowId('story'), { aiModel: 'device:far' });
    await game.engine.act({ story, scene: opening, action: typed('wait') });
    expect(await openScene(game, story)).toMatchObject({ model: 'builtin', fault: null });
  });

  test('by a draft that began there', async () => {
    const { game, story, opening } = await openFarGame();
    await game.store.saveDraft({
      story,
      turn: game.newId(),
      parent: opening,
      action: null,
      kind: 'continue',
      retell: 0,
      model: 'device:far',
      title: '',
      passage: 'The door gave way.',
      status: { type: 'broken-off' },
      startedAt: 1,
    });
    await game.engine.continueDraft({ story });
    const scene = await openScene(game, story);
    expect(scene).toMatchObject({ parent: opening, model: 'builtin', fault: null });
    expect(scene.passage).toMatch(/^The door gave way\./);
  });
});

test('A9 a model that the player chose here and that is gone says so, and costs no turn', async () => {
  const { game, story, opening } = await openFarGame();
  await game.engine.saveSettings({ change: { aiModel: 'device:far' } });
  await game.engine.act({ story, scene: opening, action: typed('wait') });
  expect((await openScene(game, story)).fault).toEqual({
    type: 'failed',
    error: { type: 'model-missing', model: 'far' },
  });
});

test('A9 a story’s own choice is met where this device has chosen the same', async () => {
  const { game, story, opening } = await openFarGame();
  game.scripts.set('server:near', tells('The lamp went out. Nobody moved.'));
  await game.store.changeStory(story, { settings: { aiModel: 'server:near' } });
  await game.engine.saveSettings({ change: { aiModel: 'server:near' } });
  await game.engine.act({ story, scene: opening, action: typed('wait') });
  expect(await openScene(game, story)).toMatchObject({ model: 'server:near', fault: null });
  expect(await head(game, story)).not.toBe(opening);
});
