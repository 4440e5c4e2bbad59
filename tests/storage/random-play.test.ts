import fc from 'fast-check';
import { expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { isGone } from '../../src/domain/gone.ts';
import type { Parcel } from '../../src/domain/parcel.ts';
import { scenesById } from '../../src/domain/tree.ts';
import { scenesInTrash } from '../../src/domain/trash.ts';
import { readDraft } from '../../src/domain/schemas.ts';
import { bringInParcel } from '../../src/storage/story-import.ts';
import { fakeForm, fakeId } from '../fakes.ts';
import { breaks, fakeClock, openGame, tells } from '../game-table.ts';
import { backup, bytesFrom, exchange, sure, type Device } from './devices.ts';
import { refusedRows } from './exchange.ts';

/** Those that are done more often stand there more often. */
const deeds = [
  'act',
  'act',
  'act',
  'act',
  'continue',
  'retry',
  'break',
  'break',
  'keep',
  'go on',
  'drop',
  'undo',
  'redo',
  'go to',
  'go to',
  'trash branch',
  'trash branch',
  'untrash',
  'delete branch',
  'delete branch',
  'trash story',
  'restore',
  'delete story',
  'draw',
  'draw again',
  'name',
  'edit',
  'fact',
  'copy',
  'back up',
  'bring in',
  'clear trash',
  'photo',
  'begin',
  'meet',
] as const;
type Deed = (typeof deeds)[number];

const plays = fc.array(fc.record({ deed: fc.constantFrom(...deeds), pick: fc.nat(), device: fc.nat(3) }), {
  minLength: 5,
  maxLength: 40,
});

const tellsOn = tells('The lamp burned low.\n\nRain came over the hill.');
const breaksOff = breaks('The lamp burned low. And then', { type: 'cut-off', host: 'test' });

/** One deed of a player, wherever he stands; what cannot be done now is refused in words and changes nothing. */
async function play(device: Device, deed: Deed, pick: number, kept: { file: Parcel | null }): Promise<void> {
  const { engine, database, store, clock } = device;
  clock.advance(1_000);
  const stories = await database.stories.toArray();
  const story = stories[pick % Math.max(1, stories.length)]?.id ?? '';
  const head = await store.head(story);
  const here = (head.ok && head.value) || '';
  const scenes = (await database.scenes.toArray()).filter((scene) => scene.story === story);
  const scene = scenes[pick % Math.max(1, scenes.length)]?.id ?? '';
  device.scripts.set('builtin', deed === 'break' ? breaksOff : tellsOn);
  switch (deed) {
    case 'act':
    case 'break':
      return void (await engine.act({ story, scene: here, action: { typed: `do ${pick}` } }));
    case 'continue':
      return void (await engine.continueStory({ story, scene: here }));
    case 'retry':
      return void (await engine.retry({ story, scene: here }));
    case 'keep':
      return void (await engine.keepDraft({ story }));
    case 'go on':
      return void (await engine.continueDraft({ story }));
    case 'drop':
      return void (await engine.dropDraft({ story }));
    case 'undo':
      return void (await engine.undo({ story }));
    case 'redo':
      return void (await engine.redo({ story }));
    case 'go to':
      return void (await engine.goTo({ story, scene }));
    case 'trash branch':
    case 'untrash':
      return void (await engine.arrange({ type: 'trash-branch', scene, gone: deed === 'trash branch' }));
    case 'delete branch': {
      const [mark] = await database.sceneMeta.filter(isGone).primaryKeys();
      return void (await engine.arrange({ type: 'delete-branch', scene: mark ?? '' }));
    }
    case 'trash story':
    case 'restore':
      return void (await engine.trashStory({ story, gone: deed === 'trash story' }));
    case 'delete story':
      return void (await engine.arrange({ type: 'delete-story', story }));
    case 'draw':
    case 'draw again':
      return void (await engine.drawScene({ scene, again: deed === 'draw again' }));
    case 'name':
      return void (await engine.nameBranch({ scene, name: `Name ${pick}` }));
    case 'edit':
      return void (await engine.editPassage({ story, scene, text: `Words ${pick}.` }));
    case 'fact':
      return void (await engine.addFact({ story, scene, text: `Fact ${pick}.`, pinned: false }));
    case 'copy':
      if (stories.length > 4) return;
      return void (await engine.arrange({ type: 'copy-story', story, title: 'Copy' }));
    case 'back up':
      kept.file = await backup(device);
      return;
    case 'bring in': {
      if (!kept.file) return;
      const choice = { stories: {}, lorebookInto: null, settings: false };
      return void sure(await bringInParcel(device.writer, { next: device.newId }, kept.file, choice));
    }
    case 'clear trash':
      clock.advance(31 * 86_400_000);
      return void (await engine.arrange({ type: 'clear-trash', before: clock.now() - 30 * 86_400_000 }));
    case 'photo': {
      const bytes = new Uint8Array([0xff, 0xd8, 0xff, pick % 256]);
      return void (await engine.keepPicture({ picture: { type: 'image/jpeg', bytes }, nonce: pick }));
    }
    case 'begin': {
      if (stories.length > 4) return;
      const image = (await database.suggestions.get('photo'))?.values[0];
      const form = fakeForm({ name: `Hero ${pick % 3}`, ...(image ? { photo: { image, looks: '' } } : {}) });
      return void (await engine.startStory({ story: device.newId(), form }));
    }
    // Done by the play itself.
    case 'meet':
      return;
    default:
      return deed satisfies never;
  }
}

/** What points at nothing on a device. */
async function danglingOf({ database, device }: Device): Promise<readonly string[]> {
  const found: string[] = [];
  const scenes = new Map((await database.scenes.toArray()).map((scene) => [scene.id, scene]));
  const stories = new Set(await database.stories.toCollection().primaryKeys());
  for (const scene of scenes.values()) {
    if (!stories.has(scene.story)) found.push(`scene of no story ${scene.id}`);
    if (scene.parent !== null && !scenes.has(scene.parent)) found.push(`scene without parent ${scene.id}`);
    if (!scenes.has(scene.road)) found.push(`scene on no road ${scene.id}`);
  }
  for (const { scene, device: of } of await database.heads.toArray())
    if (of === device && !scenes.has(scene)) found.push(`head at ${scene}`);
  for (const row of await database.drafts.toArray()) {
    const parent = readDraft(row)?.parent ?? null;
    if (!stories.has(row.story) || (parent !== null && !scenes.has(parent))) found.push(`draft ${row.turn}`);
  }
  for (const { id } of await database.sceneMeta.toArray())
    if (!scenes.has(id)) found.push(`words beside ${id}`);
  for (const { scene } of await database.memory.toArray())
    if (!scenes.has(scene)) found.push(`fact of ${scene}`);
  for (const { story, redo } of await database.play.toArray())
    if (!stories.has(story) || redo.some((id) => !scenes.has(id))) found.push(`way forward in ${story}`);
  const named = new Set<string | null | undefined>();
  for (const { scene, image } of await database.drawings.toArray()) {
    if (!scenes.has(scene)) found.push(`drawing of ${scene}`);
    named.add(image);
  }
  for (const { image } of await database.photos.toArray()) named.add(image);
  for (const { image } of await database.sceneMeta.toArray()) named.add(image);
  for (const { image } of await database.characters.toArray()) named.add(image);
  for (const { cover, character } of await database.stories.toArray())
    named.add(cover).add(character.characterImage);
  for (const hash of (await database.suggestions.get('photo'))?.values ?? []) named.add(hash);
  const bytes = await database.blobs.toCollection().primaryKeys();
  for (const hash of bytes) if (!named.has(hash)) found.push(`bytes ${hash}`);
  for (const { image } of await database.drawings.toArray())
    if (!bytes.includes(image)) found.push(`picture without bytes ${image}`);
  for (const { kind, id } of await database.outbox.toArray())
    if (!(await database.table<unknown, string>(kind).get(id))) found.push(`waiting ${kind} ${id}`);
  return found;
}

/** The notes beside scenes say what the tree says. */
async function isIndexed({ database }: Device): Promise<void> {
  const metas = new Map((await database.sceneMeta.toArray()).map((meta) => [meta.id, meta]));
  for (const story of await database.stories.toCollection().primaryKeys()) {
    const scenes = scenesById((await database.scenes.toArray()).filter((scene) => scene.story === story));
    const branches = branchesOf(scenes, metas);
    const roads = new Map(branches.flatMap(({ id, scenes: own }) => own.map((scene) => [scene, id])));
    const noted = [...scenes.values()].map(({ id, road }) => [id, road]);
    expect(noted).toEqual([...scenes.keys()].map((id) => [id, roads.get(id)]));
  }
}

/** From wherever this device stands in a story, or would stand when it is opened, a turn can be told. */
async function isPlayable(device: Device): Promise<void> {
  const { engine, database, store } = device;
  device.scripts.set('builtin', tellsOn);
  for (const row of await database.stories.toArray()) {
    if (isGone(row)) continue;
    const story = row.id;
    device.clock.advance(1_000);
    sure(await engine.openStory({ story }));
    const head = sure(await store.head(story));
    // Every road was removed for good on two devices at once: nothing is left to play on, and nothing is said to be there.
    if (head === null) {
      expect((await database.scenes.toArray()).filter((scene) => scene.story === story)).toEqual([]);
      continue;
    }
    sure(await engine.act({ story, scene: head, action: { typed: 'go on' } }));
    const next = sure(await store.head(story)) ?? '';
    const metas = await database.sceneMeta.where('story').equals(story).toArray();
    const scenes = scenesById((await database.scenes.toArray()).filter((scene) => scene.story === story));
    expect(scenesInTrash(scenes, metas).has(next)).toBe(false);
  }
}

async function begin(device: Device) {
  sure(await device.engine.startStory({ story: device.newId(), form: fakeForm() }));
}

test('I10 whatever a player does, every story stays playable and nothing points at nothing', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (steps) => {
      const game: Device = await openGame();
      await begin(game);
      const kept = { file: null };
      for (const { deed, pick } of steps) await play(game, deed, pick, kept);
      // Bytes that were just kept may still be named; those of yesterday may not.
      game.clock.advance(2 * 3_600_000);
      await game.engine.arrange({ type: 'clear-trash', before: 0 });
      expect(await danglingOf(game)).toEqual([]);
      await isIndexed(game);
      await isPlayable(game);
      expect(await refusedRows(game.database)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('I3 I10 the same on two devices that meet now and then', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (steps) => {
      const clock = fakeClock();
      const devices: readonly [Device, Device] = [
        await openGame({ clock, device: fakeId(901), boot: 'aaaaaaaaaaaa' }),
        await openGame({
          clock,
          device: fakeId(902),
          boot: 'bbbbbbbbbbbb',
          random: bytesFrom(8),
        }),
      ];
      const [phone, laptop] = devices;
      await begin(phone);
      await exchange(phone, laptop);
      const kept = [{ file: null }, { file: null }] as const;
      for (const { deed, pick, device } of steps) {
        if (deed === 'meet') await exchange(phone, laptop);
        else await play(devices[device % 2 === 0 ? 0 : 1], deed, pick, kept[device % 2 === 0 ? 0 : 1]);
      }
      await exchange(phone, laptop);
      await exchange(phone, laptop);
      clock.advance(2 * 3_600_000);
      for (const device of devices) {
        await device.engine.arrange({ type: 'clear-trash', before: 0 });
        expect((await danglingOf(device)).filter((what) => !what.startsWith('scene without parent'))).toEqual(
          [],
        );
        await isIndexed(device);
        expect(await refusedRows(device.database)).toEqual([]);
      }
      const scenes = async ({ database }: Device) =>
        (await database.scenes.toArray()).map(({ id, road }) => [id, road]);
      expect(await scenes(phone)).toEqual(await scenes(laptop));
      for (const device of devices) await isPlayable(device);
    }),
    { numRuns: 25 },
  );
});
