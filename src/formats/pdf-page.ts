import type { jsPDF } from 'jspdf';

import type { Ink } from './ink.ts';
import type { Face, Faces } from './pdf-fonts.ts';
import { blankWidth, type Colour, type LineStyle, type Pen } from './pdf-pen.ts';
import { setWords, type Word } from './pdf-words.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;
/** Of every page, on all four sides. */
export const margin = 20 * mm;
export const mostPictureHeight = 120 * mm;

export const colours = {
  ink: [0.165, 0.129, 0.106],
  soft: [0.353, 0.302, 0.267],
  faint: [0.431, 0.376, 0.345],
  rule: [0.773, 0.741, 0.69],
  lamp: [0.608, 0.282, 0.098],
  good: [0.008, 0.412, 0.349],
  neutral: [0.208, 0.333, 0.569],
  evil: [0.647, 0.141, 0.145],
} satisfies { readonly [name: string]: Colour };

export type TextStyle = {
  readonly faces: readonly Face[];
  readonly size: number;
  readonly leading: number;
  readonly colour: Colour;
  readonly align: LineStyle['align'];
  readonly italic: boolean;
};

/** Room that is taken at one side of the page, down to a height. */
type Float = { readonly bottom: number; readonly width: number; readonly side: 'left' | 'right' };

/** The page that is being filled, from top to bottom. */
export type Page = {
  readonly width: number;
  readonly left: number;
  /** Where the next line may begin. */
  readonly y: () => number;
  readonly room: () => number;
  readonly isFresh: () => boolean;
  readonly next: () => void;
  /** Leaves room, but not at the top of a page. */
  readonly skip: (height: number) => void;
  /** Leaves room, wherever. */
  readonly space: (height: number) => void;
  /** Goes below whatever stands at the side. */
  readonly clear: () => void;
  readonly float: (height: number, width: number, side: Float['side']) => void;
  /**
   * Sets a paragraph and goes to the next page as often as it must.
   * @param indent of the first line.
   * @param cut room at the beginning of the first lines, for a big initial.
   * @returns how many lines it took.
   */
  readonly paragraph: (text: string, style: TextStyle, options?: ParagraphOptions) => number;
  /** How many lines a paragraph would take in the full width. */
  readonly lines: (text: string, style: TextStyle, inset?: number) => number;
};

export type ParagraphOptions = {
  readonly indent?: number;
  readonly cut?: { readonly lines: number; readonly width: number };
  /** Room at the beginning of every line. */
  readonly inset?: number;
  /** Called for every line that was set, with its upper edge. */
  readonly onLine?: (top: number, bottom: number) => void;
};

export type PageOptions = {
  readonly doc: jsPDF;
  readonly pen: Pen;
  readonly faces: Faces;
  readonly ink: Ink | null;
  /** Draws what stands on every page beside its text. */
  readonly furnish: () => void;
};

export function createPage({ doc, pen, ink, furnish }: PageOptions): Page {
  const left = margin;
  const width = doc.internal.pageSize.getWidth() - 2 * margin;
  const bottom = doc.internal.pageSize.getHeight() - margin;
  let y = margin;
  let float: Float | null = null;

  const page: Page = {
    width,
    left,
    y: () => y,
    room: () => bottom - y,
    isFresh: () => y === margin,
    next() {
      doc.addPage();
      furnish();
      y = margin;
      float = null;
    },
    skip(height) {
      if (y > margin) y += height;
    },
    space(height) {
      y += height;
    },
    clear() {
      if (float) y = Math.max(y, float.bottom);
      float = null;
    },
    float(height, taken, side) {
      float = { bottom: y + height, width: taken, side };
    },
    lines(text, style, inset = 0) {
      const setting = setWords(text, style.faces, inkOf(style), width - inset, ink);
      const blank = blankWidth(setting.words, inkOf(style), ink);
      let count = 0;
      for (let at = 0; at < setting.words.length; count += 1)
        at = endOfLine(setting.words, at, width - inset, blank);
      return count;
    },
    paragraph(text, style, { indent = 0, cut, inset = 0, onLine } = {}) {
      const setting = setWords(text, style.faces, inkOf(style), (width - inset) * 0.5, ink);
      const { words, direction } = setting;
      const blank = blankWidth(words, inkOf(style), ink);
      let count = 0;
      for (let at = 0; at < words.length;) {
        if (y + style.leading > bottom + 0.01) page.next();
        const beside = float && y < float.bottom ? float : null;
        const first = (count === 0 ? indent : 0) + (cut && count < cut.lines ? cut.width : 0) + inset;
        const taken = beside ? beside.width : 0;
        const room = width - first - taken;
        const end = endOfLine(words, at, room, blank);
        // The last line of a paragraph does not go over alone; it takes the one before it along.
        const full = y + 2 * style.leading > bottom + 0.01;
        if (
          full &&
          count > 1 &&
          end < words.length &&
          endOfLine(words, end, width - inset, blank) === words.length
        ) {
          page.next();
          continue;
        }
        const x = left + (direction === 'rtl' ? 0 : first) + (beside?.side === 'left' ? taken : 0);
        const last = end === words.length || words[end - 1]?.breaks === true;
        const line = { words: words.slice(at, end), last };
        pen.line(line, setting, x, y + style.leading * 0.5 + style.size * 0.34, room, {
          ...style,
          direction,
          grey: Math.round(
            255 * (0.299 * style.colour[0] + 0.587 * style.colour[1] + 0.114 * style.colour[2]),
          ),
        });
        onLine?.(y, y + style.leading);
        y += style.leading;
        at = end;
        count += 1;
      }
      return count;
    },
  };
  return page;
}

/** The index after the last word that fits. */
function endOfLine(words: readonly Word[], from: number, room: number, blank: number): number {
  let end = from;
  let taken = 0;
  while (end < words.length) {
    const word = words[end];
    if (!word) break;
    const before = end > from && words[end - 1]?.blank ? blank : 0;
    if (end > from && taken + before + word.width > room) break;
    taken += before + word.width;
    end += 1;
    if (word.breaks) break;
  }
  return end;
}

function inkOf({ size, italic, colour }: TextStyle) {
  return { size, italic, direction: 'ltr' as const, grey: Math.round(255 * colour[0]) };
}
