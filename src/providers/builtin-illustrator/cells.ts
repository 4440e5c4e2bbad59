import type { Art } from './art.ts';
import { chanceOf } from './chance.ts';
import { cssOf } from './color.ts';
import { rasterise, reduced, runsOf } from './grid.ts';
import type { Style } from './style.ts';
import { number } from './svg.ts';
import type { SvgWriter } from './svg.ts';

type Grid = NonNullable<Style['grid']>;

/** The longest text of all cells, in characters. */
const mostCellBytes = 72_000;

function lengthOf(paths: ReadonlyMap<number, string>): number {
  let length = 0;
  for (const path of paths.values()) length += path.length + 30;
  return length;
}

/** Draws shapes as pixels, cubes, bricks, studs or tiles. */
export function paintCells(
  { raw, define }: Pick<SvgWriter, 'raw' | 'define'>,
  art: Art,
  { cells, face, levels, dither }: Grid,
  seed: string,
): void {
  const drawn = rasterise(art, cells);
  const c = chanceOf(seed, 'cells');
  const rough = face === 'cube' ? 0.16 : face === 'tile' ? 0.18 : 0;
  const runs = (dots: number): ReturnType<typeof runsOf> =>
    runsOf(
      reduced(drawn, levels, dots, () => (rough === 0 ? 0 : Math.floor(c.between(-1, 2)) * rough * 0.5)),
    );
  const fine = runs(dither);
  // Dots cost bytes: a picture that is all dots is drawn without them.
  const { ground, paths } = lengthOf(fine.paths) > mostCellBytes ? runs(0) : fine;
  const { size } = drawn;
  raw(
    `<rect width="${art.w}" height="${art.h}" fill="${cssOf(ground)}"/><g transform="scale(${number(size, 1000)})" shape-rendering="crispEdges">`,
  );
  for (const [color, path] of paths) raw(`<path d="${path}" fill="${cssOf(color)}"/>`);
  raw('</g>');
  const s = number(size, 1000);
  const at = (share: number): string => number(size * share, 100);
  const faces: { readonly [name in Grid['face']]: string } = {
    pixel: '',
    cube: `<path d="M0 0h${s}v${at(0.1)}h-${s}zM0 0v${s}h${at(0.1)}v-${s}z" fill="#fff" opacity=".16"/><path d="M0 ${s}h${s}v-${at(0.1)}h-${s}zM${s} 0v${s}h-${at(0.1)}v-${s}z" opacity=".24"/>`,
    brick: `<path d="M0 0h${s}v${at(0.16)}h-${s}z" fill="#fff" opacity=".3"/><path d="M0 ${s}h${s}v-${at(0.1)}h-${s}z" opacity=".2"/><path d="M0 0v${s}h${at(0.04)}v-${s}z" opacity=".12"/>`,
    stud: `<path d="M0 ${s}h${s}v-${at(0.06)}h-${s}zM${s} 0v${s}h-${at(0.06)}v-${s}z" opacity=".3"/><circle cx="${at(0.54)}" cy="${at(0.56)}" r="${at(0.33)}" opacity=".28"/><circle cx="${at(0.5)}" cy="${at(0.5)}" r="${at(0.31)}" fill="#fff" opacity=".2"/><path d="M${at(0.24)} ${at(0.44)}a${at(0.28)} ${at(0.28)} 0 0 1 ${at(0.42)} -${at(0.18)}" fill="none" stroke="#fff" stroke-width="${at(0.06)}" opacity=".5"/>`,
    tile: `<path d="M0 0h${s}v${s}h-${s}z" fill="none" stroke="#1c1a1e" stroke-width="${at(0.16)}" opacity=".75"/><path d="M${at(0.14)} ${at(0.14)}h${at(0.6)}v${at(0.1)}h-${at(0.6)}z" fill="#fff" opacity=".2"/>`,
  };
  if (faces[face] === '') return;
  define(`<pattern id="c" width="${s}" height="${s}" patternUnits="userSpaceOnUse">${faces[face]}</pattern>`);
  raw(`<rect width="${art.w}" height="${art.h}" fill="url(#c)"/>`);
}
