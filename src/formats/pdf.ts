import { jsPDF } from 'jspdf';

import { directionOfText } from '../domain/direction.ts';
import type { FileError, Progress } from '../domain/file-port.ts';
import { err, ok, type Result } from '../domain/result.ts';
import type { StatCard } from '../domain/stat-cards.ts';
import { paragraphsOf, type Book, type BookPicture, type Chapter } from './book.ts';
import type { BookWords } from './book-epub.ts';
import type { Ink } from './ink.ts';
import { addFaces, type Faces, type FontFiles } from './pdf-fonts.ts';
import { colours, createPage, margin, mostPictureHeight, type Page, type TextStyle } from './pdf-page.ts';
import { createPen, type Colour, type Pen } from './pdf-pen.ts';
import { NoInk } from './pdf-words.ts';

export type PdfOptions = {
  readonly words: BookWords;
  readonly fonts: FontFiles;
  /** `null` where nothing can be drawn: then a story with signs that no face has is refused, not written with gaps. */
  readonly ink: Ink | null;
  /** Unix time in milliseconds. */
  readonly nowMs: number;
  readonly progress: Progress;
};

/** What every part of the book is made with. */
type Press = {
  readonly doc: jsPDF;
  readonly pen: Pen;
  readonly page: Page;
  readonly faces: Faces;
  readonly styles: Styles;
};

/** A book as PDF: A4, text that can be selected in every script. */
export async function writePdf(
  book: Book,
  { words, fonts, ink, nowMs, progress }: PdfOptions,
): Promise<Result<Uint8Array, FileError>> {
  const doc = new jsPDF({
    unit: 'pt',
    format: 'a4',
    orientation: 'portrait',
    compress: true,
  });
  doc.setProperties({ title: book.title, author: book.hero, creator: 'Lamplit' });
  doc.setCreationDate(new Date(nowMs));
  const faces = await addFaces(doc, allText(book, words), fonts);
  const pen = createPen(doc, faces.unseen, ink);
  const styles = stylesOf(faces);
  let chapters = 0;
  const page: Page = createPage({
    doc,
    pen,
    faces,
    ink,
    furnish: () => {
      if (chapters > 0) runningHead(doc, pen, faces, book.title, doc.getNumberOfPages());
    },
  });
  const press: Press = { doc, pen, page, faces, styles };
  try {
    titlePage(press, book, words);
    for (const chapter of book.chapters) {
      if (chapters === 0) {
        chapters = 1;
        page.next();
      }
      chapterPages(press, chapter, book.chapters[chapter.number - 2] ?? null, words);
      progress((0.9 * chapter.number) / book.chapters.length);
      // Lets a message through, such as the one that ends the work.
      await Promise.resolve();
    }
    closing(press, book, words);
  } catch (thrown) {
    if (thrown instanceof NoInk) return err({ type: 'format-unavailable' });
    throw thrown;
  }
  const bytes = new Uint8Array(doc.output('arraybuffer'));
  progress(1);
  return ok(bytes);
}

/** A picture that does not fit on the page is made smaller, down to this height, before it goes on the next one. */
const leastPicture = 130;

type Styles = {
  readonly [
    name in 'bookTitle' | 'hero' | 'objective' | 'made' | 'action' | 'title' | 'body' | 'stat'
  ]: TextStyle;
};

function stylesOf({ roman, italic, title }: Faces): Styles {
  const plain = { faces: roman, colour: colours.ink, align: 'start' as const, italic: false };
  return {
    bookTitle: { ...plain, faces: title, size: 24, leading: 30, align: 'center' },
    hero: { ...plain, size: 14, leading: 20, align: 'center', colour: colours.soft },
    objective: {
      ...plain,
      faces: italic,
      italic: true,
      size: 12,
      leading: 18,
      align: 'center',
      colour: colours.soft,
    },
    made: {
      ...plain,
      faces: italic,
      italic: true,
      size: 9.5,
      leading: 13,
      align: 'center',
      colour: colours.faint,
    },
    action: { ...plain, faces: italic, italic: true, size: 12, leading: 18, colour: colours.soft },
    title: { ...plain, faces: title, size: 20, leading: 25 },
    body: { ...plain, size: 12, leading: 18.6, align: 'justify' },
    stat: { ...plain, size: 8.5, leading: 11, colour: colours.soft },
  };
}

