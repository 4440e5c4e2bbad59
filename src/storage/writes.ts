import type { Table } from 'dexie';

import { canonicalJson, stampOf } from '../domain/merge.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import { noStamp, type Stamp, type Stamps } from '../domain/stamp.ts';
import type { DocKind, GrownKind } from '../domain/sync-kinds.ts';
import { placeAgain } from './branch-index.ts';
import type { Database, Doc, Grown } from './database.ts';
import { noteAllWaiting, noteWaiting, takeStamp } from './outbox.ts';
import { Refusal } from './store-error.ts';

/** Who writes, and when: what every synced write needs beside its data. */
export type Writer = {
  readonly database: Database;
  readonly now: () => number;
  /** 12 hex digits, random for each start of a worker. */
  readonly boot: string;
};

/**
 * Who says what is written. A hand is a player's deed, a turn that he had told among them: it gets a stamp. What a program fills in, draws
 * or sums up gets none, and never overwrites what a hand wrote, on this device or on another. `at` is the stamp of a deed that has one
 * already.
 */
export type By = 'hand' | 'machine' | { readonly at: Stamp };

type Row = { readonly id: string };

/** Adds a row that is never changed again, with its outbox row. Call inside a transaction over the table, `outbox` and `meta`. */
export async function addGrown<T extends Row>(
  writer: Writer,
  kind: GrownKind,
  table: Table<Grown<T>, string>,
  row: T,
  turn: string | null,
): Promise<void> {
  await table.add({ ...row, v: 0 });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: {} });
}

/** Adds many rows that are never changed again and were not here. Call inside a transaction as above. */
export async function addAllGrown<T extends Row, Stored extends Grown<T> = Grown<T>>(
  { database }: Writer,
  kind: GrownKind,
  table: Table<Stored, string>,
  rows: readonly (Omit<Stored, 'v'> & T)[],
): Promise<void> {
  // What `Stored` has beyond `T` and `v` the caller has filled in.
  await table.bulkAdd(rows.map((row) => ({ ...row, v: 0 }) as unknown as Stored));
  await noteAllWaiting(
    database,
    kind,
    rows.map(({ id }) => ({ id, fields: {} })),
  );
}

/**
 * Adds a row whose fields may change later. Call inside a transaction as above.
 * @param said the fields that a hand has filled in; the others are defaults or follow from something else.
 */
export async function addDoc<T extends Row>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  row: T,
  said: readonly (keyof NoInfer<T> & string)[],
  turn: string | null,
): Promise<void> {
  const s = said.length === 0 ? {} : stampsOf(said, await stampNow(writer));
  await table.add({ ...row, v: 0, s });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: fieldsOf(row, s) });
}

/** Adds many rows as they were somewhere else, under the stamps that they had there. Call inside a transaction as above. */
export async function addAllDocs<T extends Row>(
  { database }: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  rows: readonly { readonly row: T; readonly s: Stamps }[],
): Promise<void> {
  await table.bulkAdd(rows.map(({ row, s }) => ({ ...row, v: 0, s })));
  await noteAllWaiting(
    database,
    kind,
    rows.map(({ row, s }) => ({ id: row.id, fields: fieldsOf(row, s) })),
  );
}

/**
 * Changes those of the given fields that really change; the others, also those that this version does not know, stay as they are. Call
 * inside a transaction as above.
 */
export async function changeDoc<T extends Row>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  row: Doc<T>,
  change: Partial<NoInfer<T>>,
  by: By,
  turn: string | null,
): Promise<void> {
  const known: { readonly [field: string]: unknown } = row;
  const fields = Object.entries(change).filter(
    ([field, value]) =>
      field !== 'id' &&
      canonicalJson(known[field]) !== canonicalJson(value) &&
      (by !== 'machine' || stampOf(row.s, field) === noStamp),
  );
  if (fields.length === 0) return;
  const names = fields.map(([field]) => field);
  const stamp = by === 'machine' ? noStamp : by === 'hand' ? await stampNow(writer) : by.at;
  const s = stamp === noStamp ? row.s : { ...row.s, ...stampsOf(names, stamp) };
  await table.put({ ...row, ...Object.fromEntries(fields), s });
  await noteWaiting(writer.database, { kind, id: row.id, turn, fields: stampsOf(names, stamp) });
}

/** A change of a known row. Refuses one that is not there. Call inside a transaction as above. */
export async function changeDocOf<T extends Row>(
  writer: Writer,
  kind: DocKind,
  table: Table<Doc<T>, string>,
  id: string,
  change: Partial<NoInfer<T>>,
  what: 'story' | 'character' | 'memory' | 'lore',
): Promise<void> {
  const row = await table.get(id);
  if (!row) throw new Refusal({ type: 'not-found', what, id });
  await changeDoc(writer, kind, table, row, change, 'hand', null);
}

/** What may change about a scene. */
export type MetaChange = Partial<Omit<SceneMeta, 'id' | 'story'>>;

/**
 * Changes what stands beside a scene, and makes the row when there is none; nothing else does. Call inside a transaction over `scenes`,
 * `sceneMeta`, `outbox` and `meta`.
 */
export async function changeMeta(writer: Writer, id: string, change: MetaChange, by: By): Promise<void> {
  const { scenes, sceneMeta } = writer.database;
  const scene = await scenes.get(id);
  if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
  const before = await sceneMeta.get(id);
  if (before) await changeDoc(writer, 'sceneMeta', sceneMeta, before, change, by, null);
  else {
    const row: SceneMeta = { ...bareMeta, ...change, id, story: scene.story };
    const said = by === 'machine' ? [] : fieldNames<SceneMeta>(change);
    await addDoc(writer, 'sceneMeta', sceneMeta, row, said, null);
  }
  await noteTrashMark(writer.database, scene, before?.gone ?? false);
}

/** Beside a scene whose trash mark may have changed: notes what this device reads by, and which scene goes on with the branch. */
export async function noteTrashMark(
  database: Database,
  scene: Pick<Scene, 'id' | 'parent' | 'story'>,
  before: boolean,
): Promise<void> {
  const row = await database.sceneMeta.get(scene.id);
  if (!row || row.gone === before) return;
  const { hidden: _hidden, ...rest } = row;
  await database.sceneMeta.put(row.gone ? { ...rest, hidden: row.story } : rest);
  await placeAgain(database, scene);
}

/** Nothing said of a scene. */
export const bareMeta = { name: '', edited: null, image: null, favourite: false, gone: false };

function fieldNames<T extends Row>(row: Partial<T>): readonly (keyof T & string)[] {
  // The keys of a value are those of its type here: rows are built in this folder, field by field.
  return Object.keys(row) as (keyof T & string)[];
}

function stampNow({ database, now, boot }: Writer): Promise<Stamp> {
  return takeStamp(database, now(), boot);
}

function stampsOf(fields: readonly string[], stamp: Stamp): Stamps {
  return Object.fromEntries(fields.map((field) => [field, stamp]));
}

/** Every field of a row but its name, with its stamp; `noStamp` where nobody said anything. */
function fieldsOf(row: Row, s: Stamps): Stamps {
  const fields = Object.keys(row).filter((field) => field !== 'id');
  return Object.fromEntries(fields.map((field) => [field, stampOf(s, field)]));
}
