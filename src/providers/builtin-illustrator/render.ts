import type { Art } from './art.ts';
import { chanceOf } from './chance.ts';
import { cssOf } from './color.ts';
import { rasterise, reduced, runsOf } from './grid.ts';
import { overlay } from './content/overlay.ts';
import { bounds } from './path.ts';
import type { Path } from './path.ts';
import { styled } from './style.ts';
import type { Style } from './style.ts';
import { createSvgWriter, number } from './svg.ts';

/** The longest picture, in characters, which are bytes here. */
const mostBytes = 79_000;

/** Writes a drawn picture as SVG in a style; a very rich one with coarser coordinates, so that it stays small. */
export function render(art: Art, style: Style, size: Size): string {
  const svg = written(art, style, size, false);
  if (svg.length <= mostBytes) return svg;
  // Hard bands are long to write: a very rich picture has one tone each.
  const plain: Style = typeof style.bands === 'number' ? { ...style, bands: 1 } : style;
  return written(art, plain, size, true);
}

type Size = { readonly width: number; readonly height: number; readonly seed: string };

function written(art: Art, style: Style, size: Size, coarse: boolean): string {
  const writer = createSvgWriter(coarse);
  // Each small glow costs a gradient of its own.
  const kept = coarse
    ? art.shapes.filter(({ role, path }) => role !== 'glow' || widthOf(path) > 400)
    : art.shapes;
  const shapes = styled(kept, style);
  if (style.filter !== undefined) {
    writer.define(`<filter id="f" x="0" y="0" width="1" height="1">${style.filter}</filter>`);
    // A little larger than the picture: a filter that moves points finds no emptiness behind the edge.
    writer.raw(
      `<g filter="url(#f)"><g transform="translate(${-Math.round(art.w * 0.025)} ${-Math.round(art.h * 0.025)}) scale(1.05)">`,
    );
  }
  if (style.hatch) {
    const ink = cssOf(style.hatch.ink);
    const line = (id: string, gap: number, weight: number, turn: number, cross: boolean): string =>
      `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 ${gap / 2}h${gap}${cross ? `M${gap / 2} 0v${gap}` : ''}" stroke="${ink}" stroke-width="${number(weight, 10)}"/></pattern>`;
    const w = style.hatch.weight;
    writer.define(
      line('h1', 9, 0.9 * w, -38, false) +
        line('h2', 6, 1.4 * w, -38, false) +
        line('h3', 5, 1.5 * w, -38, true),
    );
  }
  if (style.grid) cellsOf(writer.raw, writer.define, { ...art, shapes: [...shapes] }, style.grid, size.seed);
  else for (const shape of shapes) writer.shape(shape);
  if (style.filter !== undefined) writer.raw('</g></g>');
  for (const [i, each] of (style.overlays ?? []).entries()) overlay(writer, art, each, i, size.seed);
  return writer.finish({ w: art.w, h: art.h, ...size });
}

/** The longest text of all cells, in characters. */
const mostCellBytes = 72_000;

function lengthOf(paths: ReadonlyMap<number, string>): number {
  let length = 0;
  for (const path of paths.values()) length += path.length + 30;
  return length;
}

function widthOf(path: Path): number {
  const { left, right } = bounds(path);
  return right - left;
}

type Grid = NonNullable<Style['grid']>;

function cellsOf(
  raw: (markup: string) => void,
  define: (markup: string) => void,
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
