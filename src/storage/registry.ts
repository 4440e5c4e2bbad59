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
};

class RegistryDatabase extends Dexie {
  declare readonly spaces: Table<Space, string>;

  constructor() {
    super('lamplit-registry');
    this.version(1).stores({ spaces: 'id, user' });
  }
}

/**
 * The demo space of this device, made at the first call and the same one ever after (ruling 2). Once it is made, a call writes nothing:
 * a full disk must not keep a player from reading what he has.
 * @param newId a UUID to use when there is none yet.
 */
export async function openDemoSpace(newId: string, nowMs: number): Promise<Space> {
  const registry = new RegistryDatabase();
  try {
    const known = await demoSpace(registry);
    if (known) return known;
    // Two tabs may ask at once: look again and make in one transaction.
    return await registry.transaction('rw', registry.spaces, async () => {
      const madeMeanwhile = await demoSpace(registry);
      if (madeMeanwhile) return madeMeanwhile;
      const space: Space = { id: newId, user: null, label: 'Demo', createdAt: nowMs };
      await registry.spaces.add(space);
      return space;
    });
  } finally {
    registry.close();
  }
}

function demoSpace(registry: RegistryDatabase): Promise<Space | undefined> {
  return registry.spaces.filter((space) => space.user === null).first();
}
