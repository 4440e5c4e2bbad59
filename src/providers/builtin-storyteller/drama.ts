import { knowsAll, mayTurn, sceneBeside, sceneOfFact, sceneOfStep } from './cases.ts';
import { fullDoom, fullPursuit } from './clocks.ts';
import { pickCard, turnOf } from './pick-card.ts';
import { plots, type Milestone } from './milestones.ts';
import { questNow, type Stage } from './stagecraft.ts';
import type { Card } from './pack.ts';
import type { Rng } from './random.ts';
import type { World } from './world.ts';

/** The milestone that the story owes next; `undefined` when all were told. */
export function nextMilestone(stage: Stage, world: World): Milestone | undefined {
  return plots[questNow(stage, world).archetype][world.milestone];
}

/** Turns from the milestone before to each milestone, when neither luck nor skill moves it. */
const gaps = [2, 3, 3, 4, 4, 3, 2, 1] as const;

/** What the world does next. */
export type Beat = {
  readonly card: Card;
  readonly part: 'milestone' | 'fact' | 'answer' | 'thread' | 'texture' | 'emergency' | 'sequel';
  /** A fact with which the plot goes on, too. */
  readonly step?: boolean;
};

/** Picks the turn of the world: emergency, then what the plot owes, then a thread that is due, then texture. */
export function pickBeat(stage: Stage, world: World, rng: Rng, excluded: ReadonlySet<string>): Beat {
  const pick = (kind: string, flags: readonly string[] = [], once = false): Card | null =>
    pickCard(kind, stage, world, rng, { flags, excluded, once });
  // A sequel is never excluded: without its quest there would be no story to go on with.
  const sequel =
    world.ended >= 0 && world.ended === world.turn - 1 ? pickCard('sequel', stage, world, rng) : null;
  if (sequel !== null) return { card: sequel, part: 'sequel' };
  const emergency = emergencyOf(stage, world);
  if (emergency !== null) {
    const card = pick(emergency, [], emergency === 'chase');
    if (card !== null) return { card, part: 'emergency' };
  }
  const want = nextMilestone(stage, world);
  const plot = plots[questNow(stage, world).archetype];
  // Behind the threshold nothing comes between the hero and the end.
  const isInside = want !== undefined && world.milestone > plot.indexOf('gate');
  const waited = world.turn - world.milestoneTurn;
  const pace = isInside ? 1 : paceOf(world, stage.levers.pace) + waitFor(want, world);
  // A side story that waited long enough is told on, whatever else is due: its people are the ones who come back. None is open behind the threshold.
  const rest = want === 'gate' && waited >= pace - 2 && waited < pace + 3 ? 2 : 5;
  const waiting = isInside ? null : toldOn(stage, world, rng, excluded, rest);
  if (waiting !== null) return { card: waiting, part: 'thread' };
  // What can be found out now and has a scene of its own is found out there.
  const found = isInside ? null : sceneOfFact(stage, world, rng, plot.slice(world.milestone));
  if (found !== null) return { card: found, part: 'fact' };
  if (want !== undefined && waited >= pace) {
    const step = stepOf(stage, world, rng, want, pick);
    if (step !== null) return step;
  }
  // The beginning is understood once the story has turned, by whoever was there.
  const answer =
    world.riddle !== '' && world.milestone > plot.indexOf('turn') ? pick('answer', [], true) : null;
  if (answer !== null) return { card: answer, part: 'answer' };
  const beside = sceneBeside(stage, world, rng);
  if (beside !== null) return { card: beside, part: 'fact' };
  const thread = dueThread(stage, world, rng, excluded);
  if (thread !== null) return { card: thread, part: 'thread' };
  const fresh = pick('tex', [], true) ?? newThread(stage, world, rng, excluded);
  if (fresh !== null) return { card: fresh, part: 'texture' };
  // With nothing new left on the road the plot goes on sooner: no scene is told twice while there is another.
  const step = want === undefined ? null : stepOf(stage, world, rng, want, pick);
  if (step !== null) return step;
  return beat(pick('tex') ?? pickCard('tex', stage, world, rng), 'texture');
}

