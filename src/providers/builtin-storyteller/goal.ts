import { headOf, isIrregularPast } from './morphology.ts';
import { owned, type Pronoun } from './owned.ts';
import {
  backshift,
  core,
  hasLostOwner,
  hasSmallName,
  isDeterminer,
  isManyOf,
  isThing,
  isWhole,
} from './phrase.ts';
import { abbreviations, plainWords } from './plain-words.ts';
import { isBaseVerb } from './told-as-past.ts';
import { verbOf } from './verbs.ts';
import { stillSays, type PresetPhrases } from '../../domain/preset-phrases.ts';
import type { Archetype, Quest } from './quest.ts';

/** A goal, and the player's own words for it where they could not be parsed whole: they are told once, as they are. */
export type ReadGoal = { readonly quest: Quest; readonly said: string };

/**
 * Reads an objective.
 * @param known the phrases of the example character whose name the hero has; they count while the objective still says them
 */
export function readGoal(objective: string, pronoun: Pronoun, known?: PresetPhrases): ReadGoal {
  const isKnown = known !== undefined && stillSays(objective, known.goal);
  const text = plainWords(isKnown ? known.goal : objective, 300);
  if (!/\p{L}/u.test(text))
    return { quest: { archetype: 'pursue', goal: 'see it through', target: 'the end of it' }, said: '' };
  const quest = /["“”?]/.test(objective) ? null : parsed(text, pronoun);
  if (isKnown && quest !== null) return { quest: { ...quest, target: known.target }, said: '' };
  return quest === null ? { quest: unsaid(pronoun), said: text } : { quest, said: '' };
}

/** Stories are told of one thing that is sought: several are what the hero came for. */
function oneThing(target: string, pronoun: Pronoun): string {
  const head = headOf(`${target} `).trim().split(' ');
  const isMany =
    isManyOf(core(head.at(-1))) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|all|both|\d+)$/i.test(head[0] ?? '');
  return isMany && !/^\p{Lu}/u.test(head.at(-1) ?? '') && !target.startsWith('what ')
    ? unsaid(pronoun).target
    : target;
}

/** What the hero came for, without a word of what that is. */
function unsaid(pronoun: Pronoun): Quest {
  return {
    archetype: 'pursue',
    // It was told once in the player's own words: a scene points back to them, and says nothing that is no news.
    goal: 'see it through',
    target: `what ${pronoun} had come for`,
  };
}

const subject = "(?:i|he|she|they|we)(?:'d)?";
const manner = '(?:(?:just|only|really|desperately|always|finally) )?';
const wants =
  '(?:wants?|wish(?:es)?|needs?|hopes?|plans?|tr(?:y|ies)|aims?|intends?|means?|dreams?|ha(?:s|ve)(?: got)?|ha(?:s|ve) sworn|(?:(?:am|is|are) )?(?:determined|trying|going)|would like|like|got)';
/** "I want to", "she must", "my quest is to", "to". */
const leadIns = new RegExp(
  `^(?:(?:my|his|her|their|the) (?:goal|quest|mission|objective|dream|aim|task) is (?:to )?|${subject} ${manner}(?:${wants} (?:to )?|(?:must|will|shall) )|${wants} to |to )`,
  'i',
);

