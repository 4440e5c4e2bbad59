import { mergeFields, stampOf } from '../../../src/domain/merge.ts';
import { jsonBytes, maxPushBytes } from '../../../src/domain/limits.ts';
import type { AckOutcome, Batch, SyncStore } from '../../../src/domain/ports/sync-store.ts';
import { sumUp } from '../../../src/domain/protocol/audit.ts';
import type { PushEntry } from '../../../src/domain/protocol/push.ts';
import type { ServerRow } from '../../../src/domain/protocol/rows.ts';
import { isStamp, laterStamp, noStamp, type Stamps } from '../../../src/domain/stamp.ts';
import type { GrownKind } from '../../../src/domain/sync-kinds.ts';
import {
  allFields,
  differenceOf,
  differingFields,
  stillWaiting,
  storyOf,
} from '../../../src/domain/sync-doc.ts';
import {
  forget,
  keyOf,
  note,
  say,
  takeStamp,
  waitingOf,
  type DeviceFaults,
  type Disk,
  type Doc,
  type Fields,
} from './model-disk.ts';
import { createRepairs, setVersion } from './model-repair.ts';
import { newestOf, purgedAt } from './model-rows.ts';

/* The store's port over a disk of the simulator: what src/storage does with Dexie, in a few lines of maps. Each method is done at once. */

export type ModelStore = SyncStore & {
  /** Carries a deletion for good out. */
  readonly bury: (id: string) => void;
};

