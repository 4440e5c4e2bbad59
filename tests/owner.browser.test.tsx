import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { changeOwner, openOwner, type OpenOwner } from '../src/owner.ts';
import { pageOf } from '../src/page.tsx';
import { saveFormAtom, startStoryAtom } from '../src/state/actions.ts';
import { fileServiceAtom } from '../src/state/files.ts';
import { handlesAtom } from '../src/state/handles.ts';
import { noticesAtom, notifyAtom } from '../src/state/notices.ts';
import {
  broughtFilesAtom,
  dialogAtom,
  offerAtom,
  openStoryIdAtom,
  sessionAtom,
  takenHeroAtom,
} from '../src/state/view.ts';
import { done } from '../src/domain/result.ts';
import { removeSpaceWhenClosed } from '../src/page-removal.ts';
import { adoptionAtom } from '../src/state/account.ts';
import { readAdoption, type Owner } from '../src/storage/registry.ts';
import { fakeForm } from './fakes.ts';

import '../src/ui/styles/page.css';

/* Owners over the browser's own databases and the real worker. */

const started: Worker[] = [];
const ended: Worker[] = [];
const opened: OpenOwner[] = [];

beforeEach(async () => {
  await page.viewport(1280, 900);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lamplit-face-asked', 'yes');
  started.length = 0;
  ended.length = 0;
  // The browser's own, only that it is seen which are there.
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        started.push(this);
      }
      override terminate() {
        ended.push(this);
        super.terminate();
      }
    },
  );
});

afterEach(async () => {
  for (const owner of opened.splice(0)) await owner.close();
  vi.unstubAllGlobals();
});

const anAccount = (): Owner => `account:${crypto.randomUUID()}`;

/** As without a network: nothing is sent. */
const nobodysAccount = () => Promise.reject(new Error('no server is here'));

async function open(owner: Owner | null, onOther = () => {}) {
  const world = await openOwner(owner, onOther, nobodysAccount);
  opened.push(world);
  return world;
}

/** The page as an owner sees it. */
async function show({ store }: OpenOwner) {
  const nothing = () => {};
  const { hook } = memoryLocation({ path: '/' });
  return render(
    <Router hook={hook}>
      {pageOf(store, { onEnterDemo: nothing, onExitDemo: nothing, reload: nothing })}
    </Router>,
  );
}

const handlesOf = ({ store }: OpenOwner) => {
  const handles = store.get(handlesAtom);
  if (!handles) throw new Error('no owner is open');
  return handles;
};

const locksOf = async (space: string) => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name?.includes(space));
};

