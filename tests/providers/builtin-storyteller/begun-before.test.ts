import { describe, expect, test } from 'vitest';
import { readScene, readStory } from '../../../src/domain/schemas.ts';
import { heldIn } from '../../../src/providers/builtin-storyteller/past.ts';
import { isRecord } from '../../../src/providers/builtin-storyteller/shape.ts';
import { readWorld } from '../../../src/providers/builtin-storyteller/stored-world.ts';
import { bytesOf } from '../../tools/scene-row.ts';
import { playOn, policyOf } from '../../tools/story-run.ts';
import type { Scene } from '../../../src/domain/story.ts';
import { fakeId } from '../../fakes.ts';

/** A story as it was told while every scene held all that was told before it: the ends of its roads, and what was told next. */
type Begun = {
  readonly story: unknown;
  readonly ends: readonly {
    readonly road: readonly unknown[];
    readonly next: { readonly title: string; readonly passage: string; readonly actions: readonly string[] };
  }[];
};
const files = import.meta.glob<Begun>('../../fixtures/storyteller-states/v1-*.json', {
  eager: true,
  import: 'default',
});

const cases = Object.entries(files).flatMap(([file, { story, ends }]) =>
  ends.map(({ road, next }) => {
    const scenes = road.map((row) => underItsName(row, readScene)).filter((scene) => scene !== null);
    const depth = scenes.at(-1)?.depth ?? -1;
    const name = file.replace(/.*v1-|\.json/g, '');
    return { name, depth, story: underItsName(story, readStory), scenes, next };
  }),
);

/** A row of a play whose names are shorter than those of rows that are stored, read as if they were such. */
function underItsName<T extends { readonly id: string }>(
  row: unknown,
  reader: (row: unknown) => T | null,
): T | null {
  if (!isRecord(row)) return null;
  const names = Object.fromEntries(
    ['id', 'story', 'parent']
      .filter((name) => typeof row[name] === 'string')
      .map((name) => [name, row[name]]),
  );
  const stored = Object.fromEntries(Object.keys(names).map((name) => [name, fakeId(1)]));
  const value = reader({ ...row, device: 'd', ...stored });
  return value && { ...value, ...names };
}

/** The run of marks that an old state holds. */
function oldRun(scene: Scene | undefined, run: 'seen' | 'told' | 'echoes'): string {
  const state = scene?.storytellerState;
  const held = isRecord(state) ? state[run] : null;
  if (typeof held !== 'string') throw new Error(`no ${run} in this state`);
  return held;
}

describe('a story that was begun before', () => {
  test.each(cases)('A7 $name at turn $depth: next comes what would have come', async (each) => {
    const { story, scenes, next } = each;
    const offered = scenes.at(-1)?.actions[0];
    if (story === null || offered === undefined) throw new Error('a fixture is damaged');
    const { scene } = await playOn(story, {}, scenes, { offered });
    const { title, passage, actions } = scene;
    expect({ title, passage, actions: actions.map(({ text }) => text) }).toEqual(next);
  });

  test.each(cases)(
    'A7 $name at turn $depth: it goes on, in small scenes, and forgets nothing',
    async (each) => {
      const { story, scenes } = each;
      if (story === null || scenes.length !== 2) throw new Error('a fixture is damaged');
      const policy = policyOf('mixed', 4);
      const road = [...scenes];
      const old = scenes.at(-1);
      const known = readWorld(old?.storytellerState ?? null);
      expect(known?.turn).toBe(each.depth);
      // Long enough for the old scene to be out of the storyteller's sight.
      for (let turn = 0; turn < 60; turn++) {
        const last = road.at(-1);
        const choice = policy(last?.actions ?? [], turn, last);
        road.push((await playOn(story, {}, road, choice)).scene);
      }
      const since = road.slice(2).map((scene) => readWorld(scene.storytellerState));
      expect(since.map((world) => world?.turn)).toEqual(since.map((_, i) => each.depth + 1 + i));
      expect(since[0]?.foe === known?.foe || since[0]?.arc === (known?.arc ?? 0) + 1).toBe(true);
      for (const scene of road.slice(2)) expect(bytesOf(scene.storytellerState)).toBeLessThanOrEqual(4_000);
      for (const turns of [20, 60]) {
        const { past } = heldIn(road.slice(0, 2 + turns).slice(-48));
        const toldSince = (run: 'seen' | 'told' | 'echoes') =>
          since
            .slice(0, turns)
            .map((world) => world?.[run] ?? '')
            .join('');
        expect(past.seen).toBe((oldRun(old, 'seen') + toldSince('seen')).slice(-2_400));
        expect(past.told).toBe((oldRun(old, 'told') + toldSince('told')).slice(-4_000));
        expect(past.echoes).toBe((oldRun(old, 'echoes') + toldSince('echoes')).slice(-6_400));
      }
    },
  );
});
