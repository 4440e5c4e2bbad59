import { parseClauses } from './clause.ts';
import { kinId } from './quarry.ts';
import { hash32 } from './random.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, type Telling } from './telling.ts';
import type { Card } from './pack.ts';
import type { Told } from './realise.ts';
import { hasMark, mark, type World } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/** Keeps in mind what the story has to explain: the marvel with which it began. */
export function withRiddle(world: World, open: Card): World {
  return { ...world, riddle: open.answer === '' ? '' : open.id };
}

/**
 * What was behind the marvel with which the story began; nothing, when that was told before.
 * @param led whether a scene has led to it; else a line does, which says how it came to be known
 */
export function tellAnswer(telling: Telling, led: boolean): Told[] {
  const { stage, world } = telling;
  const open = stage.library.cards.get(world.riddle);
  if (open === undefined) return [];
  telling.world = { ...world, riddle: '' };
  return [
    ...(led ? [] : listed(telling, 'riddle', [], 'skip')),
    { clauses: parseClauses(open.answer), scope: scopeOf(stage, telling.world, castOf(open, world)) },
  ];
}

/** Who stood in the opening: the first people of the story behind its opponent, in the order in which the card names them. */
function castOf(open: Card, world: World): { readonly [who: string]: string } {
  const first = world.people.filter((person) => /^p\d+-0$/.test(person.id));
  const names = open.flags.flatMap((flag) => /^([pq])=/.exec(flag)?.[1] ?? []);
  return Object.fromEntries(names.flatMap((who, i) => (first[i] === undefined ? [] : [[who, first[i].id]])));
}

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
