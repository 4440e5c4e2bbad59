import { createKeywords, hasWord, isEnglish, wordsOf } from './keywords.ts';
import type { Keywords } from './keywords.ts';
import { introduceStat, moveStat, unchanged } from './stat-ledger.ts';
import type { StatOutcome } from './stat-ledger.ts';
import { actionTriggers, passageTriggers } from './trigger-words.ts';
import type { ActionTrigger, PassageTrigger } from './trigger-words.ts';
import { dynamicStatNames } from './stat-names.ts';
import type { TakenAction } from './action.ts';
import type { Environment } from './character.ts';
import type { StatEvent } from './ports/storyteller.ts';
import type { StatName, Stats } from './stats.ts';

/** What a turn's action does, before anything is told. */
export type ActionEffects = {
  readonly stats: Stats;
  /** `null` when the turn has no action ('continue'): then only time and the world count. */
  readonly action: TakenAction | null;
  readonly environment: Environment;
  /** Seconds that were read without air since the last turn; counts only where there is none. */
  readonly airlessSeconds: number;
  /** Unix time in milliseconds. */
  readonly now: number;
  /**
   * BCP 47 tag of the story's language; the action's words count in English only.
   * @defaultValue 'en'
   */
  readonly language?: string;
};

/**
 * The hero after the action itself, in the order in which it happened: the seconds read before it, what the
 * action is, what its words say, what the world takes. One trigger counts once, however often its words stand there.
 */
export function applyAction({
  stats,
  action,
  environment,
  airlessSeconds,
  now,
  language = 'en',
}: ActionEffects): StatOutcome {
  let outcome = unchanged(stats);
  if (!environment.hasOxygen) {
    const lost = airlessSeconds > 0 && Number.isFinite(airlessSeconds) ? Math.floor(airlessSeconds / 10) : 0;
    outcome = moveStat(outcome, 'oxygen', -lost, { reason: 'time without air', source: 'time', now });
  }
  if (action !== null) outcome = applyDeed(outcome, action, language, now);
  if (!environment.hasOxygen) {
    outcome = moveStat(outcome, 'oxygen', -2, { reason: 'no air here', source: 'environment', now });
  }
  return outcome;
}

/** What a passage does to the hero. */
export type PassageEffects = {
  readonly stats: Stats;
  readonly passage: string;
  /** What the storyteller says happens; `null` when it does not say, and the passage's words are read instead. */
  readonly events: readonly StatEvent[] | null;
  /** Unix time in milliseconds. */
  readonly now: number;
  /**
   * BCP 47 tag of the story's language; words are read in English only, told events count in any.
   * @defaultValue 'en'
   */
  readonly language?: string;
};

/**
 * The hero after a passage. Each kind of event counts once; what the passage introduces begins at its
 * starting value, untouched by the harm that it tells of. Karma is never moved: it belongs to what the player does.
 */
export function applyPassage({ stats, passage, events, now, language = 'en' }: PassageEffects): StatOutcome {
  const told = events ?? (isEnglish(language) ? statEventsOf(passage, stats) : []);
  const source = 'passage';
  let outcome = unchanged(stats);
  if (told.some(({ type }) => type === 'damage')) {
    outcome = moveStat(outcome, 'armor', -10, { reason: 'took damage', source, now });
    outcome = moveStat(outcome, 'shield', -15, { reason: 'took damage', source, now });
  }
  if (told.some(({ type }) => type === 'healing')) {
    outcome = moveStat(outcome, 'health', 25, { reason: 'was healed', source, now });
  }
  if (told.some(({ type }) => type === 'oxygen-supply')) {
    outcome = moveStat(outcome, 'oxygen', 30, { reason: 'found air', source, now });
  }
  for (const event of told) {
    if (event.type === 'introduce') outcome = introduceStat(outcome, event.stat, passage, { source, now });
  }
  return outcome;
}

