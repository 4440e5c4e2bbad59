import { expect, type Locator, type Page } from 'playwright/test';

import type { ModelServer } from '../../model-server/model-server.ts';
import type { Player } from '../player.ts';

/**
 * A walk and who goes it; `look` is called at each screen and dialog, with the name of its state, which comes once in all walks, and whether what
 * is told in passing belongs to it (by default not).
 */
export type Walk = {
  readonly page: Page;
  readonly player: Player;
  readonly server: Pick<ModelServer, 'url' | 'play'>;
  readonly look: (where: string, options?: { readonly told?: boolean }) => Promise<void>;
};

/** Every screen and dialog on the way from the title page to the end of a story, in every state that a player can bring about. */
export async function everyScreen({ page, player, server, look }: Walk) {
  const context = page.context();
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });

  // That no story is there the server says with a 404, which the browser's console repeats.
  await context.route('**/shared/*', async (route) =>
    route.fulfill({ response: await route.fetch(), status: 200 }),
  );
  for (const [at, heading] of [
    ['/pricing', 'Pricing'],
    ['/shared/none', 'Invalid Story Link'],
    ['/shared/0190a0a0-0000-7000-8000-000000000000', 'Story Not Found'],
    ['/shared/0190a0a0-0000-7000-8000-000000000000/from/1', 'Play from here'],
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
  await expect(settings).toBeVisible();
  await look('settings');
  await settings.getByRole('radio', { name: 'OpenRouter' }).check();
  await look('settings, OpenRouter');
  await settings.getByRole('radio', { name: 'Your own server' }).check();
  await settings.getByLabel('Server address').fill('ftp://nowhere');
  await look('settings, an address that is none');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await player.useServer(server.url);

  await page.getByRole('radio', { name: 'Other', exact: true }).last().check({ force: true });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await button(/Borrow a hero/).click();
  await expect(page.getByRole('figure', { name: 'Your hero’s picture' }).getByRole('img')).toHaveAttribute(
    'data-shown',
    'true',
  );
  await look('setup, filled');

  await button('Start My Adventure!').click();
  await player.ready(1);
  await expect(page.getByTestId('face-question')).toBeVisible();
  await look('play, opening');
  server.play({ use: 'passage', play: { type: 'hang', afterTokens: 50 } });
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
  // By then the title has come, which is asked for beside the passage.
  server.play({
    use: 'passage',
    play: { type: 'status', status: 429, retryAfterSeconds: 90, afterMs: 2000 },
  });
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
  await expect(dialog('Edit passage')).toBeVisible();
  await look('edit');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog('Keys')).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  // On a phone it is a line of a menu.
  if (narrow(page)) {
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
  await look('stories, deleted', { told: true });
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

/** On a phone the bar of the page folds into a menu. */
function narrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
