import { expect } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import type { Parcel } from '../../src/domain/parcel.ts';
import type { Result } from '../../src/domain/result.ts';
import { scenesById } from '../../src/domain/tree.ts';
import { readBundle } from '../../src/formats/bundle-read.ts';
import { writeBundle } from '../../src/formats/bundle-write.ts';
import { watchPlay } from '../../src/storage/queries.ts';
import { readShelf, readWholeStory } from '../../src/storage/story-export.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { first } from '../first-value.ts';
import { fakeClock, openGame } from '../game-table.ts';
import { takeIn, waitingRows } from './exchange.ts';

/* Two devices of one player, and what is done with them. */

export type Device = Awaited<ReturnType<typeof openGame>>;

/** Two devices of one player whose clocks agree. Ids that one makes differ from those of the other. */
export async function twoDevices() {
  const clock = fakeClock();
  const phone = await openGame({ clock, device: fakeId(901), boot: 'aaaaaaaaaaaa', random: bytesFrom(7) });
  const laptop = await openGame({ clock, device: fakeId(902), boot: 'bbbbbbbbbbbb', random: bytesFrom(8) });
  return { clock, phone, laptop };
}

/** Bytes that differ from call to call, and from those of another seed. */
export function bytesFrom(seed: number) {
  let state = seed;
  return (length: number) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >> 16) & 0xff;
    });
}

/** Everything that waits on one device goes to the other, as by a server; what waited goes on waiting. */
export async function send(from: Device, to: Device, size = 500) {
  await takeIn(to.writer, await waitingRows(from.database), size);
}

export async function exchange(a: Device, b: Device) {
  const [fromA, fromB] = [await waitingRows(a.database), await waitingRows(b.database)];
  await takeIn(b.writer, fromA);
  await takeIn(a.writer, fromB);
}

export function sure<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export async function headOf({ store }: Device, story: string): Promise<string> {
  return sure(await store.head(story)) ?? '';
}

/** Does something at the open scene, or at another one that is opened first; answers the scene that came of it. */
export async function act(device: Device, story: string, typed: string, scene?: string): Promise<string> {
  device.clock.advance(1_000);
  if (scene !== undefined) sure(await device.engine.goTo({ story, scene }));
  sure(await device.engine.act({ story, scene: await headOf(device, story), action: { typed } }));
  return headOf(device, story);
}

/** A story begun on the phone with two more scenes, and known on the laptop, which has opened it. */
export async function sharedStory() {
  const devices = await twoDevices();
  const { phone, laptop } = devices;
  const story = phone.newId();
  sure(await phone.engine.startStory({ story, form: fakeForm() }));
  const opening = await headOf(phone, story);
  const second = await act(phone, story, 'look around');
  const third = await act(phone, story, 'go on');
  await send(phone, laptop);
  sure(await laptop.engine.openStory({ story }));
  return { ...devices, story, opening, second, third };
}

/** All that two devices must agree about, without what each notes for itself. */
export async function agreed({ database }: Device) {
  const docs = async (kind: string) => {
    const rows: Record<string, unknown>[] = await database.table(kind).toArray();
    return rows.map(({ v: _v, hidden: _hidden, ...row }) => row);
  };
  const scenes = await database.scenes.toArray();
  return {
    scenes: scenes.map(({ v: _v, ...scene }) => scene),
    stories: await docs('stories'),
    sceneMeta: await docs('sceneMeta'),
    characters: await docs('characters'),
    memory: await docs('memory'),
    lore: await docs('lore'),
    heads: await docs('heads'),
    purges: await docs('purges'),
  };
}

/** The names and labels of a story's branches, as page, map and file have them. */
export async function labelsOf(device: Device, story: string) {
  const { database } = device;
  const whole = sure(await readWholeStory(database, story)).whole;
  const branches = branchesOf(scenesById(whole.scenes), new Map(whole.metas.map((meta) => [meta.id, meta])));
  const pages: [string, string, string][] = [];
  for (const { leaf, id } of branches) {
    sure(await device.store.moveHead(story, leaf, []));
    const view = await first(watchPlay(database, story));
    if (view.status !== 'ready') throw new Error('the story cannot be read');
    pages.push([id, view.branch.label, view.branch.name]);
  }
  expect(pages).toEqual(branches.map(({ id, label, name }) => [id, label, name]));
  return pages;
}

export async function backup(device: Device): Promise<Parcel> {
  const shelf = sure(await readShelf(device));
  const { stories, damagedRows: _damaged, ...rest } = shelf;
  const made = sure(
    await writeBundle(
      {
        ...rest,
        holds: 'everything',
        stories: stories.map((id) => async () => sure(await readWholeStory(device.database, id)).whole),
        picture: () => Promise.resolve(null),
      },
      { app: 'test', nowMs: device.clock.now(), progress: () => {} },
    ),
  );
  return sure(await readBundle(new Uint8Array(await made.file.arrayBuffer())));
}
