import type { DynamicStatName } from './stats.ts';

/** The words that make an action good or evil. */
export const typeWords: { readonly [type in 'good' | 'evil']: readonly string[] } = {
  good: [
    'help',
    'save',
    'protect',
    'rescue',
    'heal',
    'give',
    'share',
    'comfort',
    'support',
    'defend',
    'assist',
    'aid',
  ],
  evil: [
    'kill',
    'steal',
    'betray',
    'hurt',
    'destroy',
    'attack',
    'lie',
    'cheat',
    'trick',
    'harm',
    'rob',
    'deceive',
  ],
};

/** What an action's own words do to the hero. */
export type ActionTrigger = 'run' | 'rest' | 'fight' | 'medicine' | 'air' | 'protection';

/** What a passage's words do to the hero, or the stat that they introduce. */
export type PassageTrigger = 'damage' | 'healing' | 'oxygen-supply' | DynamicStatName;

/** The words of each trigger in an action. */
export const actionTriggers: { readonly [trigger in ActionTrigger]: readonly string[] } = {
  run: ['run', 'sprint', 'dash'],
  rest: ['rest', 'sleep', 'heal'],
  fight: ['fight', 'battle', 'attack'],
  medicine: ['medkit', 'med kit', 'medicine'],
  air: ['oxygen', 'air', 'breathe'],
  protection: ['armor', 'armour', 'shield', 'protection'],
};

/** The words of each trigger in a passage. */
export const passageTriggers: { readonly [trigger in PassageTrigger]: readonly string[] } = {
  damage: ['damage', 'wound', 'injure', 'hurt', 'hit', 'struck', 'slash', 'stab', 'burn', 'bleed'],
  healing: ['heal', 'bandage', 'mend', 'cure', 'revive'],
  'oxygen-supply': ['oxygen tank', 'air supply', 'oxygen supply', 'breathable air', 'fresh air'],
  armor: ['armor', 'armour', 'breastplate', 'chainmail'],
  shield: ['shield', 'force field', 'barrier'],
  energy: ['energy', 'power cell', 'battery', 'charge'],
  radiation: ['radiation', 'radioactive', 'fallout'],
  temperature: ['cold', 'heat', 'freezing', 'scorching', 'blizzard', 'inferno'],
  hydration: ['water', 'drink', 'thirst', 'thirsty', 'dehydrated'],
  nutrition: ['food', 'meal', 'hunger', 'hungry', 'starving'],
  stress: ['stress', 'panic', 'dread', 'anxious'],
  focus: ['focus', 'concentrate', 'meditate'],
};

/** Those of the words above that begin a stat at its lower value. */
export const hardshipWords: {
  readonly [stat in 'temperature' | 'hydration' | 'nutrition']: readonly string[];
} = {
  temperature: ['freezing', 'scorching', 'blizzard', 'inferno'],
  hydration: ['thirst', 'thirsty', 'dehydrated'],
  nutrition: ['hunger', 'hungry', 'starving'],
};
