import Dexie from 'dexie';

import { createIdSource } from '../domain/ids.ts';
import { readScene } from '../domain/schemas.ts';
import type { ShelfDeed } from '../domain/shelf-deed.ts';
import { copyOfStory } from '../domain/story-copy.ts';
import { descendants } from '../domain/trash.ts';
import { scenesById } from '../domain/tree.ts';
import type { SyncedKind } from './database.ts';
import { headId } from './device.ts';
import { storySourceKey } from './sources.ts';
import { Refusal } from './store-error.ts';
import { readWholeStory } from './story-export.ts';
import { addStory } from './story-import.ts';
import { stampMs } from './trash-time.ts';
import { moveHead } from './turn-writes.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/* What a player does to his shelves. A worker that starts needs none of it. */

export async function arrangeShelf(writer: Writer, device: string, deed: ShelfDeed): Promise<void> {
  switch (deed.type) {
    case 'favour-story':
      return changeStoryRow(writer, deed.story, { favourite: deed.favourite });
    case 'copy-story':
      return copyStory(writer, deed.story, deed.title);
    case 'delete-story':
      return deleteStory(writer, deed.story);
    case 'clear-trash':
      return clearTrash(writer, deed.before);
    case 'trash-branch':
      return trashBranch(writer, device, deed.scene, deed.gone);
    case 'delete-branch':
      return deleteBranch(writer, deed.scene);
    case 'favour-character':
      return changeCharacter(writer, deed.character, { favourite: deed.favourite });
    case 'trash-character':
      return changeCharacter(writer, deed.character, { gone: deed.gone });
    default:
      return deed satisfies never;
  }
}

async function changeStoryRow(
  writer: Writer,
  id: string,
  change: { readonly favourite: boolean },
): Promise<void> {
  const { stories, outbox, meta } = writer.database;
  await writer.database.transaction('rw', stories, outbox, meta, async () => {
    const row = await stories.get(id);
    if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
    await changeDoc(writer, 'stories', stories, row, change, null);
  });
}

async function copyStory(writer: Writer, id: string, title: string): Promise<void> {
  const found = await readWholeStory(writer.database, id);
  if (!found.ok) throw new Refusal(found.error);
  const ids = createIdSource(writer.now, (length) => crypto.getRandomValues(new Uint8Array(length)));
  const copy = copyOfStory(found.value.whole, ids, writer.now());
  await addStory(writer, { ...copy, story: { ...copy.story, title, favourite: false } });
}

async function deleteStory(writer: Writer, id: string): Promise<void> {
  const { database } = writer;
  const { stories, scenes, sceneMeta, heads, memory, lore, uses } = database;
  const { drafts, play, receipts, outbox, meta, suggestions } = database;
  const tables = [stories, scenes, sceneMeta, heads, memory, lore, uses, drafts, play, receipts];
  await database.transaction('rw', [...tables, outbox, meta, suggestions], async () => {
    const row = await stories.get(id);
    if (!row) return;
    // Only what the player put away himself is ever removed.
    if (!row.gone) throw new Refusal({ type: 'not-found', what: 'story', id });
    const inStory = { kind: 'scenes' as const, ids: await sceneIds(writer, id) };
    const beside = await Promise.all(
      (['sceneMeta', 'heads', 'memory', 'lore', 'uses'] as const).map(async (kind) => ({
        kind,
        ids: await database.table<unknown, string>(kind).where('story').equals(id).primaryKeys(),
      })),
    );
    for (const { kind, ids } of [inStory, ...beside, { kind: 'stories' as const, ids: [id] }])
      await removeRows(writer, kind, ids);
    await drafts.delete(id);
    await play.delete(id);
    await receipts.where('story').equals(id).delete();
    await suggestions.delete(`book-titles:${id}`);
    await meta.delete(storySourceKey(id));
    await notePurged(writer, 'stories', id);
  });
}

async function clearTrash(writer: Writer, before: number): Promise<void> {
  const { database } = writer;
  const stories = await database.stories.filter((row) => row.gone).toArray();
  for (const row of stories) if (stampMs(row.s['gone']) < before) await deleteStory(writer, row.id);
  const branches = await database.sceneMeta.filter((row) => row.gone).toArray();
  for (const row of branches) if (stampMs(row.s['gone']) < before) await deleteBranch(writer, row.id);
}

