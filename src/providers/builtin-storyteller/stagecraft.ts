import { isNameless } from './refer.ts';
import { isPlainLine } from './milestones.ts';
import { groundOf, type Ground } from './ground.ts';
import { localeOf, type Locale } from './locale.ts';
import { namesThing } from './quest.ts';
import { readForm, type Intake } from './intake.ts';
import { headOf } from './morphology.ts';
import { questWords } from './quest-words.ts';
import { introOf, kinId, quarryId, signOf } from './quarry.ts';
import type { Person, World } from './world.ts';
import { readNotes, type Levers } from './notes.ts';
import type { Library } from './library.ts';
import type { Referent } from './refer.ts';
import type { Scope } from './say.ts';
import type { TurnRequest } from '../../domain/ports/storyteller.ts';
import type { Era, Genre } from '../../domain/character.ts';
import type { Stats } from '../../domain/stats.ts';

/** How the hero stands, in bands: the seconds of a clock must not change the words of a path. */
export type Band = 'none' | 'low' | 'middle' | 'high';
export type Condition = {
  readonly health: Band;
  readonly sanity: Band;
  readonly oxygen: Band;
  readonly endurance: Band;
};

/** What holds for a whole turn, beside the world. */
export type Stage = {
  readonly intake: Intake;
  readonly library: Library;
  readonly levers: Levers;
  readonly genre: Genre;
  readonly era: Era;
  /** What slots stand for all through the turn; the era's nouns are among them: `{lamp}` is an oil lamp or a torch. */
  readonly words: { readonly [slot: string]: string };
  readonly hero: Referent;
  readonly second: boolean;
  readonly airless: boolean;
  readonly locale: Locale;
  readonly ground: Ground;
  /** The quarter of the cards that this story prefers, by the last digit of its seed. */
  readonly share: number;
  readonly condition: Condition;
  readonly request: TurnRequest;
};

export function stageOf(request: TurnRequest, library: Library): Stage {
  const { character, environment } = request.story;
  const intake = readForm(character);
  const second = request.settings.narration === 'second';
  return {
    intake,
    library,
    levers: readNotes(request.settings.notesToAuthor),
    genre: character.genre,
    era: character.era,
    words: wordsFor(intake, library, character.era, second, isShort({ request }), request.kind !== 'opening'),
    hero: heroOf(intake, second, request.kind === 'opening'),
    second,
    airless: !environment.hasOxygen,
    locale: localeOf(character),
    ground: groundOf(character),
    share: (parseInt(request.story.seed.slice(-1), 16) || 0) % 4,
    condition: conditionOf(request.stats),
    request,
  };
}

function conditionOf(stats: Stats): Condition {
  const band = ({ current, max }: { readonly current: number; readonly max: number }): Band => {
    const percent = max > 0 ? (current * 100) / max : 0;
    return percent <= 0 ? 'none' : percent < 30 ? 'low' : percent <= 60 ? 'middle' : 'high';
  };
  return {
    health: band(stats.core.health),
    sanity: band(stats.core.sanity),
    oxygen: band(stats.core.oxygen),
    endurance: band(stats.core.endurance),
  };
}

/* ---------------------------------------------------------------- what the slots say */

export function questNow(stage: Stage, world: World): Intake['quest'] {
  return world.quest ?? stage.intake.quest;
}

export function placeNow(stage: Stage, world: World): string {
  return world.where === '' ? (world.places[world.place] ?? stage.intake.home) : world.where;
}

/** The hours of a day, in their order. */
export const times = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'night'] as const;

export function timeOf(world: World): string {
  return times[world.time % times.length] ?? 'morning';
}

const ownWord = { he: /\bhis\b/g, she: /\bher\b/g, they: /\btheir\b/g } as const;

/** Who and what a card's slots stand for now. */
export function scopeOf(
  stage: Stage,
  world: World,
  cast: { readonly [who: string]: string },
  extra: { readonly [slot: string]: string } = {},
): Scope {
  const sought = soughtIn(stage, world);
  let casting = `${world.foe} ${world.ally ?? ''}`;
  for (const who in cast) casting += ` ${who}=${cast[who] ?? ''}`;
  // Much of a scene is told of the same people in the same place.
  const last = scopesNow.get(stage);
  const isSame =
    last?.sought === sought &&
    last.places === world.places &&
    last.place === world.place &&
    last.where === world.where &&
    last.token === world.token &&
    last.hands === world.hands &&
    last.time === world.time;
  const people = isSame && last.casting === casting ? last.people : peopleNow(stage, world, cast, sought);
  const words = isSame ? last.words : placedWords(stage, world, sought);
  const { places, place, where, token, hands, time } = world;
  scopesNow.set(stage, { sought, casting, places, place, where, token, hands, time, people, words });
  let own: { [slot: string]: string } | null = null;
  for (const slot in extra) {
    own ??= placedWords(stage, world, sought);
    own[slot] = extra[slot] ?? '';
  }
  return { people, words: own ?? words };
}