function titlePage({ doc, page, styles, pen, faces }: Press, book: Book, words: BookWords): void {
  const pageHeight = doc.internal.pageSize.getHeight();
  const size = book.cover && fit(book.cover, page.width, mostPictureHeight);
  const lines = page.lines(book.title, styles.bookTitle);
  const height = lines * styles.bookTitle.leading + (size ? size.height + 40 : 0) + 90;
  page.space(Math.max(0, (pageHeight - 2 * margin - height) * 0.38));
  page.paragraph(book.title, styles.bookTitle);
  page.space(14);
  ornament(doc, page.left + page.width / 2, page.y(), 46);
  page.space(20);
  if (book.cover && size) {
    placePicture(doc, book.cover, page.left + (page.width - size.width) / 2, page.y(), size);
    page.space(size.height + 24);
  }
  if (book.hero !== '') page.paragraph(book.hero, styles.hero);
  if (book.objective !== '') {
    page.space(4);
    page.paragraph(book.objective, styles.objective);
  }
  const date = new Date(book.playedAt).toISOString().slice(0, 10);
  const text = `${words.madeWith} · ${date}`;
  const face = faces.italic[0];
  if (!face) return;
  const width = (face.width(text) * styles.made.size) / 1000;
  pen.sign(
    face,
    text,
    page.left + (page.width - width) / 2,
    pageHeight - margin,
    styles.made.size,
    colours.faint,
  );
}

function chapterPages(press: Press, chapter: Chapter, before: Chapter | null, words: BookWords): void {
  const { doc, page, styles } = press;
  const title = chapter.title.trim() === '' ? words.chapter(chapter.number) : chapter.title;
  const size = chapter.picture && fit(chapter.picture, page.width, mostPictureHeight);
  // A tall picture stands beside the text, a wide one above it.
  const full = size && size.width <= page.width * 0.62 ? shrink(size, page.width * 0.42) : null;
  const headHeight =
    (chapter.action ? page.lines(chapter.action.text, styles.action, 14) * styles.action.leading + 10 : 0) +
    page.lines(title, styles.title) * styles.title.leading +
    24;
  page.clear();
  const beside = full && lower(full, page.isFresh() ? full.height : page.room() - headHeight - 52);
  const bodyStart = Math.max(beside ? beside.height : 0, 3 * styles.body.leading);
  if (!page.isFresh()) {
    page.skip(34);
    if (page.room() < headHeight + bodyStart) page.next();
    else {
      ornament(doc, page.left + page.width / 2, page.y() - 17, 30);
    }
  }
  if (chapter.action) {
    const colour = colours[chapter.action.type];
    const rtl = directionOfText(chapter.action.text) === 'rtl';
    page.paragraph(chapter.action.text, styles.action, {
      inset: 14,
      onLine: (top, bottom) => {
        bar(doc, rtl ? page.left + page.width - 3 : page.left, top + 2, 3, bottom - top - 2, colour);
      },
    });
    page.skip(8);
  }
  doc.outline.add(null, title, { pageNumber: doc.getNumberOfPages() });
  page.paragraph(title, styles.title);
  page.space(5);
  hairline(doc, page.left, page.y(), page.width);
  page.space(12);

  let waiting: BookPicture | null = chapter.picture;
  if (chapter.picture && beside) {
    const rtl = directionOfText(chapter.passage) === 'rtl';
    placePicture(
      doc,
      chapter.picture,
      rtl ? page.left : page.left + page.width - beside.width,
      page.y() + 3,
      beside,
    );
    page.float(beside.height + 12, beside.width + 16, rtl ? 'left' : 'right');
    waiting = null;
  } else if (chapter.picture && size && page.room() >= size.height + 4 * styles.body.leading) {
    placePicture(doc, chapter.picture, page.left + (page.width - size.width) / 2, page.y(), size);
    page.space(size.height + 16);
    waiting = null;
  }
  passage(press, chapter.passage);
  page.clear();
  if (waiting && size) {
    page.space(12);
    if (page.room() < Math.min(size.height, leastPicture)) page.next();
    const own = fit(waiting, page.width, Math.min(mostPictureHeight, page.room()));
    placePicture(doc, waiting, page.left + (page.width - own.width) / 2, page.y(), own);
    page.space(own.height + 8);
  }
  if (chapter.stats.length > 0 && !sameStats(chapter.stats, before?.stats ?? []))
    ledger(press, chapter.stats);
}

