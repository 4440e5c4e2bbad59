import { describe, expect, test } from 'vitest';
import { heldIn, pastIn, type Past } from '../../../src/providers/builtin-storyteller/past.ts';
import { isRecord } from '../../../src/providers/builtin-storyteller/shape.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { bytesOf, medianBytesAt } from '../../tools/scene-row.ts';
import { fakeStoryOf, play, playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';

/** Stories that go on long after the end of their first quest. */
const plays = await Promise.all(
  (
    [
      [{ genre: 'fantasy' }, 'mixed'],
      [{ genre: 'mystery', era: 'modern', objective: 'Find out who poisoned the bell-founder' }, 'random'],
      [{ genre: 'western', era: 'modern', objective: 'Protect the last orchard' }, 'good'],
    ] as const
  ).map(async ([form, how], seed) => {
    const story = fakeStoryOf(form, seed);
    const policy = policyOf(how, seed);
    return { story, policy, scenes: (await play(story, {}, 250, policy)).scenes };
  }),
);
const roads = plays.map(({ scenes }) => scenes);

/** As many as the game gives a storyteller. */
const given = 48;

/** What was told in all the scenes of a road, and how much of it a story remembers. */
function toldIn(road: readonly Scene[], run: Exclude<keyof Past, 'deeds'>): string {
  return road
    .map(({ storytellerState }) => (isRecord(storytellerState) ? pastIn(storytellerState)[run] : ''))
    .join('');
}

describe('the state of a long story', () => {
  test('A7 a scene at turn 250 weighs as much as one of the second quest, and 8 kB at most in the middle', () => {
    for (const turn of [1, 10, 30, 60, 100, 150, 200, 250])
      expect(medianBytesAt(roads, turn), `turn ${turn}`).toBeLessThanOrEqual(8_000);
    // A state grows in the course of a quest and is small again when the next one begins: turn 30 is near such a beginning.
    const early = Math.max(medianBytesAt(roads, 30), medianBytesAt(roads, 60));
    expect(medianBytesAt(roads, 250) / early).toBeLessThanOrEqual(1.1);
  });

  test('A7 no state is larger than 4 kB', () => {
    const sizes = roads.flatMap((road) => road.map((scene) => bytesOf(scene.storytellerState)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4_000);
  });

  test.each([60, 130, 250])('A7 the last scenes of a road of %i hold all that is remembered', (turns) => {
    for (const road of roads) {
      const { past } = heldIn(road.slice(0, turns).slice(-given));
      const all = road.slice(0, turns);
      expect(past.seen).toBe(toldIn(all, 'seen').slice(-2_400));
      expect(past.told).toBe(toldIn(all, 'told').slice(-4_000));
      expect(past.echoes).toBe(toldIn(all, 'echoes').slice(-6_400));
      expect(past.titles).toBe(toldIn(all, 'titles').slice(-61 * 4));
      const deeds = all.flatMap(({ storytellerState }) => readWorld(storytellerState)?.deeds ?? []);
      expect(past.deeds).toEqual(deeds.slice(-41));
    }
  });

  test('A7 a scene that somebody else told takes what it held with it, and no more', () => {
    for (const road of roads) {
      const end = road.slice(-given);
      const without = end.map((scene, i) => (i === 20 ? { ...scene, storytellerState: null } : scene));
      const { told, seen } = heldIn(without).past;
      const whole = heldIn(end).past;
      expect(whole.told.length - told.length).toBeLessThan(whole.told.length / 10);
      expect(whole.seen.length - seen.length).toBeLessThan(whole.seen.length / 10);
      expect(told.slice(-40)).toBe(whole.told.slice(-40));
    }
  });

  test('A7 whoever a scene needs is known in it, and no two who are known have one name', () => {
    for (const road of roads) {
      for (const { storytellerState } of road) {
        const world = readWorld(storytellerState);
        if (world === null) throw new Error('a scene without a world');
        const { people, foe, ally, stage, threads } = world;
        const known = new Map(people.map(({ id, name }) => [id, name]));
        const open = threads.filter(({ beat }) => beat < 3).map(({ person }) => person);
        const needed = [foe, ally ?? '', ...Object.values(stage), ...open].filter((id) => id !== '');
        expect(needed.filter((id) => !known.has(id))).toEqual([]);
        expect(new Set(known.values()).size).toBe(known.size);
      }
    }
  });

  test('A7 a turn told again from an old scene has the same words', async () => {
    for (const { story, policy, scenes } of plays) {
      const road = scenes.slice(0, 180);
      const { scene } = await playOn(story, {}, road, policy(road.at(-1)?.actions ?? [], 180, road.at(-1)));
      expect(scene).toEqual(scenes[180]);
    }
  });
});
