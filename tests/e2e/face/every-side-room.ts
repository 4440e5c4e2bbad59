import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';

import { a1111 } from '../../picture-servers/a1111.ts';
import { startPictureServer } from '../../picture-servers/picture-server.ts';
import type { Player } from '../player.ts';
import type { Walk } from './every-screen.ts';

/**
 * What lies beside the way of a story: what is looked up, kept, drawn, given away and brought in. `look` is called as in `everyScreen`, and at
 * other states.
 */
export async function everySideRoom({ page, player, server, look }: Walk) {
  await everyPageOfWords({ page, look });
  await player.enterDemo();
  await everyWayToBegin({ page, look });
  await player.useServer(server.url);
  await everySetting({ page, player, look });
  await everyLikeness({ page, look });
  await button(page, 'Start My Adventure!').click();
  await player.ready(1);
  await player.choose(0);
  await player.ready(2);
  await button(page, 'Undo').click();
  await player.ready(1);
  await player.choose(1);
  await player.ready(2);
  await everyPicture({ page, look });
  await everyProvided({ page, player, look });
  await everyRoad({ page, look });
  await everyMemory({ page, look });
  const file = await everyGift({ page, player, look });
  await everyBook({ page, look });
  await everyArrival({ page, look, file });
  await everyHero({ page, look });
}

type Looking = Pick<Walk, 'page' | 'look'>;

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

async function leave(page: Page, what: Locator) {
  await page.keyboard.press('Escape');
  await expect(what).toBeHidden();
  await hush(page);
}

/**
 * On a phone a notice lies over what is to be pressed next.
 * @param awaited words of one that is about to come
 */
async function hush(page: Page, awaited?: string) {
  if (awaited) await expect(page.getByRole('region', { name: 'Notices' }).getByText(awaited)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const each of buttons) if (each instanceof HTMLElement) each.click();
  });
}

async function everyPageOfWords({ page, look }: Looking) {
  for (const at of ['/privacy', '/shared', '/connect/openrouter']) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(`page ${at}`);
  }
}

