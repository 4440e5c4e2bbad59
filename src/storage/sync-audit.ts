import { sumUp, type NumberedRow, type StorySum } from '../domain/protocol/audit.ts';
import { allFields, storyOf } from '../domain/sync-doc.ts';
import { docKinds, grownKinds, isGrownKind, type SyncedKind } from '../domain/sync-kinds.ts';
import type { Stamps } from '../domain/stamp.ts';
import type { Database } from './database.ts';
import { forgetWaiting, noteWaiting } from './outbox.ts';
import { purgedAt } from './purges.ts';

/* What a device compares with its server: the numbers of all rows that the server took, story by story. */

type Numbered = NumberedRow & { readonly kind: SyncedKind; readonly story: string };

/** The end of the index of scenes by story and number. */
const lastNumber = ['\uffff', Infinity];

/** The sums of each story that was not deleted for good. */
export async function sumsOf(database: Database): Promise<ReadonlyMap<string, StorySum>> {
  const sums = sumUp(await numbered(database));
  for (const purge of await database.purges.toArray())
    if (purge.of === 'story' && purgedAt(purge) !== null) sums.delete(purge.id);
  return sums;
}

/** The rows of some stories that the server is thought to have. */
export async function numbersOf(
  database: Database,
  stories: readonly string[],
): Promise<readonly NumberedRow[]> {
  const asked = new Set(stories);
  return (await numbered(database))
    .filter(({ story }) => asked.has(story))
    .map(({ kind, id, v }) => ({ kind, id, v }));
}

async function numbered(database: Database): Promise<readonly Numbered[]> {
  const rows: Numbered[] = [];
  // Of scenes, which are many and long, only the index is read.
  const scenes = database.scenes.where('[story+v]').between(['', 1], lastNumber);
  const [keys, ids] = await Promise.all([scenes.keys(), scenes.primaryKeys()]);
  for (const [at, id] of ids.entries()) {
    const key: unknown = keys[at];
    if (!Array.isArray(key)) continue;
    const [story, v]: readonly unknown[] = key;
    if (typeof story === 'string' && typeof v === 'number' && v > 0)
      rows.push({ kind: 'scenes', id, v, story });
  }
  for (const kind of [...grownKinds, ...docKinds]) {
    if (kind === 'scenes') continue;
    await database.table<{ readonly id: string; readonly v: number }, string>(kind).each((row) => {
      if (row.v > 0) rows.push({ kind, id: row.id, v: row.v, story: storyOf(kind, row.id, row) });
    });
  }
  return rows;
}

/** Rows that no server has, and that neither wait for one nor were refused. */
export async function unsentRows(database: Database): Promise<readonly NumberedRow[]> {
  const rows: NumberedRow[] = [];
  const known = new Set<string>();
  for (const { kind, id } of [...(await database.outbox.toArray()), ...(await database.quarantine.toArray())])
    known.add(`${kind}:${id}`);
  for (const kind of [...grownKinds, ...docKinds]) {
    const table = database.table<{ readonly id: string; readonly v: number }, string>(kind);
    // Of scenes, which are many and long, only those are read that were not sent.
    const ids =
      kind === 'scenes' ? await unsentScenes(database) : await table.filter(({ v }) => v === 0).primaryKeys();
    for (const id of ids) if (!known.has(`${kind}:${id}`)) rows.push({ kind, id, v: 0 });
  }
  return rows;
}

async function unsentScenes({ scenes }: Database): Promise<readonly string[]> {
  const index = scenes.where('[story+v]').between(['', 0], lastNumber);
  const [keys, ids] = await Promise.all([index.keys(), index.primaryKeys()]);
  return ids.filter((_, at) => {
    const key: unknown = keys[at];
    return Array.isArray(key) && key[1] === 0;
  });
}

/** Has rows sent whole that the server was thought to have. Call inside a transaction over `syncTables`. */
export async function waitAgain(database: Database, rows: readonly NumberedRow[]): Promise<void> {
  const known = rows.flatMap(({ kind, id }) => {
    const synced = [...grownKinds, ...docKinds].find((each) => each === kind);
    return synced ? [{ kind: synced, id }] : [];
  });
  const scenes = await database.scenes.bulkGet(
    known.filter(({ kind }) => kind === 'scenes').map(({ id }) => id),
  );
  const depths = new Map(scenes.map((scene) => [scene?.id ?? '', scene?.depth ?? 0]));
  // What is written once goes before all that waits, parents before children: documents name it.
  const place = ({ kind, id }: { readonly kind: SyncedKind; readonly id: string }) =>
    isGrownKind(kind) ? (depths.get(id) ?? 0) : Number.POSITIVE_INFINITY;
  const firstPlace = (await database.outbox.orderBy('n').first())?.n ?? 1;
  let ahead = firstPlace - known.filter(({ kind }) => isGrownKind(kind)).length;
  for (const { kind, id } of known.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    const row = await database
      .table<{ readonly [field: string]: unknown; readonly s?: Stamps }, string>(kind)
      .get(id);
    if (!row) continue;
    // Another device's place, at a scene that is neither here nor there: that device sends both again if it has them.
    if (kind === 'heads' && !(await database.scenes.get(String(row['scene'])))) {
      await database.heads.delete(id);
      await forgetWaiting(database, kind, [id]);
      continue;
    }
    await database.table(kind).update(id, { v: 0 });
    const { id: _id, v: _v, s = {}, hidden: _hidden, ...f } = row;
    if (isGrownKind(kind)) {
      await forgetWaiting(database, kind, [id]);
      await database.outbox.put({ n: ahead, kind, id, turn: null, fields: {} });
      ahead += 1;
    } else await noteWaiting(database, { kind, id, turn: null, fields: allFields({ f, s }) });
  }
}