test('A9 two owners in turn: of the first there is no row, atom, worker, connection, lock or word under the second', async () => {
  const first = await open(anAccount());
  const screen = await show(first);
  const story = crypto.randomUUID();
  await first.store.set(saveFormAtom, { form: fakeForm({ name: 'Oona of the First' }) });
  const told = await first.store.set(startStoryAtom, {
    story,
    form: fakeForm({ name: 'Oona of the First' }),
  });
  expect(told).toEqual(done);
  first.store.set(openStoryIdAtom, story);
  await expect.element(screen.getByRole('article')).toBeVisible();
  await screen.getByPlaceholder('Or type your own action...').fill('A secret of the first');
  first.store.set(dialogAtom, 'stories');
  first.store.set(offerAtom, { title: 'Of the first', text: '', label: 'Take back', run: () => {} });
  first.store.set(notifyAtom, { type: 'message', title: 'Of the first', text: '', tone: 'calm' });
  first.store.set(takenHeroAtom, fakeForm());
  first.store.set(broughtFilesAtom, [new File([''], 'of-the-first.lamplit')]);
  const { database: databaseOfFirst, deviceDatabase: deviceOfFirst } = handlesOf(first);
  const deskOfFirst = first.store.get(fileServiceAtom);

  await first.close();
  await expect.element(screen.getByRole('button', { name: 'Play without an account' })).toBeVisible();
  await screen.unmount();
  expect(started.filter((worker) => !ended.includes(worker))).toEqual([]);
  expect([databaseOfFirst.isOpen(), deviceOfFirst.isOpen()]).toEqual([false, false]);
  // The browser takes a moment to let go of those of a worker that it ended.
  await expect.poll(() => locksOf(first.space.id)).toEqual([]);

  const second = await open(anAccount());
  const fresh = await show(second);
  await expect.element(fresh.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  await expect.element(fresh.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  expect(document.body.textContent).not.toMatch(/Oona|Of the first|A secret/);
  expect(second.space.id).not.toBe(first.space.id);
  expect(second.store).not.toBe(first.store);
  expect(second.store.get(openStoryIdAtom)).toBeNull();
  expect(second.store.get(offerAtom)).toBeNull();
  expect(second.store.get(takenHeroAtom)).toBeNull();
  expect(second.store.get(dialogAtom)).toBe('none');
  expect(second.store.get(noticesAtom)).toEqual([]);
  expect(second.store.get(broughtFilesAtom)).toEqual([]);
  const { database } = handlesOf(second);
  for (const table of [
    database.stories,
    database.scenes,
    database.characters,
    database.heads,
    database.drafts,
  ])
    expect(await table.count()).toBe(0);
  // What the first one's screens may still hold asks nobody any more.
  const before = started.length;
  const late = await deskOfFirst?.backUp(() => {});
  expect(late).toMatchObject({ ok: false });
  expect(started.length).toBe(before);
  expect(await database.stories.count()).toBe(0);
});

test('A9 the first owner finds again what he typed, told and left when he comes back', async () => {
  const owner = anAccount();
  const first = await open(owner);
  const screen = await show(first);
  const story = crypto.randomUUID();
  await first.store.set(startStoryAtom, { story, form: fakeForm() });
  first.store.set(openStoryIdAtom, story);
  await screen.getByPlaceholder('Or type your own action...').fill('Look under the stairs');
  await first.close();
  await screen.unmount();

  const second = await open(anAccount());
  const other = await show(second);
  await expect.element(other.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Someone else');
  // Before typing has rested: closing hands it over.
  await second.close();
  await other.unmount();

  const again = await open(owner);
  expect(again.space).toEqual(first.space);
  const back = await show(again);
  await expect
    .element(back.getByPlaceholder('Or type your own action...'))
    .toHaveValue('Look under the stairs');
  const { database } = handlesOf(again);
  expect(await database.scenes.count()).toBe(1);
  await again.close();
  await back.unmount();

  const third = await open(`account:${second.space.user ?? ''}`);
  const stored = await handlesOf(third).database.meta.get('form');
  expect(stored?.value).toMatchObject({ name: 'Someone else' });
});

test('A9 when another owner is made active every page of the first hears it, once nothing is told there, and the next one opens for him', async () => {
  const first = await open(anAccount());
  const heard = vi.fn<() => void>();
  const elsewhere = await open(`account:${first.space.user ?? ''}`, heard);
  const story = crypto.randomUUID();
  const telling = elsewhere.store.set(startStoryAtom, { story, form: fakeForm() });
  let isTold = false;
  void telling.then(() => (isTold = true));
  const next = anAccount();
  await changeOwner(next);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  await elsewhere.atRest();
  expect(isTold).toBe(true);
  expect(await handlesOf(elsewhere).database.scenes.count()).toBe(1);
  await elsewhere.close();
  await first.close();

  const active = await open(null);
  expect(`account:${active.space.user ?? ''}`).toBe(next);
  // Who is active already is told nothing new.
  const again = vi.fn<() => void>();
  const beside = await open(null, again);
  await changeOwner(next);
  await changeOwner('demo');
  await expect.poll(() => again.mock.calls.length).toBe(1);
  expect(beside.store.get(sessionAtom)).toEqual({ status: 'open' });
});

test('A9 a page of a story that is being told when its owner is closed is a draft when he comes again', async () => {
  const owner = anAccount();
  const first = await open(owner);
  const story = crypto.randomUUID();
  void first.store.set(startStoryAtom, { story, form: fakeForm() });
  const { database } = handlesOf(first);
  await expect.poll(async () => (await database.drafts.get(story))?.passage ?? '').not.toBe('');
  await first.close();
  expect(ended).toEqual(started);
  const again = await open(owner);
  expect((await handlesOf(again).database.drafts.get(story))?.passage).not.toBe('');
});

test('A9 an owner who is taken off the device goes once no page has him open, with all that was kept for him, and nobody else loses anything', async () => {
  const owner = anAccount();
  const other = await open(anAccount());
  await other.store.set(startStoryAtom, { story: crypto.randomUUID(), form: fakeForm() });
  const first = await open(owner);
  const beside = await open(owner);
  const story = crypto.randomUUID();
  await first.store.set(startStoryAtom, { story, form: fakeForm() });
  const id = first.space.id;
  const name = `lamplit-space-${id}`;
  localStorage.setItem(`lamplit-resume:${id}`, 'here');
  localStorage.setItem(`lamplit-resume:${other.space.id}`, 'there');
  const names = async () => (await indexedDB.databases()).map((database) => database.name);
  let isGone = false;
  const removing = removeSpaceWhenClosed(id).then(() => (isGone = true));
  await first.close();
  expect([isGone, await names()]).toEqual([false, expect.arrayContaining([name])]);
  // What a closed tab would find of it.
  expect(localStorage.getItem('lamplit-removing')).toBe(id);
  await beside.close();
  await removing;
  expect(await names()).not.toContain(name);
  expect(localStorage.getItem('lamplit-removing')).toBeNull();
  expect(localStorage.getItem(`lamplit-resume:${id}`)).toBeNull();
  expect(localStorage.getItem(`lamplit-resume:${other.space.id}`)).toBe('there');
  expect(await handlesOf(other).database.stories.count()).toBe(1);
  // He is as new when he comes again; removing what is gone does no harm.
  await removeSpaceWhenClosed(id);
  const again = await open(owner);
  expect(again.space.id).not.toBe(id);
  expect(await handlesOf(again).database.stories.count()).toBe(0);
});

test('A9 what was played without an account is offered to who signs in, comes along at his word, and is then gone from demo play', async () => {
  const demo = await open('demo');
  const story = crypto.randomUUID();
  await demo.store.set(startStoryAtom, { story, form: fakeForm({ name: 'Oona of the Demo' }) });
  const scenes = await handlesOf(demo).database.scenes.count();
  const owner = anAccount();
  await changeOwner(owner);
  const account = await open(owner);
  await expect.poll(() => account.store.get(adoptionAtom).status).toBe('offered');
  const offered = account.store.get(adoptionAtom);
  if (offered.status !== 'offered') throw new Error('it is not offered');
  expect(offered.stories).toBeGreaterThan(0);
  offered.accept();
  // Nothing is moved while a page has demo play open.
  await expect.poll(() => account.store.get(adoptionAtom).status).toBe('running');
  expect(await handlesOf(account).database.stories.count()).toBe(0);
  await demo.close();
  await expect.poll(() => account.store.get(adoptionAtom).status).toBe('done');
  const { database } = handlesOf(account);
  expect(await database.stories.get(story)).toMatchObject({ character: { name: 'Oona of the Demo' } });
  expect(await database.scenes.count()).toBe(scenes);
  await account.close();

  const back = await open('demo');
  expect(await handlesOf(back).database.stories.get(story)).toBeUndefined();
  await changeOwner(owner);
  const again = await open(owner);
  expect(await handlesOf(again).database.scenes.count()).toBe(scenes);
  await expect.poll(async () => (await readAdoption(again.space.id))?.status).toBe('over');
  expect(again.store.get(adoptionAtom)).toEqual({ status: 'none' });
});
