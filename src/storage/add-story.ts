import type { Progress } from '../domain/file-port.ts';
import { firstSeed } from '../domain/illustrator.ts';
import { parentsFirst } from '../domain/parcel.ts';
import type { WholeStory } from '../domain/parcel.ts';
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
import { headId, readDeviceId } from './device.ts';
import { splitPhoto } from './photos.ts';
import { sawStamp } from './outbox.ts';
import { rowsOfSource } from './source-rows.ts';
import { addAllDocs, addAllGrown, changeDoc, changeMeta, noteTrashMark, type Writer } from './writes.ts';
import { addMissing, addNew, lift, missingIds, page } from './import-rows.ts';

/**
 * Adds what is missing of a story and answers how many scenes that were.
 * @param madeAt when what is added was said, at the latest: Unix time in milliseconds, now when left out.
 */
export async function addStory(
  writer: Writer,
  whole: WholeStory,
  madeAt: number = writer.now(),
  progress: Progress = () => {},
): Promise<number> {
  const { database } = writer;
  const { story } = whole;
  const stampsOf = (id: string, said: readonly string[]) => {
    const known = whole.stamps?.[id];
    return known ? noLaterThan(known, madeAt) : stampedAt(said, madeAt);
  };
  const lifted = await lift(writer, [story.id, ...whole.scenes.map(({ id }) => id)]);
  const wanted = await missingIds(
    database.scenes,
    whole.scenes.map(({ id }) => id),
  );
  // A scene of this id in another story is that story's, and stays it.
  const fresh = parentsFirst(whole.scenes.filter(({ id }) => wanted.has(id)));
  for (let from = 0; from < fresh.length; from += page) {
    await addScenes(writer, story.id, fresh.slice(from, from + page), madeAt);
    progress((0.8 * from) / fresh.length);
  }
  const known = new Set(fresh.map(({ id }) => id));
  await addMetas(writer, whole, stampsOf, known);
  await addMissing(
    writer,
    'memory',
    database.memory,
    whole.memory.map((row) => ({ row, s: stampsOf(row.id, saidOfMemory(row)) })),
  );
  await addMissing(
    writer,
    'lore',
    database.lore,
    whole.lore.map((row) => ({ row, s: stampsOf(row.id, saidOfLore(row)) })),
  );
  await addSources(writer, whole);
  await addStoryRow(writer, whole, stampsOf, lifted);
  // A branch that had been removed for good is not in the trash either.
  for (const id of lifted) if (id !== story.id) await untrash(writer, id);
  progress(1);
  return fresh.length;
}

type StampsOf = (id: string, said: readonly string[]) => Stamps;

async function addScenes(
  writer: Writer,
  story: string,
  added: readonly Scene[],
  madeAt: number,
): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, outbox, meta } = database;
  await database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
    const missing = await missingIds(
      scenes,
      added.map(({ id }) => id),
    );
    const fresh = added
      .filter(({ id }) => missing.has(id))
      .map((scene) => ({ ...scene, story, told: stampBy(scene.told, madeAt) }));
    const places = await placeScenes(database, story, fresh);
    await addAllGrown(
      writer,
      'scenes',
      scenes,
      fresh.map((scene) => ({ ...scene, ...(places.get(scene.id) ?? { road: scene.id }) })),
    );
    await sawStamp(database, fresh.map(({ told }) => told).reduce(laterStamp, noStamp));
  });
}

/** What stands beside scenes: what the player said goes along, a drawing stays on this device. */
async function addMetas(
  writer: Writer,
  { story, metas }: WholeStory,
  stampsOf: StampsOf,
  fresh: ReadonlySet<string>,
): Promise<void> {
  const { database } = writer;
  const { scenes, sceneMeta, drawings, outbox, meta } = database;
  const drawn = metas.filter(({ image, made }) => image !== null && made?.by === 'builtin');
  const isDrawn = new Set(drawn.map(({ id }) => id));
  const said = metas
    .map((each) => (isDrawn.has(each.id) ? withoutDrawing(each, story.seed) : each))
    .map((row) => ({ row, said: [...saidOfMeta(row), ...(row.made && row.image === null ? ['made'] : [])] }))
    .filter(({ row, said: fields }) => fields.length > 0 || row.image !== null);
  for (let from = 0; from < said.length; from += page)
    await database.transaction('rw', scenes, sceneMeta, outbox, meta, async () => {
      const rows = said
        .slice(from, from + page)
        .map(({ row, said: fields }) => ({ row, s: stampsOf(row.id, fields) }));
      await addNew(writer, 'sceneMeta', sceneMeta, rows);
      for (const { row } of rows) {
        const scene = row.gone ? await scenes.get(row.id) : undefined;
        if (scene) await noteTrashMark(database, scene, false);
      }
    });
  const added = drawn.flatMap(({ id, image, made }) =>
    fresh.has(id) && image !== null && made ? [{ scene: id, story: story.id, image, made }] : [],
  );
  for (let from = 0; from < added.length; from += page)
    await drawings.bulkPut(added.slice(from, from + page));
}

/** How a drawing was made is kept when the player asked for it. */
function withoutDrawing({ made, ...meta }: SceneMeta, seed: string): SceneMeta {
  const isAsked = made !== undefined && made.seed !== firstSeed(seed, meta.id);
  return { ...meta, image: null, ...(isAsked ? { made } : {}) };
}

async function addSources(writer: Writer, { story, source }: WholeStory): Promise<void> {
  if (!source) return;
  const { sources, outbox } = writer.database;
  const rows = rowsOfSource(story.id, source);
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
): Promise<void> {
  const { database } = writer;
  const { stories, heads, scenes, drafts, photos, outbox, meta } = database;
  const tables = [stories, heads, scenes, drafts, photos, outbox, meta];
  await database.transaction('rw', tables, async () => {
    const device = await readDeviceId(database);
    const { row, photo } = splitPhoto(whole.story);
    const { id } = row;
    if (!(await stories.get(id))) {
      // The first picture that was drawn is shown on the cover without being named.
      const isDrawn = whole.metas.some(({ image, made }) => image === row.cover && made?.by === 'builtin');
      const added = { ...row, cover: isDrawn ? null : row.cover, device: row.device || device };
      await addAllDocs(writer, 'stories', stories, [{ row: added, s: stampsOf(id, saidOfStory(added)) }]);
      if (photo) await photos.put(photo);
    }
    const stored = await stories.get(id);
    if (stored && lifted.has(id))
      await changeDoc(writer, 'stories', stories, { ...stored, gone: true }, { gone: false }, 'hand', null);
    await standSomewhere(writer, device, whole, stampsOf);
    const draft = whole.draft;
    const isOver = draft ? (await scenes.where('id').equals(draft.turn).count()) > 0 : true;
    const parent = draft?.parent ?? null;
    const hasParent = parent === null || (await scenes.where('id').equals(parent).count()) > 0;
    if (draft && !isOver && hasParent && !(await drafts.get(id)))
      await drafts.put({ ...draft, status: { type: 'broken-off' } });
  });
}

/** A device that was never in the story opens it where it was played last. Where other devices stand they say themselves. */
async function standSomewhere(
  writer: Writer,
  device: string,
  { story, scenes, heads }: WholeStory,
  stampsOf: StampsOf,
): Promise<void> {
  const { database } = writer;
  const id = headId(story.id, device);
  if (device === '' || (await database.heads.get(id))) return;
  const last = heads
    .toSorted((a, b) => b.at - a.at)
    .find(({ scene }) => scenes.some((each) => each.id === scene));
  const scene = last?.scene ?? scenes.at(-1)?.id;
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
