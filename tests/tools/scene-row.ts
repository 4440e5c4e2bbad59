import { median } from '../bench/figures.ts';
import type { Scene } from '../../src/domain/story.ts';
import type { SceneRow } from '../../src/storage/database.ts';

const id = '01900000-0000-7000-8000-000000000000';
/** A time of our days, in milliseconds. */
const at = 1_764_000_000_000;

/** A played scene as the store keeps it: with ids and times as long as those of the game. */
function rowOf(scene: Scene): SceneRow {
  const { parent, statChanges, statsAfter } = scene;
  const dynamic = Object.entries(statsAfter.dynamicStats).map(([name, stat]) => [
    name,
    { ...stat, introducedAt: at },
  ]);
  return {
    ...scene,
    id,
    story: id,
    parent: parent === null ? null : id,
    device: id,
    createdAt: at,
    statChanges: statChanges.map((change) => ({ ...change, timestamp: at })),
    statsAfter: { ...statsAfter, dynamicStats: Object.fromEntries(dynamic) },
    v: 0,
    road: id,
  };
}

/** How many bytes a value has as JSON in UTF-8. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** How many scenes up to a turn are weighed: one alone says more of its passage than of its turn. */
const weighed = 10;

/** The median size of the rows of several stories about a turn; turn 1 is the opening. */
export function medianBytesAt(stories: readonly (readonly Scene[])[], turn: number): number {
  return median(
    stories.flatMap((scenes) =>
      scenes.slice(Math.max(0, turn - weighed), turn).map((scene) => bytesOf(rowOf(scene))),
    ),
  );
}
