import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';

import { control } from './control.ts';
import { readForm, type FormRecord } from './form.ts';
import type { Event } from './objects.ts';
import { checkParameters } from './parameter-types.ts';
import { isRefusal, routes, type Refusal } from './routes.ts';
import { createShop, type Shop } from './shop.ts';

/** What goes wrong on the way. */
export type Trouble = {
  /** Every connection is cut before anything is read: the provider is away. */
  away: boolean;
  /** So many of the next requests are answered 500 and do nothing. */
  failNext: number;
  /** So many of the next requests are carried out, and their answers are lost. */
  loseNext: number;
  /** Milliseconds before each answer. */
  delayMs: number;
  /** Only requests whose path begins so are troubled. */
  path: string;
};

/** A Stripe of one's own on loopback, which keeps what it is told. Made for each test. */
export type StripeServer = {
  readonly url: string;
  readonly shop: Shop;
  readonly trouble: Trouble;
  /** Every request to the API that was answered: method, path and status. */
  readonly requests: string[];
  /**
   * Sends what happened and was not sent yet to a webhook, each message twice and the newest first, unless told otherwise; the answers'
   * statuses. @param options.shuffle puts the messages into another order
   */
  readonly deliver: (
    send: (body: string, signature: string) => Promise<number>,
    options?: {
      readonly copies?: number;
      readonly shuffle?: (messages: readonly Event[]) => readonly Event[];
    },
  ) => Promise<readonly { readonly type: string; readonly status: number }[]>;
  /** Forgets what happened and was not sent: lost messages. */
  readonly loseMessages: () => void;
  readonly close: () => Promise<void>;
};

export const secretKey = 'sk_test_standin';
export const webhookSecret = 'whsec_standin';

export async function startStripeServer(options: { readonly nowS?: number } = {}): Promise<StripeServer> {
  const shop = createShop(options.nowS ?? Math.floor(Date.now() / 1000));
  const trouble: Trouble = { away: false, failNext: 0, loseNext: 0, delayMs: 0, path: '/' };
  const requests: string[] = [];
  // Answers by key, as the first version of the API keeps them: the failures too.
  const kept = new Map<
    string,
    { readonly given: string; readonly status: number; readonly answer: object }
  >();
  const signer = new Stripe(secretKey, { telemetry: false });
  const sign = (payload: string) =>
    signer.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  let sent = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
    const body = Buffer.concat(parts).toString('utf8');
    if (url.pathname === '/__control') {
      // Pages of a test ask from another origin.
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      return void response.end(request.method === 'POST' ? JSON.stringify(control(shop, body, sign)) : '');
    }
    const isTroubled = url.pathname.startsWith(trouble.path);
    if (trouble.away && isTroubled) return void request.socket.destroy();
    if (trouble.delayMs > 0 && isTroubled) await wait(trouble.delayMs);
    const { status, answer } = answerOnce(request, url, body);
    requests.push(`${request.method} ${url.pathname} ${status}`);
    if (trouble.loseNext > 0 && isTroubled) {
      trouble.loseNext -= 1;
      return void request.socket.destroy();
    }
    const shown = isRefusal(answer) ? { error: errorOf(answer) } : answer;
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': shop.newId('req'),
      'stripe-should-retry': status === 500 ? 'true' : 'false',
    });
    response.end(JSON.stringify(shown));
  };

  const answerOnce = (
    request: IncomingMessage,
    url: URL,
    body: string,
  ): { status: number; answer: object } => {
    if (trouble.failNext > 0 && url.pathname.startsWith(trouble.path)) {
      trouble.failNext -= 1;
      return refused({ status: 500, code: 'api_error', message: 'Something went wrong on our side.' });
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refused({ status: 401, code: 'authentication', message: 'Invalid API Key provided' });
    }
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' && request.method === 'POST' ? key : null;
    const given = `${request.method} ${url.pathname} ${body}`;
    const before = name === null ? undefined : kept.get(name);
    if (before && before.given !== given) {
      return refused({
        status: 400,
        code: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (before) return before;
    const found = route(
      request.method ?? 'GET',
      url,
      readForm(request.method === 'POST' ? body : url.search.slice(1)),
    );
    const status = isRefusal(found) ? found.status : 200;
    const answer = structuredClone(found);
    if (name !== null) kept.set(name, { given, status, answer });
    return { status, answer };
  };

  const route = (method: string, url: URL, form: FormRecord): object => {
    for (const { method: wanted, path, parameters, answer } of routes) {
      const id = method === wanted ? matchPath(path, url.pathname) : null;
      if (id === null) continue;
      if ('payment_method_types' in form) {
        return {
          status: 400,
          code: 'payment_method_types_no_longer_supported',
          message: 'payment_method_types is no longer supported',
          param: 'payment_method_types',
        } satisfies Refusal;
      }
      const [problem] = checkParameters(...parameters, form);
      if (problem) return { status: 400, ...problem } satisfies Refusal;
      return answer(shop, form, id);
    }
    return {
      status: 404,
      code: 'url_unknown',
      message: `Unrecognized request URL (${method}: ${url.pathname}).`,
    } satisfies Refusal;
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((thrown: unknown) => {
      response.writeHead(501);
      response.end(String(thrown));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has an address');

  return {
    url: `http://127.0.0.1:${address.port}`,
    shop,
    trouble,
    requests,
    deliver: async (
      send,
      {
        copies = 2,
        shuffle = (messages: readonly Event[]): readonly Event[] => [...messages].reverse(),
      } = {},
    ) => {
      const messages = shop.events.slice(sent);
      sent = shop.events.length;
      const doubled = Array.from({ length: copies }, () => messages).flat();
      const answers: { type: string; status: number }[] = [];
      for (const message of shuffle(doubled)) {
        const payload = JSON.stringify(message);
        answers.push({ type: message.type, status: await send(payload, sign(payload)) });
      }
      return answers;
    },
    loseMessages: () => {
      sent = shop.events.length;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const refused = (refusal: Refusal) => ({ status: refusal.status, answer: refusal });

function errorOf({ status, code, message, param }: Refusal): object {
  const type = code === 'idempotency_error' ? code : status >= 500 ? 'api_error' : 'invalid_request_error';
  return { type, code, message, ...(param === undefined ? {} : { param }) };
}

/** The id in a path, '' where it has none, or `null` when the path is another. */
function matchPath(pattern: string, path: string): string | null {
  if (!pattern.includes('{id}')) return pattern === path ? '' : null;
  const [start = '', end = ''] = pattern.split('{id}');
  if (!path.startsWith(start) || !path.endsWith(end)) return null;
  const id = path.slice(start.length, path.length - end.length);
  return id === '' || id.includes('/') ? null : id;
}
