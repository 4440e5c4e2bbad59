import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCompiler } from '../tools/compiler.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lamplit-compiler-'));
  writeFileSync(path.join(folder, 'fine.tsx'), 'export function Lamp() {\n  return <p>lit</p>;\n}\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a component that compiles is passed in silence', async () => {
  expect(await readCompiler(folder)).toEqual({ files: 1, complaints: [] });
});

test('a component with an import() inside is left out by the compiler, and named', async () => {
  const source = `export function Lamp() {\n  const load = () => import('./fine.tsx');\n  return <button onClick={() => void load()} />;\n}\n`;
  writeFileSync(path.join(folder, 'late.tsx'), source);
  const { complaints } = await readCompiler(folder);
  expect(complaints).toEqual([expect.stringContaining('late.tsx')]);
});
