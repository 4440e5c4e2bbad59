import type { StatName } from '../../domain/stats.ts';

/** Words for what a hero has. */
export const words = {
  statName: {
    health: 'Health',
    oxygen: 'Oxygen',
    sanity: 'Sanity',
    speed: 'Speed',
    endurance: 'Endurance',
    karma: 'Karma',
    armor: 'Armor',
    shield: 'Shield',
    energy: 'Energy',
    radiation: 'Radiation',
    temperature: 'Temperature',
    hydration: 'Hydration',
    nutrition: 'Nutrition',
    stress: 'Stress',
    focus: 'Focus',
  } satisfies Record<StatName, string>,
  zero: {
    health: 'At the edge of death',
    oxygen: 'No breath left',
    sanity: 'The mind gives way',
    speed: 'Cannot move',
    endurance: 'Spent',
    armor: 'Broken',
    shield: 'Down',
  } satisfies Partial<Record<StatName, string>> as Partial<Record<StatName, string>>,
  zeroElse: 'At zero',
  statLine: (name: string, value: string, reason: string) =>
    reason === '' ? `${name} ${value}` : `${name} ${value}, ${reason}`,
} as const;
