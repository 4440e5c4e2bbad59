import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { defaultSettings } from '../../../src/domain/settings.ts';
import { openSettings } from './open-settings.tsx';

test('SET-01 the parts and buttons are there', async () => {
  const { dialog } = await openSettings();
  for (const part of ['AI Configuration', 'Display and Accessibility', 'Story Generation'])
    await expect.element(dialog.getByRole('heading', { name: part })).toBeInTheDocument();
  for (const button of ['Set to Defaults', 'Cancel', 'Save Settings'])
    await expect.element(dialog.getByRole('button', { name: button })).toBeVisible();
});

test('SET-01 Save Settings stores what was changed, and only that', async () => {
  const { choose, save, settings, calls, dialog } = await openSettings();
  await choose('3 paragraphs');
  await dialog.getByRole('combobox', { name: 'Reading Level' }).selectOptions('Middle school');
  await dialog.getByRole('textbox', { name: 'Notes to the Author' }).fill('The dog must live.');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  const change = { passageLength: 3, readingLevel: 'middle', notesToAuthor: 'The dog must live.' } as const;
  await expect.poll(() => calls('saveSettings')).toEqual([{ command: 'saveSettings', input: { change } }]);
  await expect.poll(settings).toEqual({ ...defaultSettings, ...change });
});

test.each(['Cancel', 'Close without saving', 'Escape', 'backdrop'])(
  'SET-01 %s stores nothing',
  async (way) => {
    const { choose, dialog, calls, screen } = await openSettings();
    await choose('3 paragraphs');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'backdrop') await userEvent.click(dialog, { position: { x: -20, y: 40 }, force: true });
    else await dialog.getByRole('button', { name: way }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls('saveSettings')).toEqual([]);
    await expect.element(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
  },
);

