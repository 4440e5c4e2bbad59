import { sharedId } from '../domain/ids.ts';
import type { Json } from '../domain/json.ts';
import type { Source } from '../domain/parcel.ts';
import type { SourceRow } from '../domain/sync-row.ts';

/* What the files of other programs held beyond our fields: rows of its own, which travel, and which no turn has to write again. */

/** Characters of a piece: as JSON within JSON none is longer than a row may be. */
const pieceLength = 9_000;

/** What a file said about one thing, as rows; none where it said nothing. */
export function sourceRows(
  of: string,
  story: string | null,
  format: Source['format'] | null,
  rest: Json,
): readonly SourceRow[] {
  if (rest === null && of !== story) return [];
  return piecesOf(JSON.stringify(rest)).map((text, part) => ({
    id: sharedId('source', of, String(part)),
    of,
    story,
    format,
    part,
    text,
  }));
}

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    // Never through a surrogate pair: half of one is no text.
    const end = at + pieceLength + (/[\ud800-\udbff]/.test(text.charAt(at + pieceLength - 1)) ? 1 : 0);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

/** What a file said about a story and all that is in it, as rows. */
export function rowsOfSource(story: string, source: Source): readonly SourceRow[] {
  const { format, rest, scenes, lore } = source;
  return [
    ...sourceRows(story, story, format, rest),
    ...Object.entries({ ...scenes, ...lore }).flatMap(([of, each]) => sourceRows(of, story, format, each)),
  ];
}
