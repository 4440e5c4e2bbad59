import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedFiles, runCheck } from '../tools/check.mjs';
import { projectRoot } from '../tools/run.mjs';

const sound = 'export const lamp = 1;\n';
const withAny = 'export const row = (value: any): string => String(value);\n';
const ill = 'export   const lamp = "lit"\n';

let tree = '';
const write = (file: string, text: string) => writeFileSync(path.join(tree, file), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: tree });

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'lamplit-check-'));
  for (const name of ['.oxlintrc.json', '.oxfmtrc.json', '.gitignore', 'tsconfig.json'])
    cpSync(path.join(projectRoot, name), path.join(tree, name));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  mkdirSync(path.join(tree, 'src/storage'), { recursive: true });
  write('src/storage/old fault.ts', withAny);
  write('src/storage/gone.ts', sound);
  write('src/storage/known.ts', sound);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  write('src/storage/known.ts', withAny);
  write('src/storage/new one.ts', sound);
  rmSync(path.join(tree, 'src/storage/gone.ts'));
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the check', () => {
  test('of what changed, knows what was changed and what is new, and nothing that is gone', async () => {
    const changed = await changedFiles(tree);
    expect(new Set(changed)).toEqual(new Set(['src/storage/known.ts', 'src/storage/new one.ts']));
    await expect(changedFiles(tree, 'no-such-commit')).rejects.toThrow('git diff failed');
  });

  test('of what changed, finds the fault in a changed file and does not look at the others', async () => {
    const [lint] = await runCheck({ root: tree, only: ['lint'], changed: await changedFiles(tree) });
    expect(lint?.output).toContain('known.ts');
    expect(lint?.output).not.toContain('old fault.ts');
    expect(lint?.ok).toBe(false);
  });

  test('of what changed, is content where nothing to be linted did', async () => {
    const [lint] = await runCheck({ root: tree, only: ['lint'], changed: ['README.md'] });
    expect(lint).toMatchObject({ ok: true });
    expect(await runCheck({ root: tree, only: ['lint'], changed: [] })).toEqual([]);
  });

  test('of what changed, looks at all files when the rules did', async () => {
    const [lint] = await runCheck({ root: tree, only: ['lint'], changed: ['.oxlintrc.json'] });
    expect(lint?.output).toContain('old fault.ts');
  });

  test('names a file that is not formatted', async () => {
    write('src/storage/ill.ts', ill);
    const [formatting] = await runCheck({ root: tree, only: ['formatting'] });
    expect(formatting?.output).toContain('ill.ts');
    expect(formatting?.output).not.toContain('known.ts');
    expect(formatting?.ok).toBe(false);
  });
});
