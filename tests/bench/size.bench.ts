// What the built game weighs, read from the build's own manifest as `npm test` does; each beside its limit in
// tests/tools/budget.mjs. kB are 1000 bytes; scripts and styles count gzipped, fonts and what is kept offline raw.
// Target: nothing over its limit (ratio ≤ 1).
import path from 'node:path';

import { ensureBuilt } from '../../sync-server/build.mjs';
import { weigh } from '../tools/budget.mjs';
import { projectRoot } from '../tools/run.mjs';
import type { Figures } from './figures.ts';

export async function run(): Promise<Figures> {
  await ensureBuilt(projectRoot, console.error);
  return Object.fromEntries(
    weigh(path.join(projectRoot, 'dist/client')).map(({ name, kB, limit }) => [
      // A worker's file is named after its content.
      `size of ${name.replace(/-[\w-]{8}(?=\.js$)/, '')}`,
      { value: kB, unit: 'kB', ratio: kB / limit, against: `its limit of ${limit} kB` },
    ]),
  );
}
