import { cultureOf, namedIn } from './culture.ts';
import { isEnclosed } from './locale.ts';
import { givenName, kinId, needsName, nounOf, pronounOf, quarryId } from './quarry.ts';
import { chainOf, pickFrom, rngOf } from './random.ts';
import { inventPerson, isAlike, namesOnRoad } from './casting.ts';
import { questNow, type Stage } from './stagecraft.ts';
import { emptyWorld, type Person, type World } from './world.ts';

/** What a story can be about beside its quest; cards marked `theme=` are told sooner in the stories that have theirs. */
export const themes = [
  'debt',
  'names',
  'doors',
  'letters',
  'bells',
  'bread',
  'birds',
  'promises',
  'maps',
  'masks',
  'fire',
  'tide',
] as const;

/** The world at the start of a story: who is against the hero, and where it will be decided; what is in play comes with its case. */
export function beginWorld(stage: Stage): World {
  const chain = chainOf('lamplit', stage.request.story.seed);
  const rng = rngOf(chain, 'world');
  const begun: World = {
    ...emptyWorld,
    chain,
    musts: stage.levers.musts,
    time: rng.int(3),
    weather:
      stage.airless || isEnclosed(stage.locale)
        ? ''
        : pickFrom(rng, ['clear', 'overcast', 'misty', 'windy'], 'clear'),
    themes: rng.shuffle(themes).slice(0, 2),
  };
  return withKin(withOpponents(begun, stage, 'arc0'), stage);
}

/** A new opponent, and a new place where it will be decided: for a beginning and for every sequel. */
export function withOpponents(world: World, stage: Stage, stream: string): World {
  const rng = rngOf(world.chain, `opponents/${stream}`);
  const { library } = stage;
  const used = new Set(world.places);
  // What is sought is no place on the way to it: the seed vault of the goal is the only vault.
  const sought = nounOf(questNow(stage, world));
  const places = rng
    .shuffle(library.words('places').filter((place) => !used.has(place)))
    .filter((place) => place.split(' ').at(-1) !== sought)
    .slice(0, 1);
  // Neither a name that somebody has nor a part of one: a foe of the hero's surname would be kin.
  const known = new Set(
    [stage.intake.name, ...world.people.map((person) => person.name), ...namesOnRoad(stage)].flatMap(namesIn),
  );
  const culture = cultureOf(stage.request.story.character);
  const first = rngOf(world.chain, `names/${stream}`).int(90);
  const foes = library
    .words('foes')
    .map((line, i) => (culture === null ? line : namedIn(culture, line, first + i)))
    .filter(
      (line) =>
        !namesIn(line.split('|')[0] ?? '').some(
          (name) => known.has(name) || isAlike(name, stage.intake.short),
        ),
    );
  const [name = 'Corvane', noun = 'stranger', hands = 'the hired hands', pronoun = 'he'] = pickFrom(
    rng,
    foes,
    'Corvane|stranger|the hired hands|he',
  ).split('|');
  const foe: Person = {
    id: `f${world.arc}`,
    name,
    noun,
    pronoun: pronoun === 'she' ? 'she' : 'he',
    seen: -1,
  };
  const quarry = quarryOf({ ...world, people: [...world.people, foe] }, stage);
  return {
    ...world,
    people: [...world.people, foe, ...(quarry === null ? [] : [quarry])],
    foe: foe.id,
    hands,
    token: '',
    places,
    place: -1,
    where: '',
    case: '',
    facts: 0,
    factTurn: world.turn,
  };
}

/** `Director Vael` is 'Director' and 'Vael'; `the night clerk` is one name. */
function namesIn(name: string): readonly string[] {
  const names = name.match(/\p{Lu}[\p{L}’'-]+/gu) ?? [];
  return names.length > 0 ? names : [name];
}

/** The one whom the quest is about, with a name; `null` when it is about a thing, or about somebody whom the form has named. */
function quarryOf(world: World, stage: Stage): Person | null {
  const quest = questNow(stage, world);
  if (!needsName(quest)) return null;
  const rng = rngOf(world.chain, `sought/${world.arc}`);
  const given = givenName(quest);
  const pronoun = pronounOf(nounOf(quest)) ?? (world.arc === 0 ? soughtAs(stage) : null) ?? '';
  const fixed = [nounOf(quest), pronoun, given].join('/');
  const drawn = inventPerson(given === '' ? fixed.replace(/\/+$/, '') : fixed, stage, world, rng);
  return { ...drawn, id: quarryId(world.arc) };
}

/** Whether the one who is sought is he or she by the reason: "he owes me a song", where the hero is 'me'. */
function soughtAs(stage: Stage): 'he' | 'she' | null {
  const { motivation } = stage.request.story.character;
  const said = /^\s*(?:because )?(he|she)\b/i.exec(motivation)?.[1]?.toLowerCase();
  const pronoun = said === 'he' || said === 'she' ? said : null;
  return pronoun !== stage.intake.pronoun || /\b(?:I|me|my|us|our)\b/.test(motivation) ? pronoun : null;
}

/** With the one whom the hero's reason is about, if there is one who is not the quest's own. */
function withKin(world: World, stage: Stage): World {
  const [noun = '', given = ''] = stage.intake.kin.split(' ');
  if (noun === '' || world.people.some((person) => person.noun === noun)) return world;
  const rng = rngOf(world.chain, 'kin');
  const fixed = [noun, pronounOf(noun) ?? '', given].join('/').replace(/\/+$/, '');
  const person = { ...inventPerson(fixed, stage, world, rng), id: kinId };
  return { ...world, people: [...world.people, person] };
}
