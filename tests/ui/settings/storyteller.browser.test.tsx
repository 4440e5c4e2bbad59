import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { wellKnownModels } from '../../../src/domain/provider-details.ts';
import { pageServicesAtom } from '../../../src/state/handles.ts';
import { entry, catalog, openSettings } from './open-settings.tsx';

const builtInModels = wellKnownModels.openrouter;

test('SET-02 each model is listed with its price', async () => {
  const { dialog, choose } = await openSettings({ catalog: catalog() });
  await choose('OpenRouter');
  const options = () =>
    Array.from(
      dialog.getByRole('combobox', { name: 'AI Model' }).element().querySelectorAll('option'),
      (o) => o.label,
    );
  await expect.element(dialog.getByRole('combobox', { name: 'AI Model' })).toBeVisible();
  await expect
    .poll(options)
    .toEqual(['free/one · Free', 'paid/two · $2.00 per 1M tokens', 'dear/three · $2.00 per 1K tokens']);
});

test('SET-11 before a list was read, the five built-in models stand in', async () => {
  const { dialog, choose, save, settings } = await openSettings();
  await choose('OpenRouter');
  const list = dialog.getByRole('combobox', { name: 'AI Model' });
  await expect.element(list).toBeVisible();
  await expect.poll(() => list.element().querySelectorAll('option').length).toBe(builtInModels.length);
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
  const active = () =>
    document.getElementById(list.element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await expect.poll(active).toContain('maker/model-129');
  await userEvent.keyboard('{End}');
  await expect.poll(active).toContain('maker/model-299');
  await userEvent.keyboard('{Home}');
  await expect.poll(active).toContain('maker/model-29');
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
        await app.store.saveCatalog(
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

test('SET-11 a server that answers, but offers no model, is told what to fetch', async () => {
  const { dialog, choose, calls, atoms } = await openSettings({
    engine: {
      refreshModels: async () => ({
        ok: false,
        error: {
          type: 'bad-answer',
          host: 'localhost:11434',
          message: 'The list held no model that writes.',
        },
      }),
    },
  });
  atoms.set(pageServicesAtom, {
    examineServer: async () => ({ type: 'reachable', models: 0 }),
    ownModel: { state: async () => 'absent', fetch: async () => 'absent' },
  });
  await choose('Your own server');
  await dialog.getByRole('textbox', { name: 'Server address' }).fill('http://localhost:11434/v1');
  await dialog.getByRole('button', { name: 'Save the address and look for models' }).click();
  await expect.element(dialog.getByText('localhost:11434 has no model yet')).toBeVisible();
  await expect.element(dialog.getByText('ollama pull llama3.2')).toBeVisible();
  expect(calls('refreshModels')).toHaveLength(1);
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
  await expect.element(dialog.getByText('1 of 40 models fits.')).toBeVisible();
});

test('SET-11 a key is idle, then checked, then valid once the models load', async () => {
  let finish = () => {};
  const app = await openSettings({
    engine: {
      refreshModels: async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        await app.store.saveCatalog(catalog());
        return { ok: true, value: null };
      },
    },
  });
  const { dialog, choose } = app;
  await choose('OpenRouter');
  await expect.element(dialog.getByText('No key is kept yet.')).toBeVisible();
  await dialog.getByLabelText('OpenRouter API key').fill(key);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect.element(dialog.getByText('Testing the key and loading the models…')).toBeVisible();
  finish();
  await expect.element(dialog.getByText('The models load.')).toBeVisible();
});

test('SET-11 a key that works says what it may still spend, and one that does not says so', async () => {
  const { dialog, database, store, choose } = await openSettings({
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
  await store.saveCatalog(catalog({ account: { status: 'refused', message: 'User not found.' } }));
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

test('PLAY-27 a model on the device whose file is read over says how far it is, and the keyboard stays on the button', async () => {
  const { dialog, choose, deviceDatabase } = await openSettings();
  await deviceDatabase.models.put({
    id: 'tiny',
    name: 'Tiny',
    source: '',
    licence: 'MIT',
    size: 4_000_000,
    received: 4_000_000,
    status: 'installed',
    error: null,
    contextLength: 2_048,
    lastUsed: 1_000,
    hash: { sha256: 'a'.repeat(64), sample: 'b'.repeat(64), published: true },
  });
  await choose('A model on this device');
  const row = dialog.getByRole('listitem').filter({ hasText: 'Tiny' });
  await expect.element(row).toHaveTextContent('as its publisher names it');
  const check = row.getByRole('button', { name: 'Check this file: Tiny' });
  ((await check.findElement()) as HTMLElement).focus();
  await deviceDatabase.models.update('tiny', { reading: 1_000_000 });
  await expect.element(row.getByRole('progressbar')).toHaveAttribute('value', '1000000');
  await expect.element(row).toHaveTextContent('25 %');
  await expect.element(row.getByRole('button', { name: 'Stop: Tiny' })).toHaveFocus();
  await deviceDatabase.models.update('tiny', { reading: null, soundAt: 2_000 });
  await expect.element(row).toHaveTextContent('not a byte has changed');
  await expect.element(row.getByRole('button', { name: 'Check this file: Tiny' })).toHaveFocus();
});

const tiny = {
  id: 'tiny',
  name: 'Tiny',
  source: '',
  licence: 'MIT',
  size: 4_000_000,
  received: 4_000_000,
  status: 'installed',
  error: null,
  contextLength: 32_768,
  lastUsed: 1_000,
} as const;

test('SET-10 a model on this device cannot be saved while none is installed, and the dialog says what to do', async () => {
  const { dialog, choose, save, settings, deviceDatabase } = await openSettings();
  const nobody = dialog.getByText('Not saved: no model is on this device yet.');
  await choose('A model on this device');
  await choose('Dyslexic');
  await save();
  await expect.element(nobody).toBeVisible();
  expect(await settings()).toMatchObject({ aiModel: 'builtin' });
  // One that is only on its way cannot tell either.
  await deviceDatabase.models.put({ ...tiny, status: 'coming', received: 1 });
  await save();
  await expect.element(nobody).toBeVisible();

  await deviceDatabase.models.put(tiny);
  await dialog.getByRole('radio', { name: 'Tiny' }).click();
  await expect.element(nobody).not.toBeInTheDocument();
  await save();
  await expect.poll(async () => (await settings()).aiModel).toBe('device:tiny');
});

test('SET-10 where no model is installed, another storyteller can still be saved after a look at those of the device', async () => {
  const { dialog, choose, save, settings } = await openSettings({ kept: { promptTokens: 4_000 } });
  const nobody = dialog.getByText('Not saved: no model is on this device yet.');
  await choose('A model on this device');
  await save();
  await choose('Built-in storyteller');
  await expect.element(nobody).not.toBeInTheDocument();
  await choose('Dyslexic');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await settings()).toMatchObject({ aiModel: 'builtin', promptTokens: 4_000 });
});

test('PLAY-26 an installed model says where it runs, how fast beside a reader, and how much of a story it holds', async () => {
  const { dialog, choose, deviceDatabase } = await openSettings();
  const run = { place: 'card', card: 'used', room: 16_384, readPerSecond: 900, tellPerSecond: 60 } as const;
  await deviceDatabase.models.put({ ...tiny, run });
  await choose('A model on this device');
  const row = dialog.getByRole('listitem').filter({ hasText: 'Tiny' });
  await expect
    .element(row)
    .toHaveTextContent('On the graphics card: about 45 words a second, faster than anyone reads.');
  await expect.element(row).toHaveTextContent('some 12,500 words');
  await deviceDatabase.models.update('tiny', {
    run: { place: 'processor', card: 'wrong', room: 2_048, readPerSecond: 40, tellPerSecond: 2 },
  });
  await expect.element(row).toHaveTextContent('about 2 words a second, slower than one reads aloud');
  await expect.element(row).toHaveTextContent('about 13 seconds');
  await expect.element(row).toHaveTextContent('came to other sums than the processor');
});
