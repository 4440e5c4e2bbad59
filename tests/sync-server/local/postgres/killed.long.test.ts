import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildKept, killAgainAndAgain } from './killing.ts';

let program: Awaited<ReturnType<typeof buildKept>>;
let folder: string;

beforeAll(async () => {
  program = await buildKept('killed-long');
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-killed-'));
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

test.each(['server', 'postgres'] as const)(
  'what was told to be kept is there after the %s is killed twenty times',
  async (victim) => {
    const dataDir = path.join(folder, victim);
    const { told, lost } = await killAgainAndAgain({ file: program.file, dataDir, cycles: 20, victim });
    expect(told).toBeGreaterThanOrEqual(2000);
    expect(lost).toEqual([]);
  },
);
