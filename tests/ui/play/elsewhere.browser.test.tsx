import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';

import type { Draft, Scene } from '../../../src/domain/story.ts';
import { accountAtom } from '../../../src/state/account.ts';
import type { Database } from '../../../src/storage/database.ts';
import { headId } from '../../../src/storage/device.ts';
import { sharedDraftId } from '../../../src/storage/draft-writes.ts';
import { stampOfTime } from '../../../src/domain/stamp.ts';
import { offerAtom } from '../../../src/state/view.ts';
import { playDialogAtom } from '../../../src/ui/play/dialogs/play-dialog.ts';
import { fakeDraft, fakeId, fakeScene } from '../../fakes.ts';
import { storeScenes } from '../../store-scenes.ts';
import { ada } from '../account/fake-account-api.ts';
import { faults } from '../account/faults.ts';
import { openBook } from './open-book.tsx';

const story = fakeId(1);
const phone = fakeId(901);

/** A scene told from `parent`. */
const told = (id: number, parent: number | null, depth: number): Scene =>
  fakeScene({ id: fakeId(id), parent: parent === null ? null : fakeId(parent), depth, title: `Scene ${id}` });

const road = [told(100, null, 0), told(101, 100, 1), told(102, 101, 2)];

/** Rows as a pull brings them, all at once. */
async function arrive(database: Database, scenes: readonly Scene[], at: number, device = phone) {
  const { scenes: table, sceneMeta, heads } = database;
  await database.transaction('rw', table, sceneMeta, heads, async () => {
    if (scenes.length > 0) await storeScenes(database, scenes);
    const place = { id: headId(story, device), story, device, scene: fakeId(at), at: 9 };
    await heads.put({ ...place, v: 1, s: {} });
  });
}

async function openAccountBook(book: Parameters<typeof openBook>[0] = {}) {
  if (book.reload !== true) localStorage.removeItem('lamplit-told-elsewhere');
  const opened = await openBook({ scenes: road, ...book });
  await opened.database.devices.bulkPut([
    { id: fakeId(900), label: 'Mac', v: 1, s: {} },
    { id: phone, label: 'Android phone', v: 1, s: {} },
  ]);
  opened.store.set(accountAtom, { type: 'signed-in', user: ada });
  return { ...opened, notes: opened.screen.getByRole('region', { name: 'On your other devices' }) };
}

const title = (screen: Awaited<ReturnType<typeof openBook>>['screen'], name: string) =>
  screen.getByRole('heading', { name, level: 1 });

const ahead = 'On “Android phone” this story is 3 scenes ahead';

test('a phone that went on is offered at the end of the page; what came moves nothing, and a press goes there', async () => {
  const { database, notes, screen, calls, passage, store } = await openAccountBook();
  await expect.element(title(screen, 'Scene 102')).toBeVisible();
  const before = passage().getBoundingClientRect().top + scrollY;
  await arrive(database, [told(103, 102, 3), told(104, 103, 4), told(105, 104, 5)], 105);
  await expect.element(notes.getByText(ahead)).toBeVisible();
  expect(passage().getBoundingClientRect().top + scrollY).toBe(before);
  await expect.element(title(screen, 'Scene 102')).toBeVisible();
  await expect.poll(() => store.get(offerAtom)?.title).toBe(ahead);
  expect(await faults()).toEqual([]);
  expect(calls()).toEqual([]);
  await notes.getByRole('button', { name: 'Go on there' }).click();
  await expect.poll(calls).toEqual([{ command: 'goTo', input: { story, scene: fakeId(105) } }]);
});

test('who stays is not asked again of that place, also after a reload, but of the next one', async () => {
  const { database, notes, store } = await openAccountBook();
  await arrive(database, [told(103, 102, 3), told(104, 103, 4), told(105, 104, 5)], 105);
  await notes.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(notes).not.toBeInTheDocument();
  store.set(offerAtom, null);
  await arrive(database, [told(106, 105, 6)], 106);
  await expect.element(notes.getByText(/is 4 scenes ahead/)).toBeVisible();
  await expect.poll(() => store.get(offerAtom)?.title ?? '').toContain('4 scenes ahead');
  await notes.getByRole('button', { name: 'Stay here' }).click();
  await cleanup();
  const again = await openAccountBook({ reload: true });
  await arrive(again.database, [told(103, 102, 3), told(104, 103, 4), told(105, 104, 5)], 105);
  await arrive(again.database, [told(303, 102, 3)], 303, fakeId(902));
  await expect.element(again.notes.getByText(/another device this story is 1 scene ahead/)).toBeVisible();
  expect(again.notes.element().textContent).not.toContain('Android');
  await expect.poll(() => again.store.get(offerAtom)?.title ?? '').toContain('another device');
});

