import { fakeStoryOf, play, policyOf, type Played } from './story-run.ts';
import { eras, genders, genres } from '../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../src/domain/character.ts';
import { readingLevels } from '../../src/domain/settings-choices.ts';
import type { StorySettings } from '../../src/domain/settings.ts';
import type { Story } from '../../src/domain/story.ts';

/** One of the plays that are measured. */
export type Case = {
  readonly index: number;
  readonly policy: string;
  readonly story: Story;
  readonly settings: Partial<StorySettings>;
  readonly played: Played;
};

/** What heroes of the measured plays want: one objective for each kind of quest. */
const objectives = [
  'Find the lost crown of Veyra',
  'Rescue my sister from the salt mines',
  'Defeat the tyrant of Karst',
  'Escape from the island of Morn',
  'Deliver the sealed box to Hallow Bay',
  'Solve the murder of the harbour master',
  'Protect the last orchard',
  'Build a bridge over the Ard',
  'Prove that my father was innocent',
  'Win the heart of Ines Lanyon',
  'Steal the ledger of the Grey Bank',
  'Become the keeper of the lighthouse',
] as const;

const settingsOf = [
  'the hill town of Ashmere',
  'a harbour town at the end of the road',
  'the valley of three rivers',
  'the city of Karst',
];

/** Of twenty plays eight choose at random, three are all good, three all evil, four type what they do and two mix. */
const policies =
  'random good free random evil random free random good mixed random evil random free good random mixed evil free random'.split(
    ' ',
  );

export type Wanted = {
  readonly seedFrom: number;
  readonly plays: number;
  readonly turns: number;
  readonly genre: string | undefined;
  readonly level: string | undefined;
};

/** Plays a spread of genres, eras, levels, lengths, heroes and ways to play; every seventh in a place without air. */
export async function playAll({ seedFrom, plays, turns, genre, level }: Wanted): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (let index = seedFrom; index < seedFrom + plays; index++) {
    const policy = policies[index % policies.length] ?? 'random';
    const form: Partial<CharacterForm> = {
      genre: genres.find((each) => each === genre) ?? genres[(index * 7) % genres.length] ?? 'fantasy',
      era: eras[(index * 5) % eras.length] ?? 'modern',
      gender: genders[index % 3] ?? 'other',
      age: 6 + ((index * 13) % 85),
      objective: objectives[(index * 5) % objectives.length] ?? objectives[0],
      setting:
        index % 7 === 3 ? 'a mining station in deep space' : (settingsOf[index % settingsOf.length] ?? ''),
    };
    const settings: Partial<StorySettings> = {
      readingLevel: readingLevels.find((each) => each === level) ?? readingLevels[index % 4] ?? 'adult',
      passageLength: index % 3 === 2 ? 3 : 2,
      narration: index % 5 === 4 ? 'second' : 'third',
    };
    const story = fakeStoryOf(form, index);
    cases.push({
      index,
      policy,
      story,
      settings,
      played: await play(story, settings, turns, policyOf(policy, index)),
    });
  }
  return cases;
}
