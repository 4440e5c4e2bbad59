import type { Color } from './color.ts';
import type { Path } from './path.ts';

/** What a shape is, so that a style knows what to do with it. */
export type Role =
  /** The sky, a wall: covers the whole ground. */
  | 'ground'
  /** Light without an edge: haze, glow, shade. */
  | 'glow'
  | 'far'
  | 'mid'
  | 'near'
  /** A person's clothes, hair and things. */
  | 'figure'
  | 'skin'
  /** A line that stays a line in every style: lashes, folds, rigging. */
  | 'ink'
  /** What shines by itself: windows, sun, stars, neon. */
  | 'light'
  /** Rain, snow, motes. */
  | 'air';

/** A colour and how much it covers (0 to 1) at a place (0 to 1) of a gradient. */
export type Stop = readonly [at: number, color: Color, cover: number];

export type Gradient =
  | {
      readonly line: readonly [x1: number, y1: number, x2: number, y2: number];
      readonly stops: readonly Stop[];
    }
  | { readonly ring: readonly [cx: number, cy: number, r: number]; readonly stops: readonly Stop[] };

export type Paint = Color | Gradient;

export type Shape = {
  readonly path: Path;
  readonly fill: Paint | null;
  /** 0 to 1. */
  readonly cover: number;
  readonly stroke: { readonly color: Color; readonly width: number } | null;
  readonly role: Role;
};

/** A picture while it is drawn: shapes from the back to the front on a ground whose area is 1000 x 1000. */
export type Art = {
  readonly w: number;
  readonly h: number;
  readonly shapes: Shape[];
};

export function newArt(width: number, height: number): Art {
  const side = Math.sqrt(width * height);
  return { w: Math.round((1000 * width) / side), h: Math.round((1000 * height) / side), shapes: [] };
}

/** Lays a filled shape over what is there. */
export function fill(art: Art, role: Role, path: Path, paint: Paint, cover = 1): void {
  art.shapes.push({ path, fill: paint, cover, stroke: null, role });
}

/** Lays a line over what is there. */
export function stroke(art: Art, role: Role, path: Path, color: Color, width: number, cover = 1): void {
  art.shapes.push({ path, fill: null, cover, stroke: { color, width }, role });
}

/** A gradient from the top to the bottom of the given heights. */
export function downward(y1: number, y2: number, stops: readonly Stop[]): Gradient {
  return { line: [0, y1, 0, y2], stops };
}

/** Light that fades out from a centre. */
export function halo(cx: number, cy: number, r: number, color: Color, cover: number): Gradient {
  return {
    ring: [cx, cy, r],
    stops: [
      [0, color, cover],
      [0.35, color, cover * 0.42],
      [0.7, color, cover * 0.1],
      [1, color, 0],
    ],
  };
}
