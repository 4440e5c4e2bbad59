import type { CharacterForm } from '../character.ts';
import type { ProviderError, StoreError } from '../errors.ts';
import type { Picture } from '../illustrator.ts';
import type { Lore, LoreForm, Memory } from '../memory.ts';
import type { CallUsage, ModelCatalog, Receipt } from '../model.ts';
import type { Result } from '../result.ts';
import type { Secret, SecretName } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { ShelfCommand } from '../shelf-command.ts';
import type { Stamp } from '../stamp.ts';
import type { Draft, PictureOrigin, PlayState, Scene, Story } from '../story.ts';

/** A finished turn: everything it changes, stored at once or not at all. */
export type FinishedTurn = {
  /** The store knows the device, and says when it was told. */
  readonly scene: Omit<Scene, 'device' | 'told'>;
  readonly receipt: Receipt | null;
  /** A scene far back, whose receipt keeps from now on only how much its storyteller saw, and not the words. */
  readonly fade?: string;
};

/** The local store as the engine sees it: all of one owner's data. */
export type StoryStore = {
  readonly createStory: (story: Story) => Promise<Result<null, StoreError>>;
  /** How many stories there have been, those in the trash too: it makes the next one's seed unlike the last one's. */
  readonly countStories: () => Promise<Result<number, StoreError>>;
  /** The stories that were played last, at most so many, the latest first: a new one is to be another. */
  readonly lastStories: (
    most: number,
  ) => Promise<Result<readonly Pick<Story, 'character' | 'seed'>[], StoreError>>;
  readonly story: (id: string) => Promise<Result<Story, StoreError>>;
  /** The scene as the player sees it: an edit stands in place of the original passage. */
  readonly scene: (id: string) => Promise<Result<Scene, StoreError>>;
  /** The last `most` scenes of the road that ends at `scene`, oldest first, as the player sees them. */
  readonly path: (scene: string, most: number) => Promise<Result<readonly Scene[], StoreError>>;
  /** Scenes that were told from `parent` (`null`: openings of the story), oldest first. */
  readonly children: (story: string, parent: string | null) => Promise<Result<readonly Scene[], StoreError>>;
  readonly head: (story: string) => Promise<Result<string | null, StoreError>>;
  /** Where the story was played last on any device, as far as that scene is here, or its newest scene; `null` of one without scenes. */
  readonly newestHead: (story: string) => Promise<Result<string | null, StoreError>>;
  readonly play: (story: string) => Promise<Result<PlayState, StoreError>>;
  /** Memories that hold on the road that ends at `scene`, in the order of the story; [] for `null`. */
  readonly memory: (story: string, scene: string | null) => Promise<Result<readonly Memory[], StoreError>>;
  readonly memoryRow: (id: string) => Promise<Result<Memory, StoreError>>;
  /**
   * Stores memories with their outbox rows in one transaction; one whose id is known is changed where it says otherwise.
   * @param by who says it: what a program sums up never overwrites what the player wrote.
   */
  readonly saveMemory: (rows: readonly Memory[], by: 'hand' | 'machine') => Promise<Result<null, StoreError>>;
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
   * Stores scene, receipt, head, the story's `playedAt` and outbox rows, and removes the draft, in one transaction. The head moves only if
   * it still stands at the scene's parent. A story or branch in the trash comes out of it. Storing the same turn again changes nothing.
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
  /** Puts a draft aside whose road is no more: its words are kept and offered, and nothing else has to wait for them. */
  readonly setDraftAside: (story: string) => Promise<Result<null, StoreError>>;
  /** What has streamed on the player's other devices and was not finished there. */
  readonly foreignDrafts: (
    story: string,
  ) => Promise<Result<readonly { readonly device: string; readonly draft: Draft }[], StoreError>>;
  /** Takes over what another device shared, as the turn `turn` of this one. 'not-found' when there is none, or a draft of this device's own. */
  readonly takeOverDraft: (taken: {
    readonly story: string;
    readonly device: string;
    readonly turn: string;
  }) => Promise<Result<null, StoreError>>;
  /** Adds seconds that were read without air. */
  readonly addAirlessSeconds: (story: string, seconds: number) => Promise<Result<null, StoreError>>;

  readonly changeStory: (
    id: string,
    change: Partial<Pick<Story, 'title' | 'settings' | 'gone'>>,
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
  readonly arrange: (command: ShelfCommand) => Promise<Result<null, StoreError>>;

  /** Defaults stand in for whatever was never set or is not of the form it should have. `aiModel` is who tells on this device. */
  readonly settings: () => Promise<Result<Settings, StoreError>>;
  /** Who tells on this device when `aiModel` is wanted: it, or 'builtin' where what it names is on another device. */
  readonly modelHere: (aiModel: string) => Promise<Result<string, StoreError>>;
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
/** What is known of the picture that a scene has. */
export type KnownPicture = {
  readonly made: PictureOrigin | null;
  /** Whether its bytes are on this device, and it shows the passage as it reads now. */
  readonly here: boolean;
  /** How many a provider made of it, wherever their bytes are. */
  readonly count: number;
  /** Hash of the last that a provider made of it. */
  readonly newest: string | null;
  /** The passage as it was told, where the player has put other words in its place; `null` elsewhere. */
  readonly original: string | null;
  /** Names the edit; `noStamp` where there never was one. */
  readonly edit: Stamp;
};

export type PictureStore = {
  /** Keeps a picture and answers its hash. Nothing names it yet. */
  readonly keep: (picture: Pick<Picture, 'type' | 'bytes'>) => Promise<Result<string, StoreError>>;
  readonly ofScene: (scene: string) => Promise<Result<KnownPicture, StoreError>>;
  /**
   * Keeps a drawing for a scene of this device, in one transaction.
   * @param edit of which edit of the passage it is
   * @param asked whether the player asked for this one: then how it was made goes to his other devices, which draw the same.
   */
  readonly keepForScene: (
    scene: string,
    picture: Pick<Picture, 'type' | 'bytes'>,
    made: PictureOrigin,
    edit: Stamp,
    asked: boolean,
  ) => Promise<Result<null, StoreError>>;
  readonly read: (
    hash: string,
  ) => Promise<Result<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | null, StoreError>>;
  /**
   * Keeps a picture that a provider made for a scene, beside those that were made for it before, and shows it. All of them travel.
   * @param by 'machine' where nobody asked for it: what a hand said stays
   */
  readonly keepMade: (
    scene: string,
    picture: Pick<Picture, 'type' | 'bytes'>,
    made: PictureOrigin,
    by: 'hand' | 'machine',
  ) => Promise<Result<null, StoreError>>;
  /** Shows one of the pictures that were made for a scene; `null`: the one that is drawn here. */
  readonly show: (scene: string, image: string | null) => Promise<Result<null, StoreError>>;
  /** Puts the hero of a form into the library: as a favourite, or because a provider made his portrait, which is not for the player's heart to say. */
  readonly keepHero: (form: CharacterForm, as?: 'favourite' | 'made') => Promise<Result<null, StoreError>>;
};

/** How many tokens a model counts for one that was estimated, by model. */
export type TokenRatios = {
  /** 1 when nothing was learned, or nothing that can be read. */
  readonly get: (model: string) => Promise<number>;
  readonly put: (model: string, ratio: number) => Promise<Result<null, StoreError>>;
};

/** Provider keys of one owner. The only way to them; never part of `StoryStore`. */
export type Secrets = {
  readonly get: (name: SecretName) => Promise<Result<Secret | null, StoreError>>;
  /** `null` forgets the key. Under `Settings.forgetKeys` it is held in memory and written nowhere. */
  readonly set: (name: SecretName, value: string | null) => Promise<Result<null, StoreError>>;
  /** Takes every key off the disk and holds it in memory, as long as the page lives. */
  readonly hold: () => Promise<Result<null, StoreError>>;
};
