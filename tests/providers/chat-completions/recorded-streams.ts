import { readFileSync, readdirSync } from 'node:fs';
import type { AnswerEnd } from '../../../src/providers/chat-completions/answer.ts';
import { createAnswer } from '../../../src/providers/chat-completions/answer.ts';
import { redactor } from '../../../src/providers/chat-completions/call-failure.ts';

/** A case of tests/fixtures/streams; see the README there. */
export type RecordedStream = {
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

const folder = new URL('../../fixtures/streams/', import.meta.url);

export function recordedStreams(): readonly RecordedStream[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Omit<
      RecordedStream,
      'dialect'
    >[];
    return cases.map((each) => ({ ...each, dialect: file.replace('.json', '') }));
  });
}

export function bytesOf({ body, base64 }: RecordedStream): Uint8Array {
  return base64 === undefined
    ? new TextEncoder().encode(body ?? '')
    : new Uint8Array(Buffer.from(base64, 'base64'));
}

/** Reads an answer that came in these pieces. */
export function readPieces(
  pieces: readonly Uint8Array[],
  status = 200,
): { text: string; usage: object | null; end: AnswerEnd } {
  const answer = createAnswer({ firstToken: () => {}, finished: () => {} });
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
    provider: 'server',
    model: 'tiny',
    nowMs: 0,
    redact: redactor(null),
  } as const;
  return { text, usage, end: answer.result({ status, retryAfter: null }, asked) };
}
