import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { RejectCode } from '../../../src/domain/protocol/push.ts';
import type { SyncReport } from '../../../src/domain/ports/sync-store.ts';
import { accountApiAtom, accountAtom } from '../../../src/state/account.ts';
import { wakeCopyAtom } from '../../../src/state/copy.ts';
import type { Database } from '../../../src/storage/database.ts';
import { headId } from '../../../src/storage/device.ts';
import { noteMissing } from '../../../src/storage/missing-picture.ts';
import { noteReport, noteState } from '../../../src/storage/sync-state.ts';
import { fakeForm, fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { storeScenes } from '../../store-scenes.ts';
import { openApp, type Visit } from '../open-app.tsx';
import { ada, fakeAccountApi } from './fake-account-api.ts';
import { faults } from './faults.ts';

const phone = fakeId(901);
const epoch = fakeId(990);
const at = Date.UTC(2026, 10, 24, 7, 30);

const report = (database: Database, props: Partial<SyncReport> = {}) =>
  noteReport(database, { state: 'idle', at, okAt: at, message: '', ...props });

/** Rows that wait, as a turn leaves them. */
const wait = (database: Database, rows: number) =>
  database.outbox.bulkAdd(
    Array.from({ length: rows }, (_, n) => ({
      kind: 'scenes' as const,
      id: fakeId(500 + n),
      turn: null,
      fields: {},
    })),
  );

const refuse = (database: Database, code: RejectCode = 'too-big') =>
  database.quarantine.add({
    kind: 'scenes',
    id: fakeId(100),
    story: fakeId(1),
    row: fakeScene(),
    fields: {},
    turn: null,
    place: 7,
    code,
    at,
  });

/** An account plays, and all of it was copied once. */
async function openCopied(visit: Visit = {}) {
  const app = await openApp({ demo: false, ...visit });
  const { database, atoms } = app;
  await database.stories.put({ ...fakeStory({ title: 'The Glass Weir' }), v: 1, s: {} });
  await database.devices.bulkPut([
    { id: fakeId(900), label: 'Mac', v: 1, s: {} },
    { id: phone, label: 'Android phone', v: 1, s: {} },
  ]);
  await noteState(database, { epoch, v: 100, cursors: { d: 100, s: 100 }, auditedAt: at });
  await report(database);
  atoms.set(accountApiAtom, fakeAccountApi().api);
  atoms.set(accountAtom, { type: 'signed-in', user: ada });
  const woken = vi.fn();
  atoms.set(wakeCopyAtom, { wake: woken });
  return { ...app, woken };
}

const button = () => page.getByRole('banner').getByRole('button', { name: /^Backup: / });
const dialog = () => page.getByRole('dialog', { name: 'Backup', exact: true });

test('the header follows the copy: backed up, waiting, offline, paused, in need of attention', async () => {
  const { database, atoms } = await openCopied();
  await expect.element(button()).toHaveAccessibleName('Backup: backed up');
  await wait(database, 12);
  await expect.element(button()).toHaveAccessibleName('Backup: 12 waiting');
  await report(database, { state: 'offline' });
  await expect.element(button()).toHaveAccessibleName('Backup: offline, 12 waiting');
  await report(database, { state: 'full' });
  await expect.element(button()).toHaveAccessibleName('Backup: needs attention');
  expect(await faults()).toEqual([]);
  atoms.set(accountAtom, { type: 'paused', user: ada });
  await expect.element(button()).toHaveAccessibleName('Backup: paused, sign in again');
  expect(await faults()).toEqual([]);
});

test('demo play shows nothing of it, and reads nothing of it', async () => {
  const { database } = await openApp();
  await wait(database, 3);
  await expect.element(page.getByRole('banner').getByRole('button', { name: /^Theme/ })).toBeVisible();
  expect(button().elements()).toEqual([]);
});

test('on a phone it is a line of the menu, whose button is marked where something is to be done', async () => {
  const { database } = await openCopied({ size: [390, 844] });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const mark = () => getComputedStyle(menu.element().parentElement ?? document.body, '::after').content;
  await expect.poll(() => button().elements().length).toBe(0);
  expect(mark()).toBe('none');
  await refuse(database);
  await expect.poll(mark).not.toBe('none');
  await menu.click();
  await expect.element(button()).toHaveTextContent('Backup: needs attention');
  await button().click();
  await expect.element(dialog()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await faults()).toEqual([]);
});

test('SYNC-06 what is not sent yet, the last error and a retry are a press away', async () => {
  const { database, woken } = await openCopied();
  await wait(database, 2);
  await report(database, { state: 'failed', okAt: at - 600_000, message: 'disk of the server is full' });
  await button().click();
  await expect.element(dialog().getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect.element(dialog().getByText(/2 changes wait\./)).toBeVisible();
  await expect.element(dialog().getByText(/^Last complete .*2026/)).toBeVisible();
  await dialog().getByText('What the server said').click();
  await expect.element(dialog().getByText('disk of the server is full')).toBeVisible();
  expect(await faults()).toEqual([]);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('Asked the server.')).toBeVisible();
  expect(woken).toHaveBeenCalledTimes(1);
});

test('a row that the server refused is told with its story and the reason, can be had as a file, and goes back to its place', async () => {
  const { database } = await openCopied();
  await refuse(database);
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  await button().click();
  const row = dialog().getByRole('listitem').first();
  await expect.element(row).toHaveTextContent('A page of “The Glass Weir”It is too big.');
  await row.getByRole('button', { name: 'Take it out as a file: A page of “The Glass Weir”' }).click();
  await expect.poll(() => saved.length).toBe(1);
  make.mockRestore();
  click.mockRestore();
  expect(saved[0]?.name).toBe(`lamplit-scenes-${fakeId(100)}.json`);
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({
    kind: 'scenes',
    code: 'too-big',
    row: { passage: fakeScene().passage },
  });
  expect(await faults()).toEqual([]);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('Not taken by the server')).not.toBeInTheDocument();
  expect(await database.outbox.toArray()).toMatchObject([{ n: 7, kind: 'scenes', id: fakeId(100) }]);
});

