import { pickFrom, type Rng } from './random.ts';
import { readForm, type Intake } from './intake.ts';
import type { Person, World } from './world.ts';
import { readNotes, type Levers } from './notes.ts';
import type { Card } from './pack.ts';
import { namesOf } from './names.ts';
import type { Library } from './library.ts';
import type { Referent } from './refer.ts';
import type { Scope } from './realise.ts';
import type { TurnRequest } from '../../domain/ports.ts';
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
  /** The era's nouns by slot: `{lamp}` is an oil lamp or a torch. */
  readonly nouns: { readonly [slot: string]: string };
  readonly second: boolean;
  readonly airless: boolean;
  readonly condition: Condition;
  readonly request: TurnRequest;
};

export function stageOf(request: TurnRequest, library: Library): Stage {
  const { character, environment } = request.story;
  return {
    intake: readForm(character),
    library,
    levers: readNotes(request.settings.notesToAuthor),
    genre: character.genre,
    era: character.era,
    nouns: Object.fromEntries(
      library.words(`era.${character.era}`).map((pair) => pair.split('=') as [string, string]),
    ),
    second: request.settings.narration === 'second',
    airless: !environment.hasOxygen,
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

const possessiveOf = { he: 'his', she: 'her', they: 'their' } as const;

/** Who and what a card's slots stand for now. */
export function scopeOf(
  stage: Stage,
  world: World,
  cast: { readonly [who: string]: string },
  extra: { readonly [slot: string]: string } = {},
): Scope {
  const { intake, nouns, second } = stage;
  const quest = questNow(stage, world);
  const own = (text: string) =>
    second ? text.replace(new RegExp(`\\b${possessiveOf[intake.pronoun]}\\b`, 'g'), 'your') : text;
  const people: { [who: string]: Referent } = { h: heroOf(stage) };
  for (const [who, id] of Object.entries({
    ...cast,
    foe: world.foe,
    ...(world.ally === null ? {} : { ally: world.ally }),
  })) {
    const person = world.people.find((each) => each.id === id);
    if (person !== undefined) people[who] = referentOf(person, world);
  }
  return {
    people,
    words: {
      ...nouns,
      ...intake.looks,
      name: intake.short,
      fullname: intake.name,
      target: own(isShort(stage) ? shortNoun(quest.target) : quest.target),
      goal: own(isShort(stage) ? shortGoal(quest) : quest.goal),
      home: isShort(stage) ? shortNoun(intake.home) : intake.home,
      inhome: isShort(stage) ? intake.inHome.replace(intake.home, shortNoun(intake.home)) : intake.inHome,
      place: placeNow(stage, world),
      next: world.places[world.place + 1] ?? world.places[world.places.length - 1] ?? intake.home,
      last: world.places[world.places.length - 1] ?? intake.home,
      token: world.token,
      hands: world.hands,
      time: timeOf(world),
      // The hero and whoever is with the hero.
      ...(second
        ? { they: 'you', them: 'you', their: 'your', themselves: 'yourselves' }
        : { they: 'they', them: 'them', their: 'their', themselves: 'themselves' }),
      ...extra,
    },
  };
}

/** Where sentences are short, a thing that was named in full at the opening goes by its noun. */
function isShort(stage: Stage): boolean {
  const { kind, settings } = stage.request;
  return kind !== 'opening' && settings.readingLevel === 'elementary';
}

function shortGoal({ goal, target }: Intake['quest']): string {
  return goal.replace(target, shortNoun(target));
}

function shortNoun(phrase: string): string {
  const words = phrase.split(' ');
  if (words.length < 4) return phrase;
  const head = phrase.split(/ (?:of|from|in|on|at|for|to|under|with|that|who) /)[0]?.split(' ') ?? words;
  const last = head.at(-1) ?? '';
  return /^(?:the|his|her|their|your|an?)$/i.test(head[0] ?? '') && head.length > 1
    ? `${/^an?$/i.test(head[0] ?? '') ? 'the' : (head[0] ?? '')} ${last}`
    : phrase;
}

function heroOf(stage: Stage): Referent {
  const { intake, second } = stage;
  return {
    id: 'hero',
    name: stage.request.kind === 'opening' ? intake.name : intake.short,
    short: intake.short,
    noun: '',
    pronoun: second ? 'you' : intake.pronoun,
    remind: false,
  };
}

function referentOf(person: Person, world: World): Referent {
  const short =
    /^(?:the|unit|old|lady|lord|captain|doctor|sister|brother|mother|father|judge|marshal|director|warden|inspector|magistrate)\s/i.test(
      person.name,
    )
      ? person.name
      : (person.name.split(' ')[0] ?? person.name);
  return {
    id: person.id,
    name: person.name,
    short,
    noun: person.noun,
    pronoun: person.pronoun,
    remind: person.id !== world.foe && person.seen >= 0 && world.turn - person.seen > 3,
  };
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
    stage.intake.name,
    ...world.people.flatMap((each) => [each.name, each.name.split(' ')[0] ?? '']),
  ]);
  const names = namesOf(stage.library, pronoun, stage.era).filter((name) => !taken.has(name));
  const name = given?.replaceAll('_', ' ') ?? pickFrom(rng, names, pronoun === 'he' ? 'Aldo' : 'Ilse');
  return {
    id: `p${world.people.length}-${world.turn}`,
    name,
    noun: title.replaceAll('_', ' '),
    pronoun,
    seen: -1,
  };
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
      const person = known === undefined ? inventPerson(noun, stage, now, rng) : null;
      if (person !== null) now = { ...now, people: [...now.people, person] };
      cast[who] = person?.id ?? known?.person ?? '';
    }
    if (who === 'ally' && now.ally === null) {
      const person = inventPerson(noun, stage, now, rng);
      now = { ...now, people: [...now.people, person], ally: person.id };
    }
  }
  return { world: now, cast };
}
