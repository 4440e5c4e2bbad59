import { isNameless } from './refer.ts';
import { pickFrom, type Rng } from './random.ts';
import { namesThing, readForm, type Intake } from './intake.ts';
import { questWords } from './quest-words.ts';
import { introOf, kinId, quarryId, signOf } from './quarry.ts';
import type { Person, World } from './world.ts';
import { readNotes, type Levers } from './notes.ts';
import type { Card } from './pack.ts';
import { namesOf } from './names.ts';
import type { Library } from './library.ts';
import type { Referent } from './refer.ts';
import type { Scope } from './realise.ts';
import type { TurnRequest } from '../../domain/ports/storyteller.ts';
import type { Era, Genre } from '../../domain/character.ts';
import type { Stats } from '../../domain/stats.ts';

/** How the hero stands, in bands: the seconds of a clock must not change the words of a path (storyteller.md 5.12). */
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
  /** The quarter of the cards that this story prefers, by the last digit of its seed. */
  readonly share: number;
  readonly condition: Condition;
  readonly request: TurnRequest;
};

export function stageOf(request: TurnRequest, library: Library): Stage {
  const { character, environment } = request.story;
  const intake = readForm(character);
  const nouns = Object.fromEntries(
    library.words(`era.${character.era}`).map((pair) => pair.split('=') as [string, string]),
  );
  const second = request.settings.narration === 'second';
  return {
    intake,
    library,
    levers: readNotes(request.settings.notesToAuthor),
    genre: character.genre,
    era: character.era,
    words: wordsOf(intake, nouns, second, isShort({ request }), request.kind !== 'opening'),
    hero: heroOf(intake, second, request.kind === 'opening'),
    second,
    airless: !environment.hasOxygen,
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
  return world.places[world.place] ?? stage.intake.home;
}

const times = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'night'] as const;

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
  const brief = (thing: string) => (isShort(stage) ? shortNoun(thing) : thing);
  const people: { [who: string]: Referent } = { h: stage.hero };
  const add = (who: string, id: string) => {
    const person = world.people.find((each) => each.id === id);
    if (person !== undefined) people[who] = referentOf(person, world);
  };
  for (const who in cast) add(who, cast[who] ?? '');
  add('foe', world.foe);
  if (world.ally !== null) add('ally', world.ally);
  const home = stage.intake.home;
  // What holds for the whole turn is looked up behind what holds for this moment.
  const words = Object.create(stage.words) as { [slot: string]: string };
  const sought = soughtIn(stage, world);
  Object.assign(people, sought.people);
  Object.assign(words, sought.words);
  words['place'] = brief(placeNow(stage, world));
  words['next'] = brief(world.places[world.place + 1] ?? world.places[world.places.length - 1] ?? home);
  words['last'] = brief(world.places[world.places.length - 1] ?? home);
  words['token'] = brief(world.token);
  words['hands'] = world.hands;
  words['time'] = timeOf(world);
  for (const slot in extra) words[slot] = extra[slot] ?? '';
  return { people, words };
}

/** Who and what the quest is about, as slots: the same all through a turn, unless the quest or the people of the story change. */
type Sought = {
  readonly quest: Intake['quest'];
  readonly known: World['people'];
  readonly arc: number;
  readonly people: { readonly [who: string]: Referent };
  readonly words: { readonly [slot: string]: string };
};

const soughtNow = new WeakMap<Stage, Sought>();

function soughtIn(stage: Stage, world: World): Sought {
  const quest = questNow(stage, world);
  const last = soughtNow.get(stage);
  if (last?.quest === quest && last.known === world.people && last.arc === world.arc) return last;
  const { second } = stage;
  const brief = (thing: string) => (isShort(stage) ? shortNoun(thing) : thing);
  const own = (text: string) => (second ? text.replace(ownWord[stage.intake.pronoun], 'your') : text);
  const people: { [who: string]: Referent } = {};
  const words: { [slot: string]: string } = {};
  const said = questWords(quest);
  words['target'] = own(brief(said.target));
  const sought = world.people.find((each) => each.id === quarryId(world.arc));
  const goal = isShort(stage) ? shortGoal(said) : said.goal;
  const named = sought === undefined ? '' : introOf(quest, sought);
  words['goal'] = own(
    named === '' || stage.request.kind === 'opening'
      ? goal
      : goal.includes(said.target)
        ? goal.replace(said.target, named)
        : goal.replace(shortNoun(said.target), named),
  );
  if (sought !== undefined) {
    const known = referentOf({ ...sought, name: own(named) }, world);
    people['target'] = { ...known, short: sought.name, noun: '', remind: false };
    people['thing'] = people['target'];
    people['load'] = people['target'];
    words['role'] = own(said.thing);
  }
  const kin = world.people.find((each) => each.id === kinId);
  if (kin !== undefined) {
    const his = second ? 'your' : { he: 'his', she: 'her', they: 'their' }[stage.intake.pronoun];
    const known = referentOf(kin, world);
    people['kin'] = { ...known, name: `${his} ${kin.noun} ${kin.name}`, noun: '', remind: false };
  }
  words['sign'] = signOf(stage.request.story.seed, world.arc);
  words['matter'] = own(said.matter);
  words['deed'] = own(said.deed);
  words['thing'] = own(said.thing);
  // Whoever escapes has something along: what the goal names, or what one packs.
  words['load'] = namesThing(quest) ? words['target'] : 'the travelling bundle';
  const now = { quest, known: world.people, arc: world.arc, people, words };
  soughtNow.set(stage, now);
  return now;
}

