import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import type { FileService, ImportReport } from '../../../src/domain/file-port.ts';
import type { EngineApi } from '../../../src/domain/ports/engine-api.ts';
import { done, err, ok } from '../../../src/domain/result.ts';
import { fileServiceAtom } from '../../../src/state/files.ts';
import { handlesAtom, type Handles } from '../../../src/state/handles.ts';
import { noticesAtom } from '../../../src/state/notices.ts';
import { bringFilesAtom, openStoryIdAtom } from '../../../src/state/view.ts';
import { openDatabase } from '../../../src/storage/database.ts';
import { openDeviceDatabase } from '../../../src/storage/device-database.ts';
import { BackupDialog } from '../../../src/ui/library/backup-dialog.tsx';
import { LibraryKeeper } from '../../../src/ui/library/library-keeper.tsx';
import { LayersProvider } from '../../../src/ui/kit/layers.tsx';
import { stampOfTime } from '../../../src/domain/stamp.ts';
import { watchBackups } from '../../../src/storage/backups.ts';
import { fakeId, fakeStory } from '../../fakes.ts';
import { first } from '../../first-value.ts';
import { openApp } from '../open-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(FileSystemDirectoryHandle.prototype, 'queryPermission');
});

const backup = new Blob(['every story of mine']);

/** A folder that the browser lets pages have without asking: the same handle as that of a folder on the disk. */
async function aFolder(name: string) {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, { create: true });
}

/** A player with a story that was played since the last backup, and the folder that he chose for them. */
async function openKeeper(
  folder: FileSystemDirectoryHandle,
  service: Partial<FileService> = {},
  owner: Partial<Handles['space']> = {},
) {
  const space = { id: crypto.randomUUID(), user: null, label: 'Demo', createdAt: 0, ...owner };
  const database = await openDatabase(space.id, { durability: 'relaxed' });
  const deviceDatabase = await openDeviceDatabase({ durability: 'relaxed', name: 'device-of-all-keepers' });
  await database.stories.put({ ...fakeStory({ id: fakeId(1), playedAt: 5_000 }), v: 0, s: {} });
  await database.meta.put({ k: 'hlc', value: stampOfTime(5_000) });
  const atoms = createStore();
  atoms.set(handlesAtom, {
    database,
    deviceDatabase,
    space,
    // The keeper only clears the trash.
    engine: { arrange: async () => done } as Partial<EngineApi> as EngineApi,
  });
  const whole: Partial<FileService> = {
    backUp: async () => ok({ name: 'Lamplit_2026-11-21.lamplit', file: backup, losses: [] }),
    ...service,
  };
  // Of the service only this is used here.
  atoms.set(fileServiceAtom, whole as FileService);
  Object.defineProperty(window, 'showDirectoryPicker', { value: async () => folder, configurable: true });
  const screen = await render(
    <Provider store={atoms}>
      <LayersProvider>
        <BackupDialog onClose={() => {}} />
        <LibraryKeeper restMs={0} />
      </LayersProvider>
    </Provider>,
  );
  const said = () => atoms.get(noticesAtom).map((notice) => (notice.type === 'message' ? notice.text : ''));
  const noted = async () => (await first(watchBackups(database))).at || undefined;
  return { screen, said, noted, database };
}

test('once a folder is chosen, a backup goes there by itself and is read again', async () => {
  const folder = await aFolder('good');
  const { screen, said, noted } = await openKeeper(folder);
  await screen.getByRole('button', { name: 'Choose a folder' }).click();
  await expect.element(screen.getByText('Backups go to the folder “good” by themselves.')).toBeVisible();
  await expect.poll(noted).toBeGreaterThan(5_000);
  const written = await (await folder.getFileHandle('Lamplit.lamplit')).getFile();
  expect(await written.text()).toBe('every story of mine');
  expect(said()).toEqual([]);
});

