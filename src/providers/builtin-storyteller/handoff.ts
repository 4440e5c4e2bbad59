import { memoryOf } from './recall.ts';
import { questNow } from './stagecraft.ts';
import { trailOf } from './cases.ts';
import { isNameless } from './refer.ts';
import { listed, type Telling } from './telling.ts';
import type { Beat } from './drama.ts';
import { isOfRoad, type Grade } from './outcome.ts';
import type { Told } from './realise.ts';
import { hasMark, lastDoneTo, type Person, type World } from './world.ts';

/* What makes one scene the cause of the next, where the plot itself does not: strangers are asked, and pay with what they know. */

/** What whoever was met by the way has to say to the hero's own question; who was wronged or only failed says nothing. */
export function tellYield(telling: Telling, grade: Grade): Told[] {
  const { world, stage } = telling;
  if (grade === 'setback' || stage.request.action?.type === 'evil') return [];
  if (!telling.rng('yielded').chance(65) || guestOf(telling, world) === undefined) return [];
  return inWays(telling, 'yield', ['fair']);
}

/** Why the hero turns to somebody new: who sent for it, or what is being asked. */
export function tellReason(telling: Telling, beat: Beat, before: World): Told[] {
  const isNew = beat.part === 'texture' || beat.card.flags.includes('beat=1');
  if (!isNew) return [];
  const { world, stage } = telling;
  // Whoever is met before the hero gets to where a clue led is met on the road there.
  const isOnRoad = world.trail.at(-1)?.place === world.place + 1;
  const road = isOnRoad && telling.rng('road').chance(70) ? listed(telling, 'road', [], 'skip') : [];
  if (road.length > 0) return road;
  const guest = guestOf(telling, before);
  const isKind = stage.request.action?.type !== 'evil' && guest !== undefined;
  const sent =
    isKind && !Object.values(world.stage).includes(guest) && telling.rng('sent').chance(50)
      ? inWays(telling, 'sent', [], { w: guest })
      : [];
  // Most scenes say themselves who is in the way and why.
  return sent.length > 0 || !telling.rng('reasoned').chance(25) ? sent : inWays(telling, 'reason', []);
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

/** A line for this kind of quest, or for any, as it falls. */
function inWays(
  telling: Telling,
  kind: string,
  flags: readonly string[],
  cast: { readonly [who: string]: string } = {},
): Told[] {
  const trail = trailOf(questNow(telling.stage, telling.world));
  const ways = telling.rng(`way/${kind}`).chance(60) ? [trail, 'any'] : ['any', trail];
  return ways.reduce<Told[]>(
    (told, way) => (told.length > 0 ? told : listed(telling, kind, [way, ...flags], 'skip', {}, cast)),
    [],
  );
}

/** Who was met by the way in the last scene, and is still on speaking terms. */
function guestOf({ stage }: Telling, world: World): string | undefined {
  const { p } = world.stage;
  const kind = stage.library.cards.get(world.offered[0]?.card ?? '')?.kind;
  const isGuest =
    kind === 'tex' &&
    p !== undefined &&
    p !== world.foe &&
    p !== world.ally &&
    !hasMark(world.seen, memoryOf(p)) &&
    world.people.some((person) => person.id === p && person.seen >= world.turn - 1);
  return isGuest ? p : undefined;
}
