import { isIrregularBase, pastOf } from './morphology.ts';
import { groupOf, verbOf } from './verbs.ts';

type Pronouns = { readonly he: string; readonly him: string; readonly his: string; readonly himself: string };

/** An offer in the hero's own pronouns, after 'tried to': "give Wat your coat" becomes 'give Wat her coat'. */
export function offerToDo(offer: string, who: Pronouns): string {
  return tokensOf(offer, who)
    .join('')
    .replace(/[.!?]+$/, '');
}

/** An offer as something that was done: "Follow the fox when it trots away" becomes 'followed the fox when it trotted away'. */
export function offerDone(offer: string, who: Pronouns): string {
  const words = tokensOf(offer.replace(/[.!?]+$/, ''), who);
  let clause = false;
  return words
    .map((word, i) => {
      const before = words[i - 2] ?? '';
      const lower = word.toLowerCase();
      if (i === 0 || (/^(?:and|then|or)$/.test(before) && isBase(lower) && !isNounHere(words, i)))
        return past(lower, words.slice(i + 1).join(''));
      if (before === who.he && isPlayersVerb(lower) && !isPastAlready(lower)) return past(lower);
      if (before === 'not' && i > 2) return word;
      if (subordinators.has(before)) clause = true;
      const now = clause ? (finite(lower) ?? (isSomebody(before) ? bySound(lower) : null)) : null;
      if (now === null) return word;
      clause = false;
      return now;
    })
    .join('');
}

/** Whether a telling already says what was offered: a deed of the same kind in it, and one of its words. */
export function saysOffer(offer: string, telling: string): boolean {
  const words = telling.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const said = offer.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const verb = verbOf(said[0] ?? '');
  const kind = verb === null ? null : groupOf(verb.verbClass);
  const sameVerb = words.some((word) => {
    const known = verbOf(word);
    return (
      known !== null && (word !== known.base || pastOf(word) === word) && groupOf(known.verbClass) === kind
    );
  });
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
    sameVerb &&
    (things.length === 0 ||
      things.some((thing) => words.some((word) => word.startsWith(thing.replace(/s$/, '')))))
  );
}

const subordinators = new Set(
  'when until who that which while what where whom whoever before after how why if whatever because as'.split(
    ' ',
  ),
);

/** Words and the spaces between them, with the hero's pronouns for the player's. */
function tokensOf(offer: string, who: Pronouns): string[] {
  const words = offer.split(/(?<=\s)|(?=\s)/).filter((part) => part !== '');
  return words.map((word, i) => {
    const [, core = '', rest = ''] = /^([\p{L}'’-]*)(.*)$/su.exec(word) ?? [];
    const lower = core.toLowerCase();
    if (lower === 'yourself') return who.himself + rest;
    if (lower === 'your' || lower === 'yours') return who.his + rest;
    if (lower === 'you') {
      // The object of a deed, or the subject of a clause: "what you know".
      const next = (words[i + 2] ?? '').toLowerCase().replace(/[^a-z'-]/g, '');
      return (isPlayersVerb(next) ? who.he : who.him) + rest;
    }
    const after = (words[i - 2] ?? '').toLowerCase() === 'you';
    if (after && (lower === 'are' || lower === 'were'))
      return (who.he === 'he' || who.he === 'she' ? 'was' : 'were') + rest;
    if (i === 0) return lower + rest;
    return word;
  });
}

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
]);

/** What follows a 'you' that does something: "what you know". */
function isPlayersVerb(word: string): boolean {
  return isBase(word) || auxiliaries.has(word);
}

function isPastAlready(word: string): boolean {
  return /^(?:were|was|had|did|could|would|must|once|still|never|now)$/.test(word);
}

/** The past of a verb that may have a mark behind it: 'lie,' gives 'lied,'. */
function past(word: string, rest = ''): string {
  const core = word.replace(/[^a-z'-]+$/, '');
  return (finite(core) ?? pastOf(core, rest)) + word.slice(core.length);
}

function isBase(word: string): boolean {
  return verbOf(word)?.base === word || isIrregularBase(word);
}

/** "hand and foot", "a look and a word": no deed follows. */
function isNounHere(words: readonly string[], i: number): boolean {
  const next = (words[i + 2] ?? '').toLowerCase();
  return next === '' || /^(?:of|is|was)$/.test(next);
}

/** Who can only be followed by what they do: a name, a pronoun. */
function isSomebody(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(word) ||
    /^(?:it|he|she|who|that|somebody|nobody|someone|everyone|everybody|longer|still|always|never|only|also)$/.test(
      word,
    )
  );
}

/** The past of a verb that no list has, by its -s: 'cleans' gives 'cleaned'; `null` without one. */
function bySound(word: string): string | null {
  const [, core = '', rest = ''] = /^([a-z]+?)([^a-z]*)$/.exec(word) ?? [];
  if (!/[a-z]{2}s$/.test(core) || core.endsWith('ss')) return null;
  const base = core.endsWith('ies')
    ? `${core.slice(0, -3)}y`
    : /(?:sh|ch|x|z|ss)es$/.test(core)
      ? core.slice(0, -2)
      : core.slice(0, -1);
  return pastOf(base) + rest;
}

/** A verb of the present as one of the past; `null` when the word is none. */
function finite(word: string): string | null {
  const [core = '', rest = ''] = [word.replace(/[^a-z'-]+$/, ''), /[^a-z'-]*$/.exec(word)?.[0] ?? ''];
  const fixed: { readonly [form: string]: string } = {
    is: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    can: 'could',
    will: 'would',
    does: 'did',
    do: 'did',
    knows: 'knew',
    comes: 'came',
    goes: 'went',
  };
  if (Object.hasOwn(fixed, core)) return `${fixed[core] ?? core}${rest}`;
  const verb = verbOf(core);
  if (verb === null || core === verb.base || !core.endsWith('s')) return null;
  return pastOf(verb.base) + rest;
}