async function trashBranch(writer: Writer, device: string, id: string, gone: boolean): Promise<void> {
  const { database } = writer;
  const { scenes, stories, sceneMeta, heads, play, outbox, meta } = database;
  await database.transaction('rw', [scenes, stories, sceneMeta, heads, play, outbox, meta], async () => {
    const scene = await scenes.get(id);
    if (!scene) throw new Refusal({ type: 'not-found', what: 'scene', id });
    const row = await sceneMeta.get(id);
    if (row) await changeDoc(writer, 'sceneMeta', sceneMeta, row, { gone }, null);
    else {
      const bare = { id, story: scene.story, name: '', edited: null, image: null, favourite: false };
      await addDoc(writer, 'sceneMeta', sceneMeta, { ...bare, gone }, null);
    }
    const head = await heads.get(headId(scene.story, device));
    if (!gone || !head) return;
    const all = await storyScenes(writer, scene.story);
    if (!descendants(scenesById(all), [id]).has(head.scene)) return;
    const elsewhere =
      scene.parent ?? all.find(({ parent, id: other }) => parent === null && other !== id)?.id;
    // The only road of a story is never put away: there would be nowhere to stand.
    if (elsewhere === undefined) throw new Refusal({ type: 'not-found', what: 'scene', id });
    await moveHead(writer, device, { story: scene.story, scene: elsewhere, redo: [] });
  });
}

async function deleteBranch(writer: Writer, id: string): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, memory, receipts, outbox, meta } = database;
  await database.transaction('rw', [scenes, sceneMeta, memory, receipts, outbox, meta], async () => {
    const scene = await scenes.get(id);
    const row = await sceneMeta.get(id);
    if (!scene || !row) return;
    if (!row.gone) throw new Refusal({ type: 'not-found', what: 'scene', id });
    const all = await storyScenes(writer, scene.story);
    const doomed = descendants(scenesById(all), [id]);
    const facts = await memory.where('story').equals(scene.story).toArray();
    await removeRows(
      writer,
      'memory',
      facts.filter((fact) => doomed.has(fact.scene)).map((fact) => fact.id),
    );
    await removeRows(writer, 'sceneMeta', [...doomed]);
    await removeRows(writer, 'scenes', [...doomed]);
    await receipts.bulkDelete([...doomed]);
    await notePurged(writer, 'scenes', id);
  });
}

async function changeCharacter(
  writer: Writer,
  id: string,
  change: { readonly favourite?: boolean; readonly gone?: boolean },
): Promise<void> {
  const { characters, outbox, meta } = writer.database;
  await writer.database.transaction('rw', characters, outbox, meta, async () => {
    const row = await characters.get(id);
    if (!row) throw new Refusal({ type: 'not-found', what: 'character', id });
    await changeDoc(writer, 'characters', characters, row, { ...change, updatedAt: writer.now() }, null);
  });
}

function sceneIds(writer: Writer, story: string) {
  return writer.database.scenes
    .where('[story+id]')
    .between([story, Dexie.minKey], [story, Dexie.maxKey])
    .primaryKeys();
}

async function storyScenes(writer: Writer, story: string) {
  const rows = await writer.database.scenes
    .where('[story+id]')
    .between([story, Dexie.minKey], [story, Dexie.maxKey])
    .toArray();
  return rows.map(readScene).filter((scene) => scene !== null);
}

/** Removes rows with what waits for the server about them. */
async function removeRows(writer: Writer, kind: SyncedKind, ids: readonly string[]): Promise<void> {
  const { database } = writer;
  await database.table<unknown, string>(kind).bulkDelete([...ids]);
  await database.outbox
    .where('[kind+id]')
    .anyOf(ids.map((id) => [kind, id]))
    .delete();
}

/** What was removed for good is remembered, so that another device's copy of it is not taken for something new. */
async function notePurged(writer: Writer, kind: 'stories' | 'scenes', id: string): Promise<void> {
  await writer.database.meta.put({ k: `purged:${kind}:${id}`, value: writer.now() });
}
