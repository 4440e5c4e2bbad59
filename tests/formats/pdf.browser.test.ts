import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import type { Book, BookPicture, Chapter } from '../../src/formats/book.ts';
import { bookWords } from '../../src/formats/book-words.ts';
import { fileNameOf } from '../../src/formats/file-name.ts';
import { fontFiles } from '../../src/formats/font-files.ts';
import type { Ink } from '../../src/formats/ink.ts';
import { writePdf } from '../../src/formats/pdf.ts';
import { createInk, toPixels } from '../../src/formats/worker-canvas.ts';
import { openPdf } from './read-pdf.ts';

const mm = 72 / 25.4;

const passages = {
  latin:
    'Mira walked down to the quay while the last boats were being dragged above the tide line, and nobody looked up at her.\n\nZażółć gęślą jaźń. Příběh začíná v noci; İstanbul’da gün doğuyor — “fine”, she said…',
  cyrillic: 'Старый фонарь погас, и море стало чёрным, как чернила. Вона знала це: її чекали.',
  greek: 'Ο παλιός φάρος έσβησε. Ἐν ἀρχῇ ἦν ὁ λόγος.',
  vietnamese: 'Đường về nhà thật xa, Nguyễn nói, và trời đã tối rồi.',
  chinese: '海边的灯塔已经熄灭了一年。米拉沿着石阶走下码头，数着每一级台阶。“你来晚了，”有人在她身后说。',
  arabic: 'نزلت ميرا إلى الرصيف، وكانت المنارة مطفأة منذ عام كامل. لم ينظر إليها أحد من الصيادين.',
  hebrew: 'ירדה מירה אל הרציף, והמגדלור היה כבוי כבר שנה.',
  hindi: 'मीरा घाट की ओर चली गई, और प्रकाशस्तंभ एक साल से बुझा हुआ था।',
  emoji: 'He grinned 😀 and held up the key 🗝️, then the flag 🏴‍☠️ and said → yours.',
};

function chapter(number: number, passage: string, props: Partial<Chapter> = {}): Chapter {
  return {
    number,
    title: `Scene the ${number}`,
    passage,
    action: number === 1 ? null : { text: 'Take the keys', type: 'good', offeredAs: 'good' },
    picture: null,
    stats: [],
    ending: null,
    ...props,
  };
}

function bookOf(chapters: readonly Chapter[], props: Partial<Book> = {}): Book {
  return {
    id: 'b',
    title: 'Mira Vale’s Adventure',
    hero: 'Mira Vale',
    objective: 'find the lost lighthouse',
    genre: 'mystery',
    language: 'en',
    cover: null,
    createdAt: 1_700_000_000_000,
    playedAt: 1_700_000_000_000,
    chapters,
    ...props,
  };
}

async function picture(width: number, height: number): Promise<BookPicture> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#346';
  context.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const shown = await toPixels(
    { bytes: new Uint8Array(await blob.arrayBuffer()), mime: 'image/png' },
    'image/jpeg',
  );
  if (!shown) throw new Error('no picture');
  return { ...shown, alt: 'a picture' };
}

async function write(
  book: Book,
  ink: Ink | null = createInk(),
  progress: (share: number) => void = () => {},
) {
  const made = await writePdf(book, {
    words: bookWords,
    fonts: fontFiles,
    ink,
    nowMs: 1_700_000_000_000,
    progress,
  });
  if (!made.ok) throw new Error(made.error.type);
  return openPdf(made.value);
}

type Pdf = Awaited<ReturnType<typeof write>>;

async function textOf(pdf: Pdf): Promise<string> {
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  return pages.join(' ');
}

/** Without blanks, for lines are broken at them, and without the sign that only asks for a coloured picture. */
const bare = (text: string) => text.normalize('NFC').replace(/[\s\ufe0f\u200d]/g, '');

/** How much of a page is not paper. */
async function inkOf(
  pdf: Pdf,
  number: number,
  box?: { x: number; y: number; width: number; height: number },
) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: canvas.width, height: canvas.height };
  const { data } = context.getImageData(x, y, width, height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 140) dark += 1;
  return dark;
}

test('A7 a word of five million letters is set on as many lines as it takes', async () => {
  const pdf = await write(bookOf([chapter(1, 'x'.repeat(5_000_000))]));
  expect(pdf.numPages).toBeGreaterThan(1_000);
});

test('A7 a word that is cut has all of its letters, and none that is drawn is lost', async () => {
  const word = Array.from({ length: 400 }, (_, at) => at.toString(36)).join('');
  const text = bare(await textOf(await write(bookOf([chapter(1, `${word} ${'🗼🌊'.repeat(60)}`)]))));
  expect(text).toContain(word);
  expect(text.match(/🌊/gu)).toHaveLength(60);
});

