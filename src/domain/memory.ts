import type { loreSchema, memorySchema } from './memory-schemas.ts';
import type { Row } from './row.ts';
import { usualScanScenes } from './scan-scenes.ts';

/** Something the storyteller should keep in mind; it holds on every branch below `scene`, and on no other. */
export type Memory = Row<typeof memorySchema>;

/** An entry of a story's lorebook: told to the storyteller when one of its keys is mentioned. */
export type Lore = Row<typeof loreSchema>;

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
