import { withOpponents } from './begin.ts';
import { plotAfter } from './case-suits.ts';
import { kinId } from './quarry.ts';
import { over } from './milestones.ts';
import { pickCard } from './pick-card.ts';
import type { Beat } from './beat.ts';
import type { Card } from './pack.ts';
import { archetypes, type Quest } from './quest.ts';
import type { Rng } from './random.ts';
import type { Stage } from './stagecraft.ts';
import type { World } from './world.ts';

/* What comes behind an end: another whole story of the same hero, some time after the first. */

/** Whether a quest has ended and the next one has not begun, whoever told the scenes between. */
export function isOver({ ended, milestone }: World): boolean {
  return ended >= 0 && milestone >= over;
}

/**
 * The scene with which the next quest begins: the opening of another plain plot, which its bridge leads to; where none is left, a quest of
 * the genre that a riddle belongs to. `null` when nothing is over.
 */
export function nextStory(stage: Stage, world: World, rng: Rng): Beat | null {
  if (!isOver(world)) return null;
  const { character, seed } = stage.request.story;
  const id = plotAfter(character, seed, world);
  const line = `line=${id ?? ''}`;
  const bridge = id === null ? null : pickCard('bridge', stage, world, rng, { flags: [line] });
  if (bridge !== null) {
    const open = pickCard('open', stage, afterBridge(world, bridge), rng, { flags: [line] });
    if (open !== null) return { card: open, part: 'sequel', bridge };
  }
  // A sequel is never excluded: without its quest there would be no story to go on with.
  const card = pickCard('sequel', stage, world, rng);
  return card === null ? null : { card, part: 'sequel' };
}

/** The world in which the next quest begins: its own people, place and opponent. Of whom the first one knew only the hero's kin are left. */
export function withNextQuest(world: World, { card, bridge }: Beat, stage: Stage): World {
  const next: World = {
    ...afterBridge(world, bridge ?? card),
    people: world.people.filter(({ id }) => id === kinId),
    ally: null,
    trust: {},
    saga: [],
    own: [],
    threads: world.threads.map((thread) => ({ ...thread, beat: 9 })),
    stage: {},
    milestone: 0,
    milestoneTurn: world.turn,
    score: 0,
    streak: 0,
    renounced: 0,
    price: '',
    doom: 0,
    pursuit: 0,
  };
  const riddle = valueOf(card, 'riddle');
  const line = bridge === undefined ? riddle && `line=${riddle}` : `line=${valueOf(bridge, 'line')}`;
  return { ...withOpponents(next, stage, `arc${next.arc}`), case: line };
}

/** The world with the next quest, as its bridge names it: `quest=archetype:goal:target`. */
function afterBridge(world: World, card: Card): World {
  const [archetype = '', goal = '', target = ''] = valueOf(card, 'quest').replaceAll('_', ' ').split(':');
  const quest: Quest = { archetype: archetypes.find((each) => each === archetype) ?? 'pursue', goal, target };
  return { ...world, arc: world.arc + 1, quest };
}

function valueOf({ flags }: Card, name: string): string {
  return flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
