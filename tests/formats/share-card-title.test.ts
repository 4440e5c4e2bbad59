import { expect, test } from 'vitest';

import { fitTitle } from '../../src/formats/share-card-title.ts';

/** Every sign is half as wide as it is high. */
const measure = (text: string, size: number) => ([...text].length * size) / 2;
const fit = (title: string) => fitTitle(title, 500, measure);

test('a title is set as large as it fits, and its lines are about as long as each other', () => {
  expect(fit('Salt')).toEqual({ lines: ['Salt'], size: 92 });
  const long = fit('The Keeper of the Low Tide and Her Lantern');
  expect(long.size).toBeLessThan(92);
  expect(long.lines.join(' ')).toBe('The Keeper of the Low Tide and Her Lantern');
  const lengths = long.lines.map((line) => line.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(6);
});

test('whatever a title is, it stays within its column and its lines', () => {
  const titles = ['', ' ', '夜'.repeat(200), 'W'.repeat(300), 'A word '.repeat(60), '🜂'.repeat(99), 'a\n\tb'];
  for (const title of titles) {
    const { lines, size } = fit(title);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(500);
  }
  expect(fit('A word '.repeat(60)).lines.at(-1)).toMatch(/…$/);
  // No sign is cut in two.
  expect(fit('🜂'.repeat(99)).lines.join('')).toMatch(/^(?:🜂)+…$/u);
});
