import type { Role, Shape } from './art.ts';
import { cssOf, luma } from './color.ts';
import type { Color } from './color.ts';
import { flatColor } from './grade.ts';
import type { Style } from './style.ts';
import { number } from './svg.ts';

type Lines = NonNullable<Style['lines']>;

/** Only lines on a ground of a colour. */
export const wire = (ground: Color, ink: Color): Lines => ({
  patterns: '',
  of: (shape) => {
    const { role } = shape;
    if (role === 'ground') return [{ ...shape, fill: ground, cover: 1, stroke: { color: ink, width: 0.8 } }];
    if (role === 'glow') return [];
    const width = role === 'figure' || role === 'skin' ? 1.8 : role === 'far' ? 0.9 : 1.3;
    if (shape.fill === null)
      return [{ ...shape, stroke: { color: ink, width: Math.min(2, shape.stroke?.width ?? 1) } }];
    return [
      {
        ...shape,
        fill: role === 'light' ? ink : ground,
        cover: role === 'light' ? 0.9 : Math.min(1, shape.cover + 0.3),
        stroke: { color: ink, width },
      },
    ];
  },
});

/** Hatchings are patterns h1 (sparse) to h3 (dense and crossed). */
const hatchFills = { h1: -1, h2: -2, h3: -3 } as const;

/** Fills become hatching on paper; what is darker than `solidBelow` is all ink. */
export const hatch = (paper: Color, ink: Color, weight: number, solidBelow: number): Lines => {
  const pattern = (id: string, gap: number, width: number, cross: boolean): string =>
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 ${gap / 2}h${gap}${cross ? `M${gap / 2} 0v${gap}` : ''}" stroke="${cssOf(ink)}" stroke-width="${number(width * weight, 10)}"/></pattern>`;
  const widthOf = (role: Role): number =>
    weight *
    (role === 'figure' || role === 'skin' ? 2.2 : role === 'far' ? 0.9 : role === 'ground' ? 0 : 1.6);
  return {
    patterns: pattern('h1', 9, 0.9, false) + pattern('h2', 6, 1.4, false) + pattern('h3', 5, 1.5, true),
    of: (shape, grade) => {
      const { role, cover } = shape;
      if (cover < 0.02) return [];
      if (shape.fill === null)
        return [
          { ...shape, stroke: shape.stroke && { ...shape.stroke, color: grade(shape.stroke.color, role) } },
        ];
      if (role === 'glow' || role === 'air')
        return role === 'air' ? [{ ...shape, fill: ink, cover: cover * 0.6 }] : [];
      const { color, cover: part } = flatColor(shape.fill);
      // Skin is never so dark in ink that a face is lost in it.
      const own = luma(grade(color, role));
      const bright = role === 'skin' ? own * 0.62 + 0.36 : own;
      if (role === 'light') return [{ ...shape, fill: paper, stroke: { color: ink, width: weight } }];
      if (role === 'ink') return [{ ...shape, fill: ink }];
      if (part * cover < (role === 'skin' ? 0.62 : 0.35)) return [];
      const width = widthOf(role);
      const base: Shape = {
        ...shape,
        fill: paper,
        cover: 1,
        stroke: width > 0 ? { color: ink, width } : null,
      };
      if (bright < solidBelow) return [{ ...base, fill: ink }];
      const tone =
        bright < solidBelow + 0.14
          ? hatchFills.h3
          : bright < solidBelow + 0.3
            ? hatchFills.h2
            : bright < solidBelow + 0.46
              ? hatchFills.h1
              : null;
      return tone === null ? [base] : [base, { ...shape, fill: tone, cover: 1, stroke: null }];
    },
  };
};
