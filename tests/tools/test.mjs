// `npm test`: finds a browser, then runs check, both Vitest projects, the build with its budget, and Playwright.
// `--only check|unit|e2e` runs one part; `--long` runs the Playwright tests tagged @long instead of the others, and then
// the tests in Node that take minutes (*.long.test.ts), those of tests/sync-server/billing, sync, local/rest and local/rights on
// PostgreSQL 15 and 18, a story in Firefox and in WebKit, and every bench in its short form, so that none stops measuring unseen.
// The last line sums everything up. A part that ran nothing is a failure, for it proves nothing; but a PostgreSQL that is neither
// here nor to be fetched is skipped, and the last line says so.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { describeRow, weigh } from './budget.mjs';
import { runCheck } from './check.mjs';
import { freePort } from './free-port.mjs';
import { findPostgres } from './postgres.mjs';
import { binOf, projectRoot, runNode } from './run.mjs';
import { addUp, readCounts, readPlaywright, readVitest, tally } from './tally.mjs';

const argumentsGiven = process.argv.slice(2);
const only = argumentsGiven.includes('--only')
  ? argumentsGiven[argumentsGiven.indexOf('--only') + 1]
  : undefined;
const long = argumentsGiven.includes('--long');
const parts = ['check', 'unit', 'e2e'];
if (only !== undefined && !parts.includes(only)) {
  console.error(`--only takes one of ${parts.join(', ')}, not ${only}.`);
  process.exit(1);
}
const wants = (part) => only === undefined || only === part;
const reports = mkdtempSync(path.join(tmpdir(), 'lamplit-test-'));
const results = [];

try {
  const browser = wants('unit') || wants('e2e') ? await findBrowser({ say: console.log }) : undefined;
  if (wants('check')) results.push(await check());
  if (wants('unit')) results.push(await unit(browser));
  if (wants('e2e')) results.push(await builtGame(), await endToEnd(browser));
  if (wants('e2e') && long)
    results.push(
      await longUnit(),
      await onPostgres(15),
      await onPostgres(18),
      await otherEngines(),
      await benches(browser),
    );
} catch (error) {
  console.error(error.message);
  results.push(tally({ failed: 1 }));
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const { passed, failed, skipped } = addUp(results);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);

async function check() {
  heading('check');
  const steps = await runCheck({ log: console.log });
  return tally({
    passed: steps.filter((step) => step.ok).length,
    failed: steps.filter((step) => !step.ok).length,
  });
}

async function unit(browser) {
  heading('unit tests, in Node and in a browser');
  const report = path.join(reports, 'vitest.json');
  const { code } = await runNode(
    [binOf('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { BROWSER_PATH: browser } },
  );
  return readVitest(readReport(report), code);
}

async function longUnit() {
  heading('what takes minutes in Node');
  const report = path.join(reports, 'vitest-long.json');
  const { code } = await runNode(
    [
      binOf('vitest'),
      'run',
      '--project',
      'node',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { LONG_TESTS: '1' } },
  );
  return readVitest(readReport(report), code, { inBrowser: false });
}

/** The ledger, the copies and the wire over a database, on another PostgreSQL than the game's own. */
async function onPostgres(major) {
  heading(`PostgreSQL ${major}`);
  const bin = await findPostgres(major, { say: console.log });
  if (bin === undefined) {
    console.log(
      `NOT TESTED: PostgreSQL ${major} is not on this machine, and could not be fetched. Set PG_BIN_${major}.`,
    );
    return tally({ skipped: 1 });
  }
  console.log(bin);
  const report = path.join(reports, `vitest-postgres-${major}.json`);
  const { code } = await runNode(
    [
      binOf('vitest'),
      'run',
      '--project',
      'node',
      ...['billing', 'sync', 'local/rest', 'local/rights'].map((folder) => `tests/sync-server/${folder}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { PG_BIN: bin } },
  );
  return readVitest(readReport(report), code, { inBrowser: false });
}

async function builtGame() {
  heading('build and budget');
  const { code } = await runNode(['sync-server/start.mjs', '--build-only']);
  if (code !== 0) return tally({ failed: 1 });
  const rows = weigh(path.join(projectRoot, 'dist/client'));
  for (const row of rows) console.log(describeRow(row));
  return tally({ passed: rows.filter((row) => row.ok).length, failed: rows.filter((row) => !row.ok).length });
}

async function endToEnd(browser) {
  heading('the built game in a browser');
  const report = path.join(reports, 'playwright.json');
  const port = String(await freePort());
  const { code } = await runNode(
    [binOf('playwright'), 'test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      env: {
        BROWSER_PATH: browser,
        E2E_PORT: port,
        E2E_LONG: long ? '1' : undefined,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  rmSync(path.join(tmpdir(), `lamplit-e2e-${port}`), { recursive: true, force: true });
  const result = readPlaywright(readReport(report), code);
  // What is left of a run without failures is of no use to anyone.
  if (result.failed === 0)
    rmSync(path.join(projectRoot, 'test-results', port), { recursive: true, force: true });
  return result;
}

async function otherEngines() {
  heading('the built game in Firefox and WebKit');
  const { output } = await runNode(['--experimental-websocket', 'tests/tools/engines.mjs'], { quiet: true });
  console.log(output.trimEnd());
  return readCounts(output);
}

async function benches(browser) {
  heading('every bench, in its short form');
  const { output } = await runNode(['tests/tools/bench.mjs', '--short'], {
    env: { BROWSER_PATH: browser },
    quiet: true,
  });
  console.log(output.trimEnd());
  return readCounts(output);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function heading(text) {
  console.log(`\n── ${text}`);
}
