import { expect, test } from 'vitest';
import { addUp, readCounts, readPlaywright, readVitest, tally } from '../tools/tally.mjs';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const node = file('/tests/a.test.ts', 'passed', 'passed', 'skipped');
const browser = file('/tests/b.browser.test.tsx', 'passed', 'failed');

test('tests of both projects are counted', () => {
  expect(readVitest({ testResults: [node, browser] }, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a project that ran nothing is a failure', () => {
  expect(readVitest({ testResults: [node] }, 0)).toMatchObject({ failed: 1 });
  expect(readVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 2 });
  expect(readVitest({ testResults: [node] }, 0, { inBrowser: false })).toMatchObject({ failed: 0 });
  expect(readVitest({ testResults: [] }, 0, { inBrowser: false })).toMatchObject({ failed: 1 });
});

test('a file that does not load is a failure', () => {
  const broken = { ...file('/tests/c.test.ts'), status: 'failed' };
  expect(readVitest({ testResults: [node, file('/b.browser.test.ts', 'passed'), broken] }, 1)).toMatchObject({
    failed: 1,
  });
});

test('a bad exit code with no failed test is a failure, and so is a missing report', () => {
  expect(readVitest({ testResults: [node, file('/b.browser.test.ts', 'passed')] }, 1)).toMatchObject({
    failed: 1,
  });
  expect(readVitest(undefined, 0)).toEqual(tally({ failed: 1 }));
  expect(readPlaywright(undefined, 0)).toEqual(tally({ failed: 1 }));
});

test('Playwright’s counts are read, and none at all is a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
  expect(readPlaywright({ stats }, 1)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywright({ stats: nothing }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('runners add up', () => {
  expect(addUp([tally({ passed: 2 }), tally({ failed: 1, skipped: 3 })])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 3,
  });
});

test('a tool of ours is counted by what it says, and one that says nothing failed', () => {
  expect(readCounts('some figure: 3 ms\n17 passed, 2 failed\n')).toEqual(tally({ passed: 17, failed: 2 }));
  expect(readCounts('17 passed, 0 failed, or so')).toEqual(tally({ failed: 1 }));
  expect(readCounts('')).toEqual(tally({ failed: 1 }));
});
