import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingFromLock, unpinned } from '../tools/lock.mjs';
import { projectRoot } from '../tools/run.mjs';

const read = (file: string) => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));

test('the lock file holds the binaries of every platform', () => {
  const lock = read('package-lock.json');
  const wants = Object.values(lock.packages as Record<string, { optionalDependencies?: object }>);
  expect(wants.some((entry) => entry.optionalDependencies)).toBe(true);
  expect(missingFromLock(lock)).toEqual([]);
});

test('a binary missing from the lock file is named', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { '@tool/win32': '1.0.0', '@tool/linux': '1.0.0' } },
    'node_modules/tool/node_modules/@tool/linux': {},
  };
  expect(missingFromLock({ packages })).toEqual([
    'node_modules/tool wants @tool/win32, which is not in package-lock.json',
  ]);
});

test('every dependency is pinned to one version', () => {
  expect(unpinned(read('package.json'))).toEqual([]);
  expect(unpinned({ dependencies: { tool: '^1.0.0' } })).toHaveLength(1);
});
