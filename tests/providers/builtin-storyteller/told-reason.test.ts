import { describe, expect, test } from 'vitest';
import { reasonOf } from '../../../src/providers/builtin-storyteller/told-reason.ts';
import { fakeStoryOf, play, policyOf } from '../../tools/story-run.ts';

const adult = (motivation: string, pronoun: 'he' | 'she' | 'they' = 'she') =>
  reasonOf(motivation, pronoun, 'adult');

describe('why the hero does it, in the player’s words', () => {
  test.each([
    ['Three hundred people are waiting for the seeds', 'three hundred people were waiting for the seeds'],
    ['I want to prove that I am not a coward', '{h} wanted to prove that she was not a coward'],
    ['She lost him, and nobody knows that yet.', '{h} had lost him | nobody knew that yet'],
    ['To pay back a kindness. It was long ago.', 'to pay back a kindness'],
    ['They burned my village when I was ten', 'they had burned her village when she was ten'],
    ['My uncle already told the doctors', 'her uncle had already told the doctors'],
    ['I am tired', '{h} was tired'],
    ['I was born there', '{h} had been born there'],
    ['Because the truth was sold once, and cheaply', 'the truth had been sold once, and cheaply'],
  ])('%s', (said, told) => {
    expect(adult(said)).toBe(told);
  });

  test('"they were" of one hero agrees with the name', () => {
    expect(adult('I am the last of my house', 'they')).toBe('{h} {was} the last of their house');
  });

  test.each([
    '',
    'Rache',
    'Ich will meinen Bruder finden',
    '为了我的妹妹',
    '{{user}}',
    'She said “never again” to it',
    '!!!',
    'She lost it, and nobody knows that yet.',
    'A promise made to a dying teacher',
    'heard it on the radio',
    "My squad's on the other side of it",
    'Because mamma always said that he would be',
    'Eighty has been done.',
    'They took him and hid him and one day he came back',
    'A debt owed to the river',
  ])('what cannot surely be told so is not: %s', (said) => {
    expect(adult(said)).toBe('');
  });

  test('the youngest read what is short enough', () => {
    expect(reasonOf('It is the only home she ever had', 'she', 'elementary')).toBe(
      'it was the only home she ever had',
    );
    expect(
      reasonOf('The other half of the map was drawn by a parent who never came back', 'she', 'elementary'),
    ).toBe('');
  });

  test.each(['elementary', 'middle', 'high', 'adult'] as const)(
    'a story begins with it (%s)',
    async (readingLevel) => {
      const story = fakeStoryOf({ motivation: 'Three hundred people are waiting for the seeds' }, 5);
      const { scenes } = await play(story, { readingLevel }, 1, policyOf('good', 5));
      expect(scenes[0]?.passage.toLowerCase()).toContain('three hundred people were waiting for the seeds');
    },
  );
});
