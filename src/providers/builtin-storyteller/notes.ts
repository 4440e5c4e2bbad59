import { plainWords } from './plain-words.ts';

/** What the notes to the author ask for, as far as this storyteller can answer it. */
export type Levers = {
  readonly funny: boolean;
  /** No blood, no fright. */
  readonly gentle: boolean;
  /** More talk. */
  readonly talk: boolean;
  /** How fast the plot goes: turns that its steps wait more or less, -1 to 1. */
  readonly pace: -1 | 0 | 1;
  /** What must not appear, as a pattern over a card's words; `null` when nothing was named. */
  readonly avoid: RegExp | null;
  /** Things that must appear, up to three, as noun phrases: "a talking fox". */
  readonly musts: readonly string[];
};

/** The notes that were read last: every turn of a story asks for the same ones. */
let last: { readonly notes: string; readonly levers: Levers } | null = null;

/** Reads wishes in plain English; what it does not understand it leaves. */
export function readNotes(notes: string): Levers {
  if (last?.notes !== notes) last = { notes, levers: leversIn(notes) };
  return last.levers;
}

function leversIn(notes: string): Levers {
  const text = plainWords(notes, 1000);
  const musts: string[] = [];
  const wish =
    /\b(?:include|includes|add|feature|featuring|must have|should have|there (?:is|must be|should be)|please have|i want)\s+((?:an?|the|some|my)\s+[\p{L}', -]{2,120})/giu;
  for (const found of text.matchAll(wish)) {
    // "A lighthouse and a white raven" are two.
    for (const wished of (found[1] ?? '').split(/(?:,| and|, and)\s+(?=(?:an?|the|some|my)\s)/i)) {
      const phrase =
        wished.split(/\s(?:and|in|who|that|with|as|to|at|on|for|please|somewhere)\s|,/i)[0]?.trim() ?? '';
      const words = phrase.split(' ');
      if (
        words.length > 1 &&
        words.length <= 5 &&
        !/\b(?:story|more|lot|tone|dialogue|humou?r|violence|ending|style|romance)\b/i.test(phrase)
      )
        musts.push(phrase.charAt(0).toLowerCase() + phrase.slice(1));
    }
  }
  return {
    funny: /\b(?:funny|humou?r|comic|comedy|jokes?|light-?hearted|silly|witty)\b/i.test(text),
    gentle:
      /\b(?:no (?:violence|blood|gore|fighting|killing|death)|gentle|cosy|cozy|kid|child(?:ren)?|bedtime|not (?:too )?(?:scary|violent))\b/i.test(
        text,
      ),
    talk: /\b(?:more|lots? of|plenty of|much|with) (?:dialogues?|dialog|talk(?:ing)?|conversations?|banter|speech)\b/i.test(
      text,
    ),
    pace: /\b(?:slow(?:er|ly)?|slow-?burn|take (?:your|its) time|unhurried)\b/i.test(text)
      ? 1
      : /\b(?:fast(?:er)?|quick(?:er)?|fast-?paced|action-?packed|short story)\b/i.test(text)
        ? -1
        : 0,
    avoid: avoidOf(text),
    musts: musts.slice(0, 3),
  };
}

const unwanted =
  /\b(?:no|without|avoid|never mention|leave out|don't (?:include|mention|use)|do not (?:include|mention|use)|afraid of|phobia of|not about)\s+(?:any\s+|the\s+|an?\s+)?((?:[\p{L}-]{3,20})(?:(?:,| or| and|, or|, and) (?:[\p{L}-]{3,20}))*)/giu;
/** Words that ask for a tone, or for nothing that a card could name. */
const tones =
  /^(?:violence|blood|gore|fighting|killing|death|more|need|idea|problem|way|one|doubt|matter|longer|please|romance|jokes?|humou?r|swearing|spoilers?|cliff-?hangers?|and|or|any|the)$/i;

/** "No spiders, please" leaves out every card with a spider in it. */
function avoidOf(text: string): RegExp | null {
  const nouns: string[] = [];
  for (const found of text.matchAll(unwanted)) {
    for (const noun of (found[1] ?? '').split(/,? (?:or|and) |, ?/)) {
      const bare = noun.toLowerCase().replace(/(?<=[^s])s$/, '');
      if (bare.length >= 3 && !tones.test(noun) && /^[\p{L}-]+$/u.test(bare)) nouns.push(bare);
    }
  }
  return nouns.length === 0 ? null : new RegExp(`\\b(?:${nouns.slice(0, 8).join('|')})(?:s|es)?\\b`, 'i');
}
