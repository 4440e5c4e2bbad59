import type { startStandIn } from '../sync-server/local/stand-in.ts';
import { createLog } from '../sync-server/log.ts';

type Options = Parameters<typeof startStandIn>[0];

/** Everything on one machine, over a folder: no project beside it, no mail, nobody counted. Failures are printed. */
export function standInOptions(dataDir: string): Options {
  return {
    configuration: {
      dataDir,
      trustProxy: 0,
      accounts: {
        supabase: null,
        databaseUrl: undefined,
        pgBin: process.env['PG_BIN'] || undefined,
        google: null,
        mail: null,
        signups: 'open',
        limits: 'off',
      },
    },
    publicUrl: () => 'http://127.0.0.1:8787',
    now: () => Date.now(),
    log: createLog({ level: 'error', now: () => Date.now(), write: (line) => console.error(line) }),
  };
}
