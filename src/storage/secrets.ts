import type { Secrets } from '../domain/ports.ts';
import { done } from '../domain/result.ts';
import { createSecret } from '../domain/secret.ts';
import type { Database } from './database.ts';
import { attempt } from './store-error.ts';

/** Provider keys of this device: a table that no outbox, export or log can reach (SET-10). */
export function createSecrets(database: Database): Secrets {
  return {
    get: (name) =>
      attempt(async () => {
        const row = await database.secrets.get(name);
        return row ? createSecret(row.value) : null;
      }),
    set: async (name, value) => {
      const stored = await attempt(async () => {
        if (value === null) await database.secrets.delete(name);
        else await database.secrets.put({ name, value });
      });
      return stored.ok ? done : stored;
    },
  };
}
