import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';

import { listSequences, listTables, listVersions, selectRows, type Table } from './tables.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** The kind of file that is written; a later kind gets a greater number. */
export const format = 1;

/** What was saved or brought back. */
export type BackupCounts = { readonly tables: number; readonly rows: number; readonly files: number };

/** So many rows are fetched, written and put back at a time: a row has at most some hundred kilobytes. */
const rowsAtOnce = 100;

/**
 * Saves the whole database, as it is at one moment, and all stored files into one file (a gzipped tar that only its owner reads, for
 * everything of everybody is in it). The server may run meanwhile. The file appears once it is whole, in place of one that was there.
 * @param options.files the folder of stored files; `null` leaves them out
 * @param options.out the file to write
 */
export async function backup(options: {
  readonly admin: Sql;
  readonly files: string | null;
  readonly out: string;
  /** The time in ms. */
  readonly now: () => number;
}): Promise<BackupCounts> {
  const { admin, out } = options;
  const next = `${out}.tmp-${process.pid}`;
  try {
    const counts = await admin.begin('isolation level repeatable read read only', async (sql) => {
      await sql`set local statement_timeout = 0`;
      await sql`set local idle_in_transaction_session_timeout = 0`;
      const so = { tables: 0, rows: 0, files: 0 };
      await pipeline(
        Readable.from(contents(sql, options, so)),
        createGzip({ level: 1 }),
        createWriteStream(next, { flags: 'wx', mode: 0o600 }),
      );
      return so;
    });
    const handle = await open(next, 'r+');
    await handle.sync();
    await handle.close();
    await rename(next, out);
    return counts;
  } catch (thrown) {
    await rm(next, { force: true });
    throw thrown;
  }
}

async function* contents(
  sql: TransactionSql,
  { files, now }: { readonly files: string | null; readonly now: () => number },
  so: { tables: number; rows: number; files: number },
): AsyncGenerator<Uint8Array> {
  const tables = await listTables(sql);
  const versions = await listVersions(sql);
  yield* entry('about.json', {
    format,
    madeAt: new Date(now()).toISOString(),
    versions,
    tables,
  });
  for (const [index, table] of tables.entries()) {
    so.tables += 1;
    yield* rowsOf(sql, table, index, so);
  }
  // After the rows were read as they were at the beginning: a file of that moment is there, or its row has been deleted since.
  for await (const { name, file } of files === null ? [] : filesIn(files)) {
    const bytes = await fileEntry(name, file);
    if (!bytes) continue;
    so.files += 1;
    yield* bytes;
  }
  // What is cut off has no such entry.
  yield* entry('end.json', { rows: so.rows, files: so.files, sequences: await listSequences(sql) });
  yield tarEnd;
}

async function* rowsOf(
  sql: TransactionSql,
  table: Table,
  index: number,
  so: { rows: number },
): AsyncGenerator<Uint8Array> {
  let piece = 0;
  for await (const rows of sql.unsafe<{ row: string }[]>(selectRows(table)).cursor(rowsAtOnce)) {
    so.rows += rows.length;
    yield* entry(`tables/${index}/${piece}.json`, `[${rows.map(({ row }) => row).join(',\n')}]`);
    piece += 1;
  }
}

function* entry(name: string, content: string | object): Generator<Uint8Array> {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  yield tarHeader(name, bytes.length);
  yield bytes;
  yield tarPadding(bytes.length);
}

/** Stored files have names of two levels, all made by the server. */
async function* filesIn(folder: string): AsyncGenerator<{ readonly name: string; readonly file: string }> {
  for (const shelf of await listOf(folder)) {
    if (!shelf.isDirectory() || !/^[\da-f]{2}$/.test(shelf.name)) continue;
    for (const each of await listOf(path.join(folder, shelf.name))) {
      if (!each.isFile() || !storedName.test(`${shelf.name}/${each.name}`)) continue;
      yield { name: `files/${shelf.name}/${each.name}`, file: path.join(folder, shelf.name, each.name) };
    }
  }
}

/** Such as `3f/3f6b…`; nothing that could lead out of the folder. */
export const storedName = /^[\da-f]{2}\/[\da-f-]{36}$/;

async function listOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (thrown) {
    if (isMissing(thrown)) return [];
    throw thrown;
  }
}

/** Nothing when the file has gone since it was listed. A file never changes, so its size holds. */
async function fileEntry(name: string, file: string): Promise<AsyncGenerator<Uint8Array> | undefined> {
  try {
    const { size } = await stat(file);
    const handle = await open(file);
    return (async function* () {
      yield tarHeader(name, size);
      let written = 0;
      for await (const chunk of createReadStream('', { fd: handle })) {
        if (!Buffer.isBuffer(chunk)) throw new Error('a file is read as bytes');
        written += chunk.length;
        yield chunk;
      }
      if (written !== size) throw new Error(`The stored file ${name} changed while it was read.`);
      yield tarPadding(size);
    })();
  } catch (thrown) {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  }
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
}
