import { createIdSource } from '../../src/domain/ids.ts';
import type { Scene } from '../../src/domain/story.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase } from '../../src/storage/device-database.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeScene, fakeStory } from '../fakes.ts';
import { plantPictures } from './plant-pictures.ts';

/* Runs in a page of its own, on the browser's own IndexedDB. */

/** Stories of so many scenes with a picture each, one for each turn that is to be measured, or one that grows when it is long already. */
export async function openStories({
  space,
  scenes,
  stories,
}: {
  /** Whose database it is: that of a player, or one of the bench. */
  readonly space: string;
  readonly scenes: number;
  readonly stories: number;
}) {
  const database = await openDatabase(space, { durability: 'strict' });
  const quick = await openDatabase(space, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'strict' });
  const ids = createIdSource(Date.now, (length) => crypto.getRandomValues(new Uint8Array(length)));
  const device = ids.next();
  const store = createStoryStore({
    database,
    quick,
    deviceDatabase,
    now: Date.now,
    boot: 'b007b007b007',
    device,
  });

  const nextScene = (story: string, parent: Scene | null): Scene =>
    fakeScene({
      id: ids.next(),
      story,
      parent: parent?.id ?? null,
      action: parent && { text: 'Follow the white stones', type: 'neutral', offeredAs: 'neutral' },
      depth: (parent?.depth ?? -1) + 1,
      passage: 'Nobody in the village would speak of the lighthouse before noon. '.repeat(20),
      // As much as a storyteller keeps of a story that went on for long.
      storytellerState: { told: 'x'.repeat(8000) },
      device,
    });

  async function grow(): Promise<Scene> {
    const story = fakeStory({ id: ids.next() });
    await store.createStory(story);
    let last = nextScene(story.id, null);
    const road = last.id;
    await store.commitTurn({ scene: last, receipt: null });
    while (last.depth + 1 < scenes) {
      const batch: Scene[] = [];
      for (; batch.length < 500 && last.depth + 1 < scenes; batch.push(last))
        last = nextScene(story.id, last);
      await quick.transaction('rw', quick.scenes, quick.outbox, async () => {
        await quick.scenes.bulkAdd(batch.map((scene) => ({ ...scene, v: 0, road })));
        await quick.outbox.bulkAdd(
          batch.map(({ id }) => ({ kind: 'scenes' as const, id, turn: id, fields: {} })),
        );
      });
      await plantPictures(quick, batch);
    }
    await store.moveHead(story.id, last.id, []);
    return last;
  }

  const ends: Scene[] = [];
  while (ends.length < stories) ends.push(await grow());
  let turns = 0;

  const open = () => {
    const end = ends[turns % ends.length];
    if (!end) throw new Error('there is no story');
    return end;
  };

  /** Reads the road as each turn does before it is told; answers the milliseconds. */
  async function read(): Promise<number> {
    const start = performance.now();
    const road = await store.path(open().id, 48);
    if (!road.ok) throw new Error(road.error.type);
    return performance.now() - start;
  }

  /** Stores a turn and takes the next story; answers the milliseconds. */
  async function commit(): Promise<number> {
    const end = open();
    const scene = nextScene(end.story, end);
    const start = performance.now();
    const stored = await store.commitTurn({ scene, receipt: null });
    const took = performance.now() - start;
    if (!stored.ok) throw new Error(stored.error.type);
    ends[turns % ends.length] = scene;
    turns += 1;
    return took;
  }

  return { read, commit };
}
