// What a scene of the built-in storyteller weighs as a row, in bytes of JSON, however long its story is: six stories of 3,000
// turns in six genres, of different levels, lengths and players, with ids and times as long as those of the game. At a turn
// the ten scenes up to it are taken, of all stories, and of those the median: one passage alone is longer or shorter than the next.
// Target: at most 8 kB at any turn, and at turn 3,000 at most 1.1 x of turn 30.
import type { CharacterForm } from '../../src/domain/character.ts';
import type { StorySettings } from '../../src/domain/settings.ts';
import type { Scene } from '../../src/domain/story.ts';
import { bytesOf, medianBytesAt } from '../tools/scene-row.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { median, percentile, type Figure, type Figures } from './figures.ts';

const turns = 3_000;
const target = 8_000;

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

export async function run(): Promise<Figures> {
  const stories: (readonly Scene[])[] = [];
  for (const [seed, [form, settings, player]] of heroes.entries())
    stories.push((await play(fakeStoryOf(form, seed), settings, turns, policyOf(player, seed))).scenes);
  const at = (turn: number) => medianBytesAt(stories, turn);
  const states = stories.flat().map((scene) => bytesOf(scene.storytellerState));
  return {
    'scene row at turn 10': ofTarget(at(10)),
    'scene row at turn 30': ofTarget(at(30)),
    'scene row at turn 250': ofTarget(at(250)),
    'scene row at turn 1,000': ofTarget(at(1_000)),
    'scene row at turn 3,000': ofTarget(at(3_000)),
    'scene row at turn 3,000 beside turn 30': {
      value: at(3_000),
      unit: 'bytes',
      ratio: at(3_000) / at(30),
      against: 'turn 30',
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
