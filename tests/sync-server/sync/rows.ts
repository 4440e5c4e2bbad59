import type { PushEntry } from '../../../src/domain/protocol/push.ts';
import type { Json } from '../../../src/domain/json.ts';
import type { DocKind } from '../../../src/domain/sync-kinds.ts';
import type { Stamps } from '../../../src/domain/stamp.ts';
import { fakeId } from '../../fakes.ts';

/** A stamp of a time. */
export const stampAt = (ms: number, boot = 'aaaaaaaaaaaa') =>
  `${ms.toString(16).padStart(12, '0')}0000${boot}`;

export function sceneEntry(
  n: number,
  more: {
    story?: string;
    parent?: string | null;
    told?: string;
    turn?: string | null;
    passage?: string;
  } = {},
): PushEntry {
  const { story = fakeId(1), parent = null, told = stampAt(1_000), turn = null, passage = 'Rain.' } = more;
  return {
    kind: 'scenes',
    id: fakeId(n),
    turn,
    v: 0,
    body: { id: fakeId(n), story, parent, told, passage, title: `Scene ${n}`, actions: [] },
  };
}

export function docEntry(
  kind: DocKind,
  n: number,
  f: { readonly [field: string]: Json },
  s: Stamps,
  more: { turn?: string | null; v?: number } = {},
): PushEntry {
  return { kind, id: fakeId(n), turn: more.turn ?? null, v: more.v ?? 0, f, s };
}

export const from = (entries: readonly PushEntry[], boot = 'aaaaaaaaaaaa', device = fakeId(901)) => ({
  device,
  boot,
  client: 1,
  epoch: null,
  entries,
});
