import { kinId } from './quarry.ts';
import { hash32 } from './random.ts';
import { listed, type Telling } from './telling.ts';
import type { Told } from './realise.ts';
import { hasMark, mark } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/** What became of the reason that the player gave the hero; of the form's own quest only. */
export function tellStake(telling: Telling, outcome: Ending['outcome']): Told[] {
  const { motive } = telling.stage.intake;
  return motive === 'none' || telling.world.quest !== null
    ? []
    : listed(telling, 'stake', [motive, outcome], 'skip');
}

/** The one whom the hero's reason is about comes to mind: at the beginning and twice on the way. Each hour has one line. */
export function tellKin(telling: Telling, hour: 'start' | 'mid' | 'far'): Told[] {
  const { world, stage } = telling;
  const told = mark(hash32(`kin:${hour}`));
  if (world.quest !== null || hasMark(world.seen, told)) return [];
  if (world.people.every((person) => person.id !== kinId)) return [];
  telling.world = { ...world, seen: world.seen + told };
  return listed(telling, 'kin', [stage.intake.motive, hour], 'any');
}
