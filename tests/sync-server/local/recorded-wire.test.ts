import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { recordWire } from '../../tools/wire/record-wire.ts';

test('the library sends what was written down when its version was pinned', async () => {
  const sent = await recordWire();
  expect(Object.keys(sent)).toEqual(['auth', 'rest', 'storage', 'realtime']);
  for (const [part, requests] of Object.entries(sent)) {
    // A change is looked at, and then written down anew: node tests/tools/record-wire.mjs
    const recorded: unknown = JSON.parse(readFileSync(`tests/fixtures/wire/${part}.json`, 'utf8'));
    expect(JSON.parse(JSON.stringify(requests))).toEqual(recorded);
    expect(requests.length).toBeGreaterThan(0);
  }
});
