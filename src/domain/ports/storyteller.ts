import type { Action, TakenAction } from '../action.ts';
import type { CharacterForm, ExampleField } from '../character.ts';
import type { ProviderError } from '../errors.ts';
import type { Json } from '../json.ts';
import type { Lore, Memory } from '../memory.ts';
import type { CallUsage } from '../model.ts';
import type { PromptRecord } from '../prompt-record.ts';
import type { Result } from '../result.ts';
import type { SceneContext } from '../scene-context.ts';
import type { StorySettings } from '../settings.ts';
import type { DynamicStatName, Stats } from '../stats.ts';
import type { Ending, Scene, Story } from '../story.ts';

/** Everything a storyteller may know when it tells a scene. */
export type TurnRequest = {
  readonly story: Story;
  readonly settings: StorySettings;
  readonly kind: 'opening' | 'action' | 'continue';
  /** What the player did; `null` for an opening and for 'continue'. */
  readonly action: TakenAction | null;
  /** The last scenes of the road, oldest first, as the player sees them (an edit in place of the original); [] for an opening. */
  readonly path: readonly Scene[];
  /** Depth of the scene to be told. */
  readonly depth: number;
  /** The hero after the effects of the action itself. */
  readonly stats: Stats;
  /** How often this turn was told before. */
  readonly retell: number;
  /** What has already streamed of this scene and stays; '' at first. The storyteller goes on from there and does not repeat it. */
  readonly carryOn: string;
  /** Memories that hold on this road, in the order of the story. */
  readonly memory: readonly Memory[];
  /** Entries of the lorebook that this turn wakes, in the order in which they are to be told (`wakeLore`). */
  readonly lore: readonly Lore[];
  /** Milliseconds between two words of a storyteller that has them all at once; 0 tells at once. */
  readonly wordDelayMs: number;
};

/** What the world does to the hero in a passage, said by a storyteller that knows; the kinds are those that words alone can cause. */
export type StatEvent =
  | { readonly type: 'damage' }
  | { readonly type: 'healing' }
  | { readonly type: 'oxygen-supply' }
  | { readonly type: 'introduce'; readonly stat: DynamicStatName };

/** What a storyteller says, in this order: words and paragraph ends; title at any time; actions after the passage; last `done` or `failed`. */
export type StoryEvent =
  | { readonly type: 'title'; readonly text: string }
  /** Whole words with the white space between them; joined they are the passage without its paragraph breaks. */
  | { readonly type: 'words'; readonly text: string }
  /** The paragraph is finished; more words begin the next one. */
  | { readonly type: 'paragraph-end' }
  | { readonly type: 'passage-end' }
  /** What was told of this scene since the turn began was no story: it is taken back, and the passage begins now. */
  | { readonly type: 'restart' }
  | { readonly type: 'actions'; readonly actions: readonly Action[] }
  | { readonly type: 'stat-events'; readonly events: readonly StatEvent[] }
  | { readonly type: 'scene-context'; readonly context: SceneContext }
  | { readonly type: 'end'; readonly ending: Ending }
  | { readonly type: 'usage'; readonly usage: CallUsage }
  /** What the storyteller was given; before the first word, and again when it was given less. Left out by one that takes the request as it is. */
  | { readonly type: 'saw'; readonly prompt: PromptRecord }
  | { readonly type: 'done'; readonly state: Json }
  /** The passage could not be told, or not to its end; nothing follows. A missing title or missing actions are no failure: they are left out. */
  | { readonly type: 'failed'; readonly error: ProviderError };

/** Who tells stories. Never throws for an expected failure; stops soon after `signal` is aborted, without another event. */
export type Storyteller = {
  readonly turn: (request: TurnRequest, signal: AbortSignal) => AsyncIterable<StoryEvent>;
  /** Four titles for the whole book. */
  readonly bookTitles: (
    request: TitleRequest,
    signal: AbortSignal,
  ) => Promise<Result<readonly string[], ProviderError>>;
  /** An example for one field that fits the rest of the form. */
  readonly fieldExample: (
    request: ExampleRequest,
    signal: AbortSignal,
  ) => Promise<Result<string, ProviderError>>;
  /** Tells a part of the story in short. Left out by a storyteller that cannot: then it is drawn out of the passages. */
  readonly summarise?: (
    request: SummaryRequest,
    signal: AbortSignal,
  ) => Promise<Result<Summary, ProviderError>>;
  /** A seed for a new story that is told otherwise than the player's last ones, where there is one. Left out by a storyteller to whom a seed means nothing. */
  readonly freshSeed?: (request: SeedRequest) => string;
  /** How much of a story's past it can be told. Left out by a storyteller that does not count in tokens. */
  readonly room?: () => MemoryRoom;
};

export type SeedRequest = {
  readonly form: CharacterForm;
  /** As chance drew it: kept but for its last digit. */
  readonly seed: string;
  /** The stories that were played last, the latest first. */
  readonly earlier: readonly Pick<Story, 'character' | 'seed'>[];
};

/** Room for the past in one prompt, in tokens. */
export type MemoryRoom = {
  /** For scenes word for word. */
  readonly historyTokens: number;
  /** For summaries. */
  readonly chapterTokens: number;
  /** Whether it can do only one thing at a time, so that a turn waits until a summary is done. */
  readonly alone: boolean;
};

export type SummaryRequest = {
  readonly story: Story;
  readonly settings: StorySettings;
  /** What is to be told in short, in order: scenes, or summaries that become one. */
  readonly parts: readonly string[];
  /** The summary before, '' when there is none: it is not to be repeated. */
  readonly before: string;
  /** The most words that the summary may have. */
  readonly words: number;
};

export type Summary = {
  readonly text: string;
  /** What must not be forgotten, a sentence each; at most six. */
  readonly facts: readonly string[];
  /** `null` when the provider does not say. */
  readonly usage: CallUsage | null;
};

export type TitleRequest = {
  readonly story: Story;
  readonly settings: StorySettings;
  /** As in `TurnRequest`. */
  readonly path: readonly Scene[];
};

export type ExampleRequest = {
  readonly field: ExampleField;
  readonly form: CharacterForm;
  /** Its language and rating hold for the example too. */
  readonly settings: StorySettings;
  /** How many examples of this field were asked for before: a different number gives a different example. */
  readonly nonce: number;
};
