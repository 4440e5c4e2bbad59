import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack, type Card } from '../../../src/providers/builtin-storyteller/pack.ts';
import { markOf } from '../../../src/providers/builtin-storyteller/pick-card.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { caseOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import type { CharacterForm } from '../../../src/domain/character.ts';
import type { World } from '../../../src/providers/builtin-storyteller/world.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';

export const cards = (await Promise.all(packIds.map(async (id) => readPack(await bundledPacks(id))))).flatMap(
  (pack) => pack.cards,
);
const byMark = new Map(cards.map((card) => [markOf(card), card]));
const byId = new Map(cards.map((card) => [card.id, card]));

export function worldOf(scene: Scene | undefined): World {
  const world = readWorld(scene?.storytellerState ?? null);
  if (world === null) throw new Error('a scene without a world');
  return world;
}

/** The card that a scene ends with, whose ways on it offers. */
export const beatOf = (scene: Scene): Card | undefined => byId.get(worldOf(scene).offered[0]?.card ?? '');

/** What was told in a scene and in none before it. */
export function toldIn(scenes: readonly Scene[], at: number): readonly Card[] {
  return (worldOf(scenes[at]).seen.match(/.{4}/gs) ?? []).flatMap((mark) => byMark.get(mark) ?? []);
}

/** The first number from `from` of a story that is told this riddle's kind, and no plain plot. */
export function riddleSeed(form: Partial<CharacterForm>, from: number): number {
  const numbers = Array.from({ length: 16 }, (_, i) => from + i);
  const found = numbers.find((number) => {
    const { seed, character } = fakeStoryOf(form, number);
    const { quest } = readForm(character);
    return !caseOf(quest, quest, character, seed, 0).startsWith('plain-');
  });
  if (found === undefined) throw new Error(`no riddle for ${form.objective}`);
  return found;
}

/** Riddles of several kinds of quest, each up to the scene that ends it. */
export const stories = await Promise.all(
  (
    [
      ['mystery', 'Find out who poisoned the bell-founder', 'random'],
      ['romance', 'Win back the violinist she left', 'good'],
      ['western', "Protect her grandmother's ranch", 'evil'],
      ['space-opera', 'Escape the blockade of Kessary with the seed vault', 'neutral'],
      ['fantasy', 'Find the lost crown of Veyra', 'mixed'],
      ['comedy', "Return the oracle's goat before the festival", 'random'],
    ] as const
  ).map(async ([genre, objective, how], from) => {
    const form = { genre, objective, era: 'modern' } as const;
    const seed = riddleSeed(form, from);
    const story = fakeStoryOf(form, seed);
    const { scenes } = await play(story, { readingLevel: 'adult' }, 40, policyOf(how, seed));
    return scenes.slice(0, scenes.findIndex((scene) => scene.ending !== null) + 1);
  }),
);
