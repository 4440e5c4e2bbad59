import { stampOf } from '../domain/merge.ts';
import { readDraft } from '../domain/schemas.ts';
import { noStamp, stampMs, type Stamp } from '../domain/stamp.ts';
import type { Draft } from '../domain/story.ts';
import type { SyncedKind } from '../domain/sync-kinds.ts';
import type { Purge } from '../domain/sync-row.ts';
import { descendants } from '../domain/trash.ts';
import { pathTo } from '../domain/tree.ts';
import { placeAgain } from './branch-index.ts';
import { bytesTables, letGoOf } from './bytes.ts';
import type { Database, Doc } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { asideOf } from './draft-aside.ts';
import { forgetWaiting } from './outbox.ts';
import { purgedAt } from './purges.ts';
import { noteState } from './sync-state.ts';
import { nodesOf, type ToldNode } from './story-nodes.ts';
import { changeDoc, type Writer } from './writes.ts';

/*
 * What a device does when something was removed for good, here or elsewhere. What was told after that is put aside with the scenes that
 * lead to it, and waits for the player's word; all the rest goes, its pictures too.
 */

/** What a transaction spans that buries something. */
export function buryTables(database: Database) {
  const { scenes, sceneMeta, heads, memory, lore, uses, sources, sharedDrafts, stories, purges } = database;
  const { drafts, play, receipts, usage, buried, aside, outbox, quarantine, pictureJobs } = database;
  const local = [drafts, play, receipts, usage, buried, aside, outbox, quarantine, pictureJobs];
  const synced = [scenes, sceneMeta, heads, memory, lore, uses, sources, sharedDrafts, stories, purges];
  return [...new Set([...synced, ...local, ...bytesTables(database)])];
}

/** Carries a removal out on this device; nothing where it was lifted. Call inside a transaction over `buryTables`. */
export async function bury(writer: Writer, purge: Doc<Purge>): Promise<void> {
  const { database } = writer;
  const at = purgedAt(purge);
  if (at === null) return;
  switch (purge.of) {
    case 'story':
      return buryStory(database, purge.id, at);
    case 'branch':
      return buryBranch(writer, purge, at);
    case 'character':
      return buryCharacter(database, purge.id, at);
    default:
      return purge.of satisfies never;
  }
}

async function buryStory(database: Database, id: string, at: Stamp): Promise<void> {
  const { stories, drafts, play, receipts, usage, drawings, photos, suggestions, sceneMeta } = database;
  const nodes = await nodesOf(database, id);
  const draft = await lateDraft(database, id, at);
  const row = await stories.get(id);
  const newer = [...nodes.values()].filter(({ told }) => told > at).map((node) => node.id);
  if (newer.length > 0 || draft) {
    const ends = [...newer, ...(draft?.parent ? [draft.parent] : [])];
    await putAside(database, nodes, ends);
    if (row) await database.aside.put({ id, story: id, kind: 'stories', parent: '', row });
    if (draft) await database.aside.put(asideOf(draft));
  }
  const pictures = [
    row?.cover,
    row?.character?.characterImage,
    ...(await sceneMeta.where('story').equals(id).toArray()).flatMap(({ image, pictures: made }) => [
      image,
      ...(made ?? []),
    ]),
    ...(await drawings.where('story').equals(id).toArray()).map(({ image }) => image),
    (await photos.get(id))?.image,
  ];
  await removeRows(database, 'scenes', [...nodes.keys()]);
  await database.pictureJobs.bulkDelete([...nodes.keys()]);
  for (const kind of ['sceneMeta', 'heads', 'memory', 'lore', 'uses', 'sources', 'sharedDrafts'] as const) {
    const ids = await database.table<unknown, string>(kind).where('story').equals(id).primaryKeys();
    await removeRows(database, kind, ids);
  }
  await removeRows(database, 'stories', [id]);
  await database.quarantine.where('story').equals(id).delete();
  await drafts.delete(id);
  await play.delete(id);
  await usage.delete(id);
  await photos.delete(id);
  await receipts.where('story').equals(id).delete();
  await drawings.where('story').equals(id).delete();
  await suggestions.delete(`book-titles:${id}`);
  await letGoOf(database, pictures);
}

