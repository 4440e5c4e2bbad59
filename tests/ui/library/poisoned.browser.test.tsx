import { expect, test } from 'vitest';

import { entryOfForm } from '../../../src/domain/character-entry.ts';
import { emptyLore } from '../../../src/domain/memory.ts';
import { stampOfTime } from '../../../src/domain/stamp.ts';
import { dialogAtom } from '../../../src/state/view.ts';
import type { Database } from '../../../src/storage/database.ts';
import { fakeForm, fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { openApp } from '../open-app.tsx';
import { openBook } from '../play/open-book.tsx';

const stamp = stampOfTime(Date.now());

/** A row as it may lie in a database of an older version, or after a fault. */
function put(database: Database, table: string, row: object): Promise<unknown> {
  return database.table<object, string>(table).put({ v: 0, s: {}, ...row });
}

async function openStories(rows: readonly object[]) {
  const app = await openApp();
  for (const row of rows) await put(app.database, 'stories', row);
  await app.screen.getByRole('button', { name: 'Stories', exact: true }).click();
  const dialog = app.screen.getByRole('dialog', { name: /^Story History/ });
  await expect.element(dialog).toBeVisible();
  const titles = () => Array.from(dialog.element().querySelectorAll('h3'), (title) => title.textContent);
  return { ...app, dialog, titles };
}

const sound = fakeStory({ id: fakeId(1), title: 'The Older Book', playedAt: 2_000 });

test('A7 stories of dates that no calendar has stand on the shelf and in the trash', async () => {
  const far = { createdAt: 1e300, playedAt: 1e300 };
  const { dialog, titles, screen } = await openStories([
    sound,
    { ...sound, id: fakeId(2), title: 'The Far Book', ...far },
    { ...sound, id: fakeId(3), title: 'The Lost Book', ...far, gone: true, s: { gone: stamp } },
  ]);
  await expect.poll(titles).toEqual(['The Far Book', 'The Older Book']);
  await dialog.getByRole('button', { name: 'Trash (1)' }).click();
  const trash = screen.getByRole('dialog', { name: 'Trash' });
  await expect.element(trash.getByRole('button', { name: 'Restore The Lost Book' })).toBeVisible();
});

test('A7 a story that cannot be read is said, can be saved as it lies, and removed; the others stand', async () => {
  const { dialog, titles, screen, database } = await openStories([
    sound,
    { ...sound, id: fakeId(2), character: null },
    { ...sound, id: fakeId(3), title: 5, s: null, gone: true },
  ]);
  await expect.poll(titles).toEqual(['The Older Book']);
  await expect.poll(() => dialog.getByText('This story cannot be shown').elements()).toHaveLength(2);
  await expect.element(dialog.getByRole('button', { name: 'Save what is there' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete for good' }).first().click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => dialog.getByText('This story cannot be shown').elements()).toHaveLength(1);
  expect(await database.stories.get(fakeId(2))).toBeUndefined();
});

test('A7 a hero who cannot be read is said, and the others are shown', async () => {
  const { database, atoms, screen } = await openApp();
  const mira = entryOfForm(fakeForm(), 1_000);
  await put(database, 'characters', { ...mira, createdAt: 1e300, updatedAt: 1e300 });
  await put(database, 'characters', { ...mira, id: fakeId(2), metadata: null, s: null });
  atoms.set(dialogAtom, 'characters');
  const dialog = screen.getByRole('dialog', { name: 'Character Library (1)' });
  await expect.element(dialog.getByRole('heading', { name: 'Mira Vale' })).toBeVisible();
  await expect.element(dialog.getByText('One character on this device cannot be read.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Preview/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Mira Vale' })).toBeVisible();
});

test('A7 memories and entries of a lorebook that cannot be read are said, and the others are shown', async () => {
  const { database, screen, unfoldTools } = await openBook({ scenes: [fakeScene()] });
  const fact = {
    id: fakeId(800),
    story: fakeId(1),
    scene: fakeScene().id,
    kind: 'fact',
    text: 'Mira has the keys.',
    pinned: true,
    fromDepth: 0,
    toDepth: 0,
    by: 'player',
    createdAt: 1e300,
    gone: false,
  };
  await put(database, 'memory', fact);
  await put(database, 'memory', { ...fact, id: fakeId(801), text: { not: 'a text' } });
  await put(database, 'memory', {
    ...fact,
    id: fakeId(802),
    kind: 'summary',
    toDepth: 1e300,
    text: 'A chapter.',
  });
  const lore = {
    ...emptyLore,
    id: fakeId(700),
    story: fakeId(1),
    title: 'The tower',
    text: 'Tall.',
    gone: false,
  };
  await put(database, 'lore', lore);
  await put(database, 'lore', { ...lore, id: fakeId(701), keys: null });
  await unfoldTools();
  await screen.getByRole('button', { name: 'Memory' }).click();
  const memory = screen.getByRole('dialog', { name: 'Memory' });
  await expect.element(memory.getByText('Mira has the keys.')).toBeVisible();
  await expect.element(memory.getByText('2 entries cannot be shown.')).toBeVisible();
  await memory.getByRole('tab', { name: 'Chapters' }).click();
  await expect.element(memory.getByText('A chapter.')).toBeVisible();
  await memory.getByRole('tab', { name: 'Lorebook' }).click();
  await expect.element(memory.getByRole('heading', { name: 'The tower' })).toBeVisible();
});

test('A7 the map of a story that runs in a circle of 400 scenes is drawn, and its history read', async () => {
  const scenes = Array.from({ length: 400 }, (_, depth) =>
    fakeScene({ id: fakeId(1_000 + depth), parent: fakeId(1_000 + ((depth + 399) % 400)), depth }),
  );
  const { screen } = await openBook({ scenes });
  await screen.getByRole('button', { name: 'Open the map' }).click();
  const map = screen.getByRole('dialog', { name: 'The map of roads' });
  await expect.element(map.getByRole('tree')).toBeVisible();
  await expect.element(map.getByText(/^400 scenes/)).toBeVisible();
  await map.getByRole('button', { name: 'Close', exact: false }).first().click();
  await expect.element(map).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Open the history' }).click();
  const history = screen.getByRole('dialog', { name: 'The road so far (400)' });
  await expect.poll(() => history.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(50);
  await history.getByRole('button', { name: 'Show 50 older scenes' }).click();
  await expect.poll(() => history.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(100);
});
