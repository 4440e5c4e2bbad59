import { plainWords } from './plain-words.ts';

/** What a story is told for; each has its own lines in the core pack. */
export const motives = [
  'family',
  'love',
  'guilt',
  'revenge',
  'duty',
  'wonder',
  'glory',
  'survival',
  'justice',
  'peace',
] as const;
export type Motive = (typeof motives)[number] | 'none';

/** What moves the hero, by the words of the reason. */
export function motiveOf(motivation: string): Motive {
  return motiveWords.find(([, words]) => words.test(motivation))?.[0] ?? 'none';
}

/** Whom a reason is about: 'sister', or 'sister Ada' where it names her; '' for nobody, and for the dead, to whom nobody writes. */
export function kinOf(motivation: string): string {
  if (dead.test(motivation)) return '';
  const found =
    /\b(sister|brother|mother|father|daughter|son|wife|husband|twin|uncle|aunt|grandmother|grandfather|niece|nephew|friend)\b(?: (\p{Lu}\p{Ll}+))?/u.exec(
      plainWords(motivation, 300),
    );
  return found === null ? '' : [found[1], found[2]].filter((part) => part !== undefined).join(' ');
}

const kin =
  '(?:sister|brother|mother|father|daughter|son|wife|husband|twin|uncle|aunt|grandmother|grandfather|niece|nephew|friend)';
const dead = new RegExp(
  `\\b${kin}\\b(?: \\p{Lu}\\p{Ll}+)? (?:\\w+ )?(?:died|is dead|was (?:killed|murdered|hanged|shot|buried|drowned)|is buried|drowned|passed away)\\b|\\b(?:killed|murdered|shot|buried|hanged|drowned|ate) (?:my|his|her|their) (?:\\w+ )?${kin}\\b|\\bdead ${kin}\\b`,
  'u',
);

const motiveWords: readonly (readonly [Motive, RegExp])[] = [
  // What is felt about somebody says more than who it is.
  ['revenge', /\b(?:reveng|aveng|vengeance|payback|hatred|hate|wronged)\w*/i],
  ['guilt', /\b(?:guilt|redempt|redeem|atone|forgive|mistake|regret|failed|shame|fault)\w*/i],
  [
    'family',
    /\b(?:family|father|mother|brother|sister|daughter|son|child(?:ren)?|parents?|grand\w+|uncle|aunt|home|heritage|village|people)\b/i,
  ],
  ['love', /\b(?:love|heart|romance|lover|wife|husband|beloved|marry|friend)\w*/i],
  ['justice', /\b(?:justice|truth|innocent|right|fair|oppress|tyran|freedom|free)\w*/i],
  ['duty', /\b(?:duty|honou?r|oath|promise|loyal|sworn|order|job|command|prophecy)\w*/i],
  ['survival', /\b(?:surviv|live|alive|escape|dying|death|cure|save)\w*/i],
  ['glory', /\b(?:glory|fame|rich|wealth|money|gold|power|best|prove|legend|respect|dream)\w*/i],
  ['wonder', /\b(?:curio|discover|knowledge|learn|explore|mystery|wonder|unknown|adventure|understand)\w*/i],
  ['peace', /\b(?:peace|rest|protect|safe|hope|balance|belong)\w*/i],
];
