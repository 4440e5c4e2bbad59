import { createKeywords, hasWord, wordsOf } from './keywords.ts';
import { hardshipWords } from './trigger-words.ts';
import type { DynamicStat, DynamicStatName } from './stats.ts';

/** What is fixed about a stat that a story can introduce. */
export type DynamicStatKind = {
  readonly displayName: string;
  /** One sentence for the ledger. */
  readonly description: string;
  /** Name of the glyph in the interface's own set. */
  readonly icon: string;
  /** Name of a colour token. */
  readonly color: string;
  /** Value at the introduction. */
  readonly start: number;
  /** Value at the introduction when the text speaks of hardship; the same as `start` where there is no such word. */
  readonly hardship: number;
};

/** The nine kinds with their starting values. */
export const dynamicStatTable: { readonly [name in DynamicStatName]: DynamicStatKind } = {
  armor: {
    displayName: 'Armor',
    description: 'What stands between a blade and the skin.',
    icon: 'armor',
    color: 'neutral',
    start: 50,
    hardship: 50,
  },
  shield: {
    displayName: 'Shield',
    description: 'Takes the blow before the armor does.',
    icon: 'shield',
    color: 'neutral',
    start: usualStart(100),
    hardship: usualStart(100),
  },
  energy: {
    displayName: 'Energy',
    description: 'Charge left in what the hero carries.',
    icon: 'energy',
    color: 'lamp',
    start: 100,
    hardship: 100,
  },
  radiation: {
    displayName: 'Radiation',
    description: 'What the invisible has left in the bones.',
    icon: 'radiation',
    color: 'evil',
    start: 25,
    hardship: 25,
  },
  temperature: {
    displayName: 'Temperature',
    description: 'How well the body holds against cold and heat.',
    icon: 'temperature',
    color: 'lamp',
    start: usualStart(100),
    hardship: 30,
  },
  hydration: {
    displayName: 'Hydration',
    description: 'How long until thirst decides.',
    icon: 'hydration',
    color: 'neutral',
    start: 80,
    hardship: 40,
  },
  nutrition: {
    displayName: 'Nutrition',
    description: 'Strength from the last good meal.',
    icon: 'nutrition',
    color: 'good',
    start: 85,
    hardship: 35,
  },
  stress: {
    displayName: 'Stress',
    description: 'The weight of what might happen.',
    icon: 'stress',
    color: 'evil',
    start: 30,
    hardship: 30,
  },
  focus: {
    displayName: 'Focus',
    description: 'A mind on one thing.',
    icon: 'focus',
    color: 'good',
    start: 80,
    hardship: 80,
  },
};

/** Where a stat begins that has no value of its own: 75, and below the maximum so that its card shows. */
export function usualStart(max: number): number {
  return Math.min(75, max - 1);
}

/**
 * A stat as the story introduces it: 0 to 100, at its starting value.
 * @param text the words that introduce it; they decide between the usual and the hardship value.
 * @param now Unix time in milliseconds.
 */
export function introducedStat(name: DynamicStatName, text: string, now: number): DynamicStat {
  const { displayName, description, icon, color, start, hardship } = dynamicStatTable[name];
  const current = speaksOfHardship(name, text) ? hardship : start;
  return {
    name,
    displayName,
    current,
    max: 100,
    min: 0,
    description,
    icon,
    color,
    isActive: true,
    introducedAt: now,
  };
}

const hardshipKeywords = {
  temperature: createKeywords(hardshipWords.temperature),
  hydration: createKeywords(hardshipWords.hydration),
  nutrition: createKeywords(hardshipWords.nutrition),
};

function speaksOfHardship(name: DynamicStatName, text: string): boolean {
  if (name !== 'temperature' && name !== 'hydration' && name !== 'nutrition') return false;
  return hasWord(wordsOf(text), hardshipKeywords[name]);
}
