import { beforeEach, expect, test } from 'vitest';

import { readResume, writeResume } from '../../../src/ui/frame/resume.ts';
import { fakeId } from '../../fakes.ts';

const demo = { id: fakeId(1), user: null, label: 'Demo', createdAt: 0 };
const mira = { id: fakeId(2), user: fakeId(3), label: 'Mira', createdAt: 0 };
const key = `lamplit-resume:${demo.id}`;
const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
});

test('LIB-08 a story that was open under 24 hours ago is gone back to', () => {
  writeResume(demo, 'a-story', 0);
  expect(readResume(demo, 24 * hourMs - 1)).toBe('a-story');
});

test('LIB-08 an older pointer is cleared', () => {
  writeResume(demo, 'a-story', 0);
  expect(readResume(demo, 24 * hourMs)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test('LIB-08 a pointer of another version is cleared', () => {
  localStorage.setItem(key, JSON.stringify({ story: 'a-story', at: 0, version: '0.9' }));
  expect(readResume(demo, 1)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['', '{', '[]', 'null', '{"story":1,"at":0,"version":"1.0"}'])(
  'an unreadable pointer is none: %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(readResume(demo, 1)).toBeNull();
  },
);

test('LIB-08 each owner goes back to his own story, and nobody to another’s', () => {
  writeResume(demo, 'a-story', 0);
  expect(readResume(mira, 1)).toBeNull();
  writeResume(mira, 'her-story', 1);
  expect(readResume(demo, 2)).toBe('a-story');
  writeResume(mira, null, 3);
  expect(readResume(demo, 4)).toBe('a-story');
});

test('LIB-08 a story that an older edition was left in is gone back to in demo play, and nowhere else', () => {
  localStorage.setItem('lamplit-resume', JSON.stringify({ story: 'a-story', at: 0, version: '1.0' }));
  expect(readResume(mira, 1)).toBeNull();
  expect(readResume(demo, 1)).toBe('a-story');
  writeResume(demo, null, 2);
  expect(readResume(demo, 3)).toBeNull();
});
