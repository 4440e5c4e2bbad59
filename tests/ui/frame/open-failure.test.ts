import { expect, test } from 'vitest';

import { openFailureOf } from '../../../src/ui/frame/open-failure.ts';

const named = (name: string, inner?: unknown) =>
  Object.assign(new Error(`${name} happened`), { name, inner });

test.each([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
  ['SecurityError', 'refused'],
  ['InvalidStateError', 'refused'],
  ['MissingAPIError', 'refused'],
  ['WorkerError', 'worker'],
  ['UnknownError', 'unknown'],
] as const)('%s is told as: %s', (name, type) => {
  expect(openFailureOf(named(name))).toEqual({ type, message: `${name} happened` });
});

test('the cause that a library wrapped decides', () => {
  expect(
    openFailureOf(named('OpenFailedError', new DOMException('no room', 'QuotaExceededError'))).type,
  ).toBe('full');
});

test('anything may be thrown', () => {
  expect(openFailureOf('nothing works')).toEqual({ type: 'unknown', message: 'nothing works' });
});
