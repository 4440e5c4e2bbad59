import { expect, test } from 'playwright/test';
import { Player } from '../player.ts';

for (const { name, width, height, least } of [
  { name: 'a window of 1440 by 900 at 200 %', width: 720, height: 450, least: 4 },
  { name: 'a phone', width: 390, height: 844, least: 11 },
]) {
  test(`PLAY-03 the first lines of a page are in sight at once on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const player = new Player(page);
    await player.enterDemo();
    await player.startWithPreset();
    expect(await page.evaluate(linesInSight)).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await player.choices.first().focus();
    await page.keyboard.press('Enter');
    await player.ready(2);
    expect(await page.evaluate(linesInSight)).toBeGreaterThanOrEqual(least);
    // The picture is there, and comes after the last word.
    const plate = page.getByRole('figure', { name: 'The picture of this page' });
    const words = await player.passage.boundingBox();
    expect((await plate.boundingBox())?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  });
}

test('HIST-06 on a phone the map is a line of the menu, not the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = new Player(page);
  await player.enterDemo();
  await player.startWithPreset();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The map of roads' })).toBeVisible();
});

/** Runs in the page: how many lines of the passage nothing covers. */
function linesInSight(): number {
  const passage = document.getElementById('passage');
  if (!passage) return 0;
  const range = document.createRange();
  range.selectNodeContents(passage);
  const seen = Array.from(range.getClientRects()).filter(({ left, top, right, bottom, width }) => {
    const at = document.elementFromPoint((left + right) / 2, bottom - 2);
    return width > 2 && top >= 0 && at !== null && passage.contains(at);
  });
  return new Set(seen.map(({ bottom }) => Math.round(bottom / 8))).size;
}
