import type { jsPDF } from 'jspdf';

import { createUnseenCodes } from './pdf-unseen.ts';

/** The faces that a PDF can carry; all but the last three are Literata, cut by script. */
export const romanFaces = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const;
export type FaceName = (typeof romanFaces)[number] | 'italic' | 'title' | 'initial';

/** Fetches the bytes of a face (TrueType). */
export type FontFiles = (face: FaceName) => Promise<Uint8Array>;

/** Which signs a face may hold: what a story has none of is not fetched. */
const signsOf: { readonly [face in (typeof romanFaces)[number]]: RegExp } = {
  latin: /[\u0020-\u00ff\u2010-\u2027]/,
  'latin-ext': /[\u0100-\u024f\u1e00-\u1eff]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
  cyrillic: /[\u0400-\u04ff\u2116]/,
  'cyrillic-ext': /[\u0460-\u052f\u20b4]/,
  greek: /[\u0370-\u03ff]/,
  'greek-ext': /[\u1f00-\u1fff]/,
};

/** A face inside a document. */
export type Face = {
  readonly name: FaceName | 'unseen';
  /** The name by which the document's pages call it. */
  readonly key: string;
  /** Whether it has a sign, given as a UTF-16 unit. */
  readonly has: (unit: number) => boolean;
  /** The width of a text, in thousandths of its size. */
  readonly width: (text: string) => number;
  /** The text as a PDF writes it in this face, in hex. What the face has no sign for must not be in it. */
  readonly encode: (text: string) => string;
};

export type Faces = {
  /** In the order in which a sign is looked for. */
  readonly roman: readonly Face[];
  readonly italic: readonly Face[];
  readonly title: readonly Face[];
  /** Capitals A to Z for the beginning of a scene; readers of the text layer see a blank in it. */
  readonly initial: Face;
  /** Draws nothing, and says to the text layer whatever it is given. */
  readonly unseen: Face;
};

/** Puts the faces that a text needs into a document. */
export async function addFaces(doc: jsPDF, text: string, files: FontFiles): Promise<Faces> {
  const wanted = romanFaces.filter((name) => name === 'latin' || signsOf[name].test(text));
  const load = async (name: FaceName) => addFace(doc, name, await files(name), name);
  const roman = await Promise.all(wanted.map(load));
  const [italic, title, initial] = await Promise.all([load('italic'), load('title'), load('initial')]);
  return {
    roman,
    italic: [italic, ...roman],
    title: [title, ...roman],
    initial: { ...initial, encode: (sign) => initial.encode(sign) },
    unseen: unseenFace(doc, await files('initial')),
  };
}

/** What jsPDF keeps of an embedded face; its declarations leave it open. */
type FontData = {
  readonly characterToGlyph: (unit: number) => number;
  readonly widthOfGlyph: (glyph: number) => number;
  readonly glyIdsUsed: number[];
  readonly toUnicode: Record<number, number>;
  readonly Unicode: { readonly widths: unknown[] };
};

function addFace(doc: jsPDF, name: FaceName, bytes: Uint8Array, called: string): Face {
  const { key, data } = embed(doc, called, bytes);
  const used = new Set<number>();
  const glyphs = new Map<number, { readonly glyph: number; readonly width: number }>();
  const look = (unit: number) => {
    const known = glyphs.get(unit);
    if (known) return known;
    const glyph = data.characterToGlyph(unit);
    const found = { glyph, width: glyph === 0 ? 0 : data.widthOfGlyph(glyph) };
    glyphs.set(unit, found);
    return found;
  };
  return {
    name,
    key,
    has: (unit) => look(unit).glyph !== 0,
    width: (text) => unitsOf(text).reduce((sum, unit) => sum + look(unit).width, 0),
    encode: (text) =>
      unitsOf(text)
        .map((unit) => {
          const { glyph, width } = look(unit);
          if (glyph === 0) return '';
          if (!used.has(glyph)) {
            used.add(glyph);
            data.glyIdsUsed.push(glyph);
            data.toUnicode[glyph] = name === 'initial' ? 0x20 : unit;
            data.Unicode.widths.push(glyph, [Math.round(width)]);
          }
          return hex(glyph);
        })
        .join(''),
  };
}

/** A face that draws nothing; every sign counts as one size wide, and a line scales it to what was drawn. */
function unseenFace(doc: jsPDF, bytes: Uint8Array): Face {
  const { key, binary } = embed(doc, 'unseen', bytes);
  const { encode } = createUnseenCodes(doc, 'unseen', binary);
  return { name: 'unseen', key, has: () => true, width: (text) => [...text].length * 1000, encode };
}

function embed(
  doc: jsPDF,
  name: string,
  bytes: Uint8Array,
): { readonly key: string; readonly data: FontData; readonly binary: string } {
  const file = `${name}.ttf`;
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  doc.addFileToVFS(file, binary);
  const key = doc.addFont(file, name, 'normal', undefined, 'Identity-H');
  doc.setFont(name, 'normal');
  const data: unknown = doc.getFont().metadata;
  if (!isFontData(data)) throw new Error(`jsPDF did not take the face ${name}.`);
  return { key, data, binary };
}

function isFontData(value: unknown): value is FontData {
  const data = value as Partial<FontData> | null;
  return (
    typeof data === 'object' &&
    typeof data?.characterToGlyph === 'function' &&
    typeof data.widthOfGlyph === 'function' &&
    Array.isArray(data.glyIdsUsed) &&
    Array.isArray(data.Unicode?.widths)
  );
}

const unitsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const hex = (value: number) => value.toString(16).padStart(4, '0');
