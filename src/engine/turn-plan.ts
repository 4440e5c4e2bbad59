import type { TakenAction } from '../domain/action.ts';
import type { Settings } from '../domain/settings.ts';
import type { StatChange, Stats } from '../domain/stats.ts';
import type { Draft, Scene, Story } from '../domain/story.ts';

/** A turn to be told: the same plan gives the same scene id, however often it is told. */
export type TurnPlan = {
  readonly story: Story;
  readonly parent: Scene | null;
  readonly turn: string;
  readonly kind: Draft['kind'];
  readonly action: TakenAction | null;
  readonly retell: number;
  readonly model: string;
  /** What has already streamed and stays; '' for a new telling. */
  readonly title: string;
  readonly passage: string;
  /** Who tells instead when the chosen one cannot be reached; `null`: nobody, the scene is marked as failed. */
  readonly standIn: string | null;
};

/** Everything about a turn that is known before its first word. */
export type TurnStart = {
  readonly plan: TurnPlan;
  /** The player's, with what the story sets otherwise. */
  readonly settings: Settings;
  readonly path: readonly Scene[];
  readonly stats: Stats;
  readonly changes: readonly StatChange[];
};
