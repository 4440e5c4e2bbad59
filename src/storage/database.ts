import Dexie, { type Table, type Transaction } from 'dexie';

import type { CharacterEntry, CharacterUse } from '../domain/character-entry.ts';
import type { Lore, Memory } from '../domain/memory.ts';
import type { DeviceModel, ModelCatalog, Receipt } from '../domain/model.ts';
import type { Suggestion } from '../domain/ports/store.ts';
import type { PictureJob } from '../domain/ports/picture-jobs.ts';
import type { SecretName } from '../domain/secret.ts';
import type { Settings } from '../domain/settings.ts';
import type { Stamp, Stamps } from '../domain/stamp.ts';
import type { Draft, Head, PictureOrigin, PlayState, Scene, SceneMeta, Story } from '../domain/story.ts';
import type { SyncedKind } from '../domain/sync-kinds.ts';
import type { Device, Purge, SharedDraft, SourceRow } from '../domain/sync-row.ts';
import type { UsageTotal } from '../domain/usage-total.ts';

/** A row that is written once: `v` is the server's version, 0 while it was never acknowledged. */
export type Grown<T> = T & { readonly v: number };

/** A row whose fields change: beside `v` it has in `s` the stamp of each field that somebody said something about. */
export type Doc<T> = T & { readonly v: number; readonly s: Stamps };

/**
 * A scene with what this device notes beside it. Both follow from the tree, are never sent, and can be made anew.
 * `road` is the first scene of the branch that it lies on. `begins` stands where a branch begins: it is the road that the branch parts
 * from, `opening` for an opening, and `orphan` where the scene before is missing.
 */
export type SceneRow = Grown<Scene> & { readonly road: string; readonly begins?: string };

/** What stands beside a scene; `hidden` is its story where the branch that begins here lies in the trash, and is never sent. */
export type SceneMetaRow = Doc<SceneMeta> & { readonly hidden?: string };

/** A picture that was drawn on this device for a scene, and can be drawn again: it never travels. */
export type Drawing = {
  readonly scene: string;
  readonly story: string;
  /** Hash of its bytes. */
  readonly image: string;
  /** Who drew it, and of what beside the scene. */
  readonly made: PictureOrigin;
  /** Which edit of the passage it shows; left out for the passage as it was told. */
  readonly edit?: Stamp;
};

/** The photo that the hero of a story was drawn after; it never leaves the device. */
export type Photo = { readonly story: string; readonly image: string };

/** A scene that was removed for good with a branch: what was told from it is not taken for something whose parent is still to come. */
export type Buried = { readonly id: string; readonly story: string; readonly purge: string };

/** A row of something that was removed for good, but newer than that: it waits for the player's word. */
export type AsideRow = {
  readonly id: string;
  readonly story: string;
  readonly kind: 'scenes' | 'stories' | 'drafts';
  /** The scene before, of a scene or draft; '' otherwise. */
  readonly parent: string;
  readonly row: unknown;
};

/** What is not yet on the server: which row and which of its fields, never a copy of them. */
export type OutboxRow = {
  /** Order of the first write that is still waiting. */
  readonly n?: number;
  readonly kind: SyncedKind;
  readonly id: string;
  /** Writes of one turn carry its id, and are sent or held back together. */
  readonly turn: string | null;
  /** The stamp of each waiting field, `noStamp` for one that nobody said anything about; {} for a row that is written once. */
  readonly fields: Stamps;
};

