import type { TakenAction } from '../domain/action.ts';
import type { GameError, StoreError } from '../domain/errors.ts';
import type { Ids, Locks } from '../domain/ports/clock.ts';
import type { CommandResult } from '../domain/ports/engine-api.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import type { Draft, Scene, Story } from '../domain/story.ts';
import { loadModule } from './load-module.ts';
import type { TurnPlan } from './turn-plan.ts';
import { keepTelling, tellTurn, type TurnDeps } from './turn.ts';

export type TurnRunnerDeps = TurnDeps & {
  readonly ids: Ids;
  readonly locks: Locks;
  /** Runs work that nobody waits for. @defaultValue at once */
  readonly later?: (work: () => Promise<void>) => void;
};

const loadKeeper = () => import('./memory-keeper.ts');

/** Before this depth no story is so long that a part of it would have to be told in short. */
const leastDepth = 4;

/** A turn that is asked for; what it stands on is read when it begins. */
export type WantedTurn = {
  readonly kind: Draft['kind'];
  readonly action: (basis: Basis) => Result<TakenAction | null, GameError>;
  /** Who tells it, when it is not the storyteller that the player chose. */
  readonly model?: string;
};

export type Basis = {
  readonly story: Story;
  readonly parent: Scene | null;
  /** `Settings.aiModel`, or what the story sets instead; the built-in storyteller where that is of another device. */
  readonly model: string;
  /** BCP 47. */
  readonly language: string;
};

/** What is under way with a story, and what is known of it until the worker ends. */
type StoryWork = {
  /** Stops the turn that is being told. */
  readonly turn: AbortController | null;
  /** Hurries who keeps the story's memory. */
  readonly keeping: AbortController | null;
  /** The player once let the built-in storyteller take over a dead connection: he is not asked twice. */
  readonly bridged: boolean;
  /** A turn came in between while the memory was kept: the next time it is not waited for a model. */
  readonly hurried: boolean;
};

const noWork: StoryWork = { turn: null, keeping: null, bridged: false, hurried: false };

/** Tells one scene of a story at a time, and looks after the story's draft. */
export type TurnRunner = ReturnType<typeof createTurnRunner>;

