// What a turn of the built-in storyteller costs before its first word: 480 turns of twelve stories in twelve genres, with
// different seeds, actions of every kind and words told at once; and what reading a pack costs, which happens at the first
// turn of a genre. The turns of all stories are taken together; packs are the median of the rounds.
// Target: a turn in at most 5 ms at the median and 25 ms at p99, the packs of a story in at most 40 ms.
import { eras, genres } from '../../src/domain/character.ts';
import { archetypes, motives } from '../../src/providers/builtin-storyteller/intake.ts';
import { bundledPacks, packsOf, partsOf } from '../../src/providers/builtin-storyteller/library.ts';
import {
  casePacksOf,
  familyIds,
  readPack,
  trailIds,
  type PackId,
} from '../../src/providers/builtin-storyteller/pack.ts';
import { fakeStoryOf, play, policyOf } from '../tools/story-run.ts';
import { median, percentile, type Figure, type Figures } from './figures.ts';

const storyCount = 12;
const turnsOfStory = 40;
const packRounds = 9;

export async function run(): Promise<Figures> {
  const packs = await packTimes();
  const storyGenres = genres.slice(0, storyCount);
  // A first turn of each genre reads its pack and warms the code up.
  for (const genre of storyGenres) await play(fakeStoryOf({ genre }, 100), {}, 3, policyOf('mixed', 100));
  const turns: number[] = [];
  for (const [index, genre] of storyGenres.entries()) {
    const story = fakeStoryOf({ genre }, index);
    const passageLength = index % 2 === 0 ? 2 : 3;
    turns.push(...(await play(story, { passageLength }, turnsOfStory, policyOf('mixed', index))).ms);
  }
  return {
    'built-in turn median': beside(median(turns), 5),
    'built-in turn p99': beside(percentile(turns, 99), 25),
    'built-in turn max': { value: percentile(turns, 100), unit: 'ms' },
    'built-in pack load': beside(packs.slowest, 40),
    'built-in pack load, first of all': { value: packs.first, unit: 'ms' },
  };
}

/** What a new story reads: the core and its parts, a family, the genre's overlay, the era's pack and the cases, each the slowest of its kind. */
async function packTimes() {
  const start = performance.now();
  const parts = partsOf({
    archetype: 'find',
    cases: 'case-seek',
    motive: 'duty',
    airless: false,
    ended: false,
  });
  for (const id of [...Object.values(packsOf('fantasy', 'medieval')), ...parts])
    readPack(await bundledPacks(id));
  const first = performance.now() - start;
  const timeOf = async (id: PackId) => {
    const source = await bundledPacks(id);
    const rounds = Array.from({ length: packRounds }, () => {
      const begin = performance.now();
      readPack(source);
      return performance.now() - begin;
    });
    return median(rounds);
  };
  const slowestOf = async (ids: readonly PackId[]) => Math.max(...(await Promise.all(ids.map(timeOf))));
  const slowest =
    (await timeOf('core')) +
    (await slowestOf(familyIds)) +
    (await slowestOf(genres.map((genre) => `genre-${genre}` as const))) +
    (await slowestOf(eras.map((era) => `era-${era}` as const))) +
    (await slowestOf(trailIds.flatMap(casePacksOf))) +
    (await slowestOf(archetypes.map((archetype) => `quest-${archetype}` as const))) +
    (await slowestOf(motives.map((motive) => `motive-${motive}` as const))) +
    (await timeOf('airless'));
  return { first, slowest };
}

const beside = (value: number, target: number): Figure => ({
  value,
  unit: 'ms',
  ratio: value / target,
  against: `its target of ${target} ms`,
});
