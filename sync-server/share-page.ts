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
  const template = index ? pageTemplate(new TextDecoder().decode(index.body)) : null;
  return async (request) => {
    const id = /^\/shared\/([^/]+)\/?$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (!template || !index) return servePage(request);
    let page: SharePage | null = null;
    let status: 200 | 404 | 410 = 404;
    let version = '';
    try {
      const [found] = isId(id)
        ? foundSchema.parse(await backend.call('shared_page', { p_share: id }))
        : [undefined];
      const read = shareSnapshotSchema.safeParse(found?.snapshot);
      if (found && read.success) {
        page = pageOf(publicUrl(), id, found.description ?? '', found.card, read.data);
        status = 200;
        version = found.updated_at ?? '';
      } else if (found?.was === true) status = 410;
    } catch {
      log.warn('shared page', { failed: true });
      return servePage(request);
    }
    const html = sharePageHtml(template, page ?? (isId(id) ? gone : invalid));
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      // Asked for anew each time: what is withdrawn is gone.
      'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Encoding',
    });
    if (status === 200) {
      const sum = createHash('sha256').update(`${index.etag} ${id} ${version} ${publicUrl()}`).digest('hex');
      const etag = `W/"${sum.slice(0, 32)}"`;
      headers.set('ETag', etag);
      if (isKnown(request.headers.get('If-None-Match'), etag.slice(2)))
        return new Response(null, { status: 304, headers });
    }
    const isPacked = acceptsGzip(request.headers.get('Accept-Encoding') ?? '');
    const body = isPacked ? new Uint8Array(await pack(html)) : new TextEncoder().encode(html);
    if (isPacked) headers.set('Content-Encoding', 'gzip');
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  };
}

function pageOf(
  publicUrl: string,
  id: string,
  description: string,
  card: string | null,
  snapshot: ShareSnapshot,
): SharePage {
  const shown = card ?? snapshot.scenes[0]?.image ?? snapshot.cover;
  return {
    title: snapshot.title,
    description,
    url: `${publicUrl}/shared/${id}`,
    card: shown === null ? null : { url: publicUrl + sharedPictureUrl(id, shown), isCard: card !== null },
    content: storyHtml(viewOfSnapshot(id, snapshot), maxContentLength),
    kind: 'story',
  };
}

const without = (kind: SharePage['kind'], title: string, said: string): SharePage => ({
  title,
  description: said,
  url: null,
  card: null,
  content: leafHtml(title, [said]),
  kind,
});
const gone = without('gone', words.notFound, words.missing);
const invalid = without('invalid', words.invalid, words.invalidText);
