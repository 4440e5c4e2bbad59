import { memoryOf } from './recall.ts';
import { hasTurned } from './cases.ts';
import { isNameless } from './refer.ts';
import { listed, uncut, type Telling } from './telling.ts';
import type { Beat } from './beat.ts';
import { isOfRoad, type Grade } from './outcome.ts';
import type { Told } from './realise.ts';
import { hasMark, lastDoneTo, type Person, type World } from './world.ts';

/* What ties those who are met by the way to the case: why the hero comes to them, what they know of it, and what they do for it in the end. */

/** Why the hero is where somebody new is met: it was done for the case. */
export function tellAsking(telling: Telling, beat: Beat): Told[] {
  const isNew = beat.part === 'texture' || beat.card.kind === 'ally' || beat.card.flags.includes('beat=1');
  if (!isNew) return [];
  const asked = listed(telling, 'ask', [telling.world.case, sideOf(telling.world)], 'skip').map(uncut);
  // Half of the scenes begin with what is in the way.
  const held = asked.length > 0 && telling.rng('held').chance(50) ? listed(telling, 'held', [], 'skip') : [];
  return [...asked, ...held];
}

/** What whoever was met by the way knows of the case; who was wronged or only failed says nothing. */
export function tellGift(telling: Telling, grade: Grade): Told[] {
  const { world, stage } = telling;
  if (grade === 'setback' || stage.request.action?.type === 'evil' || !isGuest(telling)) return [];
  return listed(telling, 'gift', [world.case, sideOf(world)], 'skip').map(uncut);
}

/** Whether a story has turned yet: what is asked and what is known differ. */
function sideOf(world: World): 'before' | 'behind' {
  return hasTurned(world) ? 'behind' : 'before';
}

/** At the threshold it shows whom the hero helped on the way, and whom not: one of each does their part there, or is missed. */
export function tellStand(telling: Telling): Told[] {
  return (['good', 'evil'] as const).flatMap((type) => {
    const own = tellPaid(telling, type);
    if (own.length > 0) return own;
    const w = lastMet(telling.world, type)?.id;
    return w === undefined
      ? []
      : listed(telling, 'stand', [type === 'good' ? type : 'wronged'], 'skip', {}, { w });
  });
}

/** What is paid back at the threshold for one deed of that kind, as its own pack tells it; the latest first. */
function tellPaid(telling: Telling, type: 'good' | 'evil'): Told[] {
  const { world } = telling;
  const mark = type === 'good' ? '+' : '-';
  for (const line of world.saga.toReversed()) {
    const { card, who } = line;
    if (card === undefined || line.type !== type) continue;
    // What was done to somebody last is what counts.
    if (who !== '' && lastDoneTo(world, who) !== type) continue;
    if (Object.values(world.stage).includes(who)) continue;
    const told = listed(telling, 'stand', [`did=${card}:${mark}`], 'skip', {}, who === '' ? {} : { w: who });
    if (told.length > 0) return told;
  }
  return [];
}

/** Somebody of the road who was treated so the last time, and is not here. */
function lastMet(world: World, type: 'good' | 'evil'): Person | undefined {
  const here = Object.values(world.stage);
  return world.people.find(
    (person) =>
      isOfRoad(world, person.id) &&
      !here.includes(person.id) &&
      !isNameless(person) &&
      lastDoneTo(world, person.id) === type,
  );
}

/** Whether somebody was met by the way in the last scene, whose business with the hero is done, and is still on speaking terms. */
function isGuest({ stage, world }: Telling): boolean {
  const { p } = world.stage;
  const card = stage.library.cards.get(world.offered[0]?.card ?? '');
  const isTold = card?.kind === 'thread' && card.flags.includes('beat=3');
  const isDone = card?.kind === 'tex' || isTold;
  return (
    isDone &&
    p !== undefined &&
    p !== world.foe &&
    p !== world.ally &&
    (isTold ? lastDoneTo(world, p) !== 'evil' : !hasMark(world.seen, memoryOf(p))) &&
    world.people.some((person) => person.id === p && person.seen >= world.turn - 1)
  );
}
