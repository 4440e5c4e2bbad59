import { parseClauses } from './clause.ts';
import { ratingNow } from './may-tell.ts';
import { isQuotable } from './parse-action.ts';
import { reasonOf } from './told-reason.ts';
import { statEventsOf } from '../../domain/stat-effects.ts';
import { kinId } from './quarry.ts';
import { hash32 } from './random.ts';
import { plainWords } from './plain-words.ts';
import { tellSaid } from './said.ts';
import { scopeOf } from './stagecraft.ts';
import { listed, uncut, type Telling } from './telling.ts';
import type { Told } from './realise.ts';
import { hasMark, mark } from './world.ts';
import type { Ending } from '../../domain/story.ts';

/** What became of the reason that the player gave the hero, in the player's words where they can be told; of the form's own quest only. */
export function tellStake(telling: Telling, outcome: Ending['outcome']): Told[] {
  const { motive } = telling.stage.intake;
  if (telling.world.quest !== null) return [];
  const text = outcome === 'renounced' ? '' : (reasonNow(telling).split(' | ')[0] ?? '');
  if (text !== '' && outcome !== 'renounced' && !/^(?:to|for) /.test(text))
    return saidAs(telling, closed(telling, text, outcome));
  return motive === 'none' ? [] : listed(telling, 'stake', [motive, outcome], 'skip');
}

/** The reason once more, at the end. */
function closed(telling: Telling, reason: string, outcome: 'won' | 'lost'): string {
  const isPlain = telling.stage.request.settings.readingLevel === 'elementary';
  const [lead = '', ...rest] = telling.rng('stake').shuffle(closings[outcome])[0] ?? [];
  return [isPlain ? `${lead} | ${withCapital(reason)}` : `${lead}: ${reason}`, ...rest].join(' | ');
}

/** As the beginning of a clause, where a name keeps its capital. */
function withCapital(reason: string): string {
  return reason.replace(/^(\p{Lu}[\p{L}'-]*)/u, '<$1~$1>');
}

const closings: { readonly [outcome in 'won' | 'lost']: readonly (readonly string[])[] } = {
  won: [
    ['There had been one reason for all of it', 'it had been reason enough'],
    ['{h} thought of the beginning, and of why', 'it had not been for nothing'],
    ['Somebody asked {h} later why it had to be', 'nobody asked any more'],
  ],
  lost: [
    ['The reason for it had not gone away'],
    ['{h} thought of the beginning, and of why', 'it was no smaller now'],
  ],
};

/** The one whom the hero's reason is about comes to mind: at the beginning and twice on the way. Each hour has one line. */
export function tellKin(telling: Telling, hour: 'start' | 'mid' | 'far'): Told[] {
  const { world, stage } = telling;
  const told = mark(hash32(`kin:${hour}`));
  if (world.quest !== null || hasMark(world.seen, told)) return [];
  if (world.people.every((person) => person.id !== kinId)) return [];
  telling.world = { ...world, seen: world.seen + told };
  return listed(telling, 'kin', [stage.intake.motive, hour], 'any');
}

/** Why the hero does it, as the player put it: in a sentence of its own where it can surely be told so, otherwise word for word. */
export function tellReason(telling: Telling): Told[] {
  const text = reasonNow(telling);
  if (text === '') return tellSaid(telling, 'said-why', saidReason(telling));
  const lead = text.startsWith('to ') || text.startsWith('for ') ? ' ' : ' because ';
  const led = telling.rng('reason').shuffle(lead === ' ' ? ['{h} had taken it on'] : leads)[0] ?? '';
  const { readingLevel } = telling.stage.request.settings;
  // In short sentences the reason has one of its own.
  const isApart = readingLevel === 'elementary' && lead !== ' ';
  const told = isApart ? `{h} had a reason [! for it] | ${withCapital(text)}` : `${led}${lead}${text}`;
  return saidAs(telling, told);
}

const leads = ['It mattered to {h}', '{h} could not leave it alone', '{h} had set {his} mind on it'];

function reasonNow({ stage }: Telling): string {
  const { character } = stage.request.story;
  const { appearance, objective, setting, motivation } = character;
  const others = `${appearance} ${objective} ${setting}`;
  const isTold =
    /\b(?:he|she|they|his|her|him|their)\b/i.test(others) && !/\b(?:I|me|my|our|we)\b/i.test(others);
  return fitting(
    stage,
    reasonOf(motivation, stage.intake.pronoun, stage.request.settings.readingLevel, isTold),
  );
}

/** The reason in the player's own words. */
function saidReason({ stage }: Telling): string {
  const text = plainWords(stage.request.story.character.motivation, 200);
  return /\p{L}/u.test(text) ? fitting(stage, text) : '';
}

/** A reason, where it may be told in this story: it belongs to the first quest, and changes nobody's body. */
function fitting(stage: Telling['stage'], text: string): string {
  const { stats } = stage.request;
  return stage.second || !isQuotable(text, ratingNow(stage)) || statEventsOf(text, stats).length > 0
    ? ''
    : text;
}

function saidAs({ stage, world }: Telling, text: string): Told[] {
  return [uncut({ clauses: parseClauses(text), scope: scopeOf(stage, world, world.stage) })];
}
