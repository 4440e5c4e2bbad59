import { expect, test } from 'vitest';

import { characterImagePath } from '../../src/domain/character-image-path.ts';
import { entryOfForm } from '../../src/domain/character-entry.ts';
import { movePortraits, unmovedPortraits, type MovedPortraits } from '../../src/domain/move-portraits.ts';
import { fakeForm } from '../fakes.ts';

const entry = (name: string, image: string | null = 'a') => ({
  ...entryOfForm(fakeForm({ name }), 0),
  image,
});

test('one portrait is moved after the other, half a second apart, and each is counted', async () => {
  const happened: unknown[] = [];
  const shown: MovedPortraits[] = [];
  await movePortraits({
    entries: [entry('Ann'), entry('Ben'), entry('Cid')],
    move: async ({ name }) => {
      happened.push(name);
      if (name === 'Cid') throw new Error('no storage');
      return name !== 'Ben';
    },
    sleep: async (ms) => void happened.push(ms),
    show: (moved) => shown.push(moved),
    signal: new AbortController().signal,
  });
  expect(happened).toEqual(['Ann', 500, 'Ben', 500, 'Cid']);
  expect(shown.map(({ status, succeeded, failed }) => [status, succeeded, failed])).toEqual([
    ['running', 0, 0],
    ['running', 1, 0],
    ['running', 1, 1],
    ['running', 1, 2],
    ['completed', 1, 2],
  ]);
});

test('a run ends with whoever played, and is never said to be complete', async () => {
  const leaving = new AbortController();
  const shown: MovedPortraits[] = [];
  const moved: string[] = [];
  await movePortraits({
    entries: [entry('Ann'), entry('Ben')],
    move: async ({ name }) => moved.push(name) > 0,
    sleep: async () => leaving.abort(),
    show: (now) => shown.push(now),
    signal: leaving.signal,
  });
  expect([moved, shown.at(-1)?.status]).toEqual([['Ann'], 'running']);
});

test('what is there already is not moved again, unless it is another picture now', () => {
  const there = { ...entry('Ann'), storedAt: { image: 'a', path: 'p' } };
  const changed = { ...entry('Ben', 'b'), storedAt: { image: 'a', path: 'p' } };
  expect(
    unmovedPortraits([there, changed, entry('Cid'), entry('Dan', null)]).map(({ name }) => name),
  ).toEqual(['Ben', 'Cid']);
});

test('a portrait lies in its account’s folder, under its character’s name, a time and the ending of its kind', () => {
  const path = (name: string, mime: string) => characterImagePath('user', name, mime, 1_700_000_000_000);
  expect(path('Élodie “Lou” d’Arc', 'image/png')).toBe(
    'character-images/user/elodie-lou-d-arc-1700000000000.png',
  );
  expect(path('../../other/x', 'image/webp')).toBe('character-images/user/other-x-1700000000000.webp');
  expect(path('夜', 'image/gif')).toBe('character-images/user/character-1700000000000.jpg');
});
