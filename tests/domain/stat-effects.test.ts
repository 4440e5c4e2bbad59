import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ActionType } from '../../src/domain/action.ts';
import type { StatEvent } from '../../src/domain/ports/storyteller.ts';
import { applyAction, applyPassage, statEventsOf } from '../../src/domain/stat-effects.ts';
import { introduceStat, moveStat, statDeltas, unchanged } from '../../src/domain/stat-ledger.ts';
import { coreStatNames, dynamicStatNames } from '../../src/domain/stat-names.ts';
import { startingStats, statValue } from '../../src/domain/stats.ts';
import type { CoreStatName, StatChange, Stats } from '../../src/domain/stats.ts';
import { actionTriggers, hardshipWords, passageTriggers } from '../../src/domain/trigger-words.ts';
import { fakeEnvironment, fakeStats } from '../fakes.ts';

const now = 1_700_000_000_000;
const air = fakeEnvironment();
const noAir = fakeEnvironment({ type: 'space', hasOxygen: false });

function hero(core: Partial<Record<CoreStatName, number>>, props: Partial<Stats> = {}): Stats {
  const stats = fakeStats(props);
  const entries = coreStatNames.map((name) => [name, { current: core[name] ?? 100, max: 100 }]);
  return { ...stats, core: { ...stats.core, ...Object.fromEntries(entries) } };
}

function act(
  text: string,
  { type = 'neutral' as ActionType, stats = hero({}), environment = air, airlessSeconds = 0 } = {},
) {
  return applyAction({ stats, action: { text, type, offeredAs: null }, environment, airlessSeconds, now });
}

function read(passage: string, stats = hero({}), events: readonly StatEvent[] | null = null) {
  return applyPassage({ stats, passage, events, now });
}

const half = hero({ health: 50, oxygen: 50, sanity: 50, speed: 50, endurance: 50 });

describe('startingStats', () => {
  test('STAT-01 core stats begin at 100 of 100, karma at 0, nothing introduced', () => {
    const stats = startingStats(air);
    for (const name of coreStatNames) expect(stats.core[name]).toEqual({ current: 100, max: 100 });
    expect(stats.karma).toBe(0);
    expect(stats.dynamicStats).toEqual({});
    expect(stats.introducedStats).toEqual([]);
  });

  test('STAT-15 every core stat and karma have a flag; oxygen is in play where there is no air', () => {
    expect(Object.keys(startingStats(air).activeStats).sort()).toEqual([...coreStatNames, 'karma'].sort());
    expect(startingStats(air).activeStats.oxygen).toBe(false);
    expect(startingStats(noAir).activeStats.oxygen).toBe(true);
  });
});

