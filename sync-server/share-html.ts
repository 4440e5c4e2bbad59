import { htmlText as text } from '../src/share-view/html-text.ts';

/* Pure: index.html as the page of one shared story. Every word in it is somebody's, and stands there as text. */

/** What stands in the page of a share. */
export type SharePage = {
  readonly title: string;
  readonly description: string;
  /** Addresses of the page itself, and of the picture that links show. */
  readonly url: string | null;
  readonly card: { readonly url: string; readonly isCard: boolean } | null;
  /** What can be read at once, as markup. */
  readonly content: string;
  /** What it is: a story, or words in the place of one. */
  readonly kind: 'story' | 'gone' | 'invalid';
  /** When its owner last published it, as an ISO time, so that a script knows what belongs to it; '' where there is none. */
  readonly version: string;
};

/** index.html in two halves, without what says what the game is: between them stands what one page says. */
export type PageTemplate = { readonly head: string; readonly foot: string };

/**
 * `null` for an index.html in which the places cannot be found.
 * @param sheet address of the styles of these pages
 */
export function pageTemplate(index: string, sheet: string): PageTemplate | null {
  const styles = '<link rel="stylesheet"';
  if (!index.includes(styles)) return null;
  const html = index
    .replace(/<title>[^]*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    // The words come first: the game's script only serves them, and the faces of other pages are not on this one.
    .replace(/\s*<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<link[^>]*href="[^"]*(?:grenze|atkinson)[^"]*"[^>]*>/g, '')
    // Before anything that the first paint waits for, so that it is asked for with it.
    .replace(styles, `${styles} href="${sheet}">${styles}`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
  const at = html.indexOf('</head>');
  const body = /<div id="root">[^]*<\/div>(?=\s*(?:<script|<\/body>))/.exec(html);
  if (at < 0 || !body || body.index < at) return null;
  return {
    head: html.slice(0, at),
    foot: html.slice(at, body.index) + '\0<div id="root"></div>' + html.slice(body.index + body[0].length),
  };
}

/** The whole page. */
export function sharePageHtml({ head, foot }: PageTemplate, page: SharePage): string {
  const { title, description, url, card } = page;
  const metas = [
    `<title>${text(title)} · Lamplit</title>`,
    named('description', description),
    named('robots', 'noindex'),
    property('og:type', 'article'),
    property('og:site_name', 'Lamplit'),
    property('og:title', title),
    property('og:description', description),
    ...(url === null ? [] : [property('og:url', url)]),
    named('twitter:title', title),
    named('twitter:description', description),
    ...cardMetas(card),
  ];
  return `${head}${metas.join('\n    ')}\n  ${foot.replace('\0', () => contentHtml(page))}`;
}

function cardMetas(card: SharePage['card']): readonly string[] {
  if (!card) return [named('twitter:card', 'summary')];
  const size = [property('og:image:width', '1200'), property('og:image:height', '630')];
  return [
    property('og:image', card.url),
    ...(card.isCard ? size : []),
    named('twitter:card', card.isCard ? 'summary_large_image' : 'summary'),
    named('twitter:image', card.url),
  ];
}

function contentHtml({ content, kind, version }: SharePage): string {
  return `<main class="shared-page" id="shared-page" data-kind="${kind}" data-version="${text(version)}">\n${content}\n    </main>\n    `;
}

const named = (name: string, content: string) => `<meta name="${name}" content="${text(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${text(content)}">`;
