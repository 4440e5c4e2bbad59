/** What a player does to his shelves, besides telling stories. Nothing here is undone by a failure, and each is done whole or not at all. */
export type ShelfCommand =
  | { readonly type: 'favour-story'; readonly story: string; readonly favourite: boolean }
  /** Puts the whole story a second time on the shelf, every road of it, under `title`. */
  | { readonly type: 'copy-story'; readonly story: string; readonly title: string }
  /** Removes a story that lies in the trash for good, with all that belongs to it. */
  | { readonly type: 'delete-story'; readonly story: string }
  /** Removes for good what has lain in the trash since before `before` (Unix time in milliseconds): stories, branches and heroes. */
  | { readonly type: 'clear-trash'; readonly before: number }
  /** Puts the branch that begins with `scene` into the trash or takes it out; who stands on it goes back to where it parted. */
  | { readonly type: 'trash-branch'; readonly scene: string; readonly gone: boolean }
  /** Removes a branch that lies in the trash for good, and every road that parted from it. */
  | { readonly type: 'delete-branch'; readonly scene: string }
  | { readonly type: 'favour-character'; readonly character: string; readonly favourite: boolean }
  /** The account keeps the picture `image` of a character for good at `path`. */
  | {
      readonly type: 'portrait-stored';
      readonly character: string;
      readonly image: string;
      readonly path: string;
    }
  | { readonly type: 'trash-character'; readonly character: string; readonly gone: boolean }
  /** Makes a story of its own of what was told elsewhere after `story`, or a branch of it, was removed for good. */
  | { readonly type: 'keep-aside'; readonly story: string }
  /** Removes that for good too. */
  | { readonly type: 'drop-aside'; readonly story: string }
  /** What the player calls one of his devices. */
  | { readonly type: 'name-device'; readonly device: string; readonly label: string };

/** How long something lies in the trash before it is removed for good, in milliseconds: 30 days. */
export const trashMs = 30 * 24 * 60 * 60 * 1000;
