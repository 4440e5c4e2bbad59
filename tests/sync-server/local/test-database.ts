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
  await beside(address, `create database ${database} template game`);
  return { ...address, database };
}

/** Removes a database that `freshDatabase` made, whoever is still connected. */
export function dropDatabase(address: PostgresAddress): Promise<void> {
  return beside(address, `drop database ${address.database} with (force)`);
}

async function beside(
  { host, port, superuser: username }: PostgresAddress,
  statement: string,
): Promise<void> {
  const sql = postgres({ host, port, database: 'template1', username, max: 1 });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

export const quietLog = createLog({ level: 'silent', now: () => 0, write: () => {} });
