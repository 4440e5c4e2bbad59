import { describe, expect, test } from 'vitest';

import { refusalOf } from '../../src/domain/sync-row.ts';
import { stampMs } from '../../src/domain/stamp.ts';
import { markBackup, noteBackup, watchBackups } from '../../src/storage/backups.ts';
import { ensureDeviceRow, watchThisDevice } from '../../src/storage/device.ts';
import { batchToSend } from '../../src/storage/sync-batch.ts';
import { watchCosts, watchRoad, watchRoadEnd, watchRoadsOn } from '../../src/storage/queries.ts';
import { watchSearch } from '../../src/storage/search.ts';
import { bringInParcel } from '../../src/storage/story-import.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { first } from '../first-value.ts';
import { breaks, openGame, tells } from '../game-table.ts';
import { act, agreed, backup, exchange, headOf, send, sharedStory, sure, twoDevices } from './devices.ts';
import { takeIn, waitingRows } from './exchange.ts';

const photo = { type: 'image/jpeg' as const, bytes: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]) };

describe('A10 a story opened on a second device', () => {
  test('A10 stands where it was played last, and no storyteller is called', async () => {
    const { phone, laptop, story, second } = await sharedStory();
    sure(await phone.engine.goTo({ story, scene: second }));
    const third = await openGame({ clock: phone.clock, device: fakeId(903), boot: 'cccccccccccc' });
    await send(phone, third);
    third.clock.advance(1_000);
    sure(await third.engine.openStory({ story }));
    expect(await headOf(third, story)).toBe(second);
    expect([third.requests.length, laptop.requests.length]).toEqual([0, 0]);
  });

  test('A10 whose scenes have not come yet is not told a second opening; where it began, one that has none is', async () => {
    const { phone, laptop } = await twoDevices();
    const story = phone.newId();
    phone.unavailable.set('builtin', { type: 'pack-missing', pack: 'test' });
    sure(await phone.engine.startStory({ story, form: fakeForm() }));
    await phone.database.scenes.clear();
    await phone.database.heads.clear();
    await send(phone, laptop);
    sure(await laptop.engine.openStory({ story }));
    expect(laptop.requests).toHaveLength(0);
    expect(await laptop.database.scenes.count()).toBe(0);
    phone.unavailable.clear();
    sure(await phone.engine.openStory({ story }));
    expect(phone.requests).toHaveLength(1);
    expect(await phone.database.scenes.count()).toBe(1);
  });
});

