import { createHash } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { expect as patient, test as base, type Locator } from 'playwright/test';

import { startFileServer, type FileServer } from '../device-model/file-server.ts';
import { tinyGguf } from '../device-model/tiny-gguf.ts';
import { settled } from './face/settled.ts';
import { Player, watchComplaints } from './player.ts';

base.use({ serviceWorkers: 'allow' });

const model = tinyGguf();
const page = new TextEncoder().encode('<!doctype html><title>Sign in</title><h1>Please sign in</h1>');
const damaged = model.slice();
// Of a kind that nobody has ever heard of: its head can be read, and nothing can run it.
damaged.set(
  new TextEncoder().encode('zzama'),
  new TextDecoder('latin1').decode(model.subarray(0, 400)).indexOf('llama'),
);
/** One bit of its tensors is the other way: only its hash tells. */
const altered = model.slice();
altered[altered.length - 2_000] = (altered.at(-2_000) ?? 0) ^ 1;
const pointer = new TextEncoder().encode(
  `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(model).digest('hex')}\nsize ${model.length}\n`,
);

// Loading a model and reading its prompt take their time on a busy machine.
base.setTimeout(300_000);
const expect = patient.configure({ timeout: 30_000 });

/** A player, and a host of model files. */
const test = base.extend<{ host: FileServer; player: Player; complaints: readonly string[] }>({
  host: async ({ page: _page }, use) => {
    const host = await startFileServer({
      '/tiny.gguf': { body: model },
      '/endless.gguf': { body: tinyGguf({ endless: true }) },
      '/thinks.gguf': { body: tinyGguf({ thinks: true }) },
      '/page.gguf': { body: page, type: 'text/html' },
      '/cut.gguf': { body: model.subarray(0, model.length - 5000) },
      '/damaged.gguf': { body: damaged },
      // As at Hugging Face: the hash of a file stands beside it.
      '/one/tiny/resolve/altered.gguf': { body: altered },
      '/one/tiny/raw/altered.gguf': { body: pointer, type: 'text/plain' },
      '/breaks.gguf': { body: model, breaksOff: true },
      '/hangs.gguf': { body: model, hangs: true },
    });
    await use(host);
    await host.close();
  },
  complaints: async ({ page: tab }, use) => {
    await use(await watchComplaints(tab));
  },
  player: async ({ page: tab, complaints: _complaints }, use) => {
    const player = new Player(tab);
    await player.enterDemo();
    await use(player);
  },
});

async function openDeviceSettings(player: Player): Promise<Locator> {
  await player.page.getByRole('button', { name: 'Settings' }).click();
  const dialog = player.page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'A model on this device' }).check({ force: true });
  return dialog;
}

async function install(dialog: Locator, url: string) {
  await dialog.getByLabel('Another model: address of a GGUF file').fill(url);
  await dialog
    .locator('div')
    .filter({ has: dialog.page().getByLabel('Another model') })
    .getByRole('button', { name: 'Install', exact: true })
    .last()
    .click();
}

