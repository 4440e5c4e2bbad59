import { readGoal } from './goal.ts';
import { homeOf, type Home } from './home.ts';
import { asideOf, looksOf, type Looks } from './looks.ts';
import { isNameOfMany } from './many-heroes.ts';
import { kinOf, motiveOf, type Motive } from './motive.ts';
import { plainWords, tied } from './plain-words.ts';
import { isBeing } from './quarry.ts';
import { readingOf, type Reading } from './reading.ts';
import type { Quest } from './quest.ts';
import type { Pronoun } from './owned.ts';
import { presetPhrases, stillSays } from '../../domain/preset-phrases.ts';
import type { CharacterForm } from '../../domain/character.ts';

/** What the form says, made ready for telling. Everything in it is free of markup. */
export type Intake = Home & {
  readonly name: string;
  readonly short: string;
  /** What a paragraph calls the hero that has said the title already: "Okonkwo" of Commander Okonkwo; else the same as short. */
  readonly brief: string;
  /** Whether the name is that of several. */
  readonly many: boolean;
  readonly pronoun: Pronoun;
  readonly quest: Quest;
  /** What the goal asks a plot for. */
  readonly reading: Reading;
  /** The goal and the appearance in the player's own words, where they could not be parsed whole; ''. */
  readonly saidGoal: string;
  readonly saidLooks: string;
  readonly looks: Looks;
  /** Stands behind the name between commas: "with silver hair", "tall and grim"; '' when there is none. */
  readonly aside: string;
  readonly motive: Motive;
  /** Whom the reason is about: 'sister', or 'sister Ada' where the form names her; '' for nobody. */
  readonly kin: string;
  /** No animal and no machine, as far as the form says. */
  readonly human: boolean;
  readonly ageBand: 'child' | 'teen' | 'adult' | 'elder';
};

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
  const name = nameOf(form.name);
  const many = isNameOfMany(name) || isOfMany(form.appearance);
  const pronoun: Pronoun = many
    ? 'they'
    : form.gender === 'male'
      ? 'he'
      : form.gender === 'female'
        ? 'she'
        : 'they';
  const looks = looksOf(form.appearance);
  const age = ageIn(form.appearance) ?? form.age;
  const known = presetPhrases[form.name];
  const goal = readGoal(form.objective, pronoun, known);
  const behind =
    known !== undefined && stillSays(form.appearance, known.aside)
      ? known.aside
      : asideOf(form.appearance, looks);
  // One who is described is not the two who are named.
  const aside = many && /^an? /.test(behind) ? '' : behind;
  const home = homeOf(form.setting, pronoun, known);
  return {
    name: tied(name),
    short: tied(shortName(name)),
    brief: tied(briefName(shortName(name))),
    many,
    pronoun,
    quest: { ...goal.quest, goal: tied(goal.quest.goal), target: tied(goal.quest.target) },
    reading: readingOf(form.objective, form.setting),
    saidGoal: tied(goal.said),
    looks,
    aside: tied(aside),
    saidLooks: aside === '' ? tied(plainWords(form.appearance, 200)) : '',
    home: tied(home.home),
    inHome: tied(home.inHome),
    saidHome: tied(home.saidHome),
    motive: motiveOf(form.motivation),
    kin: kinOf(`${form.motivation}. ${form.objective}`),
    human: !isOtherKind(form.appearance) && !otherKind.test(name),
    ageBand: age < 13 ? 'child' : age < 18 ? 'teen' : age < 60 ? 'adult' : 'elder',
  };
}

/** "Two girls in one yellow raincoat", but not "two heads, one hat". */
function isOfMany(appearance: string): boolean {
  const [, noun = ''] =
    /^(?:two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}?(\p{L}+?(?:s|men|women|children))\b(?! of\b)/iu.exec(
      appearance,
    ) ?? [];
  return isBeing(noun.toLowerCase().replace(/s$/, '')) || /^(?:men|women|children|twins)$/i.test(noun);
}

/** Whether an appearance says that the hero is an animal or a machine: "a small brown dog with one ear", but not "a man with a dog". */
function isOtherKind(appearance: string): boolean {
  const [head = ''] = appearance.split(/[,.;]| (?:with|in|who|that|and|on|of|whose) /i);
  return otherKind.test(head);
}

