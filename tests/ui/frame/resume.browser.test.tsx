import { beforeEach, expect, test } from 'vitest';

import { readResume, writeResume } from '../../../src/ui/frame/resume.ts';

const key = 'lamplit-resume';
const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
});

test('LIB-08 a story that was open under 24 hours ago is gone back to', () => {
  writeResume('a-story', 0);
  expect(readResume(24 * hourMs - 1)).toBe('a-story');
});

test('LIB-08 an older pointer is cleared', () => {
  writeResume('a-story', 0);
  expect(readResume(24 * hourMs)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test('LIB-08 a pointer of another version is cleared', () => {
  localStorage.setItem(key, JSON.stringify({ story: 'a-story', at: 0, version: '0.9' }));
  expect(readResume(1)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['', '{', '[]', 'null', '{"story":1,"at":0,"version":"1.0"}'])(
  'an unreadable pointer is none: %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(readResume(1)).toBeNull();
  },
);
