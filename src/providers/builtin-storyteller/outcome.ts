import { milestones } from './milestones.ts';
import { groupOf, verbOf, type VerbClass, type VerbGroup } from './verbs.ts';
import type { Rng } from './random.ts';
import type { Stage } from './stagecraft.ts';
import type { World } from './world.ts';

/** How a deed goes. */
export type Grade = 'win' | 'mixed' | 'setback';

/**
 * Grades a deed: how hard it is, how the hero stands, how the story has gone. Nobody fails three times running, and nobody walks
 * through the last act for free.
 */
export function gradeDeed(
  verbClass: VerbClass | null,
  stage: Stage,
  world: World,
  rng: Rng,
  offered: boolean,
): Grade {
  const group = verbClass === null ? 'rest' : groupOf(verbClass);
  // What was offered is written out, and it is the better scene: it fails half as often, and costs more often instead.
  // On the way there an attempt that comes to nothing is an answer to nobody.
  const isLast = world.milestone === milestones.length;
  let setback = offered ? base[group] >> (isLast ? 1 : 2) : base[group];
  const { condition } = stage;
  if (condition.health === 'low') setback += 5;
  if (condition.sanity === 'low' && (group === 'talk' || group === 'look')) setback += 8;
  if ((condition.endurance === 'low' || condition.endurance === 'none') && bodily.has(group)) setback += 10;
  if (world.ally !== null) setback -= 3;
  if (world.milestone > 5) setback += isLast ? 16 : offered ? 0 : 5;
  // Face to face it counts who was helped on the way, and who was wronged.
  if (isLast) setback -= Math.max(-3, Math.min(3, standing(world))) * 4;
  const roll = rng.int(100);
  if (roll < setback) return world.streak <= -2 ? 'mixed' : 'setback';
  if (roll < setback + (isLast ? 22 : offered ? 34 : 27)) return 'mixed';
  return world.milestone > 5 && world.streak >= 3 && !isLast ? 'mixed' : 'win';
}

/** How many of those who were met would stand by the hero now, less those who would not. */
function standing(world: World): number {
  return world.people
    .filter(({ id }) => isOfRoad(world, id))
    .reduce((sum, { id }) => sum + Math.sign(world.trust[id] ?? 0), 0);
}

/** Whether somebody was met on the way, and is neither the opponent nor the friend. */
export function isOfRoad(world: World, id: string): boolean {
  return /^[pac]/.test(id) && id !== world.foe && id !== world.ally;
}

const base: { readonly [group in VerbGroup]: number } = {
  move: 15,
  flee: 20,
  look: 14,
  take: 20,
  talk: 16,
  press: 24,
  fight: 26,
  care: 10,
  make: 17,
  use: 16,
  rest: 4,
  play: 14,
};
const bodily = new Set<VerbGroup>(['move', 'flee', 'fight']);

/** The class of an offer's verb: its first known word. */
export function classOfOffer(text: string): VerbClass {
  // "Lie still" deceives nobody.
  const said = text
    .toLowerCase()
    .replace(/^lie (?=(?:awake|back|beside|down|flat|in|low|on|quiet|still|there|under)\b)/, 'rest ');
  for (const word of said.split(/[^a-z'-]+/)) {
    const verb = verbOf(word);
    if (verb !== null) return verb.verbClass;
  }
  return 'use';
}
