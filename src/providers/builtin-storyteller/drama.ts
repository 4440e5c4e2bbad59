import type { Beat } from './beat.ts';
import { knowsAll, sceneBeside, sceneOfFact, sceneOfStep } from './cases.ts';
import { fullDoom, fullPursuit } from './clocks.ts';
import { markOf, pickCard, turnOf } from './pick-card.ts';
import { isPlainLine, plotOf, type Milestone } from './milestones.ts';
import { nextStory } from './next-story.ts';
import { questNow, type Stage } from './stagecraft.ts';
import type { Card } from './pack.ts';
import type { Rng } from './random.ts';
import { marksIn, type World } from './world.ts';

/** The milestone that the story owes next; `undefined` when all were told. */
function nextMilestone(stage: Stage, world: World): Milestone | undefined {
  return plotOf(questNow(stage, world).archetype, world.case)[world.milestone];
}

/** Picks the turn of the world: an emergency, a scene in which the plot rests, or the next one of the plot. */
export function pickBeat(stage: Stage, world: World, rng: Rng, excluded: ReadonlySet<string>): Beat {
  const pick = (kind: string, flags: readonly string[] = [], once = false): Card | null =>
    pickCard(kind, stage, world, rng, { flags, excluded, once });
  const next = nextStory(stage, world, rng);
  if (next !== null) return next;
  const emergency = emergencyOf(stage, world);
  if (emergency !== null) {
    const card = pick(emergency, [], emergency === 'chase');
    if (card !== null) return { card, part: 'emergency' };
  }
  const want = nextMilestone(stage, world);
  const plot = plotOf(questNow(stage, world).archetype, world.case);
  // Behind the threshold nothing comes between the hero and the end, and into a plain plot nothing from outside.
  const isClosed = isBehindGate(world, plot) || isSteady(stage, world);
  const side = () => (isClosed ? null : sideScene(stage, world, rng, excluded));
  // No side story is left open at the threshold: its people are the ones who stand there.
  const left = !isClosed && want === 'gate' && knowsAll(world) ? toldOn(stage, world, rng, 2) : null;
  if (left !== null) return { card: left, part: 'thread' };
  const rest = isRestful(stage, world, rng) ? side() : null;
  if (rest !== null) return rest;
  return (
    plotScene(stage, world, rng, plot) ??
    side() ??
    beat(pick('tex') ?? pickCard('tex', stage, world, rng), 'texture')
  );
}

/** The next scene of the plot: what is known is found out in its order, and between two steps whoever the case touches is met. */
function plotScene(stage: Stage, world: World, rng: Rng, plot: readonly Milestone[]): Beat | null {
  const want = plot[world.milestone];
  const wasStep = world.factTurn <= world.milestoneTurn;
  const beside = wasStep && !isBehindGate(world, plot) ? sceneBeside(stage, world, rng) : null;
  if (beside !== null) return { card: beside, part: 'fact' };
  const found = sceneOfFact(stage, world, rng, plot.slice(world.milestone));
  if (found !== null) return { card: found, part: 'fact' };
  return want === undefined ? null : stepOf(stage, world, rng, want);
}

function isBehindGate(world: World, plot: readonly Milestone[]): boolean {
  return world.milestone < plot.length && world.milestone > plot.indexOf('gate');
}

/** Whether the plot rests for a scene: never twice in a row, seldom when all goes well, and not when the worst is near. */
function isRestful(stage: Stage, world: World, rng: Rng): boolean {
  const told = Math.max(world.milestoneTurn, world.factTurn);
  if ((world.milestone === 0 || world.turn < 3) && world.arc === 0) return false;
  if (world.turn - told > 1 || world.doom >= fullDoom) return false;
  const last = stage.library.cards.get(world.offered[0]?.card ?? '');
  // Whoever has just joined the hero is taken along to where it goes on; and behind the eve comes the day.
  if (last?.kind === 'ally' || last?.flags.includes('eve') === true) return false;
  if (isSteady(stage, world)) return false;
  if (world.milestone > 1 && toldOn(stage, world, rng, 3) !== null) return rng.chance(88);
  const run = world.streak >= 3 ? -10 : world.streak <= -2 ? 10 : 0;
  return rng.chance(75 + run + stage.levers.pace * 25);
}

/** Whether the scenes of a story follow one upon the other: a plain plot's do, unless the player wished for a slow story. */
function isSteady(stage: Stage, world: World): boolean {
  return isPlainLine(world.case) && stage.levers.pace <= 0;
}

