import type { Page, Request } from 'playwright/test';

import { expect, openMap, openStory, test, type Device } from './two-devices.ts';

/** How long a full machine may need for a turn to be on the other page; a page that is nudged asks by itself only after five minutes. */
const handOver = { timeout: 60_000 };
/** A page that no nudge reaches asks within this. */
const polledMs = 16_000;

test('SYNC-08 SYNC-09 a turn is on the open page of the other device by a nudge, and by asking where no nudge comes; what broke off is offered with its words, and notices name the device', async ({
  devices: { here, there },
}) => {
  await here.player.startWithPreset();
  await rename(here, 'Pocket lamp');
  await openStory(there);
  await neverAsks(there);
  const map = await openMap(there);
  await expect(map.getByText(/^1 scene · 1 road/)).toBeVisible();
  const notes = (page: Page) => page.getByRole('region', { name: 'On your other devices' });
  await here.player.choose(0);
  await here.player.ready(2);
  await expect(map.getByText(/^2 scenes · 1 road/)).toBeVisible(handOver);
  await there.page.keyboard.press('Escape');
  const ahead = notes(there.page).getByText('On “Pocket lamp” this story is 1 scene ahead');
  await expect(ahead).toBeVisible(handOver);
  await notes(there.page).getByRole('button', { name: 'Go on there' }).click();
  await there.player.ready(2);

  await here.player.choose(1);
  await here.player.streamed(120);
  await here.page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(notes(there.page).getByText('On “Pocket lamp” a page broke off')).toBeVisible(handOver);
  const told = await here.player.text();
  const offered = (await notes(there.page).getByRole('blockquote').textContent()) ?? '';
  expect(unspaced(told)).toContain(unspaced(offered).replace(/^…/, ''));
  expect(offered.length).toBeGreaterThan(60);
  await here.page.getByRole('button', { name: /^Keep/ }).click();
  await here.player.ready(3);

  await there.context.routeWebSocket(/\/realtime\/v1\//, (socket) => socket.close());
  await there.page.reload();
  await there.player.ready(2);
  await notes(there.page).getByRole('button', { name: 'Go on there' }).click();
  await there.player.ready(3);
  await here.player.choose(0);
  await here.player.ready(4);
  await expect(ahead).toBeVisible({ timeout: polledMs + 15_000 });
});

test('@long a page that is hidden asks for nothing, and has what was told meanwhile when it is seen again', async ({
  devices: { here, there },
}) => {
  await here.player.startWithPreset();
  await openStory(there);
  await there.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What is under way may end.
  await there.page.waitForTimeout(2_000);
  const asked: string[] = [];
  there.context.on('request', (request) => asked.push(request.url()));
  there.page.on('websocket', (socket) => asked.push(socket.url()));
  await here.player.choose(0);
  await here.player.ready(2);
  await there.page.waitForTimeout(90_000);
  expect(asked).toEqual([]);
  await there.page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const notes = there.page.getByRole('region', { name: 'On your other devices' });
  await expect(notes.getByText(/this story is 1 scene ahead/)).toBeVisible(handOver);
  expect(asked.length).toBeGreaterThan(0);
});

test('what is put into the trash and deleted for good on one device goes on the other, and stays away', async ({
  devices: { here, there },
}) => {
  await here.player.startWithPreset();
  await there.page.getByRole('button', { name: 'Stories' }).click();
  const load = there.page.getByRole('dialog').getByRole('button', { name: /^Load/ });
  await expect(load).toHaveCount(1);
  await here.page.getByRole('button', { name: 'Stories' }).click();
  await here.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete / })
    .click();
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await expect(load).toHaveCount(0);
  await here.page.getByRole('button', { name: /^Trash/ }).click();
  await here.page
    .getByRole('dialog', { name: 'Trash' })
    .getByRole('button', { name: /for good$/ })
    .click();
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(there.page.getByRole('button', { name: /^Trash \(/ })).toHaveCount(0);
  for (const { page } of [here, there]) {
    await page.reload();
    await page.getByRole('button', { name: 'Stories' }).click();
    await expect(page.getByText(/No stories|Nothing|empty|begin/i).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Trash \(/ })).toHaveCount(0);
  }
});

test('settings come to the other device, and keys stay where they were put in', async ({
  devices: { here, there },
}) => {
  const sent: string[] = [];
  here.context.on('request', (request) => sent.push(request.postData() ?? ''));
  const key = 'sk-or-v1-not-for-anybody-else-0123456789abcdef';
  await here.player.settings(async (dialog) => {
    await dialog.getByRole('radio', { name: 'OpenRouter' }).check({ force: true });
    await dialog.getByLabel('OpenRouter API key').fill(key);
    await dialog.getByRole('button', { name: 'Save key' }).click();
    await dialog.getByRole('radio', { name: 'You', exact: true }).check({ force: true });
  });
  await expect(async () => {
    await there.page.getByRole('button', { name: 'Settings' }).click();
    const dialog = there.page.getByRole('dialog', { name: 'Settings' });
    const second = dialog.getByRole('radio', { name: 'You', exact: true });
    try {
      await expect(second).toBeChecked({ timeout: 2_000 });
    } finally {
      await there.page.keyboard.press('Escape');
    }
  }).toPass();
  expect(sent.some((body) => body.includes('"kind":"settings"'))).toBe(true);
  expect(sent.filter((body) => body.includes(key.slice(6)))).toEqual([]);
});

test('a portrait that was drawn on one device is seen on the other', async ({ devices: { here, there } }) => {
  await here.player.startWithPreset();
  await there.page.getByRole('button', { name: 'Browse Character Library' }).click();
  const library = there.page.getByRole('dialog', { name: /^Character Library/ });
  await expect(library.locator('img[src^="blob:"]')).toHaveCount(1);
});

test('demo play loads nothing that copies, and sends nothing', async ({
  devices: { here, server },
  browser,
}) => {
  await here.context.close();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play without an account' }).click();
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  expect(asked.some((path) => /story\.worker/.test(path))).toBe(true);
  expect(asked.filter((path) => /copying|^\/(rest|realtime|storage)\/v1\//.test(path))).toEqual([]);
  await context.close();
});

/** Waits until a device leaves the server alone for so long that it must be nudged, or it would have asked. */
async function neverAsks({ context, page }: Device): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes('/sync_pull')) asked.push(request.url());
  };
  context.on('request', note);
  await expect(async () => {
    asked.length = 0;
    await page.waitForTimeout(polledMs);
    expect(asked).toEqual([]);
  }).toPass({ timeout: 6 * polledMs });
  context.off('request', note);
}

/** Gives the device that one sits at another name. */
async function rename({ page }: Device, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Backup: / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Backup', exact: true });
  await dialog
    .getByRole('button', { name: /^Rename / })
    .first()
    .click();
  await dialog.getByLabel('Name of the device').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: `Rename ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Between two paragraphs one page has a space where the other has none. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '');