/** The words that stand for the same all through a turn. */
function wordsOf(
  intake: Intake,
  nouns: { readonly [slot: string]: string },
  second: boolean,
  short: boolean,
  later: boolean,
): { readonly [slot: string]: string } {
  const home = short || (later && intake.home.split(' ').length > 6) ? shortNoun(intake.home) : intake.home;
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
  const head =
    phrase
      .split(/ (?:of|from|in|on|at|for|to|under|with|that|who|whom|which|she|he|they|you|it|I) /)[0]
      ?.split(' ') ?? words;
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
    noun: '',
    pronoun: second ? 'you' : intake.pronoun,
    remind: false,
  };
}

function referentOf(person: Person, world: World): Referent {
  const short = shortOf(person.name);
  // 'the Sphinx' inside a sentence; its first word gets its capital where it begins one.
  const low = (name: string) => name.replace(/^The /, 'the ');
  return {
    id: person.id,
    name: low(person.name),
    short: low(short),
    noun: person.noun,
    pronoun: person.pronoun,
    known: person.seen >= 0 && person.seen < world.turn,
    remind:
      person.id !== world.foe && !isNameless(person) && person.seen >= 0 && world.turn - person.seen > 3,
  };
}

/** With these one goes by the given name, "Sir Humphrey", "Uncle Merrill"; with a rank, by the surname: "General Roth". */
const byGiven =
  /^(?:sir|dame|lady|lord|don|dona|do\u00f1a|saint|sister|brother|mother|father|uncle|aunt|auntie|granny|king|queen|prince|princess|emperor|empress|tsar|khan|sultan|old|little|big|young)$/i;
const rank =
  /^(?:captain|commander|commodore|admiral|general|colonel|major|lieutenant|sergeant|corporal|doctor|dr\.?|professor|judge|marshal|sheriff|deputy|director|warden|inspector|magistrate|prefect|minister|baron|baroness|count|countess|duke|duchess|bishop|abbot|abbess|chancellor|councillor|governor|mayor|secretary|superintendent|detective|agent|overseer|proctor|consul|archon|senator|marquis|canon|chairman|cardinal|archmage|alderman|deacon|widow|master|mistress|mister|miss|mr\.?|mrs\.?|ms\.?|madame|madam|monsieur|se\u00f1or|se\u00f1ora)$/i;

/** What somebody is called once they are known. A title is no name. */
function shortOf(name: string): string {
  const [first = name, ...more] = name.split(' ');
  if (more.length === 0 || /^(?:the|unit)$/i.test(first)) return name;
  if (rank.test(first)) return `${first} ${more.at(-1) ?? ''}`;
  return byGiven.test(first) ? `${first} ${more[0] ?? ''}` : first;
}

/* ---------------------------------------------------------------- casting */

/** Somebody new: a name that nobody here has, and mostly other pronouns than the hero's, so that 'she' is never two people. */
export function inventPerson(noun: string, stage: Stage, world: World, rng: Rng): Person {
  const [title = '', fixed, given] = noun.split('/');
  const other =
    stage.intake.pronoun === 'she'
      ? 'he'
      : stage.intake.pronoun === 'he'
        ? 'she'
        : rng.chance(50)
          ? 'he'
          : 'she';
  const same = stage.intake.pronoun === 'they' ? 'he' : stage.intake.pronoun;
  const drawn = rng.chance(62) ? other : same;
  const pronoun = fixed === 'he' || fixed === 'she' ? fixed : drawn;
  const taken = new Set([
    stage.intake.short,
    ...stage.intake.name.split(' '),
    ...world.people.flatMap((each) => [each.name, each.name.split(' ')[0] ?? '']),
  ]);
  const free = namesOf(stage.library, pronoun, stage.era).filter((name) => !taken.has(name));
  const clear = free.filter((name) => !isAlike(name, stage.intake.short));
  const names = clear.length > 0 ? clear : free;
  const name = given?.replaceAll('_', ' ') ?? pickFrom(rng, names, pronoun === 'he' ? 'Aldo' : 'Ilse');
  return {
    id: `p${world.people.length}-${world.turn}`,
    name,
    noun: title.replaceAll('_', ' '),
    pronoun,
    seen: -1,
  };
}

