import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildKept, killAgainAndAgain, rowsIn, startKept } from './killing.ts';

let program: Awaited<ReturnType<typeof buildKept>>;
let folder: string;

beforeAll(async () => {
  program = await buildKept('killed');
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-killed-'));
});
afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

test.each(['server', 'postgres'] as const)(
  'what was told to be kept is there after the %s is killed in the middle of writing',
  async (victim) => {
    const dataDir = path.join(folder, victim);
    const { told, lost } = await killAgainAndAgain({ file: program.file, dataDir, cycles: 2, victim });
    expect(told).toBeGreaterThanOrEqual(200);
    expect(lost).toEqual([]);
  },
);

test('where the system cannot tell PostgreSQL of a killed server, the next start ends what it left', async () => {
  const dataDir = path.join(folder, 'orphan');
  // Without a PATH there is no setpriv.
  const kept = await startKept(program.file, [dataDir, '1'], { env: { ...process.env, PATH: '/nowhere' } });
  await kept.more(10);
  kept.child.kill('SIGKILL');
  await kept.ended;
  expect(() => process.kill(kept.postgres, 0)).not.toThrow();
  const rows = await rowsIn(dataDir);
  expect([...kept.told].filter((number) => !rows.has(`1/${number}`))).toEqual([]);
});
