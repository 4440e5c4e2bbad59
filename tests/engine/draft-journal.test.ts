import { expect, test } from 'vitest';

import { ok } from '../../src/domain/result.ts';
import type { Draft } from '../../src/domain/story.ts';
import { createDraftJournal } from '../../src/engine/draft-journal.ts';
import { fakeDraft } from '../fakes.ts';
import { fakeClock } from '../game-table.ts';

test('PLAY-28 the journal writes at most every 50 ms, always the newest state, and the last one without fail', async () => {
  const clock = fakeClock(0);
  const writes: { at: number; passage: string }[] = [];
  const journal = createDraftJournal({
    save: (draft: Draft) => {
      writes.push({ at: clock.now(), passage: draft.passage });
      return Promise.resolve(ok(null));
    },
    clock,
    everyMs: 50,
    onFailure: () => expect.unreachable(),
  });
  for (let word = 0; word < 500; word += 1) {
    journal.note(fakeDraft({ passage: `word ${word}` }));
    clock.advance(1);
    await Promise.resolve();
  }
  await journal.settle();
  expect(writes.at(-1)?.passage).toBe('word 499');
  expect(writes.length).toBeGreaterThan(5);
  for (const [index, write] of writes.entries()) {
    if (index > 0) expect(write.at - (writes[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(50);
  }
});

test('a journal that cannot write says so once and writes no more', async () => {
  const clock = fakeClock(0);
  let failures = 0;
  let writes = 0;
  const journal = createDraftJournal({
    save: () => {
      writes += 1;
      return Promise.resolve({ ok: false, error: { type: 'disk-full' } });
    },
    clock,
    everyMs: 50,
    onFailure: () => (failures += 1),
  });
  journal.note(fakeDraft());
  expect(await journal.settle()).toEqual({ ok: false, error: { type: 'disk-full' } });
  journal.note(fakeDraft());
  expect(await journal.settle()).toMatchObject({ ok: false });
  expect({ failures, writes }).toEqual({ failures: 1, writes: 1 });
});
