import type { headSchema } from './head-schema.ts';
import type { OneOf, Row } from './row.ts';
import type {
  endingSchema,
  pictureOriginSchema,
  sceneFaultSchema,
  sceneMetaSchema,
  sceneSchema,
} from './scene-schemas.ts';
import type { draftSchema, storySchema } from './story-schemas.ts';

/** A story: one row, however long it is; its scenes are rows of their own. */
export type Story = Row<typeof storySchema>;

/** A node of the tree. It is written once and never changed: an edit, a picture or a name is a `SceneMeta` beside it. */
export type Scene = Row<typeof sceneSchema>;

/** Why a scene holds no passage of its model, or only a part of one. */
export type SceneFault = OneOf<typeof sceneFaultSchema>;

/** How a story ended, when a scene ends it; play can go on after it. */
export type Ending = Row<typeof endingSchema>;

/** What may change about a scene after it was written. Its id is the scene's. */
export type SceneMeta = Row<typeof sceneMetaSchema>;

/** Who made a picture, and of what beside the scene itself: what 'builtin' made can be made again. */
export type PictureOrigin = Row<typeof pictureOriginSchema>;

/** Where one device stands in a story; only that device writes it. */
export type Head = Row<typeof headSchema>;

/** What this device alone keeps about playing a story. */
export type PlayState = {
  readonly story: string;
  /** Scenes that undo left behind, the nearest one last; redo takes from the end. */
  readonly redo: readonly string[];
  /** Whole seconds without air that were read since the last turn; the next turn takes them. */
  readonly airlessSeconds: number;
};

/** A turn that is under way or broke off: everything that streamed so far. At most one per story. */
export type Draft = Row<typeof draftSchema>;

export type DraftStatus = Draft['status'];
