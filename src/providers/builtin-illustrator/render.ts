import type { Art } from './art.ts';
import { overlay } from './overlay.ts';
import { bounds } from './path.ts';
import type { Path } from './path.ts';
import { styled } from './style.ts';
import type { Style } from './style.ts';
import { createSvgWriter } from './svg.ts';
import type { SvgWriter } from './svg.ts';

/** The longest picture, in characters, which are bytes here. */
const mostBytes = 79_000;

/** Writes a drawn picture as SVG in a style; a very rich one with coarser coordinates, so that it stays small. */
export function render(art: Art, style: Style, size: Size, cells: DrawCells | null): string {
  const svg = written(art, style, size, cells, false);
  if (svg.length <= mostBytes) return svg;
  // Hard bands and shadows are long to write: a very rich picture has one tone each.
  const plain: Style = {
    ...style,
    ...(typeof style.bands === 'number' ? { bands: 1 } : {}),
    ...(style.lifted === true ? { lifted: false } : {}),
  };
  const coarse = written(art, plain, size, cells, true);
  // And at worst it does without what is drawn thinly on its walls.
  const bare = (): Art => ({
    ...art,
    shapes: art.shapes.filter(({ cover, path }) => cover === 1 || path.length < 60),
  });
  return coarse.length <= mostBytes ? coarse : written(bare(), plain, size, cells, true);
}

type Size = { readonly width: number; readonly height: number; readonly seed: string };

/** Draws shapes as the cells of a grid. */
export type DrawCells = (
  writer: Pick<SvgWriter, 'raw' | 'define'>,
  art: Art,
  grid: NonNullable<Style['grid']>,
  seed: string,
) => void;

function written(art: Art, style: Style, size: Size, cells: DrawCells | null, coarse: boolean): string {
  const writer = createSvgWriter(coarse);
  // Each small glow costs a gradient of its own.
  const kept = coarse
    ? art.shapes.filter(({ role, path }) => role !== 'glow' || widthOf(path) > 400)
    : art.shapes;
  const shapes = styled(kept, style);
  if (style.filter !== undefined) {
    writer.define(
      `<filter id="f" x="0" y="0" width="1" height="1"${style.display === true ? ' color-interpolation-filters="sRGB"' : ''}>${style.filter}</filter>`,
    );
    // A little larger than the picture: a filter that moves points finds no emptiness behind the edge.
    writer.raw(
      `<g filter="url(#f)"><g transform="translate(${-Math.round(art.w * 0.025)} ${-Math.round(art.h * 0.025)}) scale(1.05)">`,
    );
  }
  if (style.lines) writer.define(style.lines.patterns);
  if (style.grid && cells) cells(writer, { ...art, shapes: [...shapes] }, style.grid, size.seed);
  else for (const shape of shapes) writer.shape(shape);
  if (style.filter !== undefined) writer.raw('</g></g>');
  for (const [i, each] of (style.overlays ?? []).entries()) overlay(writer, art, each, i, size.seed);
  return writer.finish({ w: art.w, h: art.h, ...size });
}

function widthOf(path: Path): number {
  const { left, right } = bounds(path);
  return right - left;
}
