import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { hasAccount, isAccountDue, isDemoMode, setDemoMode } from '../../../src/ui/parts/page-storage.ts';
import { readAccount, writeAccount } from '../../../src/ui/parts/player-note.ts';

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'mira@example.org',
  fullName: 'Mira Vale',
  avatarUrl: null,
};

beforeEach(() => {
  const rows = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['signed-in', 'paused'] as const)('who plays is remembered as he is: %s', (type) => {
  expect(readAccount()).toEqual({ type: 'none' });
  writeAccount({ type, user });
  expect(readAccount()).toEqual({ type, user });
  expect([hasAccount(), isAccountDue()]).toEqual([true, true]);
  writeAccount({ type: 'none' });
  expect([hasAccount(), isAccountDue()]).toEqual([false, false]);
});

test.each(['', 'no JSON', '7', 'null', '{}', '{"user":null}', '{"user":{"id":7}}'])(
  'a note that is none (%s) is nobody',
  (text) => {
    localStorage.setItem('lamplit-account', text);
    expect(readAccount()).toEqual({ type: 'none' });
  },
);

test('who has signed in plays no demo, and demo play is asked to do nothing of an account that is over', () => {
  setDemoMode(true);
  expect(isDemoMode()).toBe(true);
  localStorage.setItem('lamplit-ended-sessions', '[]');
  expect(isAccountDue()).toBe(false);
  setDemoMode(false);
  expect(isAccountDue()).toBe(true);
  setDemoMode(true);
  writeAccount({ type: 'signed-in', user });
  expect(isDemoMode()).toBe(false);
});
