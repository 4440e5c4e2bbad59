import type { ModelRows } from '../domain/ports/models.ts';
import { done } from '../domain/result.ts';
import type { DeviceDatabase } from './device-database.ts';
import { attempt } from './store-error.ts';

/** The rows of the models that this browser keeps; their files are elsewhere. Never synced: another device has its own. */
export function createModelRows({ models }: DeviceDatabase): ModelRows {
  return {
    all: () => attempt(() => models.toArray()),
    get: (id) => attempt(async () => (await models.get(id)) ?? null),
    put: async (row) => {
      const stored = await attempt(async () => {
        await models.put(row);
      });
      return stored.ok ? done : stored;
    },
    change: async (id, change) => {
      const changed = await attempt(async () => {
        await models.update(id, change);
      });
      return changed.ok ? done : changed;
    },
    remove: async (id) => {
      const removed = await attempt(async () => {
        await models.delete(id);
      });
      return removed.ok ? done : removed;
    },
  };
}