describe('A11 pictures', () => {
  test('A11 a drawing never travels, and one that the player asked for is drawn alike on the other device', async () => {
    const { phone, laptop, opening, third } = await sharedStory();
    sure(await phone.engine.drawScene({ scene: opening, again: false }));
    sure(await phone.engine.drawScene({ scene: third, again: true }));
    const rows = await waitingRows(phone.database);
    const drawn = await phone.database.drawings.get(third);
    expect(rows.filter((row) => row.kind === 'sceneMeta').map(({ id }) => id)).toEqual([third]);
    expect(JSON.stringify(rows)).not.toContain(drawn?.image);
    await takeIn(laptop.writer, rows);
    expect(await laptop.database.drawings.count()).toBe(0);
    sure(await laptop.engine.drawScene({ scene: third, again: false }));
    expect(await laptop.database.drawings.get(third)).toMatchObject({
      image: drawn?.image,
      made: drawn?.made,
    });
    // What the laptop drew by itself changes nothing on the phone.
    const before = await agreed(phone);
    sure(await laptop.engine.drawScene({ scene: opening, again: false }));
    await send(laptop, phone);
    expect({ ...(await agreed(phone)), heads: [] }).toEqual({ ...before, heads: [] });
  });

  test('A11 the photo behind a portrait is in no row that travels, and a backup of this player holds it', async () => {
    const { phone } = await twoDevices();
    sure(await phone.engine.keepPicture({ picture: photo, nonce: 1 }));
    const image = (await phone.database.suggestions.get('photo'))?.values[0] ?? '';
    const form = fakeForm({ photo: { image, looks: 'grey hair' } });
    const story = phone.newId();
    sure(await phone.engine.startStory({ story, form }));
    expect(JSON.stringify(await waitingRows(phone.database))).not.toContain(image);
    expect(sure(await phone.store.story(story)).character.photo).toEqual({ image, looks: 'grey hair' });
    const file = await backup(phone);
    expect(file.stories[0]?.story.character.photo?.image).toBe(image);
  });

  test('A11 deleting for good lets go of bytes that nothing names any more, photos first, and of no others', async () => {
    const { phone } = await twoDevices();
    sure(await phone.engine.keepPicture({ picture: photo, nonce: 1 }));
    const image = (await phone.database.suggestions.get('photo'))?.values[0] ?? '';
    await phone.engine.drawPortrait({ form: fakeForm(), seed: 'p', nonce: 2 });
    const portrait = (await phone.database.suggestions.get('portrait'))?.values[0] ?? '';
    const form = fakeForm({ characterImage: portrait, photo: { image, looks: '' } });
    const [story, other] = [phone.newId(), phone.newId()];
    sure(await phone.engine.startStory({ story, form }));
    sure(
      await phone.engine.startStory({
        story: other,
        form: fakeForm({ name: 'Other', characterImage: portrait }),
      }),
    );
    await phone.database.suggestions.clear();
    const scene = await headOf(phone, story);
    sure(await phone.engine.drawScene({ scene, again: false }));
    const drawn = (await phone.database.drawings.get(scene))?.image ?? '';
    sure(await phone.engine.trashStory({ story, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-story', story }));
    const left = await phone.database.blobs.toCollection().primaryKeys();
    expect(left).toEqual([portrait]);
    expect([image, drawn].map((hash) => left.includes(hash))).toEqual([false, false]);
  });

  test('A11 the collector lets go of what nothing names, whatever kind it is, and leaves what has just come', async () => {
    const { phone, clock } = await twoDevices();
    const jpeg = photo;
    sure(await phone.engine.keepPicture({ picture: jpeg, nonce: 1 }));
    await phone.database.suggestions.clear();
    sure(await phone.engine.arrange({ type: 'clear-trash', before: 0 }));
    expect(await phone.database.blobs.count()).toBe(1);
    clock.advance(2 * 3_600_000);
    sure(await phone.engine.arrange({ type: 'clear-trash', before: 0 }));
    expect(await phone.database.blobs.count()).toBe(0);
  });
});

describe('A12 devices have names', () => {
  test('A12 each is known to the others; a name that the player gave is never lost to what a program fills in', async () => {
    const { phone, laptop } = await twoDevices();
    await ensureDeviceRow(phone.writer, phone.device, 'Android phone');
    await ensureDeviceRow(laptop.writer, laptop.device, 'Mac');
    sure(await phone.engine.arrange({ type: 'name-device', device: phone.device, label: 'Pocket' }));
    await ensureDeviceRow(phone.writer, phone.device, 'Android phone');
    await exchange(phone, laptop);
    // A name can be given from anywhere.
    phone.clock.advance(1_000);
    sure(await phone.engine.arrange({ type: 'name-device', device: laptop.device, label: 'Desk' }));
    await exchange(phone, laptop);
    for (const { database } of [phone, laptop]) {
      const labels = (await database.devices.toArray()).map(({ id, label }) => [id, label]);
      expect(labels).toEqual([
        [phone.device, 'Pocket'],
        [laptop.device, 'Desk'],
      ]);
    }
    expect(await first(watchThisDevice(laptop.database))).toEqual({ id: laptop.device, label: 'Desk' });
  });
});

describe('A13 drafts travel', () => {
  test('A13 at rest, and every five seconds while words come, never with each word', async () => {
    const { phone } = await twoDevices();
    const story = phone.newId();
    sure(await phone.engine.startStory({ story, form: fakeForm() }));
    const sent: string[] = [];
    phone.database.sharedDrafts.hook('updating', (change) => void sent.push(Object.keys(change).join()));
    phone.scripts.set('builtin', async function* () {
      for (let word = 0; word < 120; word += 1) {
        phone.clock.advance(100);
        yield { type: 'words', text: `Word ${word}. ` };
      }
      yield { type: 'failed', error: { type: 'cut-off', host: 'test' } };
    });
    const scene = await headOf(phone, story);
    await phone.engine.act({ story, scene, action: { typed: 'listen' } });
    const [shared] = (await phone.database.sharedDrafts.toArray()).filter((row) => row.draft !== null);
    const words = (await phone.quick.drafts.get(story))?.passage ?? '';
    expect(words.length).toBeGreaterThan(0);
    expect(shared?.draft?.passage).toBe(words);
    const rows = (await waitingRows(phone.database)).filter(({ kind }) => kind === 'sharedDrafts');
    expect(rows).toHaveLength(1);
    expect(rows.map(refusalOf)).toEqual([null]);
  });

  test('A13 who takes one over on another device tells a turn of its own: two devices never finish two scenes of one id', async () => {
    const { phone, laptop, story, third } = await sharedStory();
    phone.scripts.set('builtin', breaks('Half of a passage stood there.', { type: 'cut-off', host: 'test' }));
    await phone.engine.act({ story, scene: third, action: { typed: 'shout' } });
    await send(phone, laptop);
    const offered = sure(await laptop.store.foreignDrafts(story));
    expect(offered.map(({ device, draft }) => [device, draft.passage])).toEqual([
      [phone.device, 'Half of a passage stood there.'],
    ]);
    sure(await laptop.engine.takeOverDraft({ story, device: phone.device }));
    sure(await laptop.engine.keepDraft({ story }));
    sure(await phone.engine.keepDraft({ story }));
    const [here, there] = [await headOf(laptop, story), await headOf(phone, story)];
    expect(here).not.toBe(there);
    await exchange(phone, laptop);
    for (const { database } of [phone, laptop]) {
      const children = await database.scenes.where('parent').equals(third).toArray();
      expect(new Map(children.map(({ id, passage }) => [id, passage]))).toEqual(
        new Map([here, there].map((id) => [id, 'Half of a passage stood there.'])),
      );
    }
    // It was finished where it began: nobody is offered it any more.
    expect(sure(await laptop.store.foreignDrafts(story))).toEqual([]);
  });

  test('A13 a draft of one’s own is never replaced by another device’s', async () => {
    const { phone, laptop, story, third } = await sharedStory();
    for (const [device, words] of [
      [phone, 'On the phone.'],
      [laptop, 'On the laptop.'],
    ] as const) {
      device.scripts.set('builtin', breaks(words, { type: 'cut-off', host: 'test' }));
      await device.engine.act({ story, scene: third, action: { typed: 'shout' } });
    }
    await exchange(phone, laptop);
    expect((await laptop.engine.takeOverDraft({ story, device: phone.device })).ok).toBe(false);
    expect(sure(await laptop.store.draft(story))?.passage).toBe('On the laptop.');
  });
});

describe('A14 a push', () => {
  test('A14 has at most a hundred rows and a request’s bytes, and never half a turn', async () => {
    const { phone } = await twoDevices();
    const story = phone.newId();
    phone.scripts.set('builtin', tells('A long line of words. '.repeat(1_700)));
    sure(await phone.engine.startStory({ story, form: fakeForm() }));
    for (let turn = 0; turn < 44; turn += 1) await act(phone, story, `go on ${turn}`);
    const seen: string[] = [];
    for (;;) {
      const line = await phone.database.outbox.orderBy('n').toArray();
      // By bytes at first, then by rows.
      const most = seen.length === 0 ? 100 : 5;
      const { entries, places } = await batchToSend(phone.database, most);
      if (places.length === 0) break;
      expect(JSON.stringify(entries).length).toBeLessThan(1_048_576 + 65_536);
      expect(places.length).toBeLessThan(most + 4);
      if (seen.length === 0) expect(places.length).toBeLessThan(line.length);
      const cut = line[places.length];
      const last = line[places.length - 1];
      expect(cut?.turn !== null && cut?.turn === last?.turn).toBe(false);
      seen.push(...entries.map(({ kind, id }) => `${kind} ${id}`));
      await phone.database.outbox.bulkDelete([...places]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((row) => row.startsWith('scenes'))).toHaveLength(45);
  });
});

describe('a draft on a road that is no more', () => {
  test('goes to the trash with its road as a scene, comes out with it, and stands in nobody’s way', async () => {
    const { phone, story, opening } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    phone.scripts.set('builtin', breaks('Half of a passage stood there.', { type: 'cut-off', host: 'test' }));
    await phone.engine.act({ story, scene: branch, action: { typed: 'shout' } });
    phone.scripts.set('builtin', tells('It went on.'));
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    expect(sure(await phone.store.draft(story))).toBeNull();
    const kept = await phone.database.scenes.where('parent').equals(branch).toArray();
    expect(kept.map(({ passage, fault }) => [passage, fault])).toEqual([
      ['Half of a passage stood there.', { type: 'partial' }],
    ]);
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    await act(phone, story, 'go on');
    expect(await phone.database.scenes.count()).toBe(4);
  });

  test('whose road another device deleted is put aside with its words, and the story is played on', async () => {
    const { phone, laptop, story, opening, second } = await sharedStory();
    const branch = await act(phone, story, 'run', opening);
    await exchange(phone, laptop);
    laptop.clock.advance(1_000);
    laptop.scripts.set('builtin', breaks('Words on the laptop.', { type: 'cut-off', host: 'test' }));
    sure(await laptop.engine.goTo({ story, scene: branch }));
    await laptop.engine.act({ story, scene: branch, action: { typed: 'shout' } });
    laptop.scripts.set('builtin', tells('It went on.'));
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    // The laptop’s words came before the deletion: the branch goes, and nothing points at it.
    await send(phone, laptop);
    expect(sure(await laptop.store.draft(story))).toBeNull();
    expect(await headOf(laptop, story)).toBe(opening);
    await act(laptop, story, 'go on', second);
    // A draft whose parent vanished in any other way is no obstacle either.
    laptop.scripts.set('builtin', breaks('More words.', { type: 'cut-off', host: 'test' }));
    await laptop.engine.act({ story, scene: second, action: { typed: 'shout' } });
    const draft = await laptop.database.drafts.get(story);
    if (!draft) throw new Error('there is a draft');
    await laptop.database.drafts.put({ ...draft, parent: fakeId(12345) });
    laptop.scripts.set('builtin', tells('It went on.'));
    await act(laptop, story, 'go on', second);
    expect(await laptop.database.aside.get(draft.turn)).toMatchObject({ kind: 'drafts' });
    await laptop.database.drafts.put({ ...draft, parent: fakeId(12345) });
    expect(await laptop.engine.keepDraft({ story })).toEqual({
      ok: false,
      error: { type: 'road-gone', story },
    });
    sure(await laptop.engine.goTo({ story, scene: opening }));
  });
});

describe('what was seen to be wrong with branches in the trash', () => {
  test('LIB-04 neither a search, nor the count of roads on, nor the end page knows them, however deep', async () => {
    const { phone, story, opening } = await sharedStory();
    const { database } = phone;
    const branch = await act(phone, story, 'run', opening);
    phone.scripts.set('builtin', tells('A cormorant sat on the rail.'));
    await act(phone, story, 'look', branch);
    const below = await act(phone, story, 'look closer');
    const [opened] = await first(watchRoad(database, opening, 1));
    expect(opened?.roadsOn).toBe(2);
    expect(await first(watchRoadEnd(database, story, below))).toEqual({ opening, roads: 2 });
    const search = { text: 'cormorant', stories: [story], most: 9 };
    const found = () =>
      new Promise<number>((resolve, reject) => {
        watchSearch(database, search).subscribe(({ running, found: by }) => {
          if (!running) resolve(by.get(story)?.length ?? 0);
        }, reject);
      });
    expect(await found()).toBe(2);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    expect(await found()).toBe(0);
    expect((await first(watchRoad(database, opening, 1)))[0]?.roadsOn).toBe(1);
    expect(await first(watchRoadsOn(database, opening))).toHaveLength(1);
    expect((await first(watchRoadEnd(database, story, opening))).roads).toBe(1);
  });
});

describe('a backup', () => {
  test('LIB-09 is out of date after a turn, an edit, a name, a fact, a setting and an import, and not after a look', async () => {
    const { phone, story, opening, second, third } = await sharedStory();
    const { database, clock } = phone;
    const isStale = async () => (await first(watchBackups(database))).stale;
    const file = await backup(phone);
    const deeds = {
      turn: () => act(phone, story, 'go on', third),
      edit: () => phone.engine.editPassage({ story, scene: second, text: 'In my words.' }),
      name: () => phone.engine.nameBranch({ scene: opening, name: 'Home' }),
      rename: () => phone.engine.renameStory({ story, title: 'Another title' }),
      fact: () => phone.engine.addFact({ story, scene: second, text: 'Known.', pinned: false }),
      setting: () => phone.engine.saveSettings({ change: { readingLevel: 'middle' } }),
      trash: () => phone.engine.trashStory({ story, gone: true }),
      import: () =>
        bringInParcel(phone.writer, { next: phone.newId }, file, {
          stories: { [story]: 'copy' },
          lorebookInto: null,
          settings: false,
        }),
    };
    for (const [what, deed] of Object.entries(deeds)) {
      await noteBackup(database, await markBackup(database, clock.now()));
      expect([what, await isStale()]).toEqual([what, false]);
      clock.advance(1_000);
      await deed();
      expect([what, await isStale()]).toEqual([what, true]);
    }
    await noteBackup(database, await markBackup(database, clock.now()));
    sure(await phone.engine.drawScene({ scene: opening, again: false }));
    expect(await isStale()).toBe(false);
  });

  test('LIB-09 what is changed while it is being made is not in it', async () => {
    const { phone, story } = await sharedStory();
    const mark = await markBackup(phone.database, phone.clock.now());
    sure(await phone.engine.renameStory({ story, title: 'Meanwhile' }));
    await noteBackup(phone.database, mark);
    expect(await first(watchBackups(phone.database))).toMatchObject({ at: phone.clock.now(), stale: true });
  });
});

describe('costs', () => {
  test('PLAY-25 are a sum that no reading of all receipts is needed for, and stay when scenes go', async () => {
    const { phone, story, opening } = await sharedStory();
    const usage = {
      use: 'passage' as const,
      promptTokens: 100,
      completionTokens: 20,
      cachedTokens: 10,
      cost: 0.25,
    };
    phone.scripts.set('builtin', tells('It cost.', [{ type: 'usage', usage }]));
    const branch = await act(phone, story, 'run', opening);
    await act(phone, story, 'on');
    const { database } = phone;
    let read = 0;
    database.receipts.hook('reading', (row) => {
      read += 1;
      return row;
    });
    expect(await first(watchCosts(database, story, branch))).toMatchObject({ scene: 0.25, story: 0.5 });
    expect(read).toBe(1);
    sure(await phone.engine.arrange({ type: 'trash-branch', scene: branch, gone: true }));
    sure(await phone.engine.arrange({ type: 'delete-branch', scene: branch }));
    expect(await first(watchCosts(database, story, opening))).toMatchObject({ story: 0.5 });
  });
});

describe('the server’s clock', () => {
  test('A4 thirty days and stamps are counted by it where it was ever asked', async () => {
    const { phone, clock } = await twoDevices();
    await phone.database.meta.put({ k: 'clockOffset', value: 86_400_000 });
    const story = phone.newId();
    sure(await phone.engine.startStory({ story, form: fakeForm() }));
    sure(await phone.engine.trashStory({ story, gone: true }));
    const stamp = (await phone.database.stories.get(story))?.s['gone'];
    expect(stampMs(stamp)).toBe(clock.now() + 86_400_000);
    clock.advance(3_600_000);
    // Two hours ago by this device's clock: by the server's, it was put there after that.
    sure(await phone.engine.arrange({ type: 'clear-trash', before: clock.now() - 7_200_000 }));
    expect(await phone.database.stories.count()).toBe(1);
    sure(await phone.engine.arrange({ type: 'clear-trash', before: clock.now() - 1_000 }));
    expect(await phone.database.stories.count()).toBe(0);
  });
});