function parsed(text: string, pronoun: Pronoun): Quest | null {
  const said = asDeed(
    calm(text)
      .replaceAll('’', "'")
      .replaceAll(' & ', ' and ')
      .replace(leadIns, '')
      .replace(/[.!]+$/, ''),
  );
  // "get its serial number back", said of a machine that is called they
  const whole = owned(pronoun === 'they' ? said.replace(/^(\w+) its\b/, '$1 my') : said, pronoun);
  if (
    whole === null ||
    // "prove she did poison him", "our deposit back", "the dutchmans gold"
    /^\w+ (?:\w+ )?(?:he|him|she|them|it)\b|^(?:the|an?|my|our) .* back$/i.test(said) ||
    /\p{Lu}{4}/u.test(said) ||
    hasLostOwner(said.split(' ')) ||
    /^(?:not|never|neither|no|don't|do not|if|when|unless)\b/i.test(said)
  )
    return null;
  const all = whole.split(' ');
  const first = headClause(all);
  const words = first === null || first.length > 9 ? first : (withNext(first, all) ?? first);
  if (
    words === null ||
    words.length > most ||
    hasSmallName(words) ||
    !words.every((word) => plain.test(word))
  )
    return null;
  if (isDeterminer(words[0])) return nounQuest(words, pronoun);
  const deed = deedIn(first ?? words);
  if (deed === null) return null;
  const quest = verbQuest(deed.verb, deed.rest, words.slice(1).join(' '));
  return { ...quest, target: oneThing(quest.target, pronoun) };
}

/** What is only named, as what one does for it: "happiness" is to be found, and "who is stealing the buttons" is to be found out. */
function asDeed(said: string): string {
  if (/^(?:true )?(?:happiness|peace|love|freedom|justice|redemption|fame|glory|forgiveness)$/i.test(said))
    return `find ${said.toLowerCase()}`;
  return /^(?:who (?:is|was|has) \p{Ll}+(?:ing|ed|en)|what (?:happened|became|happens)) /u.test(said)
    ? `find out ${said}`
    : said;
}

/** A verb and what is behind it, where both are whole. */
function deedIn(words: readonly string[]): { readonly verb: string; readonly rest: string } | null {
  const [first = '', ...rest] = words;
  const verb = verbIn(first, rest);
  const [next = '', ...more] = rest;
  // "stop being famous", "keep dancing"
  const isOfDoing = /^(?:stop|keep|start|begin|quit|avoid)$/.test(verb ?? '') && /^[a-z]{2,}ing$/.test(next);
  const isAll = isOfDoing ? isWhole(more, next === 'being' ? 'be' : next) : isWhole(rest, verb ?? '');
  if (verb === null || !isAll || backshift(words) === null) return null;
  return rest.length === 0 && !alone.test(verb) ? null : { verb, rest: rest.join(' ') };
}

/** A goal with the second thing that is wished for, where that is whole and the two are short: "return the ring and apologise". */
function withNext(first: readonly string[], all: readonly string[]): string[] | null {
  const [join = '', ...rest] = all.slice(first.length);
  if (!/^(?:and|or)$/i.test(join)) return null;
  const next = headClause(rest);
  if (next === null || next.length === 0 || first.length + next.length > 10) return null;
  const [verb = ''] = next;
  if (deedIn(next) === null && !(next.length === 1 && isBaseVerb(verb))) return null;
  const comma = (all[first.length - 1] ?? '').endsWith(',') ? ',' : '';
  return [...first.slice(0, -1), `${first.at(-1) ?? ''}${comma}`, join, ...next];
}

/** Without the capitals of a shout or of a headline. */
function calm(text: string): string {
  const words = text.split(' ');
  if (words.length > 1 && /\p{L}/u.test(text) && text === text.toUpperCase()) return text.toLowerCase();
  return words.map((word, i) => (i > 0 && headline.test(word) ? word.toLowerCase() : word)).join(' ');
}

const headline = /^(?:The|An?|My|His|Her|Their|Of|In|On|At|To|From|With|By|For|And|Or)$/;

/** A goal of more words is told as it is. */
const most = 14;
const plain = new RegExp(`^(?:[\\p{Script=Latin}\\p{M}\\d'-]+,?|${abbreviations}\\.)$`, 'u');

/** Verbs that are a whole goal. */
const alone =
  /^(?:escape|survive|remember|flee|win|die|live|sleep|rest|hide|run|leave|return|fly|dance|sing|forget|retire|wait|fight|swim|dream|disappear|vanish|heal|learn|rule|succeed|marry)$/;

/** The verb with which a goal begins, in its plain form. */
function verbIn(first: string, [next, more]: readonly string[]): string | null {
  const word = first.toLowerCase();
  if (!/^[a-z-]+$/.test(word)) return null;
  const known = verbOf(word);
  if (
    known?.base === word ||
    word === 'be' ||
    (next === undefined && alone.test(word)) ||
    archetypeOf(word) !== undefined
  )
    return word;
  // "finding my sister", "finds her sister"
  if (known !== null && /(?:ing|[^s]s)$/.test(word) && isDeterminer(next)) return known.base;
  if (isIrregularPast(word)) return null;
  if (isBaseVerb(word)) return word;
  // A word before an article is a verb, whichever it is: "reclaim the throne".
  const isVerb =
    /^[a-z]+$/.test(word) &&
    (isDeterminer(next) ||
      (/^(?:down|up|across|through|into|against|along)$/.test(core(next)) && isDeterminer(more)) ||
      /^(?:him|them|everyone|everybody|somebody|someone)$/.test(core(next)));
  return isVerb && !notVerbs.test(word) ? word : null;
}

const notVerbs =
  /^(?:to|of|in|on|at|by|for|from|with|and|or|but|as|like|about|against|all|both|because|since|until|what|who|why|how|where|when|that|then|also|maybe|perhaps|please|only|just|once|not|is|was|are|were|has|had|did|does|can|could|would|should|must|he|she|it|they|we|you|him|them|\w+(?:ing|ed|tion|ness|ment|ance|ence|ship|hood))$/;

const joins = /^(?:and|or|but|then)$/i;
const clauses =
  /^(?:before|because|so|while|until|till|unless|after|if|since|even|although|though|in order|then|but|instead)$/i;

/**
 * The first of several things, where it is whole; the whole where there is one. `null` where a phrase would have to be cut to get there.
 */
function headClause(words: readonly string[]): string[] | null {
  const end = words.findIndex((_, i) => i > 0 && endsBefore(words, i));
  const head = words.slice(0, end < 0 ? words.length : end);
  const last = head.at(-1) ?? '';
  if (/[.;:!?—–(]$/.test(last) && end >= 0 && abbreviated.test(last)) return null;
  // "one (1) piano"
  if (end >= 0 && isDeterminer(last)) return null;
  head[head.length - 1] = last.replace(/[,;:.!?—–-]+$/, '');
  const isBroken = head.slice(0, -1).some((word) => /[,;:!?]$/.test(word)) && !isListed(head);
  return isBroken ? null : head.filter((word) => word !== '');
}

const abbreviated = new RegExp(`^${abbreviations}\\.$`);

/** Whether a whole clause ends before the word at `i`. */
function endsBefore(words: readonly string[], i: number): boolean {
  const before = words[i - 1] ?? '';
  const word = core(words[i]);
  const isNext = (at: number) =>
    isBaseVerb(core(words[at])) || core(words[at]) === 'to' || core(words[at]) === 'not';
  if (/[;:!?]$/.test(before) || (before.endsWith('.') && !abbreviated.test(before))) return true;
  if (/^(?:[—–-]$|\()/.test(words[i] ?? '')) return true;
  if (before.endsWith(','))
    return joins.test(word)
      ? !isListed(words) || isNext(i + 1)
      : clauses.test(word) ||
          isNext(i) ||
          /^(?:once|all|either|not|never|no|whatever|however|with|without|as|by|in|on|at|from|for|to|where|which|who)$/.test(
            word,
          );
  if (joins.test(word) && isNext(i + 1) && !isDeterminer(before)) return true;
  return i >= 3 && clauses.test(word) && !isDeterminer(words[i + 1 === words.length ? i : i - 1]);
}

/** "my ship, my crew and my trousers": what the commas part is all of one kind. */
function isListed(words: readonly string[]): boolean {
  const commas = words.flatMap((word, i) => (word.endsWith(',') ? [i] : []));
  const joined = words.findIndex((word) => /^(?:and|or)$/i.test(word));
  return (
    commas.length > 0 &&
    joined > (commas.at(-1) ?? 0) &&
    !isBaseVerb(core(words[joined + 1])) &&
    commas.every((at) => {
      const next = words[at + 1];
      return isDeterminer(next) || /^\p{Lu}/u.test(next ?? '') || at + 1 === joined;
    })
  );
}

/* ---------------------------------------------------------------- what kind of quest it is */

const byVerb: readonly (readonly [Archetype, string])[] = [
  [
    'find',
    'find seek discover locate search recover retrieve uncover hunt track explore reach collect gather obtain acquire get claim map chart reclaim return',
  ],
  ['rescue', 'rescue save free liberate'],
  [
    'defeat',
    'defeat kill slay stop destroy overthrow fight beat vanquish end conquer banish avenge hunt topple battle overcome take',
  ],
  ['escape', 'escape survive flee outlive leave evade'],
  ['deliver', 'deliver bring carry take travel transport lead escort smuggle sail cross guide'],
  [
    'solve',
    'solve investigate learn understand unravel expose reveal decode decipher catch identify figure unmask uncover know',
  ],
  ['protect', 'protect defend guard keep shield preserve hide'],
  ['build', 'build create restore rebuild repair make found open start establish fix invent unite cure heal'],
  ['prove', 'prove win compete clear earn show beat'],
  ['win', 'marry love reconcile woo date befriend forgive reunite court charm impress'],
  ['steal', 'steal rob heist swipe pull con'],
  ['become', 'become master train learn graduate join'],
];

function archetypeOf(verb: string): Archetype | undefined {
  return byVerb.find(([, list]) => list.split(' ').includes(verb))?.[0];
}

/** @param whole what the goal says behind its verb: of more than the first thing. */
function verbQuest(verb: string, rest: string, whole: string): Quest {
  const archetype =
    verb === 'win' && /\b(?:heart|love|hand)\b/i.test(rest) ? 'win' : (archetypeOf(verb) ?? 'pursue');
  const refined = refine(archetype, verb, rest);
  return {
    archetype: refined,
    goal: whole === '' ? verb : `${verb} ${whole}`,
    target: targetOf(refined, rest, verb),
  };
}

function refine(archetype: Archetype, verb: string, rest: string): Archetype {
  if (
    /^(?:out )?(?:who|why|what happened)\b|\b(?:the truth|murder(?:er)?|killer|mystery|secret)\b/i.test(
      rest,
    ) &&
    (verb === 'find' || verb === 'discover' || verb === 'uncover' || verb === 'learn')
  )
    return 'solve';
  if (
    /^(?:find out|discover|figure out|work out) (?:who|whom|whose|which|what|why|how|where|whether|if)\b/i.test(
      `${verb} ${rest}`,
    )
  )
    return 'solve';
  if (verb === 'take' && /\bdown\b/.test(rest)) return 'defeat';
  if (verb === 'win' && /^back\b/i.test(rest)) return someone.test(rest) ? 'win' : 'find';
  if (verb === 'return' && !/^(?:to|home|from)\b/i.test(rest)) return 'deliver';
  const phrase = `${verb} ${rest}`;
  return phrases.find(([, words]) => words.test(phrase))?.[0] ?? archetype;
}

/** What a verb and its particle are for. */
const phrases: readonly (readonly [Archetype, RegExp])[] = [
  ['escape', /^(?:get (?:.*\b)?(?:home|out|away)\b|run away|break out)/],
  ['find', /^(?:(?:look|search|hunt) for|(?:get|bring) back)\b/],
  ['protect', /^(?:look after|take care of|care for|watch over|stand by|keep \w+ safe)\b/],
  ['defeat', /^(?:put (?:an end|a stop) to|do away with|(?:get|take) (?:revenge|vengeance))\b/],
  ['become', /^(?:learn to|be)\b/],
];

/** Words for people, by what they do or are to each other. */
const someone =
  /\b(?:\w+(?:ist|er|or|ess|ian)|(?:wo)?man|wife|husband|girl|boy|love|daughter|son|friend|bride|groom|king|queen|prince|sweetheart|him|her)\b/i;

/** A thing that is wished for: "the crown", "a lighthouse of her own". */
function nounQuest(words: readonly string[], pronoun: Pronoun): Quest | null {
  if (!isWhole(words) || backshift(words) === null) return null;
  const phrase = lowerFirst(words.join(' '));
  return { archetype: 'find', goal: `find ${phrase}`, target: oneThing(cutNoun(phrase), pronoun) };
}

/** A noun phrase for the quest. Some archetypes have a thing of their own, because their words name a deed. */
function targetOf(archetype: Archetype, rest: string, verb: string): string {
  const found = cutNoun(
    rest
      .replace(
        /^(?:(?:out|down|for|up|after|into|about|back|away|off|over|across|through|past|together|with|care of|an end to|a stop to)\s+)+/i,
        '',
      )
      .replace(/^(?:who|what|why|how|where|which|if|whether|that)\b.*$/i, ''),
  );
  const whole = withoutState(verb, found);
  const noun = isThing(whole.split(' ')) ? whole : '';
  if (verb === 'avenge' || /^(?:revenge|vengeance)\b/i.test(rest)) return 'the one behind it';
  switch (archetype) {
    case 'escape': {
      // Who escapes with something has that to think of on the way.
      const load = /\bwith ((?:the|his|her|their|an?) .+)$/i.exec(rest)?.[1];
      return load === undefined ? 'the way out' : lowerFirst(cutNoun(load.replace(/^an? /i, 'the ')));
    }
    case 'prove':
      return verb === 'prove' || verb === 'clear' || verb === 'show' || noun === '' ? 'the proof' : noun;
    case 'become':
      return 'that calling';
    case 'win':
      // It is she who is to be won, whatever part of her was named.
      return (
        noun.replace(
          /^(?:the|his|her|their)?\s*(?:heart|love|hand|trust|friendship|affection)s? of\s+/i,
          '',
        ) || 'that heart'
      );
    default:
      return noun || (archetype === 'solve' ? 'the truth' : 'the end of it');
  }
}

/** "make her parents proud", "help the ghost move on": the thing without what it is to be or do. */
function withoutState(verb: string, found: string): string {
  const words = found.split(' ');
  const last = core(words.at(-1));
  const isState =
    /^(?:proud|secret|safe|open|hidden|warm|quiet|clean|happy|sane|whole|right|dry)$/.test(last) ||
    (isBaseVerb(last) && /^(?:make|help|let|see|watch|hear)$/.test(verb));
  return words.length > 2 && isState && /^(?:make|keep|help|let|get|leave|set|see|watch|hear)$/.test(verb)
    ? words.slice(0, -1).join(' ')
    : found;
}

/** The thing that words begin with, up to what is said of it. */
function cutNoun(phrase: string): string {
  const words = phrase.split(' ').filter((word) => word !== '');
  const stop = words.findIndex(
    (word, i) =>
      i > 0 &&
      ((nounEnds.test(word) && !(word === 'home' && unfinished.test(words[i - 1] ?? ''))) ||
        (words[i - 1] ?? '').endsWith(',') ||
        // "give her mother a proper burial"
        (i > 1 &&
          /^(?:an?|the|his|her|their)$/.test(word) &&
          !/^(?:of|all|both|than)$/.test(words[i - 1] ?? '')) ||
        (i > 2 && /^(?:taken|stolen|lost|hidden|buried|kept)$/i.test(word)) ||
        (word === 'one' && /^(?:last|more|final)$/.test(words[i + 1] ?? '') && i > 1) ||
        // "her wing mended": what is to be done with it
        (i > 1 && i === words.length - 1 && /\w{3}ed$/.test(word) && isDeterminer(words[0])) ||
        // "his poems published", "the suitors waiting"
        (i > 1 &&
          /\w(?:ed|ing)$/.test(word) &&
          (i === words.length - 1 || nounEnds.test(words[i + 1] ?? '')) &&
          isManyOf(core(words[i - 1])))),
  );
  const whole = words.slice(0, stop < 0 ? words.length : stop);
  const of = whole.length > 7 ? whole.indexOf('of') : -1;
  return whole
    .slice(0, of > 1 ? of : whole.length)
    .join(' ')
    .replace(/,$/, '');
}

const nounEnds =
  /^(?:from|in|on|at|by|with|worth|before|over|past|along|towards?|out|up|down|back|home|round|around|who|whom|whose|that|which|what|when|how|if|to|and|or|but|for|through|against|inside|under|beneath|behind|between|beyond|near|about|off|across|without|was|is|has|had|as|into|after|until|till|again|alive|together|once|safely|free|forever|nobody|everybody|everyone|somebody|someone|anyone)$/;

/** "a new home": the noun is still to come. */
const unfinished =
  /^(?:the|an?|his|her|their|new|old|own|better|safe|safer|real|true|good|first|last|forever|second)$/i;

function lowerFirst(text: string): string {
  return /^(?:The|A|An|My|His|Her|Their)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
