import { headOf } from './morphology.ts';

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
  /^(?:the (?:world|universe|galaxy|peace|day)$|a way$|(?:time|death|evil|crime|luck|sleep|silence|history|hope|power)$|(?:the truth|(?:inner )?peace|(?:true )?love|happiness|redemption|revenge|vengeance|justice|fame|glory|freedom|fortune|forgiveness)\b.*|the way out|the end of it|the proof|that calling|that heart|the one behind it|home|what (?:he|she|they|you) had come for|(?:his|her|their|your) (?:way|fortune|freedom|honou?r|name|place|innocence|worth)\b.*)$/;

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
