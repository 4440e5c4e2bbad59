import { hash32 } from './random.ts';
import { isIrregularPast } from './morphology.ts';
import { isOldEra } from '../../domain/character-choices.ts';
import type { Era, Genre } from '../../domain/character.ts';

/** How people talk: as one does today, in short forms wherever they can stand; or in most sentences so, and in the others in full. */
export type Talk = 'short' | 'mostly short';

const stately: ReadonlySet<Genre> = new Set<Genre>(['fantasy', 'historical']);
const plainSpoken: ReadonlySet<Genre> = new Set<Genre>([
  'western',
  'detective',
  'thriller',
  'cyberpunk',
  'comedy',
  'sci-fi',
  'space-opera',
  'superhero',
  'survival',
]);

/** How people talk in a genre and an age. */
export function talkOf(genre: Genre, era: Era): Talk {
  if (plainSpoken.has(genre)) return 'short';
  return isOldEra(era) || stately.has(genre) ? 'mostly short' : 'short';
}

/** Of ten sentences in which nobody need say it in full, so many are short where people talk mostly so. */
const shortOfTen = 6;

/**
 * Whether somebody weighs every word: who judges, reigns, prays, serves at table, is a machine or has no body.
 * @param noun what somebody is: 'night porter'; '' where nobody knows.
 */
export function isFormal(noun: string): boolean {
  return formal.test(noun);
}

const formalNouns =
  'judge|magistrate|queen|king|emperor|empress|prince|princess|duke|duchess|countess|count|baron(?:ess)?|chancellor|priest(?:ess)?|abbot|abbess|prior(?:ess)?|bishop|archdeacon|deacon|vicar|pope|cardinal|monk|nun|friar|hermit|oracle|prophet(?:ess)?|butler|footman|herald|toastmaster|crier|governess|schoolmistress|ambassador|notary|machine|robot|android|automaton|computer|unit|golem|statue|gargoyle|ghost|spirit|spectre|angel|demon|god|goddess|dead singer|hedge giant|straw man|walking library|great-grandmother';
const formal = new RegExp(`(?:^|[ -])(?:${formalNouns})$`, 'i');
/** Who says it where the text itself names a speaker of weight, and what was written and is only read out. */
const formalTag = new RegExp(
  `\\b(?:said|asked|replied|answered|announced|declared|added|called|whispered|cried) (?:the|an?) (?:\\p{L}+ )?(?:${formalNouns})\\b|\\b(?:the|an?) (?:${formalNouns}) (?:said|asked|replied|answered|announced|declared|added|whispered)\\b|\\b(?:read|wrote|written|printed|painted|carved|scratched|recited|prayed|signed)\\b[^".!?]{0,30}""|"" (?:it|the (?:sign|letter|paper|note|board|card|label|page)) (?:read|said|ran)\\b`,
  'iu',
);

