import { chainOf } from '../../../src/providers/builtin-storyteller/random.ts';
import type { Era, Genre } from '../../../src/domain/character.ts';
import { readingLevels } from '../../../src/domain/settings.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';

/** Paths whose every word is pinned, told alike on Node and in a browser; genres that are at home in their packs. */
const genres: readonly { readonly genre: Genre; readonly era: Era; readonly setting: string }[] = [
  { genre: 'fantasy', era: 'medieval', setting: 'the hill town of Ashmere' },
  { genre: 'sci-fi', era: 'future', setting: 'a mining station in deep space' },
  { genre: 'mystery', era: 'modern', setting: 'the harbour town of Saltmarket' },
];

/** The hash of each path, in the order of `tellGoldenPaths`. A change here says: stories read otherwise from now on. */
export const goldenHashes: readonly string[] = [
  'fantasy elementary f0fa7003cc91b026',
  'fantasy middle 1549f16d27c5e397',
  'fantasy high 4830ead280f0d24c',
  'fantasy adult 1c35e122b7e288d9',
  'sci-fi elementary 55f0b9860484d845',
  'sci-fi middle fd33831a3e30d7b8',
  'sci-fi high 6a30c6e17e068550',
  'sci-fi adult 79c5db16c03b6f08',
  'mystery elementary 172f6d36cd47471a',
  'mystery middle 1f8d6c496a2fbd8e',
  'mystery high 9ab7007df722091d',
  'mystery adult 91c94f7f42f3e4de',
];

/** Eight turns of each genre at each reading level, some in the second person, some with three paragraphs. */
export async function tellGoldenPaths(): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const [i, form] of genres.entries()) {
    for (const [j, readingLevel] of readingLevels.entries()) {
      const seed = 40 + i * 4 + j;
      const { scenes } = await play(
        fakeStoryOf(form, seed),
        {
          readingLevel,
          passageLength: j === 2 ? 3 : 2,
          narration: i === j ? 'second' : 'third',
        },
        8,
        policyOf('mixed', seed),
      );
      const text = scenes.map((scene) =>
        [scene.title, scene.passage, ...scene.actions.map((action) => action.text)].join('\n'),
      );
      hashes.push(`${form.genre} ${readingLevel} ${chainOf(text.join('\n\n'))}`);
    }
  }
  return hashes;
}
