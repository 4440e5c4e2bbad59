import { usualScanScenes } from './scan-scenes.ts';

/** Something the storyteller should keep in mind; it holds on every branch below `scene`, and on no other. */
export type Memory = {
  readonly id: string;
  readonly story: string;
  /** The last scene it covers; for a fact, the scene from which on it is known. */
  readonly scene: string;
  readonly kind: 'summary' | 'fact';
  /** Plain text, at most `maxFactLength` or `maxSummaryLength` characters. */
  readonly text: string;
  /** A pinned fact is never summarised or left out. */
  readonly pinned: boolean;
  /** Depth of the first scene that a summary covers; for a fact that came with a summary, as of that; for another, that of `scene`. */
  readonly fromDepth: number;
  /** Depth of `scene`. */
  readonly toDepth: number;
  /** Who wrote it: 'text' when it was drawn out of the passages without a model; 'player' as soon as he changed it. */
  readonly by: 'player' | 'model' | 'text';
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  readonly gone: boolean;
};

/** An entry of a story's lorebook: told to the storyteller when one of its keys is mentioned. */
export type Lore = {
  readonly id: string;
  readonly story: string;
  readonly title: string;
  /** Whole words, compared without case; one of them must be mentioned. */
  readonly keys: readonly string[];
  /** When there are any, one of them must be mentioned too. */
  readonly secondaryKeys: readonly string[];
  /** None of them may be mentioned. */
  readonly notKeys: readonly string[];
  readonly text: string;
  /** Told in every turn, whatever is mentioned. */
  readonly constant: boolean;
  /** Never told while it is off. */
  readonly enabled: boolean;
  /** Lower comes first. @defaultValue 100 */
  readonly order: number;
  /** How many of the last scenes are looked through for its keys, beside the action: 1 to `maxScanScenes`. @defaultValue 3 */
  readonly scanScenes: number;
  readonly gone: boolean;
};

/** In characters. */
export const maxFactLength = 300;
/** In characters; about 180 words. */
export const maxSummaryLength = 1_500;
/** In characters. */
export const maxLoreTextLength = 2_000;
export const maxLoreTitleLength = 80;
export const maxLoreKeys = 24;
export const maxLoreKeyLength = 60;

/** In characters, all pinned facts of one road together: they are in every prompt, also of a model that reads little. */
export const maxPinnedLength = 2_400;

/** What the player writes of a lorebook entry. */
export type LoreForm = Pick<
  Lore,
  'title' | 'keys' | 'secondaryKeys' | 'notKeys' | 'text' | 'constant' | 'enabled' | 'order' | 'scanScenes'
>;

/** An entry that says nothing yet. */
export const emptyLore: LoreForm = {
  title: '',
  keys: [],
  secondaryKeys: [],
  notKeys: [],
  text: '',
  constant: false,
  enabled: true,
  order: 100,
  scanScenes: usualScanScenes,
};

/**
 * The chapters of a road that are told: where a summary covers all that others cover, it stands in their place. In the order of the
 * story; facts and what lies in the trash are left out.
 */
export function chaptersOf(memory: readonly Memory[]): readonly Memory[] {
  const inOrder = memory
    .filter(({ kind, gone, text }) => kind === 'summary' && !gone && text.trim() !== '')
    .sort((a, b) => a.fromDepth - b.fromDepth || b.toDepth - a.toDepth || (a.id < b.id ? -1 : 1));
  const told: Memory[] = [];
  let covered = -1;
  for (const summary of inOrder) {
    if (summary.toDepth <= covered) continue;
    told.push(summary);
    covered = summary.toDepth;
  }
  return told;
}
