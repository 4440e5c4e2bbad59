import type { FinishedTurn } from '../domain/ports/store.ts';
import type { CallUsage, Receipt } from '../domain/model.ts';
import type { Head, Scene, Story } from '../domain/story.ts';
import { placeScenes } from './branch-index.ts';
import type { Database, Doc } from './database.ts';
import { headId } from './device.ts';
import { endDraft } from './draft-writes.ts';
import { noteWaiting, takeStamp } from './outbox.ts';
import { reviveFrom } from './revive.ts';
import { Refusal } from './store-error.ts';
import { addUsage } from './usage.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/** One turn, one transaction: what it costs does not grow with the story. */
export async function commitTurn(writer: Writer, device: string, turn: FinishedTurn): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, stories, heads, play, drafts, sharedDrafts, receipts, usage, outbox, meta } =
    database;
  const tables = [
    scenes,
    sceneMeta,
    stories,
    heads,
    play,
    drafts,
    sharedDrafts,
    receipts,
    usage,
    outbox,
    meta,
  ];
  await database.transaction('rw', tables, async () => {
    const { scene } = turn;
    await endDraft(writer, device, scene.story);
    if (await scenes.get(scene.id)) return;
    const story = await storyRow(database, scene.story);
    if (scene.parent !== null && (await scenes.where('id').equals(scene.parent).count()) === 0)
      throw new Refusal({ type: 'not-found', what: 'scene', id: scene.parent });

    const told = await takeStamp(database, writer.now(), writer.boot);
    const row: Scene = { ...scene, device, told };
    const place = (await placeScenes(database, scene.story, [row], true)).get(scene.id);
    await scenes.add({ ...row, v: 0, ...(place ?? { road: scene.id }) });
    await noteWaiting(database, { kind: 'scenes', id: scene.id, turn: scene.id, fields: {} });
    // A story that is told on is not in the trash any more, nor is the branch.
    const playedAt = Math.max(writer.now(), story.playedAt + 1);
    await changeDoc(writer, 'stories', stories, story, { playedAt, gone: false }, { at: told }, scene.id);
    await reviveFrom(writer, scene.id, told);
    if (turn.receipt) await keepReceipt(database, turn.receipt);
    await fade(database, turn.fade);

    const head = await heads.get(headId(scene.story, device));
    // The player may have gone elsewhere meanwhile: the scene is kept, and he is not moved.
    if (
      !head ||
      head.scene === scene.parent ||
      scene.parent === null ||
      (await isSiblingOf(database, head.scene, scene.parent))
    ) {
      await putHead(writer, device, head, scene.story, scene.id, scene.id);
      await play.put({ story: scene.story, redo: [], airlessSeconds: 0 });
    }
  });
}

/** Opens another scene of the story on this device. Looking is not playing: the story keeps its place on the shelf. */
export async function moveHead(
  writer: Writer,
  device: string,
  move: { readonly story: string; readonly scene: string; readonly redo: readonly string[] },
): Promise<void> {
  const { database } = writer;
  const { scenes, stories, heads, play, outbox, meta } = database;
  await database.transaction('rw', [scenes, stories, heads, play, outbox, meta], async () => {
    const scene = await scenes.get(move.scene);
    if (!scene || scene.story !== move.story)
      throw new Refusal({ type: 'not-found', what: 'scene', id: move.scene });
    await storyRow(database, move.story);
    const head = await heads.get(headId(move.story, device));
    await putHead(writer, device, head, move.story, move.scene, null);
    const state = await play.get(move.story);
    await play.put({ story: move.story, redo: move.redo, airlessSeconds: state?.airlessSeconds ?? 0 });
  });
}

/** Adds a call that was made for a scene to what is kept about it. */
export async function addReceiptCall(
  { database }: Writer,
  receipt: Omit<Receipt, 'calls'>,
  call: CallUsage,
): Promise<void> {
  const { receipts, usage } = database;
  await database.transaction('rw', receipts, usage, async () => {
    const known = await receipts.get(receipt.scene);
    await receipts.put({ ...(known ?? receipt), calls: [...(known?.calls ?? []), call] });
    await addUsage(database, receipt.story, [call], known ? 0 : 1);
  });
}

async function keepReceipt(database: Database, receipt: Receipt): Promise<void> {
  await database.receipts.put(receipt);
  await addUsage(database, receipt.story, receipt.calls, 1);
}

/** What a storyteller saw far back keeps its sizes, and not its words. */
async function fade({ receipts }: Database, scene: string | undefined): Promise<void> {
  const old = scene === undefined ? undefined : await receipts.get(scene);
  if (!old?.saw) return;
  const parts = old.saw.parts.map((part) => ({ ...part, text: null }));
  await receipts.put({ ...old, saw: { ...old.saw, parts } });
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
  const { heads } = writer.database;
  const at = writer.now();
  if (head) await changeDoc(writer, 'heads', heads, head, { scene, at }, 'hand', turn);
  else {
    const fresh = { id: headId(story, device), story, device, scene, at };
    await addDoc(writer, 'heads', heads, fresh, ['scene', 'at'], turn);
  }
}

async function storyRow(database: Database, id: string): Promise<Doc<Story>> {
  const row = await database.stories.get(id);
  if (!row) throw new Refusal({ type: 'not-found', what: 'story', id });
  return row;
}
