import type { CharacterEntry } from './character-entry.ts';

/** How far the portraits of an account are on their way to permanent storage. */
export type MovedPortraits = {
  readonly status: 'idle' | 'running' | 'completed';
  readonly succeeded: number;
  readonly failed: number;
};

export const nothingMoved: MovedPortraits = { status: 'idle', succeeded: 0, failed: 0 };

/** Between two characters, in milliseconds: nobody waits for it, and the server has other things to do. */
const pauseMs = 500;

/** The heroes whose portraits are not kept for good yet, or were and are others now. */
export function unmovedPortraits(entries: readonly CharacterEntry[]): readonly CharacterEntry[] {
  return entries.filter(({ image, storedAt }) => image !== null && storedAt?.image !== image);
}

/**
 * Moves portraits one after the other. One that fails stays where it is, and the next is tried.
 * @param move whether it went well
 */
export async function movePortraits(options: {
  readonly entries: readonly CharacterEntry[];
  readonly move: (entry: CharacterEntry) => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly show: (moved: MovedPortraits) => void;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { entries, move, sleep, show, signal } = options;
  let moved: MovedPortraits = { ...nothingMoved, status: 'running' };
  show(moved);
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await sleep(pauseMs);
    if (signal.aborted) return;
    const isGood = await move(entry).catch(() => false);
    moved = isGood ? { ...moved, succeeded: moved.succeeded + 1 } : { ...moved, failed: moved.failed + 1 };
    show(moved);
  }
  if (!signal.aborted) show({ ...moved, status: 'completed' });
}
