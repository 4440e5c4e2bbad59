// Services that make pictures, on loopback: small, with a memory, and refusing what the real ones refuse. Made from their published sources
// and pages, as the makers are: what both have wrong no test here shows.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { colouredPng } from '../replicate-server/coloured-png.ts';
import { samplePng } from '../replicate-server/sample-pictures.ts';

/** What comes instead of a picture, or of a whole one. */
export type Output =
  | 'picture'
  /** One that a browser can show. */
  | 'shown'
  | 'data-address'
  | 'html'
  | 'truncated'
  | 'huge'
  | 'nothing'
  | 'redirect'
  | 'address-inside'
  | 'censored';

/** What tests change while it runs. */
export type Controls = {
  output: Output;
  /** The next requests whose path begins so are answered with this. */
  readonly refusals: { path: string; status: number; body: unknown; headers?: Record<string, string> }[];
  /** How often one is asked before the picture is there. */
  polls: number;
  /** Answers that take their time wait for it. */
  hold: Promise<void> | null;
  /** Whether pages of other origins may read its answers. */
  letsIn: boolean;
};

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly json: Record<string, unknown>;
};

export type Answer = {
  readonly status?: number;
  readonly value?: unknown;
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly headers?: Record<string, string>;
};

export type PictureServer = {
  readonly url: string;
  readonly controls: Controls;
  /** Method and path of every request. */
  readonly requests: string[];
  readonly calls: Call[];
  /** How many callers went away before their answer. */
  readonly left: () => number;
  readonly close: () => Promise<void>;
};

/** How a service answers a call; `null`: it has nothing there. */
export type Service = (
  controls: Controls,
  url: () => string,
) => (call: Call) => Answer | null | Promise<Answer | null>;

export async function startPictureServer(service: Service): Promise<PictureServer> {
  const controls: Controls = { output: 'picture', refusals: [], polls: 1, hold: null, letsIn: true };
  const requests: string[] = [];
  const calls: Call[] = [];
  let left = 0;
  let url = '';
  const answerOf = service(controls, () => url);
  const cors = () =>
    controls.letsIn
      ? {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        }
      : {};
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const handle = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
      const body = await bodyOf(request);
      if (request.method === 'OPTIONS') return response.writeHead(204, cors()).end();
      requests.push(`${request.method} ${pathname}`);
      const call: Call = {
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
        json: jsonOf(body),
      };
      calls.push(call);
      const refusal = controls.refusals.find(({ path }) => pathname.startsWith(path));
      if (refusal) controls.refusals.splice(controls.refusals.indexOf(refusal), 1);
      const answer: Answer | null = refusal
        ? {
            status: refusal.status,
            value: refusal.body,
            ...(refusal.headers ? { headers: refusal.headers } : {}),
          }
        : await answerOf(call);
      const {
        status = 200,
        value,
        bytes,
        type,
        headers,
      } = answer ?? { status: 404, value: { detail: 'Not Found' } };
      response.writeHead(status, { ...cors(), 'content-type': type ?? 'application/json', ...headers });
      response.end(bytes ?? (typeof value === 'string' ? value : JSON.stringify(value)));
      return response;
    };
    handle().catch(() => response.writeHead(500, cors()).end('{"error":"the stand-in broke"}'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    controls,
    requests,
    calls,
    left: () => left,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The bytes of the picture, as it was told to be. */
export function outputBytes({ output }: Controls): Buffer {
  switch (output) {
    case 'html':
      return Buffer.from('<!doctype html><title>Login</title><p>This is called picture.webp.</p>');
    case 'truncated':
      return samplePng.subarray(0, samplePng.length - 20);
    case 'huge':
      return Buffer.concat([samplePng, Buffer.alloc(25 * 1024 * 1024)]);
    case 'nothing':
      return Buffer.alloc(0);
    case 'shown':
      return colouredPng(7);
    default:
      return samplePng;
  }
}

/** The same in letters. */
export function outputText(controls: Controls): string {
  const text = outputBytes(controls).toString('base64');
  return controls.output === 'data-address' ? `data:image/webp;base64,${text}` : text;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function jsonOf(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
