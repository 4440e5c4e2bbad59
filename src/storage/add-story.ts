import { isGone } from '../domain/gone.ts';
import { firstSeed } from '../domain/illustrator.ts';
import { parentsFirst } from '../domain/parcel.ts';
import type { Source, WholeStory } from '../domain/parcel.ts';
import {
  noLaterThan,
  saidOfLore,
  saidOfMemory,
  saidOfMeta,
  saidOfStory,
  stampBy,
  stampedAt,
} from '../domain/said.ts';
import { laterStamp, noStamp, type Stamps } from '../domain/stamp.ts';
import type { Scene, SceneMeta } from '../domain/story.ts';
import { placeScenes } from './branch-index.ts';
import type { Database, Drawing } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { splitPhoto } from './photos.ts';
import { sawStamp } from './outbox.ts';
import { rowsOfSource } from './source-rows.ts';
import { addAllDocs, addAllGrown, changeDoc, changeMeta, noteTrashMark, type Writer } from './writes.ts';
import { addMissing, addNew, lift, missingIds, page } from './import-rows.ts';

/** How a story is added. */
type AddStory = {
  /** Its scenes that are not here, parents first; all of them when left out. */
  readonly fresh?: readonly Scene[];
  /** When what is added was said, at the latest: Unix time in milliseconds, now when left out. */
  readonly madeAt?: number;
  /** Hears how many of its scenes are stored. */
  readonly stored?: (scenes: number) => void;
  readonly isStopped?: () => boolean;
};

/**
 * Adds what is missing of a story and answers how many scenes that were; `null` when it was stopped, and then the story's own row has not
 * come. What the file says beside scenes is taken for those that come with it, and for no other.
 */
export async function addStory(
  writer: Writer,
  whole: WholeStory,
  {
    fresh = parentsFirst(whole.scenes),
    madeAt = writer.now(),
    stored = () => {},
    isStopped = () => false,
  }: AddStory = {},
): Promise<number | null> {
  const { database } = writer;
  const { story } = whole;
  const stampsOf = (id: string, said: readonly string[]) => {
    const known = whole.stamps?.[id];
    return known ? noLaterThan(known, madeAt) : stampedAt(said, madeAt);
  };
  const metas = new Map(whole.metas.map((meta) => [meta.id, meta]));
  stored(0);
  for (let from = 0; from < fresh.length; from += page) {
    if (isStopped()) return null;
    const some = fresh.slice(from, from + page);
    const beside = some.map(({ id }) => metas.get(id)).filter((meta) => meta !== undefined);
    await addScenes(writer, story, some, beside, stampsOf, madeAt);
    stored(Math.min(from + page, fresh.length));
  }
  if (isStopped()) return null;
  const known = new Set(fresh.map(({ id }) => id));
  const ours = await hereIn(
    database,
    story.id,
    whole.memory.map(({ scene }) => scene),
  );
  await addMissing(
    writer,
    'memory',
    database.memory,
    whole.memory
      .filter(({ scene }) => ours.has(scene))
      .map((row) => ({ row, s: stampsOf(row.id, saidOfMemory(row)) })),
  );
  await addMissing(
    writer,
    'lore',
    database.lore,
    whole.lore.map((row) => ({ row, s: stampsOf(row.id, saidOfLore(row)) })),
  );
  await addSources(writer, whole);
  if (isStopped()) return null;
  const lifted = await lift(writer, [story.id, ...whole.scenes.map(({ id }) => id)]);
  await addStoryRow(writer, whole, stampsOf, lifted, known);
  // A branch that had been removed for good is not in the trash either.
  for (const id of lifted) if (id !== story.id) await untrash(writer, id);
  return fresh.length;
}

/** Which of some scenes are here, and of the story. Reads names, not rows. */
async function hereIn(
  { scenes }: Database,
  story: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids)].map((id) => [story, id]);
  return new Set(await scenes.where('[story+id]').anyOf(asked).primaryKeys());
}

type StampsOf = (id: string, said: readonly string[]) => Stamps;

/** Adds scenes with what stands beside them: what the player said goes along, a drawing stays on this device. */
async function addScenes(
  writer: Writer,
  story: WholeStory['story'],
  added: readonly Scene[],
  metas: readonly SceneMeta[],
  stampsOf: StampsOf,
  madeAt: number,
): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, drawings, outbox, meta } = database;
  const drawn = new Map(metas.flatMap((each) => drawingOf(each, story.id)));
  const said = metas
    .map((each) => (drawn.has(each.id) ? withoutDrawing(each, story.seed) : each))
    .map((row) => ({ row, said: [...saidOfMeta(row), ...(row.made && row.image === null ? ['made'] : [])] }))
    .filter(({ row, said: fields }) => fields.length > 0 || row.image !== null)
    .map(({ row, said: fields }) => ({ row, s: stampsOf(row.id, fields) }));
  await database.transaction('rw', scenes, sceneMeta, drawings, outbox, meta, async () => {
    // Another tab may have brought some of them meanwhile.
    const missing = await missingIds(
      scenes,
      added.map(({ id }) => id),
    );
    const fresh = added
      .filter(({ id }) => missing.has(id))
      .map((scene) => ({ ...scene, story: story.id, told: stampBy(scene.told, madeAt) }));
    const places = await placeScenes(database, story.id, fresh);
    await addAllGrown(
      writer,
      'scenes',
      scenes,
      fresh.map((scene) => ({ ...scene, ...(places.get(scene.id) ?? { road: scene.id }) })),
    );
    await sawStamp(database, fresh.map(({ told }) => told).reduce(laterStamp, noStamp));
    const beside = said.filter(({ row }) => missing.has(row.id));
    await addNew(writer, 'sceneMeta', sceneMeta, beside);
    for (const { row } of beside) {
      const scene = row.gone ? await scenes.get(row.id) : undefined;
      if (scene) await noteTrashMark(database, scene, false);
    }
    await drawings.bulkPut([...drawn].flatMap(([id, drawing]) => (missing.has(id) ? [drawing] : [])));
  });
}

