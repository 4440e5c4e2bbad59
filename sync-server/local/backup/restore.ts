import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import * as z from 'zod/mini';

import { err, ok, type Result } from '../../../src/domain/result.ts';
import { format, storedName, type BackupCounts } from './backup.ts';
import {
  filledByMigrations,
  insertRows,
  listTables,
  listVersions,
  sequenceSchema,
  tableSchema,
  type Table,
} from './tables.ts';
import { readTar, TarError, wholeOf, type TarEntry } from './tar.ts';

const aboutSchema = z.object({
  format: z.number(),
  madeAt: z.string(),
  versions: z.array(z.string()),
  tables: z.array(tableSchema),
});

const endSchema = z.object({ rows: z.number(), files: z.number(), sequences: z.array(sequenceSchema) });

/** Ends the transaction with a sentence for the operator. */
class Refusal extends Error {}

/**
 * Brings a backup back: what is in the database now is replaced, in one transaction, so that a backup that is damaged or of a newer game
 * changes nothing. Files come in beside those that are there; what no row names is swept away later. The database has to be at this
 * version's state (see openDatabase). The keys are the backup's afterwards: servers that run have to be started again.
 * @param options.files the folder of stored files
 */
export async function restore(options: {
  readonly admin: Sql;
  readonly files: string;
  readonly from: string;
}): Promise<Result<BackupCounts & { readonly madeAt: string }, string>> {
  const { admin, files, from } = options;
  return withFile(from, () => admin.begin((sql) => unpack(from, (entries) => bringIn(sql, entries, files))));
}

/** Reads a backup to its end and changes nothing: whether it is whole. The error is a sentence. */
export async function checkBackup(from: string): Promise<Result<null, string>> {
  return withFile(from, () =>
    unpack(from, async (entries) => {
      let isWhole = false;
      for await (const { name } of entries) isWhole ||= name === 'end.json';
      if (!isWhole) throw new TarError('cut off');
      return null;
    }),
  );
}

/** Works with a backup; what is wrong with the file is a sentence. */
async function withFile<T>(from: string, work: () => Promise<T>): Promise<Result<T, string>> {
  try {
    await access(from);
  } catch {
    return err(`There is no ${from} that can be read.`);
  }
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof Refusal) return err(thrown.message);
    if (thrown instanceof TarError || isDamage(thrown)) {
      return err(`${from} is no backup of the game, or is damaged. Nothing was changed.`);
    }
    throw thrown;
  }
}

async function unpack<T>(from: string, take: (entries: AsyncGenerator<TarEntry>) => Promise<T>): Promise<T> {
  const source = createReadStream(from);
  const unpacked = createGunzip();
  const flowing = pipeline(source, unpacked).catch(() => {});
  try {
    return await take(readTar(unpacked));
  } finally {
    source.destroy();
    unpacked.destroy();
    await flowing;
  }
}

async function bringIn(sql: TransactionSql, entries: AsyncGenerator<TarEntry>, files: string) {
  const first = await entries.next();
  if (first.done === true || first.value.name !== 'about.json') throw new TarError('not ours');
  const about = await read(first.value, aboutSchema);
  const { inserts, putBack } = await prepare(sql, about);
  const so = { tables: about.tables.length, rows: 0, files: 0 };
  let isWhole = false;
  for await (const entry of entries) {
    const [kind, ...rest] = entry.name.split('/');
    if (kind === 'tables') {
      const insert = inserts[Number(rest[0])];
      if (insert === undefined) throw new TarError('a table that was not announced');
      const added = await sql.unsafe(insert, [(await wholeOf(entry)).toString('utf8')], { prepare: true });
      so.rows += added.count;
    } else if (kind === 'files') {
      await keep(entry, files, rest.join('/'));
      so.files += 1;
    } else if (entry.name === 'end.json') {
      const end = await read(entry, endSchema);
      if (end.rows !== so.rows || end.files !== so.files) throw new TarError('something is missing');
      await putBack();
      await setSequences(sql, end.sequences);
      // Devices hear by it that the copy is an earlier one, read it anew, and send what it does not have.
      await sql`select public.sync_restored()`;
      isWhole = true;
    }
  }
  if (!isWhole) throw new TarError('cut off');
  // What players' devices remember of numbers is of what was here before.
  await sql`select public.sync_restored()`;
  return { ...so, madeAt: about.madeAt };
}

