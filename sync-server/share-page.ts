import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod/mini';

import { isId } from '../src/domain/ids.ts';
import { shareSnapshotSchema, type ShareSnapshot } from '../src/domain/share-snapshot.ts';
import { leafHtml, storyHtml } from '../src/share-view/story-html.ts';
import { sharedPictureUrl, viewOfSnapshot } from '../src/share-view/story-view.ts';
import { words } from '../src/share-view/words.ts';
import type { Backend } from './backend.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages.ts';
import { acceptsGzip, isKnown } from './serve-page.ts';
import { pageTemplate, sharePageHtml, type SharePage } from './share-html.ts';

const pack = promisify(gzip);

type Found = z.infer<typeof foundSchema>[number];
const foundSchema = z.array(
  z.object({
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    card: z.nullable(z.string()),
    snapshot: z.nullable(z.unknown()),
    updated_at: z.nullable(z.string()),
    was: z.nullable(z.boolean()),
  }),
);

/** In characters of markup: of a longer story the page has the beginning, and the script asks for the rest. */
const maxContentLength = 600_000;
/** Of how many stories the packed page is kept. */
const mostPacked = 8;

/**
 * Answers `/shared/ID`: the game, and in it what previews of links look for and the story itself, for whoever has a slow line, no script or no
 * eyes. While accounts are away, or the built game has no place for it, it is the game alone, which says so itself.
 */
export function createSharePage(deps: {
  readonly backend: Backend;
  readonly pages: Pages;
  readonly publicUrl: () => string;
  readonly servePage: (request: Request) => Response | Promise<Response>;
  readonly log: Log;
}): (request: Request) => Promise<Response> {
  const { backend, pages, publicUrl, servePage, log } = deps;
  const index = pages.get('/index.html');
  const sheet = [...pages.keys()].find((at) => /^\/assets\/shared-[\w-]{8}\.css$/.test(at));
  const template = index && sheet ? pageTemplate(new TextDecoder().decode(index.body), sheet) : null;
  /** The pages that were packed last, by their ETags. */
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (request) => {
    const id = /^\/shared\/([^/]+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (!template || !index) return servePage(request);
    let found: Found | undefined;
    try {
      if (isId(id)) [found] = foundSchema.parse(await backend.call('shared_page', { p_share: id }));
    } catch {
      log.warn('shared page', { failed: true });
      return servePage(request);
    }
    const version = found?.snapshot ? (found.updated_at ?? '') : null;
    const etag = version === null ? null : etagOf([index.etag, sheet, id, version, publicUrl()].join(' '));
    // What somebody has already is neither read nor drawn.
    if (etag !== null && isKnown(request.headers.get('If-None-Match'), etag.slice(2)))
      return new Response(null, { status: 304, headers: headersOf(etag) });
    const isPacked = acceptsGzip(request.headers.get('Accept-Encoding') ?? '');
    const send = (status: number, body: Uint8Array<ArrayBuffer>) => {
      const headers = headersOf(status === 200 ? etag : null);
      if (isPacked) headers.set('Content-Encoding', 'gzip');
      headers.set('Content-Length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    };
    const known = isPacked && etag !== null ? packed.get(etag) : undefined;
    if (known) return send(200, known);
    const read = shareSnapshotSchema.safeParse(found?.snapshot);
    const page =
      found && read.success ? pageOf(publicUrl(), id, found, read.data) : isId(id) ? gone : invalid;
    const status = page.kind === 'story' ? 200 : found?.was === true ? 410 : 404;
    const html = sharePageHtml(template, page);
    if (!isPacked) return send(status, new TextEncoder().encode(html));
    const body = new Uint8Array(await pack(html));
    if (status === 200 && etag !== null) packed.set(etag, body);
    for (const oldest of packed.keys()) if (packed.size > mostPacked) packed.delete(oldest);
    return send(status, body);
  };
}

function etagOf(version: string): string {
  return `W/"${createHash('sha256').update(version).digest('hex').slice(0, 32)}"`;
}

/** @param etag of a story; `null` for words in the place of one */
function headersOf(etag: string | null): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    // Asked for anew each time: what is withdrawn is gone.
    'Cache-Control': etag === null ? 'no-store' : 'no-cache',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(etag === null ? {} : { ETag: etag }),
  });
}

function pageOf(publicUrl: string, id: string, found: Found, snapshot: ShareSnapshot): SharePage {
  const { description, card, updated_at } = found;
  const shown = card ?? snapshot.scenes[0]?.image ?? snapshot.cover;
  return {
    title: snapshot.title,
    description: description ?? '',
    url: `${publicUrl}/shared/${id}`,
    card: shown === null ? null : { url: publicUrl + sharedPictureUrl(id, shown), isCard: card !== null },
    content: storyHtml(viewOfSnapshot(id, snapshot), maxContentLength),
    kind: 'story',
    version: updated_at ?? '',
  };
}

const without = (kind: SharePage['kind'], title: string, said: string): SharePage => ({
  title,
  description: said,
  url: null,
  card: null,
  content: leafHtml(title, [said]),
  kind,
  version: '',
});
const gone = without('gone', words.notFound, words.missing);
const invalid = without('invalid', words.invalid, words.invalidText);
