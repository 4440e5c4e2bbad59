import { pastOf } from './morphology.ts';
import { verbOf, type VerbClass } from './verbs.ts';
import type { ContentRating } from '../../domain/settings.ts';

/** What the storyteller understood of words that a player typed. */
export type Understood = {
  /** `null` when the words make no sense to it: it answers with a beat that quotes nothing. */
  readonly verbClass: VerbClass | null;
  /** What the hero did, in the past tense ('opened the small door'), or '' when it is not to be quoted. */
  readonly did: string;
  /** The same after 'tried to'. */
  readonly todo: string;
  /** Lower-case words of the action, to find whom or what it is about. */
  readonly words: readonly string[];
  /** Who 'him', 'her' or 'them' would be. */
  readonly pronoun: 'he' | 'she' | 'they' | null;
  /** Whether the hero turns away from the quest. */
  readonly renounces: boolean;
};

type Pronouns = { readonly he: string; readonly him: string; readonly his: string; readonly himself: string };

/**
 * Understands a free action; never refuses and never throws.
 * @param text up to 500 characters of anything.
 * @param who the hero's pronouns, for 'I', 'me', 'my'.
 */
export function understand(text: string, who: Pronouns, rating: ContentRating): Understood {
  const words = (text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []).map((word) =>
    word.replaceAll('’', "'"),
  );
  const pronoun = words.includes('him')
    ? 'he'
    : words.includes('her')
      ? 'she'
      : words.includes('them')
        ? 'they'
        : null;
  const base = { words, pronoun, renounces: renouncing.test(text.toLowerCase()) } as const;
  const nothing = { ...base, verbClass: null, did: '', todo: '' } as const;
  if (isMarkup(text) || words.length === 0) return nothing;
  const spoken = /^\s*["“'‘]/.test(text);
  if (spoken) return { ...base, verbClass: 'talk', did: '', todo: '' };
  const found = findVerb(words);
  if (found === null) return nothing;
  const quotable = quote(text, found.at, who, rating);
  if (quotable === null || found.verb === null)
    return { ...base, verbClass: found.verbClass, did: '', todo: '' };
  return {
    ...base,
    verbClass: found.verbClass,
    did: join(quotable.manner, pastOf(found.verb), quotable.rest),
    todo: join('', found.verb, quotable.rest),
  };
}

const renouncing =
  /\b(?:give up|go home|abandon (?:the|my|this) (?:quest|mission|search|case)|quit|walk away from (?:it|this) all|turn back for good|renounce)\b/;

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function isMarkup(text: string): boolean {
  return /[<>{}[\]\\|`$^~=]|https?:|www\.|&[a-z#0-9]+;/i.test(text);
}

const hedges = new Set(
  "i i'd i'll i'm we let's lets maybe please then so just now try tries tried trying to want wants would like will should must can could might going gonna decide decides he she they you my character and also quickly slowly the hero attempt attempts start starts begin begins am is be not don't do".split(
    ' ',
  ),
);
const frames = new Set(
  'the a an my his her their your its this that these those at to with on into up down around over under out off through across against some every all for from about it him them me'.split(
    ' ',
  ),
);

function findVerb(
  words: readonly string[],
): { at: number; verb: string | null; verbClass: VerbClass } | null {
  for (let at = 0; at < Math.min(words.length, 14); at++) {
    const word = words[at] ?? '';
    const known = verbOf(word);
    if (known !== null && !(word === 'like' || word === 'will'))
      return { at, verb: known.base, verbClass: known.verbClass };
    if (hedges.has(word) || (word.endsWith('ly') && word.length > 4) || frames.has(word)) continue;
    // An unknown word with an English frame behind it is a verb that the lexicon lacks: "yeet the goblin".
    const next = words[at + 1] ?? '';
    if (at < 4 && frames.has(next) && isPlausible(word))
      return { at, verb: /(?:ing|ed|s)$/.test(word) ? null : word, verbClass: 'use' };
    const later = words.slice(at + 1).findIndex((each) => verbOf(each) !== null && !frames.has(each));
    if (later < 0 || !words.slice(0, at + later + 1).some((each) => hedges.has(each) || frames.has(each)))
      return null;
  }
  return null;
}

/** A word that English could have; keyboards struck at random do not pass. */
function isPlausible(word: string): boolean {
  return (
    /^[a-z'-]{2,16}$/.test(word) &&
    /[aeiouy]/.test(word) &&
    !/[^aeiouy'-]{5}|[aeiou]{4}|(.)\1\1|^[^aeiouy]{4}/.test(word)
  );
}

/** Words that a passage must not repeat after the player: they move stats, or they do not belong on every table. */
const unquotable =
  /\b(?:damag|wound|injur|hurt|hits?\b|hitting|struck|slash|stab|burn|bleed|bled|heal|bandag|mend|cure|curing|reviv|air supply|oxygen|fresh air|armou?r|breastplate|chainmail|shield|barrier|energy|power cell|batter|charg|radiat|radioactive|fallout|cold|heat|freez|scorch|blizzard|inferno|water|drink|drank|thirst|dehydrat|food|meal|hung|starv|stress|panic|dread|anxious|focus|concentrat|meditat|sex|naked|nude|breast|penis|vagina|orgasm|rape|fuck|shit|cunt|bitch|whore|nigg|fag|seduce|porn|strip|undress|lick|suicid|tortur)\w*/i;
/** Words to a machine, not to a hero. */
const outOfWorld =
  /\b(?:previous instructions|system prompt|your prompt|language model|chatgpt|openai|jailbreak)\b/i;
const bloody = /\b(?:kill|murder|slay|behead|strangl|execut|shoot|poison|massacre|disembowel|gut|blood)\w*/i;

function quote(
  text: string,
  at: number,
  who: Pronouns,
  rating: ContentRating,
): { manner: string; rest: string } | null {
  const all = text.replaceAll('’', "'").match(/[\p{L}\p{M}'-]+|[.,;:!?"“”()—\n]/gu) ?? [];
  const start = nthWord(all, at);
  const before = all[start - 1]?.toLowerCase() ?? '';
  const rest: string[] = [];
  for (const word of all.slice(start + 1)) {
    const lower = word.toLowerCase();
    if (/^[.,;:!?"“”()—\n]$/.test(word)) break;
    if (
      lower === 'and' ||
      lower === 'then' ||
      lower === 'because' ||
      lower === 'but' ||
      lower === 'while' ||
      lower === 'until'
    )
      break;
    if (rest.length >= 8) return null;
    if (!isPlausible(lower) && lower !== 'a' && lower !== 'i' && !/^\p{Lu}/u.test(word)) return null;
    rest.push(swap(word, who));
  }
  const last = rest[rest.length - 1] ?? '';
  if (
    frames.has(last) &&
    !/^(?:it|him|them|her|this|that|up|down|around|out|off|over|through|about|me|on|at)$/.test(last)
  )
    return null;
  const whole = `${all[start] ?? ''} ${rest.join(' ')}`;
  if (unquotable.test(whole) || outOfWorld.test(whole) || (rating === 'everyone' && bloody.test(whole)))
    return null;
  const manner = before.endsWith('ly') && before.length > 4 && isPlausible(before) ? before : '';
  return { manner, rest: rest.join(' ') };
}

function nthWord(tokens: readonly string[], n: number): number {
  let seen = -1;
  return tokens.findIndex((token) => {
    if (/^[\p{L}\p{M}'-]/u.test(token)) seen += 1;
    return seen === n;
  });
}

function swap(word: string, who: Pronouns): string {
  switch (word.toLowerCase()) {
    case 'i':
      return who.he;
    case 'me':
      return who.him;
    case 'my':
      return who.his;
    case 'myself':
      return who.himself;
    default:
      return word;
  }
}
