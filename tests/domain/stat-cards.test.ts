import { describe, expect, test } from 'vitest';

import { dynamicStatTable, usualStart } from '../../src/domain/dynamic-stats.ts';
import { barColor, reachedMax, usedUpStats, visibleStats } from '../../src/domain/stat-cards.ts';
import { introduceStat, moveStat, unchanged } from '../../src/domain/stat-ledger.ts';
import { dynamicStatNames } from '../../src/domain/stat-names.ts';
import type { StatName } from '../../src/domain/stats.ts';
import { fakeStats } from '../fakes.ts';

const cause = { reason: 'told so', source: 'action', now: 5 } as const;
const fresh = unchanged(fakeStats());
const shown = (stats = fakeStats()) => visibleStats(stats).map(({ name }) => name);

describe('visibleStats', () => {
  test('STAT-10 an untouched hero has no cards', () => {
    expect(shown()).toEqual([]);
  });

  test('STAT-10 a core stat shows when it is active and below its maximum', () => {
    const { stats } = moveStat(fresh, 'speed', -10, cause);
    expect(shown(stats)).toEqual(['speed']);
    expect(shown({ ...stats, activeStats: { ...stats.activeStats, speed: false } })).toEqual([]);
    expect(shown(moveStat(unchanged(stats), 'speed', 10, cause).stats)).toEqual([]);
  });

  test('STAT-10 karma shows when it is active and not 0', () => {
    expect(shown(fakeStats({ karma: -5 }))).toEqual(['karma']);
    const { activeStats } = fakeStats();
    expect(shown(fakeStats({ karma: 5, activeStats: { ...activeStats, karma: false } }))).toEqual([]);
  });

  test('STAT-10 a dynamic stat shows when it is active and below its maximum', () => {
    const { stats } = introduceStat(introduceStat(fresh, 'focus', '', cause), 'energy', '', cause);
    expect(shown(stats)).toEqual(['focus']);
    expect(shown(moveStat(unchanged(stats), 'energy', -1, cause).stats)).toEqual(['focus', 'energy']);
    const { focus } = stats.dynamicStats;
    if (focus === undefined) throw new Error('focus was introduced');
    expect(shown({ ...stats, dynamicStats: { focus: { ...focus, isActive: false } } })).toEqual([]);
  });

  test('STAT-17 cards come as core, karma, dynamic, with a name, a value and a filled share', () => {
    const moves: readonly [StatName, number][] = [
      ['karma', -20],
      ['endurance', -75],
      ['health', -40],
    ];
    let outcome = introduceStat(fresh, 'radiation', '', cause);
    for (const [name, by] of moves) outcome = moveStat(outcome, name, by, cause);
    expect(visibleStats(outcome.stats)).toMatchObject([
      { name: 'health', displayName: 'Health', value: 60, max: 100, fraction: 0.6, barColor: 'yellow' },
      { name: 'endurance', value: 25, fraction: 0.25, barColor: 'orange' },
      { name: 'karma', value: -20, max: 1000, fraction: 0.4, barColor: 'red' },
      { name: 'radiation', displayName: 'Radiation', value: 25, fraction: 0.25, barColor: 'orange' },
    ]);
  });

  test('STAT-01 karma fills its bar at 50 and is spoken of up to 1000', () => {
    expect(visibleStats(fakeStats({ karma: 25 }))).toMatchObject([
      { fraction: 0.5, max: 1000, barColor: 'yellow' },
    ]);
    expect(visibleStats(fakeStats({ karma: 4000 }))).toMatchObject([
      { value: 4000, fraction: 1, barColor: 'green' },
    ]);
  });
});

test('STAT-12 bars are green from 80 %, yellow from 50 %, orange from 25 %, red below', () => {
  const colors = [100, 80, 79.9, 50, 49.9, 25, 24.9, 0].map((value) => barColor(value, 100));
  expect(colors).toEqual(['green', 'green', 'yellow', 'yellow', 'orange', 'orange', 'red', 'red']);
  expect(barColor(40, 50)).toBe('green');
  expect(barColor(0, 0)).toBe('red');
});

test('STAT-11 knows which stats a turn brought to their maximum', () => {
  const tired = moveStat(moveStat(fresh, 'health', -5, cause), 'endurance', -50, cause);
  const rested = moveStat(moveStat(unchanged(tired.stats), 'health', 10, cause), 'endurance', 20, cause);
  expect(reachedMax(rested.changes, rested.stats)).toEqual(['health']);
  expect(reachedMax(tired.changes, tired.stats)).toEqual([]);
  const introduced = introduceStat(fresh, 'energy', '', cause);
  expect(reachedMax(introduced.changes, introduced.stats)).toEqual([]);
});

test('STAT-16 names what is used up', () => {
  expect(usedUpStats(fakeStats())).toEqual([]);
  const { stats } = moveStat(moveStat(fresh, 'oxygen', -200, cause), 'speed', -200, cause);
  expect(usedUpStats(stats)).toEqual(['oxygen']);
});

test('STAT-09 a stat without a value of its own begins at 75, below its maximum', () => {
  expect([usualStart(100), usualStart(75), usualStart(40)]).toEqual([75, 74, 39]);
});

test('STAT-08 every kind has words for its card', () => {
  expect(Object.keys(dynamicStatTable).sort()).toEqual([...dynamicStatNames].sort());
  for (const kind of Object.values(dynamicStatTable)) {
    for (const word of [kind.displayName, kind.description, kind.icon, kind.color]) expect(word).not.toBe('');
  }
});
