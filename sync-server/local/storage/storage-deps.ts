import type { Row, Sql, TransactionSql } from 'postgres';

import type { Log } from '../../log.ts';
import { becomeCaller } from '../begin-as.ts';
import type { Caller } from '../caller.ts';
import type { ServerKeys } from '../keys.ts';
import type { Files } from './files.ts';

/** What every part of the storage works with. */
export type StorageDeps = {
  readonly sql: Sql;
  readonly keys: ServerKeys;
  readonly files: Files;
  /** In milliseconds. */
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly log: Log;
};

/** A place in a bucket. */
export type ObjectPlace = { readonly bucket: string; readonly name: string };

/** A request of somebody who may ask. */
export type StorageRequest = {
  readonly request: Request;
  readonly url: URL;
  readonly caller: Caller;
};

/** How long a statement of somebody may take. */
const timeout = '8s';

/** Runs one statement with the rights of who asks. @param before runs as the owner of the tables, in the same transaction */
export async function runAs<R extends Row, B>(
  { sql }: StorageDeps,
  { request, url, caller }: StorageRequest,
  statement: (transaction: TransactionSql) => Promise<R[]>,
  before?: (transaction: TransactionSql) => Promise<B>,
): Promise<{ readonly rows: readonly R[]; readonly count: number; readonly before: B | undefined }> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return sql.begin(isRead ? 'read only' : 'read write', async (transaction) => {
    const earlier = await before?.(transaction);
    const [, rows] = await Promise.all([
      becomeCaller(transaction, { caller, method: request.method, path: url.pathname, timeout }),
      statement(transaction),
    ]);
    return { rows, count: rows.length, before: earlier };
  });
}
