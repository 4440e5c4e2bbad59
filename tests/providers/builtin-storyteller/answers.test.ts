import { describe, expect, test } from 'vitest';
import { motives } from '../../../src/providers/builtin-storyteller/intake.ts';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { packIds, readPack, type Card } from '../../../src/providers/builtin-storyteller/pack.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/world.ts';
import { genres, type CharacterForm } from '../../../src/domain/character.ts';
import { fakeStoryOf, playOn, policyOf } from '../../tools/story-run.ts';
import type { StorySettings } from '../../../src/domain/settings.ts';
import type { Scene } from '../../../src/domain/story.ts';

const packs = await Promise.all(packIds.map(async (id) => readPack(await bundledPacks(id))));
const cards = new Map(packs.flatMap((pack) => pack.cards.map((card) => [card.id, card] as const)));
const stakes = [...cards.values()].filter((card) => card.kind === 'stake');
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

function openingOf(path: readonly Scene[]): Card {
  const card = cards.get(readWorld(path[0]?.storytellerState ?? null)?.riddle ?? '');
  if (card === undefined) throw new Error('the opening has no answer');
  return card;
}

describe('what a story owes its beginning', () => {
  const how = ['good', 'random', 'evil'] as const;

  test.each(genres.map((genre, i) => [genre, how[i % 3] ?? 'good', i] as const))(
    '%s, played %s: what was strange about the opening is explained once by the end',
    async (genre, way, i) => {
      const path = await playOut(
        { genre, era: 'modern' },
        i + 2,
        { readingLevel: 'adult' },
        policyOf(way, i),
        2,
      );
      expect(path.filter((scene) => scene.ending !== null)).toHaveLength(1);
      const { answer } = openingOf(path);
      expect(path.filter((scene) => tells(scene, answer))).toHaveLength(1);
      const ending = path.findIndex((scene) => scene.ending !== null);
      expect(path.findIndex((scene) => tells(scene, answer))).toBeLessThanOrEqual(ending);
      // The reason that the form gave, her brother, is spoken of at the end and nowhere else.
      const told = path.filter((scene) => family.some((card) => tells(scene, card.source, 5)));
      expect(told.map((scene) => scene.ending !== null)).toEqual([true]);
    },
  );

  test('who gives up early hears it all the same', async () => {
    const path = await playOut({}, 4, { readingLevel: 'adult' }, () => ({
      typed: 'I give up the quest and go home',
    }));
    expect(path.at(-1)?.ending?.outcome).toBe('renounced');
    expect(path.filter((scene) => tells(scene, openingOf(path).answer))).toEqual([path.at(-1)]);
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

  test('a story that was begun before openings had answers goes on to its end', async () => {
    const story = fakeStoryOf({}, 3);
    const next = policyOf('good', 3);
    let path: readonly Scene[] = [];
    while (path.length < 60 && path.every((scene) => scene.ending === null)) {
      const offers = path.at(-1)?.actions;
      const { scene } = await playOn(
        story,
        {},
        path,
        offers === undefined ? null : next(offers, path.length),
      );
      const state = scene.storytellerState;
      if (typeof state !== 'object' || state === null || Array.isArray(state)) throw new Error('no state');
      const { riddle: _riddle, ...known } = state as { readonly [key: string]: Scene['storytellerState'] };
      path = [...path, { ...scene, storytellerState: known }];
    }
    expect(path.at(-1)?.ending).not.toBeNull();
  });
});
