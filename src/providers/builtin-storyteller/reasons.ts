import { parseClauses } from './clause.ts';
import { isQuotable } from './parse-action.ts';
import { reasonOf } from './told-reason.ts';
import { statEventsOf } from '../../domain/stat-effects.ts';
import { kinId } from './quarry.ts';
import { hash32 } from './random.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, uncut, type Telling } from './telling.ts';
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

/** Why the hero does it, as the player put it; nothing where that cannot be told. */
export function tellReason(telling: Telling): Told[] {
  const text = reasonNow(telling);
  if (text === '') return [];
  const lead = text.startsWith('to ') || text.startsWith('for ') ? ' ' : ' because ';
  const led = telling.rng('reason').shuffle(leads.slice(0, lead === ' ' ? 2 : 3))[0] ?? '';
  const { readingLevel } = telling.stage.request.settings;
  // In short sentences the reason has one of its own.
  const isApart = readingLevel === 'elementary' && lead !== ' ';
  const told = isApart ? `{h} had a reason [! for it] | ${text}` : `${led}${lead}${text}`;
  return saidAs(telling, told);
}

const leads = ['{h} had taken it on', 'It mattered to {h}', '{h} was in earnest about it'];

function reasonNow({ stage }: Telling): string {
  const { character } = stage.request.story;
  const { settings, stats } = stage.request;
  const text = stage.second
    ? ''
    : reasonOf(character.motivation, stage.intake.pronoun, settings.readingLevel);
  const rating = stage.intake.ageBand === 'child' ? 'everyone' : settings.contentRating;
  return !isQuotable(text, rating) || statEventsOf(text, stats).length > 0 ? '' : text;
}

function saidAs({ stage, world }: Telling, text: string): Told[] {
  return [uncut({ clauses: parseClauses(text), scope: scopeOf(stage, world, world.stage) })];
}
