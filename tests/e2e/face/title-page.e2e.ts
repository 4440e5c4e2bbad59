import { expect, test, type Page } from 'playwright/test';
import { Player, watchComplaints } from '../player.ts';

// The service worker would hand the script out past what holds it.

// index.html holds the title page, drawn by the build: it is there before the script is.

/** The script of the page does not come before `release`. */
async function holdScript(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const play = (page: Page) => page.getByRole('button', { name: 'Play without an account' });

test('ROUTE-01 ROUTE-07 the title page is read, and its button pressed, before any script has come', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Lamplit' })).toBeVisible();
  await expect(page.getByText('Where gamers read, and readers game')).toBeVisible();
  // What nobody answers yet asks for no password.
  await expect(page.locator('form, input')).toHaveCount(0);
  await play(page).click();
  release();
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the script takes the title page over as it stands: what had the focus keeps it', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await play(page).focus();
  const button = await play(page).elementHandle();
  release();
  await page.waitForFunction(() => document.documentElement.dataset['start'] === undefined);
  expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(page).toHaveTitle('Lamplit · Where gamers read, and readers game');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('who plays already, or asks for another page, never sees the title page, and gets his theme at once', async ({
  page,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await page.getByRole('button', { name: /Theme: / }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const path of ['/', '/pricing', '/no-such-page']) {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-start', 'elsewhere');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(play(page)).toBeHidden();
    release();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(play(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
