import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  idsReplySchema,
  rowsReplySchema,
  sumsReplySchema,
  sumUp,
} from '../../../src/domain/protocol/audit.ts';
import { pullReplySchema } from '../../../src/domain/protocol/pull.ts';
import { pushReplySchema } from '../../../src/domain/protocol/push.ts';
import { readServerRows, serverRowSchema } from '../../../src/domain/protocol/rows.ts';
import { protocolVersion } from '../../../src/domain/protocol/version.ts';
import { fakeId } from '../../fakes.ts';

test('what a server may answer is what this version of the protocol says', () => {
  const schemas = [
    pushReplySchema,
    pullReplySchema,
    serverRowSchema,
    sumsReplySchema,
    idsReplySchema,
    rowsReplySchema,
  ];
  const text = JSON.stringify(schemas.map((schema) => z.toJSONSchema(schema, { unrepresentable: 'any' })));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // Who changes the hash asks himself whether programs out there still understand it; if not, the version rises.
  expect({ protocolVersion, hash }).toEqual({ protocolVersion: 1, hash: '2be74709caababdb' });
});

test('a row of a kind that is not known yet is passed over', () => {
  const known = { kind: 'scenes', id: fakeId(1), v: 3, body: { a: 1 } };
  expect(readServerRows([{ kind: 'wishes', id: fakeId(2), v: 4, f: {}, s: {} }, known, null, 7])).toEqual([
    { v: 3, row: { kind: 'scenes', id: fakeId(1), body: { a: 1 } } },
  ]);
});

test('sums of a story tell two sets of numbers apart that have the same sum', () => {
  const sums = (numbers: readonly number[]) => sumUp(numbers.map((v) => ({ story: 'a', v }))).get('a');
  expect(sums([1, 4])).not.toEqual(sums([2, 3]));
  expect(sums([3, 2, 9])).toEqual(sums([9, 3, 2]));
});
