import type { Environment } from './character.ts';
import { coreStatNames, type dynamicStatNames } from './stat-names.ts';

export type CoreStatName = (typeof coreStatNames)[number];

export type DynamicStatName = (typeof dynamicStatNames)[number];

export type StatName = CoreStatName | DynamicStatName | 'karma';

/** A core stat: 0 to `max`, which is 100 at the start. */
export type CoreStat = { readonly current: number; readonly max: number };

/** A stat that was introduced in the story (STAT-15); its range is `min` to `max`, 0 to 100 unless said otherwise. */
export type DynamicStat = {
  readonly name: DynamicStatName;
  readonly displayName: string;
  readonly current: number;
  readonly max: number;
  readonly min: number;
  readonly description: string;
  /** Name of the glyph in the interface's own set. */
  readonly icon: string;
  /** Name of a colour token, not a colour. */
  readonly color: string;
  readonly isActive: boolean;
  /** Unix time in milliseconds. */
  readonly introducedAt: number;
};

/** The hero's condition after a scene. Every scene carries its own, so a branch never sees another branch's harm. */
export type Stats = {
  readonly core: { readonly [name in CoreStatName]: CoreStat };
  /** Unclamped; starts at 0 (STAT-01). */
  readonly karma: number;
  /** Which stats are in play; a card shows only for an active one (STAT-10). */
  readonly activeStats: { readonly [name in CoreStatName | 'karma']: boolean };
  readonly dynamicStats: { readonly [name in DynamicStatName]?: DynamicStat };
  /** In the order in which the story introduced them. */
  readonly introducedStats: readonly DynamicStatName[];
};

/** What moved a stat: the player's action, the passage's events, the world (no air), or time passing on screen. */
export type StatSource = 'action' | 'passage' | 'environment' | 'time';

/** One movement of one stat (STAT-13). */
export type StatChange = {
  /** Unix time in milliseconds. */
  readonly timestamp: number;
  readonly statName: StatName;
  readonly oldValue: number;
  readonly newValue: number;
  /** A short phrase for the ledger: 'ran', 'no air here', 'introduced'. */
  readonly reason: string;
  readonly source: StatSource;
};

/**
 * The hero's condition before the first turn (STAT-01): core stats at 100 of 100, karma 0, nothing introduced. Oxygen is in play only
 * where there is no air; anything that moves it brings it into play.
 */
export function startingStats(environment: Environment): Stats {
  const full: CoreStat = { current: 100, max: 100 };
  return {
    core: { health: full, oxygen: full, sanity: full, speed: full, endurance: full },
    karma: 0,
    activeStats: {
      health: true,
      oxygen: !environment.hasOxygen,
      sanity: true,
      speed: true,
      endurance: true,
      karma: true,
    },
    dynamicStats: {},
    introducedStats: [],
  };
}

/** Whether `name` is one of the five core stats. */
export function isCoreStat(name: StatName): name is CoreStatName {
  return coreStatNames.some((each) => each === name);
}

/** The value of a stat now; `null` for one that the story has not introduced. */
export function statValue(stats: Stats, name: StatName): number | null {
  if (name === 'karma') return stats.karma;
  if (isCoreStat(name)) return stats.core[name].current;
  return stats.dynamicStats[name]?.current ?? null;
}