/** The people and the words of the scope that was asked for last, with all that they are made of. */
type ScopeNow = Scope &
  Pick<World, 'places' | 'place' | 'where' | 'token' | 'hands' | 'time'> & {
    readonly sought: Sought;
    /** Foe, friend and cast by their ids, in their order. */
    readonly casting: string;
  };

const scopesNow = new WeakMap<Stage, ScopeNow>();

function peopleNow(
  stage: Stage,
  world: World,
  cast: { readonly [who: string]: string },
  sought: Sought,
): Scope['people'] {
  const people: { [who: string]: Referent } = { h: stage.hero };
  const add = (who: string, id: string) => {
    const person = world.people.find((each) => each.id === id);
    if (person !== undefined) people[who] = referentOf(person, world);
  };
  for (const who in cast) add(who, cast[who] ?? '');
  add('foe', world.foe);
  const ally = world.ally ?? allyGone(stage, world);
  if (ally !== null) add('ally', ally);
  if (sought.target !== null) {
    people['target'] = sought.target;
    people['thing'] = sought.target;
    people['load'] = sought.target;
  }
  if (sought.kin !== null) people['kin'] = sought.kin;
  return people;
}

/** Who came along in a plain plot and is not there any more: it speaks of that one still. */
function allyGone({ library }: Stage, world: World): string | null {
  if (!isPlainLine(world.case)) return null;
  const flags = library.byKind.get('ally')?.find((card) => card.flags.includes(world.case))?.flags ?? [];
  const noun = flags
    .find((flag) => flag.startsWith('ally='))
    ?.slice(5)
    .replaceAll('_', ' ');
  return (
    world.people.find((person) => person.noun === noun)?.id ??
    world.people.find(({ id }) => id !== world.foe)?.id ??
    null
  );
}

function placedWords(stage: Stage, world: World, sought: Sought): { [slot: string]: string } {
  const short = isShort(stage);
  const brief = (thing: string) => (short ? shortNoun(thing) : thing);
  const last = brief(world.places.at(-1) ?? stage.intake.home);
  const next = world.places[world.place + 1];
  // What holds for the whole turn is looked up behind what holds for this moment.
  const words = Object.create(stage.words) as { [slot: string]: string };
  const said = sought.words;
  // What everybody knows by now is called by its full name every few scenes only.
  words['target'] = world.turn < 2 || world.turn % 3 === 0 ? said.target : said.thing;
  words['goal'] = said.goal;
  if (sought.target !== null) words['role'] = said.thing;
  words['sign'] = said.sign;
  words['matter'] = said.matter;
  words['deed'] = said.deed;
  words['thing'] = said.thing;
  words['load'] = said.load;
  words['place'] = brief(placeNow(stage, world));
  words['next'] = next === undefined ? last : brief(next);
  words['last'] = last;
  words['token'] = brief(world.token);
  words['hands'] = world.hands;
  words['time'] = timeOf(world);
  return words;
}

/** Who and what the quest is about, as slots: the same all through a turn, unless the quest or the people of the story change. */
type Sought = {
  readonly quest: Intake['quest'];
  readonly known: World['people'];
  readonly arc: number;
  /** The one who is sought, when the story has given that one a name. */
  readonly target: Referent | null;
  readonly kin: Referent | null;
  readonly words: {
    readonly [slot in 'target' | 'goal' | 'sign' | 'matter' | 'deed' | 'thing' | 'load']: string;
  };
};

const soughtNow = new WeakMap<Stage, Sought>();

