import { stampOf } from '../domain/merge.ts';
import { laterStamp, noStamp, type Stamp } from '../domain/stamp.ts';
import { descendants } from '../domain/trash.ts';
import { trashedStarts } from './branch-index.ts';
import { stretchesOf } from './road.ts';
import { nodesOf } from './story-nodes.ts';
import { changeMeta, type Writer } from './writes.ts';

/* A turn that was told below a branch in the trash takes the branch out: on every device, whichever of the two comes first. */

/**
 * Takes those branches out of the trash that a scene stands on and that were put there before it was told. The mark is taken away under
 * the scene's own stamp, so that every device writes the same. Call inside a transaction over `scenes`, `sceneMeta`, `outbox` and `meta`.
 */
export async function reviveFrom(writer: Writer, scene: string, told: Stamp): Promise<void> {
  const { database } = writer;
  const row = await database.scenes.get(scene);
  if (!row) return;
  const trashed = await trashedStarts(database, row.story);
  if (trashed.size === 0) return;
  for (const { branch } of await stretchesOf(database, scene)) {
    if (!trashed.has(branch)) continue;
    const mark = await database.sceneMeta.get(branch);
    if (mark && told > stampOf(mark.s, 'gone'))
      await changeMeta(writer, branch, { gone: false }, { at: told });
  }
}

/** Takes a branch out of the trash again when a scene of it was told after it was put there. Call inside a transaction as above. */
export async function reviveToldBelow(writer: Writer, branch: string, gone: Stamp): Promise<void> {
  const { database } = writer;
  const start = await database.scenes.get(branch);
  if (!start) return;
  const nodes = await nodesOf(database, start.story);
  const newest = [...descendants(nodes, [branch])]
    .map((id) => nodes.get(id)?.told ?? noStamp)
    .reduce(laterStamp, noStamp);
  if (newest > gone) await changeMeta(writer, branch, { gone: false }, { at: newest });
}
