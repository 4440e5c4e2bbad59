import type { Json } from '../domain/json.ts';
import { mergeFields, stampOf, type StampedFields } from '../domain/merge.ts';
import { readDraft, readScene } from '../domain/schemas.ts';
import { laterStamp, noStamp, type Stamps } from '../domain/stamp.ts';
import type { Scene } from '../domain/story.ts';
import { differenceOf, differingFields } from '../domain/sync-doc.ts';
import type { DocKind, GrownKind } from '../domain/sync-kinds.ts';
import type { Purge, SyncRow } from '../domain/sync-row.ts';
import { bury, buryTables, compareWhatIsLeft, newestStamp } from './bury.ts';
import { placeAgain, placeScenes, trashedStarts } from './branch-index.ts';
import type { Buried, Database, Doc, SceneRow } from './database.ts';
import { forgetWaiting, noteWaiting, sawStamp } from './outbox.ts';
import { purgedAt, purgesOf } from './purges.ts';
import { putIntoQuarantine } from './quarantine.ts';
import { reviveFrom, reviveToldBelow } from './revive.ts';
import { noteState } from './sync-state.ts';
import { noteTrashMark, type Writer } from './writes.ts';

/** What a page of rows may hold. */
const maxApplied = 500;

/** The server's number for each row, where a server sent it; then of a document everything that it has. */
export type Numbers = ReadonlyMap<SyncRow, number>;
/** The deletion for good of the branch that a scene lies below, where the server says so. */
export type Graves = ReadonlyMap<string, string>;
const noNumbers: Numbers = new Map();

/**
 * Takes in rows of the player's other devices, in one transaction: scenes are added, documents merged field by field, and what was removed
 * for good stays removed. The same rows may come again, in any order and in any pieces; what waits here for the server goes on waiting.
 * @param rows at most `maxApplied`; of a document the fields that were sent.
 */
export async function applyRows(writer: Writer, rows: readonly SyncRow[]): Promise<void> {
  const { database } = writer;
  await database.transaction('rw', applyTables(database), async () => takeRows(writer, rows, noNumbers));
}

/**
 * As `applyRows`, inside a transaction over `applyTables`.
 * @param numbers with them, what is newer here than there and does not wait is made to wait: a server may have lost it.
 */
export async function takeRows(
  writer: Writer,
  rows: readonly SyncRow[],
  numbers: Numbers,
  graves: Graves = new Map(),
): Promise<void> {
  if (rows.length > maxApplied) throw new Error(`A page has at most ${maxApplied} rows.`);
  const { database } = writer;
  for (const row of rows) if (row.kind === 'purges' && 'f' in row) await applyPurge(writer, row, numbers);
  // Most players have removed nothing for good, and need not be asked about each row.
  const isWhole =
    graves.size === 0 && (await database.purges.count()) + (await database.buried.count()) === 0;
  await applyScenes(writer, rows, numbers, graves, isWhole);
  const docs: DocRow[] = [];
  for (const row of rows) {
    if (row.kind === 'scenes' || row.kind === 'purges') continue;
    if ('f' in row) {
      if (isWhole || !(await isDocGone(database, row))) docs.push(row);
    } else if (isWhole || !(await isGrownGone(database, row))) await applyGrown(writer, row, numbers);
  }
  for (const row of await addNew(database, docs, numbers)) await applyDoc(writer, row, numbers);
  const newest = rows.map((row) => ('s' in row ? newestStamp(row.s) : noStamp)).reduce(laterStamp, noStamp);
  await sawStamp(database, newest);
}

/** What a transaction spans that takes rows in. */
export function applyTables(database: Database) {
  const { characters, settings, devices, meta } = database;
  return [...new Set([...buryTables(database), characters, settings, devices, meta])];
}

type DocRow = Extract<SyncRow, { readonly kind: DocKind }>;
type GrownRow = Extract<SyncRow, { readonly body: Json }>;

async function applyPurge(writer: Writer, row: DocRow, numbers: Numbers): Promise<void> {
  const { database } = writer;
  const before = await database.purges.get(row.id);
  await mergeInto(database, row, numbers);
  const after = await database.purges.get(row.id);
  if (!after) return;
  const at = purgedAt(after);
  // The server may have deleted what this device never knew to be deleted: all is compared.
  if (at === null && stampOf(before?.s ?? {}, 'lifted') !== stampOf(after.s, 'lifted'))
    await noteState(database, { auditedAt: 0 });
  if (at === null) await database.buried.where('purge').equals(row.id).delete();
  else if (at !== (before ? purgedAt(before) : null)) await bury(writer, after);
  else if (numbers.has(row)) await compareWhatIsLeft(database, after);
}