describe('applyAction', () => {
  test('STAT-02 a good action gives karma 5 and sanity 2, an evil one takes them, a neutral one does neither', () => {
    expect(statDeltas(act('wait', { type: 'good', stats: half }).changes)).toEqual({ karma: 5, sanity: 2 });
    expect(statDeltas(act('wait', { type: 'evil', stats: half }).changes)).toEqual({ karma: -5, sanity: -2 });
    expect(act('wait', { stats: half })).toEqual({ stats: half, changes: [] });
  });

  describe('STAT-03 the words of an action move the hero', () => {
    test.each([
      ['run sprint dash', { speed: -10, endurance: -15 }],
      ['rest sleep heal', { health: 10, endurance: 20 }],
      ['fight battle attack', { health: -10, endurance: -20 }],
      ['medkit medicine', { health: 25 }],
      ['oxygen air breathe', { oxygen: 30 }],
    ])('%s', (words, deltas) => {
      for (const word of words.split(' ')) {
        expect(statDeltas(act(`I ${word} now`, { stats: half }).changes)).toEqual(deltas);
      }
    });
  });

  test('STAT-14 one trigger counts once, however often its words stand there, and different triggers add up', () => {
    expect(statDeltas(act('Run, sprint and dash, running on', { stats: half }).changes)).toEqual({
      speed: -10,
      endurance: -15,
    });
    expect(statDeltas(act('Run, then rest', { stats: half }).changes)).toEqual({
      speed: -10,
      health: 10,
      endurance: 5,
    });
  });

  test('STAT-14 parts of words and denied words change nothing', () => {
    expect(act('Climb the stairs through the forest', { stats: half }).changes).toEqual([]);
    expect(act('Do not attack, and never run', { stats: half }).changes).toEqual([]);
    expect(act('Carry the rest of the crates', { stats: half }).changes).toEqual([]);
  });

  describe('STAT-04 protection in an action introduces armor and shield', () => {
    test.each(actionTriggers.protection)('"%s"', (word) => {
      const { stats, changes } = act(`Look for ${word}`);
      expect(stats.introducedStats).toEqual(['armor', 'shield']);
      expect(stats.dynamicStats.armor?.current).toBe(50);
      expect(stats.dynamicStats.shield?.current).toBe(75);
      expect(changes.map(({ statName, reason, source }) => [statName, reason, source])).toEqual([
        ['armor', 'introduced', 'action'],
        ['shield', 'introduced', 'action'],
      ]);
    });
  });

  test('STAT-05 without air an action costs 2 oxygen, also a turn without one', () => {
    expect(statDeltas(act('wait', { environment: noAir }).changes)).toEqual({ oxygen: -2 });
    const { changes } = applyAction({
      stats: hero({}),
      action: null,
      environment: noAir,
      airlessSeconds: 0,
      now,
    });
    expect(changes.map(({ oldValue, newValue, source }) => [oldValue, newValue, source])).toEqual([
      [100, 98, 'environment'],
    ]);
  });

  test('STAT-05 every full 10 seconds without air cost 1, told as time', () => {
    const { changes } = act('wait', { environment: noAir, airlessSeconds: 39 });
    expect(changes.map(({ oldValue, newValue, source }) => [oldValue, newValue, source])).toEqual([
      [100, 97, 'time'],
      [97, 95, 'environment'],
    ]);
    expect(act('wait', { environment: air, airlessSeconds: 600 }).changes).toEqual([]);
    for (const airlessSeconds of [0, -50, NaN, Infinity]) {
      expect(statDeltas(act('wait', { environment: noAir, airlessSeconds }).changes)).toEqual({ oxygen: -2 });
    }
  });

  test('STAT-07 core stats stay within 0 and their maximum, karma has no limits', () => {
    const low = hero({ health: 4, speed: 3, endurance: 7 }, { karma: -998 });
    const { stats } = act('run and fight', { type: 'evil', stats: low });
    expect([stats.core.health.current, stats.core.speed.current, stats.core.endurance.current]).toEqual([
      0, 0, 0,
    ]);
    expect(stats.karma).toBe(-1003);
    expect(act('rest', { stats: hero({ health: 97 }) }).stats.core.health.current).toBe(100);
  });

  test('STAT-13 a change is kept with time, name, values, reason and source; no movement is no change', () => {
    expect(act('rest', { stats: hero({ health: 95 }) }).changes).toEqual([
      { timestamp: now, statName: 'health', oldValue: 95, newValue: 100, reason: 'rested', source: 'action' },
    ]);
  });

  test('in another language only type, air and time count', () => {
    const action = { text: 'Run! Attack!', type: 'good', offeredAs: 'good' } as const;
    const { changes } = applyAction({
      stats: half,
      action,
      environment: noAir,
      airlessSeconds: 10,
      now,
      language: 'de',
    });
    expect(statDeltas(changes)).toEqual({ karma: 5, sanity: 2, oxygen: -3 });
  });

  test('what moves a stat brings it into play', () => {
    expect(act('breathe', { stats: hero({ oxygen: 40 }) }).stats.activeStats.oxygen).toBe(true);
  });
});

