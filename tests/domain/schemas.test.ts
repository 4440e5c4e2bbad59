import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isJson } from '../../src/domain/is-json.ts';
import {
  readDraft,
  readForm,
  readScene,
  readSceneMeta,
  readSettings,
  readStory,
  readStorySettings,
} from '../../src/domain/schemas.ts';
import { snapTextSize } from '../../src/domain/settings-schema.ts';
import { defaultSettings, modelRef } from '../../src/domain/settings.ts';
import { stampOfTime } from '../../src/domain/stamp.ts';
import { introduceStat, unchanged } from '../../src/domain/stat-ledger.ts';
import { fakeDraft, fakeForm, fakeScene, fakeSceneMeta, fakeStats, fakeStory } from '../fakes.ts';

const rows = [
  { name: 'form', row: fakeForm(), read: readForm },
  { name: 'scene', row: fakeScene(), read: readScene },
  { name: 'scene meta', row: fakeSceneMeta(), read: readSceneMeta },
  { name: 'story', row: fakeStory(), read: readStory },
  { name: 'draft', row: fakeDraft(), read: readDraft },
] as const;

/** `row` with one field changed, or taken away when `value` is left out. */
function spoiled(row: object, field: string, ...value: readonly unknown[]): object {
  const copy: Record<string, unknown> = { ...row };
  if (value.length === 0) delete copy[field];
  else copy[field] = value[0];
  return copy;
}

describe.each(rows)('a $name', ({ row, read }) => {
  test('reads back as it was written', () => {
    expect(read(row)).toEqual(row);
    expect(read(JSON.parse(JSON.stringify(row)))).toEqual(row);
  });

  test('with fields that this version does not know is still one', () => {
    expect(read({ ...row, fromTheFuture: { a: [1] } })).toEqual(row);
  });

  test('is none without any one of its fields, or with something else in it', () => {
    for (const field of Object.keys(row)) {
      // A story's own settings are read one by one, and without them it has none; one of the first version names no device.
      if (read === readStory && ['settings', 'favourite', 'device'].includes(field)) continue;
      if (field !== 'storytellerState')
        expect(`${field}: ${JSON.stringify(read(spoiled(row, field, [Symbol.iterator])))}`).toBe(
          `${field}: null`,
        );
      // A scene of the first version does not say when it was told.
      if (read === readScene && field === 'told') continue;
      expect(`${field}: ${JSON.stringify(read(spoiled(row, field)))}`).toBe(`${field}: null`);
    }
  });

  test('is never read out of anything else, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withTypedArray: true,
          withNullPrototype: true,
        }),
        (value) => {
          expect(read(value)).toBeNull();
        },
      ),
    );
  });
});

describe('readScene', () => {
  test('reads actions, stats, faults and endings', () => {
    const { stats, changes } = introduceStat(unchanged(fakeStats({ karma: -5000 })), 'focus', '', {
      source: 'passage',
      now: 7,
    });
    const scene = fakeScene({
      action: { text: 'run', type: 'neutral', offeredAs: null },
      statsAfter: stats,
      statChanges: changes,
      fault: { type: 'failed', error: { type: 'rate-limited', host: 'h', retryAfterMs: null } },
      ending: { outcome: 'lost', tone: 'bitter' },
      storytellerState: { a: [1, null, 'x', { b: true }] },
    });
    expect(readScene(scene)).toEqual(scene);
  });

  test('SYNC-03 a scene that does not say when it was told was told when it was made, and needs to say that', () => {
    const scene = fakeScene({ createdAt: 1_700_000_000_123 });
    const old = spoiled(scene, 'told');
    expect(readScene(old)).toEqual({ ...scene, told: stampOfTime(1_700_000_000_123) });
    for (const strange of [NaN, '1700000000123', null, Symbol('now'), Object.create(null)])
      expect(readScene(spoiled(old, 'createdAt', strange))).toBeNull();
    expect(readScene({ ...scene, told: 'yesterday' })).toBeNull();
  });

  test('a failure of a later version is still a failure', () => {
    const scene = spoiled(fakeScene(), 'fault', { type: 'failed', error: { type: 'solar-flare' } });
    expect(readScene(scene)?.fault).toMatchObject({ type: 'failed', error: { type: 'provider-failed' } });
  });

  test('a stat that this version does not know is left out', () => {
    const statsAfter = { ...fakeStats(), dynamicStats: { luck: { current: 1 } } };
    expect(readScene({ ...fakeScene(), statsAfter })?.statsAfter.dynamicStats).toEqual({});
  });

  test('numbers that are none, and a state that is not JSON, are refused', () => {
    expect(readScene({ ...fakeScene(), depth: -1 })).toBeNull();
    expect(readScene({ ...fakeScene(), createdAt: NaN })).toBeNull();
    expect(readScene({ ...fakeScene(), storytellerState: () => 1 })).toBeNull();
    expect(readScene({ ...fakeScene(), storytellerState: undefined })).toBeNull();
  });
});