test('words of which the server has others can be had as a file and removed, and trying again leaves them', async () => {
  const { database } = await openCopied();
  await refuse(database, 'different');
  await button().click();
  const row = dialog().getByRole('listitem').first();
  await expect.element(row).toHaveTextContent(/yours is kept here/);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('Asked the server.')).toBeVisible();
  expect(await database.quarantine.count()).toBe(1);
  expect(await faults()).toEqual([]);
  await row.getByRole('button', { name: 'Remove: A page of “The Glass Weir”' }).click();
  await expect.element(dialog().getByText('Not taken by the server')).not.toBeInTheDocument();
  expect(await database.quarantine.count()).toBe(0);
  expect(await database.outbox.count()).toBe(0);
});

test('every device has a name that the player can change', async () => {
  const { database } = await openCopied();
  await button().click();
  const rows = dialog().getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent(/^Macthis device/);
  await dialog().getByRole('button', { name: 'Rename Android phone' }).click();
  const field = dialog().getByLabelText('Name of the device');
  await expect.element(field).toHaveFocus();
  expect(await faults()).toEqual([]);
  await field.fill('Pocket lamp');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('button', { name: 'Rename Pocket lamp' })).toHaveFocus();
  expect((await database.devices.get(phone))?.label).toBe('Pocket lamp');
  expect(await database.outbox.where('[kind+id]').equals(['devices', phone]).count()).toBe(1);
});

test('who is paused is led to sign in again', async () => {
  const { atoms, path } = await openCopied();
  atoms.set(accountAtom, { type: 'paused', user: ada });
  await expect.element(button()).toHaveAccessibleName('Backup: paused, sign in again');
  await button().click();
  await dialog().getByRole('button', { name: 'Sign in again' }).click();
  await expect.poll(path).toBe('/login');
});

test('the account says the same, and leads to it', async () => {
  const { database } = await openCopied();
  await wait(database, 1);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  const account = page.getByRole('dialog', { name: 'Your account' });
  await expect.element(account.getByText('1 waiting')).toBeVisible();
  expect(await faults()).toEqual([]);
  await account.getByRole('button', { name: 'Details of the backup' }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(account).not.toBeInTheDocument();
});

test('a big account that comes for the first time says how much of it is here, and at last that it is all', async () => {
  const { database } = await openCopied();
  await noteState(database, { auditedAt: 0, v: 3_000, cursors: { d: 3_000, s: 412 } });
  const line = page.getByRole('main').getByText(/have come|on this device now/);
  await storeScenes(
    database,
    Array.from({ length: 412 }, (_, n) =>
      fakeScene({ id: fakeId(1_000 + n), parent: n === 0 ? null : fakeId(999 + n), depth: n }),
    ),
  );
  await expect
    .element(line)
    .toHaveTextContent('412 of about 3,000 scenes have come; you can play meanwhile.');
  await expect.element(button()).toHaveAccessibleName('Backup: coming from your account');
  expect(await faults()).toEqual([]);
  await report(database, { state: 'offline' });
  await expect
    .element(line)
    .toHaveTextContent(
      '412 scenes have come from your account. The others come when the server can be reached.',
    );
  await noteState(database, { cursors: { d: 3_000, s: 3_000 } });
  await expect.element(line).toHaveTextContent('All of your account is on this device now.');
});

test('a book whose scenes are still on another device says so on the shelf', async () => {
  const { database } = await openCopied();
  const story = fakeId(1);
  await database.heads.put({
    id: headId(story, phone),
    story,
    device: phone,
    scene: fakeId(100),
    at: 1,
    v: 1,
    s: {},
  });
  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: /^Story History/ });
  await expect.element(shelf.getByText('Its scenes have not come to this device yet.')).toBeVisible();
  expect(await faults()).toEqual([]);
  await storeScenes(database, [fakeScene()]);
  await expect
    .element(shelf.getByText('Its scenes have not come to this device yet.'))
    .not.toBeInTheDocument();
});

test('a cover that has not come says why in its place, and is there when it has', async () => {
  const { database } = await openCopied();
  const [cover, portrait] = ['c'.repeat(64), 'd'.repeat(64)];
  const hero = fakeForm({ characterImage: portrait });
  await database.stories.put({ ...fakeStory({ cover, character: hero }), v: 1, s: {} });
  await page.getByRole('button', { name: 'Stories', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: /^Story History/ });
  await expect.element(shelf.getByText('The picture has not come to this device yet')).toBeVisible();
  await noteMissing(database, cover, 'offline');
  await expect.element(shelf.getByText('The picture comes when the server can be reached')).toBeVisible();
  expect(await faults()).toEqual([]);
  const bytes = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>',
  ).buffer;
  const picture = { mime: 'image/svg+xml', bytes, size: bytes.byteLength, state: 'remote' as const };
  // The best that is here is shown, until a better one comes.
  await database.blobs.put({ hash: portrait, ...picture, lastUsed: 1 });
  await expect.element(shelf.getByText(/^The picture/)).not.toBeInTheDocument();
  const shown = () => shelf.element().querySelector('img')?.src;
  await expect.poll(shown).toMatch(/^blob:/);
  const standIn = shown();
  await database.blobs.put({ hash: cover, ...picture, lastUsed: 1 });
  await expect.poll(shown).not.toBe(standIn);
});
