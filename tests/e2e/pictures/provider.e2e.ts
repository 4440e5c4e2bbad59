import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, type Page } from 'playwright/test';

import { colouredPng } from '../../replicate-server/coloured-png.ts';
import {
  planOf,
  startReplicateServer,
  type ReplicateServer,
} from '../../replicate-server/replicate-server.ts';
import { openStory, openTwo, type Device } from '../sync/two-devices.ts';
import { startOwnServer } from '../sync/own-server.ts';

// Pictures by a provider in the game, with the real server and a stand-in for Replicate.

const plate = (page: Page) => page.getByRole('figure', { name: 'The picture of this page' });
const hero = (page: Page) => page.getByRole('figure', { name: 'Your hero’s picture' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const badge = (page: Page, credits: number) =>
  page.getByRole('button', { name: `${credits} image credits: pricing` });

test('IMG-13 one notice comes before the first photo and words go to a provider, and what is made lies in a private bucket behind signed addresses; a portrait from a photo, a page each with its picture, on both devices, after a reload and in the PDF; without a network and without credits the game goes on with drawings', async ({
  browser,
}, info) => {
  const turns = 2;
  const { replicate, server } = await serve();
  const { here, there } = await openTwo(browser, server.url);
  const orders: string[] = [];
  const signed: string[] = [];
  here.context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/v1/predictions')) orders.push(sent.url());
    if (sent.url().includes('/object/sign/story-images/') && sent.method() === 'GET') signed.push(sent.url());
  });
  try {
    await here.player.wholePassages();
    // Shows the notice, and agrees to it.
    await chooseProvider(here);
    expect([orders, replicate.predictions]).toEqual([[], []]);

    await fillHero(here.page);
    await hero(here.page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: colouredPng(200) });
    await expect(hero(here.page).getByText('Original Photo')).toBeVisible();
    await expect(
      hero(here.page).getByText('Photo uploaded! Click "Generate from Photo" to create your character.'),
    ).toBeVisible();
    await hero(here.page).getByRole('button', { name: 'Generate from Photo' }).click();
    await expect(hero(here.page).getByText('Original Photo')).toHaveCount(0);
    expect(replicate.predictions.map(({ version }) => version)).toEqual([
      'black-forest-labs/flux-kontext-dev',
    ]);
    expect(String(replicate.predictions[0]?.input['input_image'])).toMatch(/^data:image\/jpeg;base64,/);
    // Said once.
    await expect(here.page.getByRole('alertdialog')).toHaveCount(0);
    expect(orders).toHaveLength(1);
    await expectPrivate(here, signed.at(-1) ?? '');
    await here.page.getByRole('button', { name: 'Start My Adventure!' }).click();

    for (let scene = 1; scene <= turns + 1; scene += 1) {
      await here.player.ready(scene);
      await expect.poll(() => madeCount(here.page)).toBe(scene);
      if (scene <= turns) await here.player.choose(0);
    }
    // One for each, by the portrait that the provider made.
    expect(replicate.predictions.length).toBe(turns + 2);
    expect(new Set(replicate.predictions.map(({ version }) => version)).size).toBe(1);
    const likeness = new Set(replicate.predictions.slice(1).map(({ input }) => input['input_image']));
    expect([...likeness]).toEqual([`data:image/png;base64,${colouredPng(1).toString('base64')}`]);
    await expect(badge(here.page, 15 - turns - 2)).toBeVisible();

    await here.page.reload();
    await here.player.ready(turns + 1);
    await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
    await expect.poll(() => isShown(here.page)).toBe(true);

    await openAt(there, turns + 1);
    await expect.poll(() => isShown(there.page)).toBe(true);
    for (let scene = turns; scene >= 1; scene -= 1) {
      await there.page.getByRole('button', { name: 'Undo' }).click();
      await there.player.ready(scene);
      await expect.poll(() => isShown(there.page)).toBe(true);
    }
    expect(await madeCount(there.page)).toBe(turns + 1);

    const file = info.outputPath('story.pdf');
    await savePdf(here, file);
    expect(await picturesInPdf(file)).toBe(turns + 2);
    await here.page.keyboard.press('Escape');
    expect(replicate.predictions.length).toBe(turns + 2);

    await here.page.context().setOffline(true);
    await here.player.choose(1);
    await here.player.ready(turns + 2);
    await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
    await here.page.context().setOffline(false);
    await here.player.choose(1);
    await here.player.ready(turns + 3);
    await expect.poll(() => madeCount(here.page)).toBe(turns + 2);
    // What was told without a network was not asked for later.
    expect(replicate.predictions.length).toBe(turns + 3);

    // Nothing is left to pay with: without a word where nobody asked, and to the prices where he did.
    const told = here.page.getByText(/Credit Error|Cannot generate|No credits available/);
    await here.context.route('**/api/replicate/v1/predictions', (route) =>
      route.fulfill({ status: 402, json: outOfCredits }),
    );
    await here.player.choose(1);
    await here.player.ready(turns + 4);
    await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
    await expect(told).toHaveCount(0);
    await here.page.getByRole('button', { name: /^Picture by Replicate/ }).click();
    await expect(told).toHaveText('No credits available');
    await expect(here.page).toHaveURL(/\/pricing$/);
  } finally {
    await close(here, there, replicate, server);
  }
});