/** Whether a telling, its talk left out, names a speaker of weight or something written. */
export function isSaidInFull(text: string): boolean {
  return formalTag.test(text.replace(/"[^"]*"/g, '""'));
}

/**
 * The talk in a text as one says it: 'do not' is "don't" between quotation marks, 'it is' "it's"; what is stressed or ends a clause
 * stays in full ("yes, I am", "that is what it is"), and so does 'is he'. No sentence has both forms; narration keeps its words. Twice done
 * is once done.
 * @param text with straight quotation marks; where one of them has no partner it stays as it is.
 * @param kept words of a player, which nobody changes.
 * @param open whether somebody is speaking already where it begins.
 */
export function withShortForms(
  text: string,
  talk: Talk = 'short',
  kept: readonly string[] = [],
  open = false,
): string {
  if (!mayShorten.test(text)) return text;
  const parts = text.split('"');
  if (!open && parts.length % 2 === 0) return text;
  // '"The first," said Wat, "and then the rest."': one sentence on both sides of who says it.
  let last: boolean | null = null;
  return parts
    .map((part, i) => {
      if ((i % 2 === 1) === open) return part;
      const sentences = part.split(sentenceSeam);
      return sentences
        .map((sentence, at) => {
          const goesOn = at === 0 && last !== null && /^\s*\p{Ll}/u.test(sentence);
          const isShort: boolean = goesOn && last !== null ? last : saysShort(sentence, talk);
          last = isShort;
          return isShort && !kept.some((words) => sentence.includes(words)) ? shortened(sentence) : sentence;
        })
        .join(' ');
    })
    .join('"');
}

const mayShorten = /\b(?:not|cannot|am|is|are|have|has|had|will|would)\b|\bLet us\b/;
const sentenceSeam = /(?<=[.!?…]'?) (?=\S)/u;
const hasShort = /\p{L}n['’]t\b|\b(?:I|you|he|she|it|we|they|that|there|who|what)['’](?:s|m|re|ve|ll|d)\b/iu;

/** By the words of the sentence alone, so that every device says the same. */
function saysShort(sentence: string, talk: Talk): boolean {
  return talk === 'short' || hasShort.test(sentence) || hash32(sentence.toLowerCase()) % 10 < shortOfTen;
}

/** One spoken sentence in short forms. */
function shortened(sentence: string): string {
  return sentence
    .replace(asked, (whole, verb: string, who: string, at: number) =>
      asksOnly(sentence, at, whole) ? `${negated(verb)} ${who}` : whole,
    )
    .replace(subjects, (whole, who: string, verb: string, next: string, at: number, all: string) => {
      const ending = endingOf(who.toLowerCase(), verb, next, all.slice(0, at), all.slice(at + whole.length));
      return ending === '' ? whole : `${who}'${ending}`;
    })
    .replace(negatives, (whole, verb: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length);
      // "The thing is not to stop": what is denied stands behind it; and whoever writes NOT means it.
      if (!whole.endsWith('not')) return whole;
      if (/^ (?:only|so much)\b/.test(rest) || (/^(?:is|was)$/i.test(verb) && /^ to (?!be\b)/.test(rest)))
        return whole;
      return negated(verb);
    })
    .replace(/\b(c)annot\b/gi, "$1an't")
    .replace(
      /^(\s*)Let us (?=(?:not|go(?![.!])|see|say|look|begin|have|get|hear|try|sit|eat|be|hope|take|put|call|start|ask|count|talk|do|find|leave|keep|make)\b)/,
      "$1Let's ",
    );
}

/** "Do you not see?" */
const asked =
  /\b(do|does|did|is|are|was|were|has|have|can|could|would|will) (I|you|he|she|it|we|they) not(?= \p{L}|\?)/giu;
const negatives = /\b(do|does|did|is|are|was|were|have|has|had|would|could|should|can|will) not\b/gi;
const subjects =
  /\b(I|you|he|she|it|we|they|that|there|who|what|where) (am|are|is|have|has|had|will|would)(?= ([\p{L}']+))/giu;

/** Whether what stands at a place is asked for itself: the next stop behind it is a question mark, and no clause stands before it. */
function asksOnly(sentence: string, at: number, whole: string): boolean {
  const before = sentence.slice(0, at);
  if (!/^\s*$|[,;:-] $|\b(?:and|but|so|why|then|or) $/i.test(before)) return false;
  return /^[^.!;:,]*\?/.test(sentence.slice(at + whole.length));
}

function negated(verb: string): string {
  const lower = verb.toLowerCase();
  const short = lower === 'will' ? "won't" : lower === 'can' ? "can't" : `${lower}n't`;
  return /^[A-Z]/.test(verb) ? short.charAt(0).toUpperCase() + short.slice(1) : short;
}

/** Whom a verb belongs to. */
const verbsOf: { readonly [who: string]: readonly string[] } = {
  i: ['am', 'have', 'had', 'will', 'would'],
  you: ['are', 'have', 'had', 'will', 'would'],
  we: ['are', 'have', 'had', 'will', 'would'],
  they: ['are', 'have', 'had', 'will', 'would'],
  he: ['is', 'has', 'had', 'will', 'would'],
  she: ['is', 'has', 'had', 'will', 'would'],
  it: ['is', 'has', 'will'],
  that: ['is', 'will'],
  there: ['is', 'will'],
  who: ['is'],
  what: ['is'],
  where: ['is'],
};

/** What is said behind the apostrophe; '' where the verb is said in full. */
function endingOf(who: string, verb: string, next: string, before: string, after: string): string {
  if (verbsOf[who]?.includes(verb) !== true || leftOut.test(next)) return '';
  const last = /(\S+)\s+$/.exec(before)?.[1] ?? '';
  const begins = last === '' || /[,;:.!?…–—-]$/.test(last);
  const word = begins ? '' : last.toLowerCase();
  const clause = before.slice(before.search(/[^,;:.!?…–—]*$/));
  if ((who === 'it' || who === 'that' || who === 'there') && !begins && !leadsTo.test(word)) return '';
  if ((who === 'you' || who === 'it') && (prepositions.test(word) || /^let$/i.test(word))) return '';
  const isBeing = verb === 'am' || verb === 'is' || verb === 'are';
  if (isBeing) {
    if (next === 'not') return who === 'i' ? 'm' : verb === 'are' ? 're' : '';
    // "How old he is by now": what it is stands before it.
    const gap = /ing$/i.test(next) ? /^(?:here|there)$/ : /^(?:here|there|so|nor|neither|as|than|all)$/;
    if (gap.test(word) || (!/ing$/i.test(next) && asksFor.test(clause))) return '';
    // "I am what I am."
    if (new RegExp(`^ (?:what|who|as|where|how) ${who}\\b`, 'i').test(after)) return '';
    if (who === 'what' || who === 'where')
      return /^(?:that|this|the|your|my|his|her|their|in|on|going|left|wrong)$/.test(next) &&
        (begins || (who === 'what' && /^(?:know|see|ask|and|but|say)$/.test(word)))
        ? 's'
        : '';
    // "Who is it that sends them?"
    if (who === 'who' && /^(?:it|he|she|this|to)$/.test(next)) return '';
    if (who === 'who') return begins || /^(?:know|see|ask|one|man|woman|and|but)$/.test(word) ? 's' : '';
    return verb === 'am' ? 'm' : verb === 'are' ? 're' : 's';
  }
  if (next === 'not') return '';
  if (verb === 'will') return 'll';
  if (verb === 'would') return 'd';
  if (verb === 'had' && next === 'better') return 'd';
  // "What would you have done?"
  if (verb === 'have' && /^(?:would|could|should|might|must|will|may|shall|can|did|do)$/.test(word))
    return '';
  const done = participleOf(next, after);
  if (!done) return '';
  return verb === 'have' ? 've' : verb === 'has' ? 's' : 'd';
}

/** Behind these a verb is said for all that was said before: "I am, and so are you", "I will too". */
const leftOut =
  /^(?:and|or|but|too|if|because|than|when|though|although|until|unless|till|since|either|nor)$/i;
/** What 'it' and 'there' may stand behind and still be who does it: "whoever took it is gone" is none of these. */
const leadsTo =
  /^(?:and|but|so|then|that|because|if|when|whenever|while|where|why|since|until|till|though|although|as|or|yet|now|well|yes|no|once|whether|perhaps|maybe|today|think|thinks|thought|know|knew|say|says|said|hope|sure|believe|suppose|swear|see|guess|tonight|tomorrow|only|all|what|whatever|who)$/;
const prepositions =
  /^(?:in|with|of|on|to|for|at|by|from|about|under|behind|round|like|than|after|before|over|into|without|between|near|beside|against|through|toward)$/;
const asksFor = /\b(?:how|however|what|whatever|which|whichever|who|whom|whoever|where|wherever)\b/i;

/** Whether 'have' is followed by what was done: 'seen', 'never been', not 'a house' or 'to go'. */
function participleOf(next: string, after: string): boolean {
  const words = [next, ...after.trimStart().split(/\s+/).slice(1, 3)].map((word) =>
    word.replace(/[^\p{L}'’-].*$/u, '').toLowerCase(),
  );
  const at = words.findIndex(
    (word) =>
      !/^(?:never|always|just|only|already|also|often|long|ever|all|both|once|not|half|quite)$/.test(word),
  );
  const word = words[at] ?? '';
  // "All that I have left": here it is a thing that one has.
  if (word === 'left') return /^(?:the|my|it|him|her|them|a|you|your|his)$/.test(words[at + 1] ?? '');
  return (
    participles.has(word) ||
    (/[a-z]{2}ed$/.test(word) && !/^(?:need|speed|seed|weed|bed|red|shed|deed|hundred|feed)$/.test(word)) ||
    (isIrregularPast(word) && !notDone.has(word))
  );
}

const participles = new Set(
  'been had done gone seen come put cut set let shut hit hurt read cost known grown shown thrown blown drawn flown given taken written spoken broken stolen chosen frozen forgotten hidden ridden risen driven eaten fallen beaten begun sung rung sunk drunk run become worn torn sworn born got gotten made paid said told sold held heard found bound wound met lost kept slept lent sent spent built bought brought caught taught thought fought sat stood understood won hung stuck dug led fed lain laid'.split(
    ' ',
  ),
);
/** Pasts whose participle is another word, or that are things as well. */
const notDone = new Set(
  'was did went saw came knew grew threw blew drew flew gave took wrote spoke broke stole chose froze forgot rode rose drove ate fell began sang rang sank drank ran wore tore swore bore bit hid saw lay left'.split(
    ' ',
  ),
);
