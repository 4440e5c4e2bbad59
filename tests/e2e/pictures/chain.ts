import { expect, type Browser, type Page, type TestInfo } from 'playwright/test';

import { colouredPng } from '../../replicate-server/coloured-png.ts';
import type { ReplicateServer } from '../../replicate-server/replicate-server.ts';
import { publish } from '../share/publish.ts';
import type { Device } from '../sync/two-devices.ts';
import {
  badge,
  chooseProvider,
  fillHero,
  hero,
  isShown,
  madeCount,
  openAt,
  picturesInPdf,
  plate,
  savePdf,
} from './provided.ts';

export type Chain = {
  readonly browser: Browser;
  readonly info: TestInfo;
  readonly replicate: ReplicateServer;
  readonly here: Device;
  readonly there: Device;
  readonly turns: number;
};

/** A portrait from a photo and a picture for each page, wherever the story goes: after a reload, to another device, into a PDF and to whoever has its link. */
export async function followPictures({ browser, info, replicate, here, there, turns }: Chain) {
  const scenes = turns + 1;
  const orders: string[] = [];
  const signed: string[] = [];
  here.context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/v1/predictions')) orders.push(sent.url());
    if (sent.url().includes('/object/sign/story-images/') && sent.method() === 'GET') signed.push(sent.url());
  });
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
  expect(replicate.predictions.map(({ version }) => version)).toEqual(['black-forest-labs/flux-kontext-dev']);
  expect(String(replicate.predictions[0]?.input['input_image'])).toMatch(/^data:image\/jpeg;base64,/);
  // Said once.
  await expect(here.page.getByRole('alertdialog')).toHaveCount(0);
  expect(orders).toHaveLength(1);
  await expectPrivate(here, signed.at(-1) ?? '');
  await here.page.getByRole('button', { name: 'Start My Adventure!' }).click();

  for (let scene = 1; scene <= scenes; scene += 1) {
    await here.player.ready(scene);
    await expect.poll(() => madeCount(here.page)).toBe(scene);
    if (scene < scenes) await here.player.choose(0);
  }
  // One for each, by the portrait that the provider made.
  expect(replicate.predictions.length).toBe(scenes + 1);
  expect(new Set(replicate.predictions.map(({ version }) => version)).size).toBe(1);
  const likeness = new Set(replicate.predictions.slice(1).map(({ input }) => input['input_image']));
  expect([...likeness]).toEqual([`data:image/png;base64,${colouredPng(1).toString('base64')}`]);
  await expect(badge(here.page, 15 - scenes - 1)).toBeVisible();

  await here.page.reload();
  await here.player.ready(scenes);
  await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
  await expect.poll(() => isShown(here.page)).toBe(true);

  await openAt(there, scenes);
  await expect.poll(() => isShown(there.page)).toBe(true);
  for (let scene = turns; scene >= 1; scene -= 1) {
    await there.page.getByRole('button', { name: 'Undo' }).click();
    await there.player.ready(scene);
    await expect.poll(() => isShown(there.page)).toBe(true);
  }
  expect(await madeCount(there.page)).toBe(scenes);

  const file = info.outputPath('story.pdf');
  await savePdf(here, file);
  expect(await picturesInPdf(file)).toBe(scenes + 1);
  await here.page.keyboard.press('Escape');

  const link = await publish(here.page);
  await here.page.keyboard.press('Escape');
  await here.page.keyboard.press('Escape');
  const reader = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await reader.newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(scenes);
    // The portrait was the first that the provider made.
    const expected = Array.from({ length: scenes }, (_, index) => index + 2);
    expect(await numbersOf(page)).toEqual(expected);
  } finally {
    await reader.close();
  }
  expect(replicate.predictions.length).toBe(scenes + 1);
}

/** Which of the provider's pictures a page shows, in its order: each has a colour of its own, that shows through what a share makes of it. */
async function numbersOf(page: Page): Promise<readonly number[]> {
  const images = page.getByRole('img');
  const shades: (readonly number[])[] = [];
  for (let index = 0; index < (await images.count()); index += 1) {
    await images.nth(index).scrollIntoViewIfNeeded();
    shades.push(await images.nth(index).evaluate(leftShade));
  }
  return shades.map(([red = -999, , blue = -999]) => {
    const far = (number: number) =>
      Math.abs(red - ((number * 67) % 256)) + Math.abs(blue - ((number * 29 + 90) % 256));
    return Array.from({ length: 30 }, (_, number) => number).toSorted((a, b) => far(a) - far(b))[0] ?? -1;
  });
}

/** The colour of a picture where it begins, when it has come. */
async function leftShade(image: Element): Promise<readonly number[]> {
  if (!(image instanceof HTMLImageElement)) return [];
  await image.decode();
  const context = new OffscreenCanvas(8, 8).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(2, 2, 1, 1).data ?? [])];
}

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
