import type { DeviceModel, ModelCatalog } from '../domain/model.ts';
import { accountRow } from './catalogs.ts';
import type { Database, MetaRow } from './database.ts';
import type { Databases, DeviceDatabase } from './device-database.ts';
import { moveModelChoice } from './model-choice.ts';
import { deviceSettingsOf } from './settings-rows.ts';

/* An older version kept what belongs to the device with its one owner. */

const ratioPrefix = 'tokens:';
const settingsKey = 'settings';

/** Rows of an owner's database that belong to the device. */
type Found = {
  readonly models: readonly DeviceModel[];
  readonly catalogs: readonly ModelCatalog[];
  readonly ratios: readonly MetaRow[];
  readonly settings: MetaRow | undefined;
};

/**
 * Brings over what an owner's database holds of the device's, once: it is copied, and then deleted there. Two databases share no
 * transaction, so a copy is noted together with what it copied. After a crash, or beside another tab that does the same, nothing is
 * missing, and nothing comes back that the player has removed since.
 */
export async function moveToDevice({ database, deviceDatabase }: Databases): Promise<void> {
  const found = await findRows(database);
  if (keysOf(found).length > 0) {
    await copyRows(deviceDatabase, database.name, found);
    await deleteRows(database, found);
  }
  await moveModelChoice(database);
}

function findRows({ models, catalogs, meta }: Database): Promise<Found> {
  return models.db.transaction('r', models, catalogs, meta, async () => ({
    models: await models.toArray(),
    catalogs: await catalogs.toArray(),
    ratios: await meta.where('k').startsWith(ratioPrefix).toArray(),
    settings: await meta.get(settingsKey),
  }));
}

const modelKey = ({ id }: DeviceModel) => `models/${id}`;
const catalogKey = ({ provider }: ModelCatalog) => `catalogs/${provider}`;
const metaKey = ({ k }: MetaRow) => `meta/${k}`;

function keysOf({ models, catalogs, ratios, settings }: Found): readonly string[] {
  const metas = settings ? [...ratios, settings] : ratios;
  return [...models.map(modelKey), ...catalogs.map(catalogKey), ...metas.map(metaKey)];
}

async function copyRows(device: DeviceDatabase, from: string, found: Found): Promise<void> {
  const { models, catalogs, ratios, settings, moved } = device;
  await device.transaction('rw', [models, catalogs, ratios, settings, moved], async () => {
    const known = new Set((await moved.get(from))?.keys);
    for (const model of found.models.filter((row) => !known.has(modelKey(row)))) {
      const here = await models.get(model.id);
      // The file is the same whoever fetched it: one that is whole is not lost to a row that says it failed.
      if (!here || (here.status !== 'installed' && model.status === 'installed')) await models.put(model);
    }
    for (const catalog of found.catalogs.filter((row) => !known.has(catalogKey(row)))) {
      const { account: _account, ...list } = catalog;
      const here = await catalogs.get(list.provider);
      if (!here || here.at < list.at) await catalogs.put(list);
    }
    for (const row of found.ratios.filter((each) => !known.has(metaKey(each)))) {
      const model = row.k.slice(ratioPrefix.length);
      if (typeof row.value === 'number' && !(await ratios.get(model)))
        await ratios.put({ model, ratio: row.value });
    }
    if (found.settings && !known.has(metaKey(found.settings))) {
      for (const row of deviceSettingsOf(found.settings.value))
        if (!(await settings.get(row.name))) await settings.put(row);
    }
    await moved.put({ from, keys: [...new Set([...known, ...keysOf(found)])] });
  });
}

async function deleteRows(database: Database, found: Found): Promise<void> {
  const { models, catalogs, meta } = database;
  await database.transaction('rw', models, catalogs, meta, async () => {
    for (const { provider, host, account } of found.catalogs) {
      const row = account && accountRow(provider, { host, account });
      if (row && !(await meta.get(row.k))) await meta.put(row);
    }
    await models.bulkDelete(found.models.map(({ id }) => id));
    await catalogs.bulkDelete(found.catalogs.map(({ provider }) => provider));
    await meta.bulkDelete(found.ratios.map(({ k }) => k));
    if (found.settings) await meta.delete(settingsKey);
  });
}