function soughtIn(stage: Stage, world: World): Sought {
  const quest = questNow(stage, world);
  const last = soughtNow.get(stage);
  if (last?.quest === quest && last.known === world.people && last.arc === world.arc) return last;
  const { second } = stage;
  const short = isShort(stage);
  const { pronoun } = stage.intake;
  const own = (text: string) =>
    second
      ? text
          .replace(ownWord[pronoun], 'your')
          .replace(new RegExp(`\\b${pronoun} (?=had come\\b)`, 'g'), 'you ')
      : text;
  const said = questWords(quest);
  const target = own(short ? shortNoun(said.target) : said.target);
  const sought = world.people.find((each) => each.id === quarryId(world.arc));
  const goal = short ? shortGoal(said) : said.goal;
  const named = sought === undefined ? '' : introOf(quest, sought);
  const kin = world.people.find((each) => each.id === kinId);
  const his = second ? 'your' : { he: 'his', she: 'her', they: 'their' }[stage.intake.pronoun];
  const now: Sought = {
    quest,
    known: world.people,
    arc: world.arc,
    target:
      sought === undefined
        ? null
        : {
            // Who that one is to the hero is said every few scenes.
            ...referentFor(sought, world),
            name: isRecent(sought, world) && world.turn % 3 > 0 ? sought.name : own(named),
            short: sought.name,
            noun: '',
            remind: false,
          },
    kin:
      kin === undefined
        ? null
        : { ...referentOf(kin, world), name: `${his} ${kin.noun} ${kin.name}`, noun: '', remind: false },
    words: {
      target,
      goal: own(
        named === '' || stage.request.kind === 'opening'
          ? goal
          : goal.includes(said.target)
            ? goal.replace(said.target, named)
            : goal.replace(shortNoun(said.target), named),
      ),
      sign: signOf(stage.request.story.seed, world.arc),
      matter: own(said.matter),
      deed: own(said.deed),
      thing: own(said.thing),
      // Whoever escapes has something along: what the goal names, or what one packs.
      load: namesThing(quest) ? target : 'the travelling bundle',
    },
  };
  soughtNow.set(stage, now);
  return now;
}

type Words = { readonly [slot: string]: string };

/** The words of the stories that were told last, by all that they are made of: every turn of a story has the same. */
const wordsNow = new WeakMap<
  Library,
  { readonly intake: Intake; readonly key: string; readonly words: Words }
>();

function wordsFor(
  intake: Intake,
  library: Library,
  era: Era,
  second: boolean,
  short: boolean,
  later: boolean,
): Words {
  const key = `${era} ${second} ${short} ${later}`;
  const last = wordsNow.get(library);
  if (last?.intake === intake && last.key === key) return last.words;
  const nouns = Object.fromEntries(
    library.words(`era.${era}`).map((pair) => pair.split('=') as [string, string]),
  );
  const words = wordsOf(intake, nouns, second, short, later);
  wordsNow.set(library, { intake, key, words });
  return words;
}

/** The words that stand for the same all through a turn. */
function wordsOf(intake: Intake, nouns: Words, second: boolean, short: boolean, later: boolean): Words {
  const home = short || (later && intake.home.split(' ').length > 4) ? shortNoun(intake.home) : intake.home;
  return {
    ...nouns,
    ...intake.looks,
    name: second ? 'you' : intake.short,
    fullname: intake.name,
    home,
    inhome: intake.inHome.replace(intake.home, home),
    // The hero and whoever is with the hero.
    ...(second
      ? { they: 'you', them: 'you', their: 'your', themselves: 'yourselves' }
      : { they: 'they', them: 'them', their: 'their', themselves: 'themselves' }),
  };
}

/** Where sentences are short, a thing that was named in full at the opening goes by its noun. */
function isShort(stage: Pick<Stage, 'request'>): boolean {
  const { kind, settings } = stage.request;
  return kind !== 'opening' && settings.readingLevel === 'elementary';
}

function shortGoal({ goal, target }: Pick<Intake['quest'], 'goal' | 'target'>): string {
  return goal.replace(target, shortNoun(target));
}

function shortNoun(phrase: string): string {
  const words = phrase.split(' ');
  // The half of a bolt is not 'the half'.
  if (words.length < 4 || /^the (?:half|piece|bit|end|pair|rest|back|side) of /i.test(phrase)) return phrase;
  const head = headOf(phrase).split(' ');
  const last = head.at(-1) ?? '';
  return /^(?:the|his|her|their|your|an?)$/i.test(head[0] ?? '') && head.length > 1
    ? `${/^an?$/i.test(head[0] ?? '') ? 'the' : (head[0] ?? '')} ${last}`
    : phrase;
}