async function everyWayToBegin({ page, look }: Looking) {
  await page.goto('/connect/openrouter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('connect, come back without a code');
  await page.goto('/');
  const demo = page.getByRole('complementary', { name: 'Demo mode' });
  await expect(demo).toBeVisible();
  if (await demo.getByRole('button', { name: /kept on this device/i }).isVisible()) {
    await demo.getByRole('button', { name: /kept on this device/i }).click();
    await look('setup, what demo mode is');
  }
  await button(page, 'Browse Character Library').click();
  const characters = dialog(page, /^Character Library/);
  await expect(characters).toBeVisible();
  await look('characters, none');
  await leave(page, characters);
}

async function everySetting({ page, player, look }: Looking & { readonly player: Player }) {
  await button(page, 'Settings').click();
  const settings = dialog(page, 'Settings');
  await expect(settings.getByLabel('AI Model')).toBeVisible();
  await look('settings, a server with models');
  await settings.getByRole('radio', { name: 'A model on this device' }).check();
  await look('settings, a model on the device');
  await settings.getByRole('radio', { name: 'Your own server' }).check();
  await settings.getByRole('radio', { name: 'Phones' }).check();
  await settings.getByRole('radio', { name: 'Dyslexic' }).check();
  await look('settings, on phones');
  await settings.getByLabel('Story language').selectOption({ label: 'Another language…' });
  await settings.getByLabel('Language tag').fill('not a tag');
  await look('settings, another language');
  await leave(page, settings);
  await button(page, 'Settings').click();
  await expect(settings.getByText('Changes that you did not save are still here.')).toBeVisible();
  await look('settings, a draft is kept');
  await button(settings, 'Discard them').click();
  await leave(page, settings);
  await player.settings(async (open) => {
    await open.getByRole('radio', { name: 'Large screens' }).check();
    await open.getByRole('switch', { name: /Show passages whole/ }).check();
    await open.getByRole('radio', { name: 'Phones' }).check();
    await open.getByRole('switch', { name: /Show passages whole/ }).check();
  });
}

async function everyLikeness({ page, look }: Looking) {
  const likeness = page.getByRole('figure', { name: 'Your hero’s picture' });
  await likeness.locator('input[type=file]').setInputFiles('public/icons/icon-512.png');
  await expect(likeness.getByText('Original Photo')).toBeVisible();
  await look('setup, a photo');
  await button(page, /Borrow a hero/).click();
  await expect(likeness.getByRole('img')).toHaveAttribute('data-shown', 'true');
  await look('setup, drawn from a photo');
  await hush(page);
  await button(likeness, 'Save to favorites').click();
  const saved = page.getByText('Wenna Thistledown has been saved to your favorites.');
  await saved.hover();
  await look('setup, the likeness is kept', { told: true });
  await button(likeness, /^Remove the picture of/).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('setup, remove the likeness?');
  await leave(page, page.getByRole('alertdialog'));
}

async function everyPicture({ page, look }: Looking) {
  const plate = page.getByRole('figure', { name: 'The picture of this page' });
  await plate.scrollIntoViewIfNeeded();
  await expect(plate.getByRole('img')).toHaveAttribute('data-shown', 'true');
  // Before anything in the margin has the focus, for that keeps the margin in sight.
  await page.keyboard.press('f');
  await look('play, focus mode');
  await page.keyboard.press('Escape');
  await button(page, /^Look closer/).click();
  await expect(button(page, 'Close the picture')).toBeVisible();
  await look('picture, closer');
  await leave(page, button(page, 'Close the picture'));
}

/** More than one picture of a page, by a service on this machine. */
async function everyProvided({ page, player, look }: Looking & { readonly player: Player }) {
  const service = await startPictureServer(a1111());
  await player.settings(async (open) => {
    await open.getByRole('radio', { name: 'By a provider' }).check({ force: true });
    await expect(open.getByText(/need an account here/)).toBeVisible();
    await look('settings, Replicate without an account');
    await open.getByRole('radio', { name: 'Stable Diffusion WebUI' }).check({ force: true });
    await open.getByLabel('Address of the service').fill(service.url);
  });
  await button(page, /^Picture by Stable/).click();
  const notice = page.getByRole('alertdialog');
  await expect(notice).toBeVisible();
  await look('picture, what leaves the device');
  await button(notice, 'I understand, go on').click();
  await button(page, /^Look closer/).click();
  const zoom = page.getByRole('dialog').last();
  const kept = zoom.getByRole('list', { name: 'Pictures of this page' }).getByRole('button');
  await expect(kept).toHaveCount(2);
  service.controls.output = 'shown';
  await button(zoom, /^Another by Stable/).click();
  await expect(kept).toHaveCount(3);
  await look('picture, closer, of three');
  await leave(page, button(page, 'Close the picture'));
  await player.settings(async (open) => {
    await open.getByRole('radio', { name: 'Drawn here' }).check({ force: true });
  });
  await service.close();
}

async function everyRoad({ page, look }: Looking) {
  await page.keyboard.press('b');
  const map = dialog(page, 'The map of roads');
  for (const tab of ['Chart', 'List', 'How it went', 'Endings']) {
    await map.getByRole('tab', { name: tab }).click();
    await look(`map, ${tab}`);
  }
  await map.getByRole('tab', { name: 'List' }).click();
  await map.getByLabel('Search this story').fill('lamp');
  await expect(map.getByText(/scenes? found$/)).toBeVisible();
  await look('map, a search');
  await map.getByLabel('Search this story').fill('');
  await map.getByRole('tab', { name: 'Chart' }).click();
  await button(map, 'Name this road').click();
  await look('map, a road is named');
  await map.getByLabel(/^Name of/).fill('The other way');
  await button(map, 'Save name').click();
  await expect(map.getByText(/The other way$/).first()).toBeVisible();
  const tree = map.getByRole('tree');
  const chosen = () => tree.locator('[aria-selected="true"]').getAttribute('aria-label');
  await tree.focus();
  const here = await chosen();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(chosen).not.toBe(here);
  await look('map, another road');
  await button(map, 'Read this scene').click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await look('map, a scene is read');
  await page.keyboard.press('Escape');
  await button(map, 'Compare with current road').click();
  await expect(dialog(page, 'Two roads')).toBeVisible();
  await look('map, two roads');
  await leave(page, dialog(page, 'Two roads'));
  await tree.focus();
  await page.keyboard.press('End');
  await button(map, 'Delete this road').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('map, delete a road?');
  await button(page.getByRole('alertdialog'), 'Delete road').click();
  await hush(page, 'The road is in the trash');
  await map.getByRole('tab', { name: 'Trash (1)' }).click();
  await look('map, the trash');
  await button(map, /^Restore /).click();
  await expect(map.getByRole('tab', { name: /^Trash/ })).toBeHidden();
  await leave(page, map);
}

async function everyMemory({ page, look }: Looking) {
  const fact = 'The ferryman is her uncle, and she does not know it.';
  await page.keyboard.press('w');
  const saw = dialog(page, 'What the storyteller saw');
  await expect(saw).toBeVisible();
  await look('what it saw');
  await saw.locator('details summary').first().click();
  await look('what it saw, unfolded');
  await leave(page, saw);
  await page.keyboard.press('m');
  const memory = dialog(page, 'Memory');
  await expect(memory).toBeVisible();
  await look('memory, nothing noted');
  await memory.getByLabel('A new fact').fill(fact);
  await button(memory, 'Note it').click();
  await expect(memory.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
  await look('memory, facts');
  await button(memory, `Edit the fact “${fact}”`).click();
  await look('memory, a fact is edited');
  await memory.getByRole('tab', { name: 'Chapters' }).click();
  await look('memory, chapters');
  await memory.getByRole('tab', { name: 'Lorebook' }).click();
  await look('memory, no lore');
  await button(memory, 'New entry').click();
  await button(memory, 'Save').click();
  await memory.getByText('Finer rules').click();
  await look('memory, a new entry');
  await memory.getByLabel('Title').fill('The bell');
  await memory.getByLabel('What is true of it').fill('It rings before a death.');
  await memory.getByLabel('Keys', { exact: true }).fill('bell');
  await button(memory, 'Save').click();
  const told = memory.getByRole('switch', { name: 'Tell “The bell”' });
  await told.click();
  await expect(told).not.toBeChecked();
  await look('memory, lorebook');
  await memory.getByRole('tab', { name: 'Wishes' }).click();
  await look('memory, wishes');
  await leave(page, memory);
}

/** @returns what was made to be given away */
async function everyGift({ page, player, look }: Looking & { readonly player: Player }): Promise<Buffer> {
  await player.unfoldTools();
  // As where there is no voice: what a voice reads moves on.
  await page.evaluate(() => {
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] });
  });
  await button(page, 'Read aloud').click();
  await expect(page.getByText(/has no voice to read with/)).toBeVisible();
  await look('play, no voice');
  await button(page, 'Picture of this scene').click();
  const picture = dialog(page, 'Picture of this scene');
  await expect(button(picture, 'Save the picture')).toBeVisible();
  await look('picture of a scene');
  for (const theme of ['Paper', 'Night', 'Vellum', 'Ink']) {
    await picture.getByRole('radio', { name: theme, exact: true }).check();
    await look(`picture of a scene, ${theme}`);
  }
  await leave(page, picture);
  await button(page, 'Export…').click();
  const exporting = dialog(page, /^Export /);
  await expect(exporting).toBeVisible();
  await look('export');
  await exporting.getByRole('radio', { name: /^KoboldAI/ }).check();
  await button(exporting, 'Make the file').click();
  await expect(exporting.getByText(/is ready\.$/)).toBeVisible();
  await look('export, made');
  await leave(page, exporting);
  await button(page, 'Share…').click();
  const share = dialog(page, 'Share Story');
  await expect(share.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await look('share');
  const saving = page.waitForEvent('download');
  await button(share, 'Make the file').click();
  const file = readFileSync(await (await saving).path());
  await look('share, made');
  await leave(page, share);
  return file;
}

