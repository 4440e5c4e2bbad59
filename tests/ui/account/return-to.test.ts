import { expect, test } from 'vitest';

import { readReturnTo } from '../../../src/ui/account/return-to.ts';

test('the way back leads to a page of the game and to no other site', () => {
  expect(readReturnTo('?returnTo=/pricing')).toBe('/pricing');
  expect(readReturnTo('returnTo=%2Fshared%2F1%3Fa%3D2')).toBe('/shared/1?a=2');
  for (const search of [
    '',
    'returnTo=',
    'returnTo=https://evil.example',
    'returnTo=//evil.example',
    'returnTo=/%5Cevil.example',
    'returnTo=javascript:alert(1)',
    'returnTo=/login?returnTo=/login',
  ])
    expect(readReturnTo(search)).toBe('/');
});
