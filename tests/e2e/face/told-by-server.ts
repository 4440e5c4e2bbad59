import { test as base } from 'playwright/test';

import { startModelServer, type ModelServer } from '../../model-server/model-server.ts';
import { Player, watchComplaints } from '../player.ts';

/** A page, what went wrong on it, and a server that tells stories as the test wants them told. */
export const test = base.extend<{ server: ModelServer; player: Player; complaints: readonly string[] }>({
  server: async ({ page: _page }, use) => {
    const server = await startModelServer();
    await use(server);
    await server.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = await watchComplaints(page);
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ page }, use) => {
    await use(new Player(page));
  },
});
