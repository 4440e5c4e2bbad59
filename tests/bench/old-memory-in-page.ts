import { createIdSource } from '../../src/domain/ids.ts';
import type { Memory } from '../../src/domain/memory.ts';
import { createModelBudget } from '../../src/engine/model-budget.ts';
import { roughTokens } from '../../src/engine/prompt-text.ts';
import { turnPrompt } from '../../src/engine/prompt-turn.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase } from '../../src/storage/device-database.ts';
import { opening } from '../../src/storage/places.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { fakeScene, fakeStory } from '../fakes.ts';
import { turnRequest } from '../engine/turn-requests.ts';

/* Runs in a page of its own, on the browser's own IndexedDB. */

/** Scenes that a chapter covers. */
const chapterScenes = 16;
const fact = 'Mira promised the ferryman her brother’s ring.';

/** A story of so many scenes on one road, told in chapters but for its end, with a fact that was pinned in turn 3. */
export async function openOldStory(scenes: number) {
  const space = `bench-memory-${scenes}`;
  const database = await openDatabase(space, { durability: 'strict' });
  const quick = await openDatabase(space, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'strict' });
  const ids = createIdSource(Date.now, (length) => crypto.getRandomValues(new Uint8Array(length)));
  const device = ids.next();
  const story = fakeStory({ id: ids.next() });
  const road = Array.from({ length: scenes }, () => ids.next());
  for (let from = 0; from < scenes; from += 500) {
    await quick.scenes.bulkAdd(
      road.slice(from, from + 500).map((id, index) => {
        const depth = from + index;
        return {
          ...fakeScene({
            id,
            story: story.id,
            parent: road[depth - 1] ?? null,
            action:
              depth === 0 ? null : { text: 'Follow the white stones', type: 'neutral', offeredAs: 'neutral' },
            depth,
            passage: 'Nobody in the village would speak of the lighthouse before noon. '.repeat(20),
            storytellerState: { told: 'x'.repeat(8000) },
            device,
          }),
          v: 0,
          road: road[0] ?? '',
          ...(depth === 0 ? { begins: opening } : {}),
        };
      }),
    );
  }
  const memoryRow = (depth: number, props: Partial<Memory>): Memory => ({
    id: ids.next(),
    story: story.id,
    scene: road[depth] ?? '',
    kind: 'summary',
    text: `In part ${depth} the keeper lit the lamp, and the ferryman would not cross. `.repeat(12),
    pinned: false,
    fromDepth: depth,
    toDepth: depth,
    by: 'model',
    createdAt: depth,
    gone: false,
    ...props,
  });
  const rows = [memoryRow(3, { kind: 'fact', text: fact, pinned: true })];
  for (let from = 0; from + chapterScenes < scenes - 8; from += chapterScenes)
    rows.push(memoryRow(from + chapterScenes - 1, { fromDepth: from }));
  await quick.memory.bulkAdd(rows.map((row) => ({ ...row, v: 0, s: {} })));

  const newStore = () =>
    createStoryStore({ database, quick, deviceDatabase, now: Date.now, boot: 'b007b007b007', device });
  const budget = createModelBudget(null, roughTokens).promptOptions(500);
  /** What stands between a choice and the first byte to the model; answers the milliseconds of its parts. */
  const turn = async (store: ReturnType<typeof newStore>) => {
    const scene = road.at(-1) ?? '';
    const start = performance.now();
    const [path, memory] = await Promise.all([store.path(scene, 48), store.memory(story.id, scene)]);
    const read = performance.now();
    if (!path.ok || !memory.ok) throw new Error('the store refused');
    const request = turnRequest({ story, path: path.value, memory: memory.value, depth: scenes });
    const { messages } = turnPrompt(request, budget, false);
    const made = performance.now();
    if (!messages.some(({ content }) => content.includes(fact)))
      throw new Error('the pinned fact is not told');
    return { read: read - start, make: made - read };
  };
  return {
    /** The first turn after a start, and the one after it. */
    start: async () => {
      const store = newStore();
      return { first: await turn(store), next: await turn(store) };
    },
  };
}
