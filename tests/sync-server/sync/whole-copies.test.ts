import { expect, test } from 'vitest';

import { isGone } from '../../../src/domain/gone.ts';
import { trashMs } from '../../../src/domain/shelf-command.ts';
import { watchAside } from '../../../src/storage/aside.ts';
import { createPictureStore } from '../../../src/storage/pictures.ts';
import { readReport } from '../../../src/storage/sync-state.ts';
import { bringInParcel } from '../../../src/storage/story-import.ts';
import { createSyncLoop } from '../../../src/sync/sync-loop.ts';
import { fakeEnvironment, fakeForm } from '../../fakes.ts';
import { first } from '../../first-value.ts';
import { fakeLocks } from '../../game-table.ts';
import { act, agreed, backup, headOf, sure } from '../../storage/devices.ts';
import { openAccount, type CopiedDevice } from './account-devices.ts';

const dayMs = 86_400_000;

async function begin(device: CopiedDevice): Promise<string> {
  const story = device.newId();
  sure(await device.engine.startStory({ story, form: fakeForm() }));
  return story;
}

const storiesOf = async ({ database }: CopiedDevice) =>
  (await database.stories.toArray()).filter((row) => !isGone(row)).map(({ id }) => id);

test('SYNC-02 what was made offline goes out when the network is back, in order, and once in effect however often an answer is lost', async () => {
  const { device, settle, admin, server, pushes, numbers } = await openAccount();
  const [phone, laptop] = [await device(1), await device(2)];
  phone.network.isUp = false;
  const steal = <T>(_name: string, work: () => Promise<T>) => work();
  const loop = createSyncLoop({ ...phone.deps, locks: { ...fakeLocks(), steal } });
  const story = await begin(phone);
  const second = await act(phone, story, 'look around');
  await act(phone, story, 'go on');
  await act(phone, story, 'run', second);
  sure(await phone.engine.editPassage({ story, scene: second, text: 'In my own words.' }));
  sure(await phone.engine.nameBranch({ scene: second, name: 'The well' }));
  sure(await phone.store.changeStory(story, { title: 'The Lamp' }));
  sure(await phone.store.changeSettings({ notesToAuthor: 'Slowly.' }));
  const other = await begin(phone);
  sure(await phone.store.changeStory(other, { gone: true }));
  await act(phone, story, 'rest');
  loop.wake('told');
  await expect.poll(async () => (await readReport(phone.database))?.state).toBe('offline');
  expect(await phone.copy.waiting()).toBeGreaterThan(10);
  expect(pushes).toEqual([]);

  let answers = 0;
  phone.network.losesAnswer = () => (answers += 1) % 2 === 1;
  phone.network.isUp = true;
  loop.wake('online');
  await expect.poll(() => phone.copy.waiting()).toBe(0);
  await loop.stop();
  phone.network.losesAnswer = () => false;

  const told = (await phone.database.scenes.toArray()).sort((a, b) => (a.told < b.told ? -1 : 1));
  const sent = await admin<{ id: string }[]>`
    select id from app.grown where kind = 'scenes' order by v`;
  expect(sent.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
  const heads = await admin`
    select from app.doc h left join app.grown g on g.id::text = h.f ->> 'scene' and g.v < h.v
    where h.kind = 'heads' and g.id is null`;
  expect(heads).toHaveLength(0);
  await settle(laptop, phone);
  expect(await agreed(laptop)).toEqual(await agreed(phone));
  expect(pushes.length).toBeGreaterThan(1);
  const before = await numbers();
  for (const request of pushes) await server.push(request);
  expect(await numbers()).toBe(before);
});

test('SYNC-05 what was deleted goes on every device and does not come back: not by reading anew, comparing, a restored server or a wrong clock', async () => {
  const { device, settle, rowsOf, backUp, restore, pass, upkeep } = await openAccount();
  const phone = await device(1);
  // The clock of the one is a month and more ahead, that of the other behind.
  const laptop = await device(2, 33 * dayMs);
  const tablet = await device(3, -33 * dayMs);
  const all = [phone, laptop, tablet] as const;
  const [deleted, trashed, kept] = [await begin(phone), await begin(phone), await begin(phone)];
  const opening = await headOf(phone, kept);
  const branch = await act(phone, kept, 'run');
  await act(phone, kept, 'wait', opening);
  await settle(...all);
  await backUp();

  // Two devices are away, and change what is deleted meanwhile without playing it.
  sure(await laptop.store.changeStory(deleted, { title: 'Mine' }));
  sure(await tablet.store.changeScene(await headOf(phone, deleted), { edited: 'Other words.' }));
  sure(await tablet.store.changeScene(branch, { favourite: true }));
  for (const story of [deleted, trashed]) sure(await phone.store.changeStory(story, { gone: true }));
  sure(await phone.engine.arrange({ type: 'delete-story', story: deleted }));
  sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
  sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
  await settle(...all);

  const areGone = async (...gone: readonly string[]) => {
    for (const each of all) {
      expect(await storiesOf(each)).toEqual([kept]);
      for (const story of gone) {
        expect(await each.database.stories.get(story)).toBeUndefined();
        expect(await each.database.scenes.where('story').equals(story).count()).toBe(0);
      }
      expect(await each.database.scenes.get(branch)).toBeUndefined();
      expect(await each.database.sceneMeta.get(branch)).toBeUndefined();
    }
    for (const story of gone) expect(await rowsOf(story)).toHaveLength(0);
    expect(await agreed(laptop)).toEqual(await agreed(phone));
    expect(await agreed(tablet)).toEqual(await agreed(phone));
  };
  await areGone(deleted);
  // Everything is read anew.
  for (const { copy } of all) await copy.reset((await copy.state()).epoch);
  await settle(...all);
  await areGone(deleted);
  // The server's copy is from before: there it lives, and by nobody's device it comes back.
  await restore();
  expect((await rowsOf(deleted)).length).toBeGreaterThan(0);
  await settle(...all);
  await areGone(deleted);

  // No clock that is wrong ends the thirty days.
  const clear = async () => {
    for (const { engine, clock } of all)
      sure(await engine.arrange({ type: 'clear-trash', before: clock.now() - trashMs }));
  };
  pass(28 * dayMs);
  await clear();
  await settle(...all);
  expect(await tablet.database.stories.get(trashed)).toMatchObject({ gone: true });
  pass(3 * dayMs);
  await upkeep();
  // The day is over too: all is compared.
  await settle(...all);
  await areGone(deleted, trashed);
  expect(await first(watchAside(tablet.database))).toEqual([]);
});

test('SYNC-10 what was deleted for good goes on every device and the server, and only a file brought in by hand brings it back', async () => {
  const { device, settle, rowsOf, server, pushes } = await openAccount();
  const [phone, laptop, tablet] = [await device(1), await device(2), await device(3)];
  const all = [phone, laptop, tablet] as const;
  const story = await begin(phone);
  const opening = await headOf(phone, story);
  const second = await act(phone, story, 'look around');
  const branch = await act(phone, story, 'run', opening);
  await settle(...all);
  const file = await backup(laptop);
  sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
  sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
  sure(await phone.store.changeStory(story, { gone: true }));
  sure(await phone.engine.arrange({ type: 'delete-story', story }));
  await settle(phone);
  expect(await rowsOf(story)).toHaveLength(0);

  // Nothing that is done where nobody knows of it yet lifts it; what is told there is kept aside.
  for (const each of [laptop, tablet]) {
    each.clock.advance(60_000);
    sure(await each.store.changeStory(story, { title: 'Mine' }));
    sure(await each.engine.editPassage({ story, scene: second, text: 'Mine too.' }));
    sure(await each.engine.nameBranch({ scene: branch, name: 'The well' }));
    sure(await each.engine.goTo({ story, scene: branch }));
  }
  phone.clock.advance(60_000);
  await act(tablet, story, 'go on', second);
  await settle(...all);
  for (const request of pushes) await server.push(request);
  await settle(...all);
  for (const each of all) expect(await storiesOf(each)).toEqual([]);
  expect((await rowsOf(story)).every(({ kind }) => kind === 'scenes')).toBe(true);
  expect(await first(watchAside(tablet.database))).toMatchObject([{ story }]);

  const choice = { stories: {}, lorebookInto: null, settings: false };
  sure(await bringInParcel(laptop.writer, { next: laptop.newId }, file, choice));
  await settle(...all);
  for (const each of all) {
    expect(await storiesOf(each)).toEqual([story]);
    const scenes = (await each.database.scenes.toArray()).map(({ id }) => id);
    expect(scenes).toEqual(expect.arrayContaining([opening, second, branch]));
  }
  expect(await agreed(tablet)).toEqual(await agreed(phone));
  expect(await agreed(laptop)).toEqual(await agreed(phone));
});

test('LIB-11 a saved story is stored as its tree of scenes, and read by its owner with the fields of the documents, each as it was played', async () => {
  const { device, settle, view, admin, user, time, pass } = await openAccount();
  const phone = await device(1);
  const begunAt = time.now();
  const story = await begin(phone);
  const opening = await headOf(phone, story);
  await act(phone, story, 'look around');
  await act(phone, story, 'wait here', opening);
  const leaf = await act(phone, story, 'run down to the quay');
  const bytes = new TextEncoder().encode('a picture');
  const made = { by: 'replicate', seed: 'x' } as const;
  sure(await createPictureStore(phone.writer).keepMade(leaf, { type: 'image/webp', bytes }, made, 'machine'));
  await settle(phone);
  pass(60_000);
  sure(await phone.store.changeStory(story, { title: 'The Lamp', settings: { passageLength: 3 } }));
  await settle(phone);

  const scenes = await phone.database.scenes.toArray();
  const kept = await admin<{ id: string; parent: string | null }[]>`
    select id, body ->> 'parent' as parent from app.grown where kind = 'scenes' and story = ${story}`;
  // Both branches, of which one is read.
  expect(new Map(kept.map(({ id, parent }) => [id, parent]))).toEqual(
    new Map(scenes.map(({ id, parent }) => [id, parent])),
  );
  expect(kept).toHaveLength(4);
  const open = scenes.find(({ id }) => id === leaf);
  const [character, environment] = [fakeForm(), fakeEnvironment()];
  const entry = { passage: open?.passage };
  expect(await view('stories')).toEqual([
    {
      id: story,
      user_id: user,
      title: 'The Lamp',
      character,
      environment,
      story_state: {
        currentScene: open?.passage,
        history: [
          { ...entry, id: opening, title: 'Scene 0', action: null },
          { ...entry, id: open?.parent, title: 'Scene 1', action: 'wait here' },
          { ...entry, id: leaf, title: 'Scene 2', action: 'run down to the quay' },
        ],
        availableActions: open?.actions,
        genre: character.genre,
        setting: character.setting,
        protagonist: character.name,
        // The game writes no such thing down.
        antagonist: null,
        sceneImage: (await phone.database.sceneMeta.get(leaf))?.image,
        sceneTitle: 'Scene 2',
      },
      game_state: { stats: open?.statsAfter, settings: { passageLength: 3 } },
      created_at: expect.stringMatching(isoOf(begunAt)),
      updated_at: expect.stringMatching(isoOf(time.now())),
    },
  ]);
});

/** A time as the database writes it, to the minute. */
const isoOf = (ms: number) => new RegExp(`^${new Date(ms).toISOString().slice(0, 16)}`);

test('LIB-13 the first pull begins at once when the user is known, within the half second for characters and the second for stories, and no screen waits for it', async () => {
  const { device, settle } = await openAccount();
  const [phone, laptop] = [await device(1), await device(2)];
  const story = await begin(phone);
  sure(await phone.engine.keepHero({ form: fakeForm({ name: 'Oona Vale' }) }));
  const heroes = async ({ database }: CopiedDevice) =>
    (await database.characters.toArray()).map(({ name }) => name);
  expect(await heroes(phone)).toContain('Oona Vale');
  await settle(phone);
  const own = await begin(laptop);

  const knownAt = laptop.clock.now();
  const asked: (readonly [lane: string, afterMs: number])[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const remote: CopiedDevice['deps']['remote'] = {
    ...laptop.deps.remote,
    pull: async (request, signal) => {
      asked.push([request.lane, laptop.clock.now() - knownAt]);
      await held;
      return laptop.deps.remote.pull(request, signal);
    },
  };
  const steal = <T>(_name: string, work: () => Promise<T>) => work();
  const loop = createSyncLoop({ ...laptop.deps, remote, locks: { ...fakeLocks(), steal } });
  await expect.poll(() => asked.length).toBe(1);
  // Whatever is here is read, and played on, while nothing comes.
  expect(sure(await laptop.store.story(own)).id).toBe(own);
  sure(await laptop.store.changeStory(own, { title: 'Meanwhile' }));
  expect(await storiesOf(laptop)).toEqual([own]);
  answer();
  await expect.poll(() => storiesOf(laptop)).toContain(story);
  await expect.poll(() => heroes(laptop)).toContain('Oona Vale');
  await expect
    .poll(async () => (await laptop.database.scenes.toArray()).map((row) => row.story))
    .toContain(story);
  await loop.stop();
  const first = (lane: string) => asked.find(([of]) => of === lane)?.[1] ?? Number.NaN;
  // Characters and what stories say of themselves come in one lane, their scenes in another.
  expect(first('d')).toBeLessThanOrEqual(500);
  expect(first('s')).toBeLessThanOrEqual(1_000);
});
