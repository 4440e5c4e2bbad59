// Draws public/icons/*.png from the lantern of public/favicon.svg with a browser. Run it after changing the mark, and
// commit what it wrote: `node tests/tools/icons.mjs`.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from './browser.mjs';
import { projectRoot } from './run.mjs';

const mark = readFileSync(path.join(projectRoot, 'public/favicon.svg'), 'utf8');
// Systems cut their own corners, and a maskable icon must survive a cut to a circle of 80 % (w3.org/TR/appmanifest).
const square = mark.replace(' rx="13"', '');
const maskable = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
const icons = [
  { name: 'icon-192', size: 192, svg: mark },
  { name: 'icon-512', size: 512, svg: mark },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'apple-touch-180', size: 180, svg: square },
];

const folder = path.join(projectRoot, 'public/icons');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
}
await browser.close();
