import { expect, test } from 'playwright/test';

test.use({ serviceWorkers: 'allow' });

test('PWA-02 the game starts, deep links too, without a network and without a complaint', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });

  await page.goto('/');
  await expect(page.locator('#root > *').first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  for (const at of ['/', '/pricing', '/shared/none', '/no/such/page']) {
    await page.goto(at);
    await expect(page.locator('#root > *').first()).toBeVisible();
    await expect(page).toHaveTitle(/Lamplit/);
  }
  expect(complaints).toEqual([]);
});

test('nothing moves when the faces of the house arrive', async ({ page }) => {
  await page.goto('/');
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((face) => face.status === 'loaded').length;
    });
  await expect.poll(loaded).toBeGreaterThan(0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});