describe('a PDF', () => {
  test.each(Object.entries(passages))(
    'PDF-03 gives every character of a text in %s back, and shows it',
    async (_, passage) => {
      const pdf = await write(bookOf([chapter(1, passage, { title: '' })]));
      expect(bare(await textOf(pdf))).toContain(bare(passage.replace(/\n\n/g, '')));
      // The passage stands below the head of the second page; its lines leave ink there whatever their script.
      const lines = await inkOf(pdf, 2, { x: 57, y: 100, width: 480, height: 60 });
      expect(lines).toBeGreaterThan(30);
    },
  );

  test('PDF-03 right-to-left lines begin at the right margin', async () => {
    const pdf = await write(bookOf([chapter(1, passages.arabic, { title: '' })]));
    const right = await inkOf(pdf, 2, { x: 440, y: 100, width: 98, height: 20 });
    expect(right).toBeGreaterThan(20);
  });

  test('PDF-01 A4 upright, margins of 20 mm, the title in 24 points', async () => {
    const long = Array.from({ length: 12 }, () => passages.latin).join('\n\n');
    const pdf = await write(bookOf([chapter(1, long), chapter(2, long)]));
    expect(pdf.numPages).toBeGreaterThan(3);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      expect([Math.round(width / mm), Math.round(height / mm)]).toEqual([210, 297]);
      const { items } = await page.getTextContent();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [, , , , x = 0, y = 0] = item.transform;
        // The running head and the page's number stand in the margins.
        const furniture = y < 20 * mm || y > height - 20 * mm;
        if (furniture) continue;
        expect(x).toBeGreaterThanOrEqual(20 * mm - 0.5);
        expect(x + item.width).toBeLessThanOrEqual(width - 20 * mm + 1);
      }
    }
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const title = items.find((item) => 'str' in item && item.str.startsWith('Mira Vale’s'));
    expect(title && 'transform' in title ? Math.round(title.transform[3]) : 0).toBe(24);
  });

  test('PDF-01 no picture is higher than 120 mm, whatever its shape', async () => {
    const shapes: readonly (readonly [number, number])[] = [
      [400, 500],
      [200, 2000],
      [1500, 300],
      [900, 900],
    ];
    const chapters = await Promise.all(
      shapes.map(async ([width, height], index) =>
        chapter(index + 1, passages.latin, { picture: await picture(width, height) }),
      ),
    );
    const pdf = await write(bookOf(chapters, { cover: await picture(400, 500) }));
    const sizes: number[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
      let matrix: number[] = [];
      for (const [at, operator] of fnArray.entries()) {
        if (operator === OPS.transform) matrix = [...argsArray[at]];
        if (operator === OPS.paintImageXObject)
          sizes.push([Math.abs(matrix[0] ?? 0), Math.abs(matrix[3] ?? 0)]);
      }
    }
    expect(sizes).toHaveLength(5);
    for (const [width = 0, height = 0] of sizes) {
      expect(height).toBeLessThanOrEqual(120 * mm);
      expect(width).toBeLessThanOrEqual(170 * mm);
    }
  });

  test('PDF-01 stats stand in three columns', async () => {
    const stats = ['Health', 'Sanity', 'Speed', 'Endurance'].map((displayName) => ({
      name: 'health' as const,
      displayName,
      description: '',
      icon: '',
      value: 40,
      max: 100,
      fraction: 0.4,
      barColor: 'orange' as const,
    }));
    const pdf = await write(bookOf([chapter(1, 'Short.', { stats })]));
    const { items } = await (await pdf.getPage(2)).getTextContent();
    const places = stats.map(({ displayName }) => {
      const item = items.find((each) => 'str' in each && each.str === displayName);
      return item && 'transform' in item
        ? [Math.round(item.transform[4]), Math.round(item.transform[5])]
        : [];
    });
    const [first = [], second = [], third = [], fourth = []] = places;
    expect([second[1], third[1]]).toEqual([first[1], first[1]]);
    expect(new Set([first[0], second[0], third[0]]).size).toBe(3);
    expect(fourth[0]).toBe(first[0]);
  });

  test('says how far it is, and tells its title and chapters to the reader', async () => {
    const shares: number[] = [];
    const pdf = await write(
      bookOf([chapter(1, passages.latin), chapter(2, passages.latin)]),
      createInk(),
      (share) => shares.push(share),
    );
    expect(shares).toEqual([0.45, 0.9, 1]);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Scene the 1', 'Scene the 2']);
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Mira Vale’s Adventure',
      Author: 'Mira Vale',
    });
  });

  test('PDF-02 where nothing can be drawn, a text that needs it is refused rather than written with gaps', async () => {
    const options = { words: bookWords, fonts: fontFiles, ink: null, nowMs: 0, progress: () => {} };
    expect(await writePdf(bookOf([chapter(1, passages.chinese)]), options)).toEqual({
      ok: false,
      error: { type: 'format-unavailable' },
    });
    expect(await writePdf(bookOf([chapter(1, passages.latin)]), options)).toMatchObject({ ok: true });
  });

  test('PDF-01 its file is named after the title, with everything that is neither letter nor digit as an underscore', () => {
    expect(fileNameOf('Mira Vale’s Adventure', 'pdf')).toBe('Mira_Vale_s_Adventure.pdf');
    expect(fileNameOf('../../etc/passwd: 灯塔', 'pdf')).toBe('______etc_passwd__灯塔.pdf');
    expect(fileNameOf('?!', 'pdf')).toBe('story.pdf');
  });
});
