import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCheck } from '../tools/check.mjs';
import { readImportLaw, violationsOf } from '../tools/import-law.mjs';
import { projectRoot } from '../tools/run.mjs';

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly source: string;
  readonly more?: Readonly<Record<string, string>>;
}

// Each is planted on a copy of the tree, all at once, and each must be reported under its own file name.
const againstTheLaw: readonly Fault[] = [
  {
    what: 'domain → dexie by type only',
    file: 'src/domain/planted-dexie.ts',
    source: `import type { Table } from 'dexie';\nexport type Rows = Table;\n`,
  },
  {
    what: 'domain → node:fs',
    file: 'src/domain/planted-fs.ts',
    source: `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n`,
  },
  {
    what: 'ui → storage',
    file: 'src/ui/map/planted-storage.tsx',
    source: `import { openDatabase } from '../../storage/database.ts';\nexport const open = openDatabase;\n`,
  },
  {
    what: 'ui → engine by dynamic import',
    file: 'src/ui/play/planted-engine.tsx',
    source: `export const loadTurn = () => import('../../engine/turn.ts');\n`,
  },
  {
    what: 'engine → storage by type only',
    file: 'src/engine/planted-storage.ts',
    source: `import type { openDatabase } from '../storage/database.ts';\nexport type Open = typeof openDatabase;\n`,
  },
  {
    what: 'engine → react',
    file: 'src/engine/planted-react.ts',
    source: `import { useState } from 'react';\nexport const state = useState;\n`,
  },
  {
    what: 'server → storage',
    file: 'sync-server/planted-storage.ts',
    source: `import { openDatabase } from '../src/storage/database.ts';\nexport const open = openDatabase;\n`,
  },
  {
    what: 'ui/kit → state',
    file: 'src/ui/kit/planted-state.tsx',
    source: `import { actions } from '../../state/actions.ts';\nexport const all = actions;\n`,
  },
  {
    what: 'ui/kit → a screen’s words',
    file: 'src/ui/kit/planted-words.tsx',
    source: `import { words } from '../play/words.ts';\nexport const all = words;\n`,
  },
  {
    what: 'ui/parts → a screen',
    file: 'src/ui/parts/planted-screen.tsx',
    source: `import { Header } from '../frame/header.tsx';\nexport const shown = Header;\n`,
  },
  {
    what: 'a screen → a screen',
    file: 'src/ui/map/planted-screen.tsx',
    source: `import { Desk } from '../play/desk.tsx';\nexport const shown = Desk;\n`,
  },
  {
    what: 'a screen → a screen by type only',
    file: 'src/ui/memory/planted-type.ts',
    source: `import type { Chart } from '../map/chart.ts';\nexport type Drawn = Chart;\n`,
  },
  {
    what: 'a screen → a screen that it shows late',
    file: 'src/ui/play/dialogs/planted-late.tsx',
    source: `export const loadMap = () => import('../../map/map-dialog.tsx');\n`,
  },
  {
    what: 'a screen → the styles of a screen',
    file: 'src/ui/shared/planted-style.tsx',
    source: `import css from '../play/page/passage.module.css';\nexport const all = css;\n`,
  },
  {
    what: 'a screen → what puts the screens together',
    file: 'src/ui/library/planted-game.tsx',
    source: `import { Game } from '../game.tsx';\nexport const shown = Game;\n`,
  },
  {
    what: 'a root → a screen',
    file: 'src/planted-root.ts',
    source: `export { Desk } from './ui/play/desk.tsx';\n`,
  },
  {
    what: 'a folder of ui without a row',
    file: 'src/ui/helpers/planted-folder.ts',
    source: `export const helper = 1;\n`,
  },
  {
    what: 'a file that puts screens together, without a row',
    file: 'src/ui/planted-composition.tsx',
    source: `export { Desk } from './play/desk.tsx';\n`,
  },
  {
    what: 'a re-export across layers',
    file: 'src/ui/map/planted-reexport.ts',
    source: `export { openDatabase } from '../../storage/database.ts';\n`,
  },
  {
    what: 'a type named with import() across layers',
    file: 'src/engine/planted-import-type.ts',
    source: `export type Open = typeof import('../storage/database.ts').openDatabase;\n`,
  },
  {
    what: 'a worker address across layers',
    file: 'src/ui/map/planted-worker.ts',
    source: `export const at = new URL('../../engine/turn.ts', import.meta.url);\n`,
  },
  {
    what: 'a glob across layers',
    file: 'src/ui/map/planted-glob.ts',
    source: `export const all = import.meta.glob('../../storage/*.ts');\n`,
  },
  {
    what: 'a computed import',
    file: 'src/ui/map/planted-computed.ts',
    source: `export const load = (name: string) => import(name);\n`,
  },
  {
    what: 'the game → a test',
    file: 'src/ui/map/planted-test.ts',
    source: `export { fakeStory } from '../../../tests/fakes.ts';\n`,
  },
  {
    what: 'a folder without a row',
    file: 'src/helpers/planted-layer.ts',
    source: `export const helper = 1;\n`,
  },
];

