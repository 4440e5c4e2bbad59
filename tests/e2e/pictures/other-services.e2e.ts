import { expect, test, type Page } from 'playwright/test';

import { a1111 } from '../../picture-servers/a1111.ts';
import { comfyui, workflow } from '../../picture-servers/comfyui.ts';
import { horde } from '../../picture-servers/horde.ts';
import { images } from '../../picture-servers/images.ts';
import { startPictureServer } from '../../picture-servers/picture-server.ts';
import { Player } from '../player.ts';
import { startOwnServer } from '../sync/own-server.ts';
import { openTwo } from '../sync/two-devices.ts';

// Picture services of the player's own computer, and those that the game's server lists, with stand-ins for them.

test('a service that lets no page in is found out and mended; then it makes the page’s picture, as ComfyUI does by a workflow, and a service that the server lists; no credit moves', async ({
  browser,
}) => {
  const [webui, comfy, listed] = [
    await startPictureServer(a1111()),
    await startPictureServer(comfyui()),
    await startPictureServer(horde()),
  ];
  for (const { controls } of [webui, comfy, listed]) controls.output = 'shown';
  const server = await startOwnServer({
    IMAGE_BACKENDS: `horde-attic=${listed.url}`,
    IMAGE_KEY_HORDE_ATTIC: 'horde-key-of-tests',
  });
  const { here, there } = await openTwo(browser, server.url);
  const { page, player } = here;
  try {
    webui.controls.letsIn = false;
    await player.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
      await dialog.getByRole('radio', { name: 'Stable Diffusion WebUI' }).check({ force: true });
      await expect(dialog.getByText('Price: nothing.')).toBeVisible();
      await dialog.getByLabel('Address of the service').fill(webui.url);
      await dialog.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(
        dialog.getByText(/is running, but lets no page of .* in\. Start it so that it does/),
      ).toBeVisible();
      await expect(dialog.getByText(`--api --cors-allow-origins=${server.url}`)).toBeVisible();
      webui.controls.letsIn = true;
      await dialog.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(dialog.getByText('It would work. 1 model.')).toBeVisible();
      await dialog.getByLabel('Models that it has').selectOption({ index: 1 });
    });
    expect(webui.requests.filter((each) => each.startsWith('POST'))).toEqual([]);
    await player.startWithPreset();
    await page.getByRole('button', { name: 'Picture by Stable Diffusion WebUI · free' }).click();
    await agree(page, 'Stable Diffusion WebUI', /the address that you entered/);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(webui.calls.at(-1)?.json['override_settings']).toEqual({
      sd_model_checkpoint: 'dreamer.safetensors [a1b2c3]',
    });

    await player.choose(0);
    await player.ready(2);
    await player.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'ComfyUI' }).check({ force: true });
      await dialog.getByLabel('Address of the service').fill(comfy.url);
      await dialog.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(dialog.getByText(/ComfyUI needs a workflow/)).toBeVisible();
      await dialog.getByLabel('Workflow').fill(workflow());
      await dialog.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(dialog.getByText(/It would work/)).toBeVisible();
    });
    await page.getByRole('button', { name: 'Picture by ComfyUI · free' }).click();
    await agree(page, 'ComfyUI', /the address that you entered/);
    await expect.poll(() => isShown(page)).toBe(true);

    await player.choose(0);
    await player.ready(3);
    await player.settings(async (dialog) => {
      await dialog.getByRole('radio', { name: 'This game’s server' }).check({ force: true });
      await dialog.getByRole('button', { name: 'Check', exact: true }).click();
      await dialog.getByLabel('Models that it has').selectOption({ index: 1 });
    });
    await page.getByRole('button', { name: 'Picture by This game’s server · free' }).click();
    await agree(page, 'This game’s server', /hands them on/);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(listed.calls.at(-1)?.headers['apikey']).toBe('horde-key-of-tests');
    await expect(page.getByRole('button', { name: '15 image credits: pricing' })).toBeVisible();
  } finally {
    await here.context.close();
    await there.context.close();
    await server.close();
    for (const each of [webui, comfy, listed]) await each.close();
  }
});

