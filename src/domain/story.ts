import type { Action, TakenAction } from './action.ts';
import type { CharacterForm, Environment } from './character.ts';
import type { ProviderError } from './errors.ts';
import type { Json } from './json.ts';
import type { SceneContext } from './scene-context.ts';
import type { StorySettings } from './settings.ts';
import type { StatChange, Stats } from './stats.ts';

/** A story: one row, however long it is; its scenes are rows of their own. */
export type Story = {
  /** UUIDv7. */
  readonly id: string;
  /** "{name}'s Adventure" until renamed (LIB-07). */
  readonly title: string;
  /** The form as it was when the story began. */
  readonly character: CharacterForm;
  readonly environment: Environment;
  /** 16 hex digits; with the path of actions it decides every word of the built-in storyteller. */
  readonly seed: string;
  /** What this story sets otherwise than the player's settings. */
  readonly settings: Partial<StorySettings>;
  /** Hash of the cover picture, or `null`. */
  readonly cover: string | null;
  /** How many branches were begun beside the main one; the next is branch_{branches + 1} (HIST-03). */
  readonly branches: number;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  /** When the last turn was stored or the head last moved; Unix time in milliseconds. */
  readonly playedAt: number;
  readonly favourite: boolean;
  /** Whether it lies in the trash. */
  readonly gone: boolean;
};

/** Why a scene holds no passage of its model, or only a part of one. */
export type SceneFault =
  /** The model failed after its retries: the text is that of PLAY-11 and nothing of the model's (PLAY-29). */
  | { readonly type: 'failed'; readonly error: ProviderError }
  /** The player kept what had streamed before it broke off. */
  | { readonly type: 'partial' };

/** How a story ended, when a scene ends it; play can go on after it. */
export type Ending = {
  readonly outcome: 'won' | 'lost' | 'renounced';
  /** Name of the ending's tone, such as 'bittersweet'. */
  readonly tone: string;
};

/** A node of the tree. It is written once and never changed: an edit, a picture or a name is a `SceneMeta` beside it. */
export type Scene = {
  /** UUIDv7; equal to the id of the turn whose draft it was. */
  readonly id: string;
  readonly story: string;
  /** The scene before; `null` for an opening. */
  readonly parent: string | null;
  /** What the player did to come here; `null` for an opening and for 'continue' (ruling 27). */
  readonly action: TakenAction | null;
  readonly title: string;
  /** Paragraphs separated by one blank line; plain text. */
  readonly passage: string;
  /** Exactly three. */
  readonly actions: readonly Action[];
  readonly statsAfter: Stats;
  /** What this turn changed, in order. */
  readonly statChanges: readonly StatChange[];
  /** What its storyteller needs to go on from here; opaque to everyone else. */
  readonly storytellerState: Json;
  readonly sceneContext: SceneContext;
  /** `Settings.aiModel` of the one who told it. */
  readonly model: string;
  /** 0 for an opening, the parent's + 1 otherwise. */
  readonly depth: number;
  /** 0 on the main branch, N on branch_N. */
  readonly branch: number;
  /** How many siblings for the same action came before it: 0 at first, more after a retry. */
  readonly retell: number;
  /** Id of the device that wrote it. */
  readonly device: string;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly fault: SceneFault | null;
  readonly ending: Ending | null;
};

/** What may change about a scene after it was written. Its id is the scene's. */
export type SceneMeta = {
  readonly id: string;
  readonly story: string;
  /** Name that the player gave to the branch that begins here; '' when none. */
  readonly name: string;
  /** The text to show instead of the scene's own; `null` when it was not edited (ruling 27). */
  readonly edited: string | null;
  /** Hash of the scene's picture, or `null`. */
  readonly image: string | null;
  /** How the picture was made; left out when it came from elsewhere. */
  readonly made?: PictureOrigin;
  readonly favourite: boolean;
  /** Whether the branch that begins here lies in the trash (ruling 32). */
  readonly gone: boolean;
};

/** Who made a picture, and of what beside the scene itself: what 'builtin' made can be made again. */
export type PictureOrigin = {
  /** Id of the illustrator; 'builtin' draws on the device. */
  readonly by: string;
  /** As in `PictureRequest`. */
  readonly seed: string;
};

/** Where one device stands in a story; only that device writes it. */
export type Head = {
  /** `sharedId(story, device)`. */
  readonly id: string;
  readonly story: string;
  readonly device: string;
  /** The scene that is open. */
  readonly scene: string;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** What the player calls the device. */
  readonly label: string;
};

/** What this device alone keeps about playing a story. */
export type PlayState = {
  readonly story: string;
  /** Scenes that undo left behind, the nearest one last; redo takes from the end. */
  readonly redo: readonly string[];
  /** Whole seconds without air that were read since the last turn; the next turn takes them (ruling 24). */
  readonly airlessSeconds: number;
};

/** A turn that is under way or broke off: everything that streamed so far. At most one per story. */
export type Draft = {
  readonly story: string;
  /** Id of the turn, and of the scene that it becomes. */
  readonly turn: string;
  readonly parent: string | null;
  readonly action: TakenAction | null;
  /** Whether the player asked the storyteller to go on without an action. */
  readonly kind: 'opening' | 'action' | 'continue';
  readonly retell: number;
  readonly model: string;
  /** '' until it has come. */
  readonly title: string;
  readonly passage: string;
  readonly status: DraftStatus;
  /** Unix time in milliseconds. */
  readonly startedAt: number;
};

export type DraftStatus =
  /** Waiting for the first word, or words are coming. */
  | { readonly type: 'streaming' }
  /** The passage is whole; title or actions are still on their way. */
  | { readonly type: 'finishing' }
  /** The tab closed or the worker died in the middle. */
  | { readonly type: 'broken-off' }
  | { readonly type: 'stopped' }
  /** The stream failed after visible text. */
  | { readonly type: 'interrupted'; readonly error: ProviderError };
