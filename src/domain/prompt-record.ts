/** A piece of what a storyteller was given for a turn, in the order in which it was given. */
export type PromptSection = {
  readonly kind: PromptSectionKind;
  /** An estimate; 0 for a storyteller that does not count in tokens. */
  readonly tokens: number;
  /** How many facts, chapters, scenes or entries stand in it; 0 where there is nothing to count. */
  readonly count: number;
  /** What it said; `null` when only its size was kept: the scenes themselves, and what lies far back. */
  readonly text: string | null;
};

export type PromptSectionKind =
  | 'rules'
  | 'hero'
  | 'world'
  /** Pinned facts. */
  | 'facts'
  /** Summaries of closed chapters, with the facts that belong to them. */
  | 'chapters'
  /** Scenes word for word, or the beginnings of them in the smallest preset. */
  | 'history'
  /** Facts that no chapter holds yet. */
  | 'known'
  | 'lore'
  /** Who and what is at hand, and how the hero fares. */
  | 'scene'
  | 'wishes'
  /** What the player did, and the form of the answer. */
  | 'action'
  /** What had streamed before the telling broke off. */
  | 'carry-on';

/** Something that the storyteller was not given, and why. */
export type LeftOut = {
  readonly kind: 'fact' | 'chapter' | 'scenes' | 'lore';
  /** Its title or first words; '' for scenes. */
  readonly name: string;
  readonly count: number;
  readonly tokens: number;
  readonly why:
    /** The budget was full. */
    | 'no-room'
    /** As many as are taken at most. */
    | 'enough'
    /** A chapter holds it in short. */
    | 'summed-up';
};

/** What a storyteller was given for one turn. */
export type PromptRecord = {
  /** 'full' and 'tiny' are prompts of a chat model; 'given' is what a storyteller without prompts could read. */
  readonly shape: 'full' | 'tiny' | 'given';
  readonly parts: readonly PromptSection[];
  readonly leftOut: readonly LeftOut[];
  /** Tokens that the prompt could take; `null` where nothing is counted. */
  readonly budget: number | null;
  /** About how many tokens at its beginning are the same as in the prompt before; `null` when it is not known. */
  readonly same: number | null;
};
