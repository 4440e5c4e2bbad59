import Dexie, { type Table } from 'dexie';

import type { CharacterEntry, CharacterUse } from '../domain/character-entry.ts';
import type { Lore, Memory } from '../domain/memory.ts';
import type { DeviceModel, ModelCatalog, Receipt } from '../domain/model.ts';
import type { Suggestion } from '../domain/ports/store.ts';
import type { SecretName } from '../domain/secret.ts';
import type { Settings } from '../domain/settings.ts';
import type { Stamp } from '../domain/stamp.ts';
import type { Draft, Head, PlayState, Scene, SceneMeta, Story } from '../domain/story.ts';

/** A row that is written once: `v` is the server's version, 0 while it was never acknowledged. */
export type Grown<T> = T & { readonly v: number };

/** A row whose fields change: beside `v` it has in `s` the stamp of the last write of each field. */
export type Doc<T> = T & { readonly v: number; readonly s: { readonly [field: string]: Stamp } };

/** Tables whose rows go to the player's other devices, by the name that the outbox uses. */
export type SyncedKind =
  | 'scenes'
  | 'stories'
  | 'sceneMeta'
  | 'characters'
  | 'uses'
  | 'heads'
  | 'settings'
  | 'memory'
  | 'lore';

/** What is not yet on the server: which row and which of its fields, never a copy of them. */
export type OutboxRow = {
  /** Order of the first write that is still waiting. */
  readonly n?: number;
  readonly kind: SyncedKind;
  readonly id: string;
  /** Writes of one turn carry its id, and are sent or held back together. */
  readonly turn: string | null;
  /** The stamp of each waiting field; {} for a row that is written once. */
  readonly fields: { readonly [field: string]: Stamp };
};

/** One group of settings: a row per group, so that two devices can change different groups at once. */
export type SettingsRow = { readonly id: string; readonly group: string } & Partial<Settings>;

export type BlobRow = {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly bytes: ArrayBuffer;
  readonly mime: string;
  readonly size: number;
  readonly state: 'local' | 'uploaded' | 'remote';
  /** Unix time in milliseconds. */
  readonly lastUsed: number;
};

export type MetaRow = { readonly k: string; readonly value: unknown };

/** Newest version of the tables. Raise it with a new `version()` below and an upgrade test from a dump of the old one. */
export const schemaVersion = 1;

/** The database of one owner. */
export class Database extends Dexie {
  declare readonly scenes: Table<Grown<Scene>, string>;
  declare readonly stories: Table<Doc<Story>, string>;
  declare readonly sceneMeta: Table<Doc<SceneMeta>, string>;
  declare readonly characters: Table<Doc<CharacterEntry>, string>;
  declare readonly uses: Table<Grown<CharacterUse>, string>;
  declare readonly heads: Table<Doc<Head>, string>;
  declare readonly settings: Table<Doc<SettingsRow>, string>;
  declare readonly memory: Table<Doc<Memory>, string>;
  declare readonly lore: Table<Doc<Lore>, string>;
  declare readonly blobs: Table<BlobRow, string>;
  declare readonly outbox: Table<OutboxRow, number>;
  declare readonly quarantine: Table<
    { readonly n?: number; readonly kind: SyncedKind; readonly row: unknown; readonly code: string },
    number
  >;
  declare readonly meta: Table<MetaRow, string>;
  declare readonly drafts: Table<Draft, string>;
  declare readonly play: Table<PlayState, string>;
  declare readonly secrets: Table<{ readonly name: SecretName; readonly value: string }, string>;
  declare readonly receipts: Table<Receipt, string>;
  declare readonly models: Table<DeviceModel, string>;
  declare readonly suggestions: Table<Suggestion, string>;
  declare readonly catalogs: Table<ModelCatalog, string>;

  constructor(space: string, options: DatabaseOptions) {
    super(databaseName(space), {
      ...(options.indexedDB ? { indexedDB: options.indexedDB } : {}),
      ...(options.IDBKeyRange ? { IDBKeyRange: options.IDBKeyRange } : {}),
      // A finished turn must survive a power cut; a draft or a page's read need not wait for the disk.
      chromeTransactionDurability: options.durability,
    });
    this.version(1).stores({
      scenes: 'id, [story+id], [story+depth], parent',
      stories: 'id, playedAt',
      sceneMeta: 'id, story',
      characters: 'id, name',
      uses: 'id, character, story',
      heads: 'id, story',
      settings: 'id',
      memory: 'id, story',
      lore: 'id, story',
      blobs: 'hash, state, lastUsed',
      outbox: '++n, &[kind+id]',
      quarantine: '++n, kind',
      meta: 'k',
      drafts: 'story',
      play: 'story',
      secrets: 'name',
      receipts: 'scene, story',
      models: 'id',
      suggestions: 'id',
      catalogs: 'provider',
    });
    // Another tab runs a newer version: let it upgrade; this one asks for a reload at its next use.
    this.on('versionchange', () => {
      this.close();
    });
  }
}

export type DatabaseOptions = {
  readonly durability: 'strict' | 'relaxed';
  /** For tests outside a browser. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
};

/**
 * Opens the database of the space `space` (a UUID of the registry). Rejects when the browser refuses, and with a `VersionError`
 * when a newer Lamplit has written it: an old program must not write into tables that it does not know.
 */
export async function openDatabase(space: string, options: DatabaseOptions): Promise<Database> {
  const database = new Database(space, options);
  await database.open();
  // Dexie itself would go along with a later version; it counts in tens.
  if (database.backendDB().version >= (schemaVersion + 1) * 10) {
    database.close();
    throw new Dexie.VersionError('The stories on this device were written by a newer version.');
  }
  return database;
}

/** Name of a space's database in the browser. */
function databaseName(space: string): string {
  return `lamplit-space-${space}`;
}
