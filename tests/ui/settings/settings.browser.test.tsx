import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { builtInModels } from '../../../src/domain/model-price.ts';
import type { ModelCatalog, ModelEntry } from '../../../src/domain/model.ts';
import { defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { openApp, type Visit } from '../open-app.tsx';

const entry = (id: string, prompt: number | null): ModelEntry => ({
  id,
  name: id,
  pricing: { prompt, completion: prompt },
  contextLength: 8_000,
  supportedParameters: [],
  reasoning: 'none',
});
const catalog = (props: Partial<ModelCatalog> = {}): ModelCatalog => ({
  provider: 'openrouter',
  host: 'openrouter.ai',
  models: [entry('free/one', 0), entry('paid/two', 0.000_002), entry('dear/three', 0.002)],
  source: 'provider',
  at: 1_000,
  ...props,
});

async function openSettings(
  visit: Visit & { readonly catalog?: ModelCatalog; readonly kept?: Partial<Settings> } = {},
) {
  const app = await openApp(visit);
  if (visit.catalog) await app.database.catalogs.put(visit.catalog);
  if (visit.kept) await app.store.changeSettings(visit.kept);
  await app.screen.getByRole('button', { name: 'Settings' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Settings' });
  await expect.element(dialog).toBeVisible();
  const settings = async () => {
    const loaded = await app.store.settings();
    if (!loaded.ok) throw new Error(loaded.error.type);
    return loaded.value;
  };
  // Radios are drawn by their labels; the input itself lies invisibly over them.
  const choose = (name: string) =>
    userEvent.click(dialog.getByRole('radio', { name, exact: true }), { force: true });
  const save = () => dialog.getByRole('button', { name: 'Save Settings' }).click();
  return { ...app, dialog, settings, choose, save };
}

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
  expect(calls('saveSettings')).toEqual([{ command: 'saveSettings', input: { change } }]);
  expect(await settings()).toEqual({ ...defaultSettings, ...change });
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

test('SET-01 Set to Defaults shows the defaults, and stores them only when saved', async () => {
  const { dialog, settings, save, calls } = await openSettings({
    kept: { passageLength: 3, narration: 'second' },
  });
  await expect.element(dialog.getByRole('radio', { name: '3 paragraphs' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Set to Defaults' }).click();
  await expect.element(dialog.getByRole('radio', { name: '2 paragraphs' })).toBeChecked();
  expect(calls('saveSettings')).toEqual([]);
  await save();
  await expect.poll(settings).toEqual(defaultSettings);
});

test('SET-02 each model is listed with its price', async () => {
  const { dialog, choose } = await openSettings({ catalog: catalog() });
  await choose('OpenRouter');
  const options = () =>
    Array.from(
      dialog.getByRole('combobox', { name: 'AI Model' }).element().querySelectorAll('option'),
      (o) => o.label,
    );
  expect(options()).toEqual([
    'free/one · Free',
    'paid/two · $2.00 per 1M tokens',
    'dear/three · $2.00 per 1K tokens',
  ]);
});

test('SET-11 before a list was read, the five built-in models stand in', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  await choose('OpenRouter');
  const list = dialog.getByRole('combobox', { name: 'AI Model' });
  expect(list.element().querySelectorAll('option')).toHaveLength(builtInModels.length);
  await save();
  await expect.poll(async () => (await settings()).aiModel).toBe(`openrouter:${builtInModels[0]?.id}`);
});

test('a model that is no longer listed stays chosen', async () => {
  const { dialog } = await openSettings({ catalog: catalog(), kept: { aiModel: 'openrouter:gone/model' } });
  await expect.element(dialog.getByRole('combobox', { name: 'AI Model' })).toHaveValue('gone/model');
});

test('a long list can be searched', async () => {
  const models = Array.from({ length: 300 }, (_, index) => entry(`maker/model-${index}`, 0));
  const { dialog } = await openSettings({
    catalog: catalog({ models }),
    kept: { aiModel: 'openrouter:maker/model-7' },
  });
  const list = dialog.getByRole('combobox', { name: 'AI Model' });
  await expect.element(list).toHaveValue('maker/model-7');
  await list.click();
  await list.fill('MAKER 29');
  await expect.element(dialog.getByText('13 of 300 models fit.')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  const active = list.element().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toContain('maker/model-129');
  // Esc closes the list, and not the dialog around it.
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveAttribute('aria-expanded', 'false');
  await expect.element(dialog).toBeVisible();
  await list.click();
  await list.fill('MAKER 299');
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toHaveValue('maker/model-299');
  await list.click();
  await list.fill('model-42');
  await dialog.getByRole('option', { name: /model-42/ }).click();
  await expect.element(list).toHaveValue('maker/model-42');
});

test('every choice of storyteller says where the words go', async () => {
  const { dialog, choose } = await openSettings();
  await expect.element(dialog.getByText('your words go nowhere')).toBeVisible();
  await choose('OpenRouter');
  await expect.element(dialog.getByText('are sent to openrouter.ai')).toBeVisible();
  await choose('Your own server');
  await dialog.getByRole('textbox', { name: 'Server address' }).fill('http://localhost:11434/v1');
  await expect.element(dialog.getByText('are sent to localhost:11434.')).toBeVisible();
});

test('an own server is looked up at the address that was just typed', async () => {
  const app = await openSettings({
    engine: {
      refreshModels: async () => {
        const { serverUrl } = await app.settings();
        await app.database.catalogs.put(
          catalog({ provider: 'server', host: serverUrl, models: [entry('llama', null)] }),
        );
        return { ok: true, value: null };
      },
    },
  });
  const { dialog, choose, save, settings } = app;
  await choose('Your own server');
  await dialog.getByRole('textbox', { name: 'Server address' }).fill('http://localhost:11434/v1');
  await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
  await dialog.getByRole('combobox', { name: 'AI Model' }).selectOptions('llama');
  await save();
  await expect.poll(async () => (await settings()).aiModel).toBe('server:llama');
  expect((await settings()).serverUrl).toBe('http://localhost:11434/v1');
});

test('an address that is none is not looked up', async () => {
  const { dialog, choose, calls } = await openSettings();
  await choose('Your own server');
  await dialog.getByRole('textbox', { name: 'Server address' }).fill('localhost:11434');
  await expect.element(dialog.getByText('An address begins with http:// or https://')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save the address and look for models' }), {
    force: true,
  });
  expect(calls('refreshModels')).toEqual([]);
});

const key = 'sk-or-v1-0123456789abcdefWXYZ';

test('SET-10 a key is stored on this device, shown by its last four characters, and can be forgotten', async () => {
  const { dialog, choose, calls, database } = await openSettings();
  await choose('OpenRouter');
  const field = dialog.getByLabelText('OpenRouter API key');
  await expect.element(field).toHaveAttribute('type', 'password');
  await field.fill(key);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect.element(dialog.getByText('A key ending in WXYZ is kept on this device.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(document.documentElement.outerHTML).not.toContain(key.slice(0, -4));
  // The list is read anew, for another key may see other models.
  await expect.poll(() => calls('refreshModels').length).toBe(1);
  await dialog.getByRole('button', { name: 'Forget key' }).click();
  await expect.poll(() => database.secrets.count()).toBe(0);
});

test('a key that was typed but not yet saved is saved with the settings', async () => {
  const { dialog, choose, save, database } = await openSettings();
  await choose('OpenRouter');
  await dialog.getByLabelText('OpenRouter API key').fill(` ${key} `);
  await save();
  await expect.poll(async () => (await database.secrets.get('openRouter'))?.value).toBe(key);
});

test('SET-04 text size goes from 0.7 to 1.4 in steps of 0.1', async () => {
  const { dialog, save, settings } = await openSettings();
  const slider = dialog.getByRole('slider', { name: 'Text Size' });
  expect(['min', 'max', 'step'].map((name) => slider.element().getAttribute(name))).toEqual([
    '0.7',
    '1.4',
    '0.1',
  ]);
  await slider.fill('1.3');
  await save();
  await expect.poll(async () => (await settings()).desktop.textSize).toBe(1.3);
});

test('SET-06 the highlighter has eight colours, and none while it is off', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  const colours = dialog.getByRole('group', { name: 'Highlighter colour' });
  expect(colours.element().querySelectorAll('input')).toHaveLength(8);
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
  await dialog.getByRole('button', { name: 'Drop them' }).click();
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
  await expect.element(dialog.getByText('That is no language tag.')).toBeVisible();
  await tag.fill('sr-latn');
  await save();
  await expect.poll(async () => (await settings()).language).toBe('sr-Latn');
});

test('SET-07 notes to the author say how much room is left', async () => {
  const { dialog } = await openSettings();
  await dialog.getByRole('textbox', { name: 'Notes to the Author' }).fill('The dog must live.');
  await expect.element(dialog.getByText('18 of 2,000 characters.')).toBeVisible();
});

test('SET-02 the chosen model says its price and how much it holds, and free ones can be had alone', async () => {
  const models = Array.from({ length: 40 }, (_, index) =>
    entry(`maker/model-${index}`, index === 7 ? 0 : 0.000_001),
  );
  const { dialog } = await openSettings({
    catalog: catalog({ models }),
    kept: { aiModel: 'openrouter:maker/model-7' },
  });
  await expect.element(dialog.getByText('Free · 8,000 tokens of context')).toBeVisible();
  await userEvent.click(dialog.getByRole('switch', { name: 'Free models only' }));
  await expect.element(dialog.getByText('1 of 40 models fit.')).toBeVisible();
});

test('SET-11 a key is idle, then checked, then valid once the models load', async () => {
  let finish = () => {};
  const app = await openSettings({
    engine: {
      refreshModels: async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        await app.database.catalogs.put(catalog());
        return { ok: true, value: null };
      },
    },
  });
  const { dialog, choose } = app;
  await choose('OpenRouter');
  await expect.element(dialog.getByText('No key is kept yet.')).toBeVisible();
  await dialog.getByLabelText('OpenRouter API key').fill(key);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect.element(dialog.getByText('Asking after the key and reading the models…')).toBeVisible();
  finish();
  await expect.element(dialog.getByText('The models load.')).toBeVisible();
});

test('SET-11 a key that works says what it may still spend, and one that does not says so', async () => {
  const { dialog, database, choose } = await openSettings({
    catalog: catalog({
      account: { status: 'valid', remaining: 3.5, used: 1.5, usedToday: 0.25, freeTier: true },
    }),
  });
  await database.secrets.put({ name: 'openRouter', value: key });
  await choose('OpenRouter');
  await expect
    .element(dialog.getByText('The key works. $3.50 left of its limit. $1.50 spent, $0.25 of it today.'))
    .toBeVisible();
  await expect.element(dialog.getByText('50 requests a day')).toBeVisible();
  await database.catalogs.put(catalog({ account: { status: 'refused', message: 'User not found.' } }));
  await expect
    .element(dialog.getByText('OpenRouter does not accept this key (“User not found.”)'))
    .toBeVisible();
});

test('a server address that was typed and not saved is in sight when the dialog is opened again', async () => {
  const { screen, dialog, choose } = await openSettings();
  await choose('Your own server');
  await dialog.getByRole('textbox', { name: 'Server address' }).fill('http://localhost:9999/v1');
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  await screen.getByRole('button', { name: 'Settings' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Server address' }))
    .toHaveValue('http://localhost:9999/v1');
});

test('SET-02 a model says when it leaves', async () => {
  const leaving = { ...entry('old/one', 0), expiresAt: Date.UTC(2026, 11, 1, 12) };
  const { dialog } = await openSettings({
    catalog: catalog({ models: [leaving] }),
    kept: { aiModel: 'openrouter:old/one' },
  });
  await expect.element(dialog.getByText(/leaves on .*2026/)).toBeVisible();
});

test('SET-10 who does not want his stories to be trained on says so once', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  await choose('OpenRouter');
  await userEvent.click(dialog.getByRole('switch', { name: 'Do not train on my stories' }));
  await save();
  await expect.poll(async () => (await settings()).noTraining).toBe(true);
});

test('SET-11 a key whose test failed says why', async () => {
  const { dialog, choose, database } = await openSettings({
    engine: {
      refreshModels: async () => ({
        ok: false,
        error: { type: 'key-refused', host: 'localhost', message: '' },
      }),
    },
  });
  await database.secrets.put({ name: 'server', value: key });
  await choose('Your own server');
  await dialog.getByRole('radio', { name: 'LM Studio' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Test key' }).click();
  await expect.element(dialog.getByText('The test failed: The key was refused.')).toBeVisible();
});

test('the usual servers fill in their address, and say what they need to let this page in', async () => {
  const { dialog, choose } = await openSettings();
  await choose('Your own server');
  const address = dialog.getByRole('textbox', { name: 'Server address' });
  for (const [name, port, command] of [
    ['Ollama', 11434, `OLLAMA_ORIGINS=${location.origin} ollama serve`],
    ['LM Studio', 1234, 'lms server start --cors'],
    ['llama.cpp', 8080, 'llama-server'],
    ['KoboldCpp', 5001, 'koboldcpp model.gguf'],
    ['vLLM', 8000, 'vllm serve'],
  ] as const) {
    await choose(name);
    await expect.element(address).toHaveValue(`http://localhost:${port}/v1`);
    await expect.element(dialog.getByText(command)).toBeVisible();
  }
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
    const label = dialog
      .getByRole('group', { name: 'Font Family' })
      .getByText(name, { exact: true })
      .element();
    expect(getComputedStyle(label).fontFamily).toContain(family);
  }
});

test('SETUP-02 theme and tint are shown while they are chosen, and taken back unless saved', async () => {
  const { screen, dialog, choose, save, settings } = await openSettings();
  const root = document.documentElement;
  await choose('Vellum (light)');
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
  await choose('Ink (dark)');
  await save();
  await expect.poll(async () => (await settings()).tint).toBe('ink');
  await expect.poll(() => root.dataset['tint']).toBe('ink');
});

test('PLAY-21 the player limits what a model may write and be told, for this device', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  await expect.element(dialog.getByRole('combobox', { name: 'Longest passage' })).not.toBeInTheDocument();
  await choose('OpenRouter');
  const passage = dialog.getByRole('combobox', { name: 'Longest passage' });
  await expect.element(passage).toHaveDisplayValue('500 tokens (usual)');
  await passage.selectOptions('300 tokens');
  await dialog.getByRole('combobox', { name: 'Longest request' }).selectOptions('64,000 tokens');
  await save();
  await expect.poll(async () => (await settings()).promptTokens).toBe(64_000);
  expect((await settings()).passageTokens).toBe(300);
});
