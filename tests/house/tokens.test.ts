import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../tools/run.mjs';

const css = readFileSync(path.join(projectRoot, 'src/ui/styles/themes.css'), 'utf8');

/** The plain oklch colours of the block under a heading comment, by name without --light- or --dark-. */
function tokensUnder(selector: string, from = css): ReadonlyMap<string, string> {
  const block = from.slice(from.indexOf(selector)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--(?:light|dark)-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const paper = tokensUnder('/* Paper */');
const night = tokensUnder('/* Night */');
const vellum = new Map([...paper, ...tokensUnder(":root[data-tint='vellum'] {")]);
const ink = new Map([...night, ...tokensUnder(":root[data-tint='ink'] {")]);

const lampOf = (tokens: ReadonlyMap<string, string>, hue: number) =>
  tokens.has('lamp-lc')
    ? `oklch(${tokens.get('lamp-lc')} ${hue + Number(tokens.get('lamp-turn'))})`
    : `oklch(0.825 0.125 ${hue})`;

/** Linear sRGB, clipped as a screen clips it (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function linear(color: string): readonly [number, number, number] {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/-?[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r, g, b] = linear(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function hex(color: string): string {
  const encode = (v: number) =>
    Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
  return `#${linear(color)
    .map((v) => encode(v).toString(16).padStart(2, '0'))
    .join('')}`;
}

describe.each([
  ['Paper', paper],
  ['Vellum', vellum],
  ['Night', night],
  ['Ink', ink],
])('%s', (_, tokens) => {
  const of = (name: string) => tokens.get(name) ?? 'missing';
  const atLeast = (bar: number, pairs: readonly (readonly [string, string])[]) => {
    const short = pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(of(front), of(back)) }))
      .filter(({ ratio }) => !(ratio >= bar));
    expect(short).toEqual([]);
  };

  test('text reads on every ground it stands on', () => {
    atLeast(
      4.5,
      ['ink', 'ink-2', 'ink-3'].flatMap((front) =>
        ['desk', 'desk-2', 'page', 'page-2'].map((back) => [front, back] as const),
      ),
    );
    atLeast(7, [
      ['ink', 'page'],
      ['ink', 'good-wash'],
      ['ink', 'evil-wash'],
      ['ink', 'neutral-wash'],
    ]);
  });

  test('pigments read on the page and on their wash', () => {
    atLeast(
      4.5,
      ['good', 'evil', 'neutral'].flatMap(
        (pigment) =>
          [
            [pigment, 'page'],
            [pigment, `${pigment}-wash`],
          ] as const,
      ),
    );
  });

  test('edges and bars are seen', () => {
    atLeast(3, [
      ['edge', 'desk'],
      ['edge', 'page'],
    ]);
    atLeast(
      3,
      ['high', 'fair', 'low', 'dire'].map((bar) => [`bar-${bar}`, 'page'] as const),
    );
  });

  test('the lamp reads in every genre, on the page and under its own ink', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const lamp = lampOf(tokens, hue);
      expect(contrast(lamp, of('page')), `hue ${hue} on the page`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(lamp, of('lamp-ink')), `hue ${hue} under its ink`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('ink reads on every highlighter', () => {
    for (const hue of [98, 62, 25, 355, 305, 255, 205, 150]) {
      expect(contrast(of('ink'), `oklch(${of('mark')} ${hue})`), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the export theme is Paper in hex', () => {
  const block = css.slice(css.indexOf(':root[data-export] {')).split('}')[0] ?? '';
  const exported = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value]) => [
    name,
    value,
  ]);
  expect(exported.length).toBeGreaterThan(15);
  expect(Object.fromEntries(exported)).toEqual(
    Object.fromEntries(
      exported.map(([name = '']) => [
        name,
        hex(name === 'lamp' ? lampOf(paper, 68) : (paper.get(name) ?? '')),
      ]),
    ),
  );
});

test('the browser’s own bars take the colour of the desk', () => {
  const html = readFileSync(path.join(projectRoot, 'index.html'), 'utf8');
  expect(html).toContain(`(prefers-color-scheme: dark)" content="${hex(night.get('desk') ?? '')}"`);
  expect(html).toContain(`(prefers-color-scheme: light)" content="${hex(paper.get('desk') ?? '')}"`);
});

test('a width is a phone’s, or it is not: every query of style sheets and code is spelt so that no width lies between two', () => {
  const folder = path.join(projectRoot, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  );
  const queries = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/\((?:(?:min|max)-width:|width [<>]=?) ?[\d.]+\w+\)/g)].map(
      ([query]) => `${query} ${file}`,
    );
  });
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => !/^\(width (?:<|>=) \d+rem\)/.test(query))).toEqual([]);
});
