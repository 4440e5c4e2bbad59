import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';

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
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(
    () => [...document.fonts].filter((face) => face.status === 'loaded').length,
  );
  expect(loaded).toBeGreaterThan(0);
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

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [390, 1280]) {
    test(`the first screen has no accessibility fault, ${colorScheme} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.locator('#root > *').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}
