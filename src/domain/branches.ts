import { childrenByParent } from './tree.ts';
import type { Node } from './tree.ts';
import type { Scene, SceneMeta } from './story.ts';

/** A road through the tree, from where it parts from another to its last scene. */
export type Branch = {
  /** The id of its first scene (ruling 32). */
  readonly id: string;
  /** 'main' or 'branch_N' (HIST-03); no two branches of a story share one. */
  readonly label: string;
  /** What the player calls it; '' when he did not name it. */
  readonly name: string;
  /** Its last scene: a leaf of the tree. */
  readonly leaf: string;
  /** The scene that it parts from; `null` when it begins with an opening, or when the scene before is missing. */
  readonly from: string | null;
  /** The scenes that belong to it and to no other branch, oldest first; the first is `id`, the last `leaf`. */
  readonly scenes: readonly string[];
  /** Whether it lies in the trash (HIST-08). */
  readonly gone: boolean;
};

type Told = Node & Pick<Scene, 'branch'>;

/**
 * The branches of a story, in the order in which they began, the main one first. Every scene belongs to exactly one. A branch goes on
 * with the oldest child that carries its number, else with the oldest; the other children begin branches. Where two devices gave the
 * same number, the branch that began first keeps it, and the others take the next free ones. Damage never makes it loop or throw.
 */
export function branchesOf(
  scenes: ReadonlyMap<string, Told>,
  metas: ReadonlyMap<string, SceneMeta>,
): readonly Branch[] {
  const children = childrenByParent(scenes);
  const roads = roadsOf(scenes, children);
  const labels = labelsOf(roads);
  return roads.map((road, index): Branch => {
    const [first] = road;
    const meta = metas.get(first.id);
    return {
      id: first.id,
      label: labels[index] ?? 'main',
      name: meta?.name ?? '',
      leaf: (road.at(-1) ?? first).id,
      from: first.parent !== null && scenes.has(first.parent) ? first.parent : null,
      scenes: road.map(({ id }) => id),
      gone: meta?.gone ?? false,
    };
  });
}

/** The number that the next branch may carry without meeting another's: at least 1, above every number and label in use. */
export function nextBranchNumber(branches: readonly Branch[]): number {
  return branches.reduce((next, { label }) => Math.max(next, numberOf(label) + 1), 1);
}

type Road = readonly [Told, ...Told[]];

function roadsOf(
  scenes: ReadonlyMap<string, Told>,
  children: ReadonlyMap<string | null, readonly Told[]>,
): readonly Road[] {
  const placed = new Set<string>();
  const roads: Road[] = [];
  const walk = (start: Told) => {
    const starts = [start];
    for (let first = starts.pop(); first !== undefined; first = starts.pop()) {
      if (placed.has(first.id)) continue;
      const road: [Told, ...Told[]] = [first];
      placed.add(first.id);
      for (
        let next = goesOn(first, children, placed);
        next !== undefined;
        next = goesOn(next, children, placed)
      ) {
        road.push(next);
        placed.add(next.id);
      }
      roads.push(road);
      for (const scene of road)
        starts.push(...(children.get(scene.id) ?? []).filter(({ id }) => !placed.has(id)));
    }
  };
  const all = [...scenes.values()].sort(byId);
  for (const scene of all) if (scene.parent === null) walk(scene);
  for (const scene of all) if (scene.parent !== null && !scenes.has(scene.parent)) walk(scene);
  // What is left runs in circles; it is cut open at its oldest scene.
  for (const scene of all) walk(scene);
  const main = roads.find(([first]) => first.parent === null && first.branch === 0) ?? roads[0];
  return roads.sort((a, b) => (a === main ? -1 : b === main ? 1 : byId(a[0], b[0])));
}

function goesOn(
  scene: Told,
  children: ReadonlyMap<string | null, readonly Told[]>,
  placed: ReadonlySet<string>,
): Told | undefined {
  const free = (children.get(scene.id) ?? []).filter(({ id }) => !placed.has(id));
  return free.find(({ branch }) => branch === scene.branch) ?? free[0];
}

/** `roads` with the main one first. Numbers that a scene carries are given out before any that has to be made up. */
function labelsOf(roads: readonly Road[]): readonly string[] {
  const owners = new Map<number, Road>();
  for (const road of roads.slice(1)) {
    const { branch } = road[0];
    if (branch > 0 && !owners.has(branch)) owners.set(branch, road);
  }
  let free = 0;
  for (const number of owners.keys()) free = Math.max(free, number);
  return roads.map((road, index) => {
    if (index === 0) return 'main';
    const { branch } = road[0];
    if (owners.get(branch) === road) return `branch_${branch}`;
    free += 1;
    return `branch_${free}`;
  });
}

function numberOf(label: string): number {
  const number = Number(label.replace('branch_', ''));
  return Number.isFinite(number) ? number : 0;
}

function byId(a: Told, b: Told): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
