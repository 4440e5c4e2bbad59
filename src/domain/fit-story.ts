import { sharedId } from './ids.ts';
import { cutToBytes, jsonBytes, maxPassageBytes } from './limits.ts';
import type { Memory } from './memory.ts';
import { parentsFirst } from './parcel.ts';
import type { Scene } from './story.ts';
import { pathTo, scenesById } from './tree.ts';

/**
 * A story whose scenes are no longer than one may be. A longer passage becomes several scenes one after the other, each ending with a
 * paragraph where that can be; the last keeps the name of the whole, so that what was told from it, or says something about it, still
 * does. The same story is split into the same scenes wherever that is done.
 */
export function fitStory(
  scenes: readonly Scene[],
  memory: readonly Memory[],
): { readonly scenes: readonly Scene[]; readonly memory: readonly Memory[] } {
  if (scenes.every(({ passage }) => !isTooLong(passage))) return { scenes, memory };
  const before = scenesById(scenes);
  const fitted = new Map<string, Scene>();
  /** Depth of the first part of each scene. */
  const begins = new Map<string, number>();
  for (const scene of parentsFirst(scenes)) {
    const above = scene.parent === null ? undefined : fitted.get(scene.parent);
    const depth = above ? above.depth + 1 : scene.depth;
    begins.set(scene.id, depth);
    for (const part of partsOf(scene, depth)) fitted.set(part.id, part);
  }
  return {
    scenes: parentsFirst([...fitted.values()]),
    memory: memory.map((row) => {
      const first = pathTo(before, row.scene).find(({ depth }) => depth === row.fromDepth);
      return {
        ...row,
        fromDepth: begins.get(first?.id ?? '') ?? row.fromDepth,
        toDepth: fitted.get(row.scene)?.depth ?? row.toDepth,
      };
    }),
  };
}

/** Whether a passage is longer than a scene may hold. */
export function isTooLong(passage: string): boolean {
  // A character takes six bytes at most.
  return passage.length * 6 > maxPassageBytes && jsonBytes(passage) > maxPassageBytes;
}

function partsOf(scene: Scene, depth: number): readonly Scene[] {
  const passages = splitPassage(scene.passage);
  let parent = scene.parent;
  return passages.map((passage, index): Scene => {
    const isLast = index === passages.length - 1;
    const id = isLast ? scene.id : sharedId('part', scene.id, String(index));
    const part: Scene = {
      ...scene,
      id,
      parent,
      passage,
      depth: depth + index,
      action: index === 0 ? scene.action : null,
      statChanges: index === 0 ? scene.statChanges : [],
      storytellerState: isLast ? scene.storytellerState : null,
      retell: index === 0 ? scene.retell : 0,
      ending: isLast ? scene.ending : null,
    };
    parent = id;
    return part;
  });
}

/** A text in pieces that are short enough, cut between paragraphs, else between lines, sentences or words. */
function splitPassage(passage: string): readonly string[] {
  const pieces: string[] = [];
  for (let rest = passage; rest !== '';) {
    const most = cutToBytes(rest, maxPassageBytes);
    if (most.length === rest.length) {
      pieces.push(rest);
      break;
    }
    const at = breakIn(most);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return pieces.length === 0 ? [''] : pieces;
}

/** Where a text is cut best, in its second half. */
function breakIn(text: string): number {
  for (const end of ['\n\n', '\n', '. ', ' ']) {
    const at = text.lastIndexOf(end);
    if (at > text.length / 2) return at + end.length;
  }
  return text.length;
}
