import { expect, type Page } from 'playwright/test';

import { test } from './face/told-by-server.ts';
import { Player } from './player.ts';

/** What another page does when somebody else signs in there: the registry points to his space, the page remembers him, and all are told. */
const makeActive = (page: Page, space: string) =>
  page.evaluate(async (id) => {
    const opening = indexedDB.open('lamplit-registry');
    const registry = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('the registry could not be opened'));
    });
    const writing = registry.transaction(['spaces', 'pointers'], 'readwrite');
    const spaces = writing.objectStore('spaces');
    const all = await new Promise<readonly { readonly id: string; readonly user: string | null }[]>(
      (resolve) => {
        const reading = spaces.getAll();
        reading.onsuccess = () => resolve(reading.result);
      },
    );
    const demo = all.find(({ user }) => user === null)?.id ?? '';
    const wanted = id === 'demo' ? demo : id;
    if (id !== 'demo') spaces.put({ id, user: id, label: 'mira@example.org', createdAt: 1 });
    writing.objectStore('pointers').put({ name: 'active', space: wanted });
    await new Promise((resolve) => (writing.oncomplete = resolve));
    registry.close();
    if (id === 'demo') localStorage.removeItem('lamplit-account');
    else localStorage.setItem('lamplit-account', JSON.stringify({ user: { id, email: 'mira@example.org' } }));
    const channel = new BroadcastChannel('lamplit-owner');
    channel.postMessage(wanted);
    channel.close();
  }, space);

test('A9 when somebody else signs in, every tab lets go of who played: the one in mid-stream when its page is told, and typed words wait for their owner', async ({
  page,
  context,
  server,
  player,
}) => {
  await player.enterDemo();
  await player.useServer(server.url);
  await player.startWithPreset();
  // A second tab of the same player, with words typed and not sent.
  const second = await context.newPage();
  const beside = new Player(second);
  await second.goto('/');
  await expect(beside.folio(1)).toBeVisible();
  await beside.ownAction.fill('look under the third stair');
  const mark = (tab: Page) => tab.evaluate(() => void Object.assign(window, { before: true }));
  const isSame = (tab: Page) => tab.evaluate(() => 'before' in window);
  await mark(page);
  await mark(second);

  server.play({ use: 'passage', play: { type: 'stream', tokensPerSecond: 12 } });
  await player.choose(0);
  await player.streamed(20);
  await makeActive(second, '01890000-0000-7000-8000-000000000002');
  const setup = (tab: Page) => tab.getByRole('heading', { name: 'Who walks into this story?' });
  await expect(setup(second)).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await second.getByRole('button', { name: 'Stories' }).click();
  await expect(second.getByRole('dialog').getByRole('button', { name: /^Load/ })).toHaveCount(0);
  await second.keyboard.press('Escape');
  // The other one is still telling, and goes when it is told.
  expect(await isSame(page)).toBe(true);
  await expect(player.article).toHaveAttribute('aria-busy', 'true');
  await expect(setup(page)).toBeVisible({ timeout: 120_000 });
  expect(await isSame(page)).toBe(false);
  const asked = server.calls();
  expect(await Promise.all(asked.map(({ closed }) => closed))).not.toContain('aborted');

  // Nobody asks for the first one any more, and when he comes back everything is there.
  const before = asked.length;
  await makeActive(page, 'demo');
  await expect(player.folio(2)).toBeVisible();
  await expect(beside.folio(2)).toBeVisible();
  // The words belong to the first page.
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(beside.ownAction).toHaveValue('look under the third stair');
  expect(server.calls().length).toBe(before);
});
