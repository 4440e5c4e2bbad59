import { chaptersOf, type Memory } from '../domain/memory.ts';
import type { MemoryRoom } from '../domain/ports/storyteller.ts';
import type { Scene } from '../domain/story.ts';
import { tellable } from './prompt-history.ts';
import { roughTokens } from './prompt-text.ts';

/** Scenes that stay word for word, at the most. */
const keptScenes = 8;
/** More scenes than this, or more tokens, and the oldest of them become a chapter. */
const mostScenes = 24;
const mostTokens = 6_000;
/** What all chapters of a road may take, in tokens, where the storyteller does not say. */
const chapterTokens = 2_400;
/** Two scenes make no chapter. */
const leastScenes = 3;
/** How many chapters become one. */
const merged = 4;

/** A part of a road that is to be told in short. */
export type Fold = {
  /** The last scene that it covers, and so the key of its summary. */
  readonly scene: string;
  readonly fromDepth: number;
  readonly toDepth: number;
  /** The most words that its summary may have. */
  readonly words: number;
} & (
  | { readonly of: 'scenes'; readonly scenes: readonly Scene[] }
  | { readonly of: 'chapters'; readonly chapters: readonly Memory[] }
);

/** The scenes of a road that no chapter covers yet, oldest first. */
function openScenes(path: readonly Scene[], memory: readonly Memory[]): readonly Scene[] {
  const covered = Math.max(-1, ...chaptersOf(memory).map(({ toDepth }) => toDepth));
  return path.filter(({ depth }) => depth > covered);
}

/**
 * The oldest scenes that are to become a chapter, or `null` when there is room for all. A chapter ends at a scene, and its summary is keyed to
 * that scene: every road through it has it, no other does.
 */
export function nextChapter(
  path: readonly Scene[],
  memory: readonly Memory[],
  room: Omit<MemoryRoom, 'alone'> | null,
): Fold | null {
  const open = openScenes(path, memory);
  const most = Math.min(mostTokens, room?.historyTokens ?? mostTokens);
  const sizes = open.map(sceneTokens);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (open.length <= mostScenes && total <= most) return null;
  let kept = 0;
  for (let tokens = 0; kept < keptScenes && kept < open.length; kept += 1) {
    tokens += sizes.at(-1 - kept) ?? 0;
    if (tokens > most / 2) break;
  }
  const count = Math.min(open.length - Math.max(2, kept), mostScenes - keptScenes);
  const scenes = open.slice(0, count);
  const [first, last] = [scenes[0], scenes.at(-1)];
  if (count < leastScenes || first === undefined || last === undefined) return null;
  return {
    of: 'scenes',
    scenes,
    scene: last.id,
    fromDepth: first.depth,
    toDepth: last.depth,
    words: Math.min(180, 40 + 10 * count),
  };
}

/** Chapters that are to become one because all of them are more than is told, or `null`. Those that cover the fewest scenes go together first. */
export function nextMerge(memory: readonly Memory[], room: Omit<MemoryRoom, 'alone'> | null): Fold | null {
  const chapters = chaptersOf(memory);
  const total = chapters.reduce((sum, chapter) => sum + roughTokens(chapter.text), 0);
  if (total <= Math.min(chapterTokens, room?.chapterTokens ?? chapterTokens)) return null;
  // The last chapter is the freshest memory: it stays as it is.
  const size = Math.min(merged, chapters.length - 1);
  if (size < 2) return null;
  const windows = Array.from({ length: chapters.length - size }, (_, at) => chapters.slice(at, at + size));
  const span = (window: readonly Memory[]) =>
    window.reduce((sum, { fromDepth, toDepth }) => sum + toDepth - fromDepth + 1, 0);
  const best = windows.reduce((least, window) => (span(window) < span(least) ? window : least));
  const [first, last] = [best[0], best.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    of: 'chapters',
    chapters: best,
    scene: last.scene,
    fromDepth: first.fromDepth,
    toDepth: last.toDepth,
    words: 180,
  };
}

/** About how many tokens a scene takes word for word. */
function sceneTokens(scene: Scene): number {
  return tellable([scene]).length === 0
    ? 0
    : roughTokens(scene.passage) + roughTokens(scene.action?.text ?? '') + 16;
}
