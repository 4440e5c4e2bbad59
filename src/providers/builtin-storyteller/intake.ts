import { asideOf, looksOf, type Looks } from './looks.ts';
import { headOf } from './morphology.ts';
import { plainWords } from './plain-words.ts';
import { verbOf } from './verbs.ts';
import type { CharacterForm } from '../../domain/character.ts';

/** The shapes of a quest; each has its own ties, turns and resolutions in the core pack. */
export const archetypes = [
  'find',
  'rescue',
  'defeat',
  'escape',
  'deliver',
  'solve',
  'protect',
  'build',
  'prove',
  'win',
  'steal',
  'become',
  'pursue',
] as const;
export type Archetype = (typeof archetypes)[number];

/** A quest in words that fit into sentences. */
export type Quest = {
  readonly archetype: Archetype;
  /** After 'to': "find the lost crown". */
  readonly goal: string;
  /** As a thing: "the lost crown". */
  readonly target: string;
};

/** What stands for a goal that names no thing: nobody can be near it, or know its name. */
const standIns =
  /^(?:(?:the truth|peace|love|happiness|redemption|revenge|vengeance|justice|fame|glory|freedom|fortune|forgiveness)\b.*|the way out|the end of it|the proof|that calling|that heart|the one behind it|home|(?:his|her|their|your) (?:way|fortune|freedom|honou?r|name|place|innocence|worth)\b.*)$/;

/** Whether a goal names something or somebody that can be touched. */
export function namesThing(quest: Quest): boolean {
  return !standIns.test(quest.target);
}

const spots =
  /\b(?:city|town|village|island|isle|land|lands|valley|source|spring|river|lake|temple|tomb|grave|mine|home|house|road|way|path|pass|planet|world|moon|colony|station|farm|ranch|orchard|forest|wood|garden|field|oasis|harbou?r|bridge|castle|tower|school|inn|library|kingdom|realm|gate|door|ruins?|cave|mountain|homestead|rain|cure|answer)s?\b/i;

/** Whether a goal names a place, which can neither be carried nor be copied. */
export function namesSpot(quest: Quest): boolean {
  return spots.test(headOf(quest.target));
}

/** Whether what a goal names is somewhere else, and is looked for. */
export function isSought(quest: Quest): boolean {
  return /^(?:find|rescue|steal|defeat)$/.test(quest.archetype) && namesThing(quest);
}

/** What the form says, made ready for telling. Everything in it is free of markup. */
export type Intake = {
  readonly name: string;
  readonly short: string;
  readonly pronoun: 'he' | 'she' | 'they';
  readonly quest: Quest;
  readonly looks: Looks;
  /** Stands behind the name between commas: "with silver hair", "tall and grim"; '' when there is none. */
  readonly aside: string;
  /** The setting as a thing, "the floating city of Aerie", and as a place, "in the floating city of Aerie". */
  readonly home: string;
  readonly inHome: string;
  readonly motive: Motive;
  /** Whom the reason is about: 'sister', or 'sister Ada' where the form names her; '' for nobody. */
  readonly kin: string;
  readonly ageBand: 'child' | 'teen' | 'adult' | 'elder';
};

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

/** Forms that were read last, by all that is read of them: every turn of a story asks for the same one. */
const read = new Map<string, Intake>();

/** Reads the form; every field may hold anything. */
export function readForm(form: CharacterForm): Intake {
  const { name, appearance, age, gender, objective, setting, motivation } = form;
  const key = JSON.stringify([name, appearance, age, gender, objective, setting, motivation]);
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size > 7) read.clear();
  const intake = intakeOf(form);
  read.set(key, intake);
  return intake;
}

function intakeOf(form: CharacterForm): Intake {
  const pronoun = form.gender === 'male' ? 'he' : form.gender === 'female' ? 'she' : 'they';
  const name = plainWords(form.name, 60) || 'the stranger';
  const looks = looksOf(form.appearance);
  return {
    name,
    short: shortName(name),
    pronoun,
    quest: questOf(form.objective, pronoun),
    looks,
    aside: asideOf(form.appearance, looks),
    ...homeOf(form.setting),
    motive: motiveOf(form.motivation),
    kin: kinOf(`${form.motivation}. ${form.objective}`),
    ageBand: form.age < 13 ? 'child' : form.age < 18 ? 'teen' : form.age < 60 ? 'adult' : 'elder',
  };
}

const titles = new Set(
  'the dr dr. mr mr. mrs mrs. ms ms. captain sir lady lord king queen prince princess detective agent old doctor professor major colonel sergeant general father mother sister brother saint el la von de baron count miss aunt uncle commander inspector'.split(
    ' ',
  ),
);

