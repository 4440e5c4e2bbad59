import { expect, test } from 'playwright/test';

import { startModelServer } from '../model-server/model-server.ts';
import { faultsOf, newBuyer } from './billing/buyer.ts';
import { Player, watchComplaints } from './player.ts';
import { startOwnServer } from './sync/own-server.ts';

const key = 'sk-or-v1-the-operators-own-0123456789';

// The game and its own server, which lends two calls a day of a model of this machine.
test('SET-15 a model on the house tells without a key, until the calls of the day are used up; the built-in storyteller goes on then', async ({
  page,
}) => {
  const model = await startModelServer();
  const server = await startOwnServer({
    OPENROUTER_API_KEY: key,
    OPENROUTER_BASE_URL: model.url,
    LENT_MODELS: 'stand-in/teller',
    MAX_TEXT_CALLS_PER_DAY: '2',
  });
  try {
    const complaints = await watchComplaints(page);
    const seen: string[] = [];
    page.on('request', (request) => {
      seen.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? ''));
    });
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      bodies.push(
        response.text().then(
          (text) => void seen.push(text),
          // What answers with nothing, as a redirect, has no body.
          () => {},
        ),
      );
    });
    await page.addInitScript(() => localStorage.setItem('lamplit-face-asked', 'yes'));
    await newBuyer(page, server.url);
    const player = new Player(page);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await player.settings(async () => {
      await dialog.getByRole('radio', { name: 'On the house' }).check();
      await expect(dialog.getByText('0 of 2 calls used.')).toBeVisible();
      await expect(dialog.getByLabel('AI Model').locator('option:checked')).toHaveText(
        'Stand-in Teller · on the house',
      );
      expect(await faultsOf(page)).toEqual([]);
    });
    await player.startWithPreset();
    const [asked] = model.calls();
    expect(asked?.headers['authorization']).toBe(`Bearer ${key}`);
    await player.choose(0);
    await player.ready(2);
    await player.settings(() => expect(dialog.getByText(/^All 2 calls are used/)).toBeVisible());
    await Promise.all(bodies);
    expect(seen.filter((text) => text.includes(key))).toEqual([]);
    expect(complaints).toEqual([]);

    await player.choose(0);
    await expect(page.getByText('Today’s calls are used up')).toBeVisible();
    await page.getByRole('button', { name: /built-in storyteller/i }).click();
    await player.ready(3);
    expect(model.calls()).toHaveLength(2);
  } finally {
    await server.close();
    await model.close();
  }
});