/** The scene of a milestone: the case's own, or whoever joins the hero. */
function stepOf(stage: Stage, world: World, rng: Rng, want: Milestone): Beat | null {
  if (want !== 'ally') {
    const scene = sceneOfStep(stage, world, rng, want);
    const isOwn = scene !== null && (!(want === 'turn' || want === 'gate') || scene.flags.includes(want));
    return scene === null ? null : { card: scene, part: 'fact', step: isOwn };
  }
  // No other scene can take its place, so none is excluded.
  const card =
    pickCard(want, stage, world, rng, { flags: [world.case] }) ?? pickCard(want, stage, world, rng);
  return card === null ? null : { card, part: 'milestone' };
}

function beat(card: Card | null, part: Beat['part']): Beat {
  if (card === null) throw new Error('the core pack has no texture card');
  return { card, part };
}

function emergencyOf(stage: Stage, world: World): string | null {
  const { health, sanity, oxygen } = stage.condition;
  const fresh = world.turn - world.rescued > 9;
  if (fresh && (health === 'none' || sanity === 'none')) return health === 'none' ? 'rescue' : 'mercy';
  const since = world.turn - world.lastAir;
  const isShort =
    (oxygen === 'none' && since > 1) || (oxygen === 'low' && since > 3) || (oxygen === 'middle' && since > 5);
  if (stage.airless && isShort) return 'air';
  // Whoever is past the threshold is not hunted any more: the one who sends the hunters is there.
  const plot = plotOf(questNow(stage, world).archetype, world.case);
  const isCalm =
    isPlainLine(world.case) ||
    world.milestone === 0 ||
    isBehindGate(world, plot) ||
    chasesTold(stage, world) > world.arc;
  const isHunted = world.pursuit >= fullPursuit && !isCalm;
  return isHunted ? 'chase' : null;
}

/** How often the hero was hunted so far: once in each quest. */
function chasesTold(stage: Stage, world: World): number {
  const told = marksIn(world.seen);
  return (stage.library.byKind.get('chase') ?? []).filter((card) => told.has(markOf(card))).length;
}

/** Whether the hero is beyond a second rescue: the story ends, and can be taken up again. */
export function isLost(stage: Stage, world: World): boolean {
  const { health, sanity, oxygen } = stage.condition;
  if (world.turn - world.ended < 9 && world.ended >= 0) return false;
  if (world.turn - world.rescued > 9 || world.rescued === world.turn)
    return oxygen === 'none' && stage.airless && world.lastAir >= 0 && world.turn - world.lastAir <= 1;
  return (health === 'none' || sanity === 'none') && world.turn - world.rescued > 2;
}

/** The next beat of a side story that has rested for so many turns: no other line can take its place, so none is excluded. */
function toldOn(stage: Stage, world: World, rng: Rng, rest: number): Card | null {
  for (const thread of world.threads) {
    if (thread.beat >= 3 || world.turn - thread.turn < rest) continue;
    const card = pickCard('thread', stage, world, rng, {
      flags: [`line=${thread.id}`, `beat=${thread.beat + 1}`],
      once: true,
    });
    if (card !== null) return card;
  }
  return null;
}

/**
 * A side story goes on, or one begins: it comes back until it is over, and whoever is met in it stands at the threshold. Somebody who is met
 * only once belongs to no story: that is for whoever wished for a slow one, and where the plot itself has nothing to tell.
 */
function sideScene(stage: Stage, world: World, rng: Rng, excluded: ReadonlySet<string>): Beat | null {
  // One to a quest, for two are a third of it; another where the first was cut short, and in every third story.
  const isOver = world.threads.every(({ beat }) => beat >= 3);
  const hasMore = world.threads.every(({ beat }) => beat > 3) || turnOf(stage.request.story.seed, 3) === 1;
  const isOpen = isOver && world.threads.length < world.arc + (hasMore ? 2 : 1) && world.milestone <= 5;
  const thread = toldOn(stage, world, rng, 3) ?? (isOpen ? newThread(stage, world, rng, excluded) : null);
  if (thread !== null) return { card: thread, part: 'thread' };
  const met = stage.levers.pace > 0 ? pickCard('tex', stage, world, rng, { excluded, once: true }) : null;
  return met === null ? null : { card: met, part: 'texture' };
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
