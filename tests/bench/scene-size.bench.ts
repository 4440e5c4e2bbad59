// What a scene of the built-in storyteller weighs as a row, in bytes of JSON, however long its story is: six stories of 3,000
// turns in six genres, of different levels, lengths and players, with ids and times as long as those of the game. At a turn
// the ten scenes up to it are taken, of all stories, and of those the median: one passage alone is longer or shorter than the next.
// Target: at most 8 kB at any turn, and at turn 3,000 at most 1.1 x of turn 30.
import type { CharacterForm } from '../../src/domain/character.ts';
import type { StorySettings } from '../../src/domain/settings.ts';
import type { Scene } from '../../src/domain/story.ts';
import { bytesOf, medianBytesAt } from '../tools/scene-row.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { median, percentile, type BenchLength, type Figure, type Figures } from './figures.ts';

const sizes = {
  whole: { stories: 6, weighedAt: [10, 30, 250, 1_000, 3_000] },
  short: { stories: 1, weighedAt: [10, 30, 40] },
};
const target = 8_000;
/** The turn that later ones are weighed against. */
const early = 30;

const heroes: readonly (readonly [Partial<CharacterForm>, Partial<StorySettings>, string])[] = [
  [{ genre: 'fantasy' }, {}, 'mixed'],
  [
    { genre: 'mystery', era: 'modern', objective: 'Find out who poisoned the bell-founder' },
    { readingLevel: 'adult', passageLength: 3 },
    'random',
  ],
  [
    {
      genre: 'sci-fi',
      era: 'future',
      setting: 'a mining station in deep space',
      objective: 'Escape from it',
    },
    {},
    'earnest',
  ],
  [
    { genre: 'romance', era: 'renaissance', objective: 'Win the heart of Ines Lanyon' },
    { readingLevel: 'elementary' },
    'good',
  ],
  [
    { genre: 'western', era: 'modern', objective: 'Protect the last orchard' },
    { narration: 'second' },
    'free',
  ],
  [{ genre: 'horror', era: 'modern', objective: 'Escape from the house on Morn Hill' }, {}, 'steady'],
];

export async function run(length: BenchLength): Promise<Figures> {
  const { stories: count, weighedAt } = sizes[length];
  const turns = Math.max(...weighedAt);
  const stories: (readonly Scene[])[] = [];
  for (const [seed, [form, settings, player]] of heroes.slice(0, count).entries())
    stories.push((await play(fakeStoryOf(form, seed), settings, turns, policyOf(player, seed))).scenes);
  const at = (turn: number) => medianBytesAt(stories, turn);
  const states = stories.flat().map((scene) => bytesOf(scene.storytellerState));
  const nameOf = (turn: number) => `scene row at turn ${turn.toLocaleString('en')}`;
  return {
    ...Object.fromEntries(weighedAt.map((turn) => [nameOf(turn), ofTarget(at(turn))])),
    [`${nameOf(turns)} beside an early one`]: {
      value: at(turns),
      unit: 'bytes',
      ratio: at(turns) / at(early),
      against: `turn ${early}`,
    },
    'state in a scene row, median': { value: median(states), unit: 'bytes' },
    'state in a scene row, p95': { value: percentile(states, 95), unit: 'bytes' },
    'state in a scene row, largest': { value: percentile(states, 100), unit: 'bytes' },
  };
}

const ofTarget = (value: number): Figure => ({
  value,
  unit: 'bytes',
  ratio: value / target,
  against: `its target of ${target} bytes`,
});
