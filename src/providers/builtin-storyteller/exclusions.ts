import type { Era } from '../../domain/character.ts';

/** Things that an age does not have, for eras whose pack lists none; regular expressions for whole words. */
const sinceTheClock =
  'phone|telephone|pistol|gun|car|computer|radio|camera|television|motor|engine|electric\\w*|photograph|photo|newspaper|train|taxi|plastic|e-?mail|internet|robot|android|hologram|drone|laser|satellite|rocket|bus|truck|elevator|helicopter|airport|cinema|video|microphone|bicycle|telegraph|cigarette|neon';
const before: { readonly [era in Era]: string } = {
  ancient: `${sinceTheClock}|clock|cannon|printing press|spectacles|chimney|musket|pocket watch`,
  medieval: `${sinceTheClock}|musket|printing press|pocket watch`,
  renaissance: sinceTheClock,
  modern: 'spaceship|starship|airlock|hologram|android|star system|orbit(?:al)? station',
  future: '',
  'post-apocalyptic': '',
};

/** Finds what an age does not have in a card; `null` when it may have anything. */
export function exclusionsOf(era: Era, more: readonly string[]): RegExp | null {
  const words = [before[era], ...more].filter((each) => each !== '');
  return words.length === 0 ? null : new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i');
}
