import Dexie, { type Table, type Transaction } from 'dexie';

import { branchesOf } from '../domain/branches.ts';
import { fitStory, isTooLong } from '../domain/fit-story.ts';
import { firstSeed } from '../domain/illustrator.ts';
import { isId, sharedId } from '../domain/ids.ts';
import { isJson } from '../domain/is-json.ts';
import { jsonBytes, maxEditBytes } from '../domain/limits.ts';
import type { CallUsage } from '../domain/model.ts';
import { canonicalJson } from '../domain/merge.ts';
import type { Source } from '../domain/parcel.ts';
import { readCharacterEntry, readLore, readMemory, readSource } from '../domain/row-schemas.ts';
import { saidOfCharacter, saidOfLore, saidOfMemory, saidOfMeta, saidOfStory } from '../domain/said.ts';
import { readScene, readSceneMeta, readStory } from '../domain/schemas.ts';
import { hasBadText, soundText } from '../domain/text.ts';
import { isStamp, noStamp, stampOfTime, type Stamps } from '../domain/stamp.ts';
import { noUsage, withCalls } from '../domain/usage-total.ts';
import { opening, orphan } from './places.ts';
import { rowsOfSource, sourceRows } from './source-rows.ts';

/*
 * From the first tables to those whose rows can travel. Nothing was ever sent from them, so every row may still be brought into the form
 * that it keeps from now on: names that are UUIDs, no stamp on what nobody said, drawings apart from what a player said of a scene, no
 * passage longer than a server takes. Words and pictures all stay. A row that cannot be read stays as it is, under its own name.
 */

type Row = { readonly [field: string]: unknown };

/** How many scenes are read and written at once. */
const together = 200;

export async function upgradeToTravel(transaction: Transaction, space: string): Promise<void> {
  await createUpgrade(transaction, space).run();
}