/** The teller of one owner's stories. */
export function createTurnRunner(deps: TurnRunnerDeps) {
  const { store, ids, locks } = deps;
  /** By story; one with nothing in it is taken out. */
  const works = new Map<string, StoryWork>();
  const later = deps.later ?? ((work) => void work());

  const workOn = (story: string) => works.get(story) ?? noWork;

  function note(story: string, change: Partial<StoryWork>) {
    const work = { ...workOn(story), ...change };
    if (Object.values(work).some(Boolean)) works.set(story, work);
    else works.delete(story);
  }

  /** Runs work that no other tab may do on this story at the same time. */
  async function alone(story: string, work: () => Promise<CommandResult>): Promise<CommandResult> {
    const busy: GameError = { type: 'story-busy', story };
    const result = await locks.tryHold(`story:${story}`, work);
    return result === 'busy' ? err(busy) : result;
  }

  async function tell(plan: TurnPlan): Promise<CommandResult> {
    const { id } = plan.story;
    const controller = new AbortController();
    note(id, { turn: controller });
    workOn(id).keeping?.abort();
    try {
      const standIn = workOn(id).bridged && plan.model !== 'builtin' ? 'builtin' : null;
      const outcome = await tellTurn(deps, { ...plan, standIn }, controller.signal);
      if (!outcome.ok) return outcome;
      // The connection is back: the next break asks again.
      if (outcome.value.type === 'told' && outcome.value.model !== 'builtin') note(id, { bridged: false });
      if (outcome.value.type === 'told') remember(plan, outcome.value.model);
      return done;
    } finally {
      note(id, { turn: null });
    }
  }

  /** Keeps the story's memory after a turn; no command waits for it. */
  function remember({ story, parent, turn }: TurnPlan, model: string) {
    if ((parent?.depth ?? -1) + 1 < leastDepth) return;
    // At once: the next turn may begin before the part is loaded.
    const controller = new AbortController();
    note(story.id, { keeping: controller });
    later(async () => {
      try {
        const part = await loadModule('memory', loadKeeper);
        if (!part.ok) return deps.log('the memory of a story was not kept: its part is missing');
        const alone = await part.value.keepMemory(deps, {
          story,
          scene: turn,
          model,
          drawn: workOn(story.id).hurried,
          hurry: controller.signal,
        });
        note(story.id, { hurried: controller.signal.aborted && alone });
      } finally {
        if (workOn(story.id).keeping === controller) note(story.id, { keeping: null });
      }
    });
  }

  /** Tells a scene after `parent`. A resting draft is kept as a scene first, so that going another way loses nothing. */
  async function tellAfter(story: string, parent: string | null, wanted: WantedTurn): Promise<CommandResult> {
    const rested = await keepResting(story);
    if (!rested.ok) return rested;
    const basis = await readBasis(story, parent);
    if (!basis.ok) return basis;
    const action = wanted.action(basis.value);
    if (!action.ok) return action;
    const siblings = await store.children(story, parent);
    if (!siblings.ok) return siblings;
    const retell = siblings.value.filter((scene) => scene.action?.text === action.value?.text).length;
    const model = wanted.model ?? basis.value.model;
    const { story: storyRow, parent: parentRow } = basis.value;
    const turn = ids.next();
    return tell({
      story: storyRow,
      parent: parentRow,
      turn,
      kind: wanted.kind,
      action: action.value,
      retell,
      model,
      title: '',
      passage: '',
      standIn: null,
    });
  }

  async function readBasis(storyId: string, parentId: string | null): Promise<Result<Basis, StoreError>> {
    const story = await store.story(storyId);
    if (!story.ok) return story;
    const settings = await store.settings();
    if (!settings.ok) return settings;
    const { aiModel, language } = { ...settings.value, ...story.value.settings };
    const teller = await store.modelHere(aiModel);
    if (!teller.ok) return teller;
    const model = teller.value;
    if (parentId === null) return ok({ story: story.value, parent: null, model, language });
    const parent = await store.scene(parentId);
    if (!parent.ok) return parent;
    if (parent.value.story !== storyId) return err({ type: 'not-found', what: 'scene', id: parentId });
    return ok({ story: story.value, parent: parent.value, model, language });
  }

  async function planOf(draft: Draft): Promise<Result<TurnPlan, StoreError>> {
    const basis = await readBasis(draft.story, draft.parent);
    if (!basis.ok) return basis;
    const { turn, kind, action, retell, title, passage } = draft;
    // It may have begun on another device.
    const teller = await store.modelHere(draft.model);
    if (!teller.ok) return teller;
    return ok({
      story: basis.value.story,
      parent: basis.value.parent,
      turn,
      kind,
      action,
      retell,
      model: teller.value,
      title,
      passage,
      standIn: null,
    });
  }

  /** Works on the draft at rest of a story. */
  function onDraft(story: string, work: (plan: TurnPlan) => Promise<CommandResult>): Promise<CommandResult> {
    return alone(story, async () => {
      const draft = await store.draft(story);
      if (!draft.ok) return draft;
      if (!draft.value) return err({ type: 'not-found', what: 'draft', id: story });
      const plan = await planOf(draft.value);
      if (plan.ok) return work(plan.value);
      const aside = await asideWhere(plan.error, story);
      return aside.ok ? err({ type: 'road-gone', story }) : aside;
    });
  }

  /** The road on which a draft was told may have been removed for good meanwhile: then its words are put aside. */
  function asideWhere(error: StoreError, story: string): Promise<CommandResult> {
    return error.type === 'not-found' && error.what === 'scene'
      ? store.setDraftAside(story)
      : Promise.resolve(err(error));
  }

  async function keepResting(story: string): Promise<CommandResult> {
    const draft = await store.draft(story);
    if (!draft.ok) return draft;
    if (!draft.value) return done;
    if (draft.value.passage.trim() === '') return store.dropDraft(story);
    const plan = await planOf(draft.value);
    return plan.ok ? keepTelling(deps, plan.value, false) : asideWhere(plan.error, story);
  }

  /** A draft that nobody tells any more: a whole passage becomes its scene, the rest waits for the player's word. */
  async function restDraft(draft: Draft): Promise<CommandResult> {
    if (draft.status.type === 'finishing') {
      const plan = await planOf(draft);
      return plan.ok ? keepTelling(deps, plan.value, true) : asideWhere(plan.error, draft.story);
    }
    if (draft.status.type !== 'streaming') return done;
    return store.saveDraft({ ...draft, status: { type: 'broken-off' } });
  }

  return {
    alone,
    tell,
    tellAfter,
    readBasis,
    onDraft,
    keepResting,
    restDraft,
    /** Answers whether a turn of the story was being told here. */
    stop(story: string): boolean {
      const { turn } = workOn(story);
      turn?.abort();
      return turn !== null;
    },
    /** From now on the built-in storyteller bridges this story's dead connections without being asked for. */
    bridge: (story: string) => note(story, { bridged: true }),
  };
}