const otherKind =
  /\b(?:\p{L}*dog|\p{L}*hound|puppy|labrador|terrier|collie|spaniel|poodle|mongrel|cat|kitten|tabby|tomcat|horse|stallion|mare|foal|pony|donkey|mule|cow|goat|sheep|pig|goose|duck|hen|owl|raven|crow|parrot|pigeon|fox|wolf|bear|badger|otter|hedgehog|squirrel|rabbit|hare|mouse|rat|tortoise|turtle|snake|whale|dolphin|fish|goldfish|spider|bee|beetle|dragon|unicorn|robot|android|automaton|drone|droid|machine|computer|\p{L}+bot)(?!\p{L}|['’]s|[- ](?:man|woman|girl|boy|keeper|trainer|catcher|herd|smith|master|tamer|rider|repairer|mechanic))\b/iu;

/** The age with which an appearance begins: "seventeen, a football shirt", "twelve years old"; `null` for none. */
function ageIn(appearance: string): number | null {
  const [, word = ''] =
    /^\s*(?:about |almost |only )?(\d{1,2}|\p{L}+(?:-\p{L}+)?)(?: years old)?\s*(?:[,;.]|$)/iu.exec(
      appearance,
    ) ?? [];
  if (/^\d+$/.test(word)) return Number(word);
  const [first = '', second = ''] = word.toLowerCase().split('-');
  const small = smallNumbers.indexOf(first);
  if (small >= 0) return second === '' ? small : null;
  const tens = tenNumbers.indexOf(first);
  const ones = second === '' ? 0 : smallNumbers.indexOf(second);
  return tens < 0 || ones < 0 || ones > 9 ? null : (tens + 2) * 10 + ones;
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tenNumbers = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A name in small letters gets its capital, unless it is what somebody is called by: "the twins of Orrery Street". */
function nameOf(text: string): string {
  const name = plainWords(text, 60).replace(/^The /, 'the ');
  if (name === '') return 'the stranger';
  return /^[a-z]+\.?(?: (?:& )?[a-z]+){0,2}$/.test(name) && !/^(?:the|an?|my|his|her|their|our) /.test(name)
    ? name.replace(/\b(?!(?:and|of|the|de|von|van)\b)[a-z]/g, (letter) => letter.toUpperCase())
    : name;
}

const titles = new Set(
  'nurse private diver miner abbot abbess prior novice friar cook pilot engineer ensign cadet trooper gunner skipper squire herald deputy ranger scout elder contessa comtesse marchesa frau herr señor señora don dona dame ser warden chancellor ghost big little orbital nameless unknown one nobody black white red blue green grey wild last first iron stone granite young tall blind mad crazy lucky saint holy high great dark lone subject model patient prisoner inmate experiment clone model agent admiral archdeacon deacon bishop magister archmage chief officer constable ambassador senator governor director abuela tante oma honourable the dr dr. mr mr. mrs mrs. ms ms. captain sir lady lord king queen prince princess detective agent old doctor professor major colonel sergeant general father mother sister brother saint el la von de baron count miss aunt uncle commander inspector baroness duke duchess marquis emperor empress grandpa grandma granny auntie kid corporal lieutenant ranger sheriff marshal sgt. cpt. lt. capt. rev. reverend master mistress judge unit grandmaster number mx mx.'.split(
    ' ',
  ),
);

const ranks =
  /^(?:private|ensign|cadet|trooper|gunner|captain|commander|admiral|commodore|brigadier|archdeacon|deacon|bishop|archbishop|magister|archmage|magus|chief|ser|warden|chancellor|officer|constable|superintendent|ambassador|senator|governor|director|\w+(?:wright|smith|master|keeper|maker)|doctor|dr\.?|professor|major|colonel|sergeant|general|inspector|detective|agent|corporal|lieutenant|lt\.?|sgt\.?|cpt\.?|capt\.?|ranger|sheriff|marshal|deputy|baron|baroness|mr\.?|mrs\.?|ms\.?|miss)$/i;

/** Without the rank. */
function briefName(short: string): string {
  const [, rank = '', own = ''] = /^(\S+) (\p{Lu}[\p{L}’'-]+)$/u.exec(short) ?? [];
  return (ranks.test(rank) && !civil.test(rank)) || orders.test(rank) ? own : short;
}

const civil = /^(?:m(?:r|rs|s)\.?|miss|dr\.?|doctor|professor)$/i;
const orders = /^(?:brother|sister|sir|dame|prince|princess|king|queen|father|mother)$/i;

function shortName(name: string): string {
  const parts = name.split(' ');
  const first = parts[0] ?? name;
  // "Ned Kelly's horse" is not Ned, and "Mai & Linh" are two.
  if (/['’]s | and | & |,|\d/.test(name)) return name;
  // "Sir Gawain of the Reeds" is Sir Gawain.
  if (titles.has(first.toLowerCase()) && first !== 'the' && / of /.test(name) && parts.indexOf('of') > 1)
    return parts.slice(0, parts.indexOf('of')).join(' ');
  // "Captain Ilse Brandt" is Captain Brandt to those who know her.
  if (
    parts.length > 2 &&
    ranks.test(first) &&
    !/^(?:von|van|de|la|le|di|du|al|el|bin)$/i.test(parts.at(-2) ?? '')
  )
    return `${first} ${parts.at(-1) ?? ''}`;
  if (
    parts.length < 2 ||
    titles.has(first.toLowerCase()) ||
    !/^\p{Lu}\p{Ll}/u.test(first) ||
    first.endsWith('.')
  )
    return name;
  return /\b(?:the|of|de|von)\b/i.test(name) || parts.length < 4 ? first : name;
}
