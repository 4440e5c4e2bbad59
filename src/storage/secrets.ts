import type { Secrets } from '../domain/ports/store.ts';
import { done } from '../domain/result.ts';
import { createSecret, type Secret, type SecretName } from '../domain/secret.ts';
import type { Databases } from './device-database.ts';
import { loadDeviceSettings } from './settings-rows.ts';
import { attempt } from './store-error.ts';

/** Provider keys of an owner: a table that no outbox, export or log can reach, or this memory alone. */
export function createSecrets({ database, deviceDatabase }: Databases): Secrets {
  const held = new Map<SecretName, Secret>();
  return {
    get: (name) =>
      attempt(async () => {
        const inMemory = held.get(name);
        if (inMemory) return inMemory;
        const kept = await database.secrets.get(name);
        return kept ? createSecret(kept.value) : null;
      }),
    set: async (name, value) => {
      const stored = await attempt(async () => {
        const passing = value !== null && (await loadDeviceSettings(deviceDatabase)).forgetKeys;
        if (value === null || passing) await database.secrets.delete(name);
        else await database.secrets.put({ name, value });
        held.delete(name);
        if (passing) held.set(name, createSecret(value));
      });
      return stored.ok ? done : stored;
    },
    hold: async () => {
      const taken = await attempt(async () => {
        for (const { name, value } of await database.secrets.toArray()) held.set(name, createSecret(value));
        await database.secrets.clear();
      });
      return taken.ok ? done : taken;
    },
  };
}

/** Where keys are to be forgotten, whoever wished it, none of an earlier visit is left: to be called before the first one is read. */
export async function clearForgottenKeys({ database, deviceDatabase }: Databases): Promise<void> {
  // What fails here fails again when a key is wanted, and is told then.
  await attempt(async () => {
    if ((await loadDeviceSettings(deviceDatabase)).forgetKeys) await database.secrets.clear();
  });
}
