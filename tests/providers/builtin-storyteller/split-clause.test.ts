import { expect, test } from 'vitest';
import { classOfOffer } from '../../../src/providers/builtin-storyteller/outcome.ts';
import { splitLong } from '../../../src/providers/builtin-storyteller/split-clause.ts';

test('a slot is no verb: two objects of one verb stay together', () => {
  const text = 'It took the mule three tries and {h} most of {his} skin';
  expect(splitLong(text)).toEqual([text]);
});

test('PLAY-31 a half that was split off agrees with you and they', () => {
  expect(splitLong('{h} said something out loud, to hear how it would sound, and was sorry').at(-1)).toBe(
    'and {h} {was} sorry',
  );
});

test('whoever was laughed at is named where the half stands alone', () => {
  expect(splitLong('{h} meant to {goal} all that year, and {was} laughed at for it').at(-1)).toBe(
    'and {h} {was} laughed at for it',
  );
});

test('who comes on at the end of a clause, and what was done there, is not left out', () => {
  expect(
    splitLong('A sheet fell from the top of a drawer, and {p.a} read it out to all of them').join(' '),
  ).not.toContain('[0 ');
});

test('behind its article a word is a thing: a list with a will in it stays one', () => {
  const text = 'There was a horse, and a will, and a remark about a hat';
  expect(splitLong(text)).toHaveLength(1);
});

test('to lie still is to rest, to lie to somebody is to trick', () => {
  expect(['Lie still until it is over', 'Lie down in the cart'].map(classOfOffer)).toEqual(['rest', 'rest']);
  expect(classOfOffer('Lie to Wat about the cart')).toBe('trick');
});

test.each([
  'Seeing as it had to be done, {h} went round by the back of the long shed',
  'If those who knew {him} as a child could see {him} now, they would send somebody for {him}',
])('what hangs on the words behind its comma keeps them: %s', (text) => {
  expect(splitLong(text).join(' ')).not.toContain('[0 ,');
});
