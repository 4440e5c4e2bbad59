import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { ModelCatalog, ModelEntry } from '../../../src/domain/model.ts';
import { type Settings } from '../../../src/domain/settings.ts';
import { openApp, type Visit } from '../open-app.tsx';

export const entry = (id: string, prompt: number | null): ModelEntry => ({
  id,
  name: id,
  pricing: { prompt, completion: prompt },
  contextLength: 8_000,
  supportedParameters: [],
  reasoning: 'none',
});
export const catalog = (props: Partial<ModelCatalog> = {}): ModelCatalog => ({
  provider: 'openrouter',
  host: 'openrouter.ai',
  models: [entry('free/one', 0), entry('paid/two', 0.000_002), entry('dear/three', 0.002)],
  source: 'provider',
  at: 1_000,
  ...props,
});

/** The settings, open. */
export async function openSettings(
  visit: Visit & { readonly catalog?: ModelCatalog; readonly kept?: Partial<Settings> } = {},
) {
  const app = await openApp(visit);
  if (visit.catalog) await app.store.saveCatalog(visit.catalog);
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
