// The README's pictures, taken from the built game: `node tests/tools/screenshots.mjs`. Run it when a screen changes its face.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from './browser.mjs';
import { projectRoot } from './run.mjs';

const folder = path.join(projectRoot, '.readme');
const shots = [
  { name: 'play-night-1440', width: 1440, height: 960, scheme: 'dark', screen: 'play' },
  { name: 'play-paper-1440', width: 1440, height: 960, scheme: 'light', screen: 'play' },
  { name: 'play-paper-390', width: 390, height: 844, scheme: 'light', screen: 'play' },
  { name: 'setup-paper-1440', width: 1440, height: 960, scheme: 'light', screen: 'setup' },
  { name: 'setup-night-390', width: 390, height: 844, scheme: 'dark', screen: 'setup' },
];

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, ['sync-server/start.mjs'], {
  cwd: projectRoot,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    const found = /ready at (\S+)/.exec(String(chunk));
    if (found) resolve(found[1]);
  });
});
const browser = await chromium.launch({
  executablePath: await findBrowser({ say: console.log }),
  args: browserFlags,
});
try {
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

async function take({ name, width, height, scheme, screen }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Play without an account' }).click();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  await page.getByLabel('Name', { exact: true }).blur();
  if (screen === 'play') {
    await page.getByRole('button', { name: 'Start My Adventure!' }).click();
    for (const [index, next] of [
      [0, 'II'],
      [2, 'III'],
    ]) {
      await choices(page).nth(index).waitFor({ timeout: 60_000 });
      await choices(page).nth(index).click();
      await page.getByText(`Folio ${next} ·`).waitFor({ timeout: 60_000 });
    }
    await choices(page).first().waitFor({ timeout: 60_000 });
  }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(7_000);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
  console.log(`${name}.png`);
}

function choices(page) {
  return page.getByRole('list', { name: 'What happens next' }).getByRole('button');
}
