import { describe, expect, test } from 'vitest';
import { emptyForm } from '../../src/domain/character.ts';
import { faultsIn } from '../tools/story-faults.ts';

const shapesIn = (page: string, form: Partial<typeof emptyForm> = {}) =>
  faultsIn(page, { ...emptyForm, ...form }).map(({ shape }) => shape);

describe('story:openings finds the shapes of broken English', () => {
  test.each([
    ['Perpetua Quill, a small, paid the rent.', 'no noun behind an adjective'],
    ['She wanted to know who replaced the at the landing.', 'no noun behind an article'],
    ['Idris meant to win wake the sleeping crew.', 'a bare verb after win'],
    ['He would win not to marry the Duchess.', 'a negation that is no verb'],
    ['It mattered that she love him.', 'a verb that does not agree'],
    ['They had come to learn who they was.', 'a verb that does not agree'],
    ['She came home to the our street.', 'an article before an owner'],
    ['She had been early in St that morning.', 'a sentence cut at an abbreviation'],
    ['Keiko, a daughter as ever, went out.', 'as ever behind no adjective'],
    ['She saw the a door.', 'two articles'],
    ['She went to to the door.', 'the same word twice'],
    ['"Come in, she said.', 'quotation marks that do not pair'],
    ['She came in. then she sat down.', 'a sentence that begins small'],
    ['She wanted my brother back.', 'first person outside of speech'],
    ['She came to the door', 'a paragraph without an end'],
    ['It was market day in here.', 'a where of nowhere'],
  ])('%s', (page, shape) => {
    expect(shapesIn(page)).toContain(shape);
  });

  test('a phrase of the form that is dropped in the middle', () => {
    const objective = 'find the map of the drowned city';
    expect(shapesIn('She meant to find the map of, and had told nobody.', { objective })).toContain(
      'a phrase that is cut',
    );
    expect(shapesIn('She meant to find the map of the drowned city.', { objective })).toEqual([]);
  });

  test('the player’s own words between quotation marks are the player’s', () => {
    expect(shapesIn('She said it once: "Win not to the a."', { objective: 'win not to the a' })).toEqual([]);
    expect(shapesIn('She said it once: "My own."')).toEqual([]);
  });

  test.each([
    'Perpetua Quill, a small, upright widow in velvet, paid the rent by the week.',
    '"Nobody!" she cried. "He paid with his boots."',
    'Dr. Osei had been early at St. Brendan’s Hospital that morning, for once.',
    'The blank parts of it were what kept her awake.',
    'It was known that they were late, and that she had been there before.',
  ])('nothing in a whole sentence: %s', (page) => {
    expect(shapesIn(page)).toEqual([]);
  });
});