export function createModelStore(
  disk: () => Disk,
  now: () => number,
  boot: () => string,
  faults: DeviceFaults,
  /** Hears of scenes that a deletion for good removes, or keeps out. */
  onRemoved: (scene: string) => void = () => {},
): ModelStore {
  const { restamp, numbered, waitAgain } = createRepairs(disk, now, boot, faults);

  function entryOf({ kind, id, fields, turn }: Disk['outbox'][number]): PushEntry | null {
    const grown = disk().grown.get(keyOf(kind, id));
    if (grown) return { kind: grown.kind, id, turn, v: grown.v, body: grown.body };
    const doc = disk().docs.get(keyOf(kind, id));
    if (!doc) return null;
    const sent = doc.v === 0 ? { ...allFields(doc), ...fields } : fields;
    const names = Object.keys(sent).filter((field) => doc.f[field] !== undefined);
    return {
      kind: doc.kind,
      id,
      turn,
      v: doc.v,
      f: Object.fromEntries(names.map((field) => [field, doc.f[field] ?? null])),
      s: Object.fromEntries(Object.entries(sent).filter(([, stamp]) => stamp !== noStamp)),
    };
  }

  function nextBatch(most: number): Batch {
    const held = new Set(
      [...disk().refused.values()]
        .filter(({ waiting, code }) => waiting.kind === 'scenes' && code !== 'different')
        .map(({ story }) => story),
    );
    const entries: PushEntry[] = [];
    const places: number[] = [];
    const lost: number[] = [];
    let turn: string | null = null;
    let bytes = 0;
    // That a deletion was taken back goes first: nothing of what it gives back is taken before.
    const isLift = ({ kind, id }: Disk['outbox'][number]) =>
      kind === 'purges' && purgedAt(disk().docs.get(keyOf(kind, id)) ?? { f: {}, s: {} }) === null;
    for (const waiting of disk().outbox.toSorted((a, b) => Number(isLift(b)) - Number(isLift(a)))) {
      const entry = entryOf(waiting);
      if (!entry) {
        lost.push(waiting.n);
        continue;
      }
      const story = 'body' in entry ? storyOf(entry.kind, entry.id, entry.body as Fields) : storyOfDoc(entry);
      if (held.has(story) && !faults.noHold && waiting.kind !== 'purges') continue;
      bytes += jsonBytes(entry);
      const inTurn = waiting.turn !== null && waiting.turn === turn;
      if (!inTurn && entries.length > 0 && (entries.length >= most || bytes > maxPushBytes)) break;
      ({ turn } = waiting);
      entries.push(entry);
      places.push(waiting.n);
    }
    return { entries, places, lost };
  }

  function storyOfDoc({ kind, id }: PushEntry): string {
    return storyOf(kind, id, disk().docs.get(keyOf(kind, id))?.f ?? {});
  }

  function acknowledge(batch: Batch, reply: Parameters<SyncStore['acknowledge']>[1]): AckOutcome {
    const { cursors, epoch } = disk().state;
    const isFirst = epoch === null && cursors.d === 0 && cursors.s === 0;
    if (epoch !== reply.epoch && !isFirst && !faults.ignoreEpoch) return 'stale';
    const codes = new Map(reply.rejected.map(({ i, code }) => [i, code]));
    let isFull = false;
    let isAsSent = true;
    let settled = batch.lost.length;
    disk().pushes += 1;
    disk().outbox = disk().outbox.filter(({ n }) => !batch.lost.includes(n));
    for (const [i, entry] of batch.entries.entries()) {
      const code = codes.get(i);
      const place = batch.places[i];
      const { kind, id } = entry;
      const waiting = waitingOf(disk(), kind, id);
      if (code === undefined) {
        setVersion(disk(), kind, id, reply.vs[i] ?? 0);
        disk().refused.delete(keyOf(kind, id));
        if (faults.forgetsKept) disk().kept.delete(keyOf(kind, id));
        settled += 1;
        if ('s' in entry) disk().seen = laterStamp(disk().seen, newestOf(Object.values(entry.s)));
        // The server has carried it out: what was read of it before does not come again.
        if (kind === 'purges') compareWhatIsLeft(id);
        const lift = disk().docs.get(keyOf('purges', id));
        if (kind === 'purges' && lift?.f['lifted'] === true && purgedAt(lift) === null)
          disk().state = { ...disk().state, auditedAt: 0 };
        if (!waiting) continue;
        const samePlace = waiting.n === place;
        if (!samePlace) isAsSent = false;
        const fields = 's' in entry ? stillWaiting(waiting.fields, entry.s, samePlace) : {};
        const isDone = faults.ackAll || ('s' in entry ? Object.keys(fields).length === 0 : samePlace);
        if (isDone) forget(disk(), kind, id);
        else disk().outbox = disk().outbox.map((each) => (each === waiting ? { ...each, fields } : each));
      } else if (code === 'quota') isFull = true;
      else if (code !== 'turn' && code !== 'parent') {
        settled += 1;
        if (!waiting || waiting.n !== place) continue;
        const doc = disk().docs.get(keyOf(kind, id));
        if (code === 'whole' && entry.v > 0) {
          setVersion(disk(), kind, id, 0);
          if (doc) note(disk(), faults, { kind, id, turn: null, fields: allFields(doc) });
          continue;
        }
        if (code === 'purged' && isBeingLifted(entry)) {
          note(disk(), faults, waiting);
          continue;
        }
        forget(disk(), kind, id);
        if (code === 'purged') {
          // Of a scene that never came here, and never will, what is said goes at once.
          const scene = kind === 'sceneMeta' ? id : kind === 'memory' ? String(doc?.f['scene']) : null;
          if (scene !== null && !disk().grown.has(keyOf('scenes', scene)))
            disk().docs.delete(keyOf(kind, id));
          continue;
        }
        // The server's own takes its place, and ours is kept where the two differ.
        if (code === 'different' && reply.docs.some((part) => part.i === i)) continue;
        const body = disk().grown.get(keyOf(kind, id))?.body;
        const story = body ? storyOf(kind, id, body) : storyOfDoc(entry);
        disk().refused.set(keyOf(kind, id), { waiting, story, code: code === 'whole' ? 'bad-form' : code });
      }
    }
    if (!faults.ignoreJoined) {
      const joined = reply.docs.flatMap((part): ServerRow[] => {
        const entry = batch.entries[part.i];
        if (!entry) return [];
        if ('body' in part && 'body' in entry) {
          return [{ v: part.v, row: { kind: entry.kind, id: entry.id, body: part.body } }];
        }
        return 'f' in part && 'f' in entry
          ? [{ v: part.v, row: { kind: entry.kind, id: entry.id, f: part.f, s: part.s } }]
          : [];
      });
      takeIn(joined);
    }
    const forward = (at: number) =>
      (at === reply.base && isAsSent) || faults.alwaysForward ? Math.max(at, reply.v) : at;
    disk().state = {
      ...disk().state,
      epoch: faults.ignoreEpoch ? (epoch ?? reply.epoch) : reply.epoch,
      cursors: { d: forward(cursors.d), s: forward(cursors.s) },
    };
    return { settled, isFull };
  }

  /** Whether it waits for the server that a deletion was taken back. */
  function isBeingLifted({ kind, id }: PushEntry): boolean {
    const { grown, docs, outbox } = disk();
    const story = storyOf(kind, id, grown.get(keyOf(kind, id))?.body ?? docs.get(keyOf(kind, id))?.f ?? {});
    return outbox.some((each) => {
      const purge = each.kind === 'purges' ? docs.get(keyOf('purges', each.id)) : undefined;
      return (
        purge?.f['lifted'] === true &&
        purgedAt(purge) === null &&
        (purge.id === story || purge.id === id || purge.f['story'] === story)
      );
    });
  }

  function purgeOf(id: string | undefined | null): string | null {
    if (faults.resurrect) return null;
    const doc = disk().docs.get(keyOf('purges', id ?? ''));
    return doc ? purgedAt(doc) : null;
  }

  function isBuried(id: unknown): boolean {
    return typeof id === 'string' && purgeOf(disk().buried.get(id)) !== null;
  }

  function takeIn(rows: readonly ServerRow[]): void {
    for (const { row, v } of rows) if (row.kind === 'purges' && 'f' in row) takePurge(row, v);
    const scenes = rows.filter(({ row }) => row.kind === 'scenes');
    const depth = ({ row }: ServerRow) => Number('body' in row ? (row.body as Fields)['depth'] : 0);
    for (const each of scenes.toSorted((a, b) => depth(a) - depth(b))) takeScene(each);
    for (const { row, v } of rows) {
      if (row.kind === 'purges' || row.kind === 'scenes') continue;
      if ('f' in row) takeDoc(row, v);
      else {
        const body = row.body as Fields;
        if (takeTheirs(row.kind, row.id, body, v)) continue;
        if (purgeOf(String(body['story'])) !== null || isBuried(body['of'])) continue;
        disk().grown.set(keyOf(row.kind, row.id), { kind: row.kind, id: row.id, body, v });
      }
    }
    for (const { row } of rows) {
      const stamps = 's' in row ? Object.values(row.s) : [String((row.body as Fields)['told'] ?? '')];
      const newest = newestOf(stamps.filter(isStamp));
      disk().seen = laterStamp(disk().seen, newest);
      disk().hlc = laterStamp(disk().hlc, newest);
    }
  }

  /** Of two rows of one name the server's is everybody's; words that differ are kept beside it. */
  function takeTheirs(kind: GrownKind, id: string, body: Fields, v: number): boolean {
    const known = disk().grown.get(keyOf(kind, id));
    if (!known) return false;
    if (differenceOf(known.body, body) === 'words') {
      disk().kept.set(keyOf(kind, id), { story: storyOf(kind, id, known.body), body: known.body });
      if (!faults.forgetsKept) forget(disk(), kind, id);
    }
    disk().grown.set(keyOf(kind, id), { kind, id, body, v });
    return true;
  }

  function takeScene({ row, v, purge: said }: ServerRow): void {
    if (!('body' in row)) return;
    const body = row.body as Fields;
    if (takeTheirs('scenes', row.id, body, v)) return;
    if (said !== undefined) disk().buried.set(row.id, said);
    const above = [row.id, disk().buried.get(row.id), disk().buried.get(String(body['parent']))];
    const [purge] = above.toSorted((a, b) => ((purgeOf(a) ?? '') < (purgeOf(b) ?? '') ? 1 : -1));
    const below = purgeOf(purge);
    if (below !== null && purge !== undefined) disk().buried.set(row.id, purge);
    const ofStory = purgeOf(String(body['story']));
    const at = below === null || ofStory === null ? (below ?? ofStory) : laterStamp(below, ofStory);
    if (at === null) disk().grown.set(keyOf('scenes', row.id), { kind: 'scenes', id: row.id, body, v });
    else {
      onRemoved(row.id);
      if (String(body['told']) > at) disk().aside.set(row.id, body);
      // What is said of it may have come before it.
      for (const doc of disk().docs.values())
        if (
          doc.kind === 'sceneMeta' ? doc.id === row.id : doc.kind === 'memory' && doc.f['scene'] === row.id
        ) {
          disk().docs.delete(keyOf(doc.kind, doc.id));
          forget(disk(), doc.kind, doc.id);
        }
    }
  }

  function takePurge(row: Extract<ServerRow['row'], { f: unknown }>, v: number): void {
    const before = disk().docs.get(keyOf('purges', row.id));
    mergeInto(row, v);
    if (faults.resurrect) return;
    const after = disk().docs.get(keyOf('purges', row.id));
    const at = after ? purgedAt(after) : null;
    if (at === null) {
      // The server may have deleted what this device never knew to be deleted.
      if (stampOf(before?.s ?? {}, 'lifted') !== stampOf(after?.s ?? {}, 'lifted'))
        disk().state = { ...disk().state, auditedAt: 0 };
      for (const [scene, purge] of disk().buried) if (purge === row.id) disk().buried.delete(scene);
    } else if (at !== (before ? purgedAt(before) : null)) bury(row.id);
    else compareWhatIsLeft(row.id);
  }

  function bury(id: string): void {
    const row = disk().docs.get(keyOf('purges', id));
    const at = row ? purgedAt(row) : null;
    if (!row || at === null || faults.resurrect) return;
    const isStory = row.f['of'] === 'story';
    for (const rows of [disk().refused, disk().kept])
      for (const [key, { story }] of rows) if (isStory && story === id) rows.delete(key);
    const doomed = new Set<string>([
      id,
      ...[...disk().buried].filter(([, purge]) => purge === id).map(([scene]) => scene),
    ]);
    if (!isStory)
      for (let grows = true; grows;) {
        grows = false;
        for (const each of disk().grown.values())
          if (each.kind === 'scenes' && doomed.has(String(each.body['parent'])) && !doomed.has(each.id)) {
            doomed.add(each.id);
            grows = true;
          }
      }
    compareWhatIsLeft(id);
    const first = disk().grown.get(keyOf('scenes', id));
    for (const [key, each] of disk().grown) {
      if (isStory ? each.body['story'] !== id : !(each.kind === 'scenes' && doomed.has(each.id))) continue;
      if (each.kind === 'scenes') onRemoved(each.id);
      if (each.kind === 'scenes' && String(each.body['told']) > at) disk().aside.set(each.id, each.body);
      disk().grown.delete(key);
      forget(disk(), each.kind, each.id);
      if (!isStory) disk().buried.set(each.id, id);
    }
    for (const [key, doc] of disk().docs) {
      const isIts = isStory
        ? storyOf(doc.kind, doc.id, doc.f) === id && doc.kind !== 'purges'
        : (doc.kind === 'sceneMeta' && doomed.has(doc.id)) ||
          (doc.kind === 'memory' && doomed.has(String(doc.f['scene'])));
      if (!isIts) continue;
      disk().docs.delete(key);
      forget(disk(), doc.kind, doc.id);
    }
    if (!isStory) moveHead(doomed, first?.body ?? {});
  }

  /** What is said of scenes that never came here may be of the branch: only a comparison tells. */
  function compareWhatIsLeft(purge: string): void {
    const row = disk().docs.get(keyOf('purges', purge));
    if (row?.f['of'] === 'branch' && purgedAt(row) !== null && isSaidOfMissing(row.f['story']))
      disk().state = { ...disk().state, auditedAt: 0 };
  }

  function isSaidOfMissing(story: unknown): boolean {
    return [...disk().docs.values()].some(({ kind, id, f }) => {
      const scene = kind === 'sceneMeta' ? id : kind === 'memory' ? String(f['scene']) : null;
      if (scene === null || f['story'] !== story) return false;
      return !disk().grown.has(keyOf('scenes', scene)) && !disk().buried.has(scene);
    });
  }

  /** Who stood in a branch that is no more stands where it began. */
  function moveHead(doomed: ReadonlySet<string>, first: Fields): void {
    for (const doc of disk().docs.values()) {
      if (doc.kind !== 'heads' || doc.f['device'] !== disk().state.device) continue;
      if (!doomed.has(String(doc.f['scene']))) continue;
      const scene = first['parent'];
      if (typeof scene === 'string' && disk().grown.has(keyOf('scenes', scene)))
        say(disk(), faults, 'heads', doc.id, { scene }, takeStamp(disk(), now(), boot()));
      else {
        disk().docs.delete(keyOf('heads', doc.id));
        forget(disk(), 'heads', doc.id);
      }
    }
  }

  function takeDoc(row: Extract<ServerRow['row'], { f: unknown }>, v: number): void {
    if (purgeOf(storyOf(row.kind, row.id, row.f)) !== null) return;
    if (row.kind === 'sceneMeta' && isBuried(row.id)) return;
    if (row.kind === 'memory' && isBuried(row.f['scene'])) return;
    mergeInto(row, v);
  }

  function mergeInto(row: Extract<ServerRow['row'], { f: unknown }>, v: number): void {
    const { kind, id } = row;
    const known = disk().docs.get(keyOf(kind, id));
    const before = known ?? { f: {}, s: {} };
    const merged = (faults.wholeRows ? newer(before, row) : mergeFields(before, row)) as Pick<Doc, 'f' | 's'>;
    disk().docs.set(keyOf(kind, id), { kind, id, ...merged, v });
    const waiting = waitingOf(disk(), kind, id);
    if (waiting) {
      const fields = Object.fromEntries(
        Object.entries(waiting.fields).filter(([field, stamp]) => stampOf(merged.s, field) <= stamp),
      );
      if (Object.keys(fields).length === 0) forget(disk(), kind, id);
      else disk().outbox = disk().outbox.map((each) => (each === waiting ? { ...each, fields } : each));
    }
    if (!known || faults.noHealing) return;
    const differing = differingFields(merged, row);
    // Another device's place that this one knew from a server which has lost it, and the scene with it.
    if (
      kind === 'heads' &&
      differing.length > 0 &&
      !disk().grown.has(keyOf('scenes', String(merged.f['scene'])))
    ) {
      disk().docs.set(keyOf(kind, id), { kind, id, f: row.f, s: row.s, v });
      forget(disk(), kind, id);
      return;
    }
    const still = waitingOf(disk(), kind, id);
    if (differing.length === 0 || (still && differing.every((field) => field in still.fields))) return;
    const fields = Object.fromEntries(differing.map((field) => [field, stampOf(merged.s, field)]));
    note(disk(), faults, { kind, id, turn: null, fields });
  }

  /** A method of the port: done at once, answered later. */
  const later =
    <A extends unknown[], T>(work: (...given: A) => T) =>
    (...given: A): Promise<T> =>
      new Promise((resolve) => {
        resolve(work(...given));
      });

  return {
    bury,
    state: later(() => disk().state),
    waiting: later(() => disk().outbox.length),
    nextBatch: later(nextBatch),
    acknowledge: later(acknowledge),
    restamp: later(restamp),
    learnClock: later((offsetMs) => {
      if (!faults.noRestamp) disk().offsetMs = offsetMs;
    }),
    applyPage: later(({ lane, from, next, epoch, rows }) => {
      const { state } = disk();
      const isOther = state.epoch !== null && state.epoch !== epoch && !faults.ignoreEpoch;
      if (!faults.noCompare && (state.cursors[lane] !== from || isOther)) return 'stale';
      takeIn(rows);
      disk().state = { ...disk().state, epoch, cursors: { ...disk().state.cursors, [lane]: next } };
      return 'applied';
    }),
    applyRows: later(takeIn),
    reset: later((epoch) => {
      disk().state = faults.ignoreEpoch
        ? { ...disk().state, epoch }
        : { ...disk().state, epoch, cursors: { d: 0, s: 0 }, auditedAt: epoch === null ? -1 : 0 };
    }),
    sums: later(() => {
      const sums = sumUp(numbered());
      for (const doc of disk().docs.values())
        if (doc.kind === 'purges' && doc.f['of'] === 'story' && purgedAt(doc) !== null) sums.delete(doc.id);
      return sums;
    }),
    numbers: later((stories) => numbered().filter(({ story }) => stories.includes(story))),
    unsent: later(() =>
      [...disk().docs.values(), ...disk().grown.values()]
        .filter(
          ({ kind, id, v }) =>
            v === 0 && !waitingOf(disk(), kind, id) && !disk().refused.has(keyOf(kind, id)),
        )
        .map(({ kind, id, v }) => ({ kind, id, v })),
    ),
    waitAgain: later(waitAgain),
    audited: later((atMs, since) => {
      const { epoch, auditedAt } = disk().state;
      if (epoch !== since.epoch || auditedAt !== since.auditedAt) return;
      disk().state = { ...disk().state, auditedAt: atMs };
    }),
    report: later(() => {}),
    beat: later(() => disk().beatMs),
    noteBeat: later((atMs) => {
      disk().beatMs = atMs;
    }),
  };
}

function newer(a: { f: Fields; s: Stamps }, b: { f: Fields; s: Stamps }): { f: Fields; s: Stamps } {
  return newestOf(Object.values(a.s)) >= newestOf(Object.values(b.s)) ? a : b;
}