describe('applyPassage', () => {
  const armoured = introduceStat(
    introduceStat(unchanged(half), 'armor', '', { source: 'passage', now }),
    'shield',
    '',
    {
      source: 'passage',
      now,
    },
  ).stats;

  test.each(passageTriggers.damage)('STAT-06 damage ("%s") lowers armor by 10 and shield by 15', (word) => {
    expect(statDeltas(read(`It was ${word} all around.`, armoured).changes)).toEqual({
      armor: -10,
      shield: -15,
    });
    expect(read(`It was ${word} all around.`, half).changes).toEqual([]);
  });

  test.each(passageTriggers.healing)('STAT-06 healing ("%s") raises health by 25', (word) => {
    expect(statDeltas(read(`They ${word} what they could.`, half).changes)).toEqual({ health: 25 });
  });

  test.each(passageTriggers['oxygen-supply'])(
    'STAT-06 an oxygen supply ("%s") raises oxygen by 30',
    (word) => {
      expect(statDeltas(read(`There was ${word} behind the door.`, half).changes)).toEqual({ oxygen: 30 });
    },
  );

  test('STAT-06 oxygen and air alone are no supply, and an action’s triggers mean nothing in a passage', () => {
    expect(read('The oxygen hissed in the air. He ran, slept and fought.', half).changes).toEqual([]);
  });

  test('STAT-14 a trigger counts once in a passage', () => {
    expect(statDeltas(read('She healed. It mended. A cure! They revived.', half).changes)).toEqual({
      health: 25,
    });
  });

  test.each(dynamicStatNames.flatMap((name) => passageTriggers[name].map((word) => [word, name] as const)))(
    'STAT-08 "%s" introduces %s',
    (word, name) => {
      const { stats } = read(`There was ${word} in sight.`);
      expect(stats.introducedStats).toEqual([name]);
      expect(stats.dynamicStats[name]).toMatchObject({
        name,
        min: 0,
        max: 100,
        isActive: true,
        introducedAt: now,
      });
    },
  );

  test('STAT-08 a stat is introduced once', () => {
    const first = read('A cold wind.');
    const again = read('A freezing wind.', first.stats);
    expect(again.changes).toEqual([]);
    expect(again.stats).toBe(first.stats);
    expect(read('', first.stats, [{ type: 'introduce', stat: 'temperature' }]).changes).toEqual([]);
  });

  test.each([
    ['a breastplate', 'armor', 50],
    ['a force field', 'shield', 75],
    ['a power cell', 'energy', 100],
    ['radioactive dust', 'radiation', 25],
    ['the cold', 'temperature', 75],
    ['cold water', 'hydration', 80],
    ['a meal', 'nutrition', 85],
    ['panic', 'stress', 30],
    ['a way to concentrate', 'focus', 80],
  ] as const)('STAT-09 %s: %s begins at %i', (words, name, value) => {
    expect(read(`There was ${words}.`).stats.dynamicStats[name]?.current).toBe(value);
  });

  test('STAT-09 hardship begins temperature at 30, hydration at 40, nutrition at 35', () => {
    const values = { temperature: 30, hydration: 40, nutrition: 35 } as const;
    for (const name of ['temperature', 'hydration', 'nutrition'] as const) {
      for (const word of hardshipWords[name]) {
        expect(read(`All was ${word}.`).stats.dynamicStats[name]?.current).toBe(values[name]);
      }
    }
  });

  test('STAT-08 what a passage introduces is not touched by the harm that the same passage tells of', () => {
    expect(read('The blade hit his chainmail.').stats.dynamicStats.armor?.current).toBe(50);
  });

  test('STAT-06 events that the storyteller gives count instead of the words', () => {
    expect(read('He was healed.', half, []).changes).toEqual([]);
    expect(statDeltas(read('Nothing.', half, [{ type: 'healing' }, { type: 'healing' }]).changes)).toEqual({
      health: 25,
    });
    const told = read('So thirsty.', half, [
      { type: 'introduce', stat: 'hydration' },
      { type: 'introduce', stat: 'focus' },
    ]);
    expect(told.stats.introducedStats).toEqual(['hydration', 'focus']);
    expect(told.stats.dynamicStats.hydration?.current).toBe(40);
  });

  test('STAT-07 dynamic stats stay within their own limits', () => {
    const thin = { ...armoured, dynamicStats: { ...armoured.dynamicStats } };
    const { armor } = thin.dynamicStats;
    if (armor === undefined) throw new Error('armor was introduced');
    thin.dynamicStats.armor = { ...armor, min: 46, current: 48 };
    expect(read('It hit.', thin).stats.dynamicStats.armor?.current).toBe(46);
  });

  test('words of another language are not read, told events are', () => {
    const passage = 'heat, water, healing';
    expect(applyPassage({ stats: half, passage, events: null, now, language: 'fr' }).changes).toEqual([]);
    expect(
      applyPassage({ stats: half, passage, events: [{ type: 'healing' }], now, language: 'fr' }).changes,
    ).toHaveLength(1);
  });

  test('STAT-18 the events of a passage are in a fixed order and name only stats not in play', () => {
    const text = 'He was hit, the wound was bandaged; an oxygen tank, cold water.';
    expect(statEventsOf(text, fakeStats())).toEqual([
      { type: 'damage' },
      { type: 'healing' },
      { type: 'oxygen-supply' },
      { type: 'introduce', stat: 'temperature' },
      { type: 'introduce', stat: 'hydration' },
    ]);
    const after = read(text).stats;
    expect(statEventsOf(text, after).filter(({ type }) => type === 'introduce')).toEqual([]);
  });
});

