import { defaultSettings, modelRef, worksAnywhere } from '../domain/settings.ts';
import type { Database, MetaRow } from './database.ts';
import type { Databases } from './device-database.ts';
import { settingsRowId } from './settings-groups.ts';

/*
 * Who tells the stories. A choice that names a server, a file or a browser stays on the device where it was made; the synced row carries
 * the last one that works anywhere.
 */

/** Who tells on this device. */
export type ModelChoice = {
  /** As `Settings.aiModel`. */
  readonly aiModel: string;
  /** What was chosen on another device and is not here, so that the built-in storyteller stands in; `null` where nothing is missing. */
  readonly elsewhere: string | null;
};

/** What stands here beside the synced choice. */
type LocalChoice = {
  /** Bound to a device; `null`: the synced choice holds. */
  readonly aiModel: string | null;
  /** Whether the player chose it here; otherwise a file brought it from who knows where. */
  readonly own: boolean;
};

const choiceKey = 'aiModel';
const none: LocalChoice = { aiModel: null, own: true };

/**
 * Who tells on this device.
 * @param wanted a choice that a story or a draft brings along; left out: the player's own
 */
export async function choiceHere(databases: Databases, wanted?: string): Promise<ModelChoice> {
  const local = (await readLocal(databases.database)) ?? none;
  const aiModel = wanted ?? local.aiModel ?? (await syncedModel(databases.database));
  const here =
    worksAnywhere(aiModel) || (local.own && local.aiModel === aiModel) || (await isHere(databases, aiModel));
  return here ? { aiModel, elsewhere: null } : { aiModel: 'builtin', elsewhere: aiModel };
}

/** The choice that goes to other devices, and into files. */
export async function travellingModel(database: Database): Promise<string> {
  const synced = await syncedModel(database);
  return worksAnywhere(synced) ? synced : defaultSettings.aiModel;
}

/** Keeps what the player chose for this device alone, outside of all that is synced; `null`: from now on the synced choice holds. */
export async function keepLocalChoice(database: Database, aiModel: string | null): Promise<void> {
  await database.meta.put(localRow({ aiModel, own: true }));
}

/** The same for what a file says; the player's own choice for this device stays. */
export async function keepBroughtChoice(database: Database, aiModel: string | null): Promise<void> {
  const local = (await readLocal(database)) ?? none;
  if (local.own && local.aiModel !== null) return;
  await database.meta.put(localRow({ aiModel, own: aiModel === null }));
}

/** An older version kept every choice in the synced row: one that is bound to a device was made on this one. Once in a database's life. */
export async function moveModelChoice(database: Database): Promise<void> {
  if (await readLocal(database)) return;
  const { settings, meta, outbox } = database;
  await database.transaction('rw', settings, meta, outbox, async () => {
    if (await readLocal(database)) return;
    const id = settingsRowId('story');
    const row = await settings.get(id);
    const bound = row?.aiModel !== undefined && !worksAnywhere(row.aiModel) ? row.aiModel : null;
    await keepLocalChoice(database, bound);
    if (!row || bound === null) return;
    // Nobody has chosen what is left, so it bears no stamp.
    const { aiModel: _aiModel, ...others } = row;
    const { aiModel: _stamp, ...stamps } = row.s;
    await settings.put({ ...others, s: stamps });
    const waiting = await outbox.where('[kind+id]').equals(['settings', id]).first();
    if (!waiting) return;
    const { aiModel: _waiting, ...fields } = waiting.fields;
    await outbox.put({ ...waiting, fields });
  });
}

function localRow(value: LocalChoice): MetaRow {
  return { k: choiceKey, value };
}

async function readLocal(database: Database): Promise<LocalChoice | null> {
  const value = (await database.meta.get(choiceKey))?.value;
  if (typeof value !== 'object' || value === null || !('aiModel' in value && 'own' in value)) return null;
  const { aiModel, own } = value;
  const known = aiModel === null || typeof aiModel === 'string';
  return known && typeof own === 'boolean' ? { aiModel, own } : null;
}

async function syncedModel(database: Database): Promise<string> {
  const row = await database.settings.get(settingsRowId('story'));
  return typeof row?.aiModel === 'string' ? row.aiModel : defaultSettings.aiModel;
}

/** Whether what a choice names is on this device as well: a model that is installed, or one that the server of this device lists. */
async function isHere({ deviceDatabase }: Databases, aiModel: string): Promise<boolean> {
  const ref = modelRef(aiModel);
  if (ref.provider === 'device') return (await deviceDatabase.models.get(ref.model))?.status === 'installed';
  if (ref.provider !== 'server') return false;
  const [list, address] = await Promise.all([
    deviceDatabase.catalogs.get('server'),
    deviceDatabase.settings.get('serverUrl'),
  ]);
  return list !== undefined && list.host === address?.value && list.models.some(({ id }) => id === ref.model);
}
