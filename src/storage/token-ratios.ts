import type { TokenRatios } from '../domain/ports/store.ts';
import { done } from '../domain/result.ts';
import type { Database } from './database.ts';
import { attempt } from './store-error.ts';

/** How models count tokens, as this device learned it. Never synced: another device may ask other servers. */
export function createTokenRatios(database: Database): TokenRatios {
  return {
    get: async (model) => {
      const row = await attempt(() => database.meta.get(keyOf(model)));
      const value = row.ok ? row.value?.value : null;
      return typeof value === 'number' && Number.isFinite(value) ? value : 1;
    },
    put: async (model, ratio) => {
      const stored = await attempt(async () => {
        await database.meta.put({ k: keyOf(model), value: ratio });
      });
      return stored.ok ? done : stored;
    },
  };
}

const keyOf = (model: string) => `tokens:${model}`;
