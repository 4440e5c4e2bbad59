import { expect, test } from 'vitest';

import { problemReport } from '../../../src/ui/frame/problem-report.ts';

const surroundings = { path: '/shared/019a', agent: 'Chromium 156', at: '2026-11-21T10:00:00.000Z' };

test('a problem report says where it broke and in which browser', () => {
  const error = new TypeError('boom');
  error.stack =
    'TypeError: boom\n    at Passage (https://lamplit.example/assets/index-1.js:2:34)\n    at https://x/y.js:1:1';
  const report = problemReport({
    error,
    componentStack: '\n    at Desk (https://x/a.js:3:4)',
    ...surroundings,
  });
  expect(report).toContain('error: TypeError');
  expect(report).toContain('at Passage (/assets/index-1.js:2:34)');
  expect(report).toContain('at Desk (/a.js:3:4)');
  expect(report).toContain('browser: Chromium 156');
});

test('a problem report holds no words of the story, of messages or of addresses', () => {
  const secret = 'The lantern guttered\nat the drowned door, she said';
  const error = new SyntaxError(`Unexpected token in "${secret}"`);
  const report = problemReport({ error, componentStack: '', ...surroundings });
  expect(report).not.toMatch(/lantern|drowned|019a/);
});

test('something thrown that is no error is reported by its type', () => {
  expect(problemReport({ error: 'The lantern', componentStack: '', ...surroundings })).toContain(
    'error: string',
  );
});
