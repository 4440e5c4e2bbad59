import type { Art, Paint, Shape } from './art.ts';
import { blue, green, red, rgb } from './color.ts';
import type { Color } from './color.ts';
import { bounds } from './path.ts';
import type { Path } from './path.ts';

/** A picture as square cells. */
export type Cells = {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly colors: readonly Color[];
};

/** Draws the shapes on a grid of coarse cells, `cells` x `cells` of them in all, each taking what covers its middle. */
export function rasterise(art: Art, cells: number): Cells {
  const size = Math.sqrt(art.w * art.h) / cells;
  const columns = Math.ceil(art.w / size);
  const rows = Math.ceil(art.h / size);
  const canvas = new Float64Array(columns * rows * 3);
  for (const shape of art.shapes) {
    if (shape.fill !== null) fillCells(canvas, columns, rows, size, shape, shape.fill);
    if (shape.stroke !== null) strokeCells(canvas, columns, rows, size, shape, shape.stroke);
  }
  // The last column and row can have their middle outside the picture, where nothing was drawn: they take their neighbour's colour.
  const lastColumn = (columns - 0.5) * size > art.w ? columns - 2 : columns - 1;
  const lastRow = (rows - 0.5) * size > art.h ? rows - 2 : rows - 1;
  const colors: Color[] = [];
  for (let i = 0; i < columns * rows; i += 1) {
    const row = Math.max(0, Math.min(lastRow, Math.floor(i / columns)));
    const at = (row * columns + Math.max(0, Math.min(lastColumn, i % columns))) * 3;
    colors.push(rgb(canvas[at] ?? 0, canvas[at + 1] ?? 0, canvas[at + 2] ?? 0));
  }
  return { columns, rows, size, colors };
}

type Edge = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

function edgesOf(path: Path, close: boolean): readonly Edge[] {
  const edges: Edge[] = [];
  let x = 0;
  let y = 0;
  let sx = 0;
  let sy = 0;
  const to = (nx: number, ny: number): void => {
    edges.push({ x1: x, y1: y, x2: nx, y2: ny });
    x = nx;
    y = ny;
  };
  for (const step of path) {
    switch (step[0]) {
      case 'M':
        if (close && (x !== sx || y !== sy)) to(sx, sy);
        [, x, y] = step;
        sx = x;
        sy = y;
        break;
      case 'L':
        to(step[1], step[2]);
        break;
      case 'C': {
        const [, ax, ay, bx, by, cx, cy] = step;
        const fromX = x;
        const fromY = y;
        for (let i = 1; i <= 5; i += 1) {
          const t = i / 5;
          const u = 1 - t;
          to(
            u * u * u * fromX + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * cx,
            u * u * u * fromY + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * cy,
          );
        }
        break;
      }
      case 'Z':
        if (x !== sx || y !== sy) to(sx, sy);
        break;
    }
  }
  if (close && (x !== sx || y !== sy)) to(sx, sy);
  return edges;
}

function fillCells(
  canvas: Float64Array,
  columns: number,
  rows: number,
  size: number,
  shape: Shape,
  paint: Paint,
): void {
  const { top, bottom } = bounds(shape.path);
  const edges = edgesOf(shape.path, true);
  const first = Math.max(0, Math.floor(top / size - 0.5));
  const last = Math.min(rows - 1, Math.ceil(bottom / size));
  // Each edge is asked only about the rows that it can cross.
  const rowsOf: { x: number; turn: number }[][] = [];
  for (let row = first; row <= last; row += 1) rowsOf.push([]);
  for (const { x1, y1, x2, y2 } of edges) {
    const from = Math.max(first, Math.floor(Math.min(y1, y2) / size - 0.5));
    const to = Math.min(last, Math.ceil(Math.max(y1, y2) / size));
    for (let row = from; row <= to; row += 1) {
      const y = (row + 0.5) * size;
      if (y1 <= y === y2 <= y) continue;
      rowsOf[row - first]?.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 < y2 ? 1 : -1 });
    }
  }
  for (let row = first; row <= last; row += 1) {
    const y = (row + 0.5) * size;
    const crossings = rowsOf[row - first] ?? [];
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (let i = 0; i + 1 < crossings.length; i += 1) {
      const a = crossings[i];
      const b = crossings[i + 1];
      if (!a || !b) continue;
      winding += a.turn;
      if (winding === 0) continue;
      const from = Math.max(0, Math.ceil(a.x / size - 0.5));
      const to = Math.min(columns - 1, Math.ceil(b.x / size - 0.5) - 1);
      for (let column = from; column <= to; column += 1)
        blend(canvas, (row * columns + column) * 3, paint, (column + 0.5) * size, y, shape.cover);
    }
  }
}