function passage(press: Press, text: string): void {
  const { page, styles, pen, faces } = press;
  const { body } = styles;
  for (const [index, paragraph] of paragraphsOf(text).entries()) {
    const initial = index === 0 ? /^([A-Z])([a-z’']|\s\p{L})/u.exec(paragraph)?.[1] : undefined;
    const rest = initial === undefined ? paragraph : paragraph.slice(1);
    const indent = index === 0 || directionOfText(paragraph) === 'rtl' ? 0 : 18;
    if (initial === undefined || page.room() < 3 * body.leading || page.lines(paragraph, body) < 3) {
      page.paragraph(paragraph, body, { indent });
      continue;
    }
    // Two lines and the height of a capital; it stands on the third line.
    const size = body.leading * 3.7;
    const width = (faces.initial.width(initial) * size) / 1000 + 6;
    const top = page.y();
    pen.sign(
      faces.initial,
      initial,
      page.left,
      top + 2 * body.leading + body.leading * 0.5 + body.size * 0.34,
      size,
      colours.lamp,
    );
    const baseline = top + body.leading * 0.5 + body.size * 0.34;
    // The text layer reads the letter where the word goes on.
    const own = (faces.roman[0]?.width(initial) ?? 500) * (body.size / 1000);
    pen.unseen(initial, page.left + width - own, baseline, own, body.size);
    page.paragraph(rest.replace(/^\s+/, ''), body, { cut: { lines: 3, width } });
  }
}

/** The stats in three columns. */
function ledger({ doc, page, styles, pen, faces }: Press, stats: readonly StatCard[]): void {
  const rows = Math.ceil(stats.length / 3);
  const rowHeight = 22;
  page.space(12);
  if (page.room() < rows * rowHeight + 4) page.next();
  const gap = 16;
  const column = (page.width - 2 * gap) / 3;
  const face = faces.roman[0];
  if (!face) return;
  for (const [index, stat] of stats.entries()) {
    const x = page.left + (index % 3) * (column + gap);
    const y = page.y() + Math.floor(index / 3) * rowHeight;
    const value =
      stat.name === 'karma' ? `${stat.value > 0 ? '+' : ''}${stat.value}` : `${stat.value} / ${stat.max}`;
    const { size, colour } = styles.stat;
    pen.sign(face, stat.displayName, x, y + 8, size, colour);
    pen.sign(face, value, x + column - (face.width(value) * size) / 1000, y + 8, size, colour);
    bar(doc, x, y + 12.5, column, 2.4, colours.rule);
    bar(doc, x, y + 12.5, column * stat.fraction, 2.4, barColours[stat.barColor]);
  }
  page.space(rows * rowHeight + 2);
}

const barColours: { readonly [colour in StatCard['barColor']]: Colour } = {
  green: [0.196, 0.482, 0.306],
  yellow: [0.6, 0.52, 0.13],
  orange: [0.71, 0.42, 0.12],
  red: [0.69, 0.2, 0.16],
};

function sameStats(a: readonly StatCard[], b: readonly StatCard[]): boolean {
  return (
    a.length === b.length &&
    a.every((stat, index) => stat.name === b[index]?.name && stat.value === b[index]?.value)
  );
}

function closing({ doc, page, styles }: Press, book: Book, words: BookWords): void {
  page.clear();
  page.space(26);
  if (page.room() < 60) page.next();
  ornament(doc, page.left + page.width / 2, page.y(), 60);
  page.space(16);
  // A road that may still be walked on does not claim to have ended.
  if (book.chapters.at(-1)?.ending) page.paragraph(words.end, { ...styles.objective, size: 11 });
}

function runningHead(doc: jsPDF, pen: Pen, faces: Faces, title: string, pageNumber: number): void {
  const width = doc.internal.pageSize.getWidth();
  const face = faces.roman[0];
  if (!face) return;
  const folio = String(pageNumber);
  pen.sign(
    face,
    folio,
    (width - (face.width(folio) * 9) / 1000) / 2,
    doc.internal.pageSize.getHeight() - margin * 0.5,
    9,
    colours.faint,
  );
  const italic = faces.italic[0];
  const shown = [...title].slice(0, 80).join('');
  // Only a line that its face can say; a title in another script stands on its own page.
  if (!italic || !shown.split('').every((sign) => italic.has(sign.charCodeAt(0)))) return;
  pen.sign(italic, shown, (width - (italic.width(shown) * 9) / 1000) / 2, margin * 0.62, 9, colours.faint);
}

/** A diamond between two hairlines: the lamp's sign. */
function ornament(doc: jsPDF, x: number, y: number, reach: number): void {
  doc.setDrawColor(...to255(colours.rule)).setLineWidth(0.6);
  doc.line(x - reach, y, x - 8, y);
  doc.line(x + 8, y, x + reach, y);
  doc.setFillColor(...to255(colours.lamp));
  doc.triangle(x - 3.4, y, x, y - 3.4, x + 3.4, y, 'F');
  doc.triangle(x - 3.4, y, x, y + 3.4, x + 3.4, y, 'F');
}

function hairline(doc: jsPDF, x: number, y: number, width: number): void {
  doc
    .setDrawColor(...to255(colours.rule))
    .setLineWidth(0.6)
    .line(x, y, x + width, y);
}

function bar(doc: jsPDF, x: number, y: number, width: number, height: number, colour: Colour): void {
  doc.setFillColor(...to255(colour)).rect(x, y, width, height, 'F');
}

/** A picture inside a thin frame, like a plate in a printed book. */
function placePicture(doc: jsPDF, picture: BookPicture, x: number, y: number, { width, height }: Size): void {
  const frame = 4;
  doc.addImage(
    picture.bytes,
    picture.mime === 'image/png' ? 'PNG' : 'JPEG',
    x + frame,
    y + frame,
    width - 2 * frame,
    height - 2 * frame,
    undefined,
    'FAST',
  );
  doc
    .setDrawColor(...to255(colours.rule))
    .setLineWidth(0.6)
    .rect(x, y, width, height, 'S');
}

type Size = { readonly width: number; readonly height: number };

/** As big as it may be without being stretched. */
function fit({ width, height }: Size, mostWidth: number, mostHeight: number): Size {
  const scale = Math.min(mostWidth / width, mostHeight / height);
  return { width: width * scale, height: height * scale };
}

/** A picture beside the text that takes the room that is left, as long as that is not less than two thirds of its own. */
function lower(size: Size, room: number): Size {
  return room >= size.height * 0.62 ? fit(size, size.width, Math.min(size.height, room)) : size;
}

const shrink = ({ width, height }: Size, mostWidth: number): Size =>
  fit({ width, height }, Math.min(width, mostWidth), height);

function allText(book: Book, words: BookWords): string {
  return [
    book.title,
    book.hero,
    book.objective,
    words.end,
    words.madeWith,
    ...book.chapters.flatMap(({ title, passage: told, action, number }) => [
      title,
      told,
      action?.text ?? '',
      words.chapter(number),
    ]),
  ].join('\n');
}

const to255 = ([red, green, blue]: Colour): [number, number, number] => [red * 255, green * 255, blue * 255];
