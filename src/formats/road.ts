import { addLosses, type Loss, type WholeStory } from '../domain/parcel.ts';
import type { Scene } from '../domain/story.ts';
import { scenesInTrash } from '../domain/trash.ts';
import { childrenByParent, pathTo, scenesById } from '../domain/tree.ts';

/** The scenes from the opening to `leaf`, or to the scene played last when it is `null` or unknown. */
export function roadOf(whole: WholeStory, leaf: string | null): readonly Scene[] {
  const scenes = scenesById(whole.scenes);
  if (leaf !== null && scenes.has(leaf)) return pathTo(scenes, leaf);
  const newest = whole.heads.toSorted((a, b) => b.at - a.at).find(({ scene }) => scenes.has(scene));
  const last = newest?.scene ?? whole.scenes.at(-1)?.id;
  return last === undefined ? [] : pathTo(scenes, last);
}

/**
 * A story without the branches that lie in the trash, and what is said of their scenes: no other program knows of a trash. The road to `leaf`,
 * which was asked for, stays.
 */
export function withoutTrash(whole: WholeStory, leaf: string | null): WholeStory {
  const scenes = scenesById(whole.scenes);
  const hidden = scenesInTrash(scenes, whole.metas);
  if (hidden.size === 0) return whole;
  const asked = new Set(leaf === null ? [] : pathTo(scenes, leaf).map(({ id }) => id));
  const isShown = (id: string) => !hidden.has(id) || asked.has(id);
  return {
    ...whole,
    scenes: whole.scenes.filter(({ id }) => isShown(id)),
    metas: whole.metas.filter(({ id }) => isShown(id)),
    heads: whole.heads.filter(({ scene }) => isShown(scene)),
    memory: whole.memory.filter(({ scene }) => isShown(scene)),
  };
}

/** The passage as the player sees it: an edit in place of the original. */
export function passageReader(whole: WholeStory): (scene: Scene) => string {
  const edits = new Map(whole.metas.map((meta) => [meta.id, meta.edited]));
  return (scene) => edits.get(scene.id) ?? scene.passage;
}

/** The scenes that were told from each scene, in the order of creation. */
export function childrenOf(whole: WholeStory): ReadonlyMap<string | null, readonly Scene[]> {
  return childrenByParent(scenesById(whole.scenes));
}

/** What a story holds of the things that a format may have no place for. */
export function lossesOf(whole: WholeStory, without: readonly Loss['what'][]): readonly Loss[] {
  const counts: { readonly [what in Loss['what']]?: number } = {
    titles: whole.scenes.filter(({ title }) => title !== '').length,
    stats: whole.scenes.filter(({ statChanges }) => statChanges.length > 0).length,
    'offered-actions': whole.scenes.length,
    memory: whole.memory.filter(({ gone }) => !gone).length,
    lore: whole.lore.filter(({ gone }) => !gone).length,
    pictures:
      whole.metas.filter(({ image }) => image !== null).length +
      (whole.story.character.characterImage ? 1 : 0),
    'originals-of-edits': whole.metas.filter(({ edited }) => edited !== null).length,
    'branch-names': whole.metas.filter(({ name }) => name !== '').length,
    settings: Object.keys(whole.story.settings).length,
  };
  return addLosses(without.map((what) => ({ what, count: counts[what] ?? 0 })));
}
