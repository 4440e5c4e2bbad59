import { stampOf } from '../domain/merge.ts';
import { noStamp, type Stamp } from '../domain/stamp.ts';
import type { Drawing, SceneMetaRow } from './database.ts';

/** Names the words that a passage has now: the stamp of its edit. */
export function editOf(meta: SceneMetaRow | undefined): Stamp {
  return stampOf(meta?.s ?? {}, 'edited');
}

/** Whether a drawing shows words that its passage has no longer. What the player chose or had made elsewhere is never outdated. */
export function isOutdated(meta: SceneMetaRow | undefined, drawn: Drawing | undefined): boolean {
  if (drawn === undefined || (meta?.image ?? null) !== null) return false;
  return editOf(meta) !== (drawn.edit ?? noStamp);
}
