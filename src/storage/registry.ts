import Dexie, { type Table } from 'dexie';

import type { DatabaseOptions } from './database.ts';

/** Whose stories they are: those of whoever plays here without an account, or those of the account of this id. */
export type Owner = 'demo' | `account:${string}`;

/** One owner's place on this device: demo play, or an account. */
export type Space = {
  /** UUID; the database of the space is named after it. */
  readonly id: string;
  /** The account, or `null` for demo play. */
  readonly user: string | null;
  readonly label: string;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
};

/** An import that was begun: what of it is here when its tab is closed is not all of it. */
export type ImportNote = {
  /** Id of the space that it goes into. */
  readonly space: string;
  /** Ids under which stories come in of which nothing was here before. */
  readonly stories: readonly string[];
  /** Hashes of its pictures that were not here before. */
  readonly pictures: readonly string[];
  /** When it began; Unix time in milliseconds. */
  readonly at: number;
};

/** What became of bringing demo play's stories and characters into an account. */
export type AdoptionNote = {
  /** Id of the account's space. */
  readonly into: string;
  /**
   * 'wanted': it is to be asked about. 'running': the player said yes, and not all of it is over. 'over': it was declined or done, and is asked
   * about again when demo play has something newer than `upTo`.
   */
  readonly status: 'wanted' | 'running' | 'over';
  /** The newest stamp of demo play's stories and characters when it was over; '' before. */
  readonly upTo: string;
};

type PointerRow = { readonly name: 'active'; readonly space: string };

class RegistryDatabase extends Dexie {
  declare readonly spaces: Table<Space, string>;
  declare readonly pointers: Table<PointerRow, string>;
  declare readonly imports: Table<ImportNote, string>;
  declare readonly adoptions: Table<AdoptionNote, string>;

  constructor(where: RegistryPlace) {
    super('lamplit-registry', where);
    this.version(1).stores({ spaces: 'id, user' });
    this.version(2).stores({ pointers: 'name', imports: 'space' });
    this.version(3).stores({ adoptions: 'into' });
    // A newer version in another tab does not wait for this one.
    this.on('versionchange', () => {
      this.close();
    });
  }
}

/** For tests outside a browser. */
export type RegistryPlace = Pick<DatabaseOptions, 'indexedDB' | 'IDBKeyRange'>;

/**
 * The space that is played in on this device: the one that was made active last, demo play otherwise, which is made at the first call
 * and the same one ever after. Once there is one, a call writes nothing: a full disk must not keep a player from reading what he has.
 * @param newId a UUID to use when there is none yet.
 */
export function openActiveSpace(newId: string, nowMs: number, where: RegistryPlace = {}): Promise<Space> {
  return withRegistry(
    where,
    async (registry) => (await activeSpace(registry)) ?? (await spaceOf(registry, 'demo', newId, nowMs)),
  );
}

/**
 * The space of an owner, whoever is active: made at the first call and the same one ever after.
 * @param newId a UUID to use when there is none yet.
 */
export function openSpaceOf(
  owner: Owner,
  newId: string,
  nowMs: number,
  where: RegistryPlace = {},
): Promise<Space> {
  return withRegistry(where, (registry) => spaceOf(registry, owner, newId, nowMs));
}

/** From the next opening on, this space is played in. One that the registry does not know is not pointed at: false. */
export function setActiveSpace(space: string, where: RegistryPlace = {}): Promise<boolean> {
  return withRegistry(where, (registry) =>
    registry.transaction('rw', registry.spaces, registry.pointers, async () => {
      if (!(await registry.spaces.get(space))) return false;
      await registry.pointers.put({ name: 'active', space });
      return true;
    }),
  );
}

/** Notes an import before its first row comes in; one at a time for each space, the newer in place of the older. */
export function noteImport(note: ImportNote, where: RegistryPlace = {}): Promise<void> {
  return withRegistry(where, async ({ imports }) => {
    await imports.put(note);
  });
}

/** The import into a space that was begun and is not known to have ended; `null` when there is none. */
export function readImport(space: string, where: RegistryPlace = {}): Promise<ImportNote | null> {
  return withRegistry(where, async ({ imports }) => (await imports.get(space)) ?? null);
}

/** The import into a space is over. */
export function clearImport(space: string, where: RegistryPlace = {}): Promise<void> {
  return withRegistry(where, ({ imports }) => imports.delete(space));
}

/** The space of demo play, where there is one. */
export function findDemoSpace(where: RegistryPlace = {}): Promise<Space | null> {
  return withRegistry(
    where,
    async ({ spaces }) => (await spaces.filter(({ user }) => user === null).first()) ?? null,
  );
}

/** What became of bringing demo play's things into a space; `null` when that was never thought of. */
export function readAdoption(into: string, where: RegistryPlace = {}): Promise<AdoptionNote | null> {
  return withRegistry(where, async ({ adoptions }) => (await adoptions.get(into)) ?? null);
}

/** Notes how far bringing over is. */
export function noteAdoption(note: AdoptionNote, where: RegistryPlace = {}): Promise<void> {
  return withRegistry(where, async ({ adoptions }) => {
    await adoptions.put(note);
  });
}

/** Somebody signed in: the player is asked, unless he has said yes before. What he declined he is asked again only for something new. */
export function wantAdoption(into: string, where: RegistryPlace = {}): Promise<void> {
  return withRegistry(where, ({ adoptions }) =>
    adoptions.db.transaction('rw', adoptions, async () => {
      const known = await adoptions.get(into);
      if (known?.status !== 'running')
        await adoptions.put({ into, status: 'wanted', upTo: known?.upTo ?? '' });
    }),
  );
}

/** Forgets a space and what was noted about it; who was played in it is played no more. */
export function forgetSpace(space: string, where: RegistryPlace = {}): Promise<void> {
  return withRegistry(where, ({ spaces, pointers, imports, adoptions }) =>
    spaces.db.transaction('rw', spaces, pointers, imports, adoptions, async () => {
      await spaces.delete(space);
      await imports.delete(space);
      await adoptions.delete(space);
      if ((await pointers.get('active'))?.space === space) await pointers.delete('active');
    }),
  );
}

async function withRegistry<T>(
  where: RegistryPlace,
  work: (registry: RegistryDatabase) => PromiseLike<T>,
): Promise<T> {
  const registry = new RegistryDatabase(where);
  try {
    return await work(registry);
  } finally {
    registry.close();
  }
}

async function activeSpace(registry: RegistryDatabase): Promise<Space | undefined> {
  const pointer = await registry.pointers.get('active');
  return pointer && registry.spaces.get(pointer.space);
}

async function spaceOf(
  registry: RegistryDatabase,
  owner: Owner,
  newId: string,
  nowMs: number,
): Promise<Space> {
  const user = owner === 'demo' ? null : owner.slice('account:'.length);
  const find = () => registry.spaces.filter((space) => space.user === user).first();
  const known = await find();
  if (known) return known;
  // Two tabs may ask at once: look again and make in one transaction.
  return registry.transaction('rw', registry.spaces, async () => {
    const madeMeanwhile = await find();
    if (madeMeanwhile) return madeMeanwhile;
    const label = user === null ? 'Demo' : 'Account';
    const space: Space = { id: newId, user, label, createdAt: nowMs };
    await registry.spaces.add(space);
    return space;
  });
}
