import type { FileError, Progress } from './domain/file-port.ts';
import { shareCardOf, type ReadyShare, type ShareCard, type ShareChoice } from './domain/prepared-share.ts';
import { err, ok, type Result } from './domain/result.ts';
import type { Bands } from './formats/picture-canvas.ts';
import { roadOf } from './formats/road.ts';
import { toSharePicture } from './formats/share-picture.ts';
import { prepareShare } from './formats/share-snapshot.ts';
import type { Databases } from './storage/device-database.ts';
import { loadSettings } from './storage/settings-rows.ts';
import { readPicture, readWholeStory } from './storage/story-export.ts';

/** What only the page can do for a story that is shown to others. */
export type SharingPage = {
  /** The pixels of a drawing; `null` when it cannot be shown. */
  readonly draw: (picture: Blob) => Promise<Bands | null>;
  /** Has the picture of a scene drawn and stored, if it can be; see `EngineApi.drawScene`. */
  readonly drawScene: (scene: string) => Promise<void>;
  /** The picture that links show; `null` when the page cannot make it. */
  readonly drawCard: (card: ShareCard) => Promise<Blob | null>;
};

/** Joins store and formats: one road of a story as others may have it. See `FileService.prepareShare`. */
export async function readyShare(
  databases: Databases,
  page: SharingPage,
  command: { readonly story: string; readonly choice: ShareChoice },
  progress: Progress,
): Promise<Result<ReadyShare, FileError>> {
  const { database } = databases;
  const found = await readWholeStory(database, command.story);
  if (!found.ok) return found;
  const leaf = command.choice.leaf ?? found.value.leaf;
  const all = await loadSettings(databases);
  const settings = { ...all, ...found.value.whole.story.settings };

  const named = new Set(found.value.whole.metas.flatMap(({ id, image }) => (image === null ? [] : [id])));
  const road = roadOf(found.value.whole, leaf);
  // Another device's drawings did not come along. A picture that would have to be paid for is not asked for here.
  const undrawn = all.pictures === 'drawn' ? road.filter(({ id }) => !named.has(id)) : [];
  const steps = { done: 0, all: undrawn.length + road.length + 1 };
  const step = () => progress(Math.min((steps.done += 1) / steps.all, 0.99));
  for (const { id } of undrawn) {
    await page.drawScene(id);
    step();
  }
  const drawn = undrawn.length > 0 ? await readWholeStory(database, command.story) : found;
  if (!drawn.ok) return drawn;

  const prepared = await prepareShare({
    whole: drawn.value.whole,
    choice: { ...command.choice, leaf },
    settings,
    toSharePicture: async (hash) => {
      const picture = await readPicture(database, hash);
      const shown = picture && (await toSharePicture(picture, page.draw));
      step();
      return shown;
    },
  });
  if (!prepared) return err({ type: 'not-shareable' });
  const card = await page.drawCard(shareCardOf(prepared));
  progress(1);
  return ok({ ...prepared, card });
}
