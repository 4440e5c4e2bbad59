import { maxFutureMs } from '../../../src/domain/limits.ts';
import type { NumberedRow } from '../../../src/domain/protocol/audit.ts';
import { restamped } from '../../../src/domain/restamp.ts';
import { isStamp, type Stamps } from '../../../src/domain/stamp.ts';
import { allFields, storyOf } from '../../../src/domain/sync-doc.ts';
import { docKinds, grownKinds } from '../../../src/domain/sync-kinds.ts';
import { forget, keyOf, note, type DeviceFaults, type Disk } from './model-disk.ts';

/* What puts a disk of the simulator right: after a clock that was ahead, and after a comparison. */

/** Gives a row the server's number. */
export function setVersion({ grown, docs }: Disk, kind: string, id: string, v: number): void {
  const row = grown.get(keyOf(kind, id));
  if (row) grown.set(keyOf(kind, id), { ...row, v });
  const doc = docs.get(keyOf(kind, id));
  if (doc) docs.set(keyOf(kind, id), { ...doc, v });
}

export function createRepairs(disk: () => Disk, now: () => number, boot: () => string, faults: DeviceFaults) {
  function restamp(serverNowMs: number): void {
    if (faults.noRestamp) return;
    const { outbox, grown, docs, seen } = disk();
    const told = outbox.map(({ kind, id }) => grown.get(keyOf(kind, id))?.body['told']).filter(isStamp);
    const { stamps, last } = restamped([...outbox.flatMap(({ fields }) => Object.values(fields)), ...told], {
      seen,
      latestMs: serverNowMs + maxFutureMs,
      nowMs: serverNowMs,
      boot: boot(),
    });
    const renewed = (s: Stamps): Stamps =>
      Object.fromEntries(Object.entries(s).map(([field, stamp]) => [field, stamps.get(stamp) ?? stamp]));
    disk().outbox = [];
    for (const { kind, id, turn, fields } of outbox) {
      const row = grown.get(keyOf(kind, id));
      const newTold = stamps.get(String(row?.body['told']));
      if (row && newTold !== undefined)
        grown.set(keyOf(kind, id), { ...row, body: { ...row.body, told: newTold } });
      const doc = docs.get(keyOf(kind, id));
      if (doc) docs.set(keyOf(kind, id), { ...doc, s: renewed(doc.s) });
      note(disk(), faults, { kind, id, turn, fields: renewed(fields) });
    }
    disk().hlc = last;
    disk().offsetMs = serverNowMs - now();
  }

  function numbered(): readonly (NumberedRow & { readonly story: string })[] {
    const { docs, grown } = disk();
    return [
      ...[...docs.values()].map(({ kind, id, v, f }) => ({ kind, id, v, story: storyOf(kind, id, f) })),
      ...[...grown.values()].map(({ kind, id, v, body }) => ({
        kind,
        id,
        v,
        story: storyOf(kind, id, body),
      })),
    ].filter(({ v }) => v > 0);
  }

  function waitAgain(rows: readonly NumberedRow[]): void {
    const depth = ({ kind, id }: NumberedRow) => {
      const row = disk().grown.get(keyOf(kind, id));
      return row ? Number(row.body['depth'] ?? 0) : Number.POSITIVE_INFINITY;
    };
    const front: Disk['outbox'][number][] = [];
    for (const { kind, id } of rows.toSorted((a, b) => (depth(a) < depth(b) ? -1 : 1))) {
      const synced = [...docKinds, ...grownKinds].find((each) => each === kind);
      const doc = disk().docs.get(keyOf(kind, id));
      if (!synced || (!doc && !disk().grown.has(keyOf(kind, id)))) continue;
      // Another device's place, at a scene that is neither here nor there: that device sends both again if it has them.
      if (doc?.kind === 'heads' && !disk().grown.has(keyOf('scenes', String(doc.f['scene'])))) {
        disk().docs.delete(keyOf(kind, id));
        forget(disk(), kind, id);
        continue;
      }
      if (faults.dropUnseen) {
        disk().docs.delete(keyOf(kind, id));
        disk().grown.delete(keyOf(kind, id));
        forget(disk(), kind, id);
        continue;
      }
      setVersion(disk(), kind, id, 0);
      if (doc) note(disk(), faults, { kind: synced, id, turn: null, fields: allFields(doc) });
      else {
        forget(disk(), kind, id);
        front.push({ kind: synced, id, turn: null, fields: {}, n: disk().nextN });
        disk().nextN += 1;
      }
    }
    disk().outbox = [...front, ...disk().outbox];
  }

  return { restamp, numbered, waitAgain };
}
