import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, type Page } from 'playwright/test';

import { test } from '../face/told-by-server.ts';

test.use({ serviceWorkers: 'allow' });

// Pictures of scenes, from the painter to the page, in the built game.

const plate = (page: Page) => page.getByRole('figure', { name: 'The picture of this page' });
/** The picture of this scene is on the page, whole and sharp. */
async function seen(page: Page, title: string) {
  await expect(plate(page)).toHaveAttribute('aria-busy', 'false');
  const image = plate(page).getByRole('img');
  await expect(image).toHaveAttribute('data-shown', 'true');
  await expect(image).toHaveAttribute('alt', new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
}

test('IMG-10 IMG-11 PLAY-03 PLAY-09 PLAY-10 CRED-18 offline and signed out: a portrait, ten turns with a picture each, and all of them after a reload and in the PDF', async ({
  page,
  context,
  player,
}, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await player.enterDemo();
  await player.installed();
  await context.setOffline(true);
  await player.wholePassages();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  const portrait = page.getByRole('figure', { name: 'Your hero’s picture' }).getByRole('img');
  await expect(portrait).toHaveAttribute('data-shown', 'true');
  await expect(portrait).toHaveAttribute('alt', /^Portrait of Wenna Thistledown/);
  await watchFrames(page);
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  for (let scene = 1; scene <= 11; scene += 1) {
    await player.ready(scene);
    await seen(page, (await player.title.textContent()) ?? '');
    if (scene < 11) await player.choose((scene % 3) as 0 | 1 | 2);
  }
  const kept = await pictures(page);
  expect(kept.scenes).toHaveLength(11);
  // Beside every scene stands its picture, who drew it and of what, and this device has it.
  for (const { image, made } of kept.scenes) {
    expect(kept.hashes).toContain(image);
    expect(made).toMatchObject({ by: 'builtin', seed: expect.stringMatching(/^[0-9a-f]{16}:/) });
  }
  expect(new Set(kept.scenes.map(({ image }) => image)).size).toBe(11);
  // No other device would have to hear of them; the first is on the cover without being named.
  expect(kept.named).toEqual([]);
  expect(kept.hashes).toContain(kept.hero);
  // Nothing on the page moved by itself.
  const moved = await shifts(page);
  const most = Math.max(0, ...moved.map(({ value }) => value));
  expect(most, JSON.stringify(moved)).toBeLessThanOrEqual(0.02);

  await page.reload();
  await player.ready(11);
  await seen(page, (await player.title.textContent()) ?? '');
  expect((await pictures(page)).scenes).toEqual(kept.scenes);

  await player.unfoldTools();
  await page.getByRole('button', { name: 'Export…' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^PDF/ })).toBeChecked();
  // Twelve drawings become pixels in moments when the page is idle, and a busy machine has few.
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  const file = info.outputPath('story.pdf');
  await (await saving).saveAs(file);
  // One of the hero, and one of each scene.
  expect(await picturesInPdf(file)).toBe(12);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Undo' }).click();
  await player.ready(10);
  await seen(page, (await player.title.textContent()) ?? '');
});

test('@long IMG-08 the first page says that its picture comes, and a next one blurs the old picture meanwhile', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await page.getByRole('button', { name: /Borrow a hero/ }).click();
  await page.getByRole('button', { name: 'Start My Adventure!' }).click();
  await expect(plate(page).getByText('Generating Scene Image...', { exact: true })).toBeVisible();
  const before = await plate(page).boundingBox();
  await player.ready(1);
  await seen(page, (await player.title.textContent()) ?? '');
  expect((await plate(page).boundingBox())?.height).toBe(before?.height);
  await player.choose(0);
  await expect(plate(page).getByText('Generating Image...', { exact: true })).toBeVisible();
  await expect(plate(page).locator('img')).toHaveCount(1);
  await player.ready(2);
  await seen(page, (await player.title.textContent()) ?? '');
});

