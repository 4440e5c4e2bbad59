import type { Role, Shape } from './art.ts';
import type { Color } from './color.ts';
import { darker, mix } from './color.ts';
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
  /** Lines instead of colours: what becomes of a shape, and the patterns that it may be filled with. */
  readonly lines?: {
    readonly of: (shape: Shape, grade: Grade) => readonly Shape[];
    readonly patterns: string;
  };
  /** Every shape casts a small shadow, as cut paper does. */
  readonly lifted?: boolean;
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
  if (style.lines) return style.lines.of(shape, style.grade);
  const cover = soft ? shape.cover * (style.glow ?? 1) : shape.cover;
  if (cover < 0.02) return [];
  const stroke =
    shape.stroke === null ? null : { ...shape.stroke, color: style.grade(shape.stroke.color, role) };
  if (shape.fill === null) return [{ ...shape, cover, stroke }];
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
