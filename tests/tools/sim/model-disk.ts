import type { Json } from '../../../src/domain/json.ts';
import { stampOf } from '../../../src/domain/merge.ts';
import type { SyncState } from '../../../src/domain/ports/sync-store.ts';
import { nextStamp, noStamp, type Stamp, type Stamps } from '../../../src/domain/stamp.ts';
import type { DocKind, GrownKind, SyncedKind } from '../../../src/domain/sync-kinds.ts';

/* What a device of the simulator has on its disk. Rows are never changed in place, so that a disk is copied quickly. */

export type Fields = { readonly [field: string]: Json };
export type Grown = {
  readonly kind: GrownKind;
  readonly id: string;
  readonly body: Fields;
  readonly v: number;
};
export type Doc = {
  readonly kind: DocKind;
  readonly id: string;
  readonly f: Fields;
  readonly s: Stamps;
  readonly v: number;
};
export type Waiting = {
  readonly n: number;
  readonly kind: SyncedKind;
  readonly id: string;
  readonly turn: string | null;
  readonly fields: Stamps;
};

export type Disk = {
  readonly grown: Map<string, Grown>;
  readonly docs: Map<string, Doc>;
  outbox: readonly Waiting[];
  nextN: number;
  readonly refused: Map<string, { readonly waiting: Waiting; readonly story: string; readonly code: string }>;
  /** Rows that are written once whose words the server has otherwise, as they were here. */
  readonly kept: Map<string, { readonly story: string; readonly body: Fields }>;
  readonly buried: Map<string, string>;
  /** Scenes that were told after their story or branch was deleted for good. */
  readonly aside: Map<string, Fields>;
  state: SyncState;
  hlc: Stamp;
  seen: Stamp;
  offsetMs: number;
  beatMs: number;
  /** Pushes that were answered; only a planted fault looks at it. */
  pushes: number;
};

/** Faults that a test may plant into a device. */
export type DeviceFaults = {
  /** An answer settles a row whatever was said of it meanwhile. */
  readonly ackAll?: boolean;
  /** A row that waits keeps its place when something is said anew. */
  readonly oldOrder?: boolean;
  /** What a machine fills in is stamped as if a hand had said it. */
  readonly stampDefaults?: boolean;
  readonly alwaysForward?: boolean;
  /** Pages are taken in whatever the cursor is by now. */
  readonly noCompare?: boolean;
  /** What a server answers beside numbers is not looked at. */
  readonly ignoreJoined?: boolean;
  /** What the server does not have any more is dropped here too. */
  readonly dropUnseen?: boolean;
  /** Rows of what was deleted for good are taken in, and deleting removes nothing that waits. */
  readonly resurrect?: boolean;
  /** Rows go out though a scene before them was refused. */
  readonly noHold?: boolean;
  /** The cursor is written before the rows of its page. */
  readonly cursorFirst?: boolean;
  readonly noRestamp?: boolean;
  /** A new life of the server's copy is not noticed. */
  readonly ignoreEpoch?: boolean;
  /** Rows are joined as a whole, not field by field. */
  readonly wholeRows?: boolean;
  /** What is newer here than on the server is not sent again. */
  readonly noHealing?: boolean;
  /** What waits goes on waiting when the server's own took its place, and once that is taken no other words are kept. */
  readonly forgetsKept?: boolean;
};

export const keyOf = (kind: string, id: string) => `${kind}:${id}`;

export function emptyDisk(device: string): Disk {
  return {
    grown: new Map(),
    docs: new Map(),
    outbox: [],
    nextN: 1,
    refused: new Map(),
    kept: new Map(),
    buried: new Map(),
    aside: new Map(),
    state: { device, cursors: { d: 0, s: 0 }, epoch: null, auditedAt: 0 },
    hlc: noStamp,
    seen: noStamp,
    offsetMs: 0,
    beatMs: 0,
    pushes: 0,
  };
}

export function copyDisk(disk: Disk): Disk {
  return {
    ...disk,
    grown: new Map(disk.grown),
    docs: new Map(disk.docs),
    refused: new Map(disk.refused),
    kept: new Map(disk.kept),
    buried: new Map(disk.buried),
    aside: new Map(disk.aside),
  };
}

export function takeStamp(disk: Disk, nowMs: number, boot: string): Stamp {
  disk.hlc = nextStamp(disk.hlc, nowMs + disk.offsetMs, boot);
  return disk.hlc;
}

export function waitingOf(disk: Disk, kind: string, id: string): Waiting | undefined {
  return disk.outbox.find((each) => each.kind === kind && each.id === id);
}

export function forget(disk: Disk, kind: string, id: string): void {
  disk.outbox = disk.outbox.filter((each) => !(each.kind === kind && each.id === id));
}

/** As the outbox of the game: what is said anew goes to the end of the line. */
export function note(disk: Disk, faults: DeviceFaults, waiting: Omit<Waiting, 'n'>): void {
  const before = waitingOf(disk, waiting.kind, waiting.id);
  const fields = { ...before?.fields, ...waiting.fields };
  const turn = waiting.turn ?? before?.turn ?? null;
  if (before && faults.oldOrder) {
    disk.outbox = disk.outbox.map((each) => (each === before ? { ...each, fields, turn } : each));
    return;
  }
  forget(disk, waiting.kind, waiting.id);
  disk.outbox = [...disk.outbox, { ...waiting, turn, fields, n: disk.nextN }];
  disk.nextN += 1;
}

/** Says something of a row; `by` machine says it without a stamp, and not over what a hand said. */
export function say(
  disk: Disk,
  faults: DeviceFaults,
  kind: DocKind,
  id: string,
  change: Fields,
  stamp: Stamp,
  turn: string | null = null,
  defaults: Fields = {},
): void {
  const known = disk.docs.get(keyOf(kind, id));
  const fields = Object.entries(change).filter(
    ([field]) => stamp !== noStamp || stampOf(known?.s ?? {}, field) === noStamp,
  );
  const stamps = Object.fromEntries(fields.map(([field]) => [field, stamp]));
  const s = stamp === noStamp ? (known?.s ?? {}) : { ...known?.s, ...stamps };
  const f = { ...(known ? known.f : defaults), ...Object.fromEntries(fields) };
  disk.docs.set(keyOf(kind, id), { kind, id, f, s, v: known?.v ?? 0 });
  const others = known ? {} : Object.fromEntries(Object.keys(defaults).map((field) => [field, noStamp]));
  note(disk, faults, { kind, id, turn, fields: { ...others, ...stamps } });
}

export function tell(disk: Disk, faults: DeviceFaults, id: string, body: Fields, turn: string | null): void {
  disk.grown.set(keyOf('scenes', id), { kind: 'scenes', id, body, v: 0 });
  note(disk, faults, { kind: 'scenes', id, turn, fields: {} });
}
