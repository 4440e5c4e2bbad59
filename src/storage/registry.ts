import Dexie, { type Table } from 'dexie';

/** One owner's place on this device: demo play, or an account. */
export type Space = {
  /** UUID; the database of the space is named after it. */
  readonly id: string;
  /** The account, or `null` for demo play. */
  readonly user: string | null;
  readonly label: string;
  /** Unix time in milliseconds. */
  readonly createdAt: number;
  /** Unix time in milliseconds. */
  readonly lastOpened: number;
};

class RegistryDatabase extends Dexie {
  declare readonly spaces: Table<Space, string>;

  constructor() {
    super('lamplit-registry');
    this.version(1).stores({ spaces: 'id, user' });
  }
}

/**
 * The demo space of this device, made at the first call and the same one ever after (ruling 2).
 * @param newId a UUID to use when there is none yet.
 */
export async function openDemoSpace(newId: string, nowMs: number): Promise<Space> {
  const registry = new RegistryDatabase();
  try {
    // Two tabs may ask at once: look and make in one transaction.
    return await registry.transaction('rw', registry.spaces, async () => {
      const known = await registry.spaces.filter((space) => space.user === null).first();
      const space: Space = known
        ? { ...known, lastOpened: nowMs }
        : { id: newId, user: null, label: 'Demo', createdAt: nowMs, lastOpened: nowMs };
      await registry.spaces.put(space);
      return space;
    });
  } finally {
    registry.close();
  }
}
