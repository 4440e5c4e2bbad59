import { expect, test } from 'vitest';

import type { StatChange, StatName } from '../../../src/domain/stats.ts';
import { changesSentence, ledgerLines, signed } from '../../../src/ui/parts/ledger-lines.ts';
import { fakeStats } from '../../fakes.ts';

const change = (statName: StatName, oldValue: number, newValue: number, reason = 'fought'): StatChange => ({
  timestamp: 1,
  statName,
  oldValue,
  newValue,
  reason,
  source: 'action',
});
const start = fakeStats();
const hurt = { ...start, core: { ...start.core, health: { current: 60, max: 100 } } };

test('STAT-17 a line adds up what a turn did to its stat and keeps the last reason', () => {
  const changes = [change('health', 100, 80, 'fought'), change('health', 80, 60, 'fell')];
  expect(ledgerLines(hurt, changes)).toMatchObject([
    {
      name: 'health',
      value: 60,
      color: 'yellow',
      change: { by: -40, reason: 'fell' },
      zero: '',
      full: false,
    },
  ]);
});

test('STAT-17 a stat that went down and up again by as much has no change', () => {
  const changes = [change('health', 60, 50), change('health', 50, 60)];
  expect(ledgerLines(hurt, changes)[0]?.change).toBeNull();
});

test('STAT-16 zero is said in words', () => {
  const dying = { ...start, core: { ...start.core, health: { current: 0, max: 100 } } };
  expect(ledgerLines(dying, [])[0]?.zero).toBe('At the edge of death');
});

test('STAT-11 a stat that has just reached its maximum has a line for the moment', () => {
  expect(ledgerLines(start, [change('health', 90, 100, 'rested')])).toMatchObject([
    { name: 'health', value: 100, fraction: 1, full: true },
  ]);
});

test('STAT-10 karma has a line only when it is not 0', () => {
  const kind = { ...start, karma: 15, activeStats: { ...start.activeStats, karma: true } };
  expect(ledgerLines(start, [])).toEqual([]);
  expect(ledgerLines(kind, [])).toMatchObject([{ name: 'karma', value: 15, zero: '' }]);
});

test('STAT-13 the changes of a turn are one sentence, each stat once with where it stands now', () => {
  const changes = [
    change('health', 100, 90),
    change('health', 90, 80, 'fell'),
    change('karma', 0, 5, 'helped'),
  ];
  expect(changesSentence(changes)).toBe('Health 80, fell; Karma 5, helped.');
  expect(changesSentence([change('karma', 0, -10, 'lied')])).toBe('Karma −10, lied.');
  expect(changesSentence([])).toBe('');
  expect(changesSentence([change('speed', 100, 100)])).toBe('');
});

test.each([
  [5, '+5'],
  [-10, '−10'],
  [0, '+0'],
  [0.25, '+0.3'],
])('STAT-17 %d is written %s', (value, text) => {
  expect(signed(value)).toBe(text);
});
