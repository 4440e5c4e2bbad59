import { kinId, quarryId } from './quarry.ts';
import { isOfOpening, type World } from './world.ts';

/** How many people a story knows at once: a quest has about as many. */
const most = 16;

/** Without those who were spoken of longest ago and are not needed: a story that goes on for ever does not know everybody whom it ever met. */
export function withKnownPeople(world: World): World {
  if (world.people.length <= most) return world;
  const needed = new Set([
    world.foe,
    world.ally,
    kinId,
    quarryId(world.arc),
    ...Object.values(world.stage),
    ...world.threads.filter(({ beat }) => beat < 3).map(({ person }) => person),
    // Whoever stood in the opening comes back before the quest is over.
    ...world.people.map(({ id }) => id).filter((id) => isOfOpening(world, id)),
  ]);
  const order = world.people.toSorted(
    (a, b) => Number(needed.has(b.id)) - Number(needed.has(a.id)) || b.seen - a.seen,
  );
  const kept = new Set(order.slice(0, most).map(({ id }) => id));
  return {
    ...world,
    people: world.people.filter(({ id }) => kept.has(id)),
    trust: Object.fromEntries(Object.entries(world.trust).filter(([id]) => kept.has(id))),
  };
}
