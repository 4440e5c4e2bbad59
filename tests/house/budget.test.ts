import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits, weigh } from '../tools/budget.mjs';

let folder = '';
/** Random bytes do not pack, so a file weighs what it says. */
const write = (file: string, kB: number) => writeFileSync(path.join(folder, file), randomBytes(kB * 1000));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lamplit-budget-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(
    path.join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': {
        file: 'assets/main.js',
        isEntry: true,
        imports: ['_part.js'],
        dynamicImports: ['src/late.ts'],
        css: ['assets/main.css'],
      },
      '_part.js': { file: 'assets/part.js' },
      'src/late.ts': { file: 'assets/late.js', isDynamicEntry: true },
    }),
  );
  writeFileSync(path.join(folder, 'index.html'), '<link rel="preload" href="/assets/face.woff2" as="font">');
  write('assets/main.js', 80);
  write('assets/part.js', 40);
  write('assets/late.js', 300);
  write('assets/main.css', 10);
  write('assets/face.woff2', 50);
  write('assets/other-face.woff2', 400);
  write('assets/story.worker-1a2b.js', 30);
  for (const part of painterParts) write(`assets/painter-${part}-5e6f.js`, 1);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const painterParts = [
  'core',
  'scene',
  'sky',
  'country',
  'worlds-magic',
  'skies-dry',
  'lands-shore',
  'plants-bare',
  'styles-film',
  'marks-stars',
  'portrait',
  'near-door',
  'garments-long',
  'hats-brims',
  'hair-short',
];

const row = (name: string) => weigh(folder).find((found) => found.name === name);

test('what the page needs before it runs is weighed, and nothing that comes later', () => {
  expect(row('initial scripts')?.kB).toBeCloseTo(120, 0);
  expect(row('initial styles')?.kB).toBeCloseTo(10, 0);
  expect(row('fonts of the first paint')?.kB).toBeCloseTo(50, 0);
  expect(row('story.worker-1a2b.js')?.kB).toBeCloseTo(30, 0);
  expect(weigh(folder).every((found) => found.ok)).toBe(true);
});

test.each([
  ['assets/part.js', limits.script, 'initial scripts'],
  ['assets/main.css', limits.style + 1, 'initial styles'],
  ['assets/face.woff2', limits.fonts + 1, 'fonts of the first paint'],
  ['assets/story.worker-1a2b.js', limits.worker + 1, 'story.worker-1a2b.js'],
  ['assets/late.js', limits.precache, 'files kept offline'],
])('%s of %i kB breaks the budget', (file, kB, name) => {
  write(file, kB);
  expect(row(name)?.ok).toBe(false);
});

test('a worker weighs what it imports before it runs, and no part may import it', () => {
  write('assets/worker-core-3c4d.js', 20);
  const file = path.join(folder, 'assets/story.worker-1a2b.js');
  writeFileSync(file, 'import{a}from"./worker-core-3c4d.js";');
  expect(row('story.worker-1a2b.js')?.kB).toBeCloseTo(20, 0);
  writeFileSync(path.join(folder, 'assets/late.js'), 'import{b}from"./story.worker-1a2b.js";');
  expect(() => weigh(folder)).toThrow('late.js imports assets/story.worker-1a2b.js');
});

test('what a story draws with is weighed: of files of a kind the one that adds most, with what it imports', () => {
  expect(row('code that draws a scene')?.kB).toBeCloseTo(10, 0);
  write('assets/painter-styles-drawn-5e6f.js', 5);
  expect(row('code that draws a scene')?.kB).toBeCloseTo(14, 0);
  write('assets/painter-noise-5e6f.js', 7);
  writeFileSync(
    path.join(folder, 'assets/painter-styles-film-5e6f.js'),
    'import{a}from"./painter-noise-5e6f.js";import{b}from"./painter-core-5e6f.js";',
  );
  expect(row('code that draws a scene')?.kB).toBeCloseTo(16, 0);
  write('assets/painter-portrait-5e6f.js', limits.drawn);
  expect(row('code that draws a story')?.ok).toBe(false);
  expect(row('code that draws a scene')?.ok).toBe(true);
});

test('a build whose painter has other parts is not weighed without them', () => {
  rmSync(path.join(folder, 'assets/painter-country-5e6f.js'));
  expect(() => weigh(folder)).toThrow('painter-country');
});

test('a build without an entry is not weighed as nothing', () => {
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  expect(() => weigh(folder)).toThrow('no entry');
});
