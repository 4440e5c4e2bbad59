import { readDraft } from '../domain/schemas.ts';
import type { Draft } from '../domain/story.ts';
import type { AsideRow, Database } from './database.ts';
import { endDraft, sharedDraftId } from './draft-writes.ts';
import { Refusal } from './store-error.ts';
import type { Writer } from './writes.ts';

/* Drafts of other devices, and those whose road is no more. A worker that starts needs none of it. */

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
