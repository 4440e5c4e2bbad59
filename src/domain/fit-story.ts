import { sharedId } from './ids.ts';
import { cutToBytes, jsonBytes, maxEditBytes, maxPassageBytes } from './limits.ts';
import type { Memory } from './memory.ts';
import { parentsFirst } from './parcel.ts';
import type { Scene, SceneMeta } from './story.ts';
import { scenesById } from './tree.ts';

/**
 * A story whose scenes, and what was written over them, are no longer than each may be. A longer passage becomes several scenes one after
 * the other, each ending with a paragraph where that can be; the last keeps the name of the whole, so that what was told from it, or says
 * something about it, still does. The first has what is said of the branch that begins there. The same story is split into the same scenes
 * wherever that is done.
 */
export function fitStory(
  scenes: readonly Scene[],
  memory: readonly Memory[],
  metas: readonly SceneMeta[] = [],
): {
  readonly scenes: readonly Scene[];
  readonly memory: readonly Memory[];
  readonly metas: readonly SceneMeta[];
  /** Of each part that has got a name of its own, the scene that it was a part of. */
  readonly parts: ReadonlyMap<string, string>;
} {
  const edits = new Map(metas.map(({ id, edited }) => [id, edited]));
  const isLong = ({ id, passage }: Scene) =>
    isTooLong(passage) || isLonger(edits.get(id) ?? '', maxEditBytes);
  if (!scenes.some(isLong)) return { scenes, memory, metas, parts: new Map() };
  const before = scenesById(scenes);
  const fitted = new Map<string, Scene>();
  /** The parts of each scene that has several. */
  const split = new Map<string, readonly Scene[]>();
  /** Depth of the first part of each scene. */
  const begins = new Map<string, number>();
  for (const scene of parentsFirst(scenes)) {
    const above = scene.parent === null ? undefined : fitted.get(scene.parent);
    const depth = above ? above.depth + 1 : scene.depth;
    begins.set(scene.id, depth);
    const parts = isLong(scene) ? partsOf(scene, depth, edits.get(scene.id) ?? null) : [{ ...scene, depth }];
    if (parts.length > 1) split.set(scene.id, parts);
    for (const part of parts) fitted.set(part.id, part);
  }
  return {
    scenes: parentsFirst([...fitted.values()]),
    memory: memory.map((row) => {
      const first = onRoadTo(before, row.scene, row.fromDepth);
      return {
        ...row,
        fromDepth: begins.get(first?.id ?? '') ?? row.fromDepth,
        toDepth: fitted.get(row.scene)?.depth ?? row.toDepth,
      };
    }),
    metas: metas.flatMap((meta) => metasOf(meta, split.get(meta.id) ?? [])),
    parts: new Map(
      [...split].flatMap(([id, parts]) =>
        parts.filter((part) => part.id !== id).map((part) => [part.id, id]),
      ),
    ),
  };
}

/** The scene of a depth on the road to another one. */
function onRoadTo(scenes: ReadonlyMap<string, Scene>, id: string, depth: number): Scene | undefined {
  let at = scenes.get(id);
  while (at && at.depth > depth) {
    const above: Scene | undefined = at.parent === null ? undefined : scenes.get(at.parent);
    // In a damaged tree it ends, or leads down again.
    if (above && above.depth >= at.depth) return undefined;
    at = above;
  }
  return at?.depth === depth ? at : undefined;
}

/** Whether a passage is longer than a scene may hold. */
export function isTooLong(passage: string): boolean {
  return isLonger(passage, maxPassageBytes);
}

function isLonger(text: string, most: number): boolean {
  // A character takes six bytes at most.
  return text.length * 6 > most && jsonBytes(text) > most;
}

function partsOf(scene: Scene, depth: number, edited: string | null): readonly Scene[] {
  const whole = piecesOf(scene.passage, maxPassageBytes);
  const passages = inParts(whole, edited === null ? 1 : piecesOf(edited, maxEditBytes).length);
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

/** What stands beside a scene, beside its parts: each has its piece of what was written over the whole. */
function metasOf(meta: SceneMeta, parts: readonly Scene[]): readonly SceneMeta[] {
  if (parts.length < 2) return [meta];
  const edits = meta.edited === null ? [] : inParts(piecesOf(meta.edited, maxEditBytes), parts.length);
  return parts.flatMap(({ id }, index): readonly SceneMeta[] => {
    const edited = edits[index] ?? null;
    if (id === meta.id) return [{ ...meta, edited, name: '', gone: false }];
    const { story, name, gone } = meta;
    const begun = index === 0 ? { name, gone } : { name: '', gone: false };
    if (edited === null && begun.name === '' && !begun.gone) return [];
    return [{ id, story, edited, image: null, favourite: false, ...begun }];
  });
}

/**
 * A text in pieces that take at most `most` bytes as JSON, cut between paragraphs, else between lines, sentences or words; one that is empty
 * for an empty text.
 */
export function piecesOf(text: string, most: number): readonly string[] {
  const pieces: string[] = [];
  for (let rest = text; rest !== '';) {
    // No more than these characters ever fit.
    const piece = cutToBytes(rest.slice(0, most), most);
    if (piece.length === rest.length) {
      pieces.push(rest);
      break;
    }
    const at = breakIn(piece);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return pieces.length === 0 ? [''] : pieces;
}

/** The same pieces, the longest cut in two until there are as many. */
function inParts(pieces: readonly string[], count: number): readonly string[] {
  if (pieces.length >= count) return pieces;
  const longest = pieces.reduce(
    (best, piece, at) => (piece.length > (pieces[best]?.length ?? 0) ? at : best),
    0,
  );
  const text = pieces[longest] ?? '';
  const [first = '', ...others] = piecesOf(text, Math.ceil((jsonBytes(text) * 2) / 3) + 8);
  const second = others.length === 0 ? '' : text.slice(first.length).trimStart();
  return inParts(pieces.toSpliced(longest, 1, first, second), count);
}

/** Where a text is cut best, in its second half. */
function breakIn(text: string): number {
  for (const end of ['\n\n', '\n', '. ', ' ']) {
    const at = text.lastIndexOf(end);
    if (at > text.length / 2) return at + end.length;
  }
  return text.length;
}
