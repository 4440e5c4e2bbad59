import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparePictures } from '../tools/compare-pictures.mjs';

let now = '';
let before = '';
beforeEach(() => {
  now = mkdtempSync(path.join(tmpdir(), 'lamplit-now-'));
  before = mkdtempSync(path.join(tmpdir(), 'lamplit-before-'));
});
afterEach(() => {
  for (const folder of [now, before]) rmSync(folder, { recursive: true, force: true });
});

/** A picture of one colour, ten by ten, in which `marks` are of another. */
function put(folder: string, name: string, marks: readonly number[] = [], mark = 250, height = 10) {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  for (const at of marks) png.data.fill(mark, at * 4, at * 4 + 3);
  writeFileSync(path.join(folder, name), PNG.sync.write(png));
}

test('pictures that are alike are not listed, and neither is a step or two of a colour', () => {
  put(now, 'a.png');
  put(before, 'a.png');
  put(now, 'b.png', [1], 253);
  put(before, 'b.png');
  expect(comparePictures(now, before)).toEqual([]);
  expect(existsSync(path.join(now, 'differences'))).toBe(false);
});

test('what differs is listed by its share of pixels, and drawn', () => {
  put(now, 'a.png', [3, 4, 5]);
  put(before, 'a.png', [3]);
  expect(comparePictures(now, before)).toEqual([{ name: 'a.png', share: 0.02 }]);
  expect(existsSync(path.join(now, 'differences/a.png'))).toBe(true);
});

test('another size, a new picture and a missing one are listed', () => {
  put(now, 'longer.png', [], 0, 20);
  put(before, 'longer.png');
  put(now, 'new.png');
  put(before, 'old.png');
  expect(comparePictures(now, before)).toEqual([
    { name: 'longer.png', share: 0.5, size: '10x10 is now 10x20' },
    { name: 'new.png', share: 1, size: 'is new' },
    { name: 'old.png', share: 1, size: 'is missing' },
  ]);
});
