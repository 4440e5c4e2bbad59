import { describe, expect, test } from 'vitest';

import type { GameError } from '../../src/domain/errors.ts';
import { messageOf } from '../../src/ui/messages.ts';

const host = 'openrouter.ai';

/** One of every kind; a kind that is missing here does not compile. */
const errors: { readonly [type in GameError['type']]: Extract<GameError, { readonly type: type }> } = {
  'no-picture': {
    type: 'no-picture',
    why: 'failed',
    message: 'What came is no picture, or not a whole one.',
  },
  unreachable: { type: 'unreachable', host, offline: false },
  timeout: { type: 'timeout', host, afterMs: 30_000 },
  'cut-off': { type: 'cut-off', host },
  'key-missing': { type: 'key-missing', provider: 'openrouter' },
  'key-refused': { type: 'key-refused', host, message: 'No auth credentials found' },
  'not-lent': { type: 'not-lent', reason: 'used-up', retryAfterMs: 20_000_000 },
  'out-of-funds': { type: 'out-of-funds', host, message: '' },
  'rate-limited': { type: 'rate-limited', host, retryAfterMs: 12_000 },
  'model-unknown': { type: 'model-unknown', host, model: 'acme/none' },
  'context-too-long': { type: 'context-too-long', host },
  'refused-content': { type: 'refused-content', host, message: '' },
  'provider-failed': { type: 'provider-failed', host, status: 502, message: 'Bad gateway' },
  'bad-request': { type: 'bad-request', host, status: 400, message: '' },
  'bad-answer': { type: 'bad-answer', host, message: '<html>' },
  'bad-address': { type: 'bad-address', address: 'localhost:11434' },
  'connect-failed': { type: 'connect-failed', host, message: 'Invalid code' },
  'model-missing': { type: 'model-missing', model: 'Tiny' },
  'model-broken': { type: 'model-broken', model: 'Tiny', reason: 'not-a-model' },
  'model-busy': { type: 'model-busy', model: 'Tiny' },
  'download-failed': { type: 'download-failed', host, status: 404, reason: 'refused' },
  'not-here': { type: 'not-here', what: 'device-model' },
  'pack-missing': { type: 'pack-missing', pack: 'wonder' },
  'disk-full': { type: 'disk-full' },
  'damaged-row': { type: 'damaged-row', table: 'scenes', id: 'x' },
  'not-found': { type: 'not-found', what: 'story', id: 'x' },
  'store-failed': { type: 'store-failed', message: 'The database connection is closing.' },
  'story-busy': { type: 'story-busy', story: 'x' },
  'invalid-input': { type: 'invalid-input', field: 'name' },
  'too-long': { type: 'too-long', most: 28_000 },
  'pins-full': { type: 'pins-full', most: 2_400 },
  'road-gone': { type: 'road-gone', story: 'x' },
  'nothing-there': { type: 'nothing-there', what: 'undo' },
  defect: { type: 'defect', message: 'undefined is not a function' },
};

describe('every failure has words', () => {
  for (const error of Object.values(errors)) {
    test(error.type, () => {
      const { title, text } = messageOf(error);
      expect(title).toMatch(/^\S.{4,60}$/);
      expect(text).toMatch(/\.”?$|”$/);
      expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\[object|exception|IndexedDB|HTTP \d/i);
    });
  }
});

test('a failure names the host that it came from', () => {
  expect(messageOf(errors.timeout).text).toContain('openrouter.ai sent nothing for 30 seconds');
  expect(messageOf(errors['rate-limited']).text).toContain('12 seconds');
});

test('offline is said to be offline, and what still works', () => {
  const { title, text } = messageOf({ type: 'unreachable', host, offline: true });
  expect(title).toBe('You are offline');
  expect(text).toContain('built-in storyteller');
});

test('the other side’s own words are quoted on one line and kept short', () => {
  const { text } = messageOf({ type: 'key-refused', host, message: `no\n\nway ${'x'.repeat(500)}` });
  expect(text).toContain('It says: “no way xxx');
  expect(text.length).toBeLessThan(400);
});

test('a defect does not show what the machine said', () => {
  expect(messageOf(errors.defect).text).not.toContain('function');
});
