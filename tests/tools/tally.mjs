// Reads how many tests a runner passed, failed and skipped, and sees to it that silence counts as failure.

/** @returns {{ passed: number, failed: number, skipped: number }} */
export const tally = ({ passed = 0, failed = 0, skipped = 0 }) => ({ passed, failed, skipped });

export const addUp = (tallies) =>
  tallies.reduce(
    (sum, next) =>
      tally({
        passed: sum.passed + next.passed,
        failed: sum.failed + next.failed,
        skipped: sum.skipped + next.skipped,
      }),
    tally({}),
  );

/**
 * Vitest's JSON report. A file that does not load holds no failed test, and an error outside every test shows in the
 * exit code only; both count as one failure. So does a project that ran nothing.
 * @param {{ inBrowser?: boolean }} [options] `inBrowser` false: the run was of the project in Node alone
 */
export function readVitest(report, code, { inBrowser: wantsBrowser = true } = {}) {
  if (!report) return tally({ failed: 1 });
  const files = report.testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const count = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const inBrowser = files.filter((file) => /\.browser\.test\.tsx?$/.test(file.name));
  const inNode = files.filter((file) => !inBrowser.includes(file));
  const empty = (wantsBrowser ? [inBrowser, inNode] : [inNode]).filter(
    (project) => !project.some((file) => file.assertionResults.length > 0),
  ).length;
  const failed = count('failed') + broken + empty;
  return tally({
    passed: count('passed'),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
  });
}

/** What a tool of ours says in a line of its own: `3 passed, 1 failed`. One that says no such thing failed. */
export function readCounts(output) {
  const [, passed = 0, failed = 1] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return tally({ passed: Number(passed), failed: Number(failed) });
}

/** Playwright's JSON report. A test that passed on a second attempt passed, but no test here gets one. */
export function readPlaywright(report, code) {
  if (!report) return tally({ failed: 1 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (expected + unexpected + flaky === 0 ? 1 : 0);
  return tally({ passed: expected + flaky, failed: failed === 0 && code !== 0 ? 1 : failed, skipped });
}