const forTheLinter: readonly Fault[] = [
  {
    what: 'a type-only cycle',
    file: 'src/domain/planted-cycle-a.ts',
    source: `import type { B } from './planted-cycle-b.ts';\nexport interface A { readonly b: B | null }\n`,
    more: {
      'src/domain/planted-cycle-b.ts': `import type { A } from './planted-cycle-a.ts';\nexport interface B { readonly a: A | null }\n`,
    },
  },
  {
    what: 'a clock in the domain',
    file: 'src/domain/planted-clock.ts',
    source: `export const now = () => Date.now();\n`,
  },
  {
    what: 'chance in the engine',
    file: 'src/engine/planted-chance.ts',
    source: `export const roll = () => Math.random();\n`,
  },
  {
    what: 'the network in the engine',
    file: 'src/engine/planted-fetch.ts',
    source: `export const get = () => fetch('/');\n`,
  },
  {
    what: 'waiting in the domain',
    file: 'src/domain/planted-wait.ts',
    source: `export const wait = () => setTimeout(() => undefined, 1);\n`,
  },
  {
    what: 'a floating promise',
    file: 'src/storage/planted-floating.ts',
    source: `async function save(): Promise<void> {}\nexport function start(): void {\n  save();\n}\n`,
  },
  {
    what: 'any',
    file: 'src/storage/planted-any.ts',
    source: `export const row = (value: any): string => String(value);\n`,
  },
  {
    what: 'a hook called in a condition',
    file: 'src/ui/map/planted-hook.tsx',
    source: `import { useState } from 'react';\nexport function Lamp({ lit }: { readonly lit: boolean }) {\n  if (!lit) return null;\n  const [level] = useState(1);\n  return <p>{level}</p>;\n}\n`,
  },
  {
    what: 'a default export',
    file: 'src/ui/map/planted-default.ts',
    source: `const lamp = 1;\nexport default lamp;\n`,
  },
];

const deadFile = 'src/domain/planted-dead.ts';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'lamplit-law-'));
  for (const name of [
    'src',
    'sync-server',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'knip.json',
    '.oxlintrc.json',
  ]) {
    const from = path.join(projectRoot, name);
    if (existsSync(from)) cpSync(from, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const plant = (file: string, source: string) => {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), source);
  };
  for (const fault of [...againstTheLaw, ...forTheLinter]) {
    plant(fault.file, fault.source);
    for (const [file, source] of Object.entries(fault.more ?? {})) plant(file, source);
  }
  plant(deadFile, `export const nobodyAsks = 1;\n`);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the import law', () => {
  test('reads modules, not nothing', () => {
    expect(readImportLaw(projectRoot).modules).toBeGreaterThan(0);
  });

  test('catches every planted fault and blames the right file', () => {
    const { violations } = readImportLaw(copy);
    const missed = againstTheLaw.filter(
      (fault) => !violations.some((line) => line.startsWith(`${fault.file}:`)),
    );
    expect(missed.map((fault) => fault.what)).toEqual([]);
    const wronglyBlamed = forTheLinter.filter((fault) =>
      violations.some((line) => line.startsWith(fault.file)),
    );
    expect(wronglyBlamed.map((fault) => fault.what)).toEqual([]);
  });

  test('lets a layer use what its row names', () => {
    expect(violationsOf('src/domain/a.ts', `import * as z from 'zod/mini';`)).toEqual([]);
    expect(violationsOf('src/domain/a.ts', `import { z } from 'zod';`)).toHaveLength(1);
    expect(violationsOf('src/state/a.ts', `import { x } from '../storage/queries.ts';`)).toEqual([]);
    expect(violationsOf('src/ui/map/a.tsx', `import { createRoot } from 'react-dom/client';`)).toEqual([]);
    expect(violationsOf('src/ui/map/a.tsx', `import styles from './a.module.css';`)).toEqual([]);
    expect(violationsOf('src/ui/game.tsx', `import('./play/play-screen.tsx');`)).toEqual([]);
    expect(
      violationsOf('src/main.tsx', `new Worker(new URL('./story.worker.ts', import.meta.url));`),
    ).toEqual([]);
  });
});

describe('the linter and the dead-code search', { timeout: 60_000 }, () => {
  test('the linter catches every planted fault', async () => {
    const [lint] = await runCheck({ root: copy, only: ['lint'] });
    const missed = forTheLinter.filter((fault) => !lint?.output.includes(fault.file));
    expect(missed.map((fault) => fault.what)).toEqual([]);
    expect(lint?.ok).toBe(false);
  });

  test('a dead file is found', async () => {
    const [unused] = await runCheck({ root: copy, only: ['unused code'] });
    expect(unused?.output).toContain(deadFile);
    expect(unused?.ok).toBe(false);
  });
});
