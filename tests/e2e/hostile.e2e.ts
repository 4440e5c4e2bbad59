import { expect, test } from 'playwright/test';

import { Player, watchComplaints } from './player.ts';

const hostile = '<img src=x onerror="document.title=\'broken\'">\u0000"\'`${1}{{x}} שלום 👩‍👩‍👧‍👦\u202e';

test('SETUP-25 hostile text in every field is played as the text that it is, and kept between visits', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const player = new Player(page);
  await player.enterDemo();
  for (const label of ['Name', 'Appearance', 'Main objective', 'Location or world', 'Motivation']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(`${hostile} ${label}`);
  }
  // What is typed is written soon after; a reload finds it.
  await page.reload();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(/onerror.*Name$/);
  expect(await name.inputValue()).not.toContain('\0');
  await player.settings(async (dialog) => {
    await dialog.getByLabel('Notes to the Author').fill(hostile);
  });
  await player.wholePassages();
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  await player.ready(1);
  await player.type(hostile);
  await player.ready(2);
  await player.type('x'.repeat(100_000));
  await player.ready(3);
  expect(await page.locator('img[onerror], article script').count()).toBe(0);
  await expect(page).not.toHaveTitle('broken');
  expect(complaints).toEqual([]);
});

test('a paste of 100 kB is cut with words, and the story starts', async ({ page }) => {
  const player = new Player(page);
  await player.enterDemo();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  await page.getByRole('textbox', { name: 'Appearance', exact: true }).fill('long '.repeat(20_000));
  await expect(
    page.getByText('Only the first 2,000 characters fit here; the rest was left out.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  await player.ready(1);
});

test('a damaged scene is said in words, nothing is deleted, and the scene before it is played on', async ({
  page,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await page.evaluate(async () => {
    const name =
      (await indexedDB.databases()).find((each) => each.name?.startsWith('lamplit-space-'))?.name ?? '';
    const open = indexedDB.open(name);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const store = open.result.transaction('scenes', 'readwrite').objectStore('scenes');
    const all = store.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const scene = (all.result as { depth: number }[]).find((each) => each.depth === 1);
    await new Promise((resolve) => (store.put({ ...scene, statsAfter: 42 }).onsuccess = resolve));
    open.result.close();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page cannot be read' })).toBeVisible();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the scene before' }).click();
  await player.ready(1);
  await player.choose(1);
  await player.ready(2);
});

test('a full disk is said in words; what was stored is still there, and play goes on when there is room again', async ({
  page,
  context,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 4_000_000,
  });
  await player.wholePassages();
  await player.startWithPreset();
  const opening = await player.text();
  // Something else of this site takes all the room there is, to the last kilobyte.
  await page.evaluate(fillDisk);
  await player.choose(0);
  await expect(page.getByRole('alert').filter({ hasText: 'device is full' })).toBeVisible();
  await page.reload();
  await player.ready(1);
  expect(await player.text()).toBe(opening);
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('ballast').onsuccess = resolve)),
  );
  await player.choose(0);
  await player.ready(2);
});

/** Runs in the page. */
async function fillDisk() {
  const open = indexedDB.open('ballast');
  open.onupgradeneeded = () => open.result.createObjectStore('stones', { autoIncrement: true });
  await new Promise((resolve) => (open.onsuccess = resolve));
  for (let size = 1_000_000; size >= 900; size /= 4) {
    for (let fits = true; fits;) {
      const transaction = open.result.transaction('stones', 'readwrite', { durability: 'strict' });
      const stone = crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536)));
      transaction
        .objectStore('stones')
        .put({ stones: Array.from({ length: Math.ceil(size / 65_536) }, () => stone) });
      fits = await new Promise<boolean>((resolve) => {
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    }
  }
  open.result.close();
}

test('SYNC-04 a second tab follows what the first one plays, and does not tell at the same time', async ({
  page,
  context,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  const tab = await context.newPage();
  const second = new Player(tab);
  await tab.goto('/');
  await second.ready(1);
  await player.choose(0);
  await second.streamed(20);
  await player.ready(2);
  await second.ready(2);
  expect(await second.text()).toBe(await player.text());
});
