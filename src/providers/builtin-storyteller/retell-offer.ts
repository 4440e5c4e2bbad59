import { pastOf } from './morphology.ts';
import { bare, isBaseVerb, isPastVerb, toldAsPast } from './told-as-past.ts';
import { classOfOffer } from './outcome.ts';
import { groupOf, verbOf } from './verbs.ts';

type Pronouns = { readonly he: string; readonly him: string; readonly his: string; readonly himself: string };

/** An offer in the hero's own pronouns, after 'tried to': "give Wat your coat" becomes 'give Wat her coat'. */
export function offerToDo(offer: string, who: Pronouns): string {
  return toldBefore(toldAsPast(wordsIn(offer.replace(/[.!?]+$/, ''), who), who.he, true).join(' '));
}

/** An offer as something that was done: "Follow the fox when it trots away" becomes 'followed the fox when it trotted away'. */
export function offerDone(offer: string, who: Pronouns): string {
  const key = `${who.he} ${who.him} ${offer}`;
  const known = done.get(key);
  if (known !== undefined) return known;
  if (done.size > 15) done.clear();
  const told = toldAgain(offer, who);
  done.set(key, told);
  return told;
}

/** Offers that were told last: each telling of a turn asks for its own twice. */
const done = new Map<string, string>();

function toldAgain(offer: string, who: Pronouns): string {
  return toldBefore(toldAsPast(wordsIn(offer.replace(/[.!?]+$/, ''), who), who.he).join(' '));
}

/** "lied to Adam that they ordered it" is 'that they had ordered it': what is claimed was before. */
function toldBefore(did: string): string {
  return did.replace(
    /^((?:lied?|tell|told|swear|swore|claim(?:ed)?)\b[^,]* that (?:he|she|they|you)) ([a-z]{2,}ed)\b/,
    '$1 had $2',
  );
}

/** Whether a telling has what was offered in it, or a deed of the same kind. */
export function saysVerb(offer: string, telling: string): boolean {
  const words: readonly string[] = telling.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const verb = verbOf((offer.toLowerCase().match(/[a-z'-]+/g) ?? [])[0] ?? '');
  const kind = verb === null ? null : groupOf(classOfOffer(offer));
  // Who lies down lay: of the two that 'lie' can be, the one that 'lay' is the past of.
  if (kind === 'rest' && /^lie /i.test(offer) && words.includes('lay')) return true;
  return words.some((word) => {
    const known = verbOf(word);
    return (
      known !== null && (word !== known.base || pastOf(word) === word) && groupOf(known.verbClass) === kind
    );
  });
}

/** Whether a telling already says what was offered: a deed of the same kind in it, and one of its words. */
export function saysOffer(offer: string, telling: string): boolean {
  const words = telling.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const said = offer.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const nouns = said
    .slice(1)
    .filter(
      (word) =>
        word.length > 3 &&
        verbOf(word) === null &&
        !/^(?:with|from|what|that|this|them|they|your|before|after|into|over|back)$/.test(word),
    );
  // A name alone does not tell what was asked.
  const names = new Set(
    offer
      .slice(1)
      .match(/\p{Lu}\p{Ll}+/gu)
      ?.map((name) => name.toLowerCase()) ?? [],
  );
  const things = nouns.some((word) => !names.has(word)) ? nouns.filter((word) => !names.has(word)) : nouns;
  return (
    saysVerb(offer, telling) &&
    (things.length === 0 ||
      things.some((thing) => words.some((word) => word.startsWith(thing.replace(/s$/, '')))))
  );
}

/** Words, with the hero's pronouns for the player's. */
function wordsIn(offer: string, who: Pronouns): string[] {
  const words = offer.split(/\s+/).filter((part) => part !== '');
  return words.map((word, i) => {
    const [, core = '', rest = ''] = /^([\p{L}'’-]*)(.*)$/su.exec(word) ?? [];
    const lower = core.toLowerCase();
    if (lower === 'yourself') return who.himself + rest;
    if (lower === 'yours') return (yours[who.he] ?? who.his) + rest;
    if (lower === 'your') return who.his + rest;
    const before = bare(words[i - 1]);
    if (lower === 'you') {
      if (before === 'thank') return word;
      // "the two of you"
      if (before === 'of' && /^(?:two|three|both|all)$/.test(bare(words[i - 2])))
        return (who.he === 'you' ? 'you' : 'them') + rest;
      // The object of a deed, or the subject of a clause: "what you know".
      return (rest === '' && isPlayersVerb(bare(words[i + 1])) ? who.he : who.him) + rest;
    }
    const subject = before === 'too' ? bare(words[i - 2]) : before;
    if (subject === 'you' && (lower === 'are' || lower === 'were'))
      return (who.he === 'he' || who.he === 'she' ? 'was' : 'were') + rest;
    return i === 0 ? lower + rest : word;
  });
}

const yours: { readonly [he: string]: string } = { he: 'his', she: 'hers', they: 'theirs', you: 'yours' };

const auxiliaries = new Set([
  'are',
  'have',
  'were',
  'had',
  'can',
  'will',
  'do',
  'did',
  'could',
  'would',
  'must',
  'never',
  'once',
  'still',
  'now',
  'know',
  'want',
  'need',
  'own',
  'owe',
  'like',
  'mean',
  'too',
  'also',
  'really',
  'already',
  'alone',
  'might',
  'may',
  'should',
]);

/** What follows a 'you' that does something: "what you know", "what you came for". */
function isPlayersVerb(word: string): boolean {
  return isBaseVerb(word) || auxiliaries.has(word) || isPastVerb(word);
}
