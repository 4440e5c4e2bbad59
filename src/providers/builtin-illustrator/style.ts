import type { Role, Shape } from './art.ts';
import type { Color } from './color.ts';
import { darker, luma, mix } from './color.ts';
import { banded, flatColor, graded } from './grade.ts';
import type { Grade } from './grade.ts';
import type { Overlay } from './overlay.ts';
import type { PaintSpec } from './spec.ts';

/** How a finished picture is rendered: what a style does with shapes, edges and ground. */
export type Style = {
  readonly grade: Grade;
  /** What becomes of gradients: kept, turned into this many hard bands, or into one colour. */
  readonly bands?: 'keep' | number;
  /** Bands of the sky and of walls, when they differ. */
  readonly groundBands?: 'keep' | number;
  /** How much of haze, glow and shade is left, 0 to 1. */
  readonly glow?: number;
  /** Outlines; `null` as colour takes the shape's own, darkened. Widths by role; a role without one has none. */
  readonly outline?: { readonly color: Color | null; readonly widths: { readonly [role in Role]?: number } };
  /** Fills become hatching on this paper. */
  readonly hatch?: {
    readonly paper: Color;
    readonly ink: Color;
    readonly weight: number;
    readonly solidBelow: number;
  };
  /** Every shape casts a small shadow, as cut paper does. */
  readonly lifted?: boolean;
  /** Only lines on a ground of this colour. */
  readonly wire?: { readonly ground: Color; readonly ink: Color };
  /** Drawn as cells of a grid: how many along a side of a square picture, and the face of one. */
  readonly grid?: {
    readonly cells: number;
    readonly face: 'pixel' | 'cube' | 'stud' | 'brick' | 'tile';
    readonly levels: number;
    readonly dither: number;
  };
  /** A filter over all shapes; `fN` is its content. */
  readonly filter?: string;
  /** Whether the filter takes colours as they are shown, not as light: it is done sooner. */
  readonly display?: boolean;
  readonly overlays?: readonly Overlay[];
};

/** Some of the styles: they come in chunks of their own. */
export type Styles = { readonly [style in PaintSpec['style']]?: Style };

/** The shapes as a style wants them, ready to be written. */
export function styled(shapes: readonly Shape[], style: Style): readonly Shape[] {
  return shapes.flatMap((shape) => restyled(shape, style));
}

function restyled(shape: Shape, style: Style): readonly Shape[] {
  const { role } = shape;
  const soft = role === 'glow';
  if (style.wire) return wired(shape, style.wire);
  const cover = soft ? shape.cover * (style.glow ?? 1) : shape.cover;
  if (cover < 0.02) return [];
  const stroke =
    shape.stroke === null ? null : { ...shape.stroke, color: style.grade(shape.stroke.color, role) };
  if (shape.fill === null) return [{ ...shape, cover, stroke }];
  if (style.hatch) return hatched(shape, style, cover);
  const bands = role === 'ground' ? (style.groundBands ?? style.bands ?? 'keep') : (style.bands ?? 'keep');
  const paint = graded(shape.fill, style.grade, role);
  const fill =
    typeof paint === 'number' || bands === 'keep'
      ? paint
      : bands <= 1 && !soft
        ? flatColor(paint).color
        : banded(paint, Math.max(soft ? 3 : 2, bands));
  const width = style.outline?.widths[role] ?? 0;
  const own = typeof fill === 'number' ? fill : flatColor(fill).color;
  const outline =
    width > 0 && cover > 0.5 && style.outline
      ? { color: style.outline.color ?? mix(darker(own, 0.62), 0x120c14, 0.3), width: width * 2 }
      : stroke;
  const out: Shape = {
    ...shape,
    fill,
    cover:
      typeof paint !== 'number' && bands !== 'keep' && bands <= 1 && !soft
        ? cover * flatColor(paint).cover
        : cover,
    stroke: outline,
  };
  if (style.lifted === true && role !== 'ground' && !soft && role !== 'ink' && role !== 'air')
    return [
      {
        ...out,
        path: shape.path.map((step) =>
          step[0] === 'Z'
            ? step
            : step[0] === 'C'
              ? ['C', step[1] + 3, step[2] + 5, step[3] + 3, step[4] + 5, step[5] + 3, step[6] + 5]
              : [step[0], step[1] + 3, step[2] + 5],
        ),
        fill: 0x120a14,
        cover: 0.2 * cover,
        stroke: null,
      },
      out,
    ];
  return [out];
}

function wired(shape: Shape, wire: { readonly ground: Color; readonly ink: Color }): readonly Shape[] {
  const { role } = shape;
  if (role === 'ground')
    return [{ ...shape, fill: wire.ground, cover: 1, stroke: { color: wire.ink, width: 0.8 } }];
  if (role === 'glow') return [];
  const width = role === 'figure' || role === 'skin' ? 1.8 : role === 'far' ? 0.9 : 1.3;
  if (shape.fill === null)
    return [{ ...shape, stroke: { color: wire.ink, width: Math.min(2, shape.stroke?.width ?? 1) } }];
  return [
    {
      ...shape,
      fill: role === 'light' ? wire.ink : wire.ground,
      cover: role === 'light' ? 0.9 : Math.min(1, shape.cover + 0.3),
      stroke: { color: wire.ink, width },
    },
  ];
}

/** Hatchings are patterns h1 (sparse) to h3 (dense and crossed), defined by whoever writes the picture. */
const hatchFills = { h1: -1, h2: -2, h3: -3 } as const;

function hatched(shape: Shape, { hatch, grade }: Style, cover: number): readonly Shape[] {
  if (!hatch || shape.fill === null) return [];
  const { role } = shape;
  if (role === 'glow' || role === 'air')
    return role === 'air' ? [{ ...shape, fill: hatch.ink, cover: cover * 0.6 }] : [];
  const { color, cover: part } = flatColor(shape.fill);
  // Skin is never so dark in ink that a face is lost in it.
  const own = luma(grade(color, role));
  const bright = role === 'skin' ? own * 0.62 + 0.36 : own;
  const w = hatch.weight;
  if (role === 'light') return [{ ...shape, fill: hatch.paper, stroke: { color: hatch.ink, width: w } }];
  if (role === 'ink') return [{ ...shape, fill: hatch.ink }];
  if (part * cover < (role === 'skin' ? 0.62 : 0.35)) return [];
  const edge = {
    color: hatch.ink,
    width:
      (role === 'figure' || role === 'skin' ? 2.2 : role === 'far' ? 0.9 : role === 'ground' ? 0 : 1.6) * w,
  };
  const base: Shape = { ...shape, fill: hatch.paper, cover: 1, stroke: edge.width > 0 ? edge : null };
  if (bright < hatch.solidBelow) return [{ ...base, fill: hatch.ink }];
  const tone =
    bright < hatch.solidBelow + 0.14
      ? hatchFills.h3
      : bright < hatch.solidBelow + 0.3
        ? hatchFills.h2
        : bright < hatch.solidBelow + 0.46
          ? hatchFills.h1
          : null;
  return tone === null ? [base] : [base, { ...shape, fill: tone, cover: 1, stroke: null }];
}