test('two roads are told of calmly with their lengths, and the map is a press away', async () => {
  const { database, notes, store } = await openAccountBook();
  await arrive(database, [told(203, 100, 1), told(204, 203, 2), told(205, 204, 3)], 205);
  await expect
    .element(notes)
    .toHaveTextContent('This story went two ways: here (2 scenes), on “Android phone” (3). Both are kept.');
  expect(await faults()).toEqual([]);
  await notes.getByRole('button', { name: 'Open the map' }).click();
  expect(store.get(playDialogAtom)).toBe('map');
  store.set(playDialogAtom, 'none');
  await expect.element(notes).not.toBeInTheDocument();
  // It goes on, and it was told of.
  await arrive(database, [told(206, 205, 4)], 206);
  await arrive(database, [told(301, 102, 3)], 301, fakeId(902));
  await expect.element(notes.getByText('On another device this story is 1 scene ahead')).toBeVisible();
  expect(notes.element().textContent).not.toContain('two ways');
});

test('a road of which scenes are still missing is told of once it is whole', async () => {
  const { database, notes } = await openAccountBook();
  await arrive(database, [told(504, 503, 4), told(505, 504, 5)], 505);
  await arrive(database, [told(303, 102, 3)], 303, fakeId(902));
  await expect.element(notes.getByText('On another device this story is 1 scene ahead')).toBeVisible();
  expect(notes.element().textContent).not.toContain('Android');
  await notes.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(notes).not.toBeInTheDocument();
  await arrive(database, [told(503, 102, 3)], 505);
  await expect.element(notes.getByText(ahead)).toBeVisible();
});

test('whoever steps back himself is not called back to where he was', async () => {
  const { database, notes, moveTo, screen } = await openAccountBook();
  await arrive(database, [], 102);
  await moveTo(fakeId(101));
  await database.play.put({ story, redo: [fakeId(102)], airlessSeconds: 0 });
  await expect.element(title(screen, 'Scene 101')).toBeVisible();
  await arrive(database, [told(303, 101, 2)], 303, fakeId(902));
  await expect.element(notes.getByText('On another device this story is 1 scene ahead')).toBeVisible();
  expect(notes.element().textContent).not.toContain('Android');
});

test('in demo play other devices are not spoken of', async () => {
  const { database, notes, screen } = await openBook({ scenes: road }).then((book) => ({
    ...book,
    notes: book.screen.getByRole('region', { name: 'On your other devices' }),
  }));
  await arrive(database, [told(103, 102, 3)], 103);
  await expect.element(screen.getByText(/This scene has gone on before/)).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
});

/** What the phone shares of a page. */
const share = (database: Database, draft: Draft | null, atMs: number) =>
  database.sharedDrafts.put({
    id: sharedDraftId(story, phone),
    story,
    device: phone,
    draft,
    v: 1,
    s: { draft: stampOfTime(atMs) },
  });

const begun = fakeDraft({
  turn: fakeId(103),
  parent: fakeId(102),
  kind: 'action',
  passage: 'The weir sang under the ice, and then',
  status: { type: 'broken-off' },
});

test('a page that broke off on another device is offered with its words, and taken over by a press', async () => {
  const { database, notes, calls } = await openAccountBook();
  await share(database, begun, Date.now());
  await expect.element(notes.getByText('On “Android phone” a page broke off')).toBeVisible();
  await expect.element(notes.getByText('The weir sang under the ice, and then')).toBeVisible();
  expect(await faults()).toEqual([]);
  await notes.getByRole('button', { name: 'Go on with it here' }).click();
  expect(calls()).toEqual([{ command: 'takeOverDraft', input: { story, device: phone } }]);
});

test('a page that is being told elsewhere is not to be taken; it is when nothing was heard of it for long, and gone when it was told', async () => {
  const { database, notes } = await openAccountBook();
  const telling: Draft = { ...begun, status: { type: 'streaming' } };
  await share(database, telling, Date.now());
  await expect.element(notes.getByText('On “Android phone” a page is being told')).toBeVisible();
  expect(notes.getByRole('button').elements()).toEqual([]);
  await share(database, telling, Date.now() - 60_000);
  await expect.element(notes.getByText('On “Android phone” a page broke off')).toBeVisible();
  await arrive(database, [told(103, 102, 3)], 103);
  await expect.element(notes.getByText(/a page/)).not.toBeInTheDocument();
});

test('a page that goes on from a scene which is not here waits for it', async () => {
  const { database, notes } = await openAccountBook();
  await share(database, { ...begun, parent: fakeId(400), turn: fakeId(401) }, 1);
  await arrive(database, [told(303, 102, 3)], 303, fakeId(902));
  await expect.element(notes.getByText(/1 scene ahead/)).toBeVisible();
  expect(notes.element().textContent).not.toContain('broke off');
});
