import { expect, test } from 'vitest';

import { err } from '../../../src/domain/result.ts';
import { accountApiAtom, accountAtom } from '../../../src/state/account.ts';
import { ada, allFeatures, fakeAccountApi } from '../account/fake-account-api.ts';
import { catalog, entry, openSettings } from './open-settings.tsx';

const lent = (calls: number) =>
  catalog({
    provider: 'house',
    host: 'https://game.test/api/models/v1',
    models: [entry('maker/one', 0), entry('maker/two', 0)],
    account: { status: 'lent', calls, most: 40 },
  });

const lending = (lentText: boolean) =>
  fakeAccountApi({ features: async () => ({ ...allFeatures, lentText }) }).api;

async function openSignedIn(visit: Parameters<typeof openSettings>[0]) {
  const app = await openSettings(visit);
  app.atoms.set(accountApiAtom, lending(true));
  app.atoms.set(accountAtom, { type: 'signed-in', user: ada });
  return app;
}

test('models on the house are offered to whoever is signed in where the server lends some, and to nobody else', async () => {
  const { dialog, atoms, choose, calls, save, settings } = await openSettings({ catalog: lent(12) });
  const house = dialog.getByRole('radio', { name: 'On the house' });
  await expect.element(dialog.getByRole('radio', { name: 'OpenRouter' })).toBeInTheDocument();
  expect(house.elements()).toHaveLength(0);
  let asked = 0;
  atoms.set(accountApiAtom, {
    ...lending(false),
    features: async () => {
      asked += 1;
      return { ...allFeatures, lentText: false };
    },
  });
  atoms.set(accountAtom, { type: 'signed-in', user: ada });
  await expect.poll(() => asked).toBeGreaterThan(0);
  expect(house.elements()).toHaveLength(0);

  atoms.set(accountApiAtom, lending(true));
  await expect.element(house).toBeInTheDocument();
  await choose('On the house');
  await expect
    .element(dialog.getByText('12 of 40 calls used. New ones come after midnight UTC.'))
    .toBeVisible();
  const list = dialog.getByRole('combobox', { name: 'AI Model' });
  const labels = Array.from(list.element().querySelectorAll('option'), ({ label }) => label);
  expect(labels).toEqual(['maker/one · on the house', 'maker/two · on the house']);
  // What was used is read each time that somebody looks; no key is asked for.
  await expect.poll(() => calls('refreshModels').map(({ input }) => input)).toEqual([{ provider: 'house' }]);
  expect(dialog.getByLabelText(/key/i).elements()).toHaveLength(0);
  await list.selectOptions('maker/two');
  await save();
  await expect.poll(async () => (await settings()).aiModel).toBe('house:maker/two');
});

test('used up, signed out and not reached are said with what can be done', async () => {
  const used = await openSignedIn({ catalog: lent(40), kept: { aiModel: 'house:maker/one' } });
  await expect
    .element(used.dialog.getByText(/^All 40 calls are used.*built-in storyteller goes on/))
    .toBeVisible();
  used.atoms.set(accountAtom, { type: 'paused', user: ada });
  await expect.element(used.dialog.getByText(/lent to whoever is signed in/)).toBeVisible();
  await used.screen.unmount();

  const away = await openSignedIn({
    kept: { aiModel: 'house:maker/one' },
    engine: {
      refreshModels: async () => err({ type: 'unreachable', host: 'game.test', offline: true } as const),
    },
  });
  await expect.element(away.dialog.getByText(/^You are offline\. .*built-in storyteller/)).toBeVisible();
});
