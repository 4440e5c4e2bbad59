import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { makeBook } from '../../src/formats/book.ts';
import { writeEpub } from '../../src/formats/book-epub.ts';
import { writeMarkdown, writeText } from '../../src/formats/book-text.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { lineOrder } from '../../src/formats/line-order.ts';
import { fakeBook, fakeChapter } from './books.ts';
import { fakeId } from '../fakes.ts';
import { fakePicture, wholeStory } from './stories.ts';

/** Debian's package epubcheck; a developer's machine need not have it. */
const epubcheck = '/usr/share/java/epubcheck.jar';

describe('a book', () => {
  test('tells the road to a scene as the player reads it, and counts pictures that it could not show', async () => {
    const shown = await fakePicture(3);
    const whole = wholeStory();
    const { book, missingPictures } = await makeBook({
      whole: {
        ...whole,
        story: { ...whole.story, cover: shown.hash },
        metas: whole.metas.map((meta) => (meta.id === fakeId(101) ? { ...meta, image: 'gone' } : meta)),
      },
      leaf: fakeId(103),
      language: 'en',
      picture: async (hash) => (hash === shown.hash ? shown : null),
      toBookPicture: async ({ bytes }) => ({ mime: 'image/png', bytes, width: 2, height: 2 }),
    });
    expect(book.chapters.map(({ number, passage }) => [number, passage.split('\n')[0]])).toEqual([
      [1, 'What happened in 0.'],
      [2, 'What I say happened.'],
      [3, 'What happened in 3.'],
    ]);
    expect(book.cover?.alt).toBe('Mira Vale');
    expect(missingPictures).toBe(1);
  });

  test('as text and as Markdown says every word, and nothing in it is markup', async () => {
    const book = await fakeBook({
      chapters: [
        fakeChapter(1, {
          title: '# *x*',
          passage: '1. <b>one</b> [two](x) `three`\n\n- four\n\n> five & _six_',
        }),
        fakeChapter(2),
      ],
    });
    const text = writeText(book);
    for (const words of [
      '# *x*',
      '1. <b>one</b> [two](x) `three`',
      '- four',
      '> five & _six_',
      '> Take the keys',
    ])
      expect(text).toContain(words);
    const markdown = writeMarkdown(book);
    expect(markdown).toContain('## \\# \\*x\\*');
    expect(markdown).toContain('1\\. &lt;b\\>one&lt;/b\\> \\[two\\](x) \\`three\\`');
    expect(markdown).toContain('\\- four');
    expect(markdown).toContain('\\> five &amp; \\_six\\_');
  });

  test.skipIf(!existsSync(epubcheck))('as EPUB passes epubcheck without an error or a warning', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lamplit-epub-'));
    try {
      const file = path.join(folder, 'book.epub');
      writeFileSync(file, writeEpub(await fakeBook(), bookWords, 1_700_000_000_000));
      expect(execFileSync('java', ['-jar', epubcheck, file], { encoding: 'utf8' })).toContain(
        'No errors or warnings',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a line from right to left', () => {
  test.each([
    ['abc', 'ltr', 'abc'],
    ['אבג', 'rtl', 'גבא'],
    ['אב 12 גד', 'rtl', 'דג 12 בא'],
    ['אב xyz גד', 'rtl', 'דג xyz בא'],
    ['say אב ג now', 'ltr', 'say ג בא now'],
    ['x אב 12', 'ltr', 'x 12 בא'],
    ['אב ($5.30-) גד!', 'rtl', '!דג )-$5.30( בא'],
    ['אב 🕯️ גד', 'rtl', 'דג 🕯️ בא'],
    ['אב 𐤀𐤁 גד', 'rtl', 'דג 𐤀𐤁 בא'],
    ['a\u202eb🕯c', 'ltr', 'a\u202ec🕯b'],
    ['א\u200fb', 'ltr', '\u200fאb'],
  ] as const)('%s in a paragraph of %s', (line, direction, seen) => {
    expect(lineOrder(line, direction)).toBe(seen);
  });
});
