import type { Environment } from './character.ts';
import type { Row } from './row.ts';
import { coreStatNames, type dynamicStatNames } from './stat-names.ts';
import type { coreStatSchema, dynamicStatSchema, statChangeSchema, statsSchema } from './stat-schemas.ts';

export type CoreStatName = (typeof coreStatNames)[number];
export type DynamicStatName = (typeof dynamicStatNames)[number];

export type StatName = CoreStatName | DynamicStatName | 'karma';

/** A core stat: 0 to `max`, which is 100 at the start. */
export type CoreStat = Row<typeof coreStatSchema>;

/** A stat that was introduced in the story; its range is `min` to `max`, 0 to 100 unless said otherwise. */
export type DynamicStat = Row<typeof dynamicStatSchema>;

/** The hero's condition after a scene. Every scene carries its own, so a branch never sees another branch's harm. */
export type Stats = Row<typeof statsSchema>;

/** One movement of one stat. */
export type StatChange = Row<typeof statChangeSchema>;

/** What moved a stat: the player's action, the passage's events, the world (no air), or time passing on screen. */
export type StatSource = StatChange['source'];

/**
 * The hero's condition before the first turn: core stats at 100 of 100, karma 0, nothing introduced. Oxygen is in play only
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
