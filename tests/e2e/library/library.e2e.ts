import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';

import { settled } from '../face/settled.ts';
import { Player, watchComplaints } from '../player.ts';

/** What axe has to say about the page as it is. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.evaluate(settled);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Everything that this player has, as the browser stores it, without what only this browser knows. */
async function everything(page: Page) {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const name = names.find((each) => each.startsWith('lamplit-space-')) ?? '';
    const open = indexedDB.open(name);
    await new Promise((resolve) => {
      open.addEventListener('success', resolve);
    });
    const all: Record<string, unknown> = {};
    for (const store of [
      'stories',
      'scenes',
      'sceneMeta',
      'drawings',
      'characters',
      'uses',
      'memory',
      'lore',
      'blobs',
    ]) {
      const asked = open.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        asked.addEventListener('success', resolve);
      });
      const rows: readonly Record<string, unknown>[] = asked.result;
      all[store] = rows.map(({ v: _v, s: _s, bytes, lastUsed: _used, ...row }) => ({
        ...row,
        ...(bytes instanceof ArrayBuffer ? { length: bytes.byteLength } : {}),
      }));
    }
    open.result.close();
    return all;
  });
}

async function twoRoads(page: Page) {
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await player.ready(1);
  await player.choose(1);
  await player.ready(2);
  return player;
}

