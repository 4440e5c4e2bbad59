import type { Secrets } from '../domain/ports/store.ts';
import { done } from '../domain/result.ts';
import { createSecret, type SecretName } from '../domain/secret.ts';
import type { Databases } from './device-database.ts';
import { loadDeviceSettings } from './settings-rows.ts';
import { attempt } from './store-error.ts';

/** Provider keys of an owner: a table that no outbox, export or log can reach (SET-10), or this memory alone. */
export function createSecrets({ database, deviceDatabase }: Databases): Secrets {
  const held = new Map<SecretName, string>();
  return {
    get: (name) =>
      attempt(async () => {
        const value = held.get(name) ?? (await database.secrets.get(name))?.value;
        return value === undefined ? null : createSecret(value);
      }),
    set: async (name, value) => {
      const stored = await attempt(async () => {
        const passing = value !== null && (await loadDeviceSettings(deviceDatabase)).forgetKeys;
        if (value === null || passing) await database.secrets.delete(name);
        else await database.secrets.put({ name, value });
        held.delete(name);
        if (passing) held.set(name, value);
      });
      return stored.ok ? done : stored;
    },
    hold: async () => {
      const taken = await attempt(async () => {
        for (const { name, value } of await database.secrets.toArray()) held.set(name, value);
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
