import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remoteNames } from '../../src/domain/provider-names.ts';
import { readProviderLaw, ternariesOn } from '../tools/provider-law.mjs';
import { projectRoot } from '../tools/run.mjs';

test('no ternary of the game asks for a provider’s name, and every name is looked for', () => {
  const { modules, names, violations } = readProviderLaw(projectRoot);
  expect(violations).toEqual([]);
  expect(names).toEqual([...remoteNames, 'device', 'browser']);
  expect(modules).toBeGreaterThan(500);
});

test('one that is planted anywhere is found, with its line', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'lamplit-providers-'));
  try {
    mkdirSync(path.join(copy, 'src/domain'), { recursive: true });
    cpSync(
      path.join(projectRoot, 'src/domain/provider-names.ts'),
      path.join(copy, 'src/domain/provider-names.ts'),
    );
    writeFileSync(
      path.join(copy, 'src/planted.tsx'),
      `export const keyOf = (name: string) =>\n  name === 'openrouter' ? 'openRouter' : 'server';\n`,
    );
    expect(readProviderLaw(copy).violations).toEqual([
      expect.stringMatching(/^src\/planted\.tsx:2: a ternary on the name 'openrouter'/),
    ]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test.each([
  [`const x = p !== 'server' ? 1 : 2;`, 1],
  [`const x = 'device' == p && ready ? 1 : 2;`, 1],
  [`const x = f(<A b={p === 'server' ? 1 : 2} />);`, 1],
  [`if (p === 'server') stop();`, 0],
  [`const x = p === 'reader' ? 'server' : 'device';`, 0],
  [`const x = { server: 1, device: 2 }[p];`, 0],
])('%s breaks it %i times', (source, times) => {
  expect(ternariesOn(['server', 'device'], 'a.tsx', source)).toHaveLength(times);
});