async function everyBook({ page, look }: Looking) {
  await button(page, 'Stories').click();
  const library = dialog(page, /^Story History/);
  await expect(button(library, /^Load /)).toBeVisible();
  await library.getByLabel('Find a book').fill('lamp');
  await expect(library.getByText(/found$/)).toBeVisible();
  await expect(library.getByText(/^In “/)).toBeVisible();
  await look('stories, a search');
  await library.getByLabel('Find a book').fill('zzzz');
  await expect(library.getByText('No book here says that.')).toBeVisible();
  await look('stories, nothing found');
  await library.getByLabel('Find a book').fill('');
  await library.getByRole('radio', { name: 'Favorites' }).check();
  await look('stories, an empty shelf');
  await library.getByRole('radio', { name: 'All' }).check();
  await button(library, /^About /).click();
  await expect(page.getByText(/\d words/)).toBeVisible();
  await look('a book');
  await button(page, 'Duplicate').click();
  await hush(page, 'The copy stands beside the first, with every road of it.');
  await page.keyboard.press('Escape');
  await expect(button(library, /^Load /)).toHaveCount(2);
  await look('stories, a copy');
  await button(library, /^Delete .*copy/).click();
  await button(page.getByRole('alertdialog'), 'Delete story').click();
  await hush(page, 'Story deleted successfully.');
  await button(library, 'Trash (1)').click();
  const trash = dialog(page, 'Trash');
  await expect(trash).toBeVisible();
  await look('stories, the trash');
  await button(trash, /for good$/).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('stories, delete for good?');
  await button(page.getByRole('alertdialog'), 'Delete for good').click();
  await expect(trash.getByText('The trash is empty.')).toBeVisible();
  await look('stories, an empty trash');
  await leave(page, trash);
  await button(library, 'Back up everything').click();
  const backup = dialog(page, 'Backup');
  await expect(backup).toBeVisible();
  await look('backup');
  const saving = page.waitForEvent('download');
  await button(backup, 'Back up everything').click();
  await saving;
  await expect(backup.getByText('It was read back and holds what it was made from.')).toBeVisible();
  await look('backup, made');
  await leave(page, backup);
}

