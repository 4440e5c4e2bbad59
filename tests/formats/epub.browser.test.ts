import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { writeEpub } from '../../src/formats/book-epub.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { toText } from '../../src/formats/bytes.ts';
import { fakeBook } from './books.ts';

const script = '<script>alert(1)</script> & "quoted" ]]> \u0000\ud800 😀';

function open(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const parse = (path: string, type: DOMParserSupportedType) => {
    const document = new DOMParser().parseFromString(toText(files[path] ?? new Uint8Array()), type);
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  return { files, parse, names: Object.keys(files) };
}

describe('an EPUB', () => {
  test('begins with its type at the place where readers look for it, not packed', async () => {
    const bytes = writeEpub(await fakeBook(), bookWords, 1_700_000_000_000);
    expect(toText(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    const head = new DataView(bytes.buffer);
    expect([head.getUint16(8, true), head.getUint16(28, true)]).toEqual([0, 0]);
  });

  test('lists every file, has every listed file, and reads in the order of the story', async () => {
    const book = await fakeBook();
    const { files, parse, names } = open(writeEpub(book, bookWords, 1_700_000_000_000));
    const container = parse('META-INF/container.xml', 'application/xml');
    expect(container.querySelector('rootfile')?.getAttribute('full-path')).toBe('EPUB/package.opf');
    const pack = parse('EPUB/package.opf', 'application/xml');
    const items = new Map(
      [...pack.querySelectorAll('manifest > item')].map((item) => [item.id, item.getAttribute('href') ?? '']),
    );
    const listed = [...items.values()].map((href) => `EPUB/${href}`);
    expect(listed.toSorted()).toEqual(
      names.filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf')).toSorted(),
    );
    for (const path of listed) expect(files[path]?.length).toBeGreaterThan(0);
    expect(
      [...pack.querySelectorAll('spine > itemref')].map((item) =>
        items.get(item.getAttribute('idref') ?? ''),
      ),
    ).toEqual(['title.xhtml', ...book.chapters.map(({ number }) => `scene-${number}.xhtml`)]);
    const value = (name: string) => pack.getElementsByTagName(name)[0]?.textContent;
    expect([value('dc:title'), value('dc:language')]).toEqual([book.title, 'en']);
    expect(value('dc:identifier')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(pack.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2023-11-14T22:13:20Z');
    expect(pack.querySelectorAll('item[properties~="nav"], item[properties~="cover-image"]')).toHaveLength(2);
    const nav = parse('EPUB/nav.xhtml', 'application/xhtml+xml');
    for (const link of nav.querySelectorAll('nav a'))
      expect(listed).toContain(`EPUB/${link.getAttribute('href')}`);
  });

  test('every page is well-formed whatever was written, its words are text, and every picture says what it shows', async () => {
    const plain = await fakeBook();
    const book = {
      ...plain,
      title: script,
      hero: script,
      objective: script,
      chapters: plain.chapters.map((chapter) => ({
        ...chapter,
        title: script,
        passage: `${script}\n\n${script}`,
        action: { text: script, type: 'evil' as const, offeredAs: null },
      })),
    };
    const { names, parse } = open(writeEpub(book, bookWords, 0));
    for (const name of names.filter((each) => each.endsWith('.xhtml'))) {
      const page = parse(name, 'application/xhtml+xml');
      expect(page.querySelectorAll('script')).toHaveLength(0);
      for (const image of page.querySelectorAll('img')) expect(image.hasAttribute('alt')).toBe(true);
    }
    const scene = parse('EPUB/scene-1.xhtml', 'application/xhtml+xml');
    expect(scene.querySelector('p.first')?.textContent).toBe('<script>alert(1)</script> & "quoted" ]]>  😀');
  });

  test('PDF-03 a story in Arabic reads from right to left', async () => {
    const book = { ...(await fakeBook()), language: 'ar' };
    const { parse } = open(writeEpub(book, bookWords, 0));
    expect(
      parse('EPUB/package.opf', 'application/xml')
        .querySelector('spine')
        ?.getAttribute('page-progression-direction'),
    ).toBe('rtl');
    expect(parse('EPUB/scene-1.xhtml', 'application/xhtml+xml').documentElement.dir).toBe('rtl');
  });
});
