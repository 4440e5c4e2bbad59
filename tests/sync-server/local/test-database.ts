import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

import type { PostgresAddress } from '../../../sync-server/local/address.ts';
import { createLog } from '../../../sync-server/log.ts';

/** A database of its own with platform and migrations, in the PostgreSQL that all files of a run share. */
export async function freshDatabase(): Promise<PostgresAddress> {
  const answer = await fetch(inject('sharedPostgres'));
  if (!answer.ok) throw new Error(await answer.text());
  const address = (await answer.json()) as PostgresAddress;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const { host, port, superuser: username } = address;
  const sql = postgres({ host, port, database: 'template1', username, max: 1 });
  await sql.unsafe(`create database ${database} template game`);
  await sql.end();
  return { ...address, database };
}

export const quietLog = createLog({ level: 'silent', now: () => 0, write: () => {} });
