import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserFlags } from '../tools/browser.mjs';
import { projectRoot } from '../tools/run.mjs';

// `npm test` passes a free port and the browser it found; the defaults serve a run by hand.
const port = process.env['E2E_PORT'] ?? '8799';
const executablePath = process.env['BROWSER_PATH'];
const url = `http://127.0.0.1:${port}`;
const long = Boolean(process.env['E2E_LONG']);

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // A folder for each run: a run clears its folder, and two may go on at once.
  outputDir: path.join(projectRoot, 'test-results', port),
  // Long ones carry the tag and run with `npm run test:long` alone.
  ...(long ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // Patience, not a measure: a machine may stand still for a while.
  timeout: long ? 600_000 : 240_000,
  expect: { timeout: 30_000 },
  // A walk waits for words as often as it works: four keep two cores busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: url,
    actionTimeout: 30_000,
    // What is kept for a start without a network is five seconds of work for every new visitor: the walks that need it ask for it.
    serviceWorkers: 'block',
    // A recording of every step costs two cores as much as the game: it is there for who asks, the last picture of a failure always.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `"${process.execPath}" sync-server/start.mjs`,
    cwd: projectRoot,
    url: `${url}/api/ready`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Many players come from one address here, and none of them is in anybody's own folder.
      DATA_DIR: path.join(tmpdir(), `lamplit-e2e-${port}`),
      RATE_LIMITS: 'off',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
