import type { Scene } from './story.ts';

/** All that the shape of the tree depends on. */
export type Node = Pick<Scene, 'id' | 'parent'>;

/**
 * The scenes from the opening to `id`, oldest first. In a damaged tree it begins after the gap, or where the road would run in a
 * circle; [] for an unknown id.
 */
export function pathTo<T extends Node>(scenes: ReadonlyMap<string, T>, id: string): readonly T[] {
  const path = new Map<string, T>();
  let at = scenes.get(id);
  while (at !== undefined && !path.has(at.id)) {
    path.set(at.id, at);
    at = at.parent === null ? undefined : scenes.get(at.parent);
  }
  return [...path.values()].reverse();
}

/** The scenes that were told from each scene (`null`: openings), in the order of creation, which is that of their ids. */
export function childrenByParent<T extends Node>(
  scenes: ReadonlyMap<string, T>,
): ReadonlyMap<string | null, readonly T[]> {
  const children = new Map<string | null, T[]>();
  for (const scene of inOrder(scenes)) {
    const siblings = children.get(scene.parent);
    if (siblings === undefined) children.set(scene.parent, [scene]);
    else siblings.push(scene);
  }
  return children;
}

/**
 * The scenes at which roads begin, in the order of creation: openings, those whose scene before is missing, and of each circle the oldest
 * one. From them every scene is reached, and none twice by one that is a beginning itself.
 */
export function beginnings<T extends Node>(scenes: ReadonlyMap<string, T>): readonly T[] {
  const all = inOrder(scenes);
  const begins = all.filter(({ parent }) => parent === null || !scenes.has(parent));
  const children = childrenByParent(scenes);
  const reached = new Set<string>();
  const reach = (from: T) => {
    const waiting = [from];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at.id)) continue;
      reached.add(at.id);
      waiting.push(...(children.get(at.id) ?? []));
    }
  };
  for (const scene of begins) reach(scene);
  const cut: T[] = [];
  for (const scene of all) {
    if (reached.has(scene.id)) continue;
    const oldest = oldestInCircle(scenes, scene);
    cut.push(oldest);
    reach(oldest);
  }
  return [...begins, ...cut];
}

/** The oldest scene of the circle that the road to a scene runs in. */
function oldestInCircle<T extends Node>(scenes: ReadonlyMap<string, T>, from: T): T {
  const seen = new Set<string>();
  let at = from;
  for (
    let above = scenes.get(at.parent ?? '');
    above && !seen.has(at.id);
    above = scenes.get(at.parent ?? '')
  ) {
    seen.add(at.id);
    at = above;
  }
  let oldest = at;
  for (let on = scenes.get(at.parent ?? ''); on && on.id !== at.id; on = scenes.get(on.parent ?? ''))
    if (on.id < oldest.id) oldest = on;
  return oldest;
}

/** The scenes from which nothing was told yet, in the order of creation. */
export function leaves<T extends Node>(scenes: ReadonlyMap<string, T>): readonly T[] {
  const children = childrenByParent(scenes);
  return inOrder(scenes).filter(({ id }) => !children.has(id));
}

/** Whether more than one road leads on from a scene. */
export function isBranchPoint(children: ReadonlyMap<string | null, readonly Node[]>, id: string): boolean {
  return (children.get(id)?.length ?? 0) > 1;
}

/** Where a device stands, and the scenes that undo left behind, the nearest one last. */
export type Place = { readonly head: string; readonly redo: readonly string[] };

/** One scene back, with the scene that is left kept for redo; `null` at an opening and where the scene before is missing. */
export function undoTarget(scenes: ReadonlyMap<string, Node>, { head, redo }: Place): Place | null {
  const parent = scenes.get(head)?.parent ?? null;
  if (parent === null || parent === head || !scenes.has(parent)) return null;
  return { head: parent, redo: [...redo, head] };
}

/** Forward to the scene that undo left last; `null` when there is none, or when it does not follow on this one. */
export function nextRedo(scenes: ReadonlyMap<string, Node>, { head, redo }: Place): Place | null {
  const next = redo.at(-1);
  if (next === undefined || next === head || scenes.get(next)?.parent !== head) return null;
  return { head: next, redo: redo.slice(0, -1) };
}

/** The scenes by their ids. */
export function scenesById<T extends Node>(scenes: Iterable<T>): ReadonlyMap<string, T> {
  return new Map(Array.from(scenes, (scene) => [scene.id, scene]));
}

/** Ids are UUIDv7, so byte order is the order of creation, and the same on every device. */
function inOrder<T extends Node>(scenes: ReadonlyMap<string, T>): readonly T[] {
  return [...scenes.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