test('CRED-18 a key of the player’s own pays: no credit moves, and the key is in no row, request or file but where it belongs; a picture that failed is tried again, another model’s stands beside it, and two devices have one', async ({
  browser,
}, info) => {
  const { replicate, server } = await serve({ house: false });
  const { here, there } = await openTwo(browser, server.url);
  const sent: string[] = [];
  here.context.on('request', (request) =>
    sent.push(
      `${request.url()} ${JSON.stringify(headersWithout(request.headers()))} ${request.postData() ?? ''}`,
    ),
  );
  try {
    await here.player.wholePassages();
    await here.player.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
      await expect(dialog.getByText(/Price: one credit a picture/)).toBeVisible();
      await dialog.getByLabel('Replicate key of your own').fill(ownKey);
      await dialog.getByRole('button', { name: 'Save key' }).last().click();
      await expect(dialog.getByText(/Price: as Replicate asks of you, and no credit/)).toBeVisible();
    });
    await here.player.startWithPreset();
    const ask = here.page.getByRole('button', { name: 'Picture by Replicate · billed by Replicate' });
    replicate.plans.set('', planOf({ end: 'failed', error: 'NSFW content detected', output: 'shown' }));
    await ask.click();
    await agree(here.page);
    await expect(
      here.page.getByText('Image generation failed: NSFW content detected', { exact: true }),
    ).toBeVisible();
    replicate.plans.set('', planOf({ output: 'shown' }));
    await here.page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect.poll(() => madeCount(here.page)).toBe(1);
    expect(replicate.predictions.map(({ key }) => key)).toEqual([ownKey, ownKey]);

    await plate(here.page)
      .getByRole('button', { name: /^Look closer/ })
      .click();
    const zoom = here.page.getByRole('dialog').last();
    await zoom.getByLabel('Model').selectOption('flux-1.1-pro');
    await zoom.getByRole('button', { name: /^Another by Replicate/ }).click();
    const kept = zoom.getByRole('list', { name: 'Pictures of this page' }).getByRole('button');
    await expect(kept).toHaveCount(3);
    await expect(kept.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await kept.nth(0).click();
    await expect(kept.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await zoom.getByRole('button', { name: 'Close the picture' }).click();
    expect(replicate.predictions.map(({ version }) => version).at(-1)).toBe('black-forest-labs/flux-1.1-pro');

    await openAt(there, 1);
    await expect.poll(() => shownHashes(there.page)).toEqual([hashOf(colouredPng(2))]);
    await expect.poll(() => isShown(there.page)).toBe(true);
    await expect(badge(here.page, 15)).toBeVisible();

    const backup = info.outputPath('story.zip');
    await saveBundle(here, backup);
    expect(readFileSync(backup).includes(Buffer.from(ownKey))).toBe(false);
    expect(await rowsWith(here.page, ownKey)).toEqual(['secrets']);
    expect(await rowsWith(there.page, ownKey)).toEqual([]);
    expect(sent.filter((request) => request.includes(ownKey))).toEqual([]);
  } finally {
    await close(here, there, replicate, server);
  }
});

/** A file that opens by its signed address alone. */
async function expectPrivate({ context }: Device, signed: string) {
  const address = new URL(signed);
  const status = async (url: URL) => (await context.request.get(url.href)).status();
  expect(address.searchParams.get('token')).toBeTruthy();
  expect(await status(address)).toBe(200);
  const open = new URL(address.href.replace('/object/sign/', '/object/public/'));
  const bare = new URL(address.pathname, address);
  const altered = new URL(address);
  altered.searchParams.set('token', `${address.searchParams.get('token')}x`);
  for (const other of [open, bare, altered])
    expect(await status(other), other.pathname).toBeGreaterThanOrEqual(400);
}

