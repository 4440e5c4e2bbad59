import { AxeBuilder } from '@axe-core/playwright';
import { devices, expect, test, type Browser, type Page } from 'playwright/test';

import { signIn, signUp } from '../accounts/served-accounts.ts';
import { Player, watchComplaints } from '../player.ts';
import { longStory, slowPhone, tokenOf, whatCameFirst } from './long-story.ts';
import { openShare, publish } from './publish.ts';

// A player shows a story to whoever has its link; they read it without an account, play on from it, and find nothing once it is taken back.

test.describe.configure({ mode: 'default' });

const owner = { email: `owner-${process.pid}-${Date.now()}@example.org`, password: 'lamp-oil-and-rain' };
const other = { ...owner, email: `other-${owner.email}` };

/** Signs somebody in who was never here. */
async function join(page: Page, who: typeof owner) {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('lamplit-face-asked', 'yes');
    // A handler closes the welcome as soon as it is there, so what counts is that it has been.
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Welcome to Lamplit!'))
        document.documentElement.setAttribute('data-welcomed', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await signUp(page, who);
  await signIn(page, who);
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  // It comes a moment later than the setup; by the time that a story begins it is to be gone.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-welcomed'));
  await expect(page.getByRole('dialog', { name: 'Welcome to Lamplit!' })).toBeHidden();
}

async function onPhone(browser: Browser, given: { readonly javaScriptEnabled?: boolean } = {}) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {};
  const context = await browser.newContext({
    ...phone,
    ...given,
    baseURL: test.info().project.use.baseURL ?? '',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('SHARE-10 a story is published, read on a phone without an account or a script, played on from, and gone when it is taken back', async ({
  page,
  browser,
  request,
}) => {
  const player = new Player(page);
  await join(page, owner);
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  const title = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? '';
  const link = await publish(page);
  const id = link.split('/').at(-1) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByText('Public', { exact: true })).toBeVisible();

  // Without a script all of it is there to be read.
  const plain = await onPhone(browser, { javaScriptEnabled: false });
  await plain.page.goto(link);
  await expect(plain.page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(plain.page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(plain.page.getByRole('button')).toHaveCount(0);
  await plain.context.close();

  const phone = await onPhone(browser);
  const complaints = await watchComplaints(phone.page);
  await phone.page.goto(link);
  const report = phone.page.getByRole('button', { name: 'Report this story' });
  await expect(report).toBeEnabled();
  expect(await faultsOf(phone.page)).toEqual([]);
  const pictures = await phone.page
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(pictures).toHaveLength(2);
  const cardOf = async () =>
    /og:image" content="([^"]*)"/.exec(await (await request.get(link)).text())?.[1] ?? '';
  const card = await cardOf();
  const files = [...pictures, card];
  for (const file of files) expect((await request.get(file)).status()).toBe(200);

  // Played on without a network from here.
  await phone.page.addInitScript(() => localStorage.setItem('lamplit-face-asked', 'yes'));
  await phone.page.getByRole('link', { name: `Play from here: ${title}` }).click();
  const reader = new Player(phone.page);
  await reader.ready(2);
  await expect(phone.page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(title);
  expect(complaints).toEqual([]);
  await phone.context.setOffline(true);
  await reader.choose(1);
  await reader.ready(3);
  await phone.context.setOffline(false);
  const book = phone.page.getByRole('region', { name: 'The book' });
  await expect(book.getByRole('link', { name: /, shared by / })).toHaveAttribute('href', `/shared/${id}`);

  // Somebody else can neither change nor take it back.
  const stranger = await browser.newPage({ baseURL: new URL(link).origin });
  await join(stranger, other);
  const headers = { Authorization: `Bearer ${await tokenOf(stranger)}` };
  expect((await request.delete(`/api/shares/${id}`, { headers })).status()).toBe(404);
  await stranger.close();

  // A story of sixty scenes with pictures, on a slow phone: its words are there before any script that counts.
  const long = await longStory(request, id, await tokenOf(page));
  const slow = await onPhone(browser);
  await slowPhone(slow.page);
  await slow.page.goto(long, { waitUntil: 'commit' });
  await expect(slow.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(slow.page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
  await expect(slow.page.getByRole('heading', { level: 3 })).toHaveCount(60);
  const first = await whatCameFirst(slow.page);
  expect(first.scriptBeforeTextKB).toBeLessThanOrEqual(60);
  // Nothing that is being read moves as the script comes; a line gives way by some pixels as its face comes.
  expect(first.shift).toBeLessThan(0.05);
  await slow.context.close();
  expect((await request.get(link)).status()).toBe(200);

  await page.keyboard.press('Escape');
  const dialog = await openShare(page);
  await dialog.getByRole('button', { name: 'Take it back…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('Nobody else can read this story.')).toBeVisible();
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  await expect(
    phone.page.getByRole('main').getByText("This story doesn't exist or has been deleted."),
  ).toBeVisible();
  await expect(phone.page.getByText('Story Access Error')).toBeVisible();
  await expect(phone.page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  for (const file of files) expect((await request.get(file)).status()).toBe(404);
  await phone.context.close();
});