/** What the words of an English passage do to the hero: at most one event of each kind, and no stat that is already in play. */
export function statEventsOf(passage: string, stats: Stats): readonly StatEvent[] {
  const words = wordsOf(passage);
  const near = new Set<PassageTrigger>();
  for (const word of words) {
    const triggers = triggersOf.get(word);
    if (triggers !== undefined) for (const trigger of triggers) near.add(trigger);
  }
  const says = (trigger: PassageTrigger) => near.has(trigger) && hasWord(words, passageKeywords[trigger]);
  const events: StatEvent[] = [];
  if (says('damage')) events.push({ type: 'damage' });
  if (says('healing')) events.push({ type: 'healing' });
  if (says('oxygen-supply')) events.push({ type: 'oxygen-supply' });
  for (const stat of dynamicStatNames) {
    if (stats.dynamicStats[stat] !== undefined) continue;
    if (says(stat)) events.push({ type: 'introduce', stat });
  }
  return events;
}

type Move = readonly [stat: StatName, by: number];

/** What strains or restores a hero, as a table: what he spends or gains, and the phrase for the ledger. */
const deeds: readonly {
  readonly trigger: Exclude<ActionTrigger, 'protection'>;
  readonly reason: string;
  readonly moves: readonly Move[];
}[] = [
  {
    trigger: 'run',
    reason: 'ran',
    moves: [
      ['speed', -10],
      ['endurance', -15],
    ],
  },
  {
    trigger: 'rest',
    reason: 'rested',
    moves: [
      ['health', 10],
      ['endurance', 20],
    ],
  },
  {
    trigger: 'fight',
    reason: 'fought',
    moves: [
      ['health', -10],
      ['endurance', -20],
    ],
  },
  { trigger: 'medicine', reason: 'took medicine', moves: [['health', 25]] },
  { trigger: 'air', reason: 'breathed', moves: [['oxygen', 30]] },
];

const characterMoves: { readonly [type in TakenAction['type']]: readonly Move[] } = {
  good: [
    ['karma', 5],
    ['sanity', 2],
  ],
  neutral: [],
  evil: [
    ['karma', -5],
    ['sanity', -2],
  ],
};

function applyDeed(before: StatOutcome, action: TakenAction, language: string, now: number): StatOutcome {
  const source = 'action';
  let outcome = before;
  const apply = (moves: readonly Move[], reason: string) => {
    for (const [stat, by] of moves) outcome = moveStat(outcome, stat, by, { reason, source, now });
  };
  apply(characterMoves[action.type], `${action.type} deed`);
  if (!isEnglish(language)) return outcome;
  const words = wordsOf(action.text);
  const says = (trigger: ActionTrigger) => hasWord(words, actionKeywords[trigger], { skipNegated: true });
  for (const { trigger, reason, moves } of deeds) if (says(trigger)) apply(moves, reason);
  if (says('protection')) {
    outcome = introduceStat(outcome, 'armor', action.text, { source, now });
    outcome = introduceStat(outcome, 'shield', action.text, { source, now });
  }
  return outcome;
}

const actionKeywords = keywordsOf(actionTriggers);
const passageKeywords = keywordsOf(passageTriggers);

/** Of which triggers a word may be the first: few words of a passage are of any. */
const triggersOf = new Map<string, PassageTrigger[]>();
for (const trigger in passageTriggers) {
  // Every key of a table of triggers is one.
  const known = trigger as PassageTrigger;
  for (const form of passageKeywords[known].keys())
    triggersOf.set(form, [...(triggersOf.get(form) ?? []), known]);
}

function keywordsOf<K extends string>(table: { readonly [key in K]: readonly string[] }): {
  readonly [key in K]: Keywords;
} {
  const found: Partial<Record<K, Keywords>> = {};
  for (const key in table) found[key] = createKeywords(table[key]);
  // Every key of the table was just written.
  return found as Record<K, Keywords>;
}
