import { sharedId } from './ids.ts';
import { firstSeed } from './illustrator.ts';
import { parentsFirst, type WholeStory } from './parcel.ts';
import type { Ids } from './ports/clock.ts';

/**
 * The same story again under ids of its own, so that it stands beside the first. Scenes keep their order of creation. The draft stays with
 * the original unless it is asked for. Nobody knows the copy yet, so nothing of it was said before.
 */
export function copyOfStory(
  { stamps: _stamps, ...whole }: WholeStory,
  ids: Ids,
  nowMs: number,
  draft: 'without-draft' | 'with-draft' = 'without-draft',
): WholeStory {
  const story = ids.next();
  const renamed = new Map(parentsFirst(whole.scenes).map((scene) => [scene.id, ids.next()]));
  const sceneId = (id: string) => renamed.get(id) ?? id;
  const renamedLore = new Map(whole.lore.map((lore) => [lore.id, ids.next()]));
  const loreId = (id: string) => renamedLore.get(id) ?? id;
  const known = (id: string) => renamed.has(id);
  const parentId = (id: string | null) => (id === null ? null : (renamed.get(id) ?? null));
  const source = whole.source;
  return {
    story: { ...whole.story, id: story, gone: false, playedAt: nowMs },
    scenes: whole.scenes.map((scene) => ({
      ...scene,
      id: sceneId(scene.id),
      story,
      parent: parentId(scene.parent),
    })),
    metas: whole.metas
      .filter(({ id }) => known(id))
      .map((meta) => {
        const isFirst = meta.made?.seed === firstSeed(whole.story.seed, meta.id);
        const seed = firstSeed(whole.story.seed, sceneId(meta.id));
        const made = isFirst && meta.made ? { made: { ...meta.made, seed } } : {};
        return { ...meta, ...made, id: sceneId(meta.id), story };
      }),
    heads: whole.heads
      .filter(({ scene }) => known(scene))
      .map((head) => ({
        ...head,
        id: sharedId('head', story, head.device),
        story,
        scene: sceneId(head.scene),
      })),
    memory: whole.memory
      .filter(({ scene }) => known(scene))
      .map((memory) => ({ ...memory, id: ids.next(), story, scene: sceneId(memory.scene) })),
    lore: whole.lore.map((lore) => ({ ...lore, id: loreId(lore.id), story })),
    draft:
      draft === 'with-draft' && whole.draft
        ? { ...whole.draft, story, turn: ids.next(), parent: parentId(whole.draft.parent) }
        : null,
    source: source && {
      ...source,
      scenes: Object.fromEntries(Object.entries(source.scenes).map(([id, rest]) => [sceneId(id), rest])),
      lore: Object.fromEntries(Object.entries(source.lore).map(([id, rest]) => [loreId(id), rest])),
    },
  };
}
