import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh, writeStamp } from '../../sync-server/build.mjs';

let root = '';
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lamplit-build-'));
  mkdirSync(at('src'));
  writeFileSync(at('src/main.tsx'), 'lamp()');
  writeFileSync(at('index.html'), '<!doctype html>');
  writeStamp(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a build of these sources is used as it is', () => {
  expect(isFresh(root)).toBe(true);
  writeFileSync(at('README.md'), 'not a source');
  expect(isFresh(root)).toBe(true);
});

test.each([
  ['written again', () => utimesSync(at('src/main.tsx'), 1, 1)],
  ['added', () => writeFileSync(at('src/other.ts'), '')],
  ['removed', () => rmSync(at('src/main.tsx'))],
  ['a page and changed', () => writeFileSync(at('index.html'), '<!doctype html><title>')],
])('a source that was %s makes the build old', (_, change) => {
  change();
  expect(isFresh(root)).toBe(false);
});

test('no build is no fresh build', () => {
  rmSync(at('dist'), { recursive: true });
  expect(isFresh(root)).toBe(false);
});

test('a build that travels without its sources is used as it is', () => {
  rmSync(at('src'), { recursive: true });
  expect(isFresh(root)).toBe(true);
});