const outOfCredits = {
  error: 'No image credits remaining',
  credit: {
    success: false,
    credits_remaining: 0,
    error_message: 'No image credits remaining',
    credit_id: null,
    pay_as_you_go: false,
    requires_purchase: true,
  },
};

const ownKey = 'r8_own_key_of_nobody_else';

async function serve({ house = true } = {}) {
  const replicate = await startReplicateServer();
  replicate.plans.set('', planOf({ output: 'shown' }));
  const server = await startOwnServer({
    REPLICATE_BASE_URL: replicate.url,
    ...(house ? { REPLICATE_API_TOKEN: 'r8_house_key' } : {}),
  });
  return { replicate, server };
}

async function close(
  here: Device,
  there: Device,
  replicate: ReplicateServer,
  server: { readonly close: () => Promise<void> },
) {
  await here.context.close();
  await there.context.close();
  await server.close();
  await replicate.close();
}

/** Pictures of new pages come by themselves from now on. */
async function chooseProvider({ page }: Device) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
  await expect(dialog.getByText(/Price: one credit a picture.*You have 15 credits/)).toBeVisible();
  await dialog.getByRole('switch', { name: /Make pictures of new pages by itself/ }).check();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await agree(page);
  await expect(dialog).toBeHidden();
}

async function agree(page: Page) {
  const notice = page.getByRole('alertdialog', { name: 'Before the first picture by Replicate' });
  await expect(notice.getByText(/replicate\.com/)).toBeVisible();
  await notice.getByRole('button', { name: 'I understand, go on' }).click();
  await expect(notice).toHaveCount(0);
}

async function fillHero(page: Page) {
  await field(page, 'Name').fill('Ysolde Marrow');
  await field(page, 'Appearance').fill('a salt-white braid, one eye the colour of old brass');
  await field(page, 'Main objective').fill('find the drowned bell');
  await field(page, 'Location or world').fill('a harbour town');
}

async function openAt(device: Device, scene: number) {
  if (scene === 1) return openStory(device);
  await device.page.getByRole('button', { name: 'Stories' }).click();
  await device.page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await device.player.ready(scene);
}

async function savePdf({ page, player }: Device, file: string) {
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Export…' }).last().click();
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Make the file' }).click();
  await (await saving).saveAs(file);
}

async function saveBundle({ page, player }: Device, file: string) {
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Export…' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Lamplit/ }).check({ force: true });
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await (await saving).saveAs(file);
}

async function picturesInPdf(file: string): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)) }).promise;
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    count += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return count;
}

function headersWithout(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'x-replicate-token'));
}

/** How many scenes have a picture by a provider whose bytes are on this device. */
async function madeCount(page: Page): Promise<number> {
  const tables = await readTables(page, ['sceneMeta', 'blobs']);
  const here = new Set((tables['blobs'] ?? []).map((row) => row['hash']));
  return (tables['sceneMeta'] ?? []).filter((row) => here.has(row['image'])).length;
}

/** Names of tables in which a text stands. */
async function rowsWith(page: Page, text: string): Promise<readonly string[]> {
  const tables = await readTables(page, null);
  return Object.entries(tables).flatMap(([name, rows]) =>
    JSON.stringify(rows).includes(text) ? [name] : [],
  );
}

function readTables(
  page: Page,
  names: readonly string[] | null,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  return page.evaluate(async (wanted) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no answer'));
      });
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('lamplit-space-')) continue;
      const database = await answer(indexedDB.open(name));
      for (const table of wanted ?? [...database.objectStoreNames]) {
        const rows = (await answer(database.transaction(table).objectStore(table).getAll())) as Record<
          string,
          unknown
        >[];
        found[table] = [...(found[table] ?? []), ...rows];
      }
      database.close();
    }
    return found;
  }, names);
}

/** Whether the page shows a picture by the stand-in: no drawing is as small. */
function isShown(page: Page): Promise<boolean> {
  return plate(page)
    .getByRole('img')
    .last()
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 96);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Names of the pictures that scenes show. */
async function shownHashes(page: Page): Promise<readonly unknown[]> {
  return ((await readTables(page, ['sceneMeta']))['sceneMeta'] ?? []).map((row) => row['image']);
}
