/** The five stats that every hero has from the first scene. */
export const coreStatNames = ['health', 'oxygen', 'sanity', 'speed', 'endurance'] as const;

/** The stats that a story introduces when its words call for them. */
export const dynamicStatNames = [
  'armor',
  'shield',
  'energy',
  'radiation',
  'temperature',
  'hydration',
  'nutrition',
  'stress',
  'focus',
] as const;
