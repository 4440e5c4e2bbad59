import { createStore, Provider } from 'jotai';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import type { CommandResult, EngineApi } from '../../src/domain/ports/engine-api.ts';
import { done } from '../../src/domain/result.ts';
import { handlesAtom } from '../../src/state/handles.ts';
import { openStoryIdAtom, sessionAtom, type Session } from '../../src/state/view.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openDeviceDatabase } from '../../src/storage/device-database.ts';
import type { Space } from '../../src/storage/registry.ts';
import { createSecrets } from '../../src/storage/secrets.ts';
import { createStoryStore } from '../../src/storage/story-store.ts';
import { App } from '../../src/ui/app.tsx';
import { fakeId } from '../fakes.ts';

import '../../src/ui/styles/page.css';

export type Call = { readonly command: string; readonly input: unknown };

/** Under which a hero's portrait is stored here. */
export const portraitHash = 'a'.repeat(64);

export type Visit = {
  readonly path?: string;
  readonly session?: Session;
  /** Whether the demo flag stands on this device; it does unless told. */
  readonly demo?: boolean;
  readonly openStory?: string;
  /** What a command answers, or does before it answers. */
  readonly engine?: { readonly [command in keyof EngineApi]?: (input: never) => Promise<CommandResult> };
  readonly size?: readonly [width: number, height: number];
  /** What was done before the page came. */
  readonly before?: (space: Space) => Promise<unknown>;
};

/** The whole page over a real database and an engine that stores what is saved, and otherwise only writes down what it is told. */
export async function openApp(visit: Visit = {}) {
  await page.viewport(...(visit.size ?? [1280, 900]));
  localStorage.clear();
  if (visit.demo !== false) localStorage.setItem('demo-mode', 'true');
  const space = { id: crypto.randomUUID(), user: null, label: 'Demo', createdAt: 0 };
  await visit.before?.(space);
  const database = await openDatabase(space.id, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'relaxed', name: `device-of-${space.id}` });
  const device = fakeId(900);
  await database.meta.put({ k: 'deviceId', value: device });
  const store = createStoryStore({
    database,
    quick: database,
    deviceDatabase,
    now: () => 1_000,
    boot: 'abcdefabcdef',
    device,
  });
  const secrets = createSecrets({ database, deviceDatabase });

  const calls: Call[] = [];
  const answers: { readonly [command: string]: ((input: never) => Promise<CommandResult>) | undefined } = {
    saveForm: ({ form }: Parameters<EngineApi['saveForm']>[0]) => store.saveForm(form),
    saveSettings: async ({ change }: Parameters<EngineApi['saveSettings']>[0]) => {
      const saved = await store.changeSettings(change);
      return saved.ok && change.forgetKeys === true ? secrets.hold() : saved;
    },
    saveSecret: ({ name, value }: Parameters<EngineApi['saveSecret']>[0]) => secrets.set(name, value),
    trashStory: ({ story, gone }: Parameters<EngineApi['trashStory']>[0]) =>
      store.changeStory(story, { gone }),
    arrange: (deed: Parameters<EngineApi['arrange']>[0]) => store.arrange(deed),
    renameStory: ({ story, title }: Parameters<EngineApi['renameStory']>[0]) =>
      store.changeStory(story, { title }),
    nameBranch: ({ scene, name }: Parameters<EngineApi['nameBranch']>[0]) =>
      store.changeScene(scene, { name }),
    drawPortrait: async ({ nonce }: Parameters<EngineApi['drawPortrait']>[0]) => {
      const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
      await database.blobs.put({
        hash: portraitHash,
        bytes: bytes.buffer,
        mime: 'image/svg+xml',
        size: bytes.length,
        state: 'local',
        lastUsed: 1_000,
      });
      return store.saveSuggestion({ id: 'portrait', values: [portraitHash], fallback: null, nonce });
    },
    ...visit.engine,
  };
  const engine = new Proxy({} as EngineApi, {
    get: (_target, command: string) => async (input: never) => {
      calls.push({ command, input });
      return (await answers[command]?.(input)) ?? done;
    },
  });

  const atoms = createStore();
  atoms.set(handlesAtom, { database, deviceDatabase, engine, space });
  atoms.set(sessionAtom, visit.session ?? { status: 'open' });
  if (visit.openStory) atoms.set(openStoryIdAtom, visit.openStory);
  const asked = { entered: 0, exited: 0, reloaded: 0 };
  const address = memoryLocation({ path: visit.path ?? '/', record: true });
  const screen = await render(
    <Provider store={atoms}>
      <Router hook={address.hook}>
        <App
          onEnterDemo={() => (asked.entered += 1)}
          onExitDemo={() => (asked.exited += 1)}
          reload={() => (asked.reloaded += 1)}
        />
      </Router>
    </Provider>,
  );
  return {
    screen,
    atoms,
    space,
    database,
    deviceDatabase,
    store,
    /** How often the page's root was asked to do something. */
    asked,
    path: () => address.history.at(-1),
    /** What the engine was told, by command. */
    calls: (command?: keyof EngineApi) => calls.filter((call) => !command || call.command === command),
  };
}
