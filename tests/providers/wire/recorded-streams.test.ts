import { describe, expect, test } from 'vitest';
import { bytesOf, faultyCuts, readPieces } from './read-pieces.ts';
import type { RecordedStream } from './read-pieces.ts';
import { recordedStreams } from './recorded-streams.ts';

const cases = recordedStreams();

test('PLAY-25 the suite of recorded streams is there', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
});

describe.each(cases)('PLAY-25 $wire $dialect: $name', (recorded) => {
  const bytes = bytesOf(recorded);

  test('is read as it should be', () => {
    const { text, usage, end } = readPieces([bytes], recorded);
    expect(text).toBe(recorded.text);
    expectEnd(end, recorded);
    if (recorded.usage) expect(usage).toEqual(recorded.usage);
  });

  test('gives the same wherever it is cut', () => {
    expect(faultyCuts(recorded)).toEqual([]);
  });
});

function expectEnd(end: ReturnType<typeof readPieces>['end'], recorded: RecordedStream) {
  if (recorded.error === undefined) {
    expect(end).toEqual({ type: 'finished', reason: recorded.finish });
    return;
  }
  if (end.type !== 'failed') throw new Error(`finished (${end.reason}) instead of ${recorded.error}`);
  expect(end.failure.error.type).toBe(recorded.error);
  if (recorded.retry !== undefined) expect(end.failure.retry).toBe(recorded.retry);
  if (recorded.waitMs !== undefined) expect(end.failure.waitMs).toBe(recorded.waitMs);
  if (recorded.mend !== undefined) expect(end.failure.mend).toBe(recorded.mend);
  if (recorded.retryAfterMs !== undefined)
    expect(end.failure.error).toHaveProperty('retryAfterMs', recorded.retryAfterMs);
  if (recorded.message !== undefined) expect(end.failure.error).toHaveProperty('message', recorded.message);
}
