import { expect, test } from 'vitest';
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
