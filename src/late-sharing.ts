import type { SharingApi } from './domain/ports/sharing-api.ts';
import { err } from './domain/result.ts';

/** The commands about stories that are shown to others, whose code comes when the first of them is given. */
export function lateSharing(sharing: () => Promise<SharingApi>): SharingApi {
  const late: typeof sharing = async () => {
    // Each of them asks the server; a request that cannot go is not begun.
    if (navigator.onLine === false) return unreachable;
    return sharing().catch(() => unreachable);
  };
  return {
    refresh: async () => (await late()).refresh(),
    publish: async (given) => (await late()).publish(given),
    withdraw: async (given) => (await late()).withdraw(given),
  };
}

const offline = () => Promise.resolve(err({ type: 'offline' as const }));
const unreachable: SharingApi = { refresh: offline, publish: offline, withdraw: offline };
