import { maxPushRows } from '../domain/limits.ts';
import type { RemoteError } from '../domain/ports/sync-remote.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { audit } from './audit.ts';
import { pullOnce } from './pull.ts';
import { isComparing, pushOnce } from './push.ts';
import type { SyncDeps } from './sync-deps.ts';

/** How one cycle goes: what may be changed for a slow network or a test. */
export type CycleOptions = {
  /** Rows of a push. */
  readonly pushRows?: number;
  /** Rows of a page. */
  readonly pullRows?: number;
  readonly signal?: AbortSignal | undefined;
};

/** What a cycle came to. */
export type Cycled = {
  /** 'again': there is more to do at once. */
  readonly state: 'idle' | 'again' | 'full' | 'upgrade';
};

/** A cycle ends after this, so that another tab may have its turn. */
const longestMs = 30_000;
/** A copy is compared as a whole once a day. */
const auditEveryMs = 86_400_000;
/** Surprises that one cycle puts up with: stale pages, clocks, new lives of the server's copy. */
const maxSurprises = 6;

/**
 * Sends until nothing waits, then takes in until nothing is new, unless the last answer has said that nothing is; then compares when that is
 * due. What reads everything anew compares first. Two cycles at once, in two tabs of which one took the other for dead, harm nothing.
 */
export async function cycle(
  deps: SyncDeps,
  { pushRows = maxPushRows, pullRows, signal }: CycleOptions = {},
): Promise<Result<Cycled, RemoteError>> {
  const { store, clock } = deps;
  const startedAt = clock.now();
  let surprises = 0;
  let end: Cycled['state'] = 'idle';
  let isLevel = false;
  const isOver = () =>
    signal?.aborted === true || clock.now() - startedAt > longestMs || surprises > maxSurprises;

  const comparesFirst = isComparing(await store.state());
  while (!comparesFirst) {
    if (isOver()) return ok({ state: 'again' });
    await store.noteBeat(clock.now());
    const pushed = await pushOnce(deps, pushRows);
    if (!pushed.ok) return pushed;
    if (pushed.value === 'clock') surprises += 1;
    else if (pushed.value === 'upgrade' || pushed.value === 'full') end = pushed.value;
    // What waits still goes out once the copies are compared.
    else if (pushed.value === 'stale') end = 'again';
    if (pushed.value === 'pushed' || pushed.value === 'level') isLevel = pushed.value === 'level';
    else if (pushed.value !== 'clock') {
      isLevel &&= pushed.value === 'empty';
      break;
    }
  }

  for (const lane of isLevel ? [] : (['d', 's'] as const)) {
    for (;;) {
      if (isOver()) return ok({ state: 'again' });
      await store.noteBeat(clock.now());
      const pulled = await pullOnce(deps, lane, pullRows);
      if (!pulled.ok) return pulled;
      const { outcome, v } = pulled.value;
      if (outcome === 'reset') return ok({ state: 'again' });
      if (outcome === 'stale') surprises += 1;
      else if (outcome === 'done') {
        // Most often nothing is new, and the other lane need not be asked.
        if (lane === 'd' && (await store.state()).cursors.s === v) return finished();
        break;
      }
    }
  }
  return finished();

  async function finished(): Promise<Result<Cycled, RemoteError>> {
    const { auditedAt } = await store.state();
    if (auditedAt > 0 && clock.now() - auditedAt < auditEveryMs && clock.now() >= auditedAt)
      return ok({ state: end });
    const audited = await audit(deps);
    if (!audited.ok) return err(audited.error);
    const isMore = comparesFirst || audited.value === 'later' || audited.value.sentAgain > 0;
    return ok({ state: isMore && end === 'idle' ? 'again' : end });
  }
}
