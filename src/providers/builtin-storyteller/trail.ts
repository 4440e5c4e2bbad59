import { namesThing, type Archetype, type Quest } from './intake.ts';
import { questNow } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import type { Milestone } from './drama.ts';
import type { Told } from './realise.ts';
import type { World } from './world.ts';

/** How a quest is found out about: what one learns of a thing is not what one learns of a wrong. */
const trails: { readonly [archetype in Archetype]: string } = {
  find: 'seek',
  steal: 'seek',
  rescue: 'rescue',
  defeat: 'defeat',
  escape: 'escape',
  deliver: 'deliver',
  solve: 'solve',
  protect: 'protect',
  win: 'win',
  build: 'any',
  prove: 'any',
  become: 'any',
  pursue: 'any',
};

function trailOf(quest: Quest): string {
  const trail = trails[quest.archetype];
  return namesThing(quest) || trail === 'solve' || trail === 'escape' ? trail : 'any';
}

/** What a milestone lets the hero know of the goal, by name; whoever tells it, and the place that it points to, are kept. */
export function tellClue(telling: Telling, step: Milestone | 'start'): Told[] {
  const { stage, world } = telling;
  const trail = trailOf(questNow(stage, world));
  const wide = telling.rng(`clue/${step}`).chance(30) ? ['any', trail] : [trail, 'any'];
  for (const kind of wide) {
    const told = listed(telling, 'clue', [kind, step], 'skip', {}, informer(world));
    if (told.length === 0) continue;
    const source = telling.used.at(-1)?.source ?? '';
    const place = source.includes('{next}') ? world.place + 1 : world.place;
    const by = source.includes('{p') ? (world.stage['p'] ?? '') : '';
    telling.world = {
      ...telling.world,
      trail: [...world.trail.slice(-7), { by, place, turn: world.turn }],
    };
    return told;
  }
  return [];
}

/** Goes where the last clue pointed, once its scene is over; the last place waits for the gate. */
export function followTrail(world: World): World {
  const clue = world.trail.at(-1);
  if (clue === undefined || clue.place !== world.place + 1) return world;
  const waits = world.place < 0 ? 1 : 2;
  if (world.turn - clue.turn < waits || clue.place > Math.max(0, world.places.length - 2)) return world;
  return { ...world, place: clue.place };
}

/** Why the hero has come to this place: what was said or found before. Nothing, where no clue led there. */
export function tellGoing(telling: Telling): Told[] {
  const { world } = telling;
  const clue = world.trail.at(-1);
  if (clue?.place !== world.place) return [];
  if (clue.turn === 0) return listed(telling, 'go', ['start'], 'skip');
  const { w } = informer(world);
  return w === undefined || clue.by === ''
    ? listed(telling, 'go', ['found'], 'skip')
    : listed(telling, 'go', ['from'], 'skip', {}, { w });
}

/** What the hero is after and what is known of it, where the last scenes did not say. */
export function tellRecap(telling: Telling): Told[] {
  const { stage, world } = telling;
  const quest = questNow(stage, world);
  const words =
    quest.goal
      .toLowerCase()
      .match(/[\p{L}'’-]{4,}/gu)
      ?.slice(1) ?? [];
  const said = stage.request.path
    .slice(-3)
    .map((scene) => scene.passage.toLowerCase())
    .join(' ');
  if (words.some((word) => said.includes(word))) return [];
  return listed(telling, 'recap', [], 'skip', {}, informer(world));
}

/** Who told the last thing that was told, as long as they are not here themselves. */
function informer(world: World): { readonly [who: string]: string } {
  const by = world.trail.findLast((clue) => clue.by !== '')?.by;
  return by === undefined || Object.values(world.stage).includes(by) ? {} : { w: by };
}

/** What becomes of the goal itself when all is over. */
export function tellSettled(telling: Telling, outcome: string): Told[] {
  const quest = questNow(telling.stage, telling.world);
  const isWho = quest.archetype === 'solve' && /\bwho\b/.test(quest.goal);
  return listed(telling, 'settle', [isWho ? 'who' : trailOf(quest), outcome], 'any');
}

/** Two of the hero's own deeds, as people tell them; the kind one and the other. */
export function tellCited(telling: Telling): Told[] {
  const { world } = telling;
  const rng = telling.rng('cited');
  const told: Told[] = [];
  const whom = new Set<string>();
  for (const type of rng.shuffle(['good', 'evil', 'good'])) {
    const one = rng
      .shuffle(world.saga)
      .find((line) => line.type === type && !whom.has(line.who) && !whom.has(line.did));
    if (one === undefined || told.length >= 2) continue;
    whom.add(one.who === '' ? one.did : one.who);
    told.push(...listed(telling, 'cite', [type], 'skip', { did: one.did }));
  }
  if (world.price !== 'token' && world.price !== 'item')
    told.push(...listed(telling, 'cite', ['token'], 'skip'));
  return told;
}

/** Keeps a deed for the end, in the words in which it was told. */
export function withSaga(world: World, did: string, type: 'good' | 'evil', who: string): World {
  if (did.length > 90) return world;
  const person = world.people.find((each) => each.id === who);
  const short = person?.name.split(' ')[0] ?? '';
  const named =
    person === undefined || person.noun === '' || who === world.ally || short === ''
      ? did
      : did.replace(
          new RegExp(`\\b${short}\\b(?!['’ ]+[A-Z])(?!['’]s)`),
          `${person.name} the ${person.noun}`,
        );
  return { ...world, saga: [...world.saga.slice(-11), { turn: world.turn, who, did: named, type }] };
}
