import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, revisionOf } from './precache.mjs';
import { contentSecurityPolicy, withPolicy, type PolicySettings } from './security-policy.ts';

/** One file of the built game, held in memory: the whole game is a few MB, and a rebuild cannot pull it away. */
export type Page = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Quoted, as the ETag header wants it. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Whether gzip is worth it: text is, pictures and fonts are packed already. */
  readonly isText: boolean;
};

/** The built game by path, such as `/assets/main-1a2b.js`. Being a map, it has no way out of its folder. */
export type Pages = ReadonlyMap<string, Page>;

/**
 * Reads the built game. The policy of this server goes into index.html, and the service worker's revision of
 * index.html follows it: the precache compares content, so a header alone would never reach an installed game.
 */
export function readPages(folder: string, settings: PolicySettings): Pages {
  const bodies = new Map(
    listFiles(folder)
      .filter((file) => !file.startsWith('.vite/'))
      .map((file) => [`/${file}`, new Uint8Array(readFileSync(path.join(folder, file)))]),
  );
  const html = bodies.get('/index.html');
  if (html) {
    const rewritten = encode(withPolicy(decode(html), contentSecurityPolicy(settings)));
    const worker = bodies.get('/sw.js');
    if (worker) {
      bodies.set('/sw.js', encode(decode(worker).replaceAll(revisionOf(html), revisionOf(rewritten))));
    }
    bodies.set('/index.html', rewritten);
  }
  return new Map([...bodies].map(([at, body]) => [at, toPage(at, body)]));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function toPage(at: string, body: Uint8Array<ArrayBuffer>): Page {
  const type = types[path.posix.extname(at)] ?? 'application/octet-stream';
  return {
    body,
    type,
    etag: `"${revisionOf(body)}"`,
    // Only names that carry a hash of their content may be kept without asking.
    cacheControl: at.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    isText: type.includes('charset') || type === 'application/wasm',
  };
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
