/** Something the storyteller should keep in mind; it holds on every branch below `scene`, and on no other. */
export type Memory = {
  readonly id: string;
  readonly story: string;
  /** The last scene it covers. */
  readonly scene: string;
  readonly kind: 'summary' | 'fact';
  readonly text: string;
  /** A pinned fact is never summarised or left out. */
  readonly pinned: boolean;
  /** Depth of the first scene that a summary covers; for a fact, that of `scene`. */
  readonly fromDepth: number;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly gone: boolean;
};

/** An entry of a story's lorebook: told to the storyteller when one of its keys is mentioned. */
export type Lore = {
  readonly id: string;
  readonly story: string;
  readonly title: string;
  /** Whole words, compared without case. */
  readonly keys: readonly string[];
  readonly text: string;
  /** Told in every turn, whatever is mentioned. */
  readonly constant: boolean;
  /** Lower comes first. */
  readonly order: number;
  readonly gone: boolean;
};