test('LIB-12 HIST-06 everything is back after all site data was deleted and the backup was restored', async ({
  page,
}, info) => {
  const complaints = await watchComplaints(page);
  await twoRoads(page);
  // Nothing is drawn any more: a picture that came behind the backup would not be in it.
  const plate = page.getByRole('figure', { name: 'The picture of this page' });
  await expect(plate).toHaveAttribute('aria-busy', 'false');
  await expect(plate.getByRole('img')).toHaveAttribute('data-shown', 'true');
  await page.keyboard.press('b');
  const map = page.getByRole('dialog', { name: 'The map of roads' });
  await map.getByRole('button', { name: 'Name this road' }).click();
  await map.getByLabel(/^Name of/).fill('The other way');
  await map.getByRole('button', { name: 'Save name' }).click();
  await expect(map.getByText(/The other way$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const library = page.getByRole('dialog', { name: /^Story History/ });
  await library.getByRole('button', { name: 'Back up everything' }).click();
  const backup = page.getByRole('dialog', { name: 'Backup' });
  const saving = page.waitForEvent('download');
  await backup.getByRole('button', { name: 'Back up everything' }).click();
  const file = info.outputPath('all.lamplit');
  await (await saving).saveAs(file);
  await expect(backup.getByText('It was read back and holds what it was made from.')).toBeVisible();
  const before = await everything(page);

  const { origin } = new URL(page.url());
  // Nothing of the game runs while its data go, as when a browser clears them.
  await page.goto('about:blank');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  const player = new Player(page);
  await player.enterDemo();
  expect((await everything(page))['stories']).toEqual([]);

  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await library.getByRole('button', { name: 'Restore' }).click();
  await (await choosing).setFiles(file);
  const bring = page.getByRole('dialog', { name: 'Bring in a file' });
  await expect(bring.getByText(/3 scenes, new here/)).toBeVisible();
  expect((await everything(page))['stories']).toEqual([]);
  await bring.getByRole('switch', { name: /Replace my settings/ }).check();
  await bring.getByRole('button', { name: 'Bring it in' }).click();
  await expect(bring.getByText(/^Brought in: 1 story, 3 scenes/)).toBeVisible();
  expect(await everything(page)).toEqual(before);

  await bring.getByRole('button', { name: 'Close' }).last().click();
  await library.getByRole('button', { name: /^Load / }).click();
  await player.ready(2);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('switch', { name: /Show passages whole/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(map.getByText(/The other way$/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('HIST-06 HIST-08 the map is walked with the keyboard, and a road goes to the trash and comes back', async ({
  page,
}) => {
  await twoRoads(page);
  await page.keyboard.press('b');
  const map = page.getByRole('dialog', { name: 'The map of roads' });
  const tree = map.getByRole('tree');
  const chosen = () => tree.locator('[aria-selected="true"]').getAttribute('aria-label');
  await tree.focus();
  await expect.poll(chosen).toContain('You are here');
  const here = await chosen();
  await page.keyboard.press('ArrowUp');
  await expect.poll(chosen).toContain('Branch Point');
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBe(here);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(chosen).not.toBe(here);
  await map.getByRole('button', { name: 'Compare with current road' }).click();
  await expect(page.getByText('The first scene is the same.')).toBeVisible();
  await page.keyboard.press('Escape');
  await tree.focus();
  await page.keyboard.press('End');
  await map.getByRole('button', { name: 'Delete this road' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete road' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  await map.getByRole('tab', { name: 'Trash (1)' }).click();
  await map.getByRole('button', { name: /^Restore / }).click();
  await map.getByRole('tab', { name: 'Chart' }).click();
  await expect(tree.getByRole('treeitem')).toHaveCount(3);
});

test('PLAY-23 SHARE-01 SHARE-03 a story given away as a file is read without an account', async ({
  page,
}, info) => {
  const player = await twoRoads(page);
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Share…' }).click();
  const share = page.getByRole('dialog', { name: 'Share Story' });
  await expect(share.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await share.getByRole('button', { name: 'Make the file' }).click();
  const file = info.outputPath('story.lamplit');
  await (await saving).saveAs(file);

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto('/shared');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file…' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByText(/^Shared by /)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Oldest First' }).click();
  await expect(page.getByRole('button', { name: 'Newest First' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
});

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`@long axe finds nothing on the library's screens at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const player = await twoRoads(page);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Stories', exact: true }).click();
      await expect(page.getByRole('button', { name: /^Load / })).toBeVisible();
      expect(await faults(page), 'library').toEqual([]);
      await page.getByRole('button', { name: /^About / }).click();
      await page.getByRole('button', { name: 'Export…' }).last().click();
      expect(await faults(page), 'export').toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      const map = page.getByRole('dialog', { name: 'The map of roads' });
      for (const tab of ['Chart', 'List', 'How it went', 'Endings']) {
        await map.getByRole('tab', { name: tab }).click();
        expect(await faults(page), tab).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await player.unfoldTools();
      await page.getByRole('button', { name: 'Picture of this scene' }).click();
      expect(await faults(page), 'picture').toEqual([]);
    });
  }
}

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`@long axe finds nothing on the characters and on the shared page at ${width} px, ${colorScheme}`, async ({
      page,
    }, info) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const player = await twoRoads(page);
      await page.setViewportSize({ width, height: 900 });
      await player.unfoldTools();
      await page.getByRole('button', { name: 'Share…' }).click();
      const share = page.getByRole('dialog', { name: 'Share Story' });
      expect(await faults(page), 'share').toEqual([]);
      const saving = page.waitForEvent('download');
      await share.getByRole('button', { name: 'Make the file' }).click();
      const file = info.outputPath('story.lamplit');
      await (await saving).saveAs(file);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stories', exact: true }).click();
      const library = page.getByRole('dialog', { name: /^Story History/ });
      await library.getByRole('button', { name: 'New story' }).click();
      await page.getByRole('button', { name: 'Browse Character Library' }).click();
      const characters = page.getByRole('dialog', { name: /^Character Library/ });
      await expect(characters.getByRole('heading', { level: 3 })).toHaveCount(1);
      expect(await faults(page), 'characters').toEqual([]);
      await characters.getByRole('tab', { name: 'Favorites' }).click();
      expect(await faults(page), 'no favorites').toEqual([]);
      await characters.getByRole('tab', { name: 'All Characters' }).click();
      await characters.getByRole('button', { name: /^Preview / }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
      expect(await faults(page), 'preview').toEqual([]);
      await page.goto('/shared');
      expect(await faults(page), 'nothing shared').toEqual([]);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file…' }).click();
      await (await choosing).setFiles(file);
      await expect(page.getByText(/^Shared by /)).toBeVisible();
      expect(await faults(page), 'shared story').toEqual([]);
    });
  }
}

test('@long the picture of a scene is taken in every theme', async ({ page }, info) => {
  const complaints = await watchComplaints(page);
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Picture of this scene' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture of this scene' });
  const pictures = new Set<string>();
  for (const theme of ['Paper', 'Night', 'Vellum', 'Ink']) {
    await dialog.getByRole('radio', { name: theme, exact: true }).check();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the picture' }).click();
    const picture = await saving;
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
    const file = info.outputPath(`${theme}.png`);
    await picture.saveAs(file);
    pictures.add(readFileSync(file).toString('base64'));
  }
  // Each in a light of its own.
  expect(pictures.size).toBe(4);
  for (const picture of pictures) expect(picture.length).toBeGreaterThan(20_000);
  expect(complaints).toEqual([]);
});