const ranks =
  /^(?:captain|commander|doctor|dr\.?|professor|major|colonel|sergeant|general|inspector|detective|agent|mr\.?|mrs\.?|ms\.?|miss)$/i;

function shortName(name: string): string {
  const parts = name.split(' ');
  const first = parts[0] ?? name;
  // "Captain Ilse Brandt" is Captain Brandt to those who know her.
  if (parts.length > 2 && ranks.test(first)) return `${first} ${parts.at(-1) ?? ''}`;
  if (
    parts.length < 2 ||
    titles.has(first.toLowerCase()) ||
    !/^\p{Lu}\p{Ll}/u.test(first) ||
    first.endsWith('.')
  )
    return name;
  return /\b(?:the|of|de|von)\b/i.test(name) || parts.length < 4 ? first : name;
}

/* ---------------------------------------------------------------- the quest */

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

const leadIns =
  /^(?:(?:i|he|she|they|we)\s+)?(?:(?:wants?|wish(?:es)?|needs?|hopes?|plans?|tr(?:y|ies)|trying|aims?|ha(?:s|ve)|dreams? of|must|has sworn|is determined|is trying|desperately|only)\s+)*(?:my (?:goal|quest|mission|objective) is\s+)?(?:to\s+)?/i;

/** Reads an objective. */
function questOf(objective: string, pronoun: 'he' | 'she' | 'they'): Quest {
  const said = plainWords(objective, 300)
    .replace(leadIns, '')
    .replace(/[.!?]+$/, '');
  if (!/\p{L}/u.test(said)) return { archetype: 'pursue', goal: 'see it through', target: 'the end of it' };
  const phrase = cut(owned(said, pronoun), 12);
  const words = phrase.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  const verb =
    verbOf(first)?.base ??
    (first === 'be' || byVerb.some(([, list]) => list.split(' ').includes(first)) ? first : null);
  if (verb === null || /^(?:the|a|an|my|his|her|their)$/.test(first)) return nounQuest(phrase);
  const rest = words.slice(1).join(' ');
  const goal = rest === '' ? verb : `${verb} ${rest}`;
  const archetype =
    verb === 'win' && /\b(?:heart|love|hand)\b/i.test(rest)
      ? 'win'
      : (byVerb.find(([, list]) => list.split(' ').includes(verb))?.[0] ?? 'pursue');
  const refined = refine(archetype, verb, rest);
  return { archetype: refined, goal, target: targetOf(refined, rest, verb) };
}

