import { describe, expect, test } from 'vitest';

import { fallbackBookTitles } from '../../src/domain/fallbacks.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { fakeStory } from '../fakes.ts';
import { failure, say, signal, teller } from './scripted-teller.ts';
import { doors, maren } from './turn-requests.ts';

describe('titles of the book and examples', () => {
  const story = fakeStory({ character: maren });
  const titleRequest = { story, settings: defaultSettings, path: doors(2) };

  test('PLAY-16 four titles, 300 tokens', async () => {
    const { storyteller, requests } = teller({ 'book-titles': say('["A One","B Two","C Three","D Four"]') });
    expect(await storyteller.bookTitles(titleRequest, signal)).toEqual({
      ok: true,
      value: ['A One', 'B Two', 'C Three', 'D Four'],
    });
    expect(requests[0]).toMatchObject({ maxTokens: 300, temperature: 0.7 });
  });

  test('PLAY-17 fallbacks fill up to four; nothing readable is a failure', async () => {
    const some = await teller({ 'book-titles': say('1. The Salt Road') }).storyteller.bookTitles(
      titleRequest,
      signal,
    );
    expect(some).toEqual({
      ok: true,
      value: ['The Salt Road', ...fallbackBookTitles('Maren Oake').slice(0, 3)],
    });
    expect(
      await teller({ 'book-titles': say('No.') }).storyteller.bookTitles(titleRequest, signal),
    ).toMatchObject({ ok: false, error: { type: 'bad-answer' } });
    const failed = teller({ 'book-titles': [{ type: 'failed', error: failure }] });
    expect(await failed.storyteller.bookTitles(titleRequest, signal)).toEqual({ ok: false, error: failure });
  });

  test.each([
    ['appearance', 'Appearance: "Tall, with a scar."', 'Tall, with a scar.'],
    ['name', '**Maren Oake**\n\nA strong name for a sailor.', 'Maren Oake'],
    ['objective', 'Sure, here is one:\n\nFind the lost bell.\n\nThis fits the sea.', 'Find the lost bell.'],
  ] as const)(
    'SETUP-18 an example for %s, 100 tokens, without what surrounds it',
    async (field, answer, expected) => {
      const { storyteller, requests } = teller({ example: say(answer) });
      expect(
        await storyteller.fieldExample({ field, form: maren, settings: defaultSettings, nonce: 0 }, signal),
      ).toEqual({
        ok: true,
        value: expected,
      });
      expect(requests[0]).toMatchObject({ maxTokens: 100, temperature: 0.7 });
    },
  );

  test('SETUP-18 an example that the limit cut ends with its last whole sentence', async () => {
    const { storyteller } = teller({
      example: say('A village on a cliff. Fog comes at noon. The har', 'length'),
    });
    expect(
      await storyteller.fieldExample(
        { field: 'setting', form: maren, settings: defaultSettings, nonce: 0 },
        signal,
      ),
    ).toEqual({
      ok: true,
      value: 'A village on a cliff. Fog comes at noon.',
    });
  });

  test('SETUP-19 an empty answer is a failure', async () => {
    expect(
      await teller({ example: say('  ') }).storyteller.fieldExample(
        { field: 'name', form: maren, settings: defaultSettings, nonce: 0 },
        signal,
      ),
    ).toMatchObject({ ok: false });
  });
});
