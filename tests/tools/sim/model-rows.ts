import { canonicalJson, stampOf } from '../../../src/domain/merge.ts';
import { isId } from '../../../src/domain/ids.ts';
import type { Json } from '../../../src/domain/json.ts';
import { laterStamp, noStamp, type Stamp, type Stamps } from '../../../src/domain/stamp.ts';

/* What the simulator's server keeps. */

export type Fields = { readonly [field: string]: Json };
export type GrownRow = {
  readonly kind: string;
  readonly id: string;
  readonly story: string | null;
  readonly body: Fields;
  readonly v: number;
  readonly origin: string;
};
export type DocRow = {
  readonly kind: string;
  readonly id: string;
  readonly story: string | null;
  readonly f: Fields;
  readonly s: Stamps;
  readonly v: number;
  readonly trashedAt: number | null;
};
/** The copy of one account. */
export type Account = {
  v: number;
  epoch: string;
  readonly grown: Map<string, GrownRow>;
  readonly docs: Map<string, DocRow>;
  /** The deletions for good that a scene lies below. */
  readonly buried: Map<string, Set<string>>;
};

/** Faults that a test may plant into the server. */
export type ServerFaults = {
  /** Numbers are given out when a push begins, and rows can be seen when it ends: one begun earlier may end later. */
  readonly lateCommits?: boolean;
  /** What arrives last wins. */
  readonly lastArrivalWins?: boolean;
  /** Rows are taken for whoever they are of. */
  readonly anySpace?: boolean;
  /** A device's pushes are counted, and one of a number that was taken is not looked at. */
  readonly countsPushes?: boolean;
  /** What was deleted for good is taken again. */
  readonly forgetsPurges?: boolean;
  /** Numbers go on counting when nothing changes. */
  readonly alwaysNumbers?: boolean;
  /** A push is taken of whoever has read another life of the copy. */
  readonly anyEpoch?: boolean;
  /** Of a scene that comes again the last copy is kept. */
  readonly overwrites?: boolean;
};

/** The stamp up to which a thing is deleted for good, or `null`. */
export function purgedAt({ f, s }: { readonly f: object; readonly s: Stamps }): Stamp | null {
  const { purged, lifted } = { purged: null, lifted: null, ...f } as { purged: unknown; lifted: unknown };
  if (purged !== true) return null;
  const at = stampOf(s, 'purged');
  return lifted === true && stampOf(s, 'lifted') > at ? null : at;
}

export function idOf(value: Json | undefined): string | null {
  return typeof value === 'string' && isId(value) ? value : null;
}

export function toldOf(body: Json): string | null {
  return typeof body === 'object' && body !== null && 'told' in body ? String(body['told']) : null;
}

export function same(a: { f: object; s: Stamps }, b: { f: object; s: Stamps }): boolean {
  const said = (s: Stamps) => Object.fromEntries(Object.entries(s).filter(([, stamp]) => stamp !== noStamp));
  return canonicalJson(a.f) === canonicalJson(b.f) && canonicalJson(said(a.s)) === canonicalJson(said(b.s));
}

/** The deletion for good of a branch that a scene lies below and until when; of several, the one that reaches furthest. */
export function graveOf(
  { buried, docs }: Pick<Account, 'buried' | 'docs'>,
  scene: string,
): { readonly purge: string; readonly at: Stamp | null } | null {
  const graves = [...(buried.get(scene) ?? [])].toSorted().map((purge) => {
    const row = docs.get(`purges:${purge}`);
    return { purge, at: row ? purgedAt(row) : null };
  });
  return graves.toSorted((a, b) => ((a.at ?? '') > (b.at ?? '') ? -1 : a.at === b.at ? 0 : 1))[0] ?? null;
}

export function wire(account: Pick<Account, 'buried' | 'docs'>, row: object): unknown {
  const { kind, id, v, body, f, s } = row as {
    kind: string;
    id: string;
    v: number;
    body?: Json;
    f?: Json;
    s?: Json;
  };
  const purge = kind === 'scenes' ? graveOf(account, id)?.purge : undefined;
  if (body === undefined) return { kind, id, v, f, s };
  return purge === undefined ? { kind, id, v, body } : { kind, id, v, body, purge };
}

/** The greatest stamp of some. */
export const newestOf = (stamps: Iterable<Stamp>) => [...stamps].reduce(laterStamp, noStamp);
