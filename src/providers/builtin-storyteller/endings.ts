import { fullDoom } from './clocks.ts';
import { milestones } from './drama.ts';
import type { Grade } from './outcome.ts';
import type { Telling } from './telling.ts';
import type { Ending } from '../../domain/story.ts';

/** An ending that is due. */
export type Close = { readonly ending: Ending };

/** Every tone an ending can have; the epilogues of the core pack are filed under them. */
export const tones = [
  'shining',
  'earned',
  'crowned',
  'bittersweet',
  'brave',
  'rueful',
  'fallen',
  'gentle',
  'quiet',
  'hollow',
] as const;

/** Whether the story ends here, and how: the matrix of storyteller.md 5.11. */
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
  if (world.doom >= fullDoom && world.milestone > 3 && world.milestone <= milestones.length)
    return {
      ending:
        side === 'good' && world.score >= 6
          ? { outcome: 'won', tone: 'bittersweet' }
          : { outcome: 'lost', tone: side === 'good' ? 'brave' : side === 'evil' ? 'fallen' : 'rueful' },
    };
  if (world.milestone !== milestones.length || world.ended === world.turn - 1) return null;
  const won =
    grade === 'win' ||
    (grade === 'mixed' && world.score > 1) ||
    (grade === 'setback' && side === 'good' && world.score >= 9);
  if (!won)
    return {
      ending: { outcome: 'lost', tone: side === 'good' ? 'brave' : side === 'evil' ? 'fallen' : 'rueful' },
    };
  if (side === 'evil') return { ending: { outcome: 'won', tone: 'crowned' } };
  if (grade !== 'win' || (world.price === 'ally' && side !== 'good'))
    return { ending: { outcome: 'won', tone: 'bittersweet' } };
  return { ending: { outcome: 'won', tone: side === 'good' ? 'shining' : 'earned' } };
}
