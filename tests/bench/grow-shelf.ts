import type { Page } from 'playwright';

import { createIdSource } from '../../src/domain/ids.ts';
import { headId } from '../../src/storage/device.ts';
import { Player } from '../e2e/player.ts';
import { choicesOnPage } from './built-game.ts';
import { fixedRandom } from './figures.ts';
import { inTime } from './in-time.ts';

/* A player's database filled with copies of what the game itself wrote: the rows are real, only their number is not. */

/** Where the open story is stored. */
export type Place = { readonly name: string; readonly story: string; readonly device: string };

/** A story of three scenes, in a page of its own, with a drawing of the last one at least. */
export async function playStory(page: Page): Promise<Place> {
  const player = new Player(page);
  await player.enterDemo();
  await player.wholePassages();
  await player.startWithPreset();
  await player.choose(0);
  await player.ready(2);
  await player.choose(1);
  await player.ready(3);
  const place = await findPlace(page);
  await lastSceneDrawn(page, place);
  return place;
}

/** Waits until the drawing of the open scene is stored: until then the game has work to do. */
function lastSceneDrawn(page: Page, { name, story, device }: Place): Promise<void> {
  return inTime(
    'the open scene was not drawn',
    page.evaluate(
      async ({ database: wanted, head }) => {
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('no reason given'));
          });
        const database = await read(indexedDB.open(wanted));
        for (let drawn = false; !drawn;) {
          const reading = database.transaction(['heads', 'drawings']);
          const { scene } = await read<{ scene: string }>(reading.objectStore('heads').get(head));
          drawn = (await read(reading.objectStore('drawings').count(scene))) > 0;
          if (!drawn) await new Promise((resolve) => setTimeout(resolve, 50));
        }
        database.close();
      },
      { database: name, head: headId(story, device) },
    ),
  );
}

/** Where the only story of a page is stored. */
export function findPlace(page: Page): Promise<Place> {
  return inTime(
    'the story was not found in its database',
    page.evaluate(async () => {
      const read = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('no reason given'));
        });
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const name = names.find((each) => each.startsWith('lamplit-space-'));
      if (!name) throw new Error('the demo has no database');
      const database = await read(indexedDB.open(name));
      const reading = database.transaction(['stories', 'meta']);
      const [stories, device] = await Promise.all([
        read<{ id: string }[]>(reading.objectStore('stories').getAll()),
        read<{ value: string }>(reading.objectStore('meta').get('deviceId')),
      ]);
      database.close();
      const story = stories[0];
      if (!story) throw new Error('there is no story');
      return { name, story: story.id, device: device.value };
    }),
  );
}

/** Makes `count` copies of the story, each with all of its scenes, and a title of its own. */
export async function growShelf(page: Page, place: Place, count: number): Promise<void> {
  const ids = idsOf(count);
  const stories = Array.from({ length: count }, () => {
    const story = ids.next();
    return {
      story,
      head: headId(story, place.device),
      scenes: [ids.next(), ids.next(), ids.next()],
    };
  });
  await inTime(
    'the shelf did not grow',
    page.evaluate(
      async ({ name, story: first, stories: wanted }) => {
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('no reason given'));
          });
        type Row = { readonly id: string; readonly parent: string | null; readonly road: string };
        const database = await read(indexedDB.open(name));
        const reading = database.transaction(['stories', 'scenes', 'heads', 'drawings']);
        const [story, scenes, heads, drawings] = await Promise.all([
          read<{ id: string; title: string; playedAt: number }>(reading.objectStore('stories').get(first)),
          read<Row[]>(reading.objectStore('scenes').getAll()),
          read<{ id: string }[]>(reading.objectStore('heads').getAll()),
          read<{ scene: string }[]>(reading.objectStore('drawings').getAll()),
        ]);
        for (let from = 0; from < wanted.length; from += 200) {
          const writing = database.transaction(['stories', 'scenes', 'heads', 'drawings'], 'readwrite', {
            durability: 'relaxed',
          });
          for (const [index, copy] of wanted.slice(from, from + 200).entries()) {
            const number = from + index + 1;
            writing.objectStore('stories').put({
              ...story,
              id: copy.story,
              title: `Volume ${number}`,
              playedAt: story.playedAt - number * 1000,
            });
            const renamed = new Map(scenes.map(({ id }, at) => [id, copy.scenes[at] ?? '']));
            for (const scene of scenes) {
              writing.objectStore('scenes').put({
                ...scene,
                id: renamed.get(scene.id),
                parent: scene.parent && renamed.get(scene.parent),
                road: renamed.get(scene.road),
                story: copy.story,
              });
            }
            for (const drawing of drawings) {
              const scene = renamed.get(drawing.scene);
              if (scene) writing.objectStore('drawings').put({ ...drawing, scene, story: copy.story });
            }
            writing.objectStore('heads').put({
              ...heads[0],
              id: copy.head,
              story: copy.story,
              scene: copy.scenes.at(-1),
            });
          }
          await new Promise<void>((resolve, reject) => {
            writing.oncomplete = () => resolve();
            writing.onabort = () => reject(writing.error ?? new Error('no reason given'));
          });
        }
        database.close();
      },
      { ...place, stories },
    ),
  );
}

