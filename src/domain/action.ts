/** How an action stands to the world (PLAY-05): it colours the button and moves karma. */
export type ActionType = 'good' | 'neutral' | 'evil';

/** An action that a scene offers (PLAY-32). */
export type Action = {
  /** Unique within its scene. */
  readonly id: string;
  /** What the hero would do, as one imperative phrase; 1 to 300 characters. */
  readonly text: string;
  readonly type: ActionType;
};

/** What the player did to leave a scene: an offered action, or words of his own (`typed`). */
export type TakenAction = {
  /** The player's words, 1 to 500 characters, shown as text only. */
  readonly text: string;
  /** After classification (PLAY-08). */
  readonly type: ActionType;
  /** The type that the scene offered it with; `null` when the player typed it. */
  readonly offeredAs: ActionType | null;
};

/** The longest action that a player can type, in characters; more is cut at the door. */
export const maxActionLength = 500;
