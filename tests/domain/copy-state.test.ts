import { expect, test } from 'vitest';

import { copyStateOf, type CopyFacts } from '../../src/domain/copy-state.ts';
import type { SyncReport } from '../../src/domain/ports/sync-store.ts';

const report = (state: SyncReport['state'], props: Partial<SyncReport> = {}): SyncReport => ({
  state,
  at: 1_000_000,
  okAt: 1_000_000,
  message: '',
  ...props,
});

const stateOf = (facts: Partial<CopyFacts>) =>
  copyStateOf({
    account: 'signed-in',
    online: true,
    waiting: 0,
    refused: 0,
    report: report('idle'),
    isComing: false,
    ...facts,
  });

test('everything sent and everything read is backed up', () => {
  expect(stateOf({})).toBe('backed-up');
  expect(stateOf({ waiting: 2 })).toBe('waiting');
  expect(stateOf({ isComing: true })).toBe('coming');
  expect(stateOf({ report: null })).toBe('coming');
});

test('nothing is called backed up while a row waits, whatever else is true', () => {
  for (const online of [true, false])
    for (const state of [
      'idle',
      'working',
      'offline',
      'signed-out',
      'failed',
      'refused',
      'upgrade',
      'full',
    ] as const)
      expect(stateOf({ waiting: 1, online, report: report(state) })).not.toBe('backed-up');
});

test('what the player can mend comes before what mends itself', () => {
  expect(stateOf({ account: 'paused', online: false, refused: 1 })).toBe('paused');
  expect(stateOf({ report: report('signed-out') })).toBe('paused');
  expect(stateOf({ refused: 1, online: false })).toBe('attention');
  for (const state of ['refused', 'upgrade', 'full'] as const)
    expect(stateOf({ report: report(state) })).toBe('attention');
  expect(stateOf({ online: false, waiting: 3 })).toBe('offline');
  expect(stateOf({ report: report('offline') })).toBe('offline');
});

test('a failure is told once it has lasted', () => {
  expect(stateOf({ waiting: 1, report: report('failed', { okAt: 990_000 }) })).toBe('waiting');
  expect(stateOf({ waiting: 1, report: report('failed', { okAt: 900_000 }) })).toBe('attention');
});
