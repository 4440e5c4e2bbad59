import { noStamp, type Stamps } from './stamp.ts';

/** The fields of a row that may change, with the stamp of each that somebody said something about. */
export type StampedFields = {
  readonly f: { readonly [field: string]: unknown };
  readonly s: Stamps;
};

/**
 * Two copies of one row as one. Each field has the value that was said last; under equal stamps, also where nobody said anything, the
 * value whose canonical JSON is greater, and a value rather than none. So every device comes to the same row, in whatever order and
 * however often copies arrive: the merge is commutative, associative and idempotent.
 */
export function mergeFields(a: StampedFields, b: StampedFields): StampedFields {
  const f: Record<string, unknown> = {};
  const s: Record<string, string> = {};
  // A field may be said to have no value: then only its stamp is there.
  for (const field of new Set([a.f, b.f, a.s, b.s].flatMap((part) => Object.keys(part)))) {
    const [ours, theirs] = [stampOf(a.s, field), stampOf(b.s, field)];
    const taken = ours > theirs || (ours === theirs && isGreater(a.f[field], b.f[field])) ? a : b;
    if (taken.f[field] !== undefined) f[field] = taken.f[field];
    const stamp = ours > theirs ? ours : theirs;
    if (stamp !== noStamp) s[field] = stamp;
  }
  return { f, s };
}

/** The stamp of a field; `noStamp` for one that nobody said anything about, and in a row that is too damaged to have stamps. */
export function stampOf(stamps: Stamps | null, field: string): string {
  return stamps?.[field] ?? noStamp;
}

/** JSON with the keys of every object in order, so that equal values have equal texts. `undefined` is the empty text. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ''
  );
}

/** Byte order, not that of a language: every device must come to the same answer. */
function isGreater(a: unknown, b: unknown): boolean {
  return canonicalJson(a) >= canonicalJson(b);
}
