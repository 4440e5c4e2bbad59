import { tellKnown } from './cases.ts';
import { plotOf } from './milestones.ts';
import { wordCount } from './morphology.ts';
import { isCut, withoutName } from './recall.ts';
import { isNameless } from './refer.ts';
import { questNow } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import type { Card } from './pack.ts';
import type { Told } from './realise.ts';
import { lastDoneTo, type World } from './world.ts';

const common =
  /^(?:from|that|this|with|into|what|when|where|which|their|they|have|been|will|would|does|were|over|back)$/;

/** What is known so far and what is still asked; what the hero is after, where the last scenes did not say. */
export function tellRecap(telling: Telling): Told[] {
  const { world } = telling;
  const isSaid = isSaidIn(telling, 3);
  if (isSaid && world.turn % 5 !== 2) return [];
  // What is known says more than the goal said over, as long as it speaks of the goal at all.
  const known = tellKnown(telling, isSaid);
  return known.length > 0 || isSaid || isSolved(telling) ? known : listed(telling, 'recap', [], 'skip');
}

/** What the hero is after, in a scene of the plot that does not speak of it, where the four before did not either. */
export function tellGoal(telling: Telling, scene: Card): Told[] {
  const speaks = /\{(?:target|goal|thing|matter|load|deed)\b/.test(scene.source);
  return speaks || isSolved(telling) || isSaidIn(telling, 4) ? [] : listed(telling, 'recap', [], 'skip');
}

/** Whether what was asked is known: then it is not asked any more. */
function isSolved({ stage, world }: Telling): boolean {
  const { archetype } = questNow(stage, world);
  return archetype === 'solve' && world.milestone > plotOf(archetype).indexOf('turn');
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
  return words.some((word) => said.includes(word));
}

/** What became of the small thing in play. */
export function tellToken(telling: Telling): Told[] {
  return listed(telling, 'cite', ['token'], 'skip');
}

/** One of the hero's own deeds, as people tell it: a kind one or the other, as it was with most of them. */
export function tellCited(telling: Telling): Told[] {
  const { world } = telling;
  const rng = telling.rng('cited');
  // What was done for somebody with a name is remembered before what was done for one who passed by.
  const isNamed = ({ who }: World['saga'][number]) =>
    world.people.some((person) => person.id === who && !isNameless(person));
  const saga = rng
    // Who was robbed afterwards is not grateful any more.
    .shuffle(
      world.saga.filter(
        ({ did, who, type }) => did !== '' && (who === '' || lastDoneTo(world, who) === type),
      ),
    )
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const good = saga.filter(({ type }) => type === 'good').length;
  for (const type of good * 2 >= saga.length ? ['good', 'evil'] : ['evil', 'good']) {
    const one = saga.find((line) => line.type === type);
    if (one === undefined) continue;
    const person = world.people.find((each) => each.id === one.who && !isNameless(each));
    const did = person === undefined || person.id === world.foe ? '' : withoutName(one.did, person);
    const by = did === '' ? [] : listed(telling, 'cite', [`by${type}`], 'skip', { did }, { w: one.who });
    const told = by.length > 0 ? by : listed(telling, 'cite', [type], 'skip', { did: one.did });
    if (told.length > 0) return told;
  }
  return [];
}

/** Keeps a deed for the end, in the words in which it was told. */
export function withSaga(
  world: World,
  whole: string,
  { type, who, card }: Pick<World['saga'][number], 'type' | 'who' | 'card'>,
): World {
  const said = firstDeed(whole);
  // "cheated it out of the doors": apart from its scene nobody knows what that was.
  const did = said.length > 90 || opaque.test(said) || isCut(said) ? '' : said;
  const person = world.people.find((each) => each.id === who);
  const short = person?.name.split(' ')[0] ?? '';
  const named =
    person === undefined || person.noun === '' || who === world.ally || short === '' || isNameless(person)
      ? did
      : did.replace(
          new RegExp(`\\b${short}\\b(?!['’ ]+[A-Z])(?!['’]s)`),
          `${person.name} the ${person.noun}`,
        );
  const line = { turn: world.turn, who, did: named, type, ...(card === undefined ? {} : { card }) };
  return { ...world, saga: [...world.saga.slice(-11), line] };
}

/** People tell one thing of it: of "helped her carry out the benches, and watched" it is the benches. */
function firstDeed(did: string): string {
  const [first = did] = did.split(/, (?:and|then|so) (?=\p{L})/u);
  return first !== did && wordCount(first) >= 2 ? first : did;
}

const opaque =
  /^[a-z]+ (?:(?:it|them|him)\b|her(?= (?:to|in|up|out|with|into|on|from|a|an|the|and|over|off|across|by|at|back|through|that|what|who)\b|,|$))/;
