import * as z from 'zod/mini';

import { count, json, stamp, uuid } from '../schema-parts.ts';
import { docKinds, grownKinds } from '../sync-kinds.ts';
import type { SyncRow } from '../sync-row.ts';

/** A row as a server has it, with the server's number for it. */
export type ServerRow = {
  readonly v: number;
  readonly row: SyncRow;
  /** Of a scene below a branch that was deleted for good, and told later: the deletion. */
  readonly purge?: string;
};

const fields = z.record(z.string(), json);

/** Values and stamps of a row whose fields change. */
export const docPart = { f: fields, s: z.record(z.string(), stamp) };

export const serverRowSchema = z.union([
  z.object({ kind: z.enum(grownKinds), id: uuid, v: count, body: json, purge: z.exactOptional(uuid) }),
  z.object({ kind: z.enum(docKinds), id: uuid, v: count, ...docPart }),
]);

/** A row out of a server's answer; `null` for one of a kind that this version does not know. */
function readServerRow(value: unknown): ServerRow | null {
  const read = serverRowSchema.safeParse(value);
  if (!read.success) return null;
  if (!('body' in read.data)) {
    const { v, ...row } = read.data;
    return { v, row };
  }
  const { v, purge, ...row } = read.data;
  return { v, row, ...(purge === undefined ? {} : { purge }) };
}

/** Those of a server's rows that this version knows. */
export function readServerRows(values: readonly unknown[]): readonly ServerRow[] {
  return values.map(readServerRow).filter((row) => row !== null);
}
