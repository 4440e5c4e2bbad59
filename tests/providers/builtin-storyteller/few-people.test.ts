import { describe, expect, test } from 'vitest';
import { goneMark } from '../../../src/providers/builtin-storyteller/casting.ts';
import { hasMark, lastDoneTo } from '../../../src/providers/builtin-storyteller/world.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { beatOf, stories, toldIn, worldOf } from './told-stories.ts';

/** Every scene with the state before it, the card it ends with and the state after it. */
const steps = stories.flatMap((scenes) =>
  scenes.slice(1).map((scene, i) => {
    const card = beatOf(scene);
    return { before: worldOf(scenes[i]), after: worldOf(scene), kind: card?.kind, flags: card?.flags ?? [] };
  }),
);

describe('a story has few people, and they stay', () => {
  test('a scene takes whom it would rather have, where that one was met and would come', () => {
    const asked = steps.flatMap(({ before, after, flags }) => {
      const who = flags
        .find((flag) => flag.startsWith('who='))
        ?.slice(4)
        .replaceAll('_', ' ')
        .split(',');
      const isBeside = flags.includes('near') || flags.includes('eve');
      if (who === undefined || !flags.includes('p=again') || isBeside) return [];
      const met = who
        .flatMap((noun) => before.people.filter((person) => person.noun === noun))
        .filter(({ id, seen }) => seen >= 0 && !hasMark(before.seen, goneMark(id)));
      // Where the scene says how they come it may be one who was wronged; somebody is there who was not.
      const isSure = met.some(({ id }) => lastDoneTo(after, id) !== 'evil');
      return isSure ? [{ came: after.stage['p'], met: met.map(({ id }) => id) }] : [];
    });
    expect(asked.length).toBeGreaterThan(15);
    for (const { came, met } of asked) expect(met).toContain(came);
  });

  test('a friend who joined is there in danger and on the eve, unless wronged', () => {
    const beside = steps.filter(
      ({ before, after, flags }) =>
        flags.includes('p=again') &&
        (flags.includes('near') || flags.includes('eve')) &&
        before.ally !== null &&
        after.ally === before.ally &&
        lastDoneTo(after, before.ally) !== 'evil',
    );
    expect(beside.length).toBeGreaterThan(4);
    for (const { before, after } of beside) expect(after.stage['p']).toBe(before.ally);
  });

  test('what became of the friend is told at the end', () => {
    const kept = stories.filter((scenes) => {
      const { ally } = worldOf(scenes.at(-2));
      return ally !== null && lastDoneTo(worldOf(scenes.at(-1)), ally) !== 'evil';
    });
    expect(kept.length).toBeGreaterThan(2);
    for (const scenes of kept)
      expect(toldIn(scenes, scenes.length - 1).map(({ kind }) => kind)).toContain('fare');
  });

  test('a quest has two side stories at most, and nobody who is met only once', () => {
    for (const scenes of stories) expect(worldOf(scenes.at(-1)).threads.length).toBeLessThanOrEqual(2);
    expect(steps.filter(({ kind }) => kind === 'tex')).toEqual([]);
  });

  test('the friend of a quest that is over stays with it: in the next one somebody else joins the hero, once', async () => {
    const story = fakeStoryOf({ genre: 'comedy', era: 'modern' }, 3);
    const { scenes } = await play(story, { readingLevel: 'adult' }, 46, policyOf('good', 3));
    const end = scenes.findIndex(({ ending }) => ending !== null);
    const { ally } = worldOf(scenes[end]);
    expect(ally).not.toBeNull();
    const next = scenes.slice(end + 1).filter((scene) => worldOf(scene).arc === 1);
    expect(next.filter((scene) => worldOf(scene).ally === ally)).toEqual([]);
    expect(next.filter((scene) => beatOf(scene)?.kind === 'ally')).toHaveLength(1);
  });
});

test.each(['dance', 'whistle', 'pray'])(
  'PLAY-06 nothing of the menu is done for one who types: %s',
  async (typed) => {
    const story = fakeStoryOf({ genre: 'mystery', era: 'modern' }, 2);
    const { scenes } = await play(story, { readingLevel: 'adult' }, 6, policyOf('good', 2));
    for (const at of [2, 3, 4, 5]) {
      const { scene } = await playOn(story, { readingLevel: 'adult' }, scenes.slice(0, at), { typed });
      // What the player does in words of their own is counted under a name of its own.
      expect(worldOf(scene).deeds.filter((deed) => !deed.startsWith('own.'))).toEqual([]);
    }
  },
);
