import { expect, test } from 'vitest';

import type { AccountError } from '../../../src/domain/account.ts';
import { accountErrorText } from '../../../src/ui/parts/account-errors.ts';

test('what a service says is passed on; a defect is not', () => {
  const said: readonly (readonly [AccountError, string])[] = [
    [{ type: 'refused', message: 'Invalid login credentials' }, 'Invalid login credentials'],
    [{ type: 'refused', message: ' ' }, 'An unexpected error occurred.'],
    [{ type: 'unexpected', message: 'x is not a function' }, 'An unexpected error occurred.'],
    [{ type: 'not-authenticated' }, 'Not authenticated'],
    [{ type: 'limited', retryAfterS: 1 }, 'Too many tries. Try again in 1 second.'],
    [{ type: 'limited', retryAfterS: 119.2 }, 'Too many tries. Try again in 120 seconds.'],
    [{ type: 'limited', retryAfterS: 600 }, 'Too many tries. Try again in 10 minutes.'],
    [{ type: 'limited', retryAfterS: null }, 'Too many tries. Wait a while, then try again.'],
  ];
  for (const [error, text] of said) expect(accountErrorText(error)).toBe(text);
});
