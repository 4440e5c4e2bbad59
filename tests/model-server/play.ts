import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostileContent } from './faults.ts';
import type { Play } from './faults.ts';

type Answer = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly play: Play;
} & (
  | {
      readonly text: string;
      readonly model: string;
      readonly stream: boolean;
      /** @defaultValue that of chat completions */
      readonly speech?: Speech;
    }
  /** An answer that is no chat completion. */
  | { readonly json: unknown }
);

/** How an answer is put into lines, in the wire of one kind of provider. */
export type Speech = {
  readonly begin: (model: string) => string;
  readonly word: (text: string, model: string) => string;
  /** A thought that is kept apart from the answer. */
  readonly thought: (text: string, model: string) => string;
  readonly failure: (code: number, message: string) => string;
  /** @param finish why it stopped, as chat completions say it; `null`: not said */
  readonly end: (finish: string | null, text: string, model: string) => string;
};

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (model: string, delta: object, finishReason: string | null = null) =>
  event({
    id: 'gen-stand-in',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });

const chatSpeech: Speech = {
  begin: (model) => chunk(model, { role: 'assistant', content: '' }),
  word: (text, model) => chunk(model, { content: text }),
  thought: (text, model) => chunk(model, { reasoning: text }),
  failure: (code, message) =>
    event({
      error: { code, message },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    }),
  end: (finish, text, model) =>
    (finish === null ? '' : chunk(model, {}, finish)) +
    event({ object: 'chat.completion.chunk', model, choices: [], usage: usageOf(text) }),
};

/** Plays one answer with its fault. */
export async function playAnswer(answer: Answer): Promise<void> {
  const { response, play } = answer;
  if (play.type === 'reset' && play.afterTokens === null) {
    response.socket?.resetAndDestroy();
    return;
  }
  if (play.type === 'status') {
    if (play.afterMs !== undefined) await pause(play.afterMs);
    return sendStatus(response, play);
  }
  if (play.type === 'html') {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Welcome</title><h1>Please sign in to the hotel network</h1>');
    return;
  }
  if (play.type === 'raw') {
    response.writeHead(200, { 'Content-Type': play.contentType ?? 'text/event-stream' }).end(play.body);
    return;
  }
  if (play.type === 'replay') return replay(response, play);
  if ('json' in answer) {
    if (play.type === 'hang') return;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.json));
    return;
  }
  const text = textOf(play) ?? answer.text;
  const finish = play.type === 'text' && play.finish !== undefined ? play.finish : 'stop';
  if (play.type === 'whole' || !answer.stream) {
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }];
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ object: 'chat.completion', model: answer.model, choices, usage: usageOf(text) }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  response.flushHeaders();
  await sendStream({
    response,
    play,
    text,
    finish,
    model: answer.model,
    speech: answer.speech ?? chatSpeech,
  });
}

/** What the play says in place of the server's own words, if anything. */
function textOf(play: Play): string | undefined {
  switch (play.type) {
    case 'text':
    case 'stream':
      return play.text;
    case 'hostile':
      return hostileContent[play.content];
    case 'empty':
      return '';
    default:
      return undefined;
  }
}

/** The pieces come as far apart as they were, whatever each write takes. */
async function replay(response: ServerResponse, play: Extract<Play, { type: 'replay' }>): Promise<void> {
  const { bytes, status, pieceBytes, everyMs } = play;
  response.writeHead(status, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  const startedMs = performance.now();
  for (let at = 0, piece = 1; at < bytes.length && !response.destroyed; at += pieceBytes, piece += 1) {
    await write(response, bytes.subarray(at, at + pieceBytes));
    const earlyMs = startedMs + piece * everyMs - performance.now();
    if (earlyMs > 0) await pause(earlyMs);
  }
  response.end();
}

function sendStatus(response: ServerResponse, play: Extract<Play, { type: 'status' }>): void {
  const message = play.message ?? `Fault ${play.status}`;
  const wait = play.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(play.retryAfterSeconds) };
  const body = play.body ?? { error: { code: play.status, message } };
  response.writeHead(play.status, { 'Content-Type': 'application/json', ...wait });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function sendStream(options: {
  readonly response: ServerResponse;
  readonly play: Play;
  readonly text: string;
  readonly finish: string | null;
  readonly model: string;
  readonly speech: Speech;
}): Promise<void> {
  const { response, play, model, finish, speech } = options;
  const lineEnd = play.type === 'line-ends' ? play.with : '\n';
  let bytes = Buffer.alloc(0);
  const send = async (lines: string) => {
    const data = Buffer.from(lines.replaceAll('\n', lineEnd));
    if (play.type !== 'cut') return write(response, data);
    bytes = Buffer.concat([bytes, data]);
    while (bytes.length >= play.bytes) {
      await write(response, bytes.subarray(0, play.bytes));
      bytes = bytes.subarray(play.bytes);
    }
  };
  if (play.type === 'comments') await send(': STAND-IN PROCESSING\n\n'.repeat(3));
  await send(speech.begin(model));
  if (play.type === 'reasoning') {
    const thought = 'The player wants a scene. I should keep it short.';
    const pieces =
      play.as === 'field'
        ? [speech.thought(thought, model)]
        : ['<thi', `nk>${thought}</thi`, 'nk>\n\n'].map((piece) => speech.word(piece, model));
    for (const piece of pieces) await send(piece);
  }
  const tokens = options.text.match(/\s*\S{1,5}|\s+$/g) ?? [];
  const startedMs = performance.now();
  for (const [index, token] of tokens.entries()) {
    if (response.destroyed) return;
    if ('afterTokens' in play && index === play.afterTokens) break;
    await send(speech.word(token, model));
    if (play.type === 'comments' && index % 5 === 0) await send(': ping\n\n');
    if (play.type === 'stream' && play.tokensPerSecond > 0) {
      // A timer comes late by a millisecond or more: the next tokens make up for it.
      const earlyMs = startedMs + ((index + 1) * 1000) / play.tokensPerSecond - performance.now();
      if (earlyMs > 0) await pause(earlyMs);
    }
  }
  if (play.type === 'hang') {
    if (play.comments) await send(': still here\n\n');
    return;
  }
  if (play.type === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (play.type === 'error-event') {
    await send(speech.failure(play.code ?? 502, 'The provider went away'));
    response.end();
    return;
  }
  if (play.type !== 'end-early') {
    await send(speech.end(finish, options.text, model));
    if (play.type !== 'no-done' && speech === chatSpeech) await send('data: [DONE]\n\n');
  }
  if (bytes.length > 0) await write(response, bytes);
  response.end();
}

/** Waits for the kernel to take each piece, so that pieces stay pieces and a slow reader slows the server. */
function write(response: ServerResponse, data: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.write(data, () => resolve());
  });
}

const usageOf = (text: string) => ({
  prompt_tokens: 700,
  completion_tokens: Math.ceil(text.length / 4),
  total_tokens: 700 + Math.ceil(text.length / 4),
});

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