function heroOf(intake: Intake, second: boolean, isOpening: boolean): Referent {
  return {
    id: 'hero',
    name: isOpening ? intake.name : intake.short,
    short: intake.short,
    brief: intake.brief,
    noun: '',
    pronoun: second ? 'you' : intake.pronoun,
    remind: false,
  };
}

/** How somebody is spoken of in the turn that asked last. */
type Spoken = { readonly turn: number; readonly foe: string; readonly as: Referent };

const spoken = new WeakMap<Person, Spoken>();

function referentOf(person: Person, world: World): Referent {
  const last = spoken.get(person);
  if (last?.turn === world.turn && last.foe === world.foe) return last.as;
  const as = referentFor(person, world);
  spoken.set(person, { turn: world.turn, foe: world.foe, as });
  return as;
}

function referentFor(person: Person, world: World): Referent {
  const short = shortOf(person.name);
  // 'the Sphinx' inside a sentence; its first word gets its capital where it begins one.
  const low = (name: string) => name.replace(/^The /, 'the ');
  return {
    id: person.id,
    // Who was there a moment ago is not presented again in full.
    name: low(isRecent(person, world) ? short : person.name),
    short: low(short),
    noun: person.noun,
    pronoun: person.pronoun,
    known: person.seen >= 0 && person.seen < world.turn,
    remind:
      person.id !== world.foe &&
      person.id !== quarryId(world.arc) &&
      !isNameless(person) &&
      person.seen >= 0 &&
      world.turn - person.seen > 3,
  };
}

/** Whether somebody was spoken of in the last two scenes. */
function isRecent({ seen }: Person, { turn }: World): boolean {
  return seen >= 0 && seen < turn && turn - seen <= 2;
}

/** With these one goes by the given name, "Sir Humphrey", "Uncle Merrill"; with a rank, by the surname: "General Roth". */
const byGiven =
  /^(?:sir|dame|lady|lord|don|dona|do\u00f1a|saint|sister|brother|mother|father|uncle|aunt|auntie|granny|king|queen|prince|princess|emperor|empress|tsar|khan|sultan|old|little|big|young)$/i;
const rank =
  /^(?:captain|commander|commodore|admiral|general|colonel|major|lieutenant|sergeant|corporal|doctor|dr\.?|professor|judge|marshal|sheriff|deputy|director|warden|inspector|magistrate|prefect|minister|baron|baroness|count|countess|duke|duchess|bishop|abbot|abbess|chancellor|councillor|governor|mayor|secretary|superintendent|detective|agent|overseer|proctor|consul|archon|senator|marquis|canon|chairman|cardinal|archmage|alderman|deacon|widow|master|mistress|mister|miss|mr\.?|mrs\.?|ms\.?|madame|madam|monsieur|se\u00f1or|se\u00f1ora)$/i;

const post =
  /^(?:quartermaster|mate|cook|steward|purser|boatswain|pilot|surgeon|harpooner|supercargo|engineer|controller|administrator|registrar|matron|keeper|dean|bursar|head|prior|cellarer|sacristan|infirmarian|choirmaster|conductor|chef|dockmaster|hunter|trader|scoutmaster|elder|seer|vizier|ambassador|toolpusher|diver|hostess|chaplain|bonesetter|foreman|boss|chief|executive|officer|installation|crane|safety|dive|manager|assistant|cruise|chamberlain|dowager|agent|caravan|company|surveyor|deputy|rail|salvage|pirate|records|harbour|timber|big|pumpman|harbourmaster|sacristan|records|master|navigator)$/i;

/** Whether a word is what somebody is, which stands before a name. */
export function isTitle(word: string): boolean {
  return post.test(word) || rank.test(word) || byGiven.test(word);
}

/** What somebody is called once they are known. A title is no name. */
export function shortOf(name: string): string {
  const [first = name, ...more] = name.split(' ');
  if (more.length === 0 || /^(?:the|unit)$/i.test(first)) return name;
  // "Lord Chamberlain Ansgar", "Chief Engineer Brandvold": the last of the titles is said with the name.
  const titles = [first, ...more.slice(0, -1)];
  if (more.length > 1 && titles.every(isTitle))
    return titles.at(-1) === 'of' ? name : `${titles.at(-1) ?? first} ${more.at(-1) ?? ''}`;
  if (post.test(first) && more.length === 1) return name;
  if (rank.test(first)) return `${first} ${more.at(-1) ?? ''}`;
  return byGiven.test(first) ? `${first} ${more[0] ?? ''}` : first;
}
