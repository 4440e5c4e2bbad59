import { expect, test } from 'vitest';

import { ownPath } from '../../src/domain/own-path.ts';

const origin = 'https://lamplit.test';

test.each([
  ['/', '/'],
  ['/shared/abc?page=2#end', '/shared/abc?page=2#end'],
  ['/a/../pricing', '/pricing'],
  ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
])('a path of the game is gone back to: %s', (given, path) => {
  expect(ownPath(given, origin)).toBe(path);
});

test.each([
  null,
  '',
  'shared',
  'https://evil.test/',
  'https://lamplit.test/pricing',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/..//evil.test/x',
  'javascript:alert(1)',
  ' /x',
  '/login',
  '/login?returnTo=/login',
  '/auth/callback?code=1',
])('anything else is not: %s', (given) => {
  expect(ownPath(given, origin)).toBeNull();
});
