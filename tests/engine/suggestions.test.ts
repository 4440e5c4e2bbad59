import { expect, test } from 'vitest';

import { exampleFor } from '../../src/domain/examples.ts';
import type { ProviderError } from '../../src/domain/errors.ts';
import { fallbackBookTitles } from '../../src/domain/fallbacks.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';
import { begun, type Game } from './begun-game.ts';

const openRouter = 'openrouter:some/model';
const keyMissing: ProviderError = { type: 'key-missing', provider: 'openrouter' };

/** A game whose chosen model answers nothing but this error. */
async function without(error: ProviderError): Promise<Game> {
  const game = await openGame();
  await game.store.changeSettings({ aiModel: openRouter });
  game.unavailable.set(openRouter, error);
  return game;
}

test('SETUP-19 an example without the key that the chosen model needs is a stand-in that says why', async () => {
  const game = await without(keyMissing);
  const form = fakeForm({ genre: 'fantasy' });
  expect(await game.engine.suggestExample({ field: 'name', form, nonce: 3 })).toEqual({
    ok: true,
    value: null,
  });
  expect(await game.database.suggestions.get('example:name')).toEqual({
    id: 'example:name',
    values: [exampleFor('name', 'fantasy')],
    fallback: keyMissing,
    nonce: 3,
  });
});

test('PLAY-17 titles without the key that the chosen model needs are the ready-made ones, and say why', async () => {
  const game = await openGame();
  const { story } = await begun(game);
  await game.store.changeSettings({ aiModel: openRouter });
  game.unavailable.set(openRouter, keyMissing);
  expect(await game.engine.suggestTitles({ story, nonce: 1 })).toEqual({ ok: true, value: null });
  expect(await game.database.suggestions.get(`book-titles:${story}`)).toEqual({
    id: `book-titles:${story}`,
    values: fallbackBookTitles(fakeForm().name),
    fallback: keyMissing,
    nonce: 1,
  });
});

test('SETUP-19 any other failure of a model is bridged in the same way', async () => {
  const refused: ProviderError = { type: 'key-refused', host: 'h', message: '' };
  const game = await without(refused);
  await game.engine.suggestExample({ field: 'name', form: fakeForm(), nonce: 0 });
  expect(await game.database.suggestions.get('example:name')).toMatchObject({ fallback: refused });
});
