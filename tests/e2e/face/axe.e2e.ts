import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

import { Player } from '../player.ts';
import { everyAccountRoom } from './every-account-room.ts';
import { everyScreen } from './every-screen.ts';
import { everySideRoom } from './every-side-room.ts';
import { settled } from './settled.ts';
import { test } from './told-by-server.ts';

// Every screen and dialog in every state that a player can bring about, in one walk for each width; each is looked at in the dark and in
// the light. What is found is collected, so that one run shows all of it.

// A trace of these would be mostly copies of the inspector itself.
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What can be another in the light than in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

for (const width of [390, 1440]) {
  for (const [title, walk] of [
    ['ROUTE-01 ROUTE-06 no screen and no dialog has an accessibility fault', everyScreen],
    ['@long no side room of the game has an accessibility fault', everySideRoom],
    ['@long no room of an account has an accessibility fault', everyAccountRoom],
  ] as const)
    test(`${title} at ${width} pixels, dark or light`, async ({ page, player, server }) => {
      // Half a minute on a quiet machine.
      test.setTimeout(400_000);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      const { look, found } = inspector(page);
      await walk({ page, player, server, look });
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
