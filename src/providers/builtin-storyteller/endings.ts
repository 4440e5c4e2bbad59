import { isPlainLine, milestones } from './milestones.ts';
import { decidedEnding } from './verdict.ts';
import type { Grade } from './outcome.ts';
import type { Telling } from './telling.ts';
import type { World } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/** An ending that is due. */
export type Close = { readonly ending: Ending };

/** Whether what the hero does now decides it all: the confrontation was the last scene. */
export function isDuel(world: World): boolean {
  return world.milestone === milestones.length && world.ended !== world.turn - 1;
}

/** How the last deed goes: as it ends, so that nobody is put out into the street and has won. */
export function settledGrade(grade: Grade, karma: number, world: World): Grade {
  if (!isDuel(world)) return grade;
  // What half succeeds is enough for who did well on the way, or is liked.
  if (grade === 'mixed') return world.score > 10 || karma >= 25 ? 'mixed' : 'setback';
  return grade === 'setback' && karma >= 25 && world.score >= 7 ? 'mixed' : grade;
}

/** Whether the story ends here, and how: by how the last scene went, the hero's karma, and what was given up. */
export function endingOf(telling: Telling, grade: Grade, lost: boolean): Close | null {
  const { world, stage } = telling;
  const karma = stage.request.stats.karma;
  const side = karma >= 25 ? 'good' : karma <= -25 ? 'evil' : 'plain';
  if (world.renounced >= 2)
    return {
      ending: {
        outcome: 'renounced',
        tone: side === 'good' ? 'gentle' : side === 'evil' ? 'hollow' : 'quiet',
      },
    };
  if (lost)
    return {
      ending: { outcome: 'lost', tone: side === 'good' ? 'brave' : side === 'evil' ? 'fallen' : 'rueful' },
    };
  if (!isDuel(world)) return null;
  if (isPlainLine(world.case)) return { ending: decidedEnding(world, stage, grade) };
  const won = settledGrade(grade, karma, world) !== 'setback';
  if (!won)
    return {
      ending: { outcome: 'lost', tone: side === 'good' ? 'brave' : side === 'evil' ? 'fallen' : 'rueful' },
    };
  if (side === 'evil') return { ending: { outcome: 'won', tone: 'crowned' } };
  // What was got by letting another pay is not got whole.
  if (grade !== 'win' || world.price === 'dear') return { ending: { outcome: 'won', tone: 'bittersweet' } };
  return { ending: { outcome: 'won', tone: side === 'good' ? 'shining' : 'earned' } };
}
