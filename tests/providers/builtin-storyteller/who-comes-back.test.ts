import { describe, expect, test } from 'vitest';
import { goneMark } from '../../../src/providers/builtin-storyteller/casting.ts';
import { heldIn } from '../../../src/providers/builtin-storyteller/past.ts';
import { writeWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { lastDoneTo, type World } from '../../../src/providers/builtin-storyteller/world.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import { beatOf, stories, toldIn, worldOf } from './told-stories.ts';
import type { Scene } from '../../../src/domain/story.ts';

/** A story up to a scene to which one of those whom it knows comes, and plays that scene again from another state. */
async function untilSomebodyComes(seed: number) {
  const story = fakeStoryOf({ objective: 'Find the lost crown of Veyra' }, seed);
  const settings = { readingLevel: 'adult' } as const;
  const { scenes } = await play(story, settings, 24, policyOf('good', seed));
  for (let at = 1; at < scenes.length; at++) {
    const road = scenes.slice(0, at);
    const last = road.at(-1);
    // Neither a kindness nor a wrong to whoever is there.
    const offered = last?.actions.find(({ type }) => type === 'neutral');
    if (last === undefined || offered === undefined) continue;
    const again = async (world: World): Promise<Scene> => {
      const changed = { ...last, storytellerState: writeWorld(world, heldIn(road.slice(0, -1)), '') };
      return (await playOn(story, settings, [...road.slice(0, -1), changed], { offered })).scene;
    };
    const before = { ...worldOf(last), ...heldIn(road).past };
    const next = await again(before);
    const flags = beatOf(next)?.flags ?? [];
    const comes = worldOf(next).stage['p'] ?? '';
    if (flags.includes('p=again') && !flags.includes('entered')) return { before, comes, again };
  }
  throw new Error('nobody comes in this story');
}

const seeds = [1, 2, 3];

describe('who comes back into a story', () => {
  test.each(seeds)('nobody who was bought or sent away (seed %i)', async (seed) => {
    const { before, comes, again } = await untilSomebodyComes(seed);
    expect(before.people.map(({ id }) => id)).toContain(comes);
    const scene = await again({ ...before, seen: before.seen + goneMark(comes) });
    expect(worldOf(scene).stage['p']).not.toBe(comes);
  });

  test.each(seeds)('where all were wronged, somebody new who is presented (seed %i)', async (seed) => {
    const { before, again } = await untilSomebodyComes(seed);
    const saga = before.people.map(({ id }) => ({
      turn: before.turn,
      who: id,
      type: 'evil' as const,
    }));
    const world = worldOf(await again({ ...before, saga, ally: null }));
    const person = world.people.find(({ id }) => id === world.stage['p']);
    expect(before.people.map(({ id }) => id)).not.toContain(person?.id);
    expect(person?.noun).toMatch(/^(?:neighbour|porter|well-digger|tutor|night worker)$/);
  });

  test('what was done last counts, whatever was done before', () => {
    const [opening] = stories[0] ?? [];
    const done = (...types: readonly ('good' | 'evil')[]) =>
      lastDoneTo(
        {
          ...worldOf(opening),
          trust: { w: 2 },
          saga: types.map((type, turn) => ({ turn, who: 'w', type })),
        },
        'w',
      );
    expect([done('good', 'evil'), done('evil', 'good'), done()]).toEqual(['evil', 'good', 'good']);
    expect(lastDoneTo({ ...worldOf(opening), trust: {}, saga: [] }, 'w')).toBeNull();
  });
});

describe('at the threshold and face to face', () => {
  test('each of the three ways is the scene’s own', () => {
    for (const scenes of stories) {
      const last = scenes.filter((scene) => {
        const flags = beatOf(scene)?.flags ?? [];
        return flags.includes('gate') || flags.includes('duel');
      });
      expect(last).toHaveLength(2);
      for (const scene of last) {
        const { offered } = worldOf(scene);
        expect(offered.map(({ card, index }) => [card, index])).toEqual(
          [0, 1, 2].map((index) => [beatOf(scene)?.id, index]),
        );
      }
    }
  });

  test('what was asked is not asked any more once it is known', () => {
    const [mystery = []] = stories;
    const turn = mystery.findIndex((scene) => beatOf(scene)?.flags.includes('turn') === true);
    expect(turn).toBeGreaterThan(0);
    const told = mystery.flatMap((_, at) => (at > turn ? toldIn(mystery, at) : []));
    expect(told.filter(({ kind }) => kind === 'recap')).toEqual([]);
  });
});