async function everyArrival({ page, look, file }: Looking & { readonly file: Buffer }) {
  const library = dialog(page, /^Story History/);
  const bring = dialog(page, 'Bring in a file');
  const bringIn = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await button(library, 'Bring in a file').click();
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(bring).toBeVisible();
  };
  await bringIn('nothing.txt', Buffer.from('nothing to be read'));
  await expect(bring.getByText('Looking into the file…')).toBeHidden();
  await look('import, no story');
  await leave(page, bring);
  await bringIn('story.lamplit', file);
  const wish = bring.getByLabel('What to do with it');
  await expect(wish).toBeVisible();
  await look('import, here already');
  await wish.selectOption({ label: 'Add it again as a copy' });
  await button(bring, 'Bring it in').click();
  await expect(bring.getByText(/^Brought in: /)).toBeVisible();
  await look('import, brought in');
  await leave(page, bring);
  await button(library, 'New story').click();
  await expect(page.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.goto('/shared');
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a file…').click();
  await (
    await choosing
  ).setFiles({ name: 'story.lamplit', mimeType: 'application/octet-stream', buffer: file });
  await expect(page.getByText(/^Shared by /)).toBeVisible();
  await look('shared, a story from a file');
}

async function everyHero({ page, look }: Looking) {
  await page.goto('/');
  await button(page, 'Play without an account').click();
  await button(page, 'Browse Character Library').click();
  const characters = dialog(page, /^Character Library/);
  await expect(characters.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await look('characters');
  await characters.getByRole('tab', { name: 'Favorites' }).click();
  await look('characters, favorites');
  await characters.getByRole('tab', { name: 'All Characters' }).click();
  await button(characters, /^Preview /)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(button(page, /(Add to|Remove from) Favorites/)).toBeVisible();
  await look('a character');
  await page.keyboard.press('Escape');
  await button(characters, /^Delete /)
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('characters, delete?');
}
