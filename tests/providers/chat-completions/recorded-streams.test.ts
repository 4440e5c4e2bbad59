import { describe, expect, test } from 'vitest';
import { bytesOf, readPieces, recordedStreams } from './recorded-streams.ts';
import type { RecordedStream } from './recorded-streams.ts';

const cases = recordedStreams();

test('PLAY-25 the suite of recorded streams is there', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100);
});

describe.each(cases)('PLAY-25 $dialect: $name', (recorded) => {
  const bytes = bytesOf(recorded);

  test('is read as it should be', () => {
    const { text, usage, end } = readPieces([bytes], recorded.status);
    expect(text).toBe(recorded.text);
    expectEnd(end, recorded);
    if (recorded.usage) expect(usage).toEqual(recorded.usage);
  });

  test('gives the same wherever it is cut', () => {
    const whole = JSON.stringify(readPieces([bytes], recorded.status));
    const different: number[] = [];
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)];
      if (JSON.stringify(readPieces(pieces, recorded.status)) !== whole) different.push(cut);
    }
    expect(different).toEqual([]);
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(JSON.stringify(readPieces(single, recorded.status))).toBe(whole);
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
