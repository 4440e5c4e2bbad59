import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

import { Player } from '../player.ts';
import { settled } from './settled.ts';
import { test } from './told-by-server.ts';

// Every screen and dialog in every state that a player can bring about, in one walk for each width; each is looked at in the dark and in
// the light. What is found is collected, so that one run shows all of it.

const passageOnly = { use: 'passage' } as const;

// A trace of these would be mostly copies of the inspector itself.
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What can be another in the light than in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

for (const width of [390, 1440]) {
  test(`ROUTE-01 ROUTE-06 no screen and no dialog has an accessibility fault at ${width} pixels, dark or light`, async ({
    page,
    context,
    player,
    server,
  }) => {
    // Half a minute on a quiet machine.
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    const { look, found } = inspector(page);
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
    const button = (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: typeof name === 'string' });

    for (const [at, heading] of [
      ['/pricing', 'Pricing'],
      ['/shared/none', 'Invalid Story Link'],
      ['/shared/0190a0a0-0000-7000-8000-000000000000', 'This host cannot show shared stories'],
      ['/no/such/page', 'Oops! Page not found'],
      ['/login', 'Lamplit'],
    ] as const) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await look(at);
    }
    await player.enterDemo({ asked: false });
    await look('setup, empty');
    await button(/^Complete All Fields/).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toBeVisible();
    await look('setup, fields missing');
    await button('Dismiss').click();
    await button('Stories').click();
    await expect(page.getByText('No stories found')).toBeVisible();
    await look('stories, none');
    await page.keyboard.press('Escape');

    await button('Settings').click();
    const settings = dialog('Settings');
    await look('settings');
    await settings.getByRole('radio', { name: 'OpenRouter' }).check();
    await look('settings, gateway');
    await settings.getByRole('radio', { name: 'Your own server' }).check();
    await settings.getByLabel('Server address').fill('ftp://nowhere');
    await look('settings, an address that is none');
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await player.useServer(server.url);

    await page.getByRole('radio', { name: 'Other', exact: true }).last().check({ force: true });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
    await button(/Borrow a hero/).click();
    await look('setup, filled');

    await button('Start My Adventure!').click();
    await player.ready(1);
    await expect(page.getByTestId('face-question')).toBeVisible();
    await look('play, opening');
    server.play({ ...passageOnly, play: { type: 'hang', afterTokens: 50 } });
    await player.choose(0);
    await player.streamed(120);
    await look('play, streaming');
    await button('Stop').click();
    await expect(page.getByRole('heading', { name: 'You stopped the storyteller here.' })).toBeVisible();
    await look('play, a draft at rest');
    await button(/^Keep/).click();
    await player.ready(2);
    await look('play, a part was kept');
    await player.type('run, run through the radiation and the cold, put on armor and shield');
    await player.ready(3);
    await look('play, with a full ledger');
    server.play({ ...passageOnly, play: { type: 'status', status: 429, retryAfterSeconds: 90 } });
    await player.choose(1);
    await player.ready(4);
    await expect(page.getByRole('region', { name: 'This scene could not be told' })).toBeVisible();
    await look('play, failed');
    await button('Retry this scene').click();
    await expect(page.getByRole('region', { name: 'This scene could not be told' })).toBeHidden();
    await player.ready(4);
    await button('Undo').click();
    await player.ready(3);
    await look('play, a page from which roads go on');

    await button('Open the history').click();
    await expect(dialog(/^The road so far/)).toBeVisible();
    await button(/^Read the passage/)
      .first()
      .click();
    await look('history, this road');
    await page.getByRole('tab', { name: 'Roads' }).click();
    await look('history, roads');
    await page.keyboard.press('Escape');
    await button('Choose a title').click();
    await expect(dialog(/Select a Title/).getByRole('listitem')).toHaveCount(4);
    await look('titles');
    await page.keyboard.press('Escape');
    await button('More').click();
    await look('play, with all tools');
    await button('Edit passage').click();
    await look('edit');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog('Keys')).toBeVisible();
    await look('keys');
    await page.keyboard.press('Escape');
    // On a phone it is a line of a menu.
    if (width < 768) {
      await button('Menu').click();
      await expect(button('New story')).toBeVisible();
      await look('menu');
    }
    await button('New story').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('restart');
    await page.keyboard.press('Escape');
    await button('Stories').click();
    await expect(dialog(/^Story History/)).toBeVisible();
    await look('stories');
    await button(/^Delete /)
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('stories, delete?');
    await button('Delete story').click();
    const deleted = page.getByText('Story deleted successfully.');
    await expect(deleted).toBeVisible();
    // It leaves after a while, unless it is looked at; the inspector takes its time.
    await deleted.hover();
    await look('stories, deleted');
    await button('Undo', page.getByRole('region', { name: 'Notices' })).click();
    await button(/^Load /)
      .first()
      .click();
    await player.ready(3);

    await changeScene(page, 2, { ending: { outcome: 'won', tone: 'bittersweet' } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Finis' })).toBeVisible();
    await look('play, ended');
    await context.setOffline(true);
    await expect(page.getByText('Offline: everything here still works')).toBeAttached();
    await look('play, offline');
    await context.setOffline(false);
    await changeScene(page, 2, { statsAfter: 42 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This page cannot be read' })).toBeVisible();
    await look('play, a damaged page');

    expect(found()).toEqual([]);
  });
}

test('the pages for a bookshelf that cannot be opened and for a fault of the game itself have no accessibility fault', async ({
  browser,
  baseURL,
}) => {
  // A page of its own: here the browser is meant to complain.
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
  const { look, found } = inspector(page);
  await new Player(page).enterDemo();
  await page.evaluate(() => {
    window.matchMedia = () => {
      throw new Error('torn for a test');
    };
  });
  // Whatever is drawn next tears; if nothing is by itself, the settings are.
  const torn = page.getByRole('heading', { name: 'This page tore' });
  await page.getByRole('button', { name: 'Settings' }).or(torn).click();
  await expect(torn).toBeVisible();
  await look('a torn page');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused for a test', 'SecurityError');
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: /keep your stories|could not be opened/ })).toBeVisible();
  await look('a bookshelf that the browser refuses');
  expect(found()).toEqual([]);
  await page.close();
});