/** Scenes of the roads that part from the main one. */
const sideRoads = 12;

/**
 * Makes the story one of `count` scenes: two thirds of them on the road that is open, the others on roads that part from it. Every
 * scene is a copy of one that was told.
 */
export async function growStory(page: Page, place: Place, count: number): Promise<void> {
  const ids = idsOf(count);
  const main = Math.ceil((count * 2) / 3);
  const side = Math.ceil((count - main) / sideRoads);
  type Planned = {
    readonly id: string;
    readonly parent: number;
    readonly depth: number;
    /** The first scene of the branch that it lies on; '' for the main one. */
    readonly road: string;
  };
  const planned: Planned[] = [];
  // Three scenes are there already.
  for (let depth = 3; depth < main; depth += 1)
    planned.push({ id: ids.next(), parent: planned.length - 1, depth, road: '' });
  for (let branch = 1; branch <= sideRoads; branch += 1) {
    const from = Math.floor((main / (sideRoads + 2)) * branch) - 3;
    const road = ids.next();
    for (let step = 0; step < side && planned.length < count - 3; step += 1) {
      const parent = step === 0 ? from : planned.length - 1;
      planned.push({ id: step === 0 ? road : ids.next(), parent, depth: from + 3 + 1 + step, road });
    }
  }
  await inTime(
    'the story did not grow',
    page.evaluate(
      async ({ name, story, device, head, wanted, last }) => {
        const read = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('no reason given'));
          });
        type Row = {
          readonly id: string;
          readonly depth: number;
          readonly story: string;
          readonly road: string;
        };
        const database = await read(indexedDB.open(name));
        const reading = database.transaction(['scenes', 'heads', 'drawings']);
        const [all, headRow, drawings] = await Promise.all([
          read<Row[]>(reading.objectStore('scenes').getAll()),
          read<{ id: string }>(reading.objectStore('heads').get(head)),
          read<{ scene: string }[]>(reading.objectStore('drawings').getAll()),
        ]);
        const template = all.find((scene) => scene.story === story && scene.depth === 2);
        const drawing = drawings.find(({ scene }) => scene === template?.id);
        if (!template || !drawing)
          throw new Error('the story has no three scenes with a drawing of the last');
        for (let from = 0; from < wanted.length; from += 1000) {
          const writing = database.transaction(['scenes', 'heads', 'drawings'], 'readwrite', {
            durability: 'relaxed',
          });
          for (const { id, parent, depth, road } of wanted.slice(from, from + 1000)) {
            writing.objectStore('scenes').put({
              ...template,
              id,
              parent: wanted[parent]?.id ?? template.id,
              depth,
              road: road || template.road,
              // All of them part from the main one.
              ...(id === road ? { begins: template.road } : {}),
              title: `The ${depth + 1}. page of its road`,
            });
            writing.objectStore('drawings').put({ ...drawing, scene: id });
          }
          writing.objectStore('heads').put({ ...headRow, story, device, scene: last });
          await new Promise<void>((resolve, reject) => {
            writing.oncomplete = () => resolve();
            writing.onabort = () => reject(writing.error ?? new Error('no reason given'));
          });
        }
        database.close();
      },
      {
        ...place,
        head: headId(place.story, place.device),
        wanted: planned,
        last: planned[main - 4]?.id ?? '',
      },
    ),
  );
}

/** Opens the page anew; milliseconds until the story is there. */
export async function reopen(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const at = await inTime(
    'the story was not there after a reload',
    page.waitForFunction(
      (choices) =>
        document.querySelectorAll(`article[aria-busy=false] ${choices}`).length === 3
          ? performance.now()
          : false,
      choicesOnPage,
    ),
  );
  return (await at.jsonValue()) || 0;
}

function idsOf(seed: number) {
  const random = fixedRandom(seed);
  return createIdSource(Date.now, (length) => Uint8Array.from({ length }, () => random() * 256));
}
