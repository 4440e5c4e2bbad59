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

/** What came in with the parlour, the post and the ticket office: no age before it has any. */
const parlour =
  'butlers?|operas?|footm[ae]n|envelopes?|postcards?|newspapers?|dollars?|restaurants?|sofas?|wallpaper|lemonade|chocolate|cigars?|shirtsleeves|top hats?|brass bands?|letter ?box(?:es)?|ticket (?:office|collector)s?|tickets?|policem[ae]n|constables?|elevators?|flashlights?|vans?|telephones?|teacups?|teapots?|cup of tea|gas ?lamps?|gaslights?|lamplighters?|matchsticks?|box of matches|typists?|bottle of gin|drawing room|dining room|waiting room|form eight|superintendents?|proctors?';
const medievalLacks = `${parlour}|coachm[ae]n|coaches|bankers?|sugar|trousers|playing cards?|card table|pack of cards|spectacles`;
const ancientLacks = `${medievalLacks}|archdeacons?|deacons?|vicars?|vergers?|sextons?|monks?|friars?|nuns?|abb(?:ey|ot|ess)s?|monaster(?:y|ies)|psalms?|saints?|chapels?|parish(?:es)?|pulpits?|pews?|hymns?|christmas|duke|duchess(?:es)?|dukes|marquis|squire|mayor|town halls?|sheriffs?|notar(?:y|ies)|cards|card-reader|playing card|florins?|parchment|stirrups?|windmills?`;
const ages: { readonly [era in Era]: string } = {
  ancient: ancientLacks,
  medieval: medievalLacks,
  renaissance: parlour,
  modern: '',
  future: '',
  'post-apocalyptic': '',
};

const known = new Map<string, RegExp | null>();

/** Finds what an age does not have in a card; `null` when it may have anything. */
export function exclusionsOf(era: Era, more: readonly string[]): RegExp | null {
  const words = [before[era], ages[era], ...more].filter((each) => each !== '').join('|');
  const found = known.get(words);
  if (found !== undefined) return found;
  const excluded = words === '' ? null : new RegExp(`\\b(?:${byLetter(words)})s?\\b`, 'i');
  known.set(words, excluded);
  return excluded;
}

/** The same alternatives, those that begin alike behind their letter: few are tried at each word instead of hundreds. */
export function byLetter(words: string): string {
  const rests = new Map<string, string[]>();
  const whole: string[] = [];
  for (const each of alternativesOf(words)) {
    if (!/^[a-z](?![?*+{])/.test(each)) whole.push(each);
    else rests.set(each.charAt(0), [...(rests.get(each.charAt(0)) ?? []), each.slice(1)]);
  }
  return [...[...rests].map(([letter, more]) => `${letter}(?:${more.join('|')})`), ...whole].join('|');
}

/** The alternatives of a pattern that stand in no bracket. */
function alternativesOf(words: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of words) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
