import { expect, test } from 'vitest';

import type { Json } from '../../src/domain/json.ts';
import { maxDocBytes, maxSceneBytes } from '../../src/domain/limits.ts';
import { stampOfTime } from '../../src/domain/stamp.ts';
import { refusalOf, type SyncRow } from '../../src/domain/sync-row.ts';
import { fakeId } from '../fakes.ts';

const scene = (body: Json): SyncRow => ({ kind: 'scenes', id: fakeId(1), body });
const story = (title: string): SyncRow => ({
  kind: 'stories',
  id: fakeId(1),
  f: { title },
  s: { title: stampOfTime(1) },
});

test('A8 a text that no database takes is refused, wherever it stands in a row', () => {
  for (const bad of ['a\0b', 'half \ud83c', '\udf0a half']) {
    expect(refusalOf(scene({ passage: bad }))).toBe('bad-text');
    expect(refusalOf(scene({ storytellerState: { list: [1, { deep: bad }] } }))).toBe('bad-text');
    expect(refusalOf(scene({ storytellerState: { [bad]: 1 } }))).toBe('bad-text');
    expect(refusalOf(story(bad))).toBe('bad-text');
  }
});

test('A8 every other text is taken: control characters, whole pairs, and words that look like an escape', () => {
  for (const good of ['\u0001\u001f\u007f', '🌊', '\\u0000', '\\\\ud83c', '', '\ufffe'])
    expect(refusalOf(scene({ passage: good }))).toBeNull();
});

test('A8 a row is refused by the bytes that it takes, not by its characters', () => {
  expect(refusalOf(scene({ passage: '海'.repeat(maxSceneBytes / 3) }))).toBe('too-big');
  expect(refusalOf(scene({ passage: '海'.repeat(maxSceneBytes / 3 - 100) }))).toBeNull();
  expect(refusalOf(story('"'.repeat(maxDocBytes / 2)))).toBe('too-big');
  expect(refusalOf(story('"'.repeat(maxDocBytes / 2 - 100)))).toBeNull();
});
