/* Pure: index.html as the page of one shared story. Every word in it is somebody's, and stands there as text. */

/** What stands in the page of a share. */
export type SharePage = {
  readonly title: string;
  readonly description: string;
  /** Addresses of the page itself, and of the picture that links show. */
  readonly url: string | null;
  readonly card: { readonly url: string; readonly isCard: boolean } | null;
  /** What can be read at once. */
  readonly article: {
    readonly heading: string;
    readonly byline: string;
    /** Of the first scene. */
    readonly title: string;
    readonly picture: string | null;
    readonly passage: string;
    /** What is said where no script runs. */
    readonly more: string;
  };
  /** What the script need not ask for; `null` when it has to. */
  readonly data: unknown;
};

/** index.html in two halves, without what says what the game is: between them stands what one page says. */
export type PageTemplate = { readonly head: string; readonly foot: string };

/** `null` for an index.html in which the places cannot be found. */
export function pageTemplate(index: string): PageTemplate | null {
  const html = index
    .replace(/<title>[^]*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '');
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
    '<link rel="stylesheet" href="/shared.css">',
  ];
  return `${head}${metas.join('\n    ')}\n  ${foot.replace('\0', () => articleHtml(page))}`;
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

function articleHtml({ article, data }: SharePage): string {
  const paragraphs = article.passage.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const lines = [
    '<article class="shared-page" id="shared-page">',
    `<h1>${text(article.heading)}</h1>`,
    ...(article.byline === '' ? [] : [`<p>${text(article.byline)}</p>`]),
    ...(article.title === '' ? [] : [`<h2>${text(article.title)}</h2>`]),
    ...paragraphs.map((part) => `<p>${text(part)}</p>`),
    ...(article.picture === null ? [] : [`<img src="${text(article.picture)}" alt="" loading="lazy">`]),
    ...(article.more === '' ? [] : [`<noscript><p>${text(article.more)}</p></noscript>`]),
    '</article>',
    // A script of no type that a browser runs: the policy of the page has nothing to say about it.
    ...(data === null ? [] : [`<script type="application/json" id="shared-story">${json(data)}</script>`]),
    '',
  ];
  return lines.join('\n    ');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${text(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${text(content)}">`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text of a page or of an attribute. What turns the direction of all that follows is left out. */
function text(words: string): string {
  return words.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** As the content of a script element: no sign in it can end it. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
