import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

import { colouredPng } from '../../replicate-server/coloured-png.ts';
import { planOf } from '../../replicate-server/replicate-server.ts';
import { openNewcomer, openTwo, type Device } from '../sync/two-devices.ts';
import { followPictures } from './chain.ts';
import {
  agree,
  badge,
  chooseProvider,
  close,
  isShown,
  madeCount,
  openAt,
  plate,
  rowsWith,
  saveBundle,
  serve,
  shownHashes,
} from './provided.ts';

// Pictures by a provider in the game, with the real server and a stand-in for Replicate.

for (const { turns, tag } of [
  { turns: 1, tag: '' },
  { turns: 10, tag: ' @long' },
])
  test(`IMG-13 a portrait from a photo and a picture for each page of ${turns + 1}: one notice before the first leaves, each in a private folder behind signed addresses, there after a reload, on the other device, in the PDF and for whoever has the link${tag}`, async ({
    browser,
  }, info) => {
    const { replicate, server } = await serve();
    const { here, there } = await openTwo(browser, server.url);
    try {
      await followPictures({ browser, info, replicate, here, there, turns });
    } finally {
      await close({ devices: [here, there], replicate, server });
    }
  });

test('@long without a network and without credits the game goes on with drawings, and nothing is asked for later', async ({
  browser,
}) => {
  const { replicate, server } = await serve();
  const here = await openNewcomer(browser, server.url);
  try {
    await here.player.wholePassages();
    await chooseProvider(here);
    await here.player.startWithPreset();
    await expect.poll(() => madeCount(here.page)).toBe(1);
    const asked = replicate.predictions.length;
    await here.page.context().setOffline(true);
    await here.player.choose(1);
    await here.player.ready(2);
    await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
    await here.page.context().setOffline(false);
    await here.player.choose(1);
    await here.player.ready(3);
    await expect.poll(() => madeCount(here.page)).toBe(2);
    // What was told without a network was not asked for later.
    expect(replicate.predictions.length).toBe(asked + 1);

    // Nothing is left to pay with: without a word where nobody asked, and to the prices where he did.
    const told = here.page.getByText(/Credit Error|Cannot generate|No credits available/);
    await here.context.route('**/api/replicate/v1/predictions', (route) =>
      route.fulfill({ status: 402, json: outOfCredits }),
    );
    await here.player.choose(1);
    await here.player.ready(4);
    await expect(plate(here.page).getByRole('img')).toHaveAttribute('data-shown', 'true');
    await expect(told).toHaveCount(0);
    await here.page.getByRole('button', { name: /^Picture by Replicate/ }).click();
    await expect(told).toHaveText('No credits available');
    await expect(here.page).toHaveURL(/\/pricing$/);
  } finally {
    await close({ devices: [here], replicate, server });
  }
});

test('CRED-18 a key of the player’s own pays: no credit moves, and the key is in no row, request or file but where it belongs', async ({
  browser,
}, info) => {
  const { replicate, server } = await serve({ house: false });
  const here = await openNewcomer(browser, server.url);
  const sent: string[] = [];
  here.context.on('request', (request) =>
    sent.push(
      `${request.url()} ${JSON.stringify(headersWithout(request.headers()))} ${request.postData() ?? ''}`,
    ),
  );
  try {
    await here.player.wholePassages();
    await giveOwnKey(here);
    await here.player.startWithPreset();
    await here.page.getByRole('button', { name: askOwn }).click();
    await agree(here.page);
    await expect.poll(() => madeCount(here.page)).toBe(1);
    expect(replicate.predictions.map(({ key }) => key)).toEqual([ownKey]);
    await expect(badge(here.page, 15)).toBeVisible();

    const backup = info.outputPath('story.zip');
    await saveBundle(here, backup);
    expect(readFileSync(backup).includes(Buffer.from(ownKey))).toBe(false);
    expect(await rowsWith(here.page, ownKey)).toEqual(['secrets']);
    expect(sent.filter((request) => request.includes(ownKey))).toEqual([]);
  } finally {
    await close({ devices: [here], replicate, server });
  }
});

test('@long a picture that failed is tried again, another model’s stands beside it, and two devices have one', async ({
  browser,
}) => {
  const { replicate, server } = await serve({ house: false });
  const { here, there } = await openTwo(browser, server.url);
  try {
    await here.player.wholePassages();
    await giveOwnKey(here);
    await here.player.startWithPreset();
    replicate.plans.set('', planOf({ end: 'failed', error: 'NSFW content detected', output: 'shown' }));
    await here.page.getByRole('button', { name: askOwn }).click();
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
    expect(await rowsWith(there.page, ownKey)).toEqual([]);
  } finally {
    await close({ devices: [here, there], replicate, server });
  }
});

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

const askOwn = 'Picture by Replicate · billed by Replicate';

async function giveOwnKey({ player }: Device) {
  await player.settings(async (dialog) => {
    await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
    await expect(dialog.getByText(/Price: one credit a picture/)).toBeVisible();
    await dialog.getByLabel('Replicate key of your own').fill(ownKey);
    await dialog.getByRole('button', { name: 'Save key' }).last().click();
    await expect(dialog.getByText(/Price: as Replicate asks of you, and no credit/)).toBeVisible();
  });
}

function headersWithout(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'x-replicate-token'));
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
