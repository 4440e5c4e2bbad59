import { gzipSync } from 'node:zlib';
import type { Page, Pages } from './pages.ts';

/** Addresses longer than this are refused; no link of the game comes near. */
const maxAddressLength = 4096;

/**
 * Answers a request for a page or a file of the game.
 *
 * A path without an extension is one of the game's own addresses (`/pricing`, `/shared/…`) and gets index.html; the
 * game itself shows "not found". A missing file is 404 and never index.html: a browser would take it for a script. Who
 * went to such an address to read a page gets the game's own "not found" with the 404.
 */
export function createPageServer(pages: Pages): (request: Request) => Response {
  const packed = new WeakMap<Page, Uint8Array<ArrayBuffer>>();
  const pack = (page: Page): Uint8Array<ArrayBuffer> => {
    const known = packed.get(page);
    if (known) return known;
    const body = new Uint8Array(gzipSync(page.body, { level: 9 }));
    packed.set(page, body);
    return body;
  };

  const missing = (request: Request, at: string) => {
    const index = pages.get('/index.html');
    const wantsPage = (request.headers.get('Accept') ?? '').includes('text/html');
    if (!index || !wantsPage || at.startsWith('/assets/')) return plain(404, 'There is no such file.');
    const { body, headers } = answer(new Request(request.url, { method: request.method }), index, pack);
    headers.set('Cache-Control', 'no-store');
    return new Response(body, { status: 404, headers });
  };

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    if (url.pathname.length + url.search.length > maxAddressLength)
      return plain(414, 'The address is too long.');
    const at = decodePath(url.pathname);
    if (at === undefined) return plain(400, 'The address cannot be read.');
    const page = pages.get(at) ?? (isGameAddress(at) ? pages.get('/index.html') : undefined);
    if (!page) return missing(request, at);
    return answer(request, page, pack);
  };
}

function answer(request: Request, page: Page, pack: (page: Page) => Uint8Array<ArrayBuffer>): Response {
  const headers = new Headers({
    'Content-Type': page.type,
    'Cache-Control': page.cacheControl,
    'Accept-Ranges': 'bytes',
  });
  if (page.isText) headers.set('Vary', 'Accept-Encoding');

  const range = request.headers.get('Range');
  const ifRange = request.headers.get('If-Range');
  const asked = range && (!ifRange || ifRange === page.etag) ? readRange(range, page.body.length) : undefined;
  const gzip = page.isText && !range && acceptsGzip(request.headers.get('Accept-Encoding') ?? '');
  const etag = gzip ? page.etag.replace(/"$/, '-gz"') : page.etag;
  headers.set('ETag', etag);

  if (isKnown(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  if (asked === 'outside') {
    headers.set('Content-Range', `bytes */${page.body.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (asked) {
    headers.set('Content-Range', `bytes ${asked.first}-${asked.last}/${page.body.length}`);
    return send(request, 206, headers, page.body.subarray(asked.first, asked.last + 1));
  }
  if (gzip) headers.set('Content-Encoding', 'gzip');
  return send(request, 200, headers, gzip ? pack(page) : page.body);
}

function send(request: Request, status: number, headers: Headers, body: Uint8Array<ArrayBuffer>): Response {
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** The decoded path, or undefined when it is not one: broken escapes, control characters, steps upwards. */
function decodePath(pathname: string): string | undefined {
  try {
    const at = decodeURIComponent(pathname);
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return /[\u0000-\u001f\u007f\\]/.test(at) || at.split('/').includes('..') ? undefined : at;
  } catch {
    return undefined;
  }
}

const isGameAddress = (at: string) => !at.startsWith('/assets/') && !/\.[^/]*$/.test(at);

/** One range, as browsers ask for it; several at once, or another unit, may be ignored (RFC 9110, 14.2). */
function readRange(header: string, size: number): { first: number; last: number } | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'outside' : { first, last };
}

/** Whether a client takes gzip. @param header Accept-Encoding */
export function acceptsGzip(header: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return (name === 'gzip' || name === '*') && !parameters.some((piece) => /^q=0(\.0*)?$/.test(piece));
  });
}

/** Whether a client has it already. @param header If-None-Match */
export function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
