// Makes src/ui/fonts/*.woff2 and public/licenses/ from the Fontsource packages. Run it after changing the list or a
// package version, and commit what it wrote: `node tests/tools/fonts.mjs`.
//
// Subsetting is worth it for what is needed in the first paint. OpenDyslexic has a reserved font name: its licence
// admits no modified file under that name, so it is copied as it is.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './run.mjs';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Latin-1, the punctuation of printed prose, and the few signs the interface uses. Keep in step with fonts.css. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœʻʼˆ˚˜' + range(0x2010, 0x2027) + '‹›⁄⁴€™←↑→↓−∕';
const wordmark =
  range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39) + ' &’“”‘.,!?-—' + range(0xc0, 0xdd);
const latinExt = range(0x100, 0x17f) + range(0x218, 0x21b) + 'ẞ' + range(0x1ea0, 0x1ef9);

/** `to` without an extension; `text` undefined means an unmodified copy. */
const faces = [
  {
    to: 'literata',
    from: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 16 },
  },
  {
    to: 'literata-italic',
    from: '@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2',
    text: latin,
    variationAxes: { wght: 400, opsz: 16 },
  },
  {
    to: 'literata-ext',
    from: '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2',
    text: latinExt,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    to: 'atkinson',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    to: 'atkinson-ext',
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    text: latinExt,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    to: 'fell',
    from: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
    text: latin,
  },
  {
    to: 'fell-italic',
    from: '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2',
    text: latin,
  },
  {
    to: 'grenze',
    from: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2',
    text: wordmark,
    variationAxes: { wght: { min: 500, max: 600 } },
  },
  { to: 'comic-neue', from: '@fontsource/comic-neue/files/comic-neue-latin-400-normal.woff2' },
  { to: 'kalam', from: '@fontsource/kalam/files/kalam-latin-400-normal.woff2', text: latin },
  { to: 'kalam-ext', from: '@fontsource/kalam/files/kalam-latin-ext-400-normal.woff2' },
  {
    to: 'jetbrains-mono',
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  { to: 'opendyslexic', from: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2' },
];

const fontFolder = path.join(projectRoot, 'src/ui/fonts');
const licenceFolder = path.join(projectRoot, 'public/licenses');
mkdirSync(fontFolder, { recursive: true });
mkdirSync(licenceFolder, { recursive: true });
// Faces that left the list leave the folder; fonts.css lives beside them and is written by hand.
for (const file of readdirSync(fontFolder)) if (file.endsWith('.woff2')) rmSync(path.join(fontFolder, file));

for (const { to, from, text, variationAxes } of faces) {
  const source = path.join(projectRoot, 'node_modules', from);
  const target = path.join(fontFolder, `${to}.woff2`);
  if (text === undefined) copyFileSync(source, target);
  else
    writeFileSync(
      target,
      await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', variationAxes }),
    );
  console.log(`${to.padEnd(20)} ${(readFileSync(target).length / 1000).toFixed(1)} kB`);
}

for (const packageName of new Set(faces.map(({ from }) => from.split('/files/')[0]))) {
  const name = packageName.split('/')[1];
  copyFileSync(
    path.join(projectRoot, 'node_modules', packageName, 'LICENSE'),
    path.join(licenceFolder, `${name}.txt`),
  );
}