test('A9 two players share a folder, and neither writes over the backup of the other', async () => {
  const folder = await aFolder('shared');
  const mail = 'Mira/../Vale <mira@example.org>';
  const players = [
    { id: '019a0000-0000-7000-8000-00000000000a', user: null, label: 'Demo' },
    { id: '019a0000-0000-7000-8000-00000000000b', user: 'one', label: mail },
    { id: '019a0000-0000-7000-8000-00000000000c', user: 'two', label: mail },
  ];
  for (const player of players) {
    const file = new Blob([player.id]);
    const backUp = async () => ok({ name: '', file, losses: [] });
    const { screen, noted, said } = await openKeeper(folder, { backUp }, player);
    // The folder that another chose is his.
    await expect
      .element(screen.getByText('Choose a folder, and a backup goes there by itself'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Choose a folder' }).click();
    await expect.poll(noted).toBeGreaterThan(5_000);
    expect(said()).toEqual([]);
    await screen.unmount();
  }
  const written = new Map<string, string>();
  for await (const [name, handle] of folder.entries())
    if (handle instanceof FileSystemFileHandle) written.set(name, await (await handle.getFile()).text());
  expect(Object.fromEntries(written)).toEqual({
    'Lamplit.lamplit': players[0]?.id,
    'Lamplit_Mira_Vale_mira_example_org__00000000000b.lamplit': players[1]?.id,
    'Lamplit_Mira_Vale_mira_example_org__00000000000c.lamplit': players[2]?.id,
  });
});

test('a folder that is gone is told of in words, and no backup is claimed', async () => {
  const folder = await aFolder('gone');
  await (await navigator.storage.getDirectory()).removeEntry('gone', { recursive: true });
  const { screen, said, noted } = await openKeeper(folder);
  await screen.getByRole('button', { name: 'Choose a folder' }).click();
  await expect
    .poll(said)
    .toEqual([expect.stringMatching(/^The folder “gone” took no file: .*choose another/)]);
  expect(await noted()).toBeUndefined();
});

test('a backup that reads back otherwise than it was written is told of, and does not count', async () => {
  const folder = await aFolder('worn');
  vi.spyOn(FileSystemFileHandle.prototype, 'getFile').mockImplementation(
    async () => new File(['every storY of mine'], 'Lamplit.lamplit'),
  );
  const { screen, said, noted } = await openKeeper(folder);
  await screen.getByRole('button', { name: 'Choose a folder' }).click();
  await expect.poll(said).toEqual([expect.stringMatching(/^Read back from the folder “worn”/)]);
  expect(await noted()).toBeUndefined();
});

test('a folder that has to be allowed again, and a backup that could not be made, are told of', async () => {
  const folder = await aFolder('closed');
  const failing = await openKeeper(folder, { backUp: async () => err({ type: 'check-failed' }) });
  await failing.screen.getByRole('button', { name: 'Choose a folder' }).click();
  await expect.poll(failing.said).toEqual([expect.stringMatching(/^Read back, it did not hold/)]);
  await failing.screen.unmount();

  Object.defineProperty(FileSystemDirectoryHandle.prototype, 'queryPermission', {
    value: async () => 'prompt',
    configurable: true,
  });
  const closed = await openKeeper(folder);
  await closed.screen.getByRole('button', { name: 'Choose a folder' }).click();
  await expect
    .poll(closed.said)
    .toEqual([expect.stringMatching(/asked again before it writes into “closed”/)]);
  expect(await closed.noted()).toBeUndefined();
});

for (const path of ['setup', 'library'] as const) {
  test(`a file that is dropped onto the ${path} is looked into, and nothing is written before the player says so`, async () => {
    const { screen, atoms } = await openApp();
    const asked: string[] = [];
    const service: Partial<FileService> = {
      lookInto: async (_file, name) => {
        asked.push(`look into ${name}`);
        return ok({
          kind: 'bundle',
          stories: [
            { id: fakeId(7), title: 'The Unlit Tower', hero: 'Mira', scenes: 3, newScenes: 3, here: 'no' },
          ],
          characters: [],
          lorebook: 0,
          settings: false,
          pictures: 0,
          losses: [],
        });
      },
      bringIn: async () => {
        asked.push('bring in');
        return ok({
          stories: [fakeId(7)],
          scenes: 3,
          characters: 0,
          lore: 0,
          pictures: 0,
          restored: 0,
          stopped: false,
        });
      },
    };
    // Of the service only this is used here.
    atoms.set(fileServiceAtom, service as FileService);
    let onto: Element = document.body;
    if (path === 'library') {
      await screen.getByRole('button', { name: 'Stories', exact: true }).click();
      const library = screen.getByRole('dialog', { name: /^Story History/ });
      await expect.element(library).toBeVisible();
      onto = library.element();
    } else await expect.element(screen.getByRole('button', { name: 'Stories', exact: true })).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['PK'], 'tower.lamplit'));
    const drag = (type: string) =>
      onto.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    // The page's part that takes files comes by itself, a little later.
    await expect
      .poll(
        () => {
          drag('dragover');
          return document.body.textContent;
        },
        { timeout: 40_000 },
      )
      .toContain('Let go to look into this file');
    drag('drop');
    const bring = screen.getByRole('dialog', { name: 'Bring in a file' });
    await expect.element(bring.getByText('3 scenes, new here')).toBeVisible();
    expect(asked).toEqual(['look into tower.lamplit']);
    await bring.getByRole('button', { name: 'Bring it in' }).click();
    await expect.poll(() => asked).toEqual(['look into tower.lamplit', 'bring in']);
  });
}