test('without an account a player is told what Replicate wants of him; a server of his own, the Horde and OpenRouter make his pictures', async ({
  page,
}) => {
  const [own, volunteers, router] = [
    await startPictureServer(images('local')),
    await startPictureServer(horde()),
    await startPictureServer(images('openrouter')),
  ];
  for (const { controls } of [own, volunteers, router]) controls.output = 'shown';
  await standIn(page, 'https://aihorde.net/api', volunteers.url);
  await standIn(page, 'https://openrouter.ai/api', router.url);
  const player = new Player(page);
  const way = /need an account here, even with a key of your own\. Sign in, or choose another service/;
  try {
    await player.enterDemo();
    await player.settings(async (dialog) => {
      await dialog.getByRole('switch', { name: /Show passages whole/ }).check();
      await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
      await expect(dialog.getByText(way)).toBeVisible();
      await dialog.getByLabel('Replicate key of your own').fill('r8_own_key_of_nobody_else');
      await dialog.getByRole('button', { name: 'Save key' }).last().click();
      await expect(dialog.getByText(/Price: as Replicate asks of you/)).toBeVisible();
    });
    await player.startWithPreset();
    await page.getByRole('button', { name: /^Picture by Replicate/ }).click();
    await agree(page, 'Replicate', /replicate\.com/);
    const failed = page.getByRole('alert').filter({ hasText: 'User not authenticated' });
    await expect(failed).toContainText(way);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Keep the drawing' }).click();

    const services = [
      {
        label: 'OpenAI-compatible server',
        address: `${own.url}/v1`,
        price: 'billed by',
        where: /the address/,
      },
      { label: 'AI Horde', price: 'free', where: /aihorde\.net/ },
      { label: 'OpenRouter', key: 'sk-secret-of-tests', price: 'billed by', where: /openrouter\.ai/ },
    ];
    for (const [index, { label, address, key, price, where }] of services.entries()) {
      await player.settings(async (dialog) => {
        // One of this name tells stories.
        await dialog.getByRole('radio', { name: label, exact: true }).last().check({ force: true });
        await expect(dialog.getByText(way)).toHaveCount(0);
        if (address) await dialog.getByLabel('Address of the service').fill(address);
        if (key) {
          await dialog.getByLabel('OpenRouter key of your own').fill(key);
          await dialog.getByRole('button', { name: 'Save key' }).last().click();
        }
        await dialog.getByRole('button', { name: 'Check', exact: true }).click();
        await expect(dialog.getByText(/^It would work/)).toBeVisible();
      });
      await page.getByRole('button', { name: new RegExp(`^Picture by ${label} · ${price}`) }).click();
      await agree(page, label, where);
      await expect.poll(() => isShown(page)).toBe(true);
      await player.choose(0);
      await player.ready(index + 2);
    }
  } finally {
    for (const each of [own, volunteers, router]) await each.close();
  }
});

/** What is asked of an address on the network is answered by a server of this machine. */
async function standIn(page: Page, address: string, server: string) {
  await page
    .context()
    .route(`${address}/**`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace(address, server) }) }),
    );
}

async function agree(page: Page, label: string, where: RegExp) {
  const notice = page.getByRole('alertdialog', { name: `Before the first picture by ${label}` });
  await expect(notice.getByText(where)).toBeVisible();
  await notice.getByRole('button', { name: 'I understand, go on' }).click();
  await expect(notice).toHaveCount(0);
}

/** Whether the page shows a picture by a stand-in: no drawing is as small. */
function isShown(page: Page): Promise<boolean> {
  return page
    .getByRole('figure', { name: 'The picture of this page' })
    .getByRole('img')
    .last()
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 96);
}
