import { isStoreError, type GameError, type ProviderError, type StoreError } from '../domain/errors.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { CommandResult } from '../domain/ports/engine-api.ts';
import type { StoryStore } from '../domain/ports/store.ts';
import type { Storyteller, TurnRequest } from '../domain/ports/storyteller.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { Settings } from '../domain/settings.ts';
import { applyAction } from '../domain/stat-effects.ts';
import { startingStats } from '../domain/stats.ts';
import type { Draft } from '../domain/story.ts';
import { createDraftJournal } from './draft-journal.ts';
import { failedScene, finishedScene } from './finish-turn.ts';
import { loadModule } from './load-module.ts';
import { beginTelling, hasSentence, hear, type Telling } from './telling.ts';
import type { TurnPlan, TurnStart } from './turn-plan.ts';

/** How many scenes of the road a storyteller may look back on; what it does not need it leaves aside. */
const roadLength = 48;

/** Memory and lore of a turn come by themselves: a worker that starts needs none of it. */
const loadMemory = () => import('./memory-turn.ts');

/** How often streaming text is written, at most, in milliseconds. */
const journalEveryMs = 50;

export type TurnDeps = {
  readonly store: StoryStore;
  readonly storyteller: (
    aiModel: string,
    settings: Settings,
  ) => Promise<Result<Storyteller, ProviderError | StoreError>>;
  readonly clock: Clock;
  /** Milliseconds between the words of a storyteller that has them all at once. */
  readonly wordDelayMs: number;
  /** Takes a line that holds no story text. */
  readonly log: (line: string) => void;
};

/** How a turn came out, when nothing went wrong with the store. */
export type TurnOutcome =
  | { readonly type: 'told'; readonly model: string }
  | { readonly type: 'failed'; readonly error: ProviderError }
  /** It is a draft that waits for the player's word. */
  | { readonly type: 'resting' };

/** Tells a turn: streams into the draft, and ends as a stored scene or as a draft at rest. */
export async function tellTurn(
  deps: TurnDeps,
  plan: TurnPlan,
  signal: AbortSignal,
): Promise<Result<TurnOutcome, GameError>> {
  const { store } = deps;
  const start = await startTurn(deps, plan);
  if (!start.ok) return start;
  const first = await store.saveDraft(
    draftOf(deps, plan, beginTelling(plan.title, plan.passage), { type: 'streaming' }),
  );
  if (!first.ok) return first;

  const heard = await listen(deps, start.value, signal);
  if (!heard.ok) {
    const draft = await store.draft(plan.story.id);
    if (draft.ok && draft.value) await store.saveDraft({ ...draft.value, status: { type: 'broken-off' } });
    return heard;
  }
  const telling = heard.value;
  if (telling.error?.type === 'unreachable' && plan.standIn !== null && telling.passage === plan.passage) {
    return tellTurn(deps, { ...plan, model: plan.standIn, standIn: null }, signal);
  }
  return settle(deps, start.value, telling, signal);
}

/** Makes a scene of whatever a draft holds, without asking anyone. */
export async function keepTelling(deps: TurnDeps, plan: TurnPlan, whole: boolean): Promise<CommandResult> {
  const start = await startTurn(deps, plan);
  if (!start.ok) return start;
  const telling = { ...beginTelling(plan.title, plan.passage), whole };
  return deps.store.commitTurn(await finishedScene(deps, start.value, telling));
}

/** Reads what the turn stands on, and lets the action itself take its effect on the stats. */
async function startTurn(deps: TurnDeps, plan: TurnPlan): Promise<Result<TurnStart, StoreError>> {
  const { store, clock } = deps;
  const { environment } = plan.story;
  const own = await store.settings();
  if (!own.ok) return own;
  const settings = { ...own.value, ...plan.story.settings };
  const path = plan.parent ? await store.path(plan.parent.id, roadLength) : ok([]);
  if (!path.ok) return path;
  const play = await store.play(plan.story.id);
  if (!play.ok) return play;
  const before = plan.parent?.statsAfter ?? startingStats(environment);
  if (plan.kind === 'opening') return ok({ plan, settings, path: path.value, stats: before, changes: [] });
  const { airlessSeconds } = play.value;
  const { stats, changes } = applyAction({
    stats: before,
    action: plan.action,
    environment,
    airlessSeconds,
    now: clock.now(),
    language: settings.language,
  });
  return ok({ plan, settings, path: path.value, stats, changes });
}

