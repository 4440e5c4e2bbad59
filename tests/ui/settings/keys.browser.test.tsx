import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { keyDetails } from '../../../src/domain/provider-details.ts';
import { remoteLabels, remoteNames } from '../../../src/domain/provider-names.ts';
import { hasKey, remoteProviders } from '../../../src/domain/providers.ts';
import { beginConnect, takeReturn } from '../../../src/ui/settings/storyteller/openrouter/connect.ts';
import { openApp, type Visit } from '../open-app.tsx';

const key = 'sk-or-v1-0123456789abcdefq7zp';

afterEach(() => sessionStorage.clear());

async function openOpenRouter(visit: Visit = {}) {
  const app = await openApp(visit);
  await app.screen.getByRole('button', { name: 'Settings' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Settings' });
  await userEvent.click(dialog.getByRole('radio', { name: 'OpenRouter', exact: true }), { force: true });
  return { ...app, dialog };
}

const keyedNames = remoteNames.filter(hasKey);

test('SET-10 keys that are typed for several providers are each kept under the name of their own', async () => {
  const app = await openApp();
  await app.screen.getByRole('button', { name: 'Settings' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Settings' });
  for (const name of keyedNames) {
    const chip = dialog.getByRole('radio', { name: remoteLabels[name], exact: true });
    await userEvent.click(chip, { force: true });
    await dialog.getByLabelText(keyDetails[name].label).fill(`key-for-${name}-0123`);
  }
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  const kept = () => app.database.secrets.toArray();
  await expect.poll(async () => (await kept()).length).toBe(keyedNames.length);
  expect(new Map((await kept()).map(({ name, value }) => [name, value]))).toEqual(
    new Map(keyedNames.map((name) => [remoteProviders[name].secret, `key-for-${name}-0123`])),
  );
});

test('keys of picture services are saved with the rest, the one of OpenRouter is one, and who brings his own is told of no credit', async () => {
  const { dialog, database, screen } = await openOpenRouter();
  const choose = (name: string) =>
    userEvent.click(dialog.getByRole('radio', { name, exact: true }).last(), { force: true });
  await choose('By a provider');
  await dialog.getByLabelText('Replicate key of your own').fill('r8_key-for-replicate');
  await choose('OpenRouter');
  await dialog.getByLabelText('OpenRouter API key').fill(key);
  await expect.element(dialog.getByLabelText('OpenRouter key of your own')).toHaveValue(key);
  await choose('Replicate');
  await userEvent.click(dialog.getByRole('switch', { name: /^Make pictures of new pages/ }));
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  const notice = screen.getByRole('alertdialog', { name: 'Before the first picture by Replicate' });
  await expect.element(notice.getByText(/no credit of the game/)).toBeVisible();
  await notice.getByRole('button', { name: 'I understand, go on' }).click();
  await expect
    .poll(async () => (await database.secrets.toArray()).map(({ name, value }) => [name, value]))
    .toEqual([
      ['openRouter', key],
      ['replicate', 'r8_key-for-replicate'],
    ]);
});

test('SET-10 who wants keys forgotten puts one in for this visit: it is known to be held, and is nowhere', async () => {
  const { dialog, database } = await openOpenRouter();
  const forgets = dialog.getByRole('switch', { name: /^Forget keys/ });
  await expect.element(forgets).not.toBeChecked();
  await forgets.click();
  await expect.element(forgets).toBeChecked();
  await dialog.getByLabelText('OpenRouter API key').fill(key);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect.element(dialog.getByText('A key is held until you close or reload this page')).toBeVisible();
  await expect.element(dialog.getByLabelText('OpenRouter API key')).toHaveValue('');
  const rows = await Promise.all(database.tables.map((table) => table.toArray()));
  expect(JSON.stringify(rows)).not.toContain('q7zp');
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(
    'q7zp',
  );
  expect(document.documentElement.outerHTML).not.toContain('q7zp');
  await dialog.getByRole('button', { name: 'Forget key' }).click();
  await expect.element(dialog.getByText('Held until you close or reload this page')).toBeVisible();
});

test('SET-10 a key that is kept is taken off the device by the switch, and Set to Defaults leaves the switch alone', async () => {
  const { dialog, database, store } = await openOpenRouter();
  await dialog.getByLabelText('OpenRouter API key').fill(key);
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect.element(dialog.getByText('A key ending in q7zp is kept on this device.')).toBeVisible();
  await dialog.getByRole('switch', { name: /^Forget keys/ }).click();
  await expect.element(dialog.getByText('A key is held until you close or reload this page')).toBeVisible();
  expect(await database.secrets.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Set to Defaults' }).click();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const settings = await store.settings();
  expect(settings.ok && settings.value.forgetKeys).toBe(true);
});

test('SET-10 who comes back from OpenRouter by another way than its own is told so, and has his changes back', async () => {
  const { dialog } = await openOpenRouter({
    before: (space) => beginConnect(space.id, { passageLength: 3 }),
  });
  await expect.element(dialog.getByText('You went to OpenRouter and came back without a key')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore my changes' }).click();
  await expect.element(dialog.getByRole('radio', { name: '3 paragraphs' })).toBeChecked();
  await expect
    .element(dialog.getByText('You went to OpenRouter and came back without a key'))
    .not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Connect with OpenRouter' })).toBeVisible();
});

test('SET-10 A9 who plays here after somebody else is told nothing of where that one went, and is given no key of his', async () => {
  const { dialog } = await openOpenRouter({
    before: () => beginConnect(crypto.randomUUID(), { passageLength: 3 }),
  });
  await expect.element(dialog.getByRole('button', { name: 'Connect with OpenRouter' })).toBeVisible();
  await expect.element(dialog.getByText('came back without a key')).not.toBeInTheDocument();
  const waiting: unknown = JSON.parse(sessionStorage.getItem('lamplit-connect') ?? 'null');
  const { state, space } = waiting as { readonly state: string; readonly space: string };
  history.replaceState(null, '', `?state=${state}&code=of-the-other`);
  expect(takeReturn(crypto.randomUUID())).toEqual({ type: 'stranger' });
  expect(sessionStorage.getItem('lamplit-connect')).toBeNull();
  sessionStorage.setItem('lamplit-connect', JSON.stringify(waiting));
  history.replaceState(null, '', `?state=${state}&code=his-own`);
  expect(takeReturn(space)).toMatchObject({ type: 'grant', code: 'his-own' });
});

test('SET-10 who never went there is told nothing of it', async () => {
  const { dialog } = await openOpenRouter();
  await expect.element(dialog.getByRole('button', { name: 'Connect with OpenRouter' })).toBeVisible();
  await expect.element(dialog.getByText('came back without a key')).not.toBeInTheDocument();
});
