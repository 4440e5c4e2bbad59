import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';

import { secretKey, startStripeServer, webhookSecret } from '../../stripe-server/stripe-server.ts';
import { freePort } from '../../tools/free-port.mjs';
import { projectRoot } from '../../tools/run.mjs';
import { newBuyer, payment, purse } from './buyer.ts';
import { giveStripeJs } from './fake-stripe-js.ts';

/** The game's server with keys of a provider, who is on this machine. */
async function serveWithProvider() {
  const stripe = await startStripeServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-billing-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['sync-server/start.mjs'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_BASE_URL: stripe.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await once(server.stdout, 'data');
  return {
    url,
    stripe,
    /** Sends the provider's messages to the server. */
    deliver: () =>
      stripe.deliver(async (body, signature) => {
        const headers = { 'stripe-signature': signature };
        const response = await fetch(`${url}/api/billing/webhook`, { method: 'POST', headers, body });
        return response.status;
      }),
    close: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
      await stripe.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('with keys of a provider his own form takes the card, and credits come by his signed message alone', async ({
  page,
}) => {
  const { url, stripe, deliver, close } = await serveWithProvider();
  try {
    await giveStripeJs(page, `${stripe.url}/__control`);
    await newBuyer(page, url);
    await page.getByRole('button', { name: 'Buy Lite' }).click();
    const card = payment(page).getByLabel('Card of the provider');
    await card.fill('0002');
    await payment(page).getByRole('button', { name: 'Pay $8' }).click();
    await expect(payment(page).getByText('The provider says no to this card.')).toBeVisible();
    await card.fill('3155');
    page.once('dialog', (question) => void question.accept());
    await payment(page).getByRole('button', { name: 'Pay $8' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    // The browser's word grants nothing.
    await expect(purse(page)).toContainText('Your credits are on their way');
    await expect(purse(page)).toContainText('15 credits');
    expect((await deliver()).every(({ status }) => status === 200)).toBe(true);
    await expect(purse(page)).toContainText('115 credits');
    expect(await page.evaluate(() => Object.entries(window).find(([name]) => name === 'stripeKey'))).toEqual([
      'stripeKey',
      'pk_test_standin',
    ]);
    expect([...stripe.shop.payments.values()]).toMatchObject([{ amount: 800, status: 'succeeded' }]);
  } finally {
    await close();
  }
});
