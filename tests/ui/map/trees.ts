import { branchesOf } from '../../../src/domain/branches.ts';
import type { Scene, SceneMeta } from '../../../src/domain/story.ts';
import { scenesById } from '../../../src/domain/tree.ts';
import type { Tree } from '../../../src/state/queries.ts';

/** A whole story as a map is given it. */
export function treeOf(scenes: readonly Scene[], metas: readonly SceneMeta[] = []): Tree {
  const branches = branchesOf(scenesById(scenes), new Map(metas.map((meta) => [meta.id, meta])));
  return { scenes, metas, starts: branches.map(({ id }) => id) };
}
