import { coreStatNames } from './stat-names.ts';
import { isCoreStat } from './stats.ts';
import type { StatChange, StatName, Stats } from './stats.ts';

/** Colour of a stat's bar, a name that the interface maps to its tokens. */
export type BarColor = 'green' | 'yellow' | 'orange' | 'red';

/** One card of the ledger. */
export type StatCard = {
  readonly name: StatName;
  readonly displayName: string;
  readonly description: string;
  /** Name of the glyph in the interface's own set. */
  readonly icon: string;
  readonly value: number;
  /** 1000 for karma, which can pass it. */
  readonly max: number;
  /** How much of the bar is filled, 0 to 1; karma fills it at 50, to either side of 0. */
  readonly fraction: number;
  readonly barColor: BarColor;
};

/**
 * The cards to show, in the order core, karma, dynamic as introduced: a core or dynamic stat that is active and below its
 * maximum, karma when it is active and not 0.
 */
export function visibleStats(stats: Stats): readonly StatCard[] {
  const core = coreStatNames
    .filter((name) => stats.activeStats[name] && stats.core[name].current < stats.core[name].max)
    .map((name) => ({ name, ...coreWords[name], ...bar(stats.core[name]) }));
  return [...core, ...karmaCard(stats), ...dynamicCards(stats)];
}

/** Green from 80 % of `max`, yellow from 50 %, orange from 25 %, red below. */
export function barColor(current: number, max: number): BarColor {
  const share = max > 0 ? current / max : 0;
  if (share >= 0.8) return 'green';
  if (share >= 0.5) return 'yellow';
  return share >= 0.25 ? 'orange' : 'red';
}

/** The stats that these changes brought to their maximum; each of their cards flashes. Karma has none. */
export function reachedMax(changes: readonly StatChange[], stats: Stats): readonly StatName[] {
  const reached = changes.flatMap(({ statName, oldValue, newValue, reason }) => {
    const max = maxOf(stats, statName);
    return max !== null && reason !== 'introduced' && oldValue < max && newValue >= max ? [statName] : [];
  });
  return [...new Set(reached)];
}

/** Which of health, sanity and oxygen are used up: told to the storyteller and shown, the end of nothing. */
export function usedUpStats(stats: Stats): readonly ('health' | 'sanity' | 'oxygen')[] {
  return (['health', 'sanity', 'oxygen'] as const).filter((name) => stats.core[name].current <= 0);
}

const coreWords = {
  health: { displayName: 'Health', description: 'How much more the body can take.', icon: 'health' },
  oxygen: { displayName: 'Oxygen', description: 'Air left to breathe.', icon: 'oxygen' },
  sanity: { displayName: 'Sanity', description: 'How firmly the mind holds.', icon: 'sanity' },
  speed: { displayName: 'Speed', description: 'How fast the hero can still be.', icon: 'speed' },
  endurance: { displayName: 'Endurance', description: 'Strength for a long effort.', icon: 'endurance' },
};

/** Karma at which its bar is full, and the largest that is spoken of. */
const karmaBar = 50;
const karmaMax = 1000;

function karmaCard({ activeStats, karma }: Stats): readonly StatCard[] {
  if (!activeStats.karma || karma === 0) return [];
  return [
    {
      name: 'karma',
      displayName: 'Karma',
      description: 'What the hero has done to others.',
      icon: 'karma',
      value: karma,
      max: karmaMax,
      fraction: Math.min(Math.abs(karma) / karmaBar, 1),
      barColor: barColor(karma, karmaBar),
    },
  ];
}

function dynamicCards({ introducedStats, dynamicStats }: Stats): readonly StatCard[] {
  return introducedStats.flatMap((name) => {
    const stat = dynamicStats[name];
    if (stat === undefined || !stat.isActive || stat.current >= stat.max) return [];
    const { displayName, description, icon } = stat;
    return [{ name, displayName, description, icon, ...bar(stat) }];
  });
}

function bar({ current, max }: { readonly current: number; readonly max: number }) {
  const fraction = max > 0 ? Math.min(Math.max(current / max, 0), 1) : 0;
  return { value: current, max, fraction, barColor: barColor(current, max) };
}

function maxOf(stats: Stats, name: StatName): number | null {
  if (name === 'karma') return null;
  return isCoreStat(name) ? stats.core[name].max : (stats.dynamicStats[name]?.max ?? null);
}
