import { describe, expect, test } from 'vitest';
import { bundledPacks } from '../../../src/providers/builtin-storyteller/library.ts';
import { milestones } from '../../../src/providers/builtin-storyteller/drama.ts';
import { packIds, readPack, type Card } from '../../../src/providers/builtin-storyteller/pack.ts';
import { markOf } from '../../../src/providers/builtin-storyteller/pick-card.ts';
import { readWorld, type World } from '../../../src/providers/builtin-storyteller/world.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';

const cards = (await Promise.all(packIds.map(async (id) => readPack(await bundledPacks(id))))).flatMap(
  (pack) => pack.cards,
);
const byMark = new Map(cards.map((card) => [markOf(card), card]));
const byId = new Map(cards.map((card) => [card.id, card]));

function worldOf(scene: Scene | undefined): World {
  const world = readWorld(scene?.storytellerState ?? null);
  if (world === null) throw new Error('a scene without a world');
  return world;
}

/** The card that a scene ends with, whose ways on it offers. */
const beatOf = (scene: Scene): Card | undefined => byId.get(worldOf(scene).offered[0]?.card ?? '');

/** What was told in a scene and in none before it. */
function toldIn(scenes: readonly Scene[], at: number): readonly Card[] {
  const before = at === 0 ? '' : worldOf(scenes[at - 1]).seen;
  const more = worldOf(scenes[at]).seen.slice(before.length);
  return (more.match(/.{4}/gs) ?? []).flatMap((mark) => byMark.get(mark) ?? []);
}

/** Stories of several kinds of quest, each up to the scene that ends it. */
const stories = await Promise.all(
  (
    [
      ['mystery', 'Find out who poisoned the bell-founder', 'random'],
      ['romance', 'Win back the violinist she left', 'good'],
      ['western', "Protect her grandmother's ranch", 'evil'],
      ['space-opera', 'Escape the blockade of Kessary with the seed vault', 'neutral'],
      ['fantasy', 'Find the lost crown of Veyra', 'mixed'],
      ['comedy', "Return the oracle's goat before the festival", 'random'],
    ] as const
  ).map(async ([genre, objective, how], seed) => {
    const story = fakeStoryOf({ genre, objective, era: 'modern' }, seed);
    const { scenes } = await play(story, { readingLevel: 'adult' }, 40, policyOf(how, seed));
    return scenes.slice(0, scenes.findIndex((scene) => scene.ending !== null) + 1);
  }),
);

describe('one scene is the cause of the next', () => {
  test('most strangers are met for a reason that was given, and some of them pay with what they know', () => {
    const kinds = stories.flatMap((scenes) =>
      scenes.map((scene, at) => ({ beat: beatOf(scene)?.kind, told: toldIn(scenes, at) })),
    );
    const met = kinds.filter(({ beat }) => beat === 'tex');
    const reasons = met.filter(({ told }) => told.some(({ kind }) => kind === 'reason' || kind === 'sent'));
    expect(met.length).toBeGreaterThan(20);
    expect(reasons.length).toBeGreaterThan(met.length * 0.4);
    expect(kinds.filter(({ told }) => told.some(({ kind }) => kind === 'yield')).length).toBeGreaterThan(5);
  });

  test('whoever was lied to or robbed tells nothing, whoever was helped says what they know', () => {
    const yields = stories.flatMap((scenes) =>
      scenes.flatMap((scene, at) =>
        toldIn(scenes, at)
          .filter(({ kind }) => kind === 'yield')
          .map((card) => [scene.action?.type === 'evil', card.flags.includes('slip')] as const),
      ),
    );
    expect(yields.filter(([isEvil, isSlip]) => isEvil !== isSlip)).toEqual([]);
  });

  test('what the quest is about is found out on stage, in scenes of its own case', () => {
    for (const scenes of stories) {
      const found = scenes.flatMap((scene) => (beatOf(scene)?.kind === 'scene' ? [scene.title] : []));
      expect(found.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('behind the threshold nothing comes between the hero and the end', () => {
    for (const scenes of stories) {
      const kinds = scenes.map((scene) => beatOf(scene)?.kind ?? '');
      const gate = kinds.indexOf('gate');
      expect(gate).toBeGreaterThan(0);
      expect(
        kinds.slice(gate + 1, -1).filter((kind) => !/^(?:price|duel|chase|air|rescue|mercy)$/.test(kind)),
      ).toEqual([]);
    }
  });

  test('whoever says nothing to the opponent stands there and says nothing', async () => {
    const story = fakeStoryOf({ genre: 'horror' }, 2);
    const next = policyOf('good', 2);
    let path: readonly Scene[] = [];
    while (
      path.length < 45 &&
      worldOf(path.at(-1) ?? (await playOn(story, {}, [], null)).scene).milestone < 8
    )
      path = [...path, (await playOn(story, {}, path, next(path.at(-1)?.actions ?? [], path.length))).scene];
    expect(worldOf(path.at(-1)).milestone).toBe(milestones.length);
    const { scene } = await playOn(story, {}, path, null);
    const kinds = toldIn([...path, scene], path.length).map(({ kind }) => kind);
    expect(scene.ending).not.toBeNull();
    expect(kinds).toContain('hold');
    expect(kinds).not.toContain('pause');
  });
});
