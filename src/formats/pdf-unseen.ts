import type { jsPDF } from 'jspdf';

/** What jsPDF hands to those who write a face into the finished document. */
type Writing = {
  readonly font: { readonly fontName: string; objectNumber: number; isAlreadyPutted: boolean };
  readonly out: (line: string) => void;
  /** Begins an object and answers its number. */
  readonly newObject: () => number;
  readonly putStream: (stream: {
    readonly data: string;
    readonly addLength1?: boolean;
    readonly objectId: number;
  }) => void;
};

/** A face that draws nothing and says whatever it is given: a code for each sign, and the sign as what the code means. */
export type UnseenCodes = {
  /** The text in hex, four digits for each sign. */
  readonly encode: (text: string) => string;
};

/**
 * Writes the face `name`, which was added to the document, as one whose codes stand for any sign at all: jsPDF itself knows none beyond
 * the first 65,536 and would leave emoji out.
 * @param binary a TrueType file, for readers that insist on one.
 */
export function createUnseenCodes(doc: jsPDF, name: string, binary: string): UnseenCodes {
  const codes = new Map<string, number>();
  const font: unknown = doc.getFont();
  // Under an encoding that it does not know, jsPDF leaves the writing to whoever else listens.
  if (!isOpen(font) || font.fontName !== name) throw new Error('jsPDF did not take the unseen face.');
  font.encoding = 'Unseen';
  doc.internal.events.subscribe('putFont', (writing: Writing) => {
    if (writing.font.fontName === name) put(writing, binary, codes);
  });
  return {
    encode: (text) =>
      Array.from(text, (sign) => {
        const code = codes.get(sign) ?? codes.size + 1;
        codes.set(sign, code);
        return hex(code);
      }).join(''),
  };
}

function put(
  { font, out, newObject, putStream }: Writing,
  binary: string,
  codes: ReadonlyMap<string, number>,
): void {
  const stream = (data: string, addLength1: boolean) => {
    const objectId = newObject();
    putStream({ data, addLength1, objectId });
    out('endobj');
    return objectId;
  };
  const object = (...lines: readonly string[]) => {
    const number = newObject();
    for (const line of ['<<', ...lines, '>>', 'endobj']) out(line);
    return number;
  };
  const file = stream(binary, true);
  const meanings = stream(toUnicode(codes), false);
  const descriptor = object(
    '/Type /FontDescriptor',
    '/FontName /Unseen',
    `/FontFile2 ${file} 0 R`,
    '/FontBBox [0 0 1000 1000]',
    '/Flags 4',
    '/StemV 0',
    '/ItalicAngle 0',
    '/Ascent 1000',
    '/Descent 0',
    '/CapHeight 1000',
  );
  const descendant = object(
    '/Type /Font',
    '/Subtype /CIDFontType2',
    '/BaseFont /Unseen',
    `/FontDescriptor ${descriptor} 0 R`,
    '/CIDToGIDMap /Identity',
    '/DW 1000',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
  );
  font.objectNumber = object(
    '/Type /Font',
    '/Subtype /Type0',
    '/BaseFont /Unseen',
    '/Encoding /Identity-H',
    `/ToUnicode ${meanings} 0 R`,
    `/DescendantFonts [${descendant} 0 R]`,
  );
  font.isAlreadyPutted = true;
}

/** The table of what each code means, in UTF-16. */
function toUnicode(codes: ReadonlyMap<string, number>): string {
  const lines = Array.from(
    codes,
    ([sign, code]) =>
      `<${hex(code)}> <${sign
        .split('')
        .map((unit) => hex(unit.charCodeAt(0)))
        .join('')}>`,
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function isOpen(value: unknown): value is { encoding: string; readonly fontName: string } {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'fontName' in value;
}

const hex = (value: number) => value.toString(16).padStart(4, '0');
