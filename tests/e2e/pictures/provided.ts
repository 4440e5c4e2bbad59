import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, type Page } from 'playwright/test';

import {
  planOf,
  startReplicateServer,
  type ReplicateServer,
} from '../../replicate-server/replicate-server.ts';
import { startOwnServer } from '../sync/own-server.ts';
import { openStory, type Device } from '../sync/two-devices.ts';

/** The picture of the open page. */
export const plate = (page: Page) => page.getByRole('figure', { name: 'The picture of this page' });
/** The portrait in the setup. */
export const hero = (page: Page) => page.getByRole('figure', { name: 'Your hero’s picture' });
/** How many credits the header shows. */
export const badge = (page: Page, credits: number) =>
  page.getByRole('button', { name: `${credits} image credits: pricing` });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The real server, and a stand-in for Replicate behind it. @param house whether the server has a key of its own */
export async function serve({ house = true } = {}) {
  const replicate = await startReplicateServer();
  replicate.plans.set('', planOf({ output: 'shown' }));
  const server = await startOwnServer({
    REPLICATE_BASE_URL: replicate.url,
    ...(house ? { REPLICATE_API_TOKEN: 'r8_house_key' } : {}),
  });
  return { replicate, server };
}

/** Ends all of it. */
export async function close({
  devices,
  replicate,
  server,
}: {
  readonly devices: readonly Device[];
  readonly replicate: ReplicateServer;
  readonly server: { readonly close: () => Promise<void> };
}) {
  for (const { context } of devices) await context.close();
  await server.close();
  await replicate.close();
}

/** Pictures of new pages come by themselves from now on. */
export async function chooseProvider({ page }: Device) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: 'By a provider' }).check({ force: true });
  await expect(dialog.getByText(/Price: one credit a picture.*You have 15 credits/)).toBeVisible();
  await dialog.getByRole('switch', { name: /Make pictures of new pages by itself/ }).check();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await agree(page);
  await expect(dialog).toBeHidden();
}

/** Reads what leaves the device, and agrees. */
export async function agree(page: Page) {
  const notice = page.getByRole('alertdialog', { name: 'Before the first picture by Replicate' });
  await expect(notice.getByText(/replicate\.com/)).toBeVisible();
  await notice.getByRole('button', { name: 'I understand, go on' }).click();
  await expect(notice).toHaveCount(0);
}

/** Says who the hero is. */
export async function fillHero(page: Page) {
  await field(page, 'Name').fill('Ysolde Marrow');
  await field(page, 'Appearance').fill('a salt-white braid, one eye the colour of old brass');
  await field(page, 'Main objective').fill('find the drowned bell');
  await field(page, 'Location or world').fill('a harbour town');
}

/** Opens the only story of a device, at the scene where it stands. */
export async function openAt(device: Device, scene: number) {
  if (scene === 1) return openStory(device);
  await device.page.getByRole('button', { name: 'Stories' }).click();
  await device.page.getByRole('dialog').getByRole('button', { name: /^Load/ }).click();
  await device.player.ready(scene);
}

/** Makes the PDF of the open story. */
export async function savePdf({ page, player }: Device, file: string) {
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Export…' }).last().click();
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Make the file' }).click();
  await (await saving).saveAs(file);
}

/** Makes the file of the open story that Lamplit reads. */
export async function saveBundle({ page, player }: Device, file: string) {
  await player.unfoldTools();
  await page.getByRole('button', { name: 'Export…' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Lamplit/ }).check({ force: true });
  const saving = page.waitForEvent('download', { timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Make the file' }).click();
  await (await saving).saveAs(file);
}

/** How many pictures a PDF paints. */
export async function picturesInPdf(file: string): Promise<number> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)) }).promise;
  let count = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    count += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return count;
}

/** How many scenes have a picture by a provider whose bytes are on this device. */
export async function madeCount(page: Page): Promise<number> {
  const tables = await readTables(page, ['sceneMeta', 'blobs']);
  const here = new Set((tables['blobs'] ?? []).map((row) => row['hash']));
  return (tables['sceneMeta'] ?? []).filter((row) => here.has(row['image'])).length;
}

/** Names of tables in which a text stands. */
export async function rowsWith(page: Page, text: string): Promise<readonly string[]> {
  const tables = await readTables(page, null);
  return Object.entries(tables).flatMap(([name, rows]) =>
    JSON.stringify(rows).includes(text) ? [name] : [],
  );
}

function readTables(
  page: Page,
  names: readonly string[] | null,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  return page.evaluate(async (wanted) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no answer'));
      });
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('lamplit-space-')) continue;
      const database = await answer(indexedDB.open(name));
      for (const table of wanted ?? [...database.objectStoreNames]) {
        const rows = (await answer(database.transaction(table).objectStore(table).getAll())) as Record<
          string,
          unknown
        >[];
        found[table] = [...(found[table] ?? []), ...rows];
      }
      database.close();
    }
    return found;
  }, names);
}

/** Whether the page shows a picture by the stand-in: no drawing is as small. */
export function isShown(page: Page): Promise<boolean> {
  return plate(page)
    .getByRole('img')
    .last()
    .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth === 96);
}

/** Names of the pictures that scenes show. */
export async function shownHashes(page: Page): Promise<readonly unknown[]> {
  return ((await readTables(page, ['sceneMeta']))['sceneMeta'] ?? []).map((row) => row['image']);
}