function strokeCells(
  canvas: Float64Array,
  columns: number,
  rows: number,
  size: number,
  shape: Shape,
  stroke: { readonly color: Color; readonly width: number },
): void {
  const cover = shape.cover * Math.min(1, stroke.width / (size * 0.8));
  if (cover < 0.15) return;
  const done = new Set<number>();
  for (const { x1, y1, x2, y2 } of edgesOf(shape.path, false)) {
    const steps = Math.max(1, Math.ceil((Math.abs(x2 - x1) + Math.abs(y2 - y1)) / (size * 0.6)));
    for (let i = 0; i <= steps; i += 1) {
      const column = Math.floor((x1 + ((x2 - x1) * i) / steps) / size);
      const row = Math.floor((y1 + ((y2 - y1) * i) / steps) / size);
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      const cell = row * columns + column;
      if (done.has(cell)) continue;
      done.add(cell);
      blend(canvas, cell * 3, stroke.color, 0, 0, cover);
    }
  }
}

function blend(canvas: Float64Array, at: number, paint: Paint, x: number, y: number, cover: number): void {
  let color = 0;
  let share = cover;
  let r = 0;
  let g = 0;
  let b = 0;
  if (typeof paint === 'number') {
    color = paint;
    r = red(color);
    g = green(color);
    b = blue(color);
  } else {
    let place = 0;
    if ('line' in paint) {
      const [x1, y1, x2, y2] = paint.line;
      const dx = x2 - x1;
      const dy = y2 - y1;
      const length = dx * dx + dy * dy;
      place = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
    } else {
      const [cx, cy, radius] = paint.ring;
      place = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy)) / radius;
    }
    place = Math.min(1, Math.max(0, place));
    const { stops } = paint;
    let next = 0;
    while (next < stops.length - 1 && (stops[next]?.[0] ?? 1) < place) next += 1;
    const hi = stops[next] ?? [0, 0, 1];
    const lo = stops[Math.max(0, next - 1)] ?? hi;
    const t = hi[0] === lo[0] ? 1 : Math.min(1, Math.max(0, (place - lo[0]) / (hi[0] - lo[0])));
    r = red(lo[1]) + (red(hi[1]) - red(lo[1])) * t;
    g = green(lo[1]) + (green(hi[1]) - green(lo[1])) * t;
    b = blue(lo[1]) + (blue(hi[1]) - blue(lo[1])) * t;
    share *= lo[2] + (hi[2] - lo[2]) * t;
  }
  const keep = 1 - share;
  canvas[at] = (canvas[at] ?? 0) * keep + r * share;
  canvas[at + 1] = (canvas[at + 1] ?? 0) * keep + g * share;
  canvas[at + 2] = (canvas[at + 2] ?? 0) * keep + b * share;
}

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Fewer colours: `levels` per channel, dithered in an ordered pattern (0 none, 1 full), with some chance in brightness for stone and grass. */
export function reduced(
  cells: Cells,
  levels: number,
  dither: number,
  grainOf: (cell: number) => number,
): Cells {
  const step = 255 / (levels - 1);
  const colors = cells.colors.map((color, i) => {
    const row = Math.floor(i / cells.columns);
    const column = i % cells.columns;
    const shift = (((bayer[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) / 16 - 0.5) * dither * step;
    const rough = 1 + grainOf(i);
    const one = (value: number): number =>
      Math.round(Math.min(255, Math.max(0, value * rough + shift)) / step) * step;
    return rgb(one(red(color)), one(green(color)), one(blue(color)));
  });
  return { ...cells, colors };
}

/** One path per colour, made of runs of cells; the commonest colour is returned apart, as ground. */
export function runsOf({ columns, rows, colors }: Cells): {
  readonly ground: Color;
  readonly paths: ReadonlyMap<Color, string>;
} {
  const counts = new Map<Color, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  let ground = colors[0] ?? 0;
  for (const [color, count] of counts) if (count > (counts.get(ground) ?? 0)) ground = color;
  const paths = new Map<Color, string>();
  const pens = new Map<Color, readonly [number, number]>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns;) {
      const color = colors[row * columns + column] ?? 0;
      let end = column + 1;
      while (end < columns && colors[row * columns + end] === color) end += 1;
      if (color !== ground) {
        const long = end - column;
        const [px, py] = pens.get(color) ?? [0, 0];
        const dx = column - px;
        const dy = row - py;
        paths.set(color, `${paths.get(color) ?? ''}m${dx}${dy < 0 ? '' : ' '}${dy}h${long}v1h-${long}z`);
        pens.set(color, [column, row]);
      }
      column = end;
    }
  }
  return { ground, paths };
}
