import { introducedStat } from './dynamic-stats.ts';
import { isCoreStat } from './stats.ts';
import type { DynamicStatName, StatChange, StatName, StatSource, Stats } from './stats.ts';

/** What happened to the stats, and what they are after it. */
export type StatOutcome = {
  readonly stats: Stats;
  /** Every movement in order; a movement that the limits swallowed is none. */
  readonly changes: readonly StatChange[];
};

/** Why a stat moves. */
export type StatCause = {
  /** A short phrase for the player, such as 'ran'. */
  readonly reason: string;
  readonly source: StatSource;
  /** Unix time in milliseconds. */
  readonly now: number;
};

/** An outcome in which nothing has happened yet. */
export function unchanged(stats: Stats): StatOutcome {
  return { stats, changes: [] };
}

/**
 * Moves a stat by `by`, within 0 to max (core) or min to max (dynamic); karma has no limits. A stat that the story has not
 * introduced stays out.
 */
export function moveStat(outcome: StatOutcome, name: StatName, by: number, cause: StatCause): StatOutcome {
  const { stats } = outcome;
  if (name === 'karma') return record(outcome, name, stats.karma, stats.karma + by, cause);
  if (isCoreStat(name)) {
    const { current, max } = stats.core[name];
    return record(outcome, name, current, clamp(current + by, 0, max), cause);
  }
  const stat = stats.dynamicStats[name];
  if (stat === undefined) return outcome;
  return record(outcome, name, stat.current, clamp(stat.current + by, stat.min, stat.max), cause);
}

/** Introduces a stat once; its change starts from 0. `text` decides its starting value. */
export function introduceStat(
  { stats, changes }: StatOutcome,
  name: DynamicStatName,
  text: string,
  { source, now }: Pick<StatCause, 'source' | 'now'>,
): StatOutcome {
  if (stats.dynamicStats[name] !== undefined) return { stats, changes };
  const stat = introducedStat(name, text, now);
  return {
    stats: {
      ...stats,
      dynamicStats: { ...stats.dynamicStats, [name]: stat },
      introducedStats: [...stats.introducedStats.filter((each) => each !== name), name],
    },
    changes: [
      ...changes,
      { timestamp: now, statName: name, oldValue: 0, newValue: stat.current, reason: 'introduced', source },
    ],
  };
}

/** How far each stat moved in all, as a history entry shows it; stats that did not move are left out. */
export function statDeltas(changes: readonly StatChange[]): { readonly [name in StatName]?: number } {
  const deltas: { [name in StatName]?: number } = {};
  for (const { statName, oldValue, newValue } of changes) {
    deltas[statName] = (deltas[statName] ?? 0) + newValue - oldValue;
  }
  return deltas;
}

function record(
  { stats, changes }: StatOutcome,
  statName: StatName,
  oldValue: number,
  newValue: number,
  { reason, source, now }: StatCause,
): StatOutcome {
  if (newValue === oldValue) return { stats, changes };
  return {
    stats: withValue(stats, statName, newValue),
    changes: [...changes, { timestamp: now, statName, oldValue, newValue, reason, source }],
  };
}

function withValue(stats: Stats, name: StatName, value: number): Stats {
  if (name === 'karma') return { ...stats, karma: value, activeStats: { ...stats.activeStats, karma: true } };
  if (isCoreStat(name)) {
    return {
      ...stats,
      core: { ...stats.core, [name]: { ...stats.core[name], current: value } },
      activeStats: { ...stats.activeStats, [name]: true },
    };
  }
  const stat = stats.dynamicStats[name];
  if (stat === undefined) return stats;
  return {
    ...stats,
    dynamicStats: { ...stats.dynamicStats, [name]: { ...stat, current: value, isActive: true } },
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