/** Names that a reader would take for one another: Orin and Odin, Lucia and Lucian. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a.slice(0, 3) === b.slice(0, 3)) return true;
  return a.charAt(0) === b.charAt(0) && a.at(-1) === b.at(-1) && Math.abs(a.length - b.length) < 2;
}

/** The cast that a card asks for (`p=toll-keeper`, `q=...`, `ally=...`), with the people it brings into the world. */
export function castCard(
  card: Card,
  stage: Stage,
  world: World,
  rng: Rng,
): { readonly world: World; readonly cast: { readonly [who: string]: string } } {
  let now = world;
  const cast: { [who: string]: string } = {};
  for (const flag of card.flags) {
    const [who = '', noun = ''] = flag.split('=');
    if (noun === '') continue;
    if (who === 'p' || who === 'q') {
      const line = card.flags.find((each) => each.startsWith('line='))?.slice(5);
      const known =
        line === undefined ? undefined : now.threads.find((thread) => thread.id === line && who === 'p');
      const old = noun === 'first' ? firstMet(now) : noun === 'again' ? knownAgain(now) : known?.person;
      const person = old === undefined ? newcomer(card, who, noun, stage, now, rng) : null;
      if (person !== null) now = { ...now, people: [...now.people, person] };
      cast[who] = person?.id ?? old ?? '';
    }
    if (who === 'ally' && now.ally === null) {
      const person = inventPerson(noun, stage, now, rng);
      now = { ...now, people: [...now.people, person], ally: person.id };
    }
  }
  return { world: now, cast };
}

/** Who stood in the opening; whoever would come back, where nobody did. */
function firstMet(world: World): string | undefined {
  const away = new Set([world.foe, world.ally ?? '', world.parted]);
  return world.people.find(({ id }) => /^p\d+-0$/.test(id) && !away.has(id))?.id ?? knownAgain(world);
}

/**
 * Who of those whom the story knows comes back for a scene that anybody may be in (`p=again`): whoever owes the hero most, for good or
 * ill, and has not been seen for a while.
 */
function knownAgain(world: World): string | undefined {
  const away = new Set([world.foe, world.ally ?? '', world.parted]);
  const here = new Set(Object.values(world.stage));
  const owed = (person: Person) => Math.abs(world.trust[person.id] ?? 0);
  const isRested = (person: Person) => !here.has(person.id) && world.turn - person.seen >= 2;
  return world.people
    .filter((person) => !away.has(person.id) && /^[pa]/.test(person.id) && person.seen >= 0)
    .toSorted(
      (a, b) =>
        // Who was there a moment ago comes back sooner than a stranger does.
        Number(isRested(b)) - Number(isRested(a)) ||
        Number(isNameless(a)) - Number(isNameless(b)) ||
        owed(b) - owed(a) ||
        b.seen - a.seen,
    )[0]?.id;
}

/** Scenes whose people pass by: they go by what they are, so that a story has no more names than a reader can keep. */
const passing = new Set(['tex', 'wall', 'gate', 'turn', 'price', 'duel', 'chase', 'air', 'rescue', 'mercy']);

function newcomer(card: Card, who: string, noun: string, stage: Stage, world: World, rng: Rng): Person {
  const person = inventPerson(noun === 'again' || noun === 'first' ? 'neighbour' : noun, stage, world, rng);
  const isPassing =
    passing.has(card.kind) &&
    who === 'p' &&
    !/\/\w+\//.test(noun) &&
    canPass(card) &&
    world.people.every((each) => each.noun !== person.noun);
  return isPassing ? { ...person, name: `the ${person.noun}` } : person;
}

/** Whether a scene speaks of its person first as what they are, and nobody says the name aloud. */
function canPass({ source }: Card): boolean {
  const known = passes.get(source);
  if (known !== undefined) return known;
  const body = source
    .split('\n')
    .filter((line) => !/^[-+=~?%]/.test(line))
    .join(' | ');
  const at = body.search(/\{p(?:\.\w+)?\}|\{p's\}/);
  const spoken = source.split('"').filter((_, i) => i % 2 === 1);
  const can =
    at >= 0 &&
    (body.startsWith('{p.a}', at) || body.startsWith('{p}, {p.a}', at)) &&
    !/\{p\.(?:name|full)\}/.test(source) &&
    !/^%.*\{p/m.test(source) &&
    !spoken.some((part) => /\{p(?:'s)?\}/.test(part));
  passes.set(source, can);
  return can;
}

const passes = new Map<string, boolean>();
