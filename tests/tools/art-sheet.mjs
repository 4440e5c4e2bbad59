// `npm run art:sheet -- --out FILE.png [--group genres] [--columns 8] [--cell 320] [--seed a]`: a contact sheet of the built-in
// illustrator, photographed in Chromium. Groups are those of art-sheet.ts; several, separated by commas, follow each other.
// `--group blind --seed N [--key KEY.json]` numbers the pictures, shuffles them, and writes what they are into the key alone.
// FILE may end with .png, .jpg or .webp. Whoever changes the painter looks at it, and makes the setup's swatches anew:
// `npm run art:sheet -- --group swatches --bare --gap 0 --columns 4 --cell 128 --seed c --out src/ui/setup/art-styles.webp`.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { browserFlags, findBrowser } from './browser.mjs';

const options = process.argv.slice(2);
const valueOf = (name, otherwise) =>
  options.includes(name) ? options[options.indexOf(name) + 1] : otherwise;
const out = valueOf('--out');
if (out === undefined) throw new Error('name a file: --out FILE.png');
const cell = Number(valueOf('--cell', '320'));
const columns = Number(valueOf('--columns', '8'));
const groups = valueOf('--group', 'genres,portraits,rooms,styles').split(',');
const part = valueOf('--part', '');
const gap = Number(valueOf('--gap', '4'));

const tiles = await readTiles();
const shown = part === '' ? tiles : tiles.slice(...part.split('-').map(Number));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const page = await browser.newPage({
    viewport: { width: columns * (cell + 2 * gap) + 2 * gap, height: gap === 0 ? 1 : 800 },
  });
  const figures = shown
    .map(({ svg, label, width, height }) => {
      const tall = Math.round((cell * height) / width);
      const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return `<figure><img src="${address}" width="${cell}" height="${tall}" alt=""><figcaption>${label}</figcaption></figure>`;
    })
    .join('');
  await page.setContent(
    `<style>body{margin:${gap}px;background:#d8d4cc;display:flex;flex-wrap:wrap;font:11px sans-serif;color:#333}` +
      `figure{margin:${gap}px}img{display:block}${options.includes('--bare') ? 'figcaption{display:none}' : ''}</style>${figures}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  if (out.endsWith('.webp')) {
    const png = await page.screenshot({ fullPage: true });
    writeFileSync(out, await asWebp(page, png));
  } else
    await page.screenshot({
      path: out,
      fullPage: true,
      ...(out.endsWith('.jpg') ? { type: 'jpeg', quality: 82 } : {}),
    });
} finally {
  await browser.close();
}
const answers = shown.filter(({ answer }) => answer !== undefined);
if (answers.length > 0) {
  const key = valueOf('--key', out.replace(/\.\w+$/, '.key.json'));
  const lines = Object.fromEntries(answers.map(({ label, answer }) => [label, answer]));
  writeFileSync(key, `${JSON.stringify(lines, null, 2)}\n`);
  console.log(`the key: ${key}`);
}
console.log(`${out}: ${shown.length} pictures`);

async function readTiles() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { tilesOf } = await server.ssrLoadModule(new URL('./art-sheet.ts', import.meta.url).pathname);
    return groups.flatMap((group) => tilesOf(group, valueOf('--seed', 'a')));
  } finally {
    await server.close();
  }
}

async function asWebp(page, png) {
  const address = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
