import type { Action, ActionType, TakenAction } from '../../domain/action.ts';
import { branchActions } from '../../domain/fallbacks.ts';
import type { Draft, DraftStatus, Scene } from '../../domain/story.ts';
import type { PlayView } from '../../state/queries.ts';
import { roadName } from '../parts/road-name.ts';

/** A draft but for its words, which come many times a second. */
export type ToldSoFar = Omit<Draft, 'passage'>;

/** What lies on the desk: a scene, or the draft of one. Both have one id, so that the page stays the same when the one becomes the other. */
export type PageView = {
  readonly id: string;
  readonly title: string;
  /** The words of a scene; '' while it is a draft, whose words are `useWords`. */
  readonly passage: string;
  readonly action: TakenAction | null;
  readonly depth: number;
  /** What the road is called: the main road, 'Road 2', or the player's own name for it. */
  readonly branch: string;
  /** `null` while it is a draft. */
  readonly scene: Scene | null;
  readonly draft: ToldSoFar | null;
};

export function pageOf(
  { open, branch }: Pick<Extract<PlayView, { readonly status: 'ready' }>, 'open' | 'branch'>,
  draft: ToldSoFar | null,
): PageView | null {
  if (draft) {
    return {
      id: draft.turn,
      title: draft.title,
      passage: '',
      action: draft.action,
      depth: depthOf(draft, open?.scene ?? null),
      branch: roadName(branch),
      scene: null,
      draft,
    };
  }
  if (!open) return null;
  const { scene, passage } = open;
  const { id, title, action, depth } = scene;
  return { id, title, passage, action, depth, branch: roadName(branch), scene, draft: null };
}

/** As the built-in storyteller gives them; a model may give them in any order, and another one on every page. */
const order: readonly ActionType[] = ['good', 'neutral', 'evil'];

/**
 * The actions of a page: its scene's own three, or stand-ins where it has none; `null` while it is a draft. Each type has its place
 * on every page.
 */
export function actionsOf({ scene }: PageView): readonly Action[] | null {
  if (!scene) return null;
  const actions = scene.actions.length > 0 ? scene.actions.slice(0, 3) : branchActions();
  return actions.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

/** What stands below the words: how they stop, how they go on after they broke off, or the ways on. */
export type PagePhase = 'live' | 'resting' | 'told';

export function phaseOf({ draft }: PageView): PagePhase {
  if (!draft) return 'told';
  return isLive(draft) ? 'live' : 'resting';
}

/** Whether words are still coming. */
export function isLive(draft: ToldSoFar): boolean {
  return draft.status.type === 'streaming' || draft.status.type === 'finishing';
}

/** A draft to which no more words come by themselves. */
export type RestingDraft = ToldSoFar & {
  readonly status: Exclude<DraftStatus, { readonly type: 'streaming' | 'finishing' }>;
};

export function isAtRest(draft: ToldSoFar): draft is RestingDraft {
  return !isLive(draft);
}

function depthOf(draft: ToldSoFar, open: Scene | null): number {
  if (draft.parent === null || !open) return 0;
  return draft.parent === open.id ? open.depth + 1 : open.depth;
}
