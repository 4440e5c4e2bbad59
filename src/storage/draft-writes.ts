import { sharedId } from '../domain/ids.ts';
import { readDraft } from '../domain/schemas.ts';
import type { Draft } from '../domain/story.ts';
import type { AsideRow, Database } from './database.ts';
import { Refusal } from './store-error.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/*
 * A draft is written here many times a second and stays here; at rest, and every few seconds while words come, a copy of it goes to the
 * player's other devices, each device's under an id of its own.
 */

/** Milliseconds from one copy of a draft whose words are coming to the next. */
export const shareEveryMs = 5_000;

/** Id of the row that says what streamed on `device`. */
function sharedDraftId(story: string, device: string): string {
  return sharedId('draft', story, device);
}

/** Notes what has streamed so far for the player's other devices. */
export async function shareDraft(writer: Writer, device: string, draft: Draft): Promise<void> {
  const { sharedDrafts, outbox, meta } = writer.database;
  await writer.database.transaction('rw', sharedDrafts, outbox, meta, async () => {
    const id = sharedDraftId(draft.story, device);
    const row = await sharedDrafts.get(id);
    if (row) await changeDoc(writer, 'sharedDrafts', sharedDrafts, row, { draft }, 'hand', null);
    else {
      const fresh = { id, story: draft.story, device, draft };
      await addDoc(writer, 'sharedDrafts', sharedDrafts, fresh, ['draft'], null);
    }
  });
}

/** Removes a story's draft: it was told, kept or thrown away. Call inside a transaction over `drafts`, `sharedDrafts`, `outbox` and `meta`. */
export async function endDraft(writer: Writer, device: string, story: string): Promise<void> {
  const { drafts, sharedDrafts } = writer.database;
  await drafts.delete(story);
  const row = await sharedDrafts.get(sharedDraftId(story, device));
  // Somebody else may have heard of it, also when no answer came.
  if (row) await changeDoc(writer, 'sharedDrafts', sharedDrafts, row, { draft: null }, 'hand', null);
}

/** As `endDraft`, in a transaction of its own. */
export async function dropDraft(writer: Writer, device: string, story: string): Promise<void> {
  const { drafts, sharedDrafts, outbox, meta } = writer.database;
  await writer.database.transaction('rw', drafts, sharedDrafts, outbox, meta, async () =>
    endDraft(writer, device, story),
  );
}

/** A draft as it is put aside. */
export function asideOf(draft: Draft): AsideRow {
  return { id: draft.turn, story: draft.story, kind: 'drafts', parent: draft.parent ?? '', row: draft };
}

/** The drafts of a story that other devices share. */
export async function foreignDrafts(
  database: Database,
  story: string,
  device: string,
): Promise<readonly { readonly device: string; readonly draft: Draft }[]> {
  const rows = await database.sharedDrafts.where('story').equals(story).toArray();
  return rows.flatMap((row) => {
    const draft = row.device === device ? null : readDraft(row.draft);
    return draft ? [{ device: row.device, draft }] : [];
  });
}

/**
 * Takes over what another device has shared of a turn. It becomes a turn of its own, so that the two devices never finish two scenes of one
 * id. Refuses when there is none, or when this device has a draft of the story itself.
 */
export async function takeOverDraft(
  writer: Writer,
  taken: { readonly story: string; readonly device: string; readonly turn: string },
): Promise<void> {
  const { drafts, sharedDrafts } = writer.database;
  await writer.database.transaction('rw', drafts, sharedDrafts, async () => {
    const row = await sharedDrafts.get(sharedDraftId(taken.story, taken.device));
    const draft = readDraft(row?.draft);
    if (!draft || (await drafts.get(taken.story)))
      throw new Refusal({ type: 'not-found', what: 'draft', id: taken.story });
    await drafts.put({ ...draft, turn: taken.turn, status: { type: 'broken-off' } });
  });
}

/** Puts a draft aside whose road is no more: its words are kept and offered, and stand in nobody's way. */
export async function setDraftAside(writer: Writer, device: string, story: string): Promise<void> {
  const { drafts, sharedDrafts, aside, outbox, meta } = writer.database;
  await writer.database.transaction('rw', [drafts, sharedDrafts, aside, outbox, meta], async () => {
    const draft = readDraft(await drafts.get(story));
    if (draft && draft.passage.trim() !== '') await aside.put(asideOf(draft));
    await endDraft(writer, device, story);
  });
}