async function buryBranch(writer: Writer, purge: Doc<Purge>, at: Stamp): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, heads, memory, drawings, receipts, play, drafts } = database;
  const story = purge.story ?? (await scenes.get(purge.id))?.story;
  if (story === undefined) return;
  const nodes = await nodesOf(database, story);
  const first = nodes.get(purge.id);
  await compareWhatIsLeft(database, purge, nodes);
  // What lies below may be here without what lay between.
  const below = await database.buried.where('purge').equals(purge.id).primaryKeys();
  const roots = [purge.id, ...below].filter((id) => nodes.has(id));
  if (roots.length === 0) return;
  const doomed = descendants(nodes, roots);
  const ids = [...doomed];
  const draft = await lateDraft(database, story, at);
  const isBelow = (each: Draft | null | undefined) => doomed.has(each?.parent ?? '');
  const newer = ids.filter((id) => (nodes.get(id)?.told ?? noStamp) > at);
  const ends = isBelow(draft) && draft?.parent ? [...newer, draft.parent] : newer;
  await putAside(database, nodes, ends);
  if (draft && isBelow(draft)) await database.aside.put(asideOf(draft));
  if (isBelow(await drafts.get(story))) await drafts.delete(story);
  for (const shared of await database.sharedDrafts.where('story').equals(story).toArray())
    if (isBelow(shared.draft)) await removeRows(database, 'sharedDrafts', [shared.id]);

  const pictures = [
    ...(await sceneMeta.bulkGet(ids)).flatMap((row) => [row?.image, ...(row?.pictures ?? [])]),
    ...(await drawings.bulkGet(ids)).map((row) => row?.image),
  ];
  const facts = await memory.where('story').equals(story).toArray();
  await removeRows(
    database,
    'memory',
    facts.filter((fact) => doomed.has(fact.scene)).map((fact) => fact.id),
  );
  for (const kind of ['sceneMeta', 'scenes'] as const) await removeRows(database, kind, ids);
  // Where nobody said before that it lies in the trash, another scene goes on with the branch now.
  if (first) await placeAgain(database, { id: purge.id, parent: first.parent, story });
  await removeSources(database, ids);
  await receipts.bulkDelete(ids);
  await database.pictureJobs.bulkDelete(ids);
  await drawings.bulkDelete(ids);
  await database.buried.bulkPut(ids.map((id) => ({ id, story, purge: purge.id })));
  const state = await play.get(story);
  if (state?.redo.some((id) => doomed.has(id)))
    await play.put({ ...state, redo: state.redo.filter((id) => !doomed.has(id)) });
  // Who stood there stands where the branch began.
  const head = await heads.get(headId(story, await readDeviceId(database)));
  if (head && doomed.has(head.scene)) {
    const elsewhere = first?.parent ?? [...nodes.keys()].find((id) => !doomed.has(id));
    if (elsewhere !== undefined)
      await changeDoc(writer, 'heads', heads, head, { scene: elsewhere }, 'hand', null);
    else await removeRows(database, 'heads', [head.id]);
  }
  await letGoOf(database, pictures);
}

async function buryCharacter(database: Database, id: string, at: Stamp): Promise<void> {
  const row = await database.characters.get(id);
  if (!row || Object.values(row.s).some((stamp) => stamp > at)) return;
  await removeRows(database, 'characters', [id]);
  await removeSources(database, [id]);
  await letGoOf(database, [row.image]);
}

/** Puts scenes aside, with all that lead to them. */
async function putAside(
  database: Database,
  nodes: ReadonlyMap<string, ToldNode>,
  ends: readonly string[],
): Promise<void> {
  const wanted = new Set(ends.flatMap((end) => pathTo(nodes, end).map(({ id }) => id)));
  for (const id of wanted) {
    const row = await database.scenes.get(id);
    if (row)
      await database.aside.put({ id, story: row.story, kind: 'scenes', parent: row.parent ?? '', row });
  }
}

/** The draft of a story, when words of it came after the removal. */
async function lateDraft(database: Database, story: string, at: Stamp): Promise<Draft | null> {
  const draft = readDraft(await database.drafts.get(story));
  return draft && draft.passage.trim() !== '' && draft.startedAt > stampMs(at) ? draft : null;
}

/**
 * Has all compared when something is said of scenes that never came here, after a branch of their story was removed for good: they may have
 * been of it, and only the server knows. Call inside a transaction over `buryTables` and `meta`.
 */
export async function compareWhatIsLeft(
  database: Database,
  purge: Pick<Purge, 'of' | 'story'>,
  known?: ReadonlyMap<string, ToldNode>,
): Promise<void> {
  if (purge.of !== 'branch' || purge.story === null) return;
  const nodes = known ?? (await nodesOf(database, purge.story));
  if (await isSaidOfMissing(database, purge.story, nodes)) await noteState(database, { auditedAt: 0 });
}

/** Whether something is said of scenes of a story that are not here. */
async function isSaidOfMissing(
  { sceneMeta, memory, buried }: Database,
  story: string,
  nodes: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const facts = await memory.where('story').equals(story).toArray();
  const said = [
    ...(await sceneMeta.where('story').equals(story).primaryKeys()),
    ...facts.map(({ scene }) => scene),
  ];
  const missing = said.filter((scene) => !nodes.has(scene));
  return (await buried.bulkGet(missing)).some((grave) => grave === undefined);
}

/** Removes what another program's file said about some things. */
async function removeSources(database: Database, of: readonly string[]): Promise<void> {
  await removeRows(database, 'sources', await database.sources.where('of').anyOf(of).primaryKeys());
}

/** Removes rows with what waits for the server about them. */
async function removeRows(database: Database, kind: SyncedKind, ids: readonly string[]): Promise<void> {
  await database.table<unknown, string>(kind).bulkDelete([...ids]);
  await forgetWaiting(database, kind, ids);
}

/** The greatest stamp of a row; `noStamp` for one of which nothing was ever said. */
export function newestStamp(s: Doc<unknown>['s']): Stamp {
  return Object.keys(s).reduce(
    (newest, field) => (stampOf(s, field) > newest ? stampOf(s, field) : newest),
    noStamp,
  );
}
