import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { packageLicenses } from '../../sync-server/package-licenses.mjs';
import { projectRoot } from '../tools/run.mjs';

test('the notice of every package that the game is made of comes with it', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const text = packageLicenses(projectRoot);
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !text.includes(`\n${name} ${version} (`),
  );
  expect(missing).toEqual([]);
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).not.toContain('\nvitest ');
});

test('a package that says nothing of its licence ends the build with its name', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lamplit-licenses-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'node_modules/silent'), { recursive: true });
  const packages = { '': {}, 'node_modules/silent': { version: '1.0.0' } };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  expect(() => packageLicenses(root)).toThrow('silent says nothing of its licence');
});