/** A row that a server refused, as it was then: it waits for the player, and holds up its own story only. */
export type Refused = {
  readonly n?: number;
  readonly kind: SyncedKind;
  readonly id: string;
  /** `noStory` of what belongs to none. */
  readonly story: string;
  readonly row: unknown;
  /** What waited of it. */
  readonly fields: Stamps;
  readonly turn: string | null;
  /** Its place in the line: what names it stands behind it. */
  readonly place: number;
  readonly code: string;
  /** Unix time in milliseconds. */
  readonly at: number;
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

/** A picture whose bytes are on this device. Of one picture there is one `blob`, however often it is asked for. */
export type ShownPicture = { readonly hash: string; readonly blob: Blob };

/** What reading has learned of rows that never change; it lives and ends with its connection. */
export type Memo = {
  readonly pictures: Map<string, ShownPicture>;
  /** The scenes of the story that was read last. */
  tree: { readonly story: string; readonly scenes: Map<string, Scene> } | null;
  /** By scene. */
  readonly titles: Map<string, string>;
  /** By scene: whether it ends its story. */
  readonly endings: Map<string, boolean>;
  /** By scene; `bytes` are those of its row as text. */
  readonly sizes: Map<string, { readonly words: number; readonly bytes: number }>;
};

/** Newest version of the tables. Raise it with a new `version()` below and an upgrade test from a dump of the old one. */
export const schemaVersion = 4;

/** The database of one owner. */
export class Database extends Dexie {
  declare readonly scenes: Table<SceneRow, string>;
  declare readonly stories: Table<Doc<Story>, string>;
  declare readonly sceneMeta: Table<SceneMetaRow, string>;
  declare readonly characters: Table<Doc<CharacterEntry>, string>;
  declare readonly uses: Table<Grown<CharacterUse>, string>;
  declare readonly heads: Table<Doc<Head>, string>;
  declare readonly settings: Table<Doc<SettingsRow>, string>;
  declare readonly memory: Table<Doc<Memory>, string>;
  declare readonly lore: Table<Doc<Lore>, string>;
  declare readonly purges: Table<Doc<Purge>, string>;
  declare readonly devices: Table<Doc<Device>, string>;
  declare readonly sharedDrafts: Table<Doc<SharedDraft>, string>;
  declare readonly sources: Table<Grown<SourceRow>, string>;
  declare readonly blobs: Table<BlobRow, string>;
  declare readonly outbox: Table<OutboxRow, number>;
  declare readonly quarantine: Table<Refused, number>;
  declare readonly meta: Table<MetaRow, string>;
  declare readonly drawings: Table<Drawing, string>;
  declare readonly photos: Table<Photo, string>;
  declare readonly buried: Table<Buried, string>;
  declare readonly aside: Table<AsideRow, string>;
  declare readonly pictureJobs: Table<PictureJob, string>;
  declare readonly usage: Table<UsageTotal, string>;
  declare readonly drafts: Table<Draft, string>;
  declare readonly play: Table<PlayState, string>;
  declare readonly secrets: Table<{ readonly name: SecretName; readonly value: string }, string>;
  declare readonly receipts: Table<Receipt, string>;
  declare readonly models: Table<DeviceModel, string>;
  declare readonly suggestions: Table<Suggestion, string>;
  declare readonly catalogs: Table<ModelCatalog, string>;

  readonly memo: Memo = {
    pictures: new Map(),
    tree: null,
    titles: new Map(),
    endings: new Map(),
    sizes: new Map(),
  };

  /** Hears of a picture that something shows and whose bytes are not here. */
  onMissing: ((hash: string) => void) | null = null;

  /** @param upgrade brings the rows of an older version over; without it they stay closed and as they are. */
  constructor(space: string, options: DatabaseOptions, upgrade: Upgrade = notHere) {
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
    this.version(2)
      .stores({
        scenes: 'id, [story+id], [story+depth], [story+begins], parent, [road+depth]',
        stories: 'id, playedAt, cover, character.characterImage',
        sceneMeta: 'id, story, [story+name], hidden, image',
        characters: 'id, name, image',
        purges: 'id, story',
        devices: 'id',
        sharedDrafts: 'id, story',
        sources: 'id, of, story',
        drawings: 'scene, story, image',
        photos: 'story, image',
        buried: 'id, story, purge',
        aside: 'id, story, parent',
        usage: 'story',
      })
      .upgrade((transaction) => upgrade(transaction, space));
    this.version(3).stores({
      scenes: 'id, [story+id], [story+depth], [story+begins], [story+v], parent, [road+depth]',
      quarantine: '++n, &[kind+id], story',
    });
    this.version(4).stores({
      sceneMeta: 'id, story, [story+name], hidden, image, *pictures',
      pictureJobs: 'id',
    });
    // Another tab runs a newer version: let it upgrade; this one asks for a reload at its next use.
    this.on('versionchange', () => {
      this.close();
    });
  }
}

/** Brings the rows of an older version over, inside the transaction that raises the version. */
type Upgrade = (transaction: Transaction, space: string) => Promise<void>;

const notHere = (): Promise<void> =>
  Promise.reject(new Dexie.UpgradeError('What brings the rows of the first version over is not loaded.'));

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
  const database = await openUpgraded(space, options);
  // Dexie itself would go along with a later version; it counts in tens.
  if (database.backendDB().version >= (schemaVersion + 1) * 10) {
    database.close();
    throw new Dexie.VersionError('The stories on this device were written by a newer version.');
  }
  return database;
}

/** What brings old rows over is loaded where there are any. */
async function openUpgraded(space: string, options: DatabaseOptions): Promise<Database> {
  let isOld = false;
  const noted: Upgrade = () => {
    isOld = true;
    return notHere();
  };
  const database = new Database(space, options, noted);
  try {
    await database.open();
    return database;
  } catch (thrown) {
    database.close();
    if (!isOld) throw thrown;
    const { upgradeToTravel } = await import('./upgrade-to-travel.ts');
    const upgraded = new Database(space, options, upgradeToTravel);
    await upgraded.open();
    return upgraded;
  }
}

/** Name of a space's database in the browser. */
export function databaseName(space: string): string {
  return `lamplit-space-${space}`;
}