async function applyScenes(
  writer: Writer,
  rows: readonly SyncRow[],
  numbers: Numbers,
  graves: Graves,
  isWhole: boolean,
): Promise<void> {
  const { database } = writer;
  const { scenes } = database;
  const scenesOf = new Map<string, Scene[]>();
  const numberOf = new Map<string, number>();
  let newest = noStamp;
  for (const row of rows) {
    if (row.kind !== 'scenes' || !('body' in row)) continue;
    const scene = readScene(row.body);
    if (!scene || scene.id !== row.id) continue;
    const some = scenesOf.get(scene.story) ?? [];
    some.push(scene);
    scenesOf.set(scene.story, some);
    newest = laterStamp(newest, scene.told);
    const number = numbers.get(row);
    if (number !== undefined) numberOf.set(scene.id, number);
  }
  for (const [story, all] of scenesOf) {
    const known = new Set<string>();
    for (const [at, row] of (await scenes.bulkGet(all.map(({ id }) => id))).entries()) {
      const v = numberOf.get(row?.id ?? '');
      const theirs = all[at];
      if (!row || !theirs) continue;
      if (v === undefined || (await takeTheirs(writer, row, theirs, v))) known.add(row.id);
    }
    const said = all.flatMap(({ id }) => {
      const purge = graves.get(id);
      return purge === undefined ? [] : [{ id, story, purge }];
    });
    if (said.length > 0) await database.buried.bulkPut(said);
    const unknown = all.filter(({ id }) => !known.has(id)).sort((a, b) => a.depth - b.depth);
    const fresh = isWhole ? unknown : await notBuried(database, story, unknown);
    if (fresh.length === 0) continue;
    const places = await placeScenes(database, story, fresh);
    await scenes.bulkAdd(
      fresh.map((scene) => ({
        ...scene,
        v: numberOf.get(scene.id) ?? 0,
        ...(places.get(scene.id) ?? { road: scene.id }),
      })),
    );
    if ((await trashedStarts(database, story)).size === 0) continue;
    for (const scene of fresh) await reviveFrom(writer, scene.id, scene.told);
  }
  await sawStamp(database, newest);
}

/**
 * Of two scenes of one name the server's is everybody's, for it never changes there. A file can bring another one: from before a wrong clock
 * was put right, or with words that somebody altered. Such words are kept beside it. Answers whether it is here now: one that lies elsewhere
 * in the tree is to be placed as a new one.
 */
async function takeTheirs(writer: Writer, ours: SceneRow, theirs: Scene, v: number): Promise<boolean> {
  const { database } = writer;
  const { v: known, road, begins, ...row } = ours;
  const told = readScene(row);
  const difference = told ? differenceOf(told, theirs) : 'words';
  if (difference === 'none') {
    if (known !== v) await database.scenes.update(ours.id, { v });
    return true;
  }
  if (difference === 'words') await keepBeside(writer, 'scenes', ours.id);
  const isInPlace = ours.parent === theirs.parent && ours.story === theirs.story;
  if (isInPlace)
    await database.scenes.put({ ...theirs, v, road, ...(begins === undefined ? {} : { begins }) });
  else {
    await database.scenes.delete(ours.id);
    await placeAgain(database, ours);
  }
  return isInPlace;
}

/** Keeps a row that is written once beside the server's own, which takes its place: what waits would send that one back. */
async function keepBeside(writer: Writer, kind: GrownKind, id: string): Promise<void> {
  await putIntoQuarantine(writer, kind, id, 'different');
  await forgetWaiting(writer.database, kind, [id]);
}

