import { expect, openMap, openStory, test } from './two-devices.ts';

/** What a nudge may take, from the end of a turn to the other page. */
const handOver = { timeout: 3_000 };

test('a story and a turn told on one device are on the open page of the other within three seconds', async ({
  devices: { here, there },
}) => {
  await here.player.startWithPreset();
  await openStory(there);
  const map = await openMap(there);
  await expect(map.getByText(/^1 scene · 1 road/)).toBeVisible();
  await here.player.choose(0);
  await here.player.ready(2);
  await expect(map.getByText(/^2 scenes · 1 road/)).toBeVisible(handOver);
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
    await dialog.getByRole('radio', { name: 'OpenRouter' }).check();
    await dialog.getByLabel('OpenRouter API key').fill(key);
    await dialog.getByRole('switch', { name: /Show passages whole/ }).check();
  });
  await expect(async () => {
    await there.page.getByRole('button', { name: 'Settings' }).click();
    const dialog = there.page.getByRole('dialog', { name: 'Settings' });
    const whole = dialog.getByRole('switch', { name: /Show passages whole/ });
    try {
      await expect(whole).toBeChecked({ timeout: 2_000 });
    } finally {
      await there.page.keyboard.press('Escape');
    }
  }).toPass();
  expect(sent.some((body) => body.includes('"kind":"settings"'))).toBe(true);
  expect(sent.filter((body) => body.includes(key.slice(6)))).toEqual([]);
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
