import type { Art } from './art.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Path } from './path.ts';
import { pathData } from './svg.ts';
import type { SvgWriter } from './svg.ts';

type Canvas = {
  readonly writer: SvgWriter;
  readonly w: number;
  readonly h: number;
  /** An id of the overlay's own, for what it defines. */
  readonly id: string;
  readonly c: Chance;
  /** Attributes of a rectangle as large as the picture. */
  readonly all: string;
  readonly path: (d: Path, rest: string) => void;
};

/** What lies over a picture or around it: its name, which chooses its chances, and what writes it: fixed words and numbers only. */
export type Overlay = readonly [name: string, write: (canvas: Canvas) => void];

/** Writes what lies over the finished picture. */
export function overlay(
  writer: SvgWriter,
  { w, h }: Art,
  [name, write]: Overlay,
  index: number,
  seed: string,
): void {
  write({
    writer,
    w,
    h,
    id: `o${index}`,
    c: chanceOf(seed, name),
    all: `width="${w}" height="${h}"`,
    path: (d, rest) => writer.raw(`<path d="${pathData(d)}" ${rest}/>`),
  });
}
