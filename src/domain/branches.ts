import { childrenByParent } from './tree.ts';
import type { Node } from './tree.ts';
import type { SceneMeta } from './story.ts';

/** A road through the tree, from where it parts from another to its last scene. */
export type Branch = {
  /** The id of its first scene. */
  readonly id: string;
  /** 'main' or 'branch_N'; no two branches of a story share one. Numbers may shift when another device's scenes arrive. */
  readonly label: string;
  /** What the player calls it; '' when he did not name it. A name belongs to the branch's first scene and never shifts. */
  readonly name: string;
  /** Its last scene. */
  readonly leaf: string;
  /** The scene that it parts from; `null` when it begins with an opening, or when the scene before is missing. */
  readonly from: string | null;
  /** The scenes that belong to it and to no other branch, oldest first; the first is `id`, the last `leaf`. */
  readonly scenes: readonly string[];
  /** Whether it lies in the trash. */
  readonly gone: boolean;
};

type Mark = Pick<SceneMeta, 'name' | 'gone'>;

/**
 * The branches of a story, the main one first, the others in the order in which they began. Every scene belongs to exactly one. They
 * follow from the tree alone, so that every device comes to the same ones. Damage never makes it loop or throw.
 * @param starts the first scenes of all branches in the order of their labels, where `scenes` are only a part of the story.
 */
export function branchesOf(
  scenes: ReadonlyMap<string, Node>,
  metas: ReadonlyMap<string, Mark>,
  starts?: readonly string[],
): readonly Branch[] {
  const children = childrenByParent(scenes);
  const roads = roadsOf(scenes, children, (id) => metas.get(id)?.gone ?? false);
  return roads.map((road, index): Branch => {
    const [first] = road;
    const meta = metas.get(first.id);
    return {
      id: first.id,
      label: branchLabel(starts ? Math.max(0, starts.indexOf(first.id)) : index),
      name: meta?.name ?? '',
      leaf: (road.at(-1) ?? first).id,
      from: first.parent !== null && scenes.has(first.parent) ? first.parent : null,
      scenes: road.map(({ id }) => id),
      gone: meta?.gone ?? false,
    };
  });
}

/** What a branch is called that has no name. @param index its place among the story's branches, the main one at 0. */
export function branchLabel(index: number): string {
  return index === 0 ? 'main' : `branch_${index}`;
}

/**
 * The first scenes of a story's branches in the order of their labels, out of all of them in any order.
 * @param openings those that no scene stands before.
 */
export function inLabelOrder(starts: Iterable<string>, openings: Iterable<string>): readonly string[] {
  const [main] = [...openings].sort();
  const others = [...starts].filter((id) => id !== main).sort();
  return main === undefined ? others : [main, ...others];
}

/**
 * Which of the scenes that were told from one scene goes on with its branch: the oldest that does not lie in the trash. The others begin
 * branches of their own.
 */
export function goesOn(children: readonly string[], isTrashed: (id: string) => boolean): string | undefined {
  return children.toSorted().find((id) => !isTrashed(id));
}

type Road = readonly [Node, ...Node[]];

function roadsOf(
  scenes: ReadonlyMap<string, Node>,
  children: ReadonlyMap<string | null, readonly Node[]>,
  isTrashed: (id: string) => boolean,
): readonly Road[] {
  const placed = new Set<string>();
  const roads = new Map<string, Road>();
  const next = ({ id }: Node): Node | undefined => {
    const free = (children.get(id) ?? []).filter((child) => !placed.has(child.id));
    const on = goesOn(
      free.map((child) => child.id),
      isTrashed,
    );
    return free.find((child) => child.id === on);
  };
  const walk = (start: Node) => {
    const starts = [start];
    for (let first = starts.pop(); first !== undefined; first = starts.pop()) {
      if (placed.has(first.id)) continue;
      const road: [Node, ...Node[]] = [first];
      placed.add(first.id);
      for (let on = next(first); on !== undefined; on = next(on)) {
        road.push(on);
        placed.add(on.id);
      }
      roads.set(first.id, road);
      for (const scene of road)
        starts.push(...(children.get(scene.id) ?? []).filter(({ id }) => !placed.has(id)));
    }
  };
  const all = [...scenes.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const openings = all.filter(({ parent }) => parent === null);
  for (const scene of openings) walk(scene);
  for (const scene of all) if (scene.parent !== null && !scenes.has(scene.parent)) walk(scene);
  // What is left runs in circles; it is cut open at its oldest scene.
  for (const scene of all) walk(scene);
  return inLabelOrder(
    roads.keys(),
    openings.map(({ id }) => id),
  )
    .map((id) => roads.get(id))
    .filter((road) => road !== undefined);
}
