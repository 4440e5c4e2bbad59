import { describe, expect, test } from 'vitest';
import { milestones } from '../../../src/providers/builtin-storyteller/milestones.ts';
import { fakeStoryOf, playOn, policyOf } from '../../tools/story-run.ts';
import { beatOf, stories, toldIn, worldOf } from './told-stories.ts';
import type { Scene } from '../../../src/domain/story.ts';

/** A story up to the scene in which it is decided. */
async function roadToDuel(seed: number): Promise<readonly Scene[]> {
  const story = fakeStoryOf({ genre: 'horror' }, seed);
  const next = policyOf('neutral', seed);
  let path: readonly Scene[] = [];
  while (path.length < 45 && (path.length === 0 || worldOf(path.at(-1)).milestone < milestones.length))
    path = [...path, (await playOn(story, {}, path, next(path.at(-1)?.actions ?? [], path.length))).scene];
  expect(worldOf(path.at(-1)).milestone).toBe(milestones.length);
  return path;
}

describe('one scene is the cause of the next', () => {
  test('the hero comes to strangers for the sake of the case, they pay with what they know of it, and come back at the threshold', () => {
    const kinds = stories.flatMap((scenes) =>
      scenes.map((scene, at) => ({ beat: beatOf(scene), told: toldIn(scenes, at) })),
    );
    const met = kinds.filter(({ beat }) => beat?.kind === 'ally' || beat?.flags.includes('beat=1') === true);
    const led = met.filter(({ told }) => told.some(({ kind }) => kind === 'ask'));
    expect(met.length).toBeGreaterThan(6);
    expect(led.length).toBeGreaterThan(met.length * 0.85);
    const pays = (kind: string, flag: RegExp) =>
      kinds.filter(({ told }) => told.some((card) => card.kind === kind && flag.test(card.flags.join(' '))));
    expect(pays('gift', /./).length).toBeGreaterThan(2);
    // And what was done for them, or to them, comes back at the threshold.
    expect(pays('stand', /did=/).length).toBeGreaterThan(3);
  });

  test('whoever was lied to or robbed tells nothing', () => {
    const told = stories.flatMap((scenes) =>
      scenes.flatMap((scene, at) =>
        toldIn(scenes, at)
          .filter(({ kind }) => kind === 'gift')
          .map(() => scene.action?.type),
      ),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain('evil');
  });

  test('what the quest is about is found out on stage, in scenes of its own case', () => {
    for (const scenes of stories) {
      const found = scenes.flatMap((scene) => (beatOf(scene)?.kind === 'scene' ? [scene.title] : []));
      expect(found.length).toBeGreaterThanOrEqual(4);
    }
  });

  test('behind the threshold nothing comes between the hero and the end', () => {
    for (const scenes of stories) {
      const beats = scenes.map(beatOf);
      const gate = beats.findIndex((beat) => beat?.flags.includes('gate'));
      expect(gate).toBeGreaterThan(0);
      const between = beats
        .slice(gate + 1, -1)
        .filter(
          (beat) => !beat?.flags.includes('duel') && !/^(?:chase|air|rescue|mercy)$/.test(beat?.kind ?? ''),
        );
      expect(between.map((beat) => beat?.id)).toEqual([]);
    }
  });

  test('whoever says nothing to the opponent stands there and says nothing', async () => {
    const story = fakeStoryOf({ genre: 'horror' }, 2);
    const path = await roadToDuel(2);
    const { scene } = await playOn(story, {}, path, null);
    const kinds = toldIn([...path, scene], path.length).map(({ kind }) => kind);
    expect(scene.ending).not.toBeNull();
    expect(kinds).toContain('hold');
    expect(kinds).not.toContain('pause');
  });
});
