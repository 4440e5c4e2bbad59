import { expect, test } from 'playwright/test';
import { Player, watchComplaints } from '../player.ts';

// What players do that no screen asked for: leave, come back, press twice, open a second tab.

test('DEMO-03 Exit Demo forgets the flag and loads the page anew; what was played is still there', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  const text = await player.text();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('button', { name: 'Exit Demo' }).click();
  await expect(page.getByRole('button', { name: 'Play without an account' })).toBeVisible();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('demo-mode'))).toBeNull();

  await player.enterDemo();
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await player.ready(1);
  expect(await player.text()).toBe(text);
  expect(complaints).toEqual([]);
});

test('PLAY-18 LIB-08 ROUTE-06 after a reload a new story begins empty, and a story is only said to be restored where it can be seen', async ({
  page,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  // Whenever it is said, and on which page.
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Story Restored')) said.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  const said = () => page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)]);
  for (const at of ['/pricing', '/privacy', '/no/such/page', '/pricing.html']) {
    await page.goto(at);
    await page
      .getByRole('main')
      .getByRole('link', { name: /game|home/i })
      .first()
      .click();
    await player.ready(1);
    expect(await said()).toEqual([]);
  }
  await page.reload();
  await player.ready(1);
  await expect.poll(said).toEqual(['/']);
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByRole('button', { name: 'Begin a new story' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
});

test('PLAY-05 PLAY-28 a double press takes one turn, and a page that is reloaded while it is told loses no word', async ({
  page,
}) => {
  const complaints = await watchComplaints(page);
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  await player.choices.nth(1).dblclick();
  const seen = await player.streamed(40);
  await page.reload();
  await expect(player.passage).toContainText(seen.slice(0, 40));
  const goOn = page.getByRole('button', { name: /^Continue from/ });
  await expect(goOn.or(player.choices.first())).toBeVisible({ timeout: 30_000 });
  if (await goOn.isVisible()) await goOn.click();
  await player.ready(2);
  expect((await player.text()).startsWith(seen.slice(0, 40))).toBe(true);
  await expect(page.getByRole('region', { name: 'The road so far (2)' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('PLAY-06 what is typed while a page is told is there when it is told, and in no other tab', async ({
  page,
  context,
}) => {
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  const other = new Player(await context.newPage());
  await other.page.goto('/');
  await other.ready(1);
  await player.choices.nth(0).click();
  await player.streamed(20);
  await player.ownAction.fill('look behind the door');
  await player.ready(2);
  await expect(player.ownAction).toHaveValue('look behind the door');
  await expect(player.ownAction).toBeFocused();
  await other.ready(2);
  await expect(other.ownAction).toHaveValue('');
});

test('a storyteller that does not come is said in words, and after a reload the game is there', async ({
  page,
}) => {
  await page.route('**/story.worker-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play without an account' }).click();
  await expect(page.getByRole('heading', { name: 'The storyteller did not come' })).toBeVisible();
  await page.unroute('**/story.worker-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
});
