import { expect, test } from 'vitest';

import { fakeDraft, fakeId, fakeStory } from '../../fakes.ts';
import { openApp } from '../open-app.tsx';
import { openSettings } from '../settings/open-settings.tsx';
import { openBook } from './open-book.tsx';

const title = 'The chosen storyteller is on another device';

test('A9 a story whose storyteller is on another device says so, and who tells instead', async () => {
  const { screen, notices, deviceDatabase } = await openBook({
    story: fakeStory({ settings: { aiModel: 'device:far-model' } }),
  });
  await expect.poll(notices).toMatchObject([{ type: 'message', title, tone: 'warning' }]);
  const note = screen.getByRole('region', { name: 'Told by' });
  await expect
    .element(note.getByText('“far-model” is not here, so the built-in storyteller tells.'))
    .toBeVisible();
  await deviceDatabase.models.put({
    id: 'far-model',
    name: 'Far',
    source: '',
    licence: '',
    size: 5,
    received: 5,
    status: 'installed',
    error: null,
    contextLength: null,
    lastUsed: 1,
  });
  await expect.element(note.getByText('is not here')).not.toBeInTheDocument();
  expect(notices()).toHaveLength(1);
});

test('A9 a player’s choice that is of another device points to where another can be made', async () => {
  const { screen, database } = await openBook({ settings: { readingLevel: 'middle' } });
  await database.settings.toCollection().modify({ aiModel: 'browser:own' });
  await expect
    .element(
      screen.getByText(
        '“The browser’s own model” is not here, so the built-in storyteller tells. Choose in Settings',
      ),
    )
    .toBeVisible();
});

test('A9 a draft at rest that began on another device says who will go on', async () => {
  const { screen, database } = await openBook({
    draft: fakeDraft({
      turn: fakeId(101),
      parent: fakeId(100),
      model: 'server:llama',
      status: { type: 'broken-off' },
    }),
  });
  const said = screen.getByText('“llama” is not here');
  await expect.element(said).toBeVisible();
  await database.drafts.clear();
  await expect.element(said).not.toBeInTheDocument();
});

test('A9 a story that is told as was chosen says nothing of other devices', async () => {
  const { screen, notices } = await openBook({ settings: { aiModel: 'server:llama' } });
  await expect.element(screen.getByRole('region', { name: 'Told by' })).toBeVisible();
  expect(notices()).toEqual([]);
  await expect.element(screen.getByText('is not here')).not.toBeInTheDocument();
});

test('A9 the settings say which choice is of another device, until one is made here', async () => {
  const { dialog, choose, save, screen, database } = await openSettings({
    kept: { readingLevel: 'middle' },
  });
  const said = dialog.getByText('“llama” was chosen on another device and is not here');
  await expect.element(said).not.toBeInTheDocument();
  await database.settings.toCollection().modify({ aiModel: 'server:llama' });
  await expect.element(said).toBeVisible();
  await choose('OpenRouter');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'AI Model' })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

test('A9 device settings hold on the screen whoever changed them', async () => {
  const { deviceDatabase, screen } = await openApp();
  await expect.element(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
  await deviceDatabase.settings.put({ name: 'theme', value: 'dark' });
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
});
