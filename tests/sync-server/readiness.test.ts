import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

import { createClock } from '../../sync-server/clock.ts';
import { newestMigration } from '../../sync-server/migration-names.ts';
import { modes, openGame } from './test-game.ts';

test.each(modes)('the server is not ready on a database of an older version, %s', async (mode) => {
  const game = await openGame(mode);
  const ready = async () => {
    const response = await game.ask('/api/ready', { method: 'GET' });
    return { status: response.status, body: await response.json() };
  };
  expect(await ready()).toMatchObject({ status: 200 });
  await game.standIn
    .admin`delete from supabase_migrations.schema_migrations where version = ${newestMigration}`;
  expect(await ready()).toMatchObject({
    status: 503,
    body: { ready: false, database: true, migrations: false, storage: true, error: expect.any(String) },
  });
  await game.standIn.admin`alter function public.applied_migration() rename to gone`;
  expect(await ready()).toMatchObject({ status: 503, body: { database: false, migrations: false } });
  await game.close();
});

test('a clock of the tests is read anew each time, and nonsense in it is said', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-clock-'));
  const file = path.join(folder, 'now');
  const now = createClock(file);
  writeFileSync(file, '2026-11-24T12:00:00Z\n');
  expect(now()).toBe(Date.UTC(2026, 10, 24, 12));
  writeFileSync(file, '2027-01-01T00:00:00Z');
  expect(now()).toBe(Date.UTC(2027, 0, 1));
  writeFileSync(file, 'soon');
  expect(now).toThrow('TEST_CLOCK');
  rmSync(folder, { recursive: true });
});