test('@long PLAY-26 PLAY-27 a model is fetched, tried and installed; it tells turns as they stream, and without a network after a reload', async ({
  player,
  host,
  page: tab,
  complaints,
  context,
}) => {
  await player.installed();
  const before = await tab.evaluate(() => caches.has('lamplit-models'));
  expect(before).toBe(false);
  const dialog = await openDeviceSettings(player);
  await expect(dialog.getByText('Apache 2.0').first()).toBeVisible();
  await expect(dialog.getByText('about 270 MB')).toBeVisible();
  await install(dialog, `${host.url}/tiny.gguf`);
  await expect(dialog.getByRole('radio', { name: /^tiny/ })).toBeChecked({ timeout: 60_000 });
  await expect(dialog.getByText('mit', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await tab.getByRole('button', { name: /Borrow a hero/ }).click();
  await tab.getByRole('button', { name: 'Start My Adventure!' }).click();
  await told(player, 1);
  await expect(player.passage).toContainText('The lamp burned low over the harbour');
  await expect(player.page.getByRole('region', { name: 'This scene could not be told' })).toBeHidden();
  await expect(player.title).toHaveText(/Lamp at the Quay|Door Below|Light on the Water/);
  await expect(player.choices.first()).toContainText(
    /Bring the warm key|Wait by the stairs|Break the old door/,
  );

  await host.close();
  await context.setOffline(true);
  await tab.reload();
  await told(player, 1);
  await player.choose(0);
  await told(player, 2);
  await expect(player.passage).toContainText('The lamp burned low over the harbour');
  expect(host.asked).toEqual(['/tiny.gguf']);
  expect(complaints).toEqual([]);
});

test('@long PLAY-26 PLAY-27 a model that would think for ever is told not to: it is installed, says how fast it is, and tells; a turn reads only what is new', async ({
  player,
  host,
  page: tab,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/thinks.gguf`);
  const row = dialog.getByRole('listitem').filter({ hasText: 'thinks' });
  await expect(row.getByRole('radio')).toBeChecked({ timeout: 60_000 });
  // The browsers of these tests lend no graphics card.
  await expect(row).toContainText(/On the processor: .* a second, /);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await tab.getByRole('button', { name: /Borrow a hero/ }).click();
  await tab.getByRole('button', { name: 'Start My Adventure!' }).click();
  await told(player, 1);
  await expect(player.passage).toContainText('The lamp burned low over the harbour');
  await player.choose(0);
  await told(player, 2);
  await expect(player.passage).toContainText('The lamp burned low over the harbour');
  const cached = await cachedTokens(player);
  expect(cached).toHaveLength(2);
  expect(Math.max(...cached)).toBeGreaterThan(500);
});

test('@long PLAY-27 a model that is told to stop says no further word, and is there for the next turn', async ({
  player,
  host,
  page: tab,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/endless.gguf`);
  await expect(dialog.getByRole('radio', { name: /^endless/ })).toBeChecked({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await tab.getByRole('button', { name: /Borrow a hero/ }).click();
  await tab.getByRole('button', { name: 'Start My Adventure!' }).click();
  const stopped = tab.getByRole('heading', { name: 'You stopped the storyteller here.' });
  for (const again of [false, true]) {
    if (again) await tab.getByRole('button', { name: /^Retry from/ }).click();
    // Looked at with every frame: it tells some hundred words a second.
    await tab.waitForFunction(
      () => (document.querySelector('[data-testid="passage"]')?.textContent.length ?? 0) > 40,
      null,
      { timeout: 120_000 },
    );
    await tab.getByRole('button', { name: 'Stop' }).click();
    await expect(stopped).toBeVisible();
    const rested = await player.text();
    await tab.getByRole('button', { name: 'Settings' }).click();
    await tab
      .getByRole('dialog', { name: 'Settings' })
      .getByRole('button', { name: 'Close' })
      .first()
      .click();
    // It would have gone on for some hundred words more.
    expect(await player.text()).toBe(rested);
  }
});

for (const [name, title] of [
  ['page', 'That file is no model'],
  ['cut', 'The model’s file is not whole'],
  ['damaged', 'The model cannot be run'],
  ['breaks', 'The download broke off'],
  ['missing', 'The model could not be fetched'],
] as const) {
  test(`@long a file that is ${name} is refused in words, and nothing of it is kept`, async ({
    player,
    host,
  }) => {
    const dialog = await openDeviceSettings(player);
    await install(dialog, `${host.url}/${name}.gguf`);
    const row = dialog.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(title, { timeout: 60_000 });
    expect(await storedFiles(player)).toEqual([]);
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toBeHidden();
  });
}

test('@long a file whose tensors are not those that its publisher names is refused in words, and nothing of it is kept', async ({
  player,
  host,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/one/tiny/resolve/altered.gguf`);
  const row = dialog.getByRole('listitem').filter({ hasText: 'altered' });
  await expect(row).toContainText('The model’s file was changed', { timeout: 60_000 });
  expect(await storedFiles(player)).toEqual([]);
});

test('an installed model’s file is read over when asked; a byte that changed since is found, and told in words', async ({
  player,
  host,
  page: tab,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/tiny.gguf`);
  const row = dialog.getByRole('listitem').filter({ hasText: 'tiny' });
  await expect(row.getByRole('radio')).toBeChecked({ timeout: 60_000 });
  const check = row.getByRole('button', { name: 'Check this file' });
  await check.press('Enter');
  await expect(row.getByRole('status')).toContainText('not a byte has changed');
  await expect(check).toBeFocused();
  await tab.evaluate(settled);
  const { violations } = await new AxeBuilder({ page: tab }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await tab.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('lamplit-models');
    const handle = await folder.getFileHandle('own-tiny.gguf');
    const { size } = await handle.getFile();
    const writable = await handle.createWritable({ keepExistingData: true });
    await writable.write({ type: 'write', position: size - 2_000, data: new Uint8Array([99]) });
    await writable.close();
  });
  await check.press('Enter');
  await expect(row).toContainText('The model’s file was changed');
  await expect.poll(() => storedFiles(player)).toEqual([]);
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('@long a download that is stopped leaves nothing; one whose page was reloaded can be tried again', async ({
  player,
  host,
  page: tab,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/hangs.gguf`);
  const row = dialog.getByRole('listitem').filter({ hasText: 'hangs' });
  await expect(row.getByRole('progressbar')).toBeVisible();
  await row.getByRole('button', { name: 'Stop' }).click();
  await expect(row).toBeHidden();
  await expect.poll(() => storedFiles(player)).toEqual([]);

  await install(dialog, `${host.url}/hangs.gguf`);
  await expect(row.getByRole('progressbar')).toBeVisible();
  await tab.reload();
  await openDeviceSettings(player);
  await expect(row).toContainText('The download broke off');
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a model is deleted only after it was asked twice, and its room is given back', async ({
  player,
  host,
}) => {
  const dialog = await openDeviceSettings(player);
  await install(dialog, `${host.url}/tiny.gguf`);
  const row = dialog.getByRole('listitem').filter({ hasText: 'tiny' });
  await expect(row.getByRole('radio')).toBeChecked({ timeout: 60_000 });
  await row.getByRole('button', { name: 'Delete tiny' }).click();
  expect(await storedFiles(player)).toEqual(['own-tiny.gguf']);
  await row.getByRole('button', { name: /^Really delete/ }).click();
  await expect(row).toBeHidden();
  await expect.poll(() => storedFiles(player)).toEqual([]);
  await expect(dialog.getByRole('radio', { name: 'Built-in storyteller' })).not.toBeChecked();
});

test('@long a file of the player’s own is taken in', async ({ player }) => {
  const dialog = await openDeviceSettings(player);
  await dialog.getByLabel(/Or choose a GGUF file/).setInputFiles({
    name: 'My Teller.gguf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(model),
  });
  await expect(dialog.getByRole('radio', { name: /^My Teller/ })).toBeChecked({ timeout: 60_000 });
});

/** A model on a processor that others use too takes its time, for a passage and for the choices below it. */
async function told(player: Player, scene: number) {
  const patience = { timeout: 120_000 };
  // The number first: a page that waits for its first word is not busy yet, and still shows the choices of the scene before.
  await expect(player.folio(scene)).toBeVisible(patience);
  await expect(player.article).toHaveAttribute('aria-busy', 'false', patience);
  await expect(player.choices).toHaveCount(3, patience);
  await player.ready(scene);
}

function storedFiles(player: Player): Promise<readonly string[]> {
  return player.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    try {
      const folder = await root.getDirectoryHandle('lamplit-models');
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
        names.push(name);
    } catch {
      // No model was ever here.
    }
    return names;
  });
}

/** What the model still knew of each prompt, by the receipts of the scenes. */
function cachedTokens(player: Player): Promise<readonly number[]> {
  return player.page.evaluate(async () => {
    type Receipt = { readonly calls: readonly { readonly cachedTokens: number | null }[] };
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const cached: number[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      if (database.objectStoreNames.contains('receipts')) {
        const rows: readonly Receipt[] = await answerOf(
          database.transaction('receipts').objectStore('receipts').getAll(),
        );
        for (const { calls } of rows) for (const call of calls) cached.push(call.cachedTokens ?? 0);
      }
      database.close();
    }
    return cached;
  });
}
