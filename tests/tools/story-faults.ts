import type { CharacterForm } from '../../src/domain/character.ts';
import { isPast } from '../../src/providers/builtin-storyteller/phrase.ts';
import { isBaseVerb } from '../../src/providers/builtin-storyteller/told-as-past.ts';

/** A shape of broken English, by its name, and the words in which it was found. */
export type Fault = { readonly shape: string; readonly words: string };

/**
 * What is broken in a page, as far as its shape shows it. What the page tells in the player's own words, between quotation marks, is
 * the player's; everything else is looked at.
 */
export function faultsIn(page: string, form: CharacterForm): readonly Fault[] {
  const faults: Fault[] = [];
  const own = [form.objective, form.motivation, form.setting, form.appearance].map(plain);
  // "…": words of the form stand in a page as they were written.
  const text = plain(page).replace(/"([^"]*)"/g, (whole, said: string) =>
    said.length > 0 && own.some((each) => each !== '' && each.toLowerCase().includes(bare(said)))
      ? '"So."'
      : whole,
  );
  const unsaid = text.replace(/"[^"]*"/g, '"So."');
  for (const [shape, found] of shapes)
    for (const match of unsaid.matchAll(found)) faults.push({ shape, words: around(unsaid, match.index) });
  for (const paragraph of text.split('\n\n')) {
    if ((paragraph.match(/"/g) ?? []).length % 2 === 1)
      faults.push({ shape: 'quotation marks that do not pair', words: paragraph.slice(0, 60) });
    if (!/[.!?…]"?$/.test(paragraph))
      faults.push({ shape: 'a paragraph without an end', words: paragraph.slice(-60) });
    if (/^"?[a-z]/.test(paragraph))
      faults.push({ shape: 'a sentence that begins small', words: paragraph.slice(0, 60) });
  }
  for (const match of text.matchAll(/\bto ([a-z]+) ([a-z]+)\b/g))
    if (match[1] === 'win' && isBaseVerb(match[2] ?? ''))
      faults.push({ shape: 'a bare verb after win', words: around(text, match.index) });
  faults.push(...agreement(unsaid), ...cutWords(text, form), ...nearPast(unsaid, form));
  return faults;
}

function plain(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[.,;:!?]+$/, '');
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 25), at + 45).replaceAll('\n', ' ');
}

const articles = 'the|an?';
const owners = 'my|his|her|their|your|our|its';
const prepositions = 'of|in|on|at|from|with|by|for|to|into|under|over|and|or|but|than|that|who';

const shapes: readonly (readonly [string, RegExp])[] = [
  ['two articles', new RegExp(`\\b(?:${articles}) (?:${articles})\\b`, 'gi')],
  ['an article before an owner', new RegExp(`\\b(?:${articles}) (?:${owners})\\b`, 'gi')],
  ['an owner before an article', new RegExp(`\\b(?:my|his|their|your|our|its) (?:${articles})\\b`, 'gi')],
  [
    'no noun behind an article',
    new RegExp(
      `(?<![\\p{L}.'])(?:the|an?|my|their|your|our)(?: (?:${prepositions})(?![\\w-])|[,.;:!?])`,
      'giu',
    ),
  ],
  [
    'no noun behind an adjective',
    /, an? (?:small|tall|thin|lean|big|young|old|pale|dark|strong|plump|broad|bald|grey|little|round|short), (?:was|had|could|stood|lived|paid|kept|came|\w+ed)\b/gi,
  ],
  [
    'a sentence cut at an abbreviation',
    /\b(?:in|at|on|of|to|from|for) (?:the )?(?:St|Dr|Mr|Mrs|Ms|Mt|Ft|Sgt|Capt|Prof)\b(?!\.? \p{Lu}\p{Ll})/gu,
  ],
  ['a negation that is no verb', /\b(?:win|find|get|seek|see) (?:not|never|neither)\b/gi],
  ['to behind to', /\bto (?:to|I|we|he|she|they|if|when|because|not|never|neither)\b/g],
  [
    'as ever behind no adjective',
    /\b(?:\w+er|\w+or|\w*man|woman|boy|girl|suit|lion|dog|nurse|monk|daughter|monocle) as ever\b/gi,
  ],
  ['the same word twice', /\b(?!had|that|ha|no|so|very)([a-z']+) \1\b/gi],
  ['a sentence that begins small', /(?<=[a-z]{2}[.!?]"? )(?<![!?.,]" )[a-z]/g],
  ['first person outside of speech', /\b(?:I|my|me|mine|myself|we|our|us)\b/g],
  ['marks that stand together', /[,;:] ?[,;:.!?]|(?<!\.)\.\.(?!\.)| [,.;:!?]|\( ?\)/g],
  ['a slot that was left', /[{}|[\]]|\bundefined\b|\bNaN\b/g],
  [
    'a where of nowhere',
    /(?<!\b(?:came|come|went|ran|got|way) )\b(?:in|on|at) (?:at|aboard|under|near|here|somewhere)\b/gi,
  ],
  ['an article before a where', /\bthe (?:here|home (?!town)|somewhere|anywhere|nowhere|everywhere)\b/gi],
  [
    'a present between pasts',
    /\b(?:who|which|because (?:he|she|it|they|his \w+|her \w+|their \w+)) (?:is|are|has|does|can|will)\b/g,
  ],
  ['a reason without a subject', /\bfor one reason:|\bbecause (?:and|or|but|to|of|is|was|has|had)\b/g],
  ['a contraction of the player’s', /\b(?:because|that) [^.,;:]*\w(?:n't|'(?:re|ll|ve|m|d))\b/g],
  ['a finite verb behind to', /\bto (?:was|were|is|are|has|had|did|does)\b/gi],
];

/** Verbs that do not go with who does it. */
function agreement(unsaid: string): Fault[] {
  const faults: Fault[] = [];
  const wrong = [
    /(?<!\b(?:if|though|as|would|did|could|should|of|below|above|behind|beside|round|on|in) )\b(?:he|she|it) (?:were|are|have|do|am)\b/gi,
    /\bthey (?:was|is|has|does|am)\b/gi,
    /\bwho they was\b/gi,
    /\b(?:that|because|who|why|what|if) (?:he|she|it|they) (?:love|want|need|know|think|live|believe|hate|say|make|take|promise|hope|like|keep|see|owe|miss|feel|remember|find|give|get|go)\b/gi,
    /\b(?:that|because|who|why|what|if) (?:he|she|it) (?:loves|wants|needs|knows|thinks|lives|hates|is|has|does|can|will|says)\b/gi,
  ];
  for (const each of wrong)
    for (const match of unsaid.matchAll(each))
      faults.push({ shape: 'a verb that does not agree', words: around(unsaid, match.index) });
  return faults;
}

/** What was past when the player said it, told as if it happened while the story does: "because they killed her brother". */
function nearPast(unsaid: string, form: CharacterForm): Fault[] {
  const fields = [
    [form.motivation, 'because'],
    [form.objective, 'who|that'],
  ] as const;
  return fields.flatMap(([field, opener]) =>
    (
      plain(field)
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    )
      .filter(isPast)
      .flatMap((word) => {
        const near = new RegExp(
          `\\b(?:${opener}) (?:\\p{L}+ ){0,3}(?<!\\b(?:had|been|was|were|and|or|have|the|an?) )${word}\\b`,
          'gu',
        );
        return [...unsaid.matchAll(near)]
          .filter(([whole]) => !/\b(?:when|had)\b/.test(whole))
          .map(({ index }) => ({
            shape: 'a past that is not far enough back',
            words: around(unsaid, index),
          }));
      }),
  );
}

/** Where a page takes up the player's words and drops them inside a phrase. */
function cutWords(text: string, form: CharacterForm): Fault[] {
  const faults: Fault[] = [];
  for (const said of [form.objective, form.setting, form.appearance]) {
    const words = plain(said).replace(/^to /i, '').split(' ');
    for (let from = 0; from < words.length - 1; from++) {
      // The longest run of the player's words from here that the page repeats.
      let to = from + 1;
      while (to < words.length && has(text, words.slice(from, to + 1).join(' '))) to += 1;
      const run = words.slice(from, to);
      const next = words[to];
      if (run.length < 2 || next === undefined) continue;
      const last = run.at(-1) ?? '';
      const isOpen = new RegExp(
        `^(?:${articles}|${owners}|of|from|with|by|and|or|than|who|whose|which|to|very|more|most)$`,
        'i',
      ).test(last);
      if (isOpen && endsAt(text, run.join(' ')))
        faults.push({ shape: 'a phrase that is cut', words: run.join(' ') });
    }
  }
  return faults;
}

function has(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

function endsAt(text: string, words: string): boolean {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at >= 0 && /^[,.;:!?]/.test(text.slice(at + words.length));
}