describe('laws', () => {
  const anyWord = fc.oneof(
    fc.constantFrom(
      ...Object.values(actionTriggers).flat(),
      ...Object.values(passageTriggers).flat(),
      'not',
      'the',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const anyText = fc.array(anyWord, { maxLength: 30 }).map((words) => words.join(' '));
  const anyTurn = fc.record({
    text: anyText,
    type: fc.constantFrom<ActionType>('good', 'neutral', 'evil'),
    passage: anyText,
    airless: fc.boolean(),
    airlessSeconds: fc.nat(500),
  });
  type Turn = { text: string; type: ActionType; passage: string; airless: boolean; airlessSeconds: number };

  function play(turns: readonly Turn[]): { readonly stats: Stats; readonly changes: readonly StatChange[] } {
    let outcome = unchanged(fakeStats());
    for (const { text, type, passage, airless, airlessSeconds } of turns) {
      const environment = airless ? noAir : air;
      const acted = applyAction({
        stats: outcome.stats,
        action: { text, type, offeredAs: null },
        environment,
        airlessSeconds,
        now,
      });
      const told = applyPassage({ stats: acted.stats, passage, events: null, now });
      outcome = { stats: told.stats, changes: [...outcome.changes, ...acted.changes, ...told.changes] };
    }
    return outcome;
  }

  test('STAT-07 whatever happens, every stat but karma stays within its limits', () => {
    fc.assert(
      fc.property(fc.array(anyTurn), (turns) => {
        const { stats } = play(turns);
        for (const name of coreStatNames) {
          expect(stats.core[name].current).toBeGreaterThanOrEqual(0);
          expect(stats.core[name].current).toBeLessThanOrEqual(stats.core[name].max);
        }
        for (const stat of Object.values(stats.dynamicStats)) {
          expect(stat.current).toBeGreaterThanOrEqual(stat.min);
          expect(stat.current).toBeLessThanOrEqual(stat.max);
        }
      }),
    );
  });

  test('STAT-13 the changes, replayed in order, give the stats', () => {
    fc.assert(
      fc.property(fc.array(anyTurn), (turns) => {
        const { stats, changes } = play(turns);
        const values = new Map<string, number>();
        for (const { statName, oldValue, newValue, reason } of changes) {
          expect(oldValue).toBe(values.get(statName) ?? statValue(fakeStats(), statName) ?? 0);
          if (reason !== 'introduced') expect(newValue).not.toBe(oldValue);
          values.set(statName, newValue);
        }
        for (const name of [...coreStatNames, ...stats.introducedStats, 'karma'] as const) {
          expect(statValue(stats, name)).toBe(values.get(name) ?? statValue(fakeStats(), name));
        }
        expect(stats.karma).toBe(
          5 * turns.filter(({ type }) => type === 'good').length -
            5 * turns.filter(({ type }) => type === 'evil').length,
        );
      }),
    );
  });

  test('STAT-02 karma is never moved by a passage and has no limits', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: -100_000, max: 100_000 }), (passage, karma) => {
        const { stats } = read(passage, fakeStats({ karma }));
        expect(stats.karma).toBe(karma);
        expect(
          moveStat(unchanged(stats), 'karma', 5, { reason: 'x', source: 'action', now }).stats.karma,
        ).toBe(karma + 5);
      }),
    );
  });

  test('STAT-08 introduced stats are listed once each, and exactly those are there', () => {
    fc.assert(
      fc.property(fc.array(anyTurn), (turns) => {
        const { stats } = play(turns);
        expect(new Set(stats.introducedStats).size).toBe(stats.introducedStats.length);
        expect([...stats.introducedStats].sort()).toEqual(Object.keys(stats.dynamicStats).sort());
      }),
    );
  });

  test('STAT-18 scanning a passage and giving its scanned events are the same', () => {
    fc.assert(
      fc.property(anyText, (passage) => {
        expect(read(passage, half, statEventsOf(passage, half))).toEqual(read(passage, half));
      }),
    );
  });
});
