import type { CharacterForm } from '../../../src/domain/character.ts';
import type { StorySettings } from '../../../src/domain/settings.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';
import { transcriptOf } from '../../tools/story-transcript.ts';

/**
 * Twelve roads whose every word is kept beside this file in `golden/`, told alike on Node and in every browser. When packs or the engine
 * change on purpose, `npm run story:golden` writes them anew; the difference is then read like any other change.
 */
export const goldenPaths: readonly {
  readonly name: string;
  readonly form: Partial<CharacterForm>;
  readonly settings: Partial<StorySettings>;
  readonly policy: string;
  readonly turns: number;
}[] = [
  {
    name: 'fantasy-elementary',
    form: { genre: 'fantasy', era: 'medieval', objective: 'Find the lost crown of Veyra' },
    settings: { readingLevel: 'elementary' },
    policy: 'good',
    turns: 30,
  },
  {
    name: 'sci-fi-middle',
    form: {
      genre: 'sci-fi',
      era: 'future',
      gender: 'male',
      name: 'Idris Sato',
      setting: 'a mining station in deep space',
      objective: 'Rescue my sister from the lower decks',
    },
    settings: { readingLevel: 'middle' },
    policy: 'mixed',
    turns: 8,
  },
  {
    name: 'mystery-high',
    form: {
      genre: 'mystery',
      era: 'modern',
      setting: 'the harbour town of Saltmarket',
      objective: 'Solve the murder of the harbour master',
    },
    settings: { readingLevel: 'high' },
    policy: 'neutral',
    turns: 8,
  },
  {
    name: 'horror-adult',
    form: {
      genre: 'horror',
      era: 'modern',
      gender: 'other',
      name: 'Robin Vale',
      objective: 'Escape from the house on Morn Hill',
    },
    settings: { readingLevel: 'adult' },
    policy: 'random',
    turns: 8,
  },
  {
    name: 'western-second-person',
    form: { genre: 'western', era: 'modern', objective: 'Protect the last orchard' },
    settings: { readingLevel: 'adult', narration: 'second' },
    policy: 'evil',
    turns: 8,
  },
  {
    name: 'romance-three-paragraphs',
    form: { genre: 'romance', era: 'renaissance', objective: 'Win the heart of Ines Lanyon' },
    settings: { readingLevel: 'adult', passageLength: 3 },
    policy: 'good',
    turns: 8,
  },
  {
    name: 'comedy-child',
    form: {
      genre: 'comedy',
      era: 'modern',
      age: 10,
      name: 'Sam Okoro',
      objective: 'Win the village baking contest',
    },
    settings: {
      readingLevel: 'elementary',
      contentRating: 'everyone',
      notesToAuthor: 'Include a talking fox, please. No dogs.',
    },
    policy: 'mixed',
    turns: 8,
  },
  {
    name: 'thriller-free-words',
    form: {
      genre: 'thriller',
      era: 'modern',
      objective: "Clear my brother's name",
      setting: 'the city of Karst',
    },
    settings: { readingLevel: 'adult' },
    policy: 'free',
    turns: 8,
  },
  {
    name: 'steampunk-build',
    form: { genre: 'steampunk', era: 'renaissance', objective: 'Build a bridge over the Ard' },
    settings: { readingLevel: 'high' },
    policy: 'random',
    turns: 8,
  },
  {
    name: 'historical-ancient',
    form: {
      genre: 'historical',
      era: 'ancient',
      gender: 'male',
      name: 'Senet',
      objective: 'Deliver the sealed box to Hallow Bay',
    },
    settings: { readingLevel: 'middle' },
    policy: 'random',
    turns: 8,
  },
  {
    name: 'survival-after',
    form: {
      genre: 'survival',
      era: 'post-apocalyptic',
      age: 71,
      objective: 'Become the keeper of the lighthouse',
    },
    settings: { readingLevel: 'adult', contentRating: 'mature' },
    policy: 'mixed',
    turns: 8,
  },
  {
    name: 'detective-theft',
    form: { genre: 'detective', era: 'modern', objective: 'Steal the ledger of the Grey Bank' },
    settings: { readingLevel: 'middle' },
    policy: 'evil',
    turns: 8,
  },
];

/** Tells the road of a name. */
export async function tellGolden(name: string): Promise<string> {
  const at = goldenPaths.findIndex((path) => path.name === name);
  const path = goldenPaths[at];
  if (path === undefined) throw new Error(`no such road: ${name}`);
  const played = await play(
    fakeStoryOf(path.form, 60 + at),
    path.settings,
    path.turns,
    policyOf(path.policy, 60 + at),
  );
  return transcriptOf(played);
}

/** The kept transcripts, by file name. */
export const goldenFiles = import.meta.glob<string>('./golden/*.txt', { query: '?raw', import: 'default' });