/** Of scenes, parents first, those that nobody removed for good. What was told after that is put aside. */
async function notBuried(
  database: Database,
  story: string,
  scenes: readonly Scene[],
): Promise<readonly Scene[]> {
  const { buried, aside } = database;
  const purges = await purgesOf(database, [story, ...scenes.map(({ id }) => id)]);
  const graves = new Map<string, Buried>();
  for (const grave of await buried.where('story').equals(story).toArray()) graves.set(grave.id, grave);
  const kept: Scene[] = [];
  for (const scene of scenes) {
    const above = [graves.get(scene.id), graves.get(scene.parent ?? '')].flatMap(
      (grave) => grave?.purge ?? [],
    );
    const branch = furthest([purges.get(scene.id), ...(await database.purges.bulkGet(above))]);
    // It may lie in branches and in a story that were removed for good, each up to a time of its own.
    const at = purgedAt(furthest([purges.get(story), branch]));
    if (at === null) {
      kept.push(scene);
      continue;
    }
    if (branch) {
      const grave = { id: scene.id, story, purge: branch.id };
      graves.set(scene.id, grave);
      await buried.put(grave);
    }
    await forgetSaidOf(database, scene);
    if (scene.told > at)
      await aside.put({ id: scene.id, story, kind: 'scenes', parent: scene.parent ?? '', row: scene });
  }
  return kept;
}

/** Of removals for good that were not lifted, the one that reaches furthest. */
function furthest(purges: readonly (Doc<Purge> | undefined)[]): Doc<Purge> | undefined {
  const at = (purge: Doc<Purge> | undefined) => purgedAt(purge) ?? '';
  return purges.reduce((one, other) => (at(other) > at(one) ? other : one), undefined);
}

/** Removes what is said of a scene that was removed for good, which may have come before it. */
async function forgetSaidOf(database: Database, { id, story }: Scene): Promise<void> {
  const { sceneMeta, memory } = database;
  const facts = await memory.where('story').equals(story).toArray();
  const ids = facts.filter(({ scene }) => scene === id).map((fact) => fact.id);
  await sceneMeta.delete(id);
  await memory.bulkDelete(ids);
  await forgetWaiting(database, 'sceneMeta', [id]);
  await forgetWaiting(database, 'memory', ids);
}

async function applyGrown(writer: Writer, row: GrownRow, numbers: Numbers): Promise<void> {
  const { database } = writer;
  const { kind, id, body } = row;
  const table = database.table<{ readonly v: number }, string>(kind);
  const number = numbers.get(row);
  if (!isFields(body)) return;
  const known = await table.get(id);
  if (known) {
    if (number === undefined) return;
    const { v: _v, ...ours } = known;
    const isSame = differenceOf(ours, body) === 'none';
    if (!isSame) await keepBeside(writer, kind, id);
    await table.put({ ...(isSame ? ours : body), v: number });
    return;
  }
  await table.add({ ...body, v: number ?? 0 });
}

/** Whether a document, its story or its scene was removed for good; what was told after that is given the story whose it was. */
async function isDocGone(database: Database, row: DocRow): Promise<boolean> {
  const { kind, id, f, s } = row;
  if (kind === 'stories') {
    const purge = await database.purges.get(id);
    if (purge && purgedAt(purge) !== null) {
      // What was told after the removal needs to know whose story it was.
      if ((await database.aside.where('story').equals(id).count()) > 0)
        await database.aside.put({ id, story: id, kind: 'stories', parent: '', row: { ...f, id } });
      return true;
    }
  }
  if (kind === 'characters') {
    const at = purgedAt(await database.purges.get(id));
    if (at !== null && newestStamp(s) <= at) return true;
  }
  return (await isOfBuried(database, row)) || (await isOfPurged(database, f));
}

/** Whether what a row that is written once belongs to was removed for good; one that is here all the same is compared with it. */
async function isGrownGone(database: Database, { kind, id, body }: GrownRow): Promise<boolean> {
  if (!isFields(body) || (await database.table(kind).get(id))) return false;
  const of = typeof body['of'] === 'string' ? body['of'] : '';
  return (await isOfPurged(database, body)) || (await database.buried.get(of)) !== undefined;
}

/** Adds the documents that are not here at once, but for marks of the trash; answers the others. */
async function addNew(
  database: Database,
  rows: readonly DocRow[],
  numbers: Numbers,
): Promise<readonly DocRow[]> {
  const others: DocRow[] = [];
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const some = rows.filter((row) => row.kind === kind);
    const table = database.table<StoredDoc, string>(kind);
    const known = await table.bulkGet(some.map(({ id }) => id));
    const added = new Map<string, StoredDoc>();
    for (const [at, row] of some.entries()) {
      const { id, f } = row;
      const isMark = kind === 'sceneMeta' && f['gone'] === true;
      if (known[at] || added.has(id) || isMark) others.push(row);
      else added.set(id, storedDoc(row, numbers));
    }
    await table.bulkAdd([...added.values()]);
  }
  return others;
}

