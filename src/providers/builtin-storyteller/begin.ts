import { milestones } from './drama.ts';
import { chainOf, pickFrom, rngOf } from './random.ts';
import { inventPerson, type Stage } from './stagecraft.ts';
import type { Person, World } from './world.ts';

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

/** The world at the start of a story: who is against the hero, what is in play, which places the road will touch. */
export function beginWorld(stage: Stage): World {
  const chain = chainOf('lamplit', stage.request.story.seed);
  const rng = rngOf(chain, 'world');
  const empty: World = {
    form: 'lamplit.builtin',
    version: 1,
    chain,
    turn: 0,
    arc: 0,
    quest: null,
    people: [],
    ally: null,
    foe: '',
    hands: '',
    token: '',
    places: [],
    place: -1,
    milestone: 0,
    milestoneTurn: 0,
    score: 0,
    streak: 0,
    threads: [],
    stage: {},
    offered: [],
    seen: '',
    told: '',
    echoes: '',
    titles: [],
    deeds: [],
    lastAir: -1,
    lastNeed: -9,
    lastEffect: -9,
    rescued: -99,
    ended: -1,
    outcome: '',
    price: '',
    renounced: 0,
    musts: stage.levers.musts,
    time: rng.int(3),
    weather: stage.airless ? '' : pickFrom(rng, ['clear', 'overcast', 'misty', 'windy'], 'clear'),
    doom: 0,
    pursuit: 0,
    themes: rng.shuffle(themes).slice(0, 2),
    trust: {},
  };
  return withOpponents(empty, stage, 'arc0');
}

/** New places, a new token and a new opponent: for a beginning and for every sequel. */
export function withOpponents(world: World, stage: Stage, stream: string): World {
  const rng = rngOf(world.chain, `opponents/${stream}`);
  const { library } = stage;
  const used = new Set(world.places);
  const places = rng.shuffle(library.words('places').filter((place) => !used.has(place))).slice(0, 4);
  const known = new Set(world.people.map((person) => person.name));
  const foes = library.words('foes').filter((line) => !known.has(line.split('|')[0] ?? ''));
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
  const tokens = library.words('tokens').filter((token) => token !== world.token);
  return {
    ...world,
    people: [...world.people, foe],
    foe: foe.id,
    hands,
    token: pickFrom(rng, tokens, 'the small brass key'),
    places,
    place: -1,
  };
}

/**
 * A world for a story that somebody else has told so far: the form, the last scenes and their context say who is there and how far
 * it has gone, so that the built-in storyteller can go on (storyteller.md 5.13).
 */
export function adoptWorld(stage: Stage): World {
  const { path, depth } = stage.request;
  const last = path.at(-1);
  const begun = beginWorld(stage);
  const chain = chainOf(begun.chain, 'adopted', depth, last?.passage ?? '');
  const rng = rngOf(chain, 'adopt');
  const milestone = Math.min(Math.floor(depth / 3), milestones.length - 2);
  const world: World = {
    ...begun,
    chain,
    turn: depth,
    milestone,
    milestoneTurn: Math.max(0, depth - 1),
    place: 0,
  };
  const names = (last?.sceneContext.characters ?? []).filter(
    (name) => isName(name) && name !== stage.intake.name && name !== stage.intake.short,
  );
  const friend = names[0];
  if (friend === undefined) return world;
  // Whether a foreign figure is he or she cannot be known; 'they' is never wrong.
  const person: Person = {
    ...inventPerson('companion', stage, world, rng),
    name: friend,
    pronoun: 'they',
    seen: depth - 1,
  };
  return {
    ...world,
    people: [...world.people, person],
    ally: person.id,
    milestone: Math.max(milestone, 2),
    stage: { p: person.id },
  };
}

function isName(name: string): boolean {
  return /^\p{Lu}[\p{L}' -]{1,30}$/u.test(name);
}
