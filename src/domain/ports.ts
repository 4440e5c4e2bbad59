import type { Action, TakenAction } from './action.ts';
import type { CharacterForm, ExampleField } from './character.ts';
import type { GameError, ProviderError, StoreError } from './errors.ts';
import type { Picture } from './illustrator.ts';
import type { Json } from './json.ts';
import type { Lore, LoreForm, Memory } from './memory.ts';
import type { CallUsage, DeviceModel, ModelCatalog, Receipt } from './model.ts';
import type { PromptRecord } from './prompt-record.ts';
import type { Result } from './result.ts';
import type { SceneContext } from './scene-context.ts';
import type { Secret, SecretName } from './secret.ts';
import type { Settings, StorySettings } from './settings.ts';
import type { ShelfDeed } from './shelf-deed.ts';
import type { DynamicStatName, Stats } from './stats.ts';
import type { Draft, Ending, PictureOrigin, PlayState, Scene, Story } from './story.ts';

/* ---------------------------------------------------------------- time, chance, exclusion */

/** Time as the game sees it. */
export type Clock = {
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds, or at once when `signal` is aborted; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** Makes ids: UUIDv7, each later than the one before. */
export type Ids = { readonly next: () => string };

/** One holder at a time across all tabs of this device. */
export type Locks = {
  /** Runs `work` while holding `name`; answers 'busy' at once, without running it, when someone else holds it. */
  readonly tryHold: <T>(name: string, work: () => Promise<T>) => Promise<T | 'busy'>;
};

/* ---------------------------------------------------------------- storytellers */

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

/** What the world does to the hero in a passage, said by a storyteller that knows (ruling 36 names the kinds). */
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

/** Who tells stories (PLAY-04). Never throws for an expected failure; stops soon after `signal` is aborted, without another event. */
export type Storyteller = {
  readonly turn: (request: TurnRequest, signal: AbortSignal) => AsyncIterable<StoryEvent>;
  /** Four titles for the whole book (PLAY-16). */
  readonly bookTitles: (
    request: TitleRequest,
    signal: AbortSignal,
  ) => Promise<Result<readonly string[], ProviderError>>;
  /** An example for one field that fits the rest of the form (SETUP-18). */
  readonly fieldExample: (
    request: ExampleRequest,
    signal: AbortSignal,
  ) => Promise<Result<string, ProviderError>>;
  /** Tells a part of the story in short. Left out by a storyteller that cannot: then it is drawn out of the passages. */
  readonly summarise?: (
    request: SummaryRequest,
    signal: AbortSignal,
  ) => Promise<Result<Summary, ProviderError>>;
  /** How much of a story's past it can be told. Left out by a storyteller that does not count in tokens. */
  readonly room?: () => MemoryRoom;
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

/** A model that continues a conversation. `engine/chat-storyteller.ts` makes a `Storyteller` of it. */
export type ChatModel = {
  /** Never throws for an expected failure: the last event is `finish` or `failed`. Stops soon after `signal` is aborted. */
  readonly stream: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatEvent>;
};

export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type ChatRequest = {
  readonly messages: readonly ChatMessage[];
  /** PLAY-21. */
  readonly maxTokens: number;
  /** 0 to 2; PLAY-21 says 0.7. */
  readonly temperature: number;
  /** Texts at which to stop, where the model can: it was not asked for what follows. */
  readonly stop?: readonly string[];
  /** The answer's first words, where the model can go on from them. The text has them at its beginning either way. */
  readonly prefill?: string;
  /** The JSON that the answer is to be, where the model can be held to it. The messages say it in words too, for a model that cannot. */
  readonly form?: AnswerForm;
  /** Names the story, so that a provider can find the beginning of the prompt in its cache; told to the gateway only. */
  readonly session?: string;
  /** Whether the next prompt of this story will begin in the same way, so that keeping it pays. */
  readonly again?: boolean;
};

/** A JSON schema with an object at its root, and its name: letters, digits and '_'. */
export type AnswerForm = { readonly name: string; readonly schema: { readonly [key: string]: unknown } };

export type ChatEvent =
  /** Visible text as it came, cut anywhere; never trimmed. */
  | { readonly type: 'text'; readonly text: string }
  /** What came so far was no answer (a model thought aloud, and only its end said so): the answer begins now. */
  | { readonly type: 'restart' }
  | {
      readonly type: 'usage';
      readonly promptTokens: number | null;
      readonly completionTokens: number | null;
      readonly cachedTokens: number | null;
      readonly cost: number | null;
    }
  | { readonly type: 'finish'; readonly reason: 'stop' | 'length' | 'content-filter' | 'unknown' }
  | { readonly type: 'failed'; readonly error: ProviderError };

/** Trades the code with which the gateway sent the player back for a key of his (PKCE). */
export type KeyExchange = (
  grant: { readonly code: string; readonly verifier: string },
  signal: AbortSignal,
) => Promise<Result<string, ProviderError>>;

/** A model to be put into this browser. */
export type ModelSource = {
  /** Names its row and its file; letters, digits, '.', '_' and '-'. */
  readonly id: string;
  readonly name: string;
  readonly licence: string;
  /** Its address, or its bytes when the player has the file. */
  readonly from: { readonly url: string } | { readonly file: Blob };
};

/** The models that this browser keeps. What is under way is seen by live query. */
export type ModelShelf = {
  /** Answers when the model is installed and has told a few words. A second one under the same id answers 'model-busy'. */
  readonly install: (source: ModelSource) => Promise<Result<null, ProviderError | StoreError>>;
  /** Ends a download; what came of it is deleted. */
  readonly stopInstall: (id: string) => Promise<Result<null, ProviderError | StoreError>>;
  readonly remove: (id: string) => Promise<Result<null, ProviderError | StoreError>>;
  /** Looks after what a closed tab or a browser short of room left behind: rows without a whole file are marked as failed. */
  readonly tidy: () => Promise<Result<null, ProviderError | StoreError>>;
};

/** The rows of the models that this browser keeps. */
export type ModelRows = {
  readonly all: () => Promise<Result<readonly DeviceModel[], StoreError>>;
  readonly get: (id: string) => Promise<Result<DeviceModel | null, StoreError>>;
  readonly put: (row: DeviceModel) => Promise<Result<null, StoreError>>;
  readonly remove: (id: string) => Promise<Result<null, StoreError>>;
};

/** Reads which models a provider offers. */
export type ModelLister = (
  provider: 'openrouter' | 'server',
  signal: AbortSignal,
) => Promise<Result<ModelCatalog, ProviderError | StoreError>>;

/* ---------------------------------------------------------------- the store */

/** A finished turn: everything it changes, stored at once or not at all (PLAY-28). */
export type FinishedTurn = {
  /** The store knows the device, and whether the scene begins a branch. */
  readonly scene: Omit<Scene, 'branch' | 'device'>;
  readonly receipt: Receipt | null;
  /** A scene far back, whose receipt keeps from now on only how much its storyteller saw, and not the words. */
  readonly fade?: string;
};

/** The local store as the engine sees it: all of one owner's data. */
export type StoryStore = {
  readonly createStory: (story: Story) => Promise<Result<null, StoreError>>;
  /** How many stories there have been, those in the trash too: it makes the next one's seed unlike the last one's. */
  readonly countStories: () => Promise<Result<number, StoreError>>;
  readonly story: (id: string) => Promise<Result<Story, StoreError>>;
  /** The scene as the player sees it: an edit stands in place of the original passage. */
  readonly scene: (id: string) => Promise<Result<Scene, StoreError>>;
  /** The last `most` scenes of the road that ends at `scene`, oldest first, as the player sees them. */
  readonly path: (scene: string, most: number) => Promise<Result<readonly Scene[], StoreError>>;
  /** Scenes that were told from `parent` (`null`: openings of the story), oldest first. */
  readonly children: (story: string, parent: string | null) => Promise<Result<readonly Scene[], StoreError>>;
  readonly head: (story: string) => Promise<Result<string | null, StoreError>>;
  readonly play: (story: string) => Promise<Result<PlayState, StoreError>>;
  /** Memories that hold on the road that ends at `scene`, in the order of the story; [] for `null`. */
  readonly memory: (story: string, scene: string | null) => Promise<Result<readonly Memory[], StoreError>>;
  readonly memoryRow: (id: string) => Promise<Result<Memory, StoreError>>;
  /** Stores memories with their outbox rows in one transaction; one whose id is known is changed where it says otherwise. */
  readonly saveMemory: (rows: readonly Memory[]) => Promise<Result<null, StoreError>>;
  readonly changeMemory: (
    id: string,
    change: Partial<Pick<Memory, 'text' | 'pinned' | 'by' | 'gone'>>,
  ) => Promise<Result<null, StoreError>>;
  /** The lorebook of a story, without what lies in the trash. */
  readonly lore: (story: string) => Promise<Result<readonly Lore[], StoreError>>;
  readonly addLore: (entry: Lore) => Promise<Result<null, StoreError>>;
  readonly changeLore: (
    id: string,
    change: Partial<LoreForm & Pick<Lore, 'gone'>>,
  ) => Promise<Result<null, StoreError>>;
  /** Adds a call that was made for a scene after it was told to its receipt. */
  readonly addCall: (receipt: Omit<Receipt, 'calls'>, call: CallUsage) => Promise<Result<null, StoreError>>;

  /**
   * Stores scene, receipt, head, the story's `playedAt` (and `branches`, when the scene begins a branch) and outbox rows, and
   * removes the draft, in one transaction. The head moves only if it still stands at the scene's parent. Storing the same turn again changes nothing.
   */
  readonly commitTurn: (turn: FinishedTurn) => Promise<Result<null, StoreError>>;
  /** Moves this device's head, keeping `redo` as the way forward. */
  readonly moveHead: (
    story: string,
    scene: string,
    redo: readonly string[],
  ) => Promise<Result<null, StoreError>>;
  readonly saveDraft: (draft: Draft) => Promise<Result<null, StoreError>>;
  readonly draft: (story: string) => Promise<Result<Draft | null, StoreError>>;
  readonly dropDraft: (story: string) => Promise<Result<null, StoreError>>;
  /** Adds seconds that were read without air (ruling 24). */
  readonly addAirlessSeconds: (story: string, seconds: number) => Promise<Result<null, StoreError>>;

  readonly changeStory: (
    id: string,
    change: Partial<Pick<Story, 'title' | 'settings' | 'cover' | 'gone'>>,
  ) => Promise<Result<null, StoreError>>;
  /** Changes what stands beside a scene; makes the row when there is none. */
  readonly changeScene: (
    scene: string,
    change: {
      readonly name?: string;
      readonly edited?: string | null;
      readonly favourite?: boolean;
      readonly gone?: boolean;
    },
  ) => Promise<Result<null, StoreError>>;

  /** Everything else that a player does to his shelves. */
  readonly arrange: (deed: ShelfDeed) => Promise<Result<null, StoreError>>;

  /** Defaults stand in for whatever was never set or is not of the form it should have. */
  readonly settings: () => Promise<Result<Settings, StoreError>>;
  readonly changeSettings: (change: Partial<Settings>) => Promise<Result<null, StoreError>>;
  readonly saveForm: (form: CharacterForm) => Promise<Result<null, StoreError>>;
  readonly saveSuggestion: (suggestion: Suggestion) => Promise<Result<null, StoreError>>;
  readonly catalog: (provider: ModelCatalog['provider']) => Promise<Result<ModelCatalog | null, StoreError>>;
  readonly saveCatalog: (catalog: ModelCatalog) => Promise<Result<null, StoreError>>;
};

/** An answer that a screen asked for and reads by live query; kept on this device only, overwritten by the next one. */
export type Suggestion = {
  /** 'book-titles:<story id>', 'example:<field>', 'portrait' or 'photo'. */
  readonly id: string;
  readonly values: readonly string[];
  /** Why these are not the chosen model's: it failed, and fallbacks stand in for it. */
  readonly fallback: ProviderError | null;
  /** The caller's number of the request that it answers. */
  readonly nonce: number;
};

/** The pictures of one owner, by the hash of their bytes. */
export type PictureStore = {
  /** Keeps a picture and answers its hash. Nothing names it yet. */
  readonly keep: (picture: Pick<Picture, 'type' | 'bytes'>) => Promise<Result<string, StoreError>>;
  /** The picture that a scene names; `here` when its bytes are on this device. */
  readonly ofScene: (
    scene: string,
  ) => Promise<Result<{ readonly made: PictureOrigin | null; readonly here: boolean }, StoreError>>;
  /** Keeps a picture and names it at its scene, and at the story that has no cover yet, in one transaction. */
  readonly keepForScene: (
    scene: string,
    picture: Pick<Picture, 'type' | 'bytes'>,
    made: PictureOrigin,
  ) => Promise<Result<null, StoreError>>;
  readonly read: (
    hash: string,
  ) => Promise<Result<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | null, StoreError>>;
  /** Puts the hero of a form into the library as a favourite (SETUP-09). */
  readonly keepHero: (form: CharacterForm) => Promise<Result<null, StoreError>>;
};

/** How many tokens a model counts for one that was estimated, by model. */
export type TokenRatios = {
  /** 1 when nothing was learned, or nothing that can be read. */
  readonly get: (model: string) => Promise<number>;
  readonly put: (model: string, ratio: number) => Promise<Result<null, StoreError>>;
};

/** Provider keys of this device. The only way to them; never part of `StoryStore`. */
export type Secrets = {
  readonly get: (name: SecretName) => Promise<Result<Secret | null, StoreError>>;
  /** `null` forgets the key. Under `Settings.forgetKeys` it is held in memory and written nowhere. */
  readonly set: (name: SecretName, value: string | null) => Promise<Result<null, StoreError>>;
  /** Takes every key off the disk and holds it in memory, as long as the page lives. */
  readonly hold: () => Promise<Result<null, StoreError>>;
};

/* ---------------------------------------------------------------- the engine */

/** The answer of a command: done, or why not. What it changed is seen by live query. */
export type CommandResult = Result<null, GameError>;

/**
 * Everything a player can do to his stories; runs in the worker. A command that tells a scene answers when the scene is stored or the
 * draft has come to rest. Only one scene of a story is told at a time; a second request answers 'story-busy'.
 */
export type EngineApi = {
  /** Makes the story `story` (a UUIDv7 chosen by the caller) from the form and tells its opening. */
  readonly startStory: (command: {
    readonly story: string;
    readonly form: CharacterForm;
  }) => Promise<CommandResult>;
  /** Marks drafts that nobody is telling any more as broken off; tells the opening of a story that has none. */
  readonly openStory: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Tells what comes of an action: one that `scene` offers (its id), or the player's own words. */
  readonly act: (command: {
    readonly story: string;
    readonly scene: string;
    readonly action: { readonly offered: string } | { readonly typed: string };
  }) => Promise<CommandResult>;
  /** Tells on from `scene` without an action (ruling 27). */
  readonly continueStory: (command: {
    readonly story: string;
    readonly scene: string;
  }) => Promise<CommandResult>;
  /** Tells `scene` anew as its sibling; `model` is who tells it this once, the chosen storyteller when left out. */
  readonly retry: (command: {
    readonly story: string;
    readonly scene: string;
    readonly model?: string;
  }) => Promise<CommandResult>;
  /** Stops telling; what streamed stays as a draft. */
  readonly stop: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Goes on with a draft at rest from its last word. */
  readonly continueDraft: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Makes a scene of a draft at rest as it is. */
  readonly keepDraft: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Tells the draft's turn from its beginning. */
  readonly retryDraft: (command: {
    readonly story: string;
    readonly model?: string;
  }) => Promise<CommandResult>;
  /** Removes a draft at rest; the player stands again where he chose. */
  readonly dropDraft: (command: { readonly story: string }) => Promise<CommandResult>;

  readonly undo: (command: { readonly story: string }) => Promise<CommandResult>;
  readonly redo: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Opens any scene of the tree; the next action there begins a branch when another road already leads on (HIST-03). */
  readonly goTo: (command: { readonly story: string; readonly scene: string }) => Promise<CommandResult>;
  /** Changes the text that is shown; `null` gives the original back (ruling 27). */
  readonly editPassage: (command: {
    readonly story: string;
    readonly scene: string;
    readonly text: string | null;
  }) => Promise<CommandResult>;
  readonly renameStory: (command: {
    readonly story: string;
    readonly title: string;
  }) => Promise<CommandResult>;
  readonly nameBranch: (command: { readonly scene: string; readonly name: string }) => Promise<CommandResult>;
  /** Puts a story into the trash or takes it out. */
  readonly trashStory: (command: {
    readonly story: string;
    readonly gone: boolean;
  }) => Promise<CommandResult>;
  readonly arrange: (deed: ShelfDeed) => Promise<CommandResult>;
  readonly spendAir: (command: {
    readonly story: string;
    readonly seconds: number;
  }) => Promise<CommandResult>;

  /** Answers as suggestion 'book-titles:<story>'. */
  readonly suggestTitles: (command: {
    readonly story: string;
    readonly nonce: number;
  }) => Promise<CommandResult>;
  /** Answers as suggestion 'example:<field>'. */
  readonly suggestExample: (command: Omit<ExampleRequest, 'settings'>) => Promise<CommandResult>;

  /** Notes a fact that holds from `scene` on, on every road that leads on from there. */
  readonly addFact: (command: {
    readonly story: string;
    readonly scene: string;
    readonly text: string;
    readonly pinned: boolean;
  }) => Promise<CommandResult>;
  /** Changes a fact, or the text of a summary; `gone` puts a fact into the trash or takes it out. */
  readonly changeMemory: (command: {
    readonly memory: string;
    readonly change: { readonly text?: string; readonly pinned?: boolean; readonly gone?: boolean };
  }) => Promise<CommandResult>;
  /** Writes a chapter's summary anew, as the chosen storyteller can; `scene` is any scene of a road that it lies on. */
  readonly rewriteSummary: (command: {
    readonly memory: string;
    readonly scene: string;
  }) => Promise<CommandResult>;
  readonly addLore: (command: { readonly story: string; readonly form: LoreForm }) => Promise<CommandResult>;
  readonly changeLore: (command: {
    readonly lore: string;
    readonly change: Partial<LoreForm> & { readonly gone?: boolean };
  }) => Promise<CommandResult>;
  /** The wishes to the author in this story; `null` takes those of the settings again (SET-07). */
  readonly setNotes: (command: {
    readonly story: string;
    readonly notes: string | null;
  }) => Promise<CommandResult>;
  readonly saveForm: (command: { readonly form: CharacterForm }) => Promise<CommandResult>;
  readonly saveSettings: (command: { readonly change: Partial<Settings> }) => Promise<CommandResult>;
  readonly saveSecret: (command: {
    readonly name: SecretName;
    readonly value: string | null;
  }) => Promise<CommandResult>;
  /** Reads the provider's list of models into the store; the built-in five stand in when it cannot be read (SET-11). */
  readonly refreshModels: (command: {
    readonly provider: ModelCatalog['provider'];
  }) => Promise<CommandResult>;
  /** Keeps the key that the gateway gives for the code with which it sent the player back, and reads its models. */
  readonly connectGateway: (command: {
    readonly code: string;
    readonly verifier: string;
  }) => Promise<CommandResult>;
  /** See `ModelShelf`. */
  readonly installModel: (command: ModelSource) => Promise<CommandResult>;
  readonly stopInstall: (command: { readonly id: string }) => Promise<CommandResult>;
  readonly removeModel: (command: { readonly id: string }) => Promise<CommandResult>;
  readonly tidyModels: () => Promise<CommandResult>;

  /** Makes the picture of a scene unless it is there; `again` makes another. Answers when it is stored, or at once when it is being made. */
  readonly drawScene: (command: {
    readonly scene: string;
    readonly again: boolean;
  }) => Promise<CommandResult>;
  /** Ends the making of a scene's picture. */
  readonly stopDrawing: (command: { readonly scene: string }) => Promise<CommandResult>;
  /** Makes a portrait of the hero of a form; answers as suggestion 'portrait' with its hash. */
  readonly drawPortrait: (command: {
    readonly form: CharacterForm;
    /** Another seed, another view of the same hero. */
    readonly seed: string;
    readonly nonce: number;
  }) => Promise<CommandResult>;
  /** Keeps a picture that the player brought; answers as suggestion 'photo' with its hash. */
  readonly keepPicture: (command: {
    readonly picture: Pick<Picture, 'type' | 'bytes'>;
    readonly nonce: number;
  }) => Promise<CommandResult>;
  readonly keepHero: (command: { readonly form: CharacterForm }) => Promise<CommandResult>;
};
