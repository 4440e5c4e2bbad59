import type { jsPDF } from 'jspdf';

import type { Ink, InkStyle } from './ink.ts';
import type { Face } from './pdf-fonts.ts';
import { NoInk, type Piece, type Setting, type Word } from './pdf-words.ts';
import { lineOrder } from './line-order.ts';

/** A colour, each part from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A line of words, and how wide it may be. */
export type Line = { readonly words: readonly Word[]; readonly last: boolean };

export type LineStyle = InkStyle & {
  readonly colour: Colour;
  /** `x` is the left edge of the line; `width` the room it has. */
  readonly align: 'justify' | 'start' | 'center';
};

/** Writes text into a document with its own operators: jsPDF's text call would put Arabic and Hebrew into another order. */
export type Pen = {
  readonly line: (
    line: Line,
    setting: Setting,
    x: number,
    baseline: number,
    width: number,
    style: LineStyle,
  ) => void;
  readonly sign: (
    face: Face,
    text: string,
    x: number,
    baseline: number,
    size: number,
    colour: Colour,
  ) => void;
  /** Says something to the text layer that nothing on the page shows by itself. */
  readonly unseen: (text: string, x: number, baseline: number, width: number, size: number) => void;
};

/** A line is stretched by at most this much of its size for each blank; a looser one stays ragged. */
const mostStretch = 0.34;

export function createPen(doc: jsPDF, unseenFace: Face, ink: Ink | null): Pen {
  const internal: unknown = doc.internal;
  if (!canWrite(internal)) throw new Error('jsPDF has no pages to write on.');
  const write = (text: string) => internal.write(text);
  const height = doc.internal.pageSize.getHeight();
  const at = (x: number, baseline: number) => `${number(x)} ${number(height - baseline)} Td`;

  const sign: Pen['sign'] = (face, text, x, baseline, size, colour) => {
    write(
      `BT /${face.key} ${number(size)} Tf ${colourOf(colour)} rg ${at(x, baseline)} <${face.encode(text)}> Tj ET`,
    );
  };
  const unseen: Pen['unseen'] = (text, x, baseline, width, size) => {
    if (text === '') return;
    const scale = (width / ((unseenFace.width(text) * size) / 1000)) * 100;
    write(
      `BT /${unseenFace.key} ${number(size)} Tf 3 Tr ${number(Math.max(scale, 0.01))} Tz ${at(x, baseline)} <${unseenFace.encode(text)}> Tj 0 Tr 100 Tz ET`,
    );
  };
  /** Pictures of text come first, for the white around one would cover its neighbours; answers how to name it to the text layer. */
  const draw = (text: string, x: number, baseline: number, style: LineStyle, direction: 'ltr' | 'rtl') => {
    if (!ink) throw new NoInk();
    const drawn = ink.draw(text, { ...style, direction });
    const [left, top] = [x - drawn.left, baseline - drawn.ascent];
    doc.addImage(drawn.png, 'PNG', left, top, drawn.width, drawn.height, undefined, 'FAST');
    const width = drawn.width - 2 * drawn.left;
    return () => {
      unseen(lineOrder(text, direction), x, baseline, width, style.size);
    };
  };

  return {
    sign,
    unseen,
    line({ words, last }, setting, x, baseline, width, style) {
      if (words.length === 0) return;
      const text = textOf(words);
      const blank = blankWidth(words, style, ink);
      const natural = widthOf(words, blank);
      if (setting.drawn) {
        const own = ink?.measure(text, { ...style, direction: setting.direction }) ?? natural;
        const start = setting.direction === 'rtl' && style.align !== 'center' ? x + width - own : x;
        draw(
          text,
          style.align === 'center' ? x + (width - own) / 2 : start,
          baseline,
          style,
          setting.direction,
        )();
        return;
      }
      const gaps = words.slice(0, -1).filter((word) => word.blank).length;
      const room = width - natural;
      const stretch =
        gaps > 0 && !last && style.align === 'justify' && room / gaps <= mostStretch * style.size
          ? room / gaps
          : 0;
      let from = style.align === 'center' ? x + room / 2 : x;
      const shows = runsOf(words, blank).map((run) => {
        const { face } = run;
        const start = from;
        from += run.width + run.blanks * stretch;
        if (!face) return draw(run.text, start, baseline, style, 'ltr');
        return () => {
          const set = `/${face.key} ${number(style.size)} Tf ${colourOf(style.colour)} rg ${at(start, baseline)}`;
          write(`BT ${set} [${shown(run, face, stretch, style.size)}] TJ ET`);
        };
      });
      for (const show of shows) show();
    },
  };
}

/** The natural width of words beside each other. */
function widthOf(words: readonly Word[], blank: number): number {
  return words.reduce(
    (sum, word, index) => sum + word.width + (word.blank && index < words.length - 1 ? blank : 0),
    0,
  );
}

/** The width of the blank between words: that of the face they are set in. */
export function blankWidth(words: readonly Word[], { size, ...style }: InkStyle, ink: Ink | null): number {
  const face = words
    .flatMap(({ pieces }) => pieces)
    .find((piece) => piece.face !== null && piece.face.has(0x20))?.face;
  return face ? (face.width(' ') * size) / 1000 : (ink?.measure(' ', { ...style, size }) ?? size / 4);
}

type Run = {
  readonly face: Face | null;
  readonly text: string;
  readonly width: number;
  /** How many blanks of it may be stretched. */
  readonly blanks: number;
};

/** What is set in one face, or drawn, without a break. A blank goes with the word before it, if its face has one. */
function runsOf(words: readonly Word[], blank: number): readonly Run[] {
  const runs: Run[] = [];
  const push = ({ face, text, width }: Piece, blanks: number) => {
    const last = runs.at(-1);
    if (last && last.face === face)
      runs[runs.length - 1] = {
        face,
        text: last.text + text,
        width: last.width + width,
        blanks: last.blanks + blanks,
      };
    else runs.push({ face, text, width, blanks });
  };
  const spaced = words.flatMap(({ pieces }) => pieces).find((piece) => piece.face?.has(0x20))?.face ?? null;
  for (const [index, word] of words.entries()) {
    for (const piece of word.pieces) push(piece, 0);
    if (!word.blank || index === words.length - 1) continue;
    // Between two drawn words it is drawn with them; otherwise it is a sign of the text.
    const next = words[index + 1]?.pieces[0]?.face ?? null;
    const before = word.pieces.at(-1)?.face ?? null;
    if (before === null && next === null) push({ face: null, text: ' ', width: blank }, 0);
    else push({ face: before?.has(0x20) ? before : spaced, text: ' ', width: blank }, 1);
  }
  return runs;
}

/** Signs and the moves between them; a stretched blank is followed by one. */
function shown(run: Run, face: Face, stretch: number, size: number): string {
  if (stretch === 0) return `<${face.encode(run.text)}>`;
  const move = number((-stretch * 1000) / size);
  return run.text
    .split(/(?<= )/)
    .map((part) => `<${face.encode(part)}>${part.endsWith(' ') ? ` ${move}` : ''}`)
    .join(' ');
}

function textOf(words: readonly Word[]): string {
  return words
    .map((word, index) => (word.blank && index < words.length - 1 ? `${word.text} ` : word.text))
    .join('');
}

/** jsPDF's pages take operators; its declarations do not say so. */
function canWrite(value: unknown): value is { readonly write: (text: string) => void } {
  return typeof value === 'object' && value !== null && 'write' in value && typeof value.write === 'function';
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const colourOf = (colour: Colour) => colour.map(number).join(' ');
