import { tellKnown } from './cases.ts';
import { plotOf } from './milestones.ts';
import { isNameless } from './refer.ts';
import { questNow } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import type { Card } from './pack.ts';
import type { Told } from './realise.ts';
import { lastDoneTo, type World } from './world.ts';

const common =
  /^(?:from|that|this|with|into|what|when|where|which|their|they|have|been|will|would|does|were|over|back)$/;

/** What is known so far and what is still asked, in a scene where the plot rests and the last ones did not speak of it, or now and then. */
export function tellRecap(telling: Telling): Told[] {
  const isSaid = isSaidIn(telling, 3);
  return isSaid && telling.world.turn % 5 !== 2 ? [] : tellKnown(telling, isSaid);
}

/** What the hero is after, in a scene of the plot that does not speak of it, where the three before did not either. */
export function tellGoal(telling: Telling, scene: Card): Told[] {
  const speaks = /\{(?:target|goal|thing|matter|load|deed)\b/.test(scene.source);
  return speaks || isSaidIn(telling, 3) ? [] : tellAim(telling);
}

/** What the hero is after; what was asked and is known now is only to be told to others. */
function tellAim(telling: Telling): Told[] {
  return listed(telling, isSolved(telling) ? 'told' : 'recap', [], 'skip');
}

/** Whether what was asked is known: then it is not asked any more. */
function isSolved({ stage, world }: Telling): boolean {
  const { archetype } = questNow(stage, world);
  return archetype === 'solve' && world.milestone > plotOf(archetype, world.case).indexOf('turn');
}

/** Whether the last scenes speak of what the quest is about. */
function isSaidIn({ stage, world }: Telling, scenes: number): boolean {
  const { goal, target } = questNow(stage, world);
  const inGoal =
    goal
      .toLowerCase()
      .split(' ')
      .slice(1)
      .join(' ')
      .match(/[\p{L}'’-]{4,}/gu) ?? [];
  const own = inGoal.filter((word) => !common.test(word));
  const words = own.length > 0 ? own : (target.toLowerCase().match(/[\p{L}'’-]{3,}/gu) ?? []);
  const said = stage.request.path
    .slice(-scenes)
    .map((scene) => scene.passage.toLowerCase())
    .join(' ');
  return words.some((word) => said.includes(word)) || / the truth\b/.test(said);
}

/** What became of the small thing in play. */
export function tellToken(telling: Telling): Told[] {
  return listed(telling, 'cite', ['token'], 'skip');
}

/** Somebody whom the hero helped on the way, or wronged, as it was with most of them; who has a name first. */
export function tellCited(telling: Telling): Told[] {
  const { world } = telling;
  const named = (who: string) =>
    world.people.find((each) => each.id === who && !isNameless(each) && who !== world.foe);
  const saga = telling
    .rng('cited')
    // Who was robbed afterwards is not grateful any more.
    .shuffle(world.saga.filter(({ who, type }) => who === '' || lastDoneTo(world, who) === type))
    .toSorted((a, b) => Number(named(b.who) !== undefined) - Number(named(a.who) !== undefined));
  const good = saga.filter(({ type }) => type === 'good').length;
  for (const type of good * 2 >= saga.length ? ['good', 'evil'] : ['evil', 'good']) {
    const one = saga.find((line) => line.type === type);
    if (one === undefined) continue;
    const by =
      named(one.who) === undefined ? [] : listed(telling, 'cite', [`by${type}`], 'skip', {}, { w: one.who });
    const told = by.length > 0 ? by : listed(telling, 'cite', [type], 'skip');
    if (told.length > 0) return told;
  }
  return [];
}

/** Keeps a deed for later. */
export function withSaga(
  world: World,
  { type, who, card }: Pick<World['saga'][number], 'type' | 'who' | 'card'>,
): World {
  const line = { turn: world.turn, who, type, ...(card === undefined ? {} : { card }) };
  return { ...world, saga: [...world.saga.slice(-11), line] };
}