/** The scene of a milestone: the case's own, or whoever joins the hero. */
function stepOf(
  stage: Stage,
  world: World,
  rng: Rng,
  want: Milestone,
  pick: (kind: string) => Card | null,
): Beat | null {
  if (want !== 'ally') {
    const scene = sceneOfStep(stage, world, rng, want);
    const isOwn = scene !== null && (!(want === 'turn' || want === 'gate') || scene.flags.includes(want));
    return scene === null ? null : { card: scene, part: 'fact', step: isOwn };
  }
  const card = pick(want);
  return card === null ? null : { card, part: 'milestone' };
}

/** Turns that a milestone waits for what must be known before it. */
function waitFor(want: Milestone | undefined, world: World): number {
  if (want === 'turn') return mayTurn(world) ? 0 : 3;
  return want === 'gate' && !knowsAll(world) ? 4 : 0;
}

function beat(card: Card | null, part: Beat['part']): Beat {
  if (card === null) throw new Error('the core pack has no texture card');
  return { card, part };
}

/** Turns that the next milestone waits: fewer after a run of successes, more after setbacks; never so many that a story stalls. */
function paceOf(world: World, slower: number): number {
  const gap = (gaps[world.milestone] ?? 3) + slower;
  if (world.milestone === 0) return world.arc === 0 ? 1 : gap;
  // When the worst is near the road is shorter: a story is decided face to face, not by a clock.
  if (world.doom >= fullDoom) return Math.min(gap, 2);
  if (world.streak >= 3) return gap - 1;
  return world.streak <= -2 ? gap + 1 : gap;
}

function emergencyOf(stage: Stage, world: World): string | null {
  const { health, sanity, oxygen } = stage.condition;
  const fresh = world.turn - world.rescued > 9;
  if (fresh && (health === 'none' || sanity === 'none')) return health === 'none' ? 'rescue' : 'mercy';
  if (!stage.airless) return world.pursuit >= fullPursuit && world.milestone > 0 ? 'chase' : null;
  if (oxygen === 'none' && world.turn - world.lastAir > 1) return 'air';
  if (oxygen === 'low' && world.turn - world.lastAir > 3) return 'air';
  if (oxygen === 'middle' && world.turn - world.lastAir > 5) return 'air';
  return world.pursuit >= fullPursuit && world.milestone > 0 ? 'chase' : null;
}

/** Whether the hero is beyond a second rescue: the story ends, and can be taken up again. */
export function isLost(stage: Stage, world: World): boolean {
  const { health, sanity, oxygen } = stage.condition;
  if (world.turn - world.ended < 9 && world.ended >= 0) return false;
  if (world.turn - world.rescued > 9 || world.rescued === world.turn)
    return oxygen === 'none' && stage.airless && world.lastAir >= 0 && world.turn - world.lastAir <= 1;
  return (health === 'none' || sanity === 'none') && world.turn - world.rescued > 2;
}

/** The next beat of a side story that has rested for so many turns. */
function toldOn(
  stage: Stage,
  world: World,
  rng: Rng,
  excluded: ReadonlySet<string>,
  rest: number,
): Card | null {
  for (const thread of world.threads) {
    if (thread.beat >= 3 || world.turn - thread.turn < rest) continue;
    const card = pickCard('thread', stage, world, rng, {
      flags: [`line=${thread.id}`, `beat=${thread.beat + 1}`],
      excluded,
      once: true,
    });
    if (card !== null) return card;
  }
  return null;
}

function dueThread(stage: Stage, world: World, rng: Rng, excluded: ReadonlySet<string>): Card | null {
  const next = toldOn(stage, world, rng, excluded, 3);
  if (next !== null) return next;
  // One side story to a quest: the others are for another story.
  if (world.threads.length > world.arc || world.milestone > 4 || world.turn < 3 || !rng.chance(60))
    return null;
  return newThread(stage, world, rng, excluded);
}

/** A side story begins: of those there are, the next is preferred by each story in a row, so that two of one genre have different ones. */
function newThread(stage: Stage, world: World, rng: Rng, excluded: ReadonlySet<string>): Card | null {
  const lines = (stage.library.byKind.get('thread') ?? [])
    .filter((card) => card.flags.includes('beat=1'))
    .flatMap((card) => card.flags.filter((flag) => flag.startsWith('line=')));
  const first = turnOf(stage.request.story.seed, lines.length);
  for (const line of [...lines.slice(first), ...lines.slice(0, first)]) {
    const card = pickCard('thread', stage, world, rng, { flags: [line, 'beat=1'], excluded, once: true });
    if (card !== null) return card;
  }
  return null;
}