async function listen(
  deps: TurnDeps,
  start: TurnStart,
  signal: AbortSignal,
): Promise<Result<Telling, GameError>> {
  const { plan, settings } = start;
  const { store, clock } = deps;
  let telling = beginTelling(plan.title, plan.passage);
  const storyteller = await deps.storyteller(plan.model, settings);
  if (!storyteller.ok) {
    const { error } = storyteller;
    return isStoreError(error) ? err(error) : ok({ ...telling, error });
  }
  const memory = await store.memory(plan.story.id, plan.parent?.id ?? null);
  if (!memory.ok) return memory;
  const lore = await store.lore(plan.story.id);
  if (!lore.ok) return lore;
  const part = await loadModule('memory', loadMemory);
  if (!part.ok) return ok({ ...telling, error: part.error });
  const { givenRecord, wokenLore } = part.value;

  const request: TurnRequest = {
    story: plan.story,
    settings,
    kind: plan.kind,
    action: plan.action,
    path: start.path,
    depth: (plan.parent?.depth ?? -1) + 1,
    stats: start.stats,
    retell: plan.retell,
    carryOn: plan.passage,
    memory: memory.value,
    lore: wokenLore(lore.value, { action: plan.action, path: start.path }),
    wordDelayMs: settings.wholePassages ? 0 : deps.wordDelayMs,
  };
  const halt = new AbortController();
  const journal = createDraftJournal({
    save: store.saveDraft,
    clock,
    everyMs: journalEveryMs,
    onFailure: () => halt.abort(),
  });
  const startedAt = clock.now();
  let firstWordMs: number | null = null;
  try {
    for await (const event of storyteller.value.turn(request, AbortSignal.any([signal, halt.signal]))) {
      telling = hear(telling, event);
      if (event.type === 'words') firstWordMs ??= clock.now() - startedAt;
      journal.note(draftOf(deps, plan, telling, { type: telling.whole ? 'finishing' : 'streaming' }));
    }
  } catch (thrown) {
    // A defect in a storyteller: what it said stays as a draft, and the one handler hears of it.
    await store.saveDraft(draftOf(deps, plan, telling, { type: 'broken-off' }));
    throw thrown;
  }
  telling = {
    ...telling,
    saw: telling.saw ?? givenRecord(request),
    time: { firstWordMs, wholeMs: clock.now() - startedAt },
  };
  const settled = await journal.settle();
  return settled.ok ? ok(telling) : settled;
}

async function settle(
  deps: TurnDeps,
  start: TurnStart,
  telling: Telling,
  signal: AbortSignal,
): Promise<Result<TurnOutcome, GameError>> {
  const { store } = deps;
  const { plan } = start;
  if (telling.whole && telling.passage.trim() !== '') {
    const stored = await store.commitTurn(await finishedScene(deps, start, telling));
    if (stored.ok) return ok({ type: 'told', model: plan.model });
    // No room for the scene: its draft comes to rest with every word, if at least that can be written.
    await store.saveDraft(draftOf(deps, plan, telling, { type: 'broken-off' }));
    return stored;
  }
  if (signal.aborted) {
    // Nothing streamed: the player stands again where he chose. An opening has nowhere to stand, so it stays as a draft.
    const nothing = telling.passage === '' && plan.kind !== 'opening';
    const rested = nothing
      ? await store.dropDraft(plan.story.id)
      : await store.saveDraft(draftOf(deps, plan, telling, { type: 'stopped' }));
    return rested.ok ? ok({ type: 'resting' }) : rested;
  }
  const error: ProviderError =
    telling.error ??
    (telling.whole
      ? { type: 'bad-answer', host: plan.model, message: '' }
      : { type: 'cut-off', host: plan.model });
  if (hasSentence(telling.passage)) {
    const rested = await store.saveDraft(draftOf(deps, plan, telling, { type: 'interrupted', error }));
    return rested.ok ? ok({ type: 'resting' }) : rested;
  }
  const stored = await store.commitTurn(await failedScene(deps, start, telling, error));
  return stored.ok ? ok({ type: 'failed', error }) : stored;
}

function draftOf(deps: TurnDeps, plan: TurnPlan, telling: Telling, status: Draft['status']): Draft {
  return {
    story: plan.story.id,
    turn: plan.turn,
    parent: plan.parent?.id ?? null,
    action: plan.action,
    kind: plan.kind,
    retell: plan.retell,
    model: plan.model,
    title: telling.title,
    passage: telling.passage,
    status,
    startedAt: deps.clock.now(),
  };
}
