import type { StoreError } from '../domain/errors.ts';
import type { ImportChoice, ImportOutcome, Progress } from '../domain/file-port.ts';
import { emptyParcel, picturesOf, type Parcel, type StoredPicture } from '../domain/parcel.ts';
import type { Ids } from '../domain/ports/clock.ts';
import { done, err, ok, type Result } from '../domain/result.ts';
import { letGoOfAdopted, letGoOfAdoptedCharacters, type AdoptionSource } from './adopted.ts';
import type { Database } from './database.ts';
import { ensureDeviceId } from './device.ts';
import { guardImport, type ImportGuard } from './import-guard.ts';
import { missingIds } from './import-rows.ts';
import type { RegistryPlace } from './registry.ts';
import { attempt } from './store-error.ts';
import { readPicture, readShelf, readWholeStory, type Shelf } from './story-export.ts';
import { bringInParcel } from './story-import.ts';
import type { Writer } from './writes.ts';

export type AdoptOptions = {
  readonly source: AdoptionSource;
  /** Writes into the account's database. */
  readonly writer: Writer;
  readonly imports: ImportGuard;
  readonly ids: Ids;
  readonly progress: Progress;
};

/** What came over. */
export type Adopted = { readonly stories: number; readonly characters: number };

const merge: ImportChoice = { stories: {}, lorebookInto: null, settings: false };
/** Pictures that are held in memory at once. */
const picturesAtOnce = 20;

/**
 * Moves demo play's stories and characters into an account: each is copied as a file would bring it in, under its own id, and what is there is
 * left as it is; only when all of it has come is it taken out of demo play. It may be broken off anywhere and called again. What cannot be
 * read whole is copied as far as it goes, and its original stays. Keys, settings and what belongs to the device do not come along. Call
 * while no page has demo play open.
 */
export async function adopt(options: AdoptOptions): Promise<Result<Adopted, StoreError>> {
  const { source, writer, ids, progress } = options;
  const { database } = source;
  const begun = await attempt(async () => {
    // Where the player stands in his stories is said by device.
    await ensureDeviceId(writer.database, ids.next());
    return { scenes: await database.scenes.count() };
  });
  if (!begun.ok) return begun;
  const shelf = await readShelf(source);
  if (!shelf.ok) return shelf;
  const whole: string[] = [];
  let came = 0;
  for (const story of shelf.value.stories) {
    const copied = await copyStory(options, story, (stored) =>
      progress(Math.min(0.95, (0.95 * (came + stored)) / Math.max(1, begun.value.scenes))),
    );
    if (!copied.ok) return copied;
    came += copied.value.scenes;
    if (copied.value.isWhole) whole.push(story);
  }
  const copied = await copyCharacters(options, shelf.value);
  if (!copied.ok) return copied;
  const cleared = await clearSource(options, whole, shelf.value);
  if (!cleared.ok) return cleared;
  progress(1);
  return ok({ stories: shelf.value.stories.length, characters: shelf.value.characters.length });
}

async function copyStory(
  { source, writer, imports, ids }: AdoptOptions,
  story: string,
  stored: (scenes: number) => void,
): Promise<Result<{ readonly scenes: number; readonly isWhole: boolean }, StoreError>> {
  const read = await readWholeStory(source.database, story);
  if (!read.ok) {
    // A row that nobody can read stays where it is; one that went meanwhile is nothing to bring.
    const { type } = read.error;
    return type === 'damaged-row' || type === 'not-found' ? ok({ scenes: 0, isWhole: false }) : read;
  }
  const { whole, damagedRows, damagedScenes } = read.value;
  const parcel: Parcel = { ...emptyParcel('bundle'), stories: [whole] };
  const hashes = [...picturesOf(whole)];
  const brought = await guardImport(writer.database, imports, writer.now(), async (begin) => {
    await begin({ stories: [story], pictures: hashes });
    const pictures = await copyPictures(source.database, writer, ids, hashes);
    if (!pictures.ok) return pictures;
    return bringInParcel(writer, ids, parcel, merge, {
      progress: (_share, scenes) => scenes && stored(scenes.stored),
    });
  });
  if (!brought.ok) return brought;
  const local = await attempt(() => copyLocalRows(source.database, writer.database, story));
  if (!local.ok) return local;
  return ok({ scenes: whole.scenes.length, isWhole: damagedRows + damagedScenes === 0 });
}

/** What a story has beside it that never travels, and that no file holds: what its turns used, and the way back that undo left. */
async function copyLocalRows(from: Database, into: Database, story: string): Promise<void> {
  const [receipts, usage, play] = await Promise.all([
    from.receipts.where('story').equals(story).toArray(),
    from.usage.get(story),
    from.play.get(story),
  ]);
  await into.transaction('rw', into.receipts, into.usage, into.play, async () => {
    await into.receipts.bulkPut(receipts);
    if (usage && !(await into.usage.get(story))) await into.usage.put(usage);
    if (play && !(await into.play.get(story))) await into.play.put(play);
  });
}

async function copyPictures(
  from: Database,
  writer: Writer,
  ids: Ids,
  hashes: readonly string[],
): Promise<Result<null, StoreError>> {
  for (let at = 0; at < hashes.length; at += picturesAtOnce) {
    const pictures: StoredPicture[] = [];
    for (const hash of hashes.slice(at, at + picturesAtOnce)) {
      const picture = await readPicture(from, hash);
      if (picture) pictures.push(picture);
    }
    const came = await bringInParcel(writer, ids, { ...emptyParcel('bundle'), pictures }, merge);
    if (!came.ok) return came;
  }
  return done;
}

function copyCharacters(
  { source, writer, imports, ids }: AdoptOptions,
  { characters, uses, form }: Shelf,
): Promise<Result<ImportOutcome, StoreError>> {
  const images = [...characters.map(({ entry }) => entry.image), form?.characterImage ?? null];
  const hashes = [...new Set(images.filter((hash) => hash !== null))];
  return guardImport(writer.database, imports, writer.now(), async (begin) => {
    await begin({ stories: [], pictures: hashes });
    const pictures = await copyPictures(source.database, writer, ids, hashes);
    if (!pictures.ok) return pictures;
    return bringInParcel(writer, ids, { ...emptyParcel('bundle'), characters, uses, form }, merge);
  });
}

/** Takes out of demo play what is in the account, to the last scene. */
async function clearSource(
  { source, writer, imports }: AdoptOptions,
  stories: readonly string[],
  { characters }: Shelf,
): Promise<Result<null, StoreError>> {
  const registry: RegistryPlace | undefined = imports.registry;
  const cleared = await attempt(async () => {
    for (const story of stories) {
      const scenes = await source.database.scenes
        .where('[story+id]')
        .between([story, ''], [story, '\uffff'])
        .primaryKeys();
      const missing = await missingIds(writer.database.scenes, scenes);
      if (missing.size === 0 && (await writer.database.stories.get(story)))
        await letGoOfAdopted(source, story, new Set(scenes), writer.now(), registry);
    }
    const ids = characters.map(({ entry }) => entry.id);
    const missing = await missingIds(writer.database.characters, ids);
    await letGoOfAdoptedCharacters(
      source.database,
      ids.filter((id) => !missing.has(id)),
    );
  });
  return cleared.ok ? done : err(cleared.error);
}
