import { createStore, Provider } from 'jotai';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { CommandResult, EngineApi } from '../../../src/domain/ports/engine-api.ts';
import { done } from '../../../src/domain/result.ts';
import type { Settings } from '../../../src/domain/settings.ts';
import type { Draft, Scene, SceneMeta, Story } from '../../../src/domain/story.ts';
import { handlesAtom } from '../../../src/state/handles.ts';
import { noticesAtom } from '../../../src/state/notices.ts';
import { dialogAtom, openStoryIdAtom } from '../../../src/state/view.ts';
import { openDatabase, type Database } from '../../../src/storage/database.ts';
import { openDeviceDatabase } from '../../../src/storage/device-database.ts';
import { headId } from '../../../src/storage/device.ts';
import { changeSettingsRows } from '../../../src/storage/settings-writes.ts';
import { LayersProvider } from '../../../src/ui/kit/layers.tsx';
import { MapDialog } from '../../../src/ui/map/map-dialog.tsx';
import { MemoryDialog } from '../../../src/ui/memory/memory-dialog.tsx';
import { SawDialog } from '../../../src/ui/memory/saw-dialog.tsx';
import { PlayScreen } from '../../../src/ui/play/play-screen.tsx';
import type { ReadingClock } from '../../../src/ui/play/reading-clock.ts';
import { fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { storeMetas, storeScenes } from '../../store-scenes.ts';

import '../../../src/ui/styles/page.css';

export type Call = { readonly command: string; readonly input: unknown };

type Book = {
  readonly story?: Story | null;
  /** All scenes of the story; the last one is open unless `open` says otherwise. */
  readonly scenes?: readonly Scene[];
  readonly open?: string;
  readonly metas?: readonly SceneMeta[];
  readonly draft?: Draft;
  readonly settings?: Partial<Settings>;
  /** What a command answers, or does before it answers; done when left out. */
  readonly engine?: { readonly [command in keyof EngineApi]?: (input: never) => Promise<CommandResult> };
  readonly clock?: ReadingClock;
  /** Whether the player was asked how he likes to read; he was unless told. */
  readonly faceAsked?: boolean;
  /** The same tab of the browser again, after a reload. */
  readonly reload?: boolean;
  readonly size?: readonly [width: number, height: number];
};

const device = fakeId(900);
const storyId = fakeId(1);

let space = { id: '', user: null, label: 'Demo', createdAt: 0 };
let lastOpened: Database | null = null;

/** The play screen over a real database with these rows, and an engine that only writes down what it is told. */
export async function openBook(book: Book = {}) {
  await page.viewport(...(book.size ?? [1280, 900]));
  if (book.faceAsked === false) localStorage.removeItem('lamplit-face-asked');
  else localStorage.setItem('lamplit-face-asked', 'yes');
  if (book.reload === true) {
    // The same player, over rows that are laid down anew.
    await lastOpened?.delete();
  } else {
    sessionStorage.clear();
    space = { ...space, id: crypto.randomUUID() };
  }
  const database = await openDatabase(space.id, { durability: 'relaxed' });
  lastOpened = database;
  const deviceDatabase = await openDeviceDatabase({ durability: 'relaxed', name: `device-of-${space.id}` });
  const scenes = book.scenes ?? [fakeScene()];
  const story = book.story === undefined ? fakeStory() : book.story;
  await database.meta.put({ k: 'deviceId', value: device });
  const writer = { database, now: () => 1, boot: 'b007b007b007' };
  await changeSettingsRows(writer, deviceDatabase, book.settings ?? {});
  if (story) await database.stories.put({ ...story, v: 0, s: {} });
  await storeScenes(database, scenes);
  await storeMetas(database, book.metas ?? []);
  if (book.draft) await database.drafts.put(book.draft);
  const open = book.open ?? scenes.at(-1)?.id;
  const head = headId(storyId, device);
  if (open !== undefined) {
    await database.heads.put({
      id: head,
      story: storyId,
      device,
      scene: open,
      at: 1,
      v: 0,
      s: {},
    });
  }

  const tables = [database.scenes, database.sceneMeta, database.heads, database.drafts];
  const calls: Call[] = [];
  const left: { stories: number; settings: number; story: number; hero: string | null } = {
    stories: 0,
    settings: 0,
    story: 0,
    hero: null,
  };
  const answers: { readonly [command: string]: ((input: never) => Promise<CommandResult>) | undefined } = {
    saveForm: async ({ form }: Parameters<EngineApi['saveForm']>[0]) => {
      left.hero = form.name;
      return done;
    },
    ...book.engine,
  };
  const engine = new Proxy({} as EngineApi, {
    get: (_target, command: string) => async (input: never) => {
      calls.push({ command, input });
      return (await answers[command]?.(input)) ?? done;
    },
  });
  const store = createStore();
  store.set(handlesAtom, { database, deviceDatabase, engine, space });
  store.set(openStoryIdAtom, storyId);
  store.sub(openStoryIdAtom, () => {
    left.story += 1;
  });
  store.sub(dialogAtom, () => {
    const dialog = store.get(dialogAtom);
    if (dialog === 'settings' || dialog === 'stories') left[dialog] += 1;
  });
  const screen = await render(
    <Provider store={store}>
      <LayersProvider>
        <PlayScreen
          story={storyId}
          over={{ Map: MapDialog, Memory: MemoryDialog, Saw: SawDialog }}
          {...(book.clock ? { clock: book.clock } : {})}
        />
      </LayersProvider>
    </Provider>,
  );

  return {
    database,
    deviceDatabase,
    screen,
    store,
    left,
    notices: () => store.get(noticesAtom),
    /** What was asked of the engine, but for what every screen asks by itself: the story, and its picture. */
    calls: () => calls.filter(({ command }) => command !== 'openStory' && command !== 'drawScene'),
    drawings: () => calls.filter(({ command }) => command === 'drawScene').map(({ input }) => input),
    opened: () => calls.filter(({ command }) => command === 'openStory').length,
    /** Writes a draft as the engine does while words come. */
    write: (draft: Draft) => database.drafts.put(draft),
    /** Stores a scene as the engine does at the end of a turn: scene, head and draft at once. */
    commit: (scene: Scene) =>
      database.transaction('rw', tables, async () => {
        await storeScenes(database, [scene]);
        await database.heads.update(head, { scene: scene.id });
        await database.drafts.delete(storyId);
      }),
    moveTo: (scene: string) => database.heads.update(head, { scene }),
    /** The tools below the page that are folded away. */
    unfoldTools: () => screen.getByRole('button', { name: 'More', exact: true }).click(),
    /** How and where the hero is, where there is no margin for it. */
    unfoldRibbon: () => screen.getByRole('button', { name: /^How and where the hero is/ }).click(),
    passage: () => screen.getByTestId('passage').element(),
    spoken: () => Array.from(screen.getByTestId('announcer').element().children, (line) => line.textContent),
  };
}

/** Resolves when the browser has drawn what came before. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
