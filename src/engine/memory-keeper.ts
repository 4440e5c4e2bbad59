import { sharedId } from '../domain/ids.ts';
import { chaptersOf, type Memory } from '../domain/memory.ts';
import type { Locks } from '../domain/ports/clock.ts';
import type { MemoryRoom, Storyteller, Summary } from '../domain/ports/storyteller.ts';
import { ok, type Result } from '../domain/result.ts';
import type { ProviderError, StoreError } from '../domain/errors.ts';
import type { Settings } from '../domain/settings.ts';
import type { Scene, Story } from '../domain/story.ts';
import { extractMerged, extractSummary } from './memory-extract.ts';
import { nextChapter, nextMerge, type Fold } from './memory-fold.ts';
import type { TurnDeps } from './turn.ts';

export type KeeperDeps = Pick<TurnDeps, 'store' | 'clock' | 'storyteller' | 'log'> & {
  readonly locks: Locks;
};

/** Where a story stands after a turn. */
export type KeepRequest = {
  readonly story: Story;
  /** The scene that was just stored. */
  readonly scene: string;
  /** `Settings.aiModel` of the one who told it. */
  readonly model: string;
  /** Draw summaries out of the passages, whoever tells. */
  readonly drawn: boolean;
  /** Aborted when the next turn begins. */
  readonly hurry: AbortSignal;
};

type Told = Pick<KeepRequest, 'story' | 'scene' | 'model'> & Summariser;
type Summariser = {
  readonly story: Story;
  readonly settings: Settings;
  /** `null` when summaries are drawn out of the passages. */
  readonly storyteller: Storyteller | null;
};

/** How far up a road is read for scenes that no chapter covers yet. */
const reach = 240;
/** Chapters that are written after one turn: an imported story is remembered little by little. */
const mostAtOnce = 4;

/**
 * Folds the oldest scenes of a road into chapters, and old chapters into one, until the rest is as short as it should be. What a storyteller
 * fails to summarise is drawn out of the passages. A storyteller who can do only one thing at a time stops when the next turn begins, and
 * leaves the chapter for after it: nothing is lost, for until a summary is stored the scenes themselves are told.
 * @returns whether the storyteller could do only one thing at a time.
 */
export async function keepMemory(deps: KeeperDeps, after: KeepRequest): Promise<boolean> {
  const { story, model, drawn, hurry } = after;
  const own = await deps.store.settings();
  if (!own.ok) return false;
  const settings = { ...own.value, ...story.settings };
  const found = await deps.storyteller(model, settings);
  const teller = found.ok ? found.value : null;
  const room = teller?.room?.() ?? null;
  const storyteller = drawn ? null : teller;
  const signal = room?.alone === true ? hurry : new AbortController().signal;
  const told = { ...after, settings, storyteller };
  const result = await deps.locks.tryHold(`memory:${story.id}`, () => fold(deps, told, room, signal));
  if (result !== 'busy' && !result.ok) deps.log(`the memory of a story was not kept: ${result.error.type}`);
  return room?.alone ?? false;
}

async function fold(
  deps: KeeperDeps,
  told: Told,
  room: MemoryRoom | null,
  signal: AbortSignal,
): Promise<Result<null, StoreError>> {
  const { store } = deps;
  const path = await store.path(told.scene, reach);
  if (!path.ok) return path;
  for (let count = 0; count < mostAtOnce; count += 1) {
    const memory = await store.memory(told.story.id, told.scene);
    if (!memory.ok) return memory;
    const next = nextChapter(path.value, memory.value, room) ?? nextMerge(memory.value, room);
    if (next === null) return ok(null);
    const summary = await surely(deps, told, next, memory.value, signal);
    if (summary === null) return ok(null);
    const stored = await store.saveMemory(rowsOf(told.story.id, next, summary, deps.clock.now()), 'machine');
    if (!stored.ok) return stored;
    if (summary.usage !== null) {
      const receipt = { scene: told.scene, story: told.story.id, model: told.model };
      const counted = await store.addCall(receipt, summary.usage);
      if (!counted.ok) return counted;
    }
  }
  return ok(null);
}

/** A summary in any case, but for one that was stopped. */
async function surely(
  { log }: KeeperDeps,
  told: Told,
  part: Fold,
  memory: readonly Memory[],
  signal: AbortSignal,
): Promise<Written | null> {
  if (signal.aborted) return null;
  const written = await writeSummary(told, part, memory, signal);
  if (written.ok) return written.value;
  if (signal.aborted) return null;
  log(`a summary was drawn out of the passages, the model failed: ${written.error.type}`);
  return drawSummary(part);
}

/** A summary, and who wrote it. */
export type Written = Summary & { readonly by: Memory['by'] };

/** The summary of a fold: the storyteller's, or drawn out of the passages when he writes none. */
export async function writeSummary(
  { story, settings, storyteller }: Summariser,
  part: Fold,
  memory: readonly Memory[],
  signal: AbortSignal,
): Promise<Result<Written, ProviderError>> {
  if (storyteller?.summarise) {
    const before = chaptersOf(memory).findLast(({ toDepth }) => toDepth < part.fromDepth);
    const parts = part.of === 'scenes' ? part.scenes.map(sceneText) : part.chapters.map(({ text }) => text);
    const request = { story, settings, parts, before: before?.text ?? '', words: part.words };
    const summary = await storyteller.summarise(request, signal);
    return summary.ok ? ok({ ...summary.value, by: 'model' }) : summary;
  }
  return ok(drawSummary(part));
}

function drawSummary(part: Fold): Written {
  const text =
    part.of === 'scenes'
      ? extractSummary(part.scenes, part.words)
      : extractMerged(
          part.chapters.map((chapter) => chapter.text),
          part.words,
        );
  return { text, facts: [], usage: null, by: 'text' };
}

/** The rows of a summary and its facts. Every device gives them the same ids, so that two that fold the same scenes make one chapter. */
export function rowsOf(
  story: string,
  { scene, fromDepth, toDepth }: Fold,
  summary: Written,
  createdAt: number,
): readonly [Memory, ...Memory[]] {
  const shared = { story, scene, fromDepth, toDepth, by: summary.by, createdAt, gone: false };
  const chapter: Memory = {
    ...shared,
    id: sharedId('chapter', story, scene, String(fromDepth)),
    kind: 'summary',
    text: summary.text,
    pinned: false,
  };
  const facts = summary.facts.map((text, index): Memory => ({
    ...shared,
    id: sharedId('fact', story, scene, String(fromDepth), String(index)),
    kind: 'fact',
    text,
    pinned: false,
    // In the order in which they were told.
    createdAt: createdAt + 1 + index,
  }));
  return [chapter, ...facts];
}

function sceneText({ action, passage }: Scene): string {
  return action === null ? passage : `> ${action.text}\n${passage}`;
}