function drawingOf({ id, image, made }: SceneMeta, story: string): readonly (readonly [string, Drawing])[] {
  return image !== null && made?.by === 'builtin' ? [[id, { scene: id, story, image, made }]] : [];
}

/** How a drawing was made is kept when the player asked for it. */
function withoutDrawing({ made, ...meta }: SceneMeta, seed: string): SceneMeta {
  const isAsked = made !== undefined && made.seed !== firstSeed(seed, meta.id);
  return { ...meta, image: null, ...(isAsked ? { made } : {}) };
}

async function addSources(writer: Writer, { story, scenes, lore, source }: WholeStory): Promise<void> {
  if (!source) return;
  const { sources, outbox } = writer.database;
  const known = new Set([...scenes, ...lore].map(({ id }) => id));
  const ofOurs = (rests: Source['lore']) =>
    Object.fromEntries(Object.entries(rests).filter(([id]) => known.has(id)));
  const rows = rowsOfSource(story.id, {
    ...source,
    scenes: ofOurs(source.scenes),
    lore: ofOurs(source.lore),
  });
  for (let from = 0; from < rows.length; from += page)
    await writer.database.transaction('rw', sources, outbox, async () => {
      const some = rows.slice(from, from + page);
      const missing = await missingIds(
        sources,
        some.map(({ id }) => id),
      );
      await addAllGrown(
        writer,
        'sources',
        sources,
        some.filter(({ id }) => missing.has(id)),
      );
    });
}

/** The story itself, where this device stands in it, and its draft. */
async function addStoryRow(
  writer: Writer,
  whole: WholeStory,
  stampsOf: StampsOf,
  lifted: ReadonlySet<string>,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const { database } = writer;
  const { stories, heads, scenes, drafts, photos, outbox, meta } = database;
  const tables = [stories, heads, scenes, drafts, photos, outbox, meta];
  await database.transaction('rw', tables, async () => {
    const device = await readDeviceId(database);
    const { row, photo } = splitPhoto(whole.story);
    const { id } = row;
    const before = await stories.get(id);
    const said = stampsOf(id, saidOfStory(row));
    if (before && isGone(before) && !isGone({ gone: row.gone, s: said }))
      await changeDoc(writer, 'stories', stories, before, { gone: false }, 'hand', null);
    if (!before) {
      // The first picture that was drawn is shown on the cover without being named.
      const isDrawn = whole.metas.some(({ image, made }) => image === row.cover && made?.by === 'builtin');
      const added = { ...row, cover: isDrawn ? null : row.cover, device: row.device || device };
      await addAllDocs(writer, 'stories', stories, [{ row: added, s: stampsOf(id, saidOfStory(added)) }]);
      if (photo) await photos.put(photo);
    }
    const stored = await stories.get(id);
    if (stored && lifted.has(id))
      await changeDoc(writer, 'stories', stories, { ...stored, gone: true }, { gone: false }, 'hand', null);
    await standSomewhere(writer, device, whole, stampsOf, before ? fresh : null);
    const draft = whole.draft;
    const isOver = draft ? (await scenes.where('id').equals(draft.turn).count()) > 0 : true;
    const parent = draft?.parent ?? null;
    const hasParent = parent === null || (await hereIn(database, id, [parent])).size > 0;
    if (draft && !isOver && hasParent && !(await drafts.get(id)))
      await drafts.put({ ...draft, status: { type: 'broken-off' } });
  });
}

/**
 * A device that was never in the story opens it where it was played last. Where other devices stand they say themselves.
 * @param among the scenes that it may stand at; `null` for any of the story.
 */
async function standSomewhere(
  writer: Writer,
  device: string,
  { story, scenes, heads }: WholeStory,
  stampsOf: StampsOf,
  among: ReadonlySet<string> | null,
): Promise<void> {
  const { database } = writer;
  const id = headId(story.id, device);
  if (device === '' || (await database.heads.get(id))) return;
  const known = new Set(scenes.map((each) => each.id).filter((each) => among?.has(each) ?? true));
  const last = heads.toSorted((a, b) => b.at - a.at).find(({ scene }) => known.has(scene));
  const scene = last?.scene ?? [...known].at(-1);
  if (scene === undefined || (await database.scenes.get(scene))?.story !== story.id) return;
  const row = { id, story: story.id, device, scene, at: last?.at ?? story.playedAt };
  await addAllDocs(writer, 'heads', database.heads, [{ row, s: stampsOf(id, ['scene', 'at']) }]);
}

async function untrash(writer: Writer, branch: string): Promise<void> {
  const { scenes, sceneMeta, outbox, meta } = writer.database;
  await writer.database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
    if (await scenes.get(branch)) await changeMeta(writer, branch, { gone: false }, 'hand');
  });
}
