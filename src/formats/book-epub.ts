import { zipSync, type Zippable } from 'fflate';

import { directionOf } from '../domain/direction.ts';
import { sharedId } from '../domain/ids.ts';
import { escapeMarkup } from '../domain/text.ts';
import { paragraphsOf, type Book, type BookPicture, type Chapter } from './book.ts';
import { toBytes } from './bytes.ts';

/** Words that the book says for itself, in the reader's language as far as the interface has it. */
export type BookWords = {
  readonly contents: string;
  readonly chapter: (number: number) => string;
  readonly end: string;
  readonly madeWith: string;
  /** What a screen reader is told of the book. */
  readonly accessibility: string;
};

/** A book as EPUB 3: a page for the title, one for each scene, and a table of contents. */
export function writeEpub(book: Book, words: BookWords, nowMs: number): Uint8Array<ArrayBuffer> {
  const chapters = book.chapters.map((chapter) => ({ chapter, file: `scene-${chapter.number}.xhtml` }));
  const pictures = chapters.flatMap(({ chapter }) =>
    chapter.picture
      ? [{ picture: chapter.picture, file: pictureFile(`scene-${chapter.number}`, chapter.picture) }]
      : [],
  );
  const cover = book.cover && { picture: book.cover, file: pictureFile('cover', book.cover) };
  const text = (content: string) => toBytes(content);
  const files: Zippable = {
    // First, and not packed: readers look for it at a fixed place.
    mimetype: [text('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': text(container),
    'EPUB/package.opf': text(packageOf(book, words, nowMs, chapters, pictures, cover)),
    'EPUB/nav.xhtml': text(navOf(book, words, chapters)),
    'EPUB/style.css': text(style),
    'EPUB/title.xhtml': text(titleOf(book, words, cover?.file ?? null)),
    ...Object.fromEntries(
      chapters.map(({ chapter, file }) => [`EPUB/${file}`, text(chapterOf(book, words, chapter))]),
    ),
    ...Object.fromEntries(
      [...pictures, ...(cover ? [cover] : [])].map(({ picture, file }) => [
        `EPUB/${file}`,
        [picture.bytes, { level: 0 }],
      ]),
    ),
  };
  return new Uint8Array(zipSync(files, { level: 6, mtime: new Date(Math.max(nowMs, Date.UTC(1980, 0, 2))) }));
}

type File = { readonly chapter: Chapter; readonly file: string };
type PictureFile = { readonly picture: BookPicture; readonly file: string };

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageOf(
  book: Book,
  words: BookWords,
  nowMs: number,
  chapters: readonly File[],
  pictures: readonly PictureFile[],
  cover: PictureFile | null,
): string {
  const modified = new Date(nowMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const hasPictures = pictures.length > 0 || cover !== null;
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${xml(book.language)}" dir="${directionOf(book.language)}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:uuid:${sharedId('epub', book.id)}</dc:identifier>
    <dc:title>${xml(titleText(book))}</dc:title>
    <dc:language>${xml(book.language)}</dc:language>
${book.hero.trim() === '' ? '' : `    <dc:description>${xml(`${book.hero}${book.objective === '' ? '' : `: ${book.objective}`}`)}</dc:description>\n`}    <dc:date>${new Date(book.createdAt).toISOString().slice(0, 10)}</dc:date>
    <dc:publisher>Lamplit</dc:publisher>
    <meta property="dcterms:modified">${modified}</meta>
    <meta property="schema:accessMode">textual</meta>
${hasPictures ? '    <meta property="schema:accessMode">visual</meta>\n' : ''}    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityFeature">readingOrder</meta>
${hasPictures ? '    <meta property="schema:accessibilityFeature">alternativeText</meta>\n' : ''}    <meta property="schema:accessibilityHazard">none</meta>
    <meta property="schema:accessibilitySummary">${xml(words.accessibility)}</meta>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
${chapters.map(({ file, chapter }) => `    <item id="s${chapter.number}" href="${file}" media-type="application/xhtml+xml"/>`).join('\n')}
${[...pictures.map(({ file, picture }) => pictureItem(file, picture, '')), ...(cover ? [pictureItem(cover.file, cover.picture, ' properties="cover-image"')] : [])].join('\n')}
  </manifest>
  <spine page-progression-direction="${directionOf(book.language)}">
    <itemref idref="title"/>
${chapters.map(({ chapter }) => `    <itemref idref="s${chapter.number}"/>`).join('\n')}
  </spine>
</package>
`;
}

const pictureItem = (file: string, { mime }: BookPicture, properties: string) =>
  `    <item id="${file.replace(/[^a-z0-9]/g, '-')}" href="${file}" media-type="${mime}"${properties}/>`;

function navOf(book: Book, words: BookWords, chapters: readonly File[]): string {
  const items = [
    `<li><a href="title.xhtml">${xml(titleText(book))}</a></li>`,
    ...chapters.map(({ chapter, file }) => `<li><a href="${file}">${xml(nameOf(chapter, words))}</a></li>`),
  ];
  return page(
    book,
    words.contents,
    `<nav epub:type="toc" role="doc-toc" aria-label="${xml(words.contents)}"><h1>${xml(words.contents)}</h1><ol>${items.join('\n')}</ol></nav>`,
  );
}

function titleOf(book: Book, words: BookWords, cover: string | null): string {
  return page(
    book,
    titleText(book),
    [
      '<section epub:type="titlepage" class="title">',
      `<h1>${xml(titleText(book))}</h1>`,
      cover === null ? '' : `<p class="plate"><img src="${cover}" alt="${xml(book.cover?.alt ?? '')}"/></p>`,
      book.hero.trim() === '' ? '' : `<p class="hero">${xml(book.hero)}</p>`,
      book.objective.trim() === '' ? '' : `<p class="objective">${xml(book.objective)}</p>`,
      `<p class="made">${xml(words.madeWith)}</p>`,
      '</section>',
    ].join('\n'),
  );
}

function chapterOf(book: Book, words: BookWords, chapter: Chapter): string {
  const body = paragraphsOf(chapter.passage).map(
    (paragraph, index) =>
      `<p${index === 0 ? ' class="first"' : ''}>${paragraph.split('\n').map(xml).join('<br/>')}</p>`,
  );
  return page(
    book,
    nameOf(chapter, words),
    [
      '<section epub:type="chapter" role="doc-chapter">',
      chapter.action ? `<p class="action ${chapter.action.type}"><i>${xml(chapter.action.text)}</i></p>` : '',
      `<h1>${xml(nameOf(chapter, words))}</h1>`,
      chapter.picture
        ? `<figure class="plate"><img src="${pictureFile(`scene-${chapter.number}`, chapter.picture)}" alt="${xml(chapter.picture.alt)}"/></figure>`
        : '',
      ...body,
      chapter.ending ? `<p class="end">${xml(words.end)}</p>` : '',
      '</section>',
    ].join('\n'),
  );
}

function page(book: Book, title: string, body: string): string {
  const language = xml(book.language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}" dir="${directionOf(book.language)}">
<head><title>${xml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

const nameOf = (chapter: Chapter, words: BookWords) =>
  chapter.title.trim() === '' ? words.chapter(chapter.number) : chapter.title;

const titleText = (book: Book) => (book.title.trim() === '' ? 'Lamplit' : book.title);

const pictureFile = (name: string, { mime }: BookPicture) =>
  `${name}.${mime === 'image/png' ? 'png' : 'jpg'}`;

/** Text in XML: escaped, and without the control signs that XML does not know. */
function xml(text: string): string {
  // eslint-disable-next-line no-control-regex -- XML 1.0 has no place for these
  return escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, ''));
}

const style = `body { margin: 1em 6%; line-height: 1.5; font-family: Literata, Georgia, serif; }
h1 { font-weight: normal; font-size: 1.7em; line-height: 1.15; margin: 1.6em 0 0.8em; text-align: start; }
p { margin: 0; text-indent: 1.4em; }
p.first { text-indent: 0; }
p.action { text-indent: 0; margin: 1em 0 0; padding-inline-start: 0.8em; border-inline-start: 3px solid #355591; font-style: italic; }
p.action.good { border-color: #026959; }
p.action.evil { border-color: #a52425; }
figure.plate, p.plate { margin: 1em 0; text-align: center; text-indent: 0; }
img { max-width: 100%; max-height: 90vh; }
section.title { text-align: center; }
section.title h1 { font-size: 2.4em; margin-top: 20%; text-align: center; }
section.title p { text-indent: 0; margin: 0.6em 0; }
p.objective { font-style: italic; }
p.made { font-size: 0.8em; margin-top: 4em; }
p.end { text-align: center; text-indent: 0; margin-top: 2em; letter-spacing: 0.1em; }
`;