function inspector(page: Page) {
  const faults: string[] = [];
  const look = async (where: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settled);
      // Half a megabyte of script: a document that has it is not given it again.
      const had = await page.evaluate(() => 'axe' in window);
      const axe = new AxeBuilder({ page, ...(had ? { axeSource: ';' } : {}) })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode(true);
      // Below an open dialog lies what was looked at before it was opened.
      if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
      const { violations } = await (
        colorScheme === 'dark' ? axe.withTags(tags) : axe.withRules(rulesOfColour)
      ).analyze();
      for (const { id, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          faults.push(`${where}, ${colorScheme}: ${id}: ${html.slice(0, 160)} ${failureSummary}`);
    }
  };
  return { look, found: () => faults };
}

/** Writes into the stored scene of this depth. */
async function changeScene(page: Page, depth: number, change: Record<string, unknown>) {
  await page.evaluate(
    async ([wanted, values]) => {
      const name =
        (await indexedDB.databases()).find((each) => each.name?.startsWith('lamplit-space-'))?.name ?? '';
      const open = indexedDB.open(name);
      await new Promise((resolve) => (open.onsuccess = resolve));
      const store = open.result.transaction('scenes', 'readwrite').objectStore('scenes');
      const all = store.getAll();
      await new Promise((resolve) => (all.onsuccess = resolve));
      for (const scene of all.result as { depth: number }[]) {
        if (scene.depth === wanted)
          await new Promise((resolve) => (store.put({ ...scene, ...values }).onsuccess = resolve));
      }
      open.result.close();
    },
    [depth, change] as const,
  );
}