async function applyDoc(writer: Writer, row: DocRow, numbers: Numbers): Promise<void> {
  const { database } = writer;
  const before = row.kind === 'sceneMeta' ? ((await database.sceneMeta.get(row.id))?.gone ?? false) : false;
  await mergeInto(database, row, numbers);
  if (row.kind !== 'sceneMeta') return;
  const scene = await database.scenes.get(row.id);
  // Its scene may come later; `noteTrashMark` needs only its name then.
  const meta = await database.sceneMeta.get(row.id);
  if (!meta) return;
  await noteTrashMark(database, { id: row.id, parent: scene?.parent ?? null, story: meta.story }, before);
  if (meta.gone && scene) await reviveToldBelow(writer, row.id, stampOf(meta.s, 'gone'));
}

function isFields(body: Json): body is { readonly [field: string]: Json } {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Whether a document says something of a scene that was removed for good. Where another device stands it says itself. */
async function isOfBuried({ buried }: Database, { kind, id, f }: DocRow): Promise<boolean> {
  const scene =
    kind === 'sceneMeta'
      ? id
      : kind === 'memory'
        ? f['scene']
        : kind === 'sharedDrafts'
          ? readDraft(f['draft'])?.parent
          : null;
  return typeof scene === 'string' && (await buried.get(scene)) !== undefined;
}

/** Whether a row belongs to a story that was removed for good. */
async function isOfPurged(database: Database, fields: object): Promise<boolean> {
  const story = 'story' in fields ? fields.story : null;
  if (typeof story !== 'string') return false;
  const purge = await database.purges.get(story);
  return purge?.of === 'story' && purgedAt(purge) !== null;
}

function storedDoc(row: DocRow, numbers: Numbers): StoredDoc {
  const { id, f, s } = row;
  return { ...f, id, v: numbers.get(row) ?? 0, s: { ...s } };
}

/** Joins a document that came with the one that is here. What waits for the server and was said before what came need not go out any more. */
async function mergeInto(database: Database, row: DocRow, numbers: Numbers): Promise<void> {
  const { kind, id, f, s } = row;
  const number = numbers.get(row);
  const table = database.table<StoredDoc, string>(kind);
  const known = await table.get(id);
  if (!known) {
    await table.add(storedDoc(row, numbers));
    return;
  }
  const { id: _id, v, s: stamps, hidden, ...fields } = known;
  const merged = mergeFields({ f: fields, s: stamps }, { f, s });
  await table.put({
    ...merged.f,
    id,
    v: number ?? v,
    s: merged.s,
    ...(hidden === undefined ? {} : { hidden }),
  });
  await forgetBeaten(database, kind, id, merged.s);
  if (number !== undefined) await sendWhatIsNewer(database, row, merged, number);
}

/** What this device knows better than the server must wait for it, also when it was thought to be there. */
async function sendWhatIsNewer(
  database: Database,
  { kind, id, f, s }: DocRow,
  merged: StampedFields,
  number: number,
): Promise<void> {
  const newer = differingFields(merged, { f, s });
  if (newer.length === 0) return;
  // Another device's place that this one knew from a server which has lost it, and the scene with it.
  if (kind === 'heads' && !(await database.scenes.get(String(merged.f['scene'])))) {
    await database.heads.delete(id);
    await forgetWaiting(database, kind, [id]);
    await database.table<StoredDoc, string>(kind).add({ ...f, id, v: number, s: { ...s } });
    return;
  }
  const waiting = await database.outbox.where('[kind+id]').equals([kind, id]).first();
  if (waiting && newer.every((field) => field in waiting.fields)) return;
  const fields = Object.fromEntries(newer.map((field) => [field, stampOf(merged.s, field)]));
  await noteWaiting(database, { kind, id, turn: null, fields });
}

type StoredDoc = {
  readonly id: string;
  readonly v: number;
  readonly s: Stamps;
  readonly hidden?: string;
  readonly [field: string]: unknown;
};

async function forgetBeaten(database: Database, kind: DocKind, id: string, s: Stamps): Promise<void> {
  const waiting = await database.outbox.where('[kind+id]').equals([kind, id]).first();
  if (waiting?.n === undefined) return;
  const fields = Object.entries(waiting.fields).filter(([field, stamp]) => stampOf(s, field) <= stamp);
  if (fields.length === 0) await forgetWaiting(database, kind, [id]);
  else await database.outbox.put({ ...waiting, fields: Object.fromEntries(fields) });
}
