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

type Open = Parameters<typeof openSettings>[0] & { readonly lentText?: boolean };

async function openSignedIn({ lentText = true, ...visit }: Open = {}) {
  const app = await openSettings(visit);
  app.atoms.set(accountApiAtom, fakeAccountApi({ features: async () => ({ ...allFeatures, lentText }) }).api);
  app.atoms.set(accountAtom, { type: 'signed-in', user: ada });
  return app;
}

test('models on the house are offered to whoever is signed in where the server lends some, and to nobody else', async () => {
  const demo = await openSettings();
  await expect.element(demo.dialog.getByRole('radio', { name: 'OpenRouter' })).toBeInTheDocument();
  expect(demo.dialog.getByRole('radio', { name: 'On the house' }).elements()).toHaveLength(0);
  await demo.screen.unmount();

  const none = await openSignedIn({ lentText: false });
  expect(none.dialog.getByRole('radio', { name: 'On the house' }).elements()).toHaveLength(0);
  await none.screen.unmount();

  const { dialog, choose, calls, save, settings } = await openSignedIn({ catalog: lent(12) });
  await expect.element(dialog.getByRole('radio', { name: 'On the house' })).toBeInTheDocument();
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
