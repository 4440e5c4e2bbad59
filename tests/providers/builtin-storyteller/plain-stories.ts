import { caseOf } from '../../../src/providers/builtin-storyteller/case-suits.ts';
import { readForm } from '../../../src/providers/builtin-storyteller/intake.ts';
import { plainIds, type PlainId } from '../../../src/providers/builtin-storyteller/pack.ts';
import { eras, genres } from '../../../src/domain/character-choices.ts';
import { fakeStoryOf } from '../../tools/story-run.ts';
import type { Story } from '../../../src/domain/story.ts';

const settings = ['the hill town of Ashmere', 'a ship on the open sea', 'a research station', 'an old school'];
const objectives = ['Hold out until the thaw', 'Find the lost crown of Veyra', 'Stop the eviction'];

/** A story of each plain plot. */
export const plainStories: ReadonlyMap<PlainId, Story> = new Map(
  plainIds.map((id) => [id, storyWith(id)] as const),
);

function storyWith(id: PlainId): Story {
  for (const genre of genres)
    for (const era of eras)
      for (const setting of settings)
        for (const objective of objectives)
          for (let seed = 0; seed < 4; seed++) {
            const story = fakeStoryOf({ genre, era, setting, objective }, seed);
            const { quest } = readForm(story.character);
            if (caseOf(quest, quest, story.character, story.seed, 0) === id) return story;
          }
  throw new Error(`no story has ${id}`);
}
