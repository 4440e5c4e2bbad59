import { describe, expect, test } from 'vitest';
import { packOfGenre } from '../../../src/providers/builtin-storyteller/library.ts';
import type { Genre } from '../../../src/domain/character.ts';
import { fakeStoryOf, play, policyOf, type Policy } from '../../tools/story-run.ts';
import { cards } from './cards.ts';

/** The last scenes of a story's quests, as this player plays it. */
async function endsOf(genre: Genre, policy: Policy, turns: number) {
  const story = fakeStoryOf({ genre }, 3);
  const { scenes } = await play(story, {}, turns, policy);
  return scenes.filter((scene) => scene.ending !== null);
}

/** Which cards could have offered these ways on: their words around the slots are there. Rest or air may take the place of one. */
function cardsOffering(texts: readonly string[]) {
  return cards.filter((card) => {
    if (card.kind !== 'after') return false;
    const said = card.actions.filter((action) => {
      const around = action.text.split(/\{[^}]*\}/);
      return texts.some((text) => around.every((part) => text.includes(part.trim())));
    });
    return said.length >= 2;
  });
}

const giveUp: Policy = () => ({ typed: 'abandon the quest' });

describe('after the end', () => {
  test.each<[Genre, string, Policy, number]>([
    ['western', 'is played well', policyOf('good', 3), 34],
    ['romance', 'is played badly', policyOf('evil', 3), 34],
    ['horror', 'is given up', giveUp, 8],
    ['sci-fi', 'is given up', giveUp, 8],
  ])('a %s that %s goes on in its own way, as it ended', async (genre, _, policy, turns) => {
    const [end] = await endsOf(genre, policy, turns);
    const outcome = end?.ending?.outcome ?? 'no end';
    if (policy === giveUp) expect(outcome).toBe('renounced');
    const offering = cardsOffering(end?.actions.map((action) => action.text) ?? []);
    expect(offering.map((card) => card.flags.includes(outcome))).toEqual([true]);
    const kinds = ['core', packOfGenre[genre].pack, `genre-${genre}`];
    expect(kinds).toContain(offering[0]?.id.split('.')[0]);
  });
});
