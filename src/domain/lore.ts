import type { Lore } from './memory.ts';

/** What a turn is looked through for: the action, and the last scenes, newest last. */
export type LoreScan = {
  readonly action: string;
  /** The words of each scene: what the player did to come there, and what was told. */
  readonly scenes: readonly string[];
};

/** An entry that a turn wakes, and what woke it. */
export type WokenLore = {
  readonly lore: Lore;
  /** The key that was mentioned; `null` for a constant entry. */
  readonly key: string | null;
};

/**
 * The entries that a turn wakes, in the order in which they are told: constant ones first, then by `order`. Keys match whole words in any
 * script, without case. An entry stays awake as long as the mention lies in the scenes that it looks through. No entry wakes another.
 */
export function wakeLore(lore: readonly Lore[], scan: LoreScan): readonly WokenLore[] {
  if (lore.length === 0) return [];
  const action = spoken(scan.action);
  const scenes = scan.scenes.map(spoken);
  return lore
    .filter((entry) => !entry.gone && entry.enabled && entry.text.trim() !== '')
    .flatMap((entry): readonly WokenLore[] => {
      const heard = [action, ...scenes.slice(-entry.scanScenes)];
      const mentioned = (key: string) => {
        const words = spoken(key);
        return words.trim() !== '' && heard.some((text) => text.includes(words));
      };
      if (entry.constant) return [{ lore: entry, key: null }];
      const key = entry.keys.find(mentioned);
      if (key === undefined || entry.notKeys.some(mentioned)) return [];
      if (entry.secondaryKeys.length > 0 && !entry.secondaryKeys.some(mentioned)) return [];
      return [{ lore: entry, key }];
    })
    .sort(
      (a, b) =>
        Number(b.lore.constant) - Number(a.lore.constant) ||
        a.lore.order - b.lore.order ||
        (a.lore.id < b.lore.id ? -1 : 1),
    );
}

/** Words, and single characters of scripts that are written without spaces: there a key is found wherever its characters stand. */
const wordOrCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Words of a text, each with a space before and behind it. */
function spoken(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().match(wordOrCharacter);
  return words === null ? ' ' : ` ${words.join(' ')} `;
}
