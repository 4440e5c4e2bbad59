import { expect, test } from 'vitest';
import { genres } from '../../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../../src/domain/character.ts';
import { bundledPacks, packsOf } from '../../../src/providers/builtin-storyteller/library.ts';
import { markOf } from '../../../src/providers/builtin-storyteller/pick-card.ts';
import { caseIds, readPack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';

/** Marks of a story's own scenes, in the order in which they were told, up to the end of its first quest. */
async function scenesOf(form: Partial<CharacterForm>, seed: number): Promise<readonly string[]> {
  const story = fakeStoryOf(form, seed);
  const ids = packsOf(story.character.genre, story.character.era);
  const cases = caseIds.map((id) => `case-${id}` as const);
  const packs = await Promise.all([ids.core, ids.family, ids.genre, ids.era, ...cases].map(bundledPacks));
  const titles = new Map(
    packs
      .flatMap((pack) => readPack(pack).cards)
      .filter((card) => card.titles.length > 0)
      .map((card) => [markOf(card), card.id]),
  );
  const { scenes } = await play(story, {}, 27, policyOf('random', seed));
  const end = scenes.findIndex((scene) => scene.ending !== null);
  const quest = end < 0 ? scenes : scenes.slice(0, end);
  const told = quest.map((scene) => readWorld(scene.storytellerState)?.seen ?? '').join('');
  return (told.match(/.{4}/g) ?? []).flatMap((mark) => titles.get(mark) ?? []);
}

test.each(genres)('no scene is told twice in one story: %s', async (genre) => {
  const told = await scenesOf({ genre, era: 'ancient' }, 40 + genres.indexOf(genre));
  expect(told.length).toBeGreaterThan(12);
  expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
});

test('a story without air or road, of an age that has few scenes, is told on', async () => {
  const setting = 'a mining station in deep space';
  const objective = 'Steal the ledger of the Grey Bank';
  const story = fakeStoryOf({ genre: 'historical', era: 'future', age: 62, setting, objective }, 542);
  const settings = { readingLevel: 'high', passageLength: 3, narration: 'third' } as const;
  const { scenes } = await play(story, settings, 26, policyOf('free', 542));
  expect(scenes).toHaveLength(26);
});
