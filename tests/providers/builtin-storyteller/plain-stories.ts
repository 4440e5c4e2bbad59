import { caseOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { plainIds, type CaseId, type PlainId } from '../../../src/providers/builtin-storyteller/pack.ts';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import type { CharacterForm } from '../../../src/domain/character.ts';
import { fakeStoryOf } from '../../tools/story-run.ts';
import type { Story } from '../../../src/domain/story.ts';

const settings = [
  'the hill town of Ashmere',
  'a ship on the open sea',
  'a research station',
  'an old school',
];
const objectives = ['Hold out until the thaw', 'Find the lost crown of Veyra', 'Stop the eviction'];
const forms: readonly Partial<CharacterForm>[] = genres.flatMap((genre) =>
  eras.flatMap((era) =>
    settings.flatMap((setting) => objectives.map((objective) => ({ genre, era, setting, objective }))),
  ),
);

/** A story with one of these forms, any at all when none is given, that has this case first. */
export function storyWith(id: CaseId, ...given: readonly Partial<CharacterForm>[]): Story {
  for (const form of given.length > 0 ? given : forms)
    for (let number = 0; number < 16; number++) {
      const story = fakeStoryOf(form, number);
      const { quest } = readForm(story.character);
      if (caseOf(quest, quest, story.character, story.seed, 0) === id) return story;
    }
  throw new Error(`no story has ${id}`);
}

/** A story of each plain plot. */
export const plainStories: ReadonlyMap<PlainId, Story> = new Map(
  plainIds.map((id) => [id, storyWith(id)] as const),
);
