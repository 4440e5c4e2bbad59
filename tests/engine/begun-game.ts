import { expect } from 'vitest';

import type { ProviderError } from '../../src/domain/errors.ts';
import { fakeForm } from '../fakes.ts';
import { openGame } from '../game-table.ts';

export type Game = Awaited<ReturnType<typeof openGame>>;

export const passage = 'The lamp burned low. Nobody spoke.\n\nRain came over the hill.';
export const unreachable: ProviderError = { type: 'unreachable', host: 'models.example', offline: false };

export async function begun(game: Game): Promise<{ story: string; opening: string }> {
  const story = game.newId();
  expect(await game.engine.startStory({ story, form: fakeForm() })).toEqual({ ok: true, value: null });
  return { story, opening: await head(game, story) };
}

export async function head(game: Game, story: string): Promise<string> {
  const answer = await game.store.head(story);
  if (!answer.ok || answer.value === null) throw new Error('the story has no head');
  return answer.value;
}

export async function openScene(game: Game, story: string) {
  const scene = await game.store.scene(await head(game, story));
  if (!scene.ok) throw new Error('the open scene cannot be read');
  return scene.value;
}

export async function draftOf(game: Game, story: string) {
  const draft = await game.store.draft(story);
  if (!draft.ok) throw new Error('the draft cannot be read');
  return draft.value;
}

export const typed = (text: string) => ({ typed: text });
