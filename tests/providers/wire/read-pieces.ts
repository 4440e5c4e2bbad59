import type { RemoteProvider } from '../../../src/domain/providers.ts';
import { wires } from '../../../src/providers/catalog.ts';
import type { AnswerEnd } from '../../../src/providers/wire/answer.ts';
import { createAnswer } from '../../../src/providers/wire/answer.ts';
import { redactor } from '../../../src/providers/wire/call-failure.ts';

/** A case of tests/fixtures/streams; see the README there. */
export type RecordedStream = {
  /** The folder that it lies in. */
  readonly wire: RemoteProvider['wire'];
  readonly dialect: string;
  readonly name: string;
  readonly body?: string;
  readonly base64?: string;
  readonly status?: number;
  readonly text: string;
  readonly finish?: string;
  readonly error?: string;
  readonly retry?: boolean;
  readonly waitMs?: number;
  readonly retryAfterMs?: number | null;
  readonly mend?: string;
  readonly message?: string;
  readonly usage?: object;
};

export function bytesOf({ body, base64 }: RecordedStream): Uint8Array {
  return base64 === undefined
    ? new TextEncoder().encode(body ?? '')
    : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Reads an answer that came in these pieces. */
export function readPieces(
  pieces: readonly Uint8Array[],
  { wire, status = 200 }: Pick<RecordedStream, 'wire' | 'status'>,
): { text: string; usage: object | null; end: AnswerEnd } {
  const answer = createAnswer(wires[wire], { firstToken: () => {}, finished: () => {} });
  answer.open(status >= 200 && status < 300);
  let text = '';
  let usage: object | null = null;
  const take = () => {
    for (const event of answer.take()) {
      if (event.type === 'text') text += event.text;
      else if (event.type === 'restart') text = '';
      else {
        const { type: _, ...numbers } = event;
        usage = numbers;
      }
    }
  };
  for (const piece of pieces) {
    if (!answer.isOver()) answer.feed(piece);
    take();
  }
  answer.end();
  take();
  const asked = {
    host: 'host.test',
    ownAddress: true,
    model: 'tiny',
    nowMs: 0,
    redact: redactor(null),
  } as const;
  return { text, usage, end: answer.result({ status, retryAfter: null }, asked) };
}

/** Where an answer comes out otherwise when it is cut: the places of one cut; -1 when it is cut into single bytes. */
export function faultyCuts(recorded: RecordedStream): readonly number[] {
  const bytes = bytesOf(recorded);
  const whole = JSON.stringify(readPieces([bytes], recorded));
  const different: number[] = [];
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)];
    if (JSON.stringify(readPieces(pieces, recorded)) !== whole) different.push(cut);
  }
  const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
  if (JSON.stringify(readPieces(single, recorded)) !== whole) different.push(-1);
  return different;
}

/** What of a case comes out otherwise than it says; '' when nothing does. */
export function faultOf(recorded: RecordedStream): string {
  const { text, usage, end } = readPieces([bytesOf(recorded)], recorded);
  if (text !== recorded.text) return `text ${JSON.stringify(text)}`;
  if (recorded.usage && JSON.stringify(usage) !== JSON.stringify({ ...usage, ...recorded.usage }))
    return 'usage';
  if (recorded.error === undefined)
    return end.type === 'finished' && end.reason === recorded.finish ? '' : `end ${JSON.stringify(end)}`;
  return end.type === 'failed' && end.failure.error.type === recorded.error
    ? ''
    : `end ${JSON.stringify(end)}`;
}
