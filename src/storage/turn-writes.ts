import type { FinishedTurn } from '../domain/ports/store.ts';
import type { Head, Scene, Story } from '../domain/story.ts';
import type { Database, Doc } from './database.ts';
import { headId } from './device.ts';
import { Refusal } from './store-error.ts';
import { addDoc, addGrown, changeDoc, type Writer } from './writes.ts';

/** One turn, one transaction (PLAY-28): what it costs does not grow with the story. */
export async function commitTurn(writer: Writer, device: string, turn: FinishedTurn): Promise<void> {
  const { database } = writer;
  const tables = [
    database.scenes,
    database.stories,
    database.heads,
    database.play,
    database.drafts,
    database.receipts,
    database.outbox,
    database.meta,
  ];
  await database.transaction('rw', tables, async () => {
    const { scene } = turn;
    await database.drafts.delete(scene.story);
    if (await database.scenes.get(scene.id)) return;
    const story = await storyRow(database, scene.story);
    const parent = scene.parent === null ? null : await parentRow(database, scene.parent);
    const begins = (await countRoadsOn(database, scene.story, scene.parent)) > 0;
    const branch = begins ? story.branches + 1 : (parent?.branch ?? 0);

    const row: Scene = { ...scene, branch, device };
    await addGrown(writer, 'scenes', database.scenes, row, scene.id);
    const playedAt = Math.max(writer.now(), story.playedAt);
    await changeDoc(
      writer,
      'stories',
      database.stories,
      story,
      begins ? { playedAt, branches: branch } : { playedAt },
      scene.id,
    );
    if (turn.receipt) await database.receipts.put(turn.receipt);
    const old = turn.fade === undefined ? undefined : await database.receipts.get(turn.fade);
    if (old?.saw) {
      const parts = old.saw.parts.map((part) => ({ ...part, text: null }));
      await database.receipts.put({ ...old, saw: { ...old.saw, parts } });
    }

    const head = await database.heads.get(headId(scene.story, device));
    // The player may have gone elsewhere meanwhile: the scene is kept, and he is not moved.
    if (
      !head ||
      head.scene === scene.parent ||
      scene.parent === null ||
      (await isSiblingOf(database, head.scene, scene.parent))
    ) {
      await putHead(writer, device, head, scene.story, scene.id, scene.id);
      await database.play.put({ story: scene.story, redo: [], airlessSeconds: 0 });
    }
  });
}

/** Opens another scene of the story on this device. */
export async function moveHead(
  writer: Writer,
  device: string,
  move: { readonly story: string; readonly scene: string; readonly redo: readonly string[] },
): Promise<void> {
  const { database } = writer;
  const tables = [
    database.scenes,
    database.stories,
    database.heads,
    database.play,
    database.outbox,
    database.meta,
  ];
  await database.transaction('rw', tables, async () => {
    const scene = await database.scenes.get(move.scene);
    if (!scene || scene.story !== move.story)
      throw new Refusal({ type: 'not-found', what: 'scene', id: move.scene });
    const story = await storyRow(database, move.story);
    const head = await database.heads.get(headId(move.story, device));
    await putHead(writer, device, head, move.story, move.scene, null);
    await changeDoc(
      writer,
      'stories',
      database.stories,
      story,
      { playedAt: Math.max(writer.now(), story.playedAt) },
      null,
    );
    const play = await database.play.get(move.story);
    await database.play.put({
      story: move.story,
      redo: move.redo,
      airlessSeconds: play?.airlessSeconds ?? 0,
    });
  });
}

/** A retry is told from its sibling's parent while the sibling is open. */
async function isSiblingOf(database: Database, scene: string, parent: string): Promise<boolean> {
  return (await database.scenes.get(scene))?.parent === parent;
}

async function putHead(
  writer: Writer,
  device: string,
  head: Doc<Head> | undefined,
  story: string,
  scene: string,
  turn: string | null,
): Promise<void> {
  const { database } = writer;
  const at = writer.now();
  if (head) await changeDoc(writer, 'heads', database.heads, head, { scene, at }, turn);
  else
    await addDoc(
      writer,
      'heads',
      database.heads,
      { id: headId(story, device), story, device, scene, at, label: '' },
      turn,
    );
}

async function storyRow(database: Database, id: string): Promise<Doc<Story>> {
  const row = await database.stories.get(id);
  if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
  return row;
}

async function parentRow(database: Database, id: string): Promise<Scene> {
  const row = await database.scenes.get(id);
  if (!row) throw new Refusal({ type: 'not-found', what: 'scene', id });
  return row;
}

function countRoadsOn(database: Database, story: string, parent: string | null): Promise<number> {
  if (parent === null) return database.scenes.where('[story+depth]').equals([story, 0]).count();
  return database.scenes.where('parent').equals(parent).count();
}