const nothingIn: ImportReport = {
  kind: 'world-info',
  stories: [],
  characters: [],
  lorebook: 0,
  settings: false,
  pictures: 0,
  losses: [],
};

test('of several files each is looked into, one after the other, and none twice', async () => {
  const { screen, atoms } = await openApp();
  const asked: string[] = [];
  const service: Partial<FileService> = {
    lookInto: async (_file, name) => {
      asked.push(name);
      return ok(nothingIn);
    },
  };
  atoms.set(fileServiceAtom, service as FileService);
  const [one, two] = ['one.json', 'two.json'].map((name) => new File(['{}'], name, { lastModified: 1 }));
  atoms.set(
    bringFilesAtom,
    [one, two].filter((file) => file !== undefined),
  );
  atoms.set(bringFilesAtom, [new File(['{}'], 'one.json', { lastModified: 1 })]);
  const bring = screen.getByRole('dialog', { name: 'Bring in a file' });
  await expect.element(bring.getByText(/^“one.json”/)).toBeVisible();
  await bring.getByRole('button', { name: 'Next file' }).click();
  await expect.element(bring.getByText(/^“two.json”/)).toBeVisible();
  await bring.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bring).not.toBeInTheDocument();
  await expect.poll(() => asked).toEqual(['one.json', 'two.json']);
});

test('a lorebook alone is not brought in before a story is named for it; the open one is named already', async () => {
  const { screen, atoms, database } = await openApp();
  await database.stories.put({ ...fakeStory({ id: fakeId(7), title: 'The Unlit Tower' }), v: 0, s: {} });
  const into: (string | null)[] = [];
  const service: Partial<FileService> = {
    lookInto: async () => ok({ ...nothingIn, lorebook: 2 }),
    bringIn: async ({ choice }) => {
      into.push(choice.lorebookInto);
      return ok({ stories: [], scenes: 0, characters: 0, lore: 2, pictures: 0, restored: 0, stopped: false });
    },
  };
  atoms.set(fileServiceAtom, service as FileService);
  atoms.set(bringFilesAtom, [new File(['{}'], 'world.json')]);
  const bring = screen.getByRole('dialog', { name: 'Bring in a file' });
  const bringIn = bring.getByRole('button', { name: 'Bring it in' });
  await expect.element(bringIn).toHaveAttribute('aria-disabled', 'true');
  await expect.element(bring.getByRole('option', { name: 'The Unlit Tower' })).toBeInTheDocument();
  await bring.getByLabelText('Put the lorebook into').selectOptions('The Unlit Tower');
  await bringIn.click();
  await expect.poll(() => into).toEqual([fakeId(7)]);
  await bring.getByRole('button', { name: 'Close' }).last().click();

  atoms.set(openStoryIdAtom, fakeId(7));
  atoms.set(bringFilesAtom, [new File(['{}'], 'world.json')]);
  await expect.element(bringIn).toHaveAttribute('aria-disabled', 'false');
  await bringIn.click();
  await expect.poll(() => into).toEqual([fakeId(7), fakeId(7)]);
});

test('LIB-12 while a file comes in its scenes are counted, and Stop says what became of them', async () => {
  const { screen, atoms } = await openApp();
  const service: Partial<FileService> = {
    lookInto: async () => ok(nothingIn),
    bringIn: async (_command, progress, stop) => {
      progress(0.2, { stored: 1_200, of: 6_000 });
      await new Promise((resolve) => stop?.addEventListener('abort', resolve));
      return ok({ stories: [], scenes: 0, characters: 0, lore: 0, pictures: 0, restored: 0, stopped: true });
    },
  };
  atoms.set(fileServiceAtom, service as FileService);
  atoms.set(bringFilesAtom, [new File(['{}'], 'long.lamplit')]);
  const bring = screen.getByRole('dialog', { name: 'Bring in a file' });
  await bring.getByRole('button', { name: 'Bring it in' }).click();
  const bar = bring.getByRole('progressbar', { name: 'Bringing it in…' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1,200 of 6,000 scenes are stored');
  await bring.getByRole('button', { name: 'Stop' }).click();
  await expect.element(bring.getByText('Stopped. Nothing of this file is left here.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});
