import { pastOf } from './morphology.ts';
import { nearVerb, verbOf, type KnownVerb, type VerbClass } from './verbs.ts';
import type { ContentRating } from '../../domain/settings.ts';

/** What the storyteller understood of words that a player typed. */
export type Understood = {
  /** `null` when the words make no sense to it: it answers with a beat that quotes nothing. */
  readonly verbClass: VerbClass | null;
  /** The base of its verb ('open'); '' where none was found, or the deed was denied. */
  readonly verb: string;
  /** What the hero did, in the past tense ('opened the small door'), or '' when it is not to be quoted. */
  readonly did: string;
  /** The same after 'tried to'; '' when there is nothing to try ('did not move'). */
  readonly todo: string;
  /** What the hero did next, in the past tense; '' when the words name one deed only. */
  readonly next: string;
  /** Words that the hero spoke, with the mark before the closing quotation mark ('Who goes there?', 'Hello,'); '' when none may be quoted. */
  readonly says: string;
  /** Lower-case words of the action, to find whom or what it is about. */
  readonly words: readonly string[];
  /** The lower-case words behind the verb, up to where its part of the sentence ends: what is done to whom. */
  readonly aim: readonly string[];
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
export function understand(typed: string, who: Pronouns, rating: ContentRating): Understood {
  // "If the guard sleeps, take the keys": what is done, without its condition.
  const told = typed
    .replace(/^\s*i (?:want|need|would like|'d like) to know\b/i, 'ask')
    // Whoever runs after somebody follows.
    .replace(/^(\s*(?:i )?)(?:run|go|hurry|walk|creep) after (?=\S)/i, '$1follow ')
    // "Ask him if he heard it" is no condition.
    .replace(/^(\s*(?:i )?(?:ask|wonder|inquire|enquire)\b[^,;]*?) if /i, '$1 whether ');
  const text = told.replace(
    /^\s*(?:if|unless|when|while|after|before|because|since|once|as soon as)\b[^,;]{3,}[,;]\s*/i,
    '',
  );
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
  const base = {
    words,
    aim: [],
    pronoun,
    renounces: !isDenied(words) && renouncing.test(text.toLowerCase()),
  } as const;
  const nothing = { ...base, verbClass: null, verb: '', did: '', todo: '', next: '', says: '' } as const;
  if (isMarkup(text) || words.length === 0) return nothing;
  const spoken = spokenIn(text, rating) ?? (addressed.test(text.trim()) ? sayable(text, rating) : null);
  if (spoken !== null && (spoken !== '' || /^\s*["“'‘]/.test(text)))
    return { ...nothing, verbClass: 'talk', says: spoken };
  const short = words.length <= 2 ? answers[words[0] ?? ''] : undefined;
  if (short !== undefined) return { ...nothing, verbClass: 'talk', says: short };
  const found = findVerb(words);
  if (found === null && isDenied(words)) return { ...nothing, verbClass: 'wait' };
  if (found === null) return asks.test(text.trim()) ? { ...nothing, verbClass: 'think' } : nothing;
  const { verbClass } = found;
  const tokens = tokensOf(text);
  const at = nthWord(tokens, found.at);
  const quotable = quote(tokens, at, who, rating);
  const isAsked = asks.test(text.trim());
  const offer = offered(tokens, at);
  // "Tell her that I did not do it" is told all the same.
  const denied = isDenied(words.slice(0, found.at));
  const aim = isAsked || denied ? [] : behind(tokens, at + offer);
  const verb = isAsked || denied ? '' : offer > 0 ? 'help' : (found.verb ?? '');
  if (quotable === null || found.verb === null || found.verb === 'nothing' || isAsked)
    return { ...nothing, verbClass, verb, aim };
  const phrase = join(found.verb, quotable.rest);
  if (denied) return { ...nothing, verbClass: 'wait', did: join('did not', phrase) };
  return {
    ...nothing,
    verbClass,
    verb,
    aim,
    did: join(quotable.manner, pastOf(found.verb, quotable.rest), quotable.rest),
    todo: phrase,
    next: nextDeed(tokens, quotable.end, who, rating),
  };
}

/** Whoever offers to carry a thing speaks of the thing: how many words are between the offer and what it is about. */
function offered(tokens: readonly string[], at: number): number {
  const isOffer = /^offer/i.test(tokens[at] ?? '') && /^to$/i.test(tokens[at + 1] ?? '');
  return isOffer && verbOf((tokens[at + 2] ?? '').toLowerCase()) !== null ? 2 : 0;
}

/** Words that are said to somebody, without marks: "You are a liar", "I love you", "leave me alone". */
const addressed =
  /^(?:you(?:'re| are|'ve| have|'ll| will| must| can) |i (?:love|hate|forgive|trust|know|need|understand|miss|remember|believe|don['’]t believe|do not believe) you\b|i(?:'m| am) (?:the|your|an?|not|sorry)\b(?! (?:going|about))|trust me\b|be (?:careful|quiet|brave|reasonable)\b|leave (?:me|us|him|her|them) alone\b|thank you\b|(?:come with|follow|help|listen to|believe|forgive) me\b|go away\b|stop it\b|don['’]t (?:move|worry|be afraid|cry|touch (?:me|that))\b|no way\b|never mind\b|well done\b|good (?:morning|evening|night|luck)\b|nice (?:weather|day|to meet)|watch out\b|look out!|let(?:'s| us) go[.!]?$)/i;

/** Words that are an answer by themselves. */
const answers: { readonly [word: string]: string } = {
  yes: 'Yes,',
  yeah: 'Yes,',
  sure: 'Yes,',
  no: 'No,',
  nope: 'No,',
  ok: 'All right,',
  okay: 'All right,',
  hello: 'Good day,',
  hi: 'Good day,',
  thanks: 'Thank you,',
  sorry: 'I am sorry,',
  refuse: 'No,',
  decline: 'No,',
  accept: 'Yes,',
  agree: 'Yes,',
};

/** A question is asked of the world, or of oneself. */
const asks =
  /^(?:who|what|where|when|why|how|which|whose|is|are|was|were|does|did|can i|could i|am i)\b.*\?*$/i;
const isDenied = (words: readonly string[]): boolean => words.some((word) => negations.has(word));
const negations = new Set(["don't", 'not', 'never', "won't", "can't", 'refuse', 'refuses']);

/** The deed after 'and' or 'then': "open the door and then run". */
function nextDeed(tokens: readonly string[], end: number, who: Pronouns, rating: ContentRating): string {
  let at = end;
  while (at < tokens.length && /^(?:[,;.]|and|then|also|i|quickly|quietly)$/i.test(tokens[at] ?? '')) at += 1;
  if (at === end) return '';
  const verb = verbOf((tokens[at] ?? '').toLowerCase());
  if (verb === null) return '';
  const quotable = quote(tokens, at, who, rating);
  return quotable === null ? '' : join(pastOf(verb.base, quotable.rest), quotable.rest);
}

/**
 * The spoken words of an action with their closing mark: `say "hello" to her` gives 'Hello,'. '' when somebody speaks but is not to
 * be quoted, `null` when nobody speaks.
 */
function spokenIn(text: string, rating: ContentRating): string | null {
  const inner =
    /["“]([^"“”]*)["”]/.exec(text)?.[1] ??
    /^\s*["“'‘](.*)$/.exec(text)?.[1] ??
    /^\s*(?:i )?(?:say|shout|whisper|answer|reply|call)\b[^'‘]{0,20} ['‘](.+)['’]\s*[.!]?$/i.exec(text)?.[1];
  return inner === undefined ? null : sayable(inner, rating);
}

/** Words as they may be spoken, with the mark behind them; '' where they may not. */
function sayable(inner: string, rating: ContentRating): string {
  const said = inner
    .replace(/["“”'’‘]+$/, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  const words = said.match(/[\p{L}\p{M}'-]+/gu) ?? [];
  const isSayable =
    words.length > 0 &&
    words.length <= 14 &&
    /^[\p{L}\p{M}\p{N}',.!?; -]+$/u.test(said) &&
    words.every(
      (word) => word.length < 2 || isPlausible(word.toLowerCase()) || /^\p{Lu}\p{Ll}/u.test(word),
    ) &&
    isQuotable(said, rating);
  if (!isSayable) return '';
  const mark = /[!?]$/.test(said) ? '' : ',';
  const body = said.replace(/[.,; ]+$/, '');
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}${mark}`;
}

const renouncing =
  /\b(?:give up(?! (?:my|your|his|her|their|the|an?|our) )|go home|abandon (?:the|my|this) (?:quest|mission|search|case)|quit|walk away from (?:it|this) all|turn back for good|renounce)\b/;

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function isMarkup(text: string): boolean {
  return /[<>{}[\]\\|`$^~=]|https?:|www\.|&[a-z#0-9]+;/i.test(text);
}

const hedges = new Set(
  "i i'd i'll i'm we let's lets maybe please then so just now try tries tried trying to want wants would like will should must can could might going gonna decide decides he she they you my character and also quickly slowly the hero attempt attempts start starts begin begins am is be not don't do never won't can't cannot wanna gotta gimme lemme imma".split(
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
    const tries =
      words[at + 1] === 'to' &&
      (/^(?:try|tries|tried|trying|start|begin|attempt)$/.test(word) ||
        // "Go to sleep", but "go to the mill" and "go to Mill Lane".
        (/^(?:go|going)$/.test(word) && verbOf(words[at + 2] ?? '') !== null));
    if (known !== null && !(word === 'like' || word === 'will' || tries))
      return {
        at,
        // What players of text games type for 'look' has no past.
        verb: known.base === 'x' || known.base === 'inventory' ? null : known.base,
        verbClass: wayOf(known, words.slice(at + 1)),
      };
    if (tries) continue;
    if (hedges.has(word) || (word.endsWith('ly') && word.length > 4) || frames.has(word)) continue;
    const near = at < 3 && word.length > 3 ? nearVerb(word) : null;
    if (near !== null) return { at, verb: near.base, verbClass: wayOf(near, words.slice(at + 1)) };
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

/** To take a road is to go, and to take a seat is to rest. */
function wayOf(verb: KnownVerb, rest: readonly string[]): VerbClass {
  if (verb.base === 'lie' && /^(?:down|still|low|flat|there|here)$/.test(rest[0] ?? '')) return 'rest';
  if (verb.base === 'offer' && rest[0] === 'to') return 'care';
  if (verb.base === 'draw' && rest.some((word) => drawn.test(word))) return 'make';
  if (verb.base !== 'take' && verb.base !== 'catch') return verb.verbClass;
  const object = rest.slice(0, 4);
  if (object.some((word) => ways.has(word))) return 'go';
  return object.some((word) => /^(?:seat|nap|rest|break|breath)$/.test(word)) ? 'rest' : verb.verbClass;
}
const drawn =
  /^(?:map|picture|plan|line|circle|sketch|face|portrait|likeness|sign|symbol|arrow|door|on|diagram)s?$/;
const ways = new Set(
  'path road way route turn left right stairs stair steps door corridor tunnel train bus boat ferry lift elevator shortcut trail street bridge'.split(
    ' ',
  ),
);

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
  /\b(?:damag|wound|injur|hurt|hits?\b|hitting|struck|slash|stab|burn|bleed|bled|heal|bandag|mend|cure|curing|reviv|air supply|oxygen|fresh air|armou?r|breastplate|chainmail|shield|barrier|energy|power cell|batter|charg|radiat|radioactive|fallout|cold|heat(?!her)|freez|scorch|blizzard|inferno|water|drink|drank|thirst|dehydrat|food|meal|hunger|hungr|starv|stress|panic|dread|anxious|focus|concentrat|meditat|sex(?!ton)|naked|nude|breast|penis|vagina|orgasm|rape|fuck|shit|cunt|bitch|whore|nigg|fag|seduce|porn|strip(?! (?:of|over|the bed)\b)|undress|lick|suicid|tortur)\w*/i;
/** Words to a machine, not to a hero. */
const outOfWorld =
  /\b(?:previous instructions|system prompt|your prompt|language model|chatgpt|openai|jailbreak)\b/i;
const bloody =
  /\b(?:kill|murder|slay|behead|strangl|execut|shoot|poison|massacre|disembowel|gut|blood|lynch|tortur|flay|impal|gallows|noose)\w*|\bhanged\b|\bhang (?:him|her|them|the \w+(?:er|man|or|ar))\b/i;

/** Whether a passage may repeat these words: they move no stat, and belong on every table of this rating. */
export function isQuotable(said: string, rating: ContentRating): boolean {
  return !unquotable.test(said) && !outOfWorld.test(said) && !(rating === 'everyone' && bloody.test(said));
}

function tokensOf(text: string): readonly string[] {
  return text.replaceAll('’', "'").match(/[\p{L}\p{M}'-]+|[.,;:!?"“”()—\n]/gu) ?? [];
}

/** Whatever ends the words about one deed. */
const stops = /^(?:[.,;:!?"“”()—\n]|and|then|because|but|while|until|so|before|after|if|unless|hoping)$/i;
const most = 8;

function behind(tokens: readonly string[], verb: number): string[] {
  const rest = tokens.slice(verb + 1);
  const end = rest.findIndex((token) => stops.test(token));
  const words = rest.slice(0, end < 0 ? rest.length : end).map((token) => token.toLowerCase());
  // "Give her money", "help her milk the goats": it is she to whom it is done.
  const isTo =
    words[0] === 'her' &&
    words.length > 1 &&
    toWhom.test(verbOf((tokens[verb] ?? '').toLowerCase())?.base ?? '');
  return isTo ? ['her', 'that', ...words.slice(1)] : words;
}
const toWhom = /^(?:give|tell|show|ask|offer|pay|lend|send|help|teach|hand|sell|promise)$/;

/** The words after the verb at `start`, in the hero's own pronouns; `end` is the token where they stop. */
function quote(
  tokens: readonly string[],
  start: number,
  who: Pronouns,
  rating: ContentRating,
): { manner: string; rest: string; end: number } | null {
  const before = tokens[start - 1]?.toLowerCase() ?? '';
  const rest: string[] = [];
  let end = start + 1;
  for (; end < tokens.length && !stops.test(tokens[end] ?? ''); end++) {
    const word = tokens[end] ?? '';
    const lower = word.toLowerCase();
    if (!isPlausible(lower) && lower !== 'a' && lower !== 'i' && !/^\p{Lu}\p{Ll}/u.test(word)) return null;
    if (/^(?:you|your|yours|yourself|we|us|our|lol|pls|plz|u)$/.test(lower)) return null;
    const said = /^\p{Lu}?\p{Ll}[\p{Ll}'-]*$|^I$/u.test(word) ? word : lower;
    const spoken = rest.length === 0 ? swap(said, who) : inThePast(swap(said, who));
    rest.push(/^i$/i.test(tokens[end - 1] ?? '') && verbOf(lower)?.base === lower ? pastOf(lower) : spoken);
  }
  // Too much to quote: up to the last preposition that leaves a whole phrase before it.
  if (rest.length > most) {
    const cuts = rest.flatMap((word, i) => (i > 1 && i <= most && cutsBefore.test(word) ? [i] : []));
    const at = cuts.at(-1);
    if (at === undefined) return null;
    rest.length = at;
  }
  const last = rest[rest.length - 1] ?? '';
  // "Ask him where he comes from" is whole.
  const isAsked =
    /^(?:from|for|with|of|to|in|about)$/.test(last) &&
    rest.some((word) => /^(?:who|what|where|which|whom)$/.test(word));
  if (
    !isAsked &&
    frames.has(last) &&
    !/^(?:it|him|them|her|this|that|up|down|around|out|off|over|through|about|me|on|at)$/.test(last)
  )
    return null;
  if (!isQuotable(`${tokens[start] ?? ''} ${rest.join(' ')}`, rating)) return null;
  const manner = before.endsWith('ly') && before.length > 4 && isPlausible(before) ? before : '';
  return { manner, rest: rest.join(' '), end };
}

const cutsBefore =
  /^(?:to|at|in|on|by|with|from|under|behind|near|through|across|into|until|where|who|that|which|sitting|standing|lying|holding|looking|for|like|as)$/;

/** "ask where he is" was asked in the past. */
function inThePast(word: string): string {
  return (
    { is: 'was', are: 'were', am: 'was', can: 'could', will: 'would', has: 'had', have: 'had', does: 'did' }[
      word
    ] ?? word
  );
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
