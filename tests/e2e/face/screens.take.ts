import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';

import { everyAccountRoom } from './every-account-room.ts';
import { everyScreen } from './every-screen.ts';
import { everySideRoom } from './every-side-room.ts';
import { fixPages } from './fixed-chance.ts';
import { test } from './fixed-world.ts';
import { settled } from './settled.ts';

// Pictures of every screen, for `npm run screens`. Two runs of one build give the same ones.

const folder = process.env['SCREENS_OUT'] ?? 'test-results/screens';
const height = 844;

const walks = { screen: everyScreen, 'side room': everySideRoom, 'account room': everyAccountRoom };

for (const [what, walk] of Object.entries(walks))
  for (const width of [390, 820, 1440])
    test(`every ${what} at ${width} pixels`, async ({ page, context, player, world }) => {
      test.setTimeout(1_200_000);
      world.begin();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await fixPages(context);
      await walk({ page, player, server: world.server, look: photographer(page, width) });
    });

/**
 * Takes each state in both themes: the whole page, or the dialog that is open, as it opens and, where it is longer than the window, in a window
 * that has room for all of it.
 */
function photographer(page: Page, width: number) {
  const names = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return async (where: string, { told = false } = {}) => {
    const name = where.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
    expect([...names], 'a state has a name of its own').not.toContain(name);
    names.add(name);
    // Where the pointer was left, and how far a press had to scroll, is chance.
    if (!told) await page.mouse.move(0, 0);
    // What focus mode hides is back for a moment when the pointer has moved.
    await page.evaluate(settled);
    await expect(page.locator('html')).not.toHaveAttribute('data-reading', 'awake');
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    for (const colorScheme of ['dark', 'light'] as const) {
      const keep = (picture: Buffer, part = '') => {
        writeFileSync(path.join(folder, `${name}${part}.${width}.${colorScheme}.png`), picture);
      };
      await page.emulateMedia({ colorScheme });
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      keep(await still(page, !isDialog, told));
      const hidden = isDialog ? await page.evaluate(hiddenHeight) : 0;
      if (hidden === 0) continue;
      await page.setViewportSize({ width, height: height + hidden });
      keep(await still(page, false, told), '-whole');
      await page.setViewportSize({ width, height });
    }
  };
}

/** Runs in the page: how much of the open dialog is not seen without scrolling, in pixels. */
function hiddenHeight(): number {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const inside = [open, ...(open?.querySelectorAll('*') ?? [])];
  const hidden = inside.map((each) => {
    if (!each || !/auto|scroll/.test(getComputedStyle(each).overflowY)) return 0;
    return each instanceof HTMLTextAreaElement ? 0 : each.scrollHeight - each.clientHeight;
  });
  return Math.max(0, ...hidden);
}

/** What is told in passing leaves after a while: it is in the picture only where the walk says so. */
const withoutNotices = '[aria-label="Notices"], [aria-label="Notices"] * { visibility: hidden !important; }';

/** A picture that was the same twice in a row. */
async function still(page: Page, fullPage: boolean, told: boolean): Promise<Buffer> {
  await page.evaluate(settled);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that waits to be scrolled to would never come.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  let before: Buffer | null = null;
  for (let tries = 0; tries < 20; tries += 1) {
    const now = await page.screenshot({
      fullPage,
      animations: 'disabled',
      caret: 'hide',
      ...(told ? {} : { style: withoutNotices }),
    });
    if (before !== null && now.equals(before)) return now;
    before = now;
  }
  throw new Error('The page does not come to rest.');
}
