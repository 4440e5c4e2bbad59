/** What is known of a stored file when it is answered. */
export type Served = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** When it was stored, in ms. */
  readonly changedAt: number;
  /** Whether anybody may keep a copy. */
  readonly isPublic: boolean;
  /** The name to save it under; null when the browser may show it. */
  readonly saveAs: string | null;
};

/** Answers a file, or the part or the "unchanged" that was asked for. Players stored it, so a browser is told to run nothing of it. */
export function serveBytes(request: Request, bytes: Uint8Array, served: Served): Response {
  const headers = new Headers({
    'Content-Type': harmless(served.type),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': `${served.isPublic ? 'public' : 'private'}, ${served.cacheControl}`,
    ETag: served.etag,
    'Last-Modified': new Date(served.changedAt).toUTCString(),
    'Accept-Ranges': 'bytes',
    // One browser may be signed in as one player after the other.
    ...(served.isPublic ? {} : { Vary: 'Authorization' }),
    ...(served.saveAs === null ? {} : { 'Content-Disposition': disposition(served.saveAs) }),
  });
  if (isKnown(request.headers.get('if-none-match'), served.etag))
    return new Response(null, { status: 304, headers });
  const isHead = request.method === 'HEAD';
  const ifRange = request.headers.get('if-range');
  const range =
    ifRange === null || ifRange === served.etag
      ? readRange(request.headers.get('range'), bytes.byteLength)
      : null;
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(null, { status: 416, headers });
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  headers.set('Content-Length', String(part.byteLength));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  return new Response(isHead ? null : new Uint8Array(part), { status: range ? 206 : 200, headers });
}

/** A type under which no browser runs anything. */
function harmless(type: string): string {
  const bare = type.replace(/;.*$/, '').trim().toLowerCase();
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(bare)) return 'application/octet-stream';
  return /html|svg|xml|script|css|wasm/.test(bare)
    ? 'text/plain; charset=utf-8'
    : type.replaceAll(/[^\x20-\x7e]/g, '');
}

function disposition(name: string): string {
  return name === ''
    ? 'attachment'
    : `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** One range of bytes, as far as it lies in the file; null when all of it is meant. */
function readRange(
  header: string | null,
  length: number,
): { readonly start: number; readonly end: number } | 'outside' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count === 0 ? 'outside' : { start: length - count, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= length ? 'outside' : { start, end };
}
