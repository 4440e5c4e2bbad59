import * as z from 'zod/mini';

import { amount, time } from './schema-parts.ts';
import { coreStatNames, dynamicStatNames } from './stat-names.ts';

export const coreStatSchema = z.object({ current: amount, max: amount });

export const dynamicStatSchema = z.object({
  name: z.enum(dynamicStatNames),
  displayName: z.string(),
  current: amount,
  max: amount,
  min: amount,
  description: z.string(),
  /** Name of the glyph in the interface's own set. */
  icon: z.string(),
  /** Name of a colour token, not a colour. */
  color: z.string(),
  isActive: z.boolean(),
  /** Unix time in milliseconds. */
  introducedAt: time,
});
const dynamicStat = z.exactOptional(dynamicStatSchema);

export const statsSchema = z.object({
  core: z.object({
    health: coreStatSchema,
    oxygen: coreStatSchema,
    sanity: coreStatSchema,
    speed: coreStatSchema,
    endurance: coreStatSchema,
  }),
  /** Unclamped; starts at 0. */
  karma: amount,
  /** Which stats are in play; a card shows only for an active one. */
  activeStats: z.object({
    health: z.boolean(),
    oxygen: z.boolean(),
    sanity: z.boolean(),
    speed: z.boolean(),
    endurance: z.boolean(),
    karma: z.boolean(),
  }),
  dynamicStats: z.object({
    armor: dynamicStat,
    shield: dynamicStat,
    energy: dynamicStat,
    radiation: dynamicStat,
    temperature: dynamicStat,
    hydration: dynamicStat,
    nutrition: dynamicStat,
    stress: dynamicStat,
    focus: dynamicStat,
  }),
  /** In the order in which the story introduced them. */
  introducedStats: z.array(z.enum(dynamicStatNames)),
});

export const statChangeSchema = z.object({
  /** Unix time in milliseconds. */
  timestamp: time,
  statName: z.enum([...coreStatNames, ...dynamicStatNames, 'karma']),
  oldValue: amount,
  newValue: amount,
  /** A short phrase for the ledger: 'ran', 'no air here', 'introduced'. */
  reason: z.string(),
  source: z.enum(['action', 'passage', 'environment', 'time']),
});
