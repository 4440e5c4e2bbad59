import type { Scene } from './story.ts';

/** Scenes in one tree, and how many of them did not stand where they said. */
export type RepairedTree = {
  /** A parent stands before its children. */
  readonly scenes: readonly Scene[];
  readonly misplaced: number;
};

/**
 * Scenes so that every road begins and every depth is that of the road: a circle is cut open at its oldest scene, which becomes an opening.
 * No two of them may have one name. Takes time for each scene once, whatever they say.
 * @param depthOf the depth of a scene that is not among them; `null` where it is missing, and what was told from it becomes an opening.
 * Left out, such a scene may be anywhere, and what was told from it stands where it says.
 */
export function repairTree(scenes: readonly Scene[], depthOf?: (id: string) => number | null): RepairedTree {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const cuts = circleCuts(scenes, byId);
  const children = new Map<string, Scene[]>();
  const ordered: Scene[] = [];
  let misplaced = 0;
  for (const scene of scenes) {
    const above = cuts.has(scene.id) || scene.parent === null ? undefined : byId.get(scene.parent);
    if (above) {
      if (scene.depth !== above.depth + 1) misplaced += 1;
      const siblings = children.get(above.id);
      if (siblings) siblings.push(scene);
      else children.set(above.id, [scene]);
      continue;
    }
    const elsewhere = cuts.has(scene.id) || scene.parent === null ? null : scene.parent;
    const known = elsewhere === null ? null : depthOf ? depthOf(elsewhere) : scene.depth - 1;
    const parent = known === null ? null : elsewhere;
    const depth = known === null ? 0 : known + 1;
    if (parent !== scene.parent || depth !== scene.depth) misplaced += 1;
    ordered.push({ ...scene, parent, depth });
  }
  // Grows while it is walked: each scene is followed by what was told from it.
  for (const { id, depth } of ordered)
    for (const child of children.get(id) ?? []) ordered.push({ ...child, depth: depth + 1 });
  return { scenes: ordered, misplaced };
}

/** The oldest scene of each circle. */
function circleCuts(scenes: readonly Scene[], byId: ReadonlyMap<string, Scene>): ReadonlySet<string> {
  const walked = new Set<string>();
  const cuts = new Set<string>();
  for (const scene of scenes) {
    const way = new Map<string, number>();
    const ids: string[] = [];
    let at: Scene | undefined = scene;
    while (at && !walked.has(at.id) && !way.has(at.id)) {
      way.set(at.id, ids.length);
      ids.push(at.id);
      at = at.parent === null ? undefined : byId.get(at.parent);
    }
    const from = at && way.get(at.id);
    if (from !== undefined) cuts.add(ids.slice(from).reduce((oldest, id) => (id < oldest ? id : oldest)));
    for (const id of ids) walked.add(id);
  }
  return cuts;
}
