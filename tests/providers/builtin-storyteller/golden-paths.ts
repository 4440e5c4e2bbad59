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
  'fantasy elementary fdc834a837853dc2',
  'fantasy middle e82c08435d7f33f1',
  'fantasy high 0bb1694ee39c904d',
  'fantasy adult b0422a0a0276efb0',
  'sci-fi elementary b6e4967d0cae4f7f',
  'sci-fi middle da2cea830b230de2',
  'sci-fi high a009aeb0e5070795',
  'sci-fi adult 2241e6c4434c4a87',
  'mystery elementary 9e2ce84ab94affae',
  'mystery middle 00043c73f7c3692a',
  'mystery high b7a97f9e97ac5d1d',
  'mystery adult ab60abda284e7664',
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