function refine(archetype: Archetype, verb: string, rest: string): Archetype {
  if (
    /\b(?:who|why|what happened|the truth|murder(?:er)?|killer|mystery|secret)\b/i.test(rest) &&
    (verb === 'find' || verb === 'discover' || verb === 'uncover' || verb === 'learn')
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

function nounQuest(phrase: string): Quest {
  const bare = phrase.replace(/^(?:an?)\s/i, '');
  if (/^(?:the|my|his|her|their|an?)\s/i.test(phrase))
    return { archetype: 'find', goal: `find ${lowerFirst(phrase)}`, target: lowerFirst(phrase) };
  return { archetype: 'pursue', goal: `win ${lowerFirst(bare)}`, target: lowerFirst(cutNoun(bare)) };
}

/** A noun phrase for the quest. Some archetypes have a thing of their own, because their words name a deed. */
function targetOf(archetype: Archetype, rest: string, verb: string): string {
  const noun = cutNoun(
    rest
      .replace(
        /^(?:(?:out|down|for|up|after|into|about|back|away|off|over|across|through|past|together|care of|an end to|a stop to)\s+)+/i,
        '',
      )
      .replace(/^(?:who|what|why|how|where|if|whether|that)\b.*$/i, ''),
  );
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
      if (noun !== '' && !/^(?:to|from|in|on|with|and|that|if)$/i.test(noun.split(' ')[0] ?? '')) return noun;
      return archetype === 'solve' ? 'the truth' : 'the end of it';
  }
}

function cut(phrase: string, most: number): string {
  const first = phrase.split(/[,;:.!?—–(]| - /)[0]?.trim() ?? phrase;
  const words = (first === '' ? phrase : first).split(' ');
  const stop = words.findIndex(
    (word, i) =>
      i >= 3 && /^(?:and|before|because|so|while|after|until|in order|then|but|unless)$/i.test(word),
  );
  return words
    .slice(0, Math.min(stop < 0 ? most : stop, most))
    .join(' ')
    .replace(/(?:\s+(?:the|an?|of|to|in|on|at|from|with|by|for|and|or|her|his|their|my|who|that))+$/i, '');
}

function cutNoun(phrase: string): string {
  const words = phrase.split(' ').filter((word) => word !== '');
  const stop = words.findIndex(
    (word, i) =>
      i > 0 && (nounEnds.test(word) || (i > 2 && /^(?:taken|stolen|lost|hidden|buried|kept)$/i.test(word))),
  );
  return words.slice(0, Math.min(stop < 0 ? 7 : stop, 7)).join(' ');
}

const nounEnds =
  /^(?:from|in|on|at|by|with|before|over|past|along|towards?|out|back|home|round|around|who|whose|that|which|to|and|for|through|against|inside|under|beneath|across|without|was|is|has|had|as|into|after|until)$/i;

const owns = {
  he: ['he', 'him', 'his'],
  she: ['she', 'her', 'her'],
  they: ['they', 'them', 'their'],
} as const;

/** What the player says of 'my' and 'me', said of the hero. */
export function owned(text: string, pronoun: 'he' | 'she' | 'they'): string {
  const [he, him, his] = owns[pronoun];
  return text
    .replace(/\bmy\b/gi, his)
    .replace(/\bour\b/gi, 'their')
    .replace(/\bme\b/g, him)
    .replace(/\bI\b/g, he);
}

function lowerFirst(text: string): string {
  return /^(?:The|A|An|My|His|Her|Their)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/* ---------------------------------------------------------------- looks, home, motive */

function homeOf(setting: string): { home: string; inHome: string } {
  const said =
    plainWords(setting, 300)
      .split(/[.;:!?]|, /)[0]
      ?.trim() ?? '';
  if (!/\p{L}/u.test(said)) return { home: 'the town', inHome: 'in the town' };
  const words = said.split(' ');
  const stop = words.findIndex(
    (word, i) =>
      i >= 2 &&
      /^(?:where|with|that|which|during|filled|full|whose|when|surrounded|after|before|and)$/i.test(word),
  );
  const phrase = words
    .slice(0, Math.min(stop < 0 ? 9 : stop, 9))
    .join(' ')
    .replace(/\s(?:of|in|at|the|a|an|on|to|by)$/i, '')
    // "A canal city in the week before carnival" is a canal city, not a canal city in the week.
    .replace(stop < 0 ? /^$/ : hour, '');
  const preposition = /^(in|on|at|aboard|under|beneath|near|inside|beyond|above|across|among|along|off)\s+/i
    .exec(phrase)?.[1]
    ?.toLowerCase();
  const noun = preposition === undefined ? phrase : phrase.slice(preposition.length).trim();
  const home = withArticle(noun);
  return { home, inHome: `${preposition ?? prepositionFor(noun)} ${home}` };
}

/** A time that says nothing without what followed it. */
const hour =
  / (?:in|on|at|during|for) (?:the )?(?:\w+ )?(?:hours?|days?|nights?|weeks?|months?|years?|winters?|summers?|springs?|autumns?|seasons?|times?|eve)$/i;

function withArticle(noun: string): string {
  if (/^(?:the|my|his|her|their)\s/i.test(noun)) return noun.charAt(0).toLowerCase() + noun.slice(1);
  if (/^(?:an?)\s/i.test(noun)) return `the ${noun.replace(/^an?\s+/i, '')}`;
  if (!/^[a-z]/.test(noun))
    return /\b(?:Empire|Kingdom|Sea|Desert|Mountains|Islands|Republic|Galaxy|Station|Ocean|Forest|Academy|Isles|Wastes|Realm|Frontier|City|Sector|Colony)$/.test(
      noun,
    ) && !/^(?:New|Mount|Lake)\b/.test(noun)
      ? `the ${noun}`
      : noun;
  return `the ${noun}`;
}

function prepositionFor(phrase: string): string {
  // A town at the end of the road is no road.
  // An island town is a town.
  const words = headOf(phrase).split(' ');
  const last = words.at(-1) ?? '';
  const head = words.length > 1 && /^\p{Lu}/u.test(last) ? `${words.at(-2) ?? ''} ${last}` : last;
  if (/\b(?:ship|starship|spaceship|vessel|submarine|airship|train|ark|freighter)\b/i.test(head))
    return 'aboard';
  if (
    /\b(?:planet|moon|island|station|street|colony|outpost|frontier|plains|mars|farm|ranch|world|coast|road|mountain|ridge|asteroid|beach|isle)\b/i.test(
      head,
    )
  )
    return 'on';
  return 'in';
}

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

function motiveOf(motivation: string): Motive {
  return motiveWords.find(([, words]) => words.test(motivation))?.[0] ?? 'none';
}

function kinOf(motivation: string): string {
  const found =
    /\b(sister|brother|mother|father|daughter|son|wife|husband|twin|uncle|aunt|grandmother|grandfather|niece|nephew|friend)\b(?: (\p{Lu}\p{Ll}+))?/u.exec(
      plainWords(motivation, 300),
    );
  return found === null ? '' : [found[1], found[2]].filter((part) => part !== undefined).join(' ');
}
