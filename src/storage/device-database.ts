import Dexie, { type Table } from 'dexie';

import type { DeviceModel, ModelCatalog } from '../domain/model.ts';
import type { Database, DatabaseOptions } from './database.ts';

/** A provider's list without what it said of a key: that belongs to the key's owner. */
export type CatalogRow = Omit<ModelCatalog, 'account'>;

/** One setting that stays on this device, by its name in `Settings`. */
export type DeviceSettingRow = { readonly name: string; readonly value: unknown };

/** How many tokens a model counts for one that was estimated. */
export type RatioRow = { readonly model: string; readonly ratio: number };

/** What has been copied here out of an owner's database. It is never copied a second time, whatever became of it since. */
export type MovedRow = { readonly from: string; readonly keys: readonly string[] };

/** Newest version of the tables. Raise it with a new `version()` below and an upgrade test from a dump of the old one. */
const deviceSchemaVersion = 1;

/** What belongs to this device, whoever plays on it. Never synced. */
export class DeviceDatabase extends Dexie {
  declare readonly models: Table<DeviceModel, string>;
  declare readonly catalogs: Table<CatalogRow, string>;
  declare readonly ratios: Table<RatioRow, string>;
  declare readonly settings: Table<DeviceSettingRow, string>;
  declare readonly moved: Table<MovedRow, string>;

  constructor(options: DeviceDatabaseOptions) {
    super(options.name ?? 'lamplit-device', {
      ...(options.indexedDB ? { indexedDB: options.indexedDB } : {}),
      ...(options.IDBKeyRange ? { IDBKeyRange: options.IDBKeyRange } : {}),
      chromeTransactionDurability: options.durability,
    });
    this.version(1).stores({
      models: 'id',
      catalogs: 'provider',
      ratios: 'model',
      settings: 'name',
      moved: 'from',
    });
    // As the owner's: another tab runs a newer version, and this one asks for a reload.
    this.on('versionchange', () => {
      this.close();
    });
  }
}

export type DeviceDatabaseOptions = DatabaseOptions & {
  /** For tests, which share a browser. @defaultValue 'lamplit-device' */
  readonly name?: string;
};

/** An owner's database, and beside it that of the device. */
export type Databases = { readonly database: Database; readonly deviceDatabase: DeviceDatabase };

/** Opens the database of this device. Rejects as `openDatabase` does. */
export async function openDeviceDatabase(options: DeviceDatabaseOptions): Promise<DeviceDatabase> {
  const database = new DeviceDatabase(options);
  await database.open();
  // Dexie itself would go along with a later version; it counts in tens.
  if (database.backendDB().version >= (deviceSchemaVersion + 1) * 10) {
    database.close();
    throw new Dexie.VersionError('What this device keeps was written by a newer version.');
  }
  return database;
}
