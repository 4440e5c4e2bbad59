import {
  completeActions,
  failedPassage,
  fallbackActions,
  fallbackTitle,
  openingFallback,
} from '../domain/fallbacks.ts';
import type { ProviderError } from '../domain/errors.ts';
import type { Receipt } from '../domain/model.ts';
import type { Clock } from '../domain/ports/clock.ts';
import type { FinishedTurn } from '../domain/ports/store.ts';
import { emptySceneContext, type SceneContext } from '../domain/scene-context.ts';
import { applyPassage } from '../domain/stat-effects.ts';
import type { SceneFault } from '../domain/story.ts';
import { loadModule } from './load-module.ts';
import { finishedPassage, paragraphsOf, type Telling } from './telling.ts';
import type { TurnStart } from './turn-plan.ts';

export type FinishDeps = { readonly clock: Clock; readonly log: (line: string) => void };

/** Of how many scenes of a road the words are kept that their storyteller saw. */
const keptPrompts = 24;

const loadContext = () => import('../domain/read-scene-context.ts');

/** How many scenes back a scene's context reaches. */
const contextReach = 3;

/** The scene that a telling has become. What the storyteller left out is filled with the fallbacks of the domain. */
export function finishedScene(deps: FinishDeps, start: TurnStart, telling: Telling): Promise<FinishedTurn> {
  return turnOf(deps, start, telling, telling.whole ? null : { type: 'partial' });
}

/** The scene that stands for a passage which could not be told. */
export function failedScene(
  deps: FinishDeps,
  start: TurnStart,
  telling: Telling,
  error: ProviderError,
): Promise<FinishedTurn> {
  const { story, kind, action } = start.plan;
  const passage =
    kind === 'opening'
      ? openingFallback(story.character, start.settings.passageLength)
      : failedPassage(action?.type ?? 'neutral');
  return turnOf(
    deps,
    start,
    { ...telling, passage, statEvents: [], actions: [], state: null },
    { type: 'failed', error },
  );
}

async function turnOf(
  deps: FinishDeps,
  start: TurnStart,
  telling: Telling,
  fault: SceneFault | null,
): Promise<FinishedTurn> {
  const { plan } = start;
  const now = deps.clock.now();
  const passage = finishedPassage(telling.passage);
  const paragraphs = paragraphsOf(passage).length;
  const wanted = start.settings.passageLength;
  if (fault === null && paragraphs !== wanted)
    deps.log(`a passage has ${paragraphs} paragraphs, not ${wanted}`);
  const { stats, changes } = applyPassage({
    stats: start.stats,
    passage,
    events: telling.statEvents,
    now,
    language: start.settings.language,
  });
  const recent = start.path.slice(1 - contextReach).map((scene) => scene.passage);
  return {
    scene: {
      id: plan.turn,
      story: plan.story.id,
      parent: plan.parent?.id ?? null,
      action: plan.action,
      title: telling.title === '' ? fallbackTitle : telling.title,
      passage,
      actions: telling.actions.length === 0 ? fallbackActions() : completeActions(telling.actions),
      statsAfter: stats,
      statChanges: [...start.changes, ...changes],
      storytellerState: telling.state,
      sceneContext:
        telling.sceneContext ?? (await contextOf(deps, [...recent, passage], plan.story.character.name)),
      model: plan.model,
      depth: (plan.parent?.depth ?? -1) + 1,
      retell: plan.retell,
      createdAt: now,
      fault,
      ending: telling.ending,
    },
    receipt: receiptOf(start, telling),
    ...fadeOf(start),
  };
}

/** Who and what the last passages are about, for a storyteller that does not say; the built-in one does, and needs none of this. */
async function contextOf(deps: FinishDeps, passages: readonly string[], hero: string): Promise<SceneContext> {
  const part = await loadModule('scene-context', loadContext);
  if (part.ok) return part.value.readSceneContext(passages, [hero]);
  // A scene is never lost for want of it: its picture knows less.
  deps.log('a scene was stored without its context: the part that reads it is not there');
  return emptySceneContext;
}

/** What the scene cost and its storyteller saw; `null` where nobody was asked. */
function receiptOf({ plan }: TurnStart, { usage, saw, time }: Telling): Receipt | null {
  if (usage.length === 0 && saw === null) return null;
  const receipt = { scene: plan.turn, story: plan.story.id, model: plan.model, calls: usage, saw };
  return time === null ? receipt : { ...receipt, time };
}

/** The words that a storyteller saw would soon weigh more than the story: those far back go, their sizes stay. */
function fadeOf({ path }: TurnStart): Pick<FinishedTurn, 'fade'> {
  const fade = path.at(-keptPrompts)?.id;
  return fade === undefined ? {} : { fade };
}
