import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturePrompt, sceneMoment } from '../../src/domain/picture-prompt.ts';

test('IMG-05 control characters go, white space collapses, the ends are trimmed', () => {
  expect(picturePrompt('  a\u0007 tall\n\n  woman\u0000 in\tred ')).toBe('a tall woman in red');
});

test('IMG-05 under five characters there is nothing to draw', () => {
  expect(picturePrompt('')).toBe('A character portrait in fantasy style');
  expect(picturePrompt(' \u0001abcd ')).toBe('A character portrait in fantasy style');
  expect(picturePrompt('abcde')).toBe('abcde');
});

test('IMG-05 a prompt is cut at 600 characters, full-body wording earns its prefix', () => {
  expect(picturePrompt('x'.repeat(700))).toHaveLength(600);
  const prefix = 'Full length portrait showing entire body from head to feet';
  for (const words of [
    'Full body view of a knight',
    'a knight, full-length',
    'the whole body',
    'shown head to toe',
  ])
    expect(picturePrompt(words)).toBe(`${prefix}, ${words}`);
  expect(picturePrompt('a knight with a body of steel')).not.toContain(prefix);
});

test('IMG-05 any text gives a prompt of one line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
      const prompt = picturePrompt(text);
      // eslint-disable-next-line no-control-regex -- what must be gone
      expect(prompt).not.toMatch(/[\u0000-\u001f\u007f-\u009f]|\s{2}|^\s|\s$/);
      expect(prompt.length).toBeGreaterThanOrEqual(5);
    }),
  );
});

test('IMG-06 the moment has at most 20 words and ends with a sentence when one ends late enough', () => {
  const passage =
    'She ran down the long stair to the water and the boat was gone. Nobody had seen who had taken it.';
  const { moment } = sceneMoment({ title: 'The Quay', passage }, '');
  expect(moment).toBe('The Quay. She ran down the long stair to the water and the boat was gone.');
  expect(sceneMoment({ title: '', passage: 'word '.repeat(90) }, '').moment.split(' ')).toHaveLength(20);
  expect(sceneMoment({ title: 'Alone', passage: '' }, '').moment).toBe('Alone.');
});

test('IMG-06 the setting is cut to 50 characters', () => {
  const long = `  a  city ${'of glass '.repeat(20)}`;
  expect(sceneMoment({ title: '', passage: '' }, long).setting.length).toBeLessThanOrEqual(50);
  expect(sceneMoment({ title: '', passage: '' }, ' a\n quiet town ').setting).toBe('a quiet town');
});