function createUpgrade(transaction: Transaction, space: string) {
  const table = (kind: string): Table<Row, unknown> => transaction.table(kind);

  /** The name that a thing has from now on. */
  const name = (id: unknown): string => {
    const known = textOf(id);
    return known === '' || isId(known) ? known : sharedId('upgraded', space, known);
  };
  const nameOrNull = (id: unknown) => (typeof id === 'string' ? name(id) : null);

  async function run() {
    const device = textOf((await table('meta').get('deviceId'))?.['value']);
    await table('outbox').clear();
    await renameRest();
    await upgradeStories(device);
    await upgradeMetas();
    await upgradeDocs();
    await upgradeScenes();
    await upgradeSources();
    await sumUsage();
    await fillOutbox();
  }

  /** Every row of a table anew; for tables that are small, whatever the stories are. */
  async function each(kind: string, change: (row: Row) => Row | Promise<Row>): Promise<void> {
    const rows = await table(kind).toArray();
    const changed: Row[] = [];
    for (const row of rows) changed.push(soundRow(await change(row)));
    if (canonicalJson(rows) === canonicalJson(changed)) return;
    await table(kind).clear();
    await table(kind).bulkPut(changed);
  }

  async function renameRest() {
    await each('drafts', (row) => ({
      ...row,
      story: name(row['story']),
      turn: name(row['turn']),
      parent: nameOrNull(row['parent']),
    }));
    await each('play', (row) => ({
      ...row,
      story: name(row['story']),
      redo: Array.isArray(row['redo']) ? row['redo'].map(name) : [],
    }));
    await each('receipts', (row) => ({ ...row, scene: name(row['scene']), story: name(row['story']) }));
    await each('suggestions', (row) => {
      const [what, of] = String(row['id']).split(':');
      return what === 'book-titles' ? { ...row, id: `${what}:${name(of)}` } : row;
    });
    await each('uses', (row) => {
      const [character, story] = [name(row['character']), name(row['story'])];
      return { ...row, id: sharedId('use', character, story), character, story };
    });
    await each('heads', ({ label: _label, ...row }) => {
      const [story, device] = [name(row['story']), name(row['device'])];
      const id = sharedId('head', story, device);
      return { ...row, id, story, device, scene: name(row['scene']), s: only(row['s'], ['scene', 'at']) };
    });
    await each('settings', (row) => ({
      ...row,
      s: only(
        row['s'],
        Object.keys(row).filter((field) => field !== 'group'),
      ),
    }));
  }

  async function upgradeStories(device: string) {
    const photos: Row[] = [];
    await each('stories', ({ branches: _branches, ...row }) => {
      const id = name(row['id']);
      const story = readStory({ ...row, id, device });
      if (!story) return row;
      const image = story.character.photo?.image;
      if (image) photos.push({ story: id, image });
      const photo = story.character.photo && { ...story.character.photo, image: '' };
      const character = { ...story.character, ...(photo ? { photo } : {}) };
      return { ...row, id, device, character, s: only(row['s'], saidOfStory(story)) };
    });
    await table('photos').bulkPut(photos);
  }

  /** Drawings get a table of their own; beside a scene stands what the player said of it. */
  async function upgradeMetas() {
    const seeds = new Map<string, string>();
    const covers = new Map<string, unknown>();
    for (const row of await table('stories').toArray()) {
      seeds.set(String(row['id']), String(row['seed']));
      covers.set(String(row['id']), row['cover']);
    }
    const drawings: Row[] = [];
    const metas: Row[] = [];
    const drawnCovers = new Set<string>();
    for (const row of await table('sceneMeta').toArray()) {
      const [id, story] = [name(row['id']), name(row['story'])];
      const meta = readSceneMeta({ ...row, id, story });
      if (!meta) {
        metas.push(row);
        continue;
      }
      const isDrawn = meta.image !== null && meta.made?.by === 'builtin';
      if (isDrawn) drawings.push({ scene: id, story, image: meta.image, made: meta.made });
      if (isDrawn && meta.image === covers.get(story)) drawnCovers.add(story);
      const asked = isDrawn && meta.made?.seed !== firstSeed(seeds.get(story) ?? '', String(row['id']));
      const { made: _made, ...rest } = row;
      const said = saidOfMeta(meta);
      if (isDrawn && !asked && said.length === 0) continue;
      metas.push({
        ...(isDrawn && !asked ? rest : row),
        id,
        story,
        image: isDrawn ? null : meta.image,
        s: only(row['s'], asked ? [...said, 'made'] : said),
        ...(meta.gone ? { hidden: story } : {}),
      });
    }
    await table('sceneMeta').clear();
    await table('sceneMeta').bulkPut(metas);
    await table('drawings').bulkPut(drawings);
    for (const story of drawnCovers) await table('stories').update(story, { cover: null });
  }

  async function upgradeDocs() {
    await each('memory', (row) => {
      const renamed = { ...row, id: name(row['id']), story: name(row['story']), scene: name(row['scene']) };
      const memory = readMemory(renamed);
      return memory ? { ...renamed, s: only(row['s'], saidOfMemory(memory)) } : row;
    });
    await each('lore', (row) => {
      const renamed = { ...row, id: name(row['id']), story: name(row['story']) };
      const lore = readLore(renamed);
      return lore ? { ...renamed, s: only(row['s'], saidOfLore(lore)) } : row;
    });
    await each('characters', (row) => {
      const renamed = { ...row, id: name(row['id']) };
      const entry = readCharacterEntry(renamed);
      return entry ? { ...renamed, s: only(row['s'], saidOfCharacter(entry)) } : row;
    });
  }

  async function upgradeScenes() {
    type Node = { readonly id: string; readonly parent: string | null };
    const trees = new Map<string, Map<string, Node>>();
    const long = new Set<string>();
    await table('scenes').each((row) => {
      const [id, story] = [name(row['id']), name(row['story'])];
      const tree = trees.get(story) ?? new Map<string, Node>();
      trees.set(story, tree.set(id, { id, parent: nameOrNull(row['parent']) }));
      if (isTooLong(String(row['passage']))) long.add(story);
    });
    await table('sceneMeta').each(({ story, edited }) => {
      if (typeof edited === 'string' && jsonBytes(edited) > maxEditBytes) long.add(String(story));
    });
    await eachScene((row) => {
      const { branch: _branch, ...rest } = row;
      return {
        ...rest,
        id: name(row['id']),
        story: name(row['story']),
        parent: nameOrNull(row['parent']),
        told: stampOfTime(Number(row['createdAt'])),
      };
    });
    for (const story of long) await splitLong(story, trees);
    const places = new Map<string, Row>();
    for (const [story, tree] of trees)
      for (const [id, place] of await placesOf(story, tree)) places.set(id, place);
    await eachScene((row) => ({ ...row, ...places.get(String(row['id'])) }));
  }

  /** Every scene anew, some at a time. */
  async function eachScene(change: (row: Row) => Row): Promise<void> {
    const ids = await table('scenes').toCollection().primaryKeys();
    for (let from = 0; from < ids.length; from += together) {
      const page = ids.slice(from, from + together);
      const rows = (await table('scenes').bulkGet(page)).filter((row) => row !== undefined);
      const changed = rows.map((row) => soundRow(change(row)));
      const renamed = rows.filter((row, at) => row['id'] !== changed[at]?.['id']);
      await table('scenes').bulkDelete(renamed.map((row) => row['id']));
      await table('scenes').bulkPut(changed);
    }
  }

  async function splitLong(
    story: string,
    trees: Map<string, Map<string, { readonly id: string; readonly parent: string | null }>>,
  ) {
    const rows = await table('scenes')
      .where('[story+id]')
      .between([story, Dexie.minKey], [story, Dexie.maxKey])
      .toArray();
    const scenes = rows.map(readScene).filter((scene) => scene !== null);
    const kept = await table('memory').where('story').equals(story).toArray();
    const memory = kept.map(readMemory).filter((row) => row !== null);
    const beside = new Map(
      (await table('sceneMeta').where('story').equals(story).toArray()).map((row) => [row['id'], row]),
    );
    const metas = [...beside.values()].map(readSceneMeta).filter((meta) => meta !== null);
    const fitted = fitStory(scenes, memory, metas);
    await table('scenes').bulkPut(fitted.scenes.map((scene) => ({ ...scene, v: 0 })));
    for (const { id, fromDepth, toDepth } of fitted.memory)
      await table('memory').update(id, { fromDepth, toDepth });
    await table('sceneMeta').bulkPut(
      fitted.metas.map((meta) => {
        const { hidden: _hidden, ...whole } = beside.get(fitted.parts.get(meta.id) ?? meta.id) ?? {};
        const s = only(whole['s'], [...saidOfMeta(meta), 'made']);
        return { ...whole, ...meta, v: 0, s, ...(meta.gone ? { hidden: story } : {}) };
      }),
    );
    trees.set(story, new Map(fitted.scenes.map(({ id, parent }) => [id, { id, parent }])));
  }

  async function placesOf(
    story: string,
    tree: ReadonlyMap<string, { readonly id: string; readonly parent: string | null }>,
  ) {
    const metas = await table('sceneMeta').where('story').equals(story).toArray();
    const marks = new Map(
      metas.map((row) => [String(row['id']), { name: '', gone: row['gone'] === true }] as const),
    );
    const branches = branchesOf(tree, marks);
    const roads = new Map(branches.flatMap(({ id, scenes }) => scenes.map((scene) => [scene, id] as const)));
    const places = new Map<string, Row>();
    for (const [scene, road] of roads) places.set(scene, { road });
    for (const { id, from } of branches) {
      const begins =
        from === null ? ((tree.get(id)?.parent ?? null) === null ? opening : orphan) : roads.get(from);
      places.set(id, { road: id, begins: begins ?? orphan });
    }
    return places;
  }

  /** What files of other programs held beyond our fields becomes rows of its own, which travel. */
  async function upgradeSources() {
    for (const { k, value } of await table('meta').toArray()) {
      const [, of, id] = /^source:(story|character):(.+)$/.exec(String(k)) ?? [];
      if (id === undefined) continue;
      const source = of === 'story' ? readSource(value) : null;
      const renamed = (rests: Source['scenes']) =>
        Object.fromEntries(Object.entries(rests).map(([thing, rest]) => [name(thing), rest]));
      const rows = source
        ? rowsOfSource(name(id), { ...source, scenes: renamed(source.scenes), lore: renamed(source.lore) })
        : of === 'character' && isJson(value)
          ? sourceRows(name(id), null, null, value)
          : [];
      await table('sources').bulkPut(rows.map((row) => ({ ...row, v: 0 })));
      await table('meta').delete(k);
    }
  }

  async function sumUsage() {
    const sums = new Map<string, ReturnType<typeof noUsage>>();
    await table('receipts').each(({ story, calls }) => {
      const id = String(story);
      const sum = sums.get(id) ?? noUsage(id);
      // Receipts never came from anywhere else: their calls have the form that this program gave them.
      const made = Array.isArray(calls) ? (calls as readonly CallUsage[]) : [];
      sums.set(id, { ...withCalls(sum, made), scenes: sum.scenes + 1 });
    });
    await table('usage').bulkPut([...sums.values()]);
  }

  /** Nothing was ever sent: everything waits, scenes before the documents that name them. */
  async function fillOutbox() {
    for (const kind of ['scenes', 'uses', 'sources']) {
      const ids = await table(kind).toCollection().primaryKeys();
      await table('outbox').bulkAdd(ids.map((id) => ({ kind, id, turn: null, fields: {} })));
    }
    for (const kind of ['stories', 'characters', 'sceneMeta', 'memory', 'lore', 'heads', 'settings']) {
      const rows = await table(kind).toArray();
      await table('outbox').bulkAdd(
        rows.map((row) => ({ kind, id: row['id'], turn: null, fields: waitingFields(row) })),
      );
    }
  }

  return { run };
}

/** A row whose texts a server can keep. Only where that is needed it is copied: it holds nothing but JSON. */
function soundRow(row: Row): Row {
  if (!hasBadText(row)) return row;
  const sound: unknown = JSON.parse(JSON.stringify(row), (_name, value: unknown) =>
    typeof value === 'string' ? soundText(value) : value,
  );
  return typeof sound === 'object' && sound !== null ? { ...sound } : row;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The stamps of some fields, as far as they are stamps. */
function only(stamps: unknown, fields: readonly string[]): Stamps {
  const known: { readonly [field: string]: unknown } = typeof stamps === 'object' ? { ...stamps } : {};
  const kept: Record<string, string> = {};
  for (const field of fields) {
    const stamp = known[field];
    if (isStamp(stamp)) kept[field] = stamp;
  }
  return kept;
}

function waitingFields(row: Row): Stamps {
  const s = only(row['s'], Object.keys(row));
  const fields = Object.keys(row).filter((field) => !['id', 'v', 's', 'hidden'].includes(field));
  return Object.fromEntries(fields.map((field) => [field, s[field] ?? noStamp]));
}
