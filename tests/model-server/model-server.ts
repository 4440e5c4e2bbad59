import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, Play } from './faults.ts';
import { asChatCall, messagesModels, messagesSpeech } from './messages.ts';
import { pause, playAnswer } from './play.ts';
import { answerFor, useOf } from './prose.ts';
import type { CallUse } from './prose.ts';

/** A request as it came over the wire. */
export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed when it is JSON. */
  readonly body: unknown;
  /** What a chat completion was for. */
  readonly use: CallUse | null;
  /** Resolves when the client has gone or the answer is sent. */
  readonly closed: Promise<'sent' | 'aborted'>;
};

export type ModelServer = {
  /** Base address, with '/v1'. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Chat completions among them. */
  readonly calls: () => readonly RecordedRequest[];
  /** Resolves with the request number `count` (from 1) as soon as it has come. */
  readonly request: (count: number) => Promise<RecordedRequest>;
  /** Adds faults; each is played by the next calls that it fits. */
  readonly play: (...faults: readonly Fault[]) => void;
  /** Forgets requests and faults. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

/** The models of the list. */
const models = [
  {
    id: 'stand-in/teller',
    name: 'Stand-in Teller',
    context_length: 8192,
    pricing: { prompt: '0.000001', completion: '0.000002' },
    supported_parameters: ['temperature', 'max_tokens'],
  },
  {
    id: 'stand-in/free',
    name: 'Stand-in Free',
    context_length: 4096,
    pricing: { prompt: '0', completion: '0' },
    supported_parameters: [],
  },
];

/**
 * An OpenAI-compatible server of our own for tests, which also speaks Anthropic's protocol under '/messages', on a free port of this machine: it answers every call of the product with invented prose, plays
 * faults on demand and keeps what it was asked. `POST /control` takes `{ faults: Fault[], reset?: boolean }`, `GET /control` gives the requests.
 */
export async function startModelServer(
  script: readonly Fault[] = [],
  /** `passageAfterMs`: a passage begins so many milliseconds late, so that the title which is asked for beside it always comes first. */
  options: { readonly port?: number; readonly passageAfterMs?: number } = {},
): Promise<ModelServer> {
  let requests: RecordedRequest[] = [];
  let faults: { fault: Fault; left: number }[] = [];
  let waiting: { readonly count: number; readonly resolve: (request: RecordedRequest) => void }[] = [];
  let turn = 0;
  /** The turn of the last title: it is asked for beside its passage, and comes before it or after. */
  let titled = 0;

  const play = (...more: readonly Fault[]) => {
    faults.push(...more.map((fault) => ({ fault, left: fault.times ?? 1 })));
  };
  const reset = () => {
    requests = [];
    faults = [];
    turn = 0;
    titled = 0;
  };
  const nextPlay = (use: Fault['use']): Play => {
    const found = faults.find(({ fault }) => fault.use === undefined || fault.use === use);
    if (!found) return { type: 'stream', tokensPerSecond: 0 };
    found.left -= 1;
    if (found.left <= 0) faults = faults.filter((each) => each !== found);
    return found.fault.play;
  };
  const record = (request: RecordedRequest) => {
    requests.push(request);
    waiting = waiting.filter(({ count, resolve }) => {
      if (requests.length < count) return true;
      resolve(request);
      return false;
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(corsHeaders(request))) response.setHeader(name, value);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = parse(await readAll(request));
    if (path === '/control') return control(request, response, body);
    const isMessage = path.endsWith('/messages');
    const isCall = request.method === 'POST' && (isMessage || path.endsWith('/chat/completions'));
    const asked = (isCall ? (isMessage ? asChatCall(body) : body) : {}) as Parameters<typeof useOf>[0] & {
      stream?: boolean;
      model?: string;
    };
    const use = isCall ? useOf(asked) : null;
    record({
      method: request.method ?? '',
      path,
      headers: request.headers,
      body,
      use,
      closed: closingOf(response),
    });
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method === 'GET' && /\/models(\/user)?$/.test(path)) {
      return playAnswer({
        request,
        response,
        play: nextPlay('models'),
        json: messagesModels(request) ?? { object: 'list', data: models },
      });
    }
    if (!isCall)
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404 page not found');
    if (use === 'passage' || use === 'turn') turn += 1;
    if (use === 'title') titled = Math.max(turn, titled + 1);
    const text = answerFor(asked, use === 'title' ? titled : turn);
    const played = nextPlay(use ?? undefined);
    if (use === 'passage' && options.passageAfterMs !== undefined) await pause(options.passageAfterMs);
    return playAnswer({
      request,
      response,
      play: played,
      text,
      model: asked.model ?? 'stand-in/teller',
      stream: asked.stream !== false,
      ...(isMessage ? { speech: messagesSpeech } : {}),
    });
  };

  const control = (request: IncomingMessage, response: ServerResponse, body: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method === 'POST') {
      const order = (body ?? {}) as { readonly faults?: readonly Fault[]; readonly reset?: boolean };
      if (order.reset) reset();
      play(...(order.faults ?? []));
    }
    const told = requests.map(({ method, path, headers, body: sent, use }) => ({
      method,
      path,
      headers,
      body: sent,
      use,
    }));
    response.end(JSON.stringify({ requests: told, faults: faults.length }));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  play(...script);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return requests;
    },
    calls: () => requests.filter((request) => request.use !== null),
    request: (count) => {
      const known = requests[count - 1];
      return known ? Promise.resolve(known) : new Promise((resolve) => waiting.push({ count, resolve }));
    },
    play,
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Any page may ask, with any header. */
function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
}

function closingOf(response: ServerResponse): Promise<'sent' | 'aborted'> {
  return new Promise((resolve) =>
    response.once('close', () => resolve(response.writableFinished ? 'sent' : 'aborted')),
  );
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === '' ? null : text;
  }
}
