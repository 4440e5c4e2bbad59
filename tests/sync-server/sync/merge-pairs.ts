import fc from 'fast-check';
import { expect } from 'vitest';

import { canonicalJson, mergeFields, type StampedFields } from '../../../src/domain/merge.ts';
import { noStamp } from '../../../src/domain/stamp.ts';
import { hasBadText } from '../../../src/domain/text.ts';
import { stampAt } from './rows.ts';
import { openSql } from './sql-table.ts';

/* Pairs of copies, to be joined by the server and by the game. */

const sound = (value: unknown) => !hasBadText(value);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e21, 1e-7, 123456789012345680000, 1.5e300, 5e-324, 0.1, 1e-6, 100, 1e15, 1e16),
);
const word = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ maxLength: 4 }),
    fc.constantFrom(
      '',
      'a',
      '10',
      '9',
      '007',
      '4294967295',
      '4294967294',
      '\ue000',
      '\uffff',
      '🕯',
      '\u2028"\\\n',
    ),
  )
  .filter(sound);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    number,
    word,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 3 }),
  ),
}));
const stamp = fc.constantFrom(
  undefined,
  noStamp,
  stampAt(1),
  stampAt(1, 'bbbbbbbbbbbb'),
  stampAt(0xffffffffffff),
  stampAt(17),
);
const field = fc.record({ value: fc.option(anyValue, { nil: undefined }), stamp });

/** Copies of a row, odd ones too. */
const copy = fc
  .record({ a: field, b: field, c: field }, { requiredKeys: [] })
  .map((fields): StampedFields => {
    const f: Record<string, unknown> = {};
    const s: Record<string, string> = {};
    for (const [name, each] of Object.entries(fields)) {
      if (each?.value !== undefined) f[name] = JSON.parse(JSON.stringify(each.value));
      if (each?.stamp !== undefined) s[name] = each.stamp;
    }
    return { f, s };
  });

/** Has the server join some random pairs, and compares each with what the game makes of it. */
export async function compareMerges(count: number): Promise<void> {
  const { admin } = await openSql();
  const given = fc.sample(fc.tuple(copy, copy), { numRuns: count, seed: 20_261_124 });
  for (let from = 0; from < given.length; from += 500) {
    const some = given.slice(from, from + 500);
    const [row] = await admin.unsafe<{ answer: string }[]>(
      `select json_agg(json_build_object('f', m.f, 's', m.s) order by e.place)::text as answer
       from json_array_elements($1::json) with ordinality e (pair, place)
       cross join lateral app.merge_fields((e.pair #> '{0,f}')::jsonb, (e.pair #> '{0,s}')::jsonb,
         (e.pair #> '{1,f}')::jsonb, (e.pair #> '{1,s}')::jsonb) m`,
      [JSON.stringify(some)],
    );
    const theirs = JSON.parse(row?.answer ?? '[]') as StampedFields[];
    for (const [at, [a, b]] of some.entries()) {
      const ours = mergeFields(a, b);
      expect(canonicalJson(theirs[at]?.f), JSON.stringify([a, b])).toBe(canonicalJson(ours.f));
      expect(withoutEmpty(theirs[at]?.s ?? {})).toEqual(withoutEmpty(ours.s));
    }
  }
}

/** A stamp that says nothing may be left out. */
const withoutEmpty = (s: { readonly [field: string]: string }) =>
  Object.fromEntries(Object.entries(s).filter(([, each]) => each !== noStamp));

const same = (x: StampedFields, y: StampedFields) =>
  canonicalJson(x.f) === canonicalJson(y.f) &&
  canonicalJson(withoutEmpty(x.s)) === canonicalJson(withoutEmpty(y.s));

/** Joining is commutative, associative and idempotent. */
export const lawsOfJoining = fc.property(
  copy,
  copy,
  copy,
  (a, b, c) =>
    same(mergeFields(a, b), mergeFields(b, a)) &&
    same(mergeFields(mergeFields(a, b), c), mergeFields(a, mergeFields(b, c))) &&
    same(mergeFields(a, a), mergeFields(mergeFields(a, a), a)),
);
