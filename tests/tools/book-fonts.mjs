// Makes src/formats/fonts/*.ttf, the faces that a PDF carries, from the Fontsource packages. Run it after changing the list or a
// package version, and commit what it wrote: `node tests/tools/book-fonts.mjs`.
//
// A PDF needs TrueType. Each script is a file of its own, so that a story fetches only those that it is written in. Weights and
// optical sizes are fixed: a page is printed at one size.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run.mjs';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœʻʼˆ˚˜' + range(0x2010, 0x2027) + '′″‹›⁄⁴€₫™←↑→↓−∕';
const literata = (slice) => `@fontsource-variable/literata/files/literata-${slice}.woff2`;

const faces = [
  { to: 'latin', from: literata('latin-opsz-normal'), text: latin, variationAxes: { wght: 400, opsz: 12 } },
  { to: 'italic', from: literata('latin-opsz-italic'), text: latin, variationAxes: { wght: 400, opsz: 12 } },
  {
    to: 'latin-ext',
    from: literata('latin-ext-wght-normal'),
    text: range(0x100, 0x24f) + range(0x1e00, 0x1eff),
    variationAxes: { wght: 400 },
  },
  {
    to: 'vietnamese',
    from: literata('vietnamese-wght-normal'),
    text: range(0x100, 0x1b0) + range(0x300, 0x323) + range(0x1ea0, 0x1ef9) + '₫',
    variationAxes: { wght: 400 },
  },
  {
    to: 'cyrillic',
    from: literata('cyrillic-wght-normal'),
    text: range(0x400, 0x4ff) + '№',
    variationAxes: { wght: 400 },
  },
  {
    to: 'cyrillic-ext',
    from: literata('cyrillic-ext-wght-normal'),
    text: range(0x460, 0x52f) + '₴',
    variationAxes: { wght: 400 },
  },
  {
    to: 'greek',
    from: literata('greek-wght-normal'),
    text: range(0x370, 0x3ff),
    variationAxes: { wght: 400 },
  },
  {
    to: 'greek-ext',
    from: literata('greek-ext-wght-normal'),
    text: range(0x1f00, 0x1fff),
    variationAxes: { wght: 400 },
  },
  {
    to: 'title',
    from: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
    text: latin,
  },
  {
    to: 'initial',
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    text: range(0x41, 0x5a),
    variationAxes: { wght: 500 },
  },
];

const folder = path.join(projectRoot, 'src/formats/fonts');
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (file.endsWith('.ttf')) rmSync(path.join(folder, file));
for (const { to, from, text, variationAxes } of faces) {
  const source = readFileSync(path.join(projectRoot, 'node_modules', from));
  const font = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes,
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: [],
  });
  writeFileSync(path.join(folder, `${to}.ttf`), font);
  console.log(`${to.padEnd(14)} ${(font.length / 1000).toFixed(1)} kB`);
}
