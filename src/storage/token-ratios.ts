import type { TokenRatios } from '../domain/ports/store.ts';
import { done } from '../domain/result.ts';
import type { DeviceDatabase } from './device-database.ts';
import { attempt } from './store-error.ts';

/** How models count tokens, as this device learned it. Never synced: another device may ask other servers. */
export function createTokenRatios({ ratios }: DeviceDatabase): TokenRatios {
  return {
    get: async (model) => {
      const row = await attempt(() => ratios.get(model));
      const ratio = row.ok ? row.value?.ratio : null;
      return typeof ratio === 'number' && Number.isFinite(ratio) ? ratio : 1;
    },
    put: async (model, ratio) => {
      const stored = await attempt(async () => {
        await ratios.put({ model, ratio });
      });
      return stored.ok ? done : stored;
    },
  };
}
