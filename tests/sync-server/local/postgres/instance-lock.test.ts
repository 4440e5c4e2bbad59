import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { takeLock } from '../../../../sync-server/local/postgres/instance-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lamplit-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function short(): Promise<string> {
  made += 1;
  const own = path.join(folder, String(made));
  await mkdir(own);
  return own;
}

test('of many servers that start over a lock that a killed one left, one gets the folder', async () => {
  const locked = path.join(folder, 'locked');
  await mkdir(locked);
  await leaveStale(path.join(locked, 'server.lock'));
  const taken = await Promise.all(Array.from({ length: 8 }, async () => takeLock(locked, await short())));
  const won = taken.flatMap((each) => (each.ok ? [each.value] : []));
  expect(won).toHaveLength(1);
  expect(taken.filter((each) => !each.ok && each.error === 'taken')).toHaveLength(7);
  expect(await takeLock(locked, await short())).toEqual({ ok: false, error: 'taken' });
  await won[0]?.release();
  expect(await readdir(locked)).toEqual([]);
  const next = await takeLock(locked, await short());
  expect(next.ok).toBe(true);
  if (next.ok) await next.value.release();
});

/** A socket whose owner was killed. */
async function leaveStale(file: string): Promise<void> {
  const code = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  const child = spawn(process.execPath, ['-e', code, file]);
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
}
