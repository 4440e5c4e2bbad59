// What a turn of the built-in storyteller costs before its first word: 480 turns of twelve stories in twelve genres, with
// different seeds, actions of every kind and words told at once; and what reading a pack costs, which happens at the first
// turn of a genre. The turns of all stories are taken together; packs are the median of the rounds. A pack is read by its
// heads, and its cards by kind when a turn first asks for them; so beside the packs stand all their cards, which no story
// asks for, and an opening whose packs nobody has read, which is what a player waits for.
// Target: a turn in at most 5 ms at the median and 25 ms at p99, the packs of a story in at most 40 ms.
import { eras, genres } from '../../src/domain/character-choices.ts';
import { createBuiltinStoryteller } from '../../src/providers/builtin-storyteller/client.ts';
import { archetypes } from '../../src/providers/builtin-storyteller/quest.ts';
import { motives } from '../../src/providers/builtin-storyteller/motive.ts';
import { bundledPacks, packsOf, partsOf } from '../../src/providers/builtin-storyteller/library.ts';
import {
  caseIds,
  familyIds,
  readPack,
  type PackId,
  type PackSource,
} from '../../src/providers/builtin-storyteller/pack.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { median, percentile, type BenchLength, type Figure, type Figures } from './figures.ts';

const sizes = {
  whole: { storyCount: 12, turnsOfStory: 40, packRounds: 9 },
  short: { storyCount: 2, turnsOfStory: 4, packRounds: 1 },
};

export async function run(length: BenchLength): Promise<Figures> {
  const { storyCount, turnsOfStory, packRounds } = sizes[length];
  const packs = await packTimes(packRounds);
  const storyGenres = genres.slice(0, storyCount);
  // A first turn of each genre reads its pack and warms the code up.
  for (const genre of storyGenres) await play(fakeStoryOf({ genre }, 100), {}, 3, policyOf('mixed', 100));
  const turns: number[] = [];
  for (const [index, genre] of storyGenres.entries()) {
    const story = fakeStoryOf({ genre }, index);
    const passageLength = index % 2 === 0 ? 2 : 3;
    turns.push(...(await play(story, { passageLength }, turnsOfStory, policyOf('mixed', index))).ms);
  }
  const openings: number[] = [];
  for (const [index, genre] of storyGenres.entries()) {
    const unread = createBuiltinStoryteller({ clock: { now: () => 0, sleep: async () => {} } });
    const story = fakeStoryOf({ genre }, index);
    openings.push(...(await play(story, {}, 1, policyOf('mixed', index), 45, unread)).ms);
  }
  return {
    'built-in turn median': beside(median(turns), 5),
    'built-in turn p99': beside(percentile(turns, 99), 25),
    'built-in turn max': { value: percentile(turns, 100), unit: 'ms' },
    'built-in pack load': beside(packs.slowest, 40),
    'built-in pack load, first of all': { value: packs.first, unit: 'ms' },
    'built-in pack load, every card': beside(packs.cards, 40),
    'built-in opening, packs unread, median': { value: median(openings), unit: 'ms' },
    'built-in opening, packs unread, slowest': { value: percentile(openings, 100), unit: 'ms' },
  };
}

/** What a new story reads: the core and its parts, a family, the genre's overlay, the era's pack and the cases, each the slowest of its kind. */
async function packTimes(packRounds: number) {
  const start = performance.now();
  const parts = partsOf({
    archetype: 'find',
    cases: ['seek-map'],
    motive: 'duty',
    airless: false,
    ended: false,
    typed: false,
  });
  for (const id of [...Object.values(packsOf('fantasy', 'medieval')), ...parts])
    readPack(await bundledPacks(id));
  const first = performance.now() - start;
  const timesBy = async (read: (source: PackSource) => unknown) => {
    let sum = 0;
    for (const ids of packsOfStory) {
      const times: number[] = [];
      for (const id of ids) {
        const source = await bundledPacks(id);
        const rounds = Array.from({ length: packRounds }, () => {
          const begin = performance.now();
          read(source);
          return performance.now() - begin;
        });
        times.push(median(rounds));
      }
      sum += Math.max(...times);
    }
    return sum;
  };
  return {
    first,
    slowest: await timesBy(readPack),
    cards: await timesBy((source) => readPack(source).cards),
  };
}

const packsOfStory: readonly (readonly PackId[])[] = [
  ['core'],
  familyIds,
  genres.map((genre) => `genre-${genre}` as const),
  eras.map((era) => `era-${era}` as const),
  caseIds.map((id) => `case-${id}` as const),
  archetypes.map((archetype) => `quest-${archetype}` as const),
  motives.map((motive) => `motive-${motive}` as const),
  ['airless'],
];

const beside = (value: number, target: number): Figure => ({
  value,
  unit: 'ms',
  ratio: value / target,
  against: `its target of ${target} ms`,
});
