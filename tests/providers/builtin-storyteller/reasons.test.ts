import { describe, expect, test } from 'vitest';
import { motives } from '../../../src/providers/builtin-storyteller/motive.ts';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack } from '../../../src/providers/builtin-storyteller/pack.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { genres } from '../../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../../src/domain/character.ts';
import { fakeStoryOf, playOn, policyOf } from '../../tools/story-run.ts';
import type { StorySettings } from '../../../src/domain/settings.ts';
import type { Scene } from '../../../src/domain/story.ts';

const packs = await Promise.all(packIds.map(async (id) => readPack(await bundledPacks(id))));
const stakes = packs.flatMap((pack) => pack.cards).filter((card) => card.kind === 'stake');
const family = stakes.filter((card) => card.flags.includes('family'));

/** What a text says whatever its slots stand for: its longer runs of own words. */
function ownWords(text: string, least: number): readonly string[] {
  return text
    .replace(/\[[^\]]*\]/g, '|')
    .split(/\{[^}]*\}|[|,.:;"“”]/)
    .map((part) => part.replaceAll("'", '’').trim().toLowerCase())
    .filter((part) => part.split(' ').length >= least);
}
function tells(scene: Scene, text: string, least = 4): boolean {
  const passage = scene.passage.toLowerCase();
  return ownWords(text, least).some((part) => passage.includes(part));
}

/** Plays until the story has ended, and `more` scenes on. */
async function playOut(
  form: Partial<CharacterForm>,
  seed: number,
  settings: Partial<StorySettings>,
  next: ReturnType<typeof policyOf>,
  more = 0,
): Promise<readonly Scene[]> {
  const story = fakeStoryOf(form, seed);
  let path: readonly Scene[] = [];
  let left = more;
  while (path.length < 60) {
    const offers = path.at(-1)?.actions;
    const { scene } = await playOn(
      story,
      settings,
      path,
      offers === undefined ? null : next(offers, path.length),
    );
    path = [...path, scene];
    if (path.some((each) => each.ending !== null) && left-- === 0) break;
  }
  return path;
}

describe('the reason that the form gave', () => {
  const how = ['good', 'random', 'evil'] as const;

  test.each(genres.map((genre, i) => [genre, how[i % 3] ?? 'good', i] as const))(
    '%s, played %s: what became of it is told at the end and nowhere else',
    async (genre, way, i) => {
      const path = await playOut(
        { genre, era: 'modern' },
        i + 2,
        { readingLevel: 'adult' },
        policyOf(way, i),
        2,
      );
      expect(path.filter((scene) => scene.ending !== null)).toHaveLength(1);
      // The sample's reason is told in the player's own words, in the opening and at the end.
      const told = path
        .slice(1)
        .filter(({ passage }) => /her brother had died looking for it/i.test(passage));
      // Whoever got it by wronging others, or let another pay, or did more harm than good, is not told to be at peace.
      const end = path.find((scene) => scene.ending !== null);
      const world = readWorld(end?.storytellerState ?? null);
      const saga = world?.saga ?? [];
      const wrongs = saga.filter(({ type }) => type === 'evil').length;
      const isClean =
        end?.ending?.tone !== 'crowned' &&
        world?.price !== 'dear' &&
        saga.at(-1)?.type !== 'evil' &&
        wrongs * 3 <= saga.length;
      expect(told.map((scene) => scene.ending !== null)).toEqual(isClean ? [true] : []);
    },
  );

  test('a reason that is no sentence has a line of its kind at the end', async () => {
    const path = await playOut({ motivation: 'Family' }, 4, { readingLevel: 'adult' }, policyOf('good', 4));
    const end = path.filter((scene) => scene.ending !== null);
    expect(end.map((scene) => family.some((card) => tells(scene, card.source, 5)))).toEqual([true]);
  });

  test('a hero whose reason nobody gave is not told what became of it', async () => {
    const path = await playOut({ motivation: '' }, 4, { readingLevel: 'adult' }, policyOf('good', 4));
    const end = path.filter((scene) => scene.ending !== null);
    expect(end.map((scene) => stakes.some((card) => tells(scene, card.source, 5)))).toEqual([false]);
  });

  test('each reason has four ways to be won and to be lost, and one to be let go', () => {
    const few = motives.flatMap((motive) =>
      [
        ['won', 4],
        ['lost', 4],
        ['renounced', 1],
      ].flatMap(([outcome, least]) => {
        const has = stakes.filter((card) => card.flags.join(' ') === `${motive} ${outcome}`).length;
        return has < Number(least) ? [`${motive} ${outcome}: ${has}`] : [];
      }),
    );
    expect(few).toEqual([]);
  });
});
