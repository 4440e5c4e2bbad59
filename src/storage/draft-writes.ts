import { sharedId } from '../domain/ids.ts';
import type { Draft } from '../domain/story.ts';
import { addDoc, changeDoc, type Writer } from './writes.ts';

/*
 * A draft is written here many times a second and stays here; at rest, and every few seconds while words come, a copy of it goes to the
 * player's other devices, each device's under an id of its own.
 */

/** Milliseconds from one copy of a draft whose words are coming to the next. */
export const shareEveryMs = 5_000;

/** Id of the row that says what streamed on `device`. */
export function sharedDraftId(story: string, device: string): string {
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