/**
 * Refuses what cannot come back whole; then empties every table.
 * @returns for each table of the backup how its rows come in, and what brings back what migrations put in that the backup is too old for
 */
async function prepare(
  sql: TransactionSql,
  about: z.infer<typeof aboutSchema>,
): Promise<{ readonly inserts: string[]; readonly putBack: () => Promise<void> }> {
  await sql`set local statement_timeout = 0`;
  await sql`set local idle_in_transaction_session_timeout = 0`;
  // The same lock as for migrations.
  await sql`select pg_advisory_xact_lock(7106385)`;
  const ours = await listVersions(sql);
  const newer = about.versions.filter((version) => !ours.includes(version));
  if (about.format !== format || newer.length > 0) {
    throw new Refusal(
      `The backup, made at ${about.madeAt}, is of a newer version of the game than this one. Update the game first. Nothing was changed.`,
    );
  }
  const known = new Map((await listTables(sql)).map((table) => [table.name, table]));
  const inserts = about.tables.map((table) => insertRows(columnsOf(table, known)));
  // Rows come in table by table: what points from one to another is right when all are in, for it was.
  await sql`set local session_replication_role = replica`;
  const isOlder = ours.some((version) => !about.versions.includes(version));
  const filled = filledByMigrations.flatMap((name) => (isOlder ? (known.get(name) ?? []) : []));
  for (const [index, { name }] of filled.entries())
    await sql.unsafe(`create temp table filled_${index} on commit drop as select * from ${name}`);
  await sql.unsafe(`truncate ${[...known.keys()].join(', ')}`);
  return {
    inserts,
    putBack: async () => {
      for (const [index, { name, columns }] of filled.entries()) {
        const names = columns.map((column) => column.name).join(', ');
        // Where both have a row, the backup's stays.
        await sql.unsafe(
          `insert into ${name} (${names}) overriding system value select ${names} from pg_temp.filled_${index} on conflict do nothing`,
        );
      }
    },
  };
}

/** The table as it is saved, with the types that its columns have here. */
function columnsOf(saved: Table, known: ReadonlyMap<string, Table>): Table {
  const here = known.get(saved.name);
  const columns = saved.columns.map(({ name }) => here?.columns.find((column) => column.name === name));
  const complete = columns.flatMap((column) => (column ? [column] : []));
  if (!here || complete.length < columns.length) {
    throw new Refusal(
      `The backup is of an older version of the game, whose table ${saved.name} is not as it is now. Restore it with that version, then update. Nothing was changed.`,
    );
  }
  return { name: saved.name, columns: complete };
}

async function setSequences(
  sql: TransactionSql,
  saved: z.infer<typeof endSchema>['sequences'],
): Promise<void> {
  for (const { name, value, called } of saved) {
    await sql`select setval(to_regclass(${name}), ${value}::bigint, ${called}) where to_regclass(${name}) is not null`;
  }
}

/** Under another name first: a file that is there under its own is whole. */
async function keep(entry: TarEntry, folder: string, name: string): Promise<void> {
  if (!storedName.test(name)) throw new TarError('a name that no stored file has');
  const file = path.join(folder, name);
  const next = `${file}.restoring`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    await pipeline(entry.bytes(), createWriteStream(next, { mode: 0o600, flush: true }));
    await rename(next, file);
  } catch (thrown) {
    await rm(next, { force: true });
    throw thrown;
  }
}

async function read<T>(entry: TarEntry, schema: z.ZodMiniType<T>): Promise<T> {
  try {
    return schema.parse(JSON.parse((await wholeOf(entry)).toString('utf8')));
  } catch (thrown) {
    throw thrown instanceof SyntaxError || thrown instanceof z.core.$ZodError
      ? new TarError('not ours')
      : thrown;
  }
}

/** What unpacking says of a file that is not whole. */
function isDamage(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(thrown.code)
  );
}
