import type { ActionType } from '../../domain/action.ts';
import type { Grade } from './outcome.ts';
import type { VerbGroup } from './verbs.ts';
import type { World } from './world.ts';

/** Doom at which the worst happens, and pursuit at which those who hunt the hero are there. */
export const fullDoom = 6;
export const fullPursuit = 4;

const loud = new Set<VerbGroup>(['take', 'press', 'fight']);

/** What a deed does to the clocks: failures cost time, loud and wicked deeds are heard of, those who hide are lost sight of. */
export function turnClocks(world: World, grade: Grade, group: VerbGroup, type: ActionType): World {
  const heard = type === 'evil' || (grade === 'setback' && (loud.has(group) || group === 'flee'));
  const hidden = group === 'flee' && grade !== 'setback';
  const cools = world.turn % 4 === 3 && type !== 'evil';
  return {
    ...world,
    doom: clamp(world.doom + (grade === 'setback' ? 1 : 0), fullDoom),
    pursuit: clamp(world.pursuit + (heard ? 1 : 0) - (hidden ? 2 : 0) - (cools ? 1 : 0), fullPursuit),
  };
}

/**
 * What people think of a deed: kindness is remembered once, a wrong twice; a friend who looks on minds it too.
 * @param person whom it was done to; '' for nobody who is there
 */
export function judge(world: World, type: ActionType, person: string): World {
  if (type === 'neutral') return world;
  const trust: { [who: string]: number } = { ...world.trust };
  const move = (who: string, by: number) => {
    trust[who] = Math.max(-3, Math.min(3, (trust[who] ?? 0) + by));
  };
  if (person !== '') move(person, type === 'good' ? 1 : -2);
  if (world.ally !== null && world.ally !== person) move(world.ally, type === 'good' ? 1 : -1);
  return { ...world, trust };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
