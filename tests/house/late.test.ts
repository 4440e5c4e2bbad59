import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../tools/run.mjs';

/** The files that come with a file: what it imports, and what that imports; not what it shows late. */
function comesWith(file: string): ReadonlySet<string> {
  const come = new Set([file]);
  for (const each of come) {
    if (!/\.tsx?$/.test(each)) continue;
    const source = readFileSync(path.join(projectRoot, each), 'utf8');
    for (const [, from = ''] of source.matchAll(/^(?:import|export)\b(?! type)[^;]*?'(\.[^']+)';$/gm))
      come.add(path.posix.join(path.posix.dirname(each), from));
  }
  return come;
}

const rarely = [
  'src/ui/parts/files/share-dialog.tsx',
  'src/ui/parts/files/export-dialog.tsx',
  'src/ui/play/dialogs/scene-picture-dialog.tsx',
  'src/ui/library/import-dialog.tsx',
];

test.each([
  'src/ui/game.tsx',
  'src/ui/play/play-screen.tsx',
  'src/ui/play/foot/scene-tools.tsx',
  'src/ui/library/stories-dialog.tsx',
  'src/ui/library/library-keeper.tsx',
])('dialogs that are rarely opened do not come with %s', (file) => {
  const come = comesWith(file);
  expect(come.size).toBeGreaterThan(10);
  expect(rarely.filter((dialog) => come.has(dialog))).toEqual([]);
});
