import type { CharacterForm } from '../character.ts';
import type { GameError } from '../errors.ts';
import type { Picture } from '../illustrator.ts';
import type { LoreForm } from '../memory.ts';
import type { ModelCatalog } from '../model.ts';
import type { PictureServiceName } from '../picture-names.ts';
import type { Result } from '../result.ts';
import type { SecretName } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { ShelfCommand } from '../shelf-command.ts';
import type { ModelSource } from './models.ts';
import type { ExampleRequest } from './storyteller.ts';

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
  /** Tells on from `scene` without an action. */
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
  /** Goes on here with what streamed on another device of the player's, as a turn of this one: it is then a draft at rest. */
  readonly takeOverDraft: (command: {
    readonly story: string;
    readonly device: string;
  }) => Promise<CommandResult>;

  readonly undo: (command: { readonly story: string }) => Promise<CommandResult>;
  readonly redo: (command: { readonly story: string }) => Promise<CommandResult>;
  /** Opens any scene of the tree; the next action there begins a branch when another road already leads on. */
  readonly goTo: (command: { readonly story: string; readonly scene: string }) => Promise<CommandResult>;
  /** Changes the text that is shown; `null` gives the original back. */
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
  readonly arrange: (command: ShelfCommand) => Promise<CommandResult>;
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
  /** The wishes to the author in this story; `null` takes those of the settings again. */
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
  /** Reads the provider's list of models into the store; the built-in five stand in when it cannot be read. */
  readonly refreshModels: (command: {
    readonly provider: ModelCatalog['provider'];
  }) => Promise<CommandResult>;
  /** Keeps the key that OpenRouter gives for the code with which it sent the player back, and reads its models. */
  readonly connectOpenRouter: (command: {
    readonly code: string;
    readonly verifier: string;
  }) => Promise<CommandResult>;
  /** See `ModelShelf`. */
  readonly installModel: (command: ModelSource) => Promise<CommandResult>;
  readonly stopInstall: (command: { readonly id: string }) => Promise<CommandResult>;
  readonly checkModel: (command: { readonly id: string }) => Promise<CommandResult>;
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

  /**
   * Has the chosen service make a picture of a scene unless there is one, and keeps what was there. Answers when it is stored, or at once when
   * it is being made; how far it is stands in its `PictureJob`.
   */
  readonly makePicture: (command: {
    readonly scene: string;
    /** Whether the player asked for it himself: what was tried once is tried again then. */
    readonly asked: boolean;
    /** Another one beside those that are there. */
    readonly again: boolean;
    /** As `Settings.imageModel`, for this once. */
    readonly model?: string;
    /** Whether the page is on a phone. */
    readonly mobile: boolean;
    /** Nobody can be asked or paid just now: notes that this one is not to be made by itself later either. */
    readonly pass?: boolean;
  }) => Promise<CommandResult>;
  /** The same for the hero of a form; answers as `drawPortrait` does. */
  readonly makePortrait: (command: {
    readonly form: CharacterForm;
    readonly seed: string;
    readonly nonce: number;
    readonly mobile: boolean;
  }) => Promise<CommandResult>;
  /** Stops a picture in the making, as far as its service lets it. @param command.id of its `PictureJob` */
  readonly stopPicture: (command: { readonly id: string }) => Promise<CommandResult>;
  /** The player has seen that a picture failed. */
  readonly forgetPicture: (command: { readonly id: string }) => Promise<CommandResult>;
  /** Shows one of the pictures that were made for a scene; `null`: the one that is drawn here. */
  readonly showPicture: (command: {
    readonly scene: string;
    readonly image: string | null;
  }) => Promise<CommandResult>;
  /** Goes on with what was in the making when the page was closed. */
  readonly resumePictures: () => Promise<CommandResult>;
  /** Asks a service whether it would work; answers as suggestion 'picture-check' with a `PictureChecked` in JSON. */
  readonly checkPictures: (command: {
    readonly service: PictureServiceName;
    readonly nonce: number;
    readonly address: string;
    readonly workflow: string;
  }) => Promise<CommandResult>;
};
