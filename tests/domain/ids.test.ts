import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createIdSource, isId, sharedId } from '../../src/domain/ids.ts';
import { isStamp, nextStamp, noStamp } from '../../src/domain/stamp.ts';

const boot = fc.stringMatching(/^[0-9a-f]{12}$/);
const wall = fc.integer({ min: 0, max: 2 ** 47 });

test('ids sort in the order in which they were made, whatever the clock and chance do', () => {
  fc.assert(
    fc.property(
      fc.array(wall, { minLength: 2, maxLength: 50 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
      (times, bytes) => {
        let call = 0;
        const ids = createIdSource(
          () => times[call++ % times.length] ?? 0,
          (length) => Uint8Array.from({ length }, () => bytes.next().value ?? 0),
        );
        const made = times.map(() => ids.next());
        expect(made.every(isId)).toBe(true);
        expect(made).toEqual([...made].sort());
        expect(new Set(made).size).toBe(made.length);
      },
    ),
  );
});

test('an id derived from words is the same everywhere and differs when a word does', () => {
  expect(sharedId('head', 'a', 'b')).toBe(sharedId('head', 'a', 'b'));
  expect(sharedId('head', 'ab', '')).not.toBe(sharedId('head', 'a', 'b'));
  expect(isId(sharedId('head', 'a', 'b'))).toBe(true);
});

test('a stamp is later than the one before it, also when the clock goes back or a counter runs over', () => {
  fc.assert(
    fc.property(fc.array(wall, { minLength: 1, maxLength: 60 }), boot, (times, who) => {
      let last = noStamp;
      for (const time of times) {
        const next = nextStamp(last, time, who);
        expect(isStamp(next)).toBe(true);
        expect(next > last).toBe(true);
        last = next;
      }
    }),
  );
  const full = `${'000000000001'}ffff${'0'.repeat(12)}`;
  expect(nextStamp(full, 0, 'aaaaaaaaaaaa')).toBe('0000000000020000aaaaaaaaaaaa');
});