test('@long IMG-09 CRED-12 CRED-19 SET-13 pictures switched off are gone, and switched on in the middle of a story the missing one is drawn', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await player.wholePassages();
  await page.getByRole('button', { name: 'Disable image generation' }).click();
  await expect(page.getByText('Pictures are off')).toBeVisible();
  await player.startWithPreset();
  await expect(plate(page)).toHaveCount(0);
  expect((await pictures(page)).hashes).toEqual([]);
  await page.getByRole('button', { name: 'Enable image generation' }).click();
  await seen(page, (await player.title.textContent()) ?? '');
  await player.settings((dialog) => dialog.getByRole('radio', { name: 'Off', exact: true }).check());
  await expect(plate(page)).toHaveCount(0);
  await page.reload();
  await player.ready(1);
  await expect(page.getByRole('button', { name: 'Enable image generation' })).toBeVisible();
});

test('@long IMG-08 a picture that cannot be shown is tried again, then said in words, and can be drawn anew; another one can be had, and a file', async ({
  page,
  player,
}) => {
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  await seen(page, (await player.title.textContent()) ?? '');
  const [first] = (await pictures(page)).scenes;
  await breakPictures(page);
  await page.reload();
  await player.ready(1);
  await expect(plate(page).getByText('Failed to load image')).toBeVisible({ timeout: 20_000 });
  await expect(plate(page).getByText('Connection error')).toBeVisible();
  await plate(page).getByRole('button', { name: 'Draw it again' }).click();
  await seen(page, (await player.title.textContent()) ?? '');

  await page.getByRole('button', { name: /^Look closer/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveAttribute('data-shown', 'true');
  await dialog.getByRole('button', { name: 'Draw another' }).click();
  await expect
    .poll(async () => (await pictures(page)).scenes[0]?.made)
    .toMatchObject({ seed: expect.stringMatching(/#3$/) });
  await expect(dialog.getByRole('button', { name: 'Draw another' })).toBeVisible();
  expect((await pictures(page)).scenes[0]?.image).not.toBe(first?.image);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
});

/** Read with a reader that is not ours. */
async function picturesInPdf(file: string): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)) }).promise;
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    count += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return count;
}

/** Notes from now on what moves by itself, and how far. */
async function watchFrames(page: Page) {
  await page.evaluate(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

function shifts(page: Page): Promise<readonly { readonly value: number; readonly what: string }[]> {
  return page.evaluate(
    () => (window as unknown as { shifts: { readonly value: number; readonly what: string }[] }).shifts,
  );
}

type Kept = {
  readonly scenes: readonly { readonly image: string | null; readonly made: unknown }[];
  readonly hashes: readonly string[];
  /** Pictures that rows name which go to other devices. */
  readonly named: readonly string[];
  readonly hero: string | null;
};

/** What the store says of pictures. */
function pictures(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const name =
      (await indexedDB.databases()).find((each) => each.name?.startsWith('lamplit-space-'))?.name ?? '';
    const open = indexedDB.open(name);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = async (table: string) => {
      const request = open.result.transaction(table).objectStore(table).getAll();
      await new Promise((resolve) => (request.onsuccess = resolve));
      return request.result;
    };
    const [story] = await all('stories');
    const drawings = (await all('drawings')).toSorted((a, b) => (a.scene < b.scene ? -1 : 1));
    const metas = await all('sceneMeta');
    const answer = {
      scenes: drawings.map(({ image, made }) => ({ image, made })),
      hashes: (await all('blobs')).map(({ hash }) => hash),
      named: [story?.cover, ...metas.map(({ image }) => image)].filter((image) => typeof image === 'string'),
      hero: story?.character.characterImage ?? null,
    };
    open.result.close();
    return answer;
  });
}

/** Every stored picture is no picture any more. */
async function breakPictures(page: Page) {
  await page.evaluate(async () => {
    const name =
      (await indexedDB.databases()).find((each) => each.name?.startsWith('lamplit-space-'))?.name ?? '';
    const open = indexedDB.open(name);
    await new Promise((resolve) => (open.onsuccess = resolve));
    const store = open.result.transaction('blobs', 'readwrite').objectStore('blobs');
    const all = store.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    for (const row of all.result) {
      const bytes = new TextEncoder().encode('<svg').buffer;
      await new Promise((resolve) => (store.put({ ...row, bytes }).onsuccess = resolve));
    }
    open.result.close();
  });
}
