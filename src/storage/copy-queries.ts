import { liveQuery, type Observable } from 'dexie';

import { otherPlaceOf, type OtherPlace } from '../domain/other-place.ts';
import { stampOf } from '../domain/merge.ts';
import { stampMs } from '../domain/stamp.ts';
import type { Draft } from '../domain/story.ts';
import type { Device } from '../domain/sync-row.ts';
import { trashedStarts } from './branch-index.ts';
import type { Database } from './database.ts';
import { headId, readDeviceId } from './device.ts';
import { foreignDrafts } from './draft-aside.ts';
import { sharedDraftId } from './draft-writes.ts';
import { stretchesOf, type Stretch } from './road.ts';
import { readNoted } from './sync-state.ts';

/* What a screen shows of the player's other devices, and of rows that are still on their way from his account. */

/** A device of the player's, in his list of them. */
export type KnownDevice = Device & { readonly here: boolean };

/** The player's devices, this one first. */
export function watchDevices(database: Database): Observable<readonly KnownDevice[]> {
  return liveQuery(async () => {
    const [own, rows] = await Promise.all([readDeviceId(database), database.devices.toArray()]);
    return rows
      .map(({ id, label }) => ({ id, label, here: id === own }))
      .toSorted((a, b) => Number(b.here) - Number(a.here) || a.label.localeCompare(b.label));
  });
}

/** What has come of an account that comes to this device for the first time. */
export type Coming = {
  readonly scenes: number;
  /** How many there are in all, as far as it can be told from the rows that came; `null` before any did. */
  readonly about: number | null;
};

/** How far the first reading of the account is; `null` when all of it was read once, and before anything was. */
export function watchComing(database: Database): Observable<Coming | null> {
  return liveQuery(async () => {
    const { cursors, v, auditedAt } = await readNoted(database);
    if (auditedAt > 0 || v === 0 || Math.min(cursors.d, cursors.s) >= v) return null;
    const scenes = await database.scenes.count();
    return { scenes, about: cursors.s === 0 ? null : Math.max(scenes, Math.round((scenes * v) / cursors.s)) };
  });
}

/** Of some stories those that were read on another device at a scene which is not here. */
export function watchUnarrived(
  database: Database,
  stories: readonly string[],
): Observable<ReadonlySet<string>> {
  return liveQuery(async () => {
    const heads = await database.heads
      .where('story')
      .anyOf([...stories])
      .toArray();
    const places = [...new Set(heads.map(({ scene }) => scene))];
    const here = new Set(await database.scenes.where('id').anyOf(places).primaryKeys());
    return new Set(heads.filter(({ scene }) => !here.has(scene)).map(({ story }) => story));
  });
}

/** Whether a scene of a story is here at which one of the player's devices stands. */
export function watchHasArrived(database: Database, story: string): Observable<boolean> {
  return liveQuery(async () => {
    const heads = await database.heads.where('story').equals(story).toArray();
    const places = [...new Set(heads.map(({ scene }) => scene))];
    return (await database.scenes.where('id').anyOf(places).count()) > 0;
  });
}

/** Where another device stands in a story, when that is not on the road to where this one stands. */
export type Elsewhere = {
  readonly device: string;
  /** What the player calls it; '' when its row has not come. */
  readonly label: string;
  readonly scene: string;
  /** Where this device stands. */
  readonly from: string;
  readonly place: Extract<OtherPlace, { readonly type: 'ahead' | 'forked' }>;
};

/** The other devices that went on in a story or took another road in it, who moved last first; of two at one place the last only. */
export function watchElsewhere(database: Database, story: string): Observable<readonly Elsewhere[]> {
  return liveQuery(async () => {
    const own = await readDeviceId(database);
    const head = await database.heads.get(headId(story, own));
    if (!head) return [];
    const others = await database.heads
      .where('story')
      .equals(story)
      .filter(({ device, scene }) => device !== own && scene !== head.scene)
      .toArray();
    if (others.length === 0) return [];
    const [mine, trashed, play, devices] = await Promise.all([
      wholeRoad(database, head.scene),
      trashedStarts(database, story),
      database.play.get(story),
      database.devices.bulkGet(others.map(({ device }) => device)),
    ]);
    if (!mine) return [];
    // He stepped back from there himself.
    const seen = new Set(play?.redo);
    const found: (Elsewhere & { readonly at: number })[] = [];
    for (const [index, { device, scene, at }] of others.entries()) {
      const theirs = seen.has(scene) ? null : await wholeRoad(database, scene);
      if (!theirs || theirs.some(({ branch }) => trashed.has(branch))) continue;
      const place = otherPlaceOf(mine, theirs);
      if (place.type !== 'ahead' && place.type !== 'forked') continue;
      found.push({ device, label: devices[index]?.label ?? '', scene, from: head.scene, place, at });
    }
    const latest = found.toSorted((a, b) => b.at - a.at);
    return latest.filter(({ scene }, index) => latest.findIndex((each) => each.scene === scene) === index);
  });
}

/** The road to a scene, when every scene of it is here. */
async function wholeRoad(database: Database, scene: string): Promise<readonly Stretch[] | null> {
  const parts = await stretchesOf(database, scene);
  const first = parts.at(-1);
  const start = first && (await database.scenes.get(first.branch));
  return start?.parent === null ? parts : null;
}

/** A turn that another device shares. */
export type SharedTelling = {
  readonly device: string;
  readonly label: string;
  readonly draft: Draft;
  /** When it was last heard of; Unix time in milliseconds. */
  readonly at: number;
};

/**
 * What other devices have told of a turn and not finished, the latest first. None while this device has a draft of the story itself, and none
 * that goes on from a scene which is not here.
 */
export function watchSharedTellings(database: Database, story: string): Observable<readonly SharedTelling[]> {
  return liveQuery(async () => {
    if ((await database.drafts.where('story').equals(story).count()) > 0) return [];
    const tellings: SharedTelling[] = [];
    for (const { device, draft } of await foreignDrafts(database, story, await readDeviceId(database))) {
      const [row, named, told, before] = await Promise.all([
        database.sharedDrafts.get(sharedDraftId(story, device)),
        database.devices.get(device),
        database.scenes.where('id').equals(draft.turn).count(),
        draft.parent === null ? 1 : database.scenes.where('id').equals(draft.parent).count(),
      ]);
      if (!row || told > 0 || before === 0 || draft.passage.trim() === '') continue;
      const at = stampMs(stampOf(row.s, 'draft'));
      tellings.push({ device, label: named?.label ?? '', draft, at });
    }
    return tellings.toSorted((a, b) => b.at - a.at);
  });
}

/** The titles of those of some stories that are here. */
export function watchTitles(
  database: Database,
  stories: readonly string[],
): Observable<ReadonlyMap<string, string>> {
  return liveQuery(async () => {
    const rows = await database.stories.bulkGet([...stories]);
    return new Map(rows.flatMap((row) => (row ? [[row.id, row.title] as const] : [])));
  });
}
