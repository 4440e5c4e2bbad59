import { isPlainLine } from './milestones.ts';
import type { Grade } from './outcome.ts';
import type { Stage } from './stagecraft.ts';
import type { World } from './world.ts';
import type { ActionType } from '../../domain/action.ts';
import type { Ending } from '../../domain/story.ts';

/** What a hero did in the scenes of a plain plot, up to the one in which it is decided. */
export type Conduct = {
  /** How many deeds were kind, wicked, and neither; what failed does not count. */
  readonly good: number;
  readonly evil: number;
  readonly other: number;
  /** Whether the friend was wronged, or another was made to pay the price. */
  readonly disloyal: boolean;
  /** Whether another paid the price. */
  readonly dear: boolean;
};

/** So few deeds are as good as none. */
const few = 4;

/**
 * How a plain plot ends: by what was done on the way, and by the way that is taken at the last. Chance has no part in it.
 * Whoever did well wins, at a price where another paid one or the last deed was wicked. Whoever wronged people takes it by force, or loses
 * all when their own side was wronged too. In between it goes as the last deed does; a clean record never loses by a kind word.
 */
export function verdictOf(conduct: Conduct, way: ActionType): Ending {
  const { good, evil, other, disloyal, dear } = conduct;
  const isLittle = good + evil + other < few;
  const isWell = !isLittle && evil * 2 <= good + 1;
  const isWicked = evil >= 3 && evil > good;
  const bittersweet: Ending = { outcome: 'won', tone: 'bittersweet' };
  const lost: Ending = { outcome: 'lost', tone: isWell ? 'brave' : isWicked ? 'fallen' : 'rueful' };
  if (way === 'evil') {
    if (isWicked) return disloyal ? lost : { outcome: 'won', tone: 'crowned' };
    return isWell ? bittersweet : lost;
  }
  if (isWell) return dear ? bittersweet : { outcome: 'won', tone: way === 'good' ? 'shining' : 'earned' };
  if (evil === 0) return bittersweet;
  // Of a turn at the last moment people believe as much as they have seen.
  const isBelieved = isWicked ? good * 2 >= evil && !disloyal : !dear;
  return way === 'good' && isBelieved ? bittersweet : lost;
}

/** What the world remembers of the hero's deeds in this plot. */
function conductIn(world: World, stage: Stage): Conduct {
  const pack = `case-${world.case.slice('line='.length)}.`;
  const own = `${ownDeed(world)}:`;
  const deeds = world.deeds.filter((deed) => deed.startsWith(own) || deed.startsWith(pack));
  const cardOf = (deed: string) => stage.library.cards.get(deed.slice(0, -2));
  const before = deeds.filter((deed) => {
    const card = cardOf(deed);
    return card?.kind !== 'after' && card?.flags.includes('duel') !== true;
  });
  const count = (mark: string) => before.filter((deed) => deed.endsWith(mark)).length;
  const isOfOwnSide = (deed: string) => {
    const card = cardOf(deed);
    return card?.kind === 'ally' || card?.flags.includes('price') === true;
  };
  const wronged = before.some((deed) => deed.endsWith(':-') && isOfOwnSide(deed));
  const dear = world.price === 'dear';
  return { good: count(':+'), evil: count(':-'), other: count(':='), disloyal: wronged || dear, dear };
}

/** Under what a deed that no scene offered is remembered in this quest. */
export function ownDeed({ arc }: World): string {
  return `own.${arc}`;
}

/** How the last deed of a quest goes where that decides a plain plot; `null` where chance does. */
export function decidedGrade(world: World, stage: Stage, way: ActionType): Grade | null {
  if (!isPlainLine(world.case)) return null;
  return verdictOf(conductIn(world, stage), way).outcome === 'lost' ? 'setback' : 'win';
}

/** How a plain plot ended: by the way of its last scene that was taken, else by the kind of what was done instead. */
export function decidedEnding(world: World, stage: Stage, grade: Grade): Ending {
  const last = world.deeds.at(-1) ?? '';
  const isOffered = stage.library.cards.get(last.slice(0, -2))?.flags.includes('duel') === true;
  const marks: { readonly [mark: string]: ActionType } = { '+': 'good', '=': 'neutral', '-': 'evil' };
  const typed = stage.request.action?.type ?? 'neutral';
  const way = isOffered ? (marks[last.slice(-1)] ?? typed) : typed;
  const verdict = verdictOf(conductIn(world, stage), way);
  // What failed on the page has failed.
  return grade === 'setback' && verdict.outcome !== 'lost' ? { outcome: 'lost', tone: 'rueful' } : verdict;
}