test('SYNC-01 rows are named by UUIDs in lower case, and by nothing else', () => {
  for (const name of ['s1', '', fakeScene().id.toUpperCase(), `${fakeScene().id} `]) {
    for (const field of ['id', 'story', 'parent'])
      expect(readScene(spoiled(fakeScene(), field, name))).toBeNull();
    for (const field of ['id', 'story'])
      expect(readSceneMeta(spoiled(fakeSceneMeta(), field, name))).toBeNull();
    for (const field of ['story', 'turn', 'parent'])
      expect(readDraft(spoiled(fakeDraft(), field, name))).toBeNull();
    expect(readStory(spoiled(fakeStory(), 'id', name))).toBeNull();
  }
});

test('a story of the first version was begun on a device that nobody knows', () => {
  expect(readStory(spoiled(fakeStory(), 'device'))).toEqual(fakeStory({ device: '' }));
});

test('a story’s own settings are read one by one', () => {
  const settings = { readingLevel: 'middle', passageLength: 9, language: 'fr-CA', unknown: 1 };
  expect(readStory({ ...fakeStory(), settings })?.settings).toEqual({
    readingLevel: 'middle',
    language: 'fr-CA',
  });
  expect(readStorySettings(null)).toEqual({});
});

describe('readSettings', () => {
  test('SET-09 without anything stored the defaults hold', () => {
    for (const nothing of [undefined, null, 'x', 7, [], {}])
      expect(readSettings(nothing)).toEqual(defaultSettings);
    expect(defaultSettings).toMatchObject({
      readingLevel: 'adult',
      passageLength: 2,
      notesToAuthor: '',
      mobile: { textSize: 1, fontFamily: 'serif', readingHighlighter: true, highlighterColor: 'yellow' },
      desktop: { textSize: 1, fontFamily: 'comic', readingHighlighter: true, highlighterColor: 'yellow' },
    });
  });

  test('SET-09 SET-12 each wrong field falls back alone', () => {
    for (const field of Object.keys(defaultSettings)) {
      const others = {
        ...defaultSettings,
        aiModel: 'server:x',
        passageLength: 3,
        tint: 'ink',
        serverUrl: 'http://localhost:1/v1',
      };
      const read = readSettings(spoiled(others, field, { not: 'this' }));
      expect(read).toEqual(spoiled(others, field, defaultSettings[field as keyof typeof defaultSettings]));
    }
  });

  test('SET-08 a wrong field of one display falls back alone', () => {
    const read = readSettings({
      mobile: { textSize: 1.2, fontFamily: 'wingdings', readingHighlighter: false },
      desktop: 5,
    });
    expect(read.mobile).toEqual({
      textSize: 1.2,
      fontFamily: 'serif',
      readingHighlighter: false,
      highlighterColor: 'yellow',
    });
    expect(read.desktop).toEqual(defaultSettings.desktop);
  });

  test('SET-04 text size is 0.7 to 1.4 in steps of 0.1', () => {
    expect([0, 0.7, 0.74, 0.75, 1.3000000000000003, 1.38, 9].map(snapTextSize)).toEqual([
      0.7, 0.7, 0.7, 0.8, 1.3, 1.4, 1.4,
    ]);
    expect(readSettings({ mobile: { textSize: 2 } }).mobile.textSize).toBe(1.4);
    expect(readSettings({ mobile: { textSize: NaN } }).mobile.textSize).toBe(1);
  });

  test('SET-12 reads its own answer unchanged, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            mobile: fc.anything(),
            notesToAuthor: fc.string({ unit: 'binary' }),
            language: fc.string(),
          }),
        ),
        (value) => {
          const settings = readSettings(value);
          expect(readSettings(settings)).toEqual(settings);
        },
      ),
    );
  });
});

test('SET-13 a model choice names its provider, and anything else means the built-in storyteller', () => {
  expect(modelRef('openrouter:a/b:free')).toEqual({ provider: 'openrouter', model: 'a/b:free' });
  expect(modelRef('server:llama3')).toEqual({ provider: 'server', model: 'llama3' });
  for (const other of ['builtin', '', 'openrouter:', 'openrouter', 'x:y'])
    expect(modelRef(other)).toEqual({ provider: 'builtin' });
});

test('JSON is what JSON can hold, and not endlessly deep', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect([null, 1, 'a', [1, [{}]], { a: null }].map(isJson)).toEqual([true, true, true, true, true]);
  expect([undefined, NaN, () => 1, new Map(), [undefined], { a: Infinity }, circle].map(isJson)).toEqual(
    Array(7).fill(false),
  );
});