test('SET-01 Set to Defaults shows the defaults, and stores them only when saved; what the player agreed to stands', async () => {
  const { dialog, settings, save, calls } = await openSettings({
    kept: { passageLength: 3, narration: 'second', pictureConsent: ['horde'] },
  });
  await expect.element(dialog.getByRole('radio', { name: '3 paragraphs' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Set to Defaults' }).click();
  await expect.element(dialog.getByRole('radio', { name: '2 paragraphs' })).toBeChecked();
  expect(calls('saveSettings')).toEqual([]);
  await save();
  const change = { passageLength: 2, narration: 'third' };
  await expect.poll(() => calls('saveSettings')).toEqual([{ command: 'saveSettings', input: { change } }]);
  await expect.poll(settings).toEqual({ ...defaultSettings, pictureConsent: ['horde'] });
});

test('SET-04 text size goes from 0.7 to 1.4 in steps of 0.1', async () => {
  const { dialog, save, settings } = await openSettings();
  const slider = dialog.getByRole('slider', { name: 'Text Size' });
  const range = await slider.findElement();
  expect(['min', 'max', 'step'].map((name) => range.getAttribute(name))).toEqual(['0.7', '1.4', '0.1']);
  await slider.fill('1.3');
  await save();
  await expect.poll(async () => (await settings()).desktop.textSize).toBe(1.3);
});

test('SET-06 the highlighter has eight colours, and none while it is off', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  const colours = dialog.getByRole('group', { name: 'Highlighter colour' });
  expect((await colours.findElement()).querySelectorAll('input')).toHaveLength(8);
  await choose('Cyan');
  await userEvent.click(dialog.getByRole('switch', { name: 'Reading Highlighter' }));
  await expect.element(colours).not.toBeInTheDocument();
  await save();
  await expect
    .poll(async () => (await settings()).desktop)
    .toMatchObject({ readingHighlighter: false, highlighterColor: 'cyan' });
});

test('SET-08 phones and large screens are set apart', async () => {
  const { choose, save, settings } = await openSettings();
  await choose('Mono');
  await choose('Phones');
  await choose('Dyslexic');
  await save();
  await expect.poll(async () => (await settings()).desktop.fontFamily).toBe('mono');
  expect((await settings()).mobile.fontFamily).toBe('dyslexic');
});

test('SET-08 a phone begins with its own', async () => {
  const { dialog } = await openSettings({ size: [390, 844] });
  await expect.element(dialog.getByRole('radio', { name: 'Phones' })).toBeChecked();
});

test('what another tab changed meanwhile is not taken back', async () => {
  const { store, choose, save, settings } = await openSettings();
  await store.changeSettings({ narration: 'second' });
  await choose('3 paragraphs');
  await save();
  await expect.poll(settings).toMatchObject({ narration: 'second', passageLength: 3 });
});

test('SET-01 what was changed is still there when the dialog is opened again, and can be dropped', async () => {
  const { screen, dialog, choose, calls } = await openSettings();
  await choose('3 paragraphs');
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls('saveSettings')).toEqual([]);
  await screen.getByRole('button', { name: 'Settings' }).click();
  await expect.element(dialog.getByRole('radio', { name: '3 paragraphs' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect.element(dialog.getByRole('radio', { name: '2 paragraphs' })).toBeChecked();
});

test('SET-01 Cancel drops what was changed', async () => {
  const { screen, dialog, choose } = await openSettings();
  await choose('3 paragraphs');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Settings' }).click();
  await expect.element(dialog.getByRole('radio', { name: '2 paragraphs' })).toBeChecked();
});

test('SET-16 the story’s language is picked from a list or typed as a tag, and what stays English is said', async () => {
  const { dialog, settings, save } = await openSettings();
  const list = dialog.getByRole('combobox', { name: 'Story language' });
  await expect.element(list).toHaveValue('en');
  await list.selectOptions('Deutsch');
  await expect.element(dialog.getByText('The built-in storyteller writes English.')).toBeVisible();
  await list.selectOptions('Another language…');
  const tag = dialog.getByRole('textbox', { name: 'Language tag' });
  await tag.fill('not a tag');
  await expect.element(dialog.getByText('That is not a language tag.')).toBeVisible();
  await tag.fill('sr-latn');
  await save();
  await expect.poll(async () => (await settings()).language).toBe('sr-Latn');
});

test('SET-07 notes to the author say how much room is left', async () => {
  const { dialog } = await openSettings();
  await dialog.getByRole('textbox', { name: 'Notes to the Author' }).fill('The dog must live.');
  await expect.element(dialog.getByText('18 of 2,000 characters.')).toBeVisible();
});

test('SET-05 every face is shown in itself', async () => {
  const { dialog } = await openSettings();
  const faces = {
    Mono: 'JetBrains Mono',
    Comic: 'Comic Neue',
    Dyslexic: 'OpenDyslexic',
    Bradley: 'Kalam',
    Serif: 'Literata',
  };
  for (const [name, family] of Object.entries(faces)) {
    const label = await dialog
      .getByRole('group', { name: 'Font Family' })
      .getByText(name, { exact: true })
      .findElement();
    expect(getComputedStyle(label).fontFamily).toContain(family);
  }
});

test('SETUP-02 theme and tint are shown while they are chosen, and taken back unless saved', async () => {
  const { screen, dialog, choose, save, settings } = await openSettings();
  const root = document.documentElement;
  await choose('Vellum');
  await choose('Light');
  await expect
    .poll(() => Object.fromEntries(Object.entries(root.dataset)))
    .toMatchObject({ theme: 'light', tint: 'vellum' });
  expect(localStorage.getItem('lamplit-theme')).toBe('system none');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => Object.fromEntries(Object.entries(root.dataset)))
    .toMatchObject({ theme: 'system', tint: 'none' });

  await screen.getByRole('button', { name: 'Settings' }).click();
  await choose('Ink');
  await save();
  await expect.poll(async () => (await settings()).tint).toBe('ink');
  await expect.poll(() => root.dataset['tint']).toBe('ink');
});
