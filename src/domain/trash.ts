import { childrenByParent, type Node } from './tree.ts';
import type { SceneMeta } from './story.ts';

/** The scenes of branches that lie in the trash: where each begins, and everything that was told from there. */
export function scenesInTrash(
  scenes: ReadonlyMap<string, Node>,
  metas: Iterable<Pick<SceneMeta, 'id' | 'gone'>>,
): ReadonlySet<string> {
  const starts = Array.from(metas).filter(({ id, gone }) => gone && scenes.has(id));
  return starts.length === 0
    ? new Set()
    : descendants(
        scenes,
        starts.map(({ id }) => id),
      );
}

/** The given scenes and everything that was told from them. Damage never makes it loop. */
export function descendants(scenes: ReadonlyMap<string, Node>, from: readonly string[]): ReadonlySet<string> {
  const children = childrenByParent(scenes);
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(children.get(id) ?? []).map((child) => child.id));
  }
  return found;
}
