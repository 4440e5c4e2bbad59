import { expect, test } from 'playwright/test';

import { faultsOf, newBuyer, payment, purse } from './buyer.ts';

// The game and its own server on a fresh folder, with nothing set up: test payments.
test('a pack is bought by test cards: one is declined, one asks, and the credits appear', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.startsWith('127.')) others.push(request.url());
  });
  await newBuyer(page);
  await expect(page.getByText('Test payments: no card is charged')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buy Lite' }).click();
  const dialog = payment(page);
  await expect(dialog.getByText('Test payments')).toBeVisible();
  await dialog.getByRole('button', { name: /is declined/ }).click();
  await dialog.getByRole('button', { name: 'Pay $8' }).click();
  await expect(dialog.getByText('Your card was declined.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /asks you to confirm/ }).click();
  await dialog.getByRole('button', { name: 'Pay $8' }).click();
  await expect(dialog.getByText('Your test bank asks')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, confirm' }).click();
  const paid = page.getByRole('dialog', { name: 'Payment successful' });
  await expect(paid).toBeVisible();
  await expect(purse(page)).toContainText('115 credits');
  // It goes by itself.
  await expect(paid).toBeHidden();
  await expect(purse(page)).toContainText('100 bought');
  await expect(purse(page)).toContainText('100 by test payments');
  await purse(page).getByRole('button', { name: 'Where did my credits go?' }).click();
  const ledger = page.getByRole('dialog', { name: 'Where did my credits go?' });
  await expect(ledger.getByText('Bought')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // No provider is even asked for his script.
  expect(others).toEqual([]);
});

test('on a phone a card that is accepted buys at once, and the balance is there without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newBuyer(page);
  await page.getByRole('button', { name: 'Buy Lite' }).click();
  await payment(page)
    .getByRole('button', { name: /is accepted/ })
    .click();
  await payment(page).getByRole('button', { name: 'Pay $8' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
  await expect(purse(page)).toContainText('115 credits');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Nothing can be bought now')).toBeVisible();
  const buy = page.getByRole('button', { name: 'Buy Lite' });
  await expect(buy).toHaveAttribute('aria-disabled', 'true');
  const reason = await buy.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${reason}"]`)).toContainText('You are offline');
  expect(await faultsOf(page)).toEqual([]);
  await context.setOffline(false);
  // The page comes from where it came from; its server does not answer.
  await context.route(/\/(api|auth|rest)\//, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(purse(page)).toContainText('115 credits');
  await expect(purse(page)).toContainText('as of');
});

test('PAY-01 the page has a free card, three packs and pay-as-you-go, which a payment begins, whose success goes by itself, and which ends at once', async ({
  page,
}) => {
  await newBuyer(page);
  await expect(page.getByRole('heading', { name: 'Free Forever' })).toBeVisible();
  for (const pack of ['Lite', 'Pro', 'Studio'])
    await expect(page.getByRole('button', { name: `Buy ${pack}` })).toBeVisible();
  await page.getByRole('button', { name: /^Subscribe/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up pay-as-you-go' });
  await dialog.getByRole('button', { name: /is accepted/ }).click();
  await dialog.getByRole('button', { name: 'Save card' }).click();
  const success = page.getByRole('dialog', { name: 'Pay-as-you-go is on' });
  await expect(success).toBeVisible();
  const shownAt = await page.evaluate(() => performance.now());
  await success.waitFor({ state: 'hidden' });
  // Three seconds, less what it took to see it.
  expect((await page.evaluate(() => performance.now())) - shownAt).toBeGreaterThan(1_500);
  await expect(page.getByText('$0.00 of $5.00 this week')).toBeVisible();
  await expect(page.getByText('Billed to Test ···· 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Cancel pay-as-you-go' }));
  await expect(sure).toContainText('Your subscription will be cancelled immediately.');
  await sure.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('button', { name: /^Subscribe/ })).toBeVisible();
});
