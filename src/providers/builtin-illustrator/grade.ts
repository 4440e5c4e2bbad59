import type { Gradient, Paint, Role, Stop } from './art.ts';
import { contrasted, darker, lighter, luma, mix, ramp, saturated } from './color.ts';
import type { Color } from './color.ts';

/** How a style changes colours. */
export type Grade = (color: Color, role: Role) => Color;

export const plainGrade: Grade = (color) => color;

/** More or less colour and contrast, and a colour that shadows and one that lights lean to. */
export function toned(options: {
  readonly saturation?: number;
  readonly contrast?: number;
  readonly lift?: number;
  readonly shadows?: readonly [color: Color, share: number];
  readonly lights?: readonly [color: Color, share: number];
}): Grade {
  const { saturation = 1, contrast = 1, lift = 0, shadows, lights } = options;
  return (color) => {
    let out = contrasted(saturated(color, saturation), contrast);
    const bright = luma(out);
    if (shadows) out = mix(out, shadows[0], shadows[1] * (1 - bright) * (1 - bright));
    if (lights) out = mix(out, lights[0], lights[1] * bright * bright);
    return lift > 0 ? lighter(out, lift) : lift < 0 ? darker(out, -lift) : out;
  };
}

/** The colours of a row by brightness, `share` of them over the own colours. */
export function printed(colors: readonly Color[], share: number, contrast = 1.15): Grade {
  return (color) => {
    const bright = (luma(color) - 0.5) * contrast + 0.5;
    return mix(color, ramp(colors, bright), share);
  };
}

/** One of a few inks by brightness: nothing between them. */
export function inked(colors: readonly Color[], contrast = 1.2, lift = 0): Grade {
  return (color) => {
    const bright = Math.min(0.999, Math.max(0, (luma(color) + lift - 0.5) * contrast + 0.5));
    return colors[Math.floor(bright * colors.length)] ?? 0;
  };
}

/** The colour in the middle of a paint. */
export function flatColor(paint: Paint): { readonly color: Color; readonly cover: number } {
  if (typeof paint === 'number') return { color: paint, cover: 1 };
  const { stops } = paint;
  const middle = 'line' in paint ? 0.42 : 0.3;
  return at(stops, middle);
}

function at(stops: readonly Stop[], place: number): { color: Color; cover: number } {
  const next = stops.findIndex(([where]) => where >= place);
  const b = stops[next < 0 ? stops.length - 1 : next] ?? [0, 0, 1];
  const a = stops[next <= 0 ? 0 : next - 1] ?? b;
  const share = b[0] === a[0] ? 0 : (place - a[0]) / (b[0] - a[0]);
  return { color: mix(a[1], b[1], share), cover: a[2] + (b[2] - a[2]) * share };
}

/** A gradient as hard bands. */
export function banded(paint: Gradient, bands: number): Gradient {
  const stops: Stop[] = [];
  for (let i = 0; i < bands; i += 1) {
    const { color, cover } = at(paint.stops, (i + 0.5) / bands);
    stops.push([i / bands, color, cover], [(i + 1) / bands, color, cover]);
  }
  return 'line' in paint ? { line: paint.line, stops } : { ring: paint.ring, stops };
}

/** A paint with every colour graded. */
export function graded(paint: Paint, grade: Grade, role: Role): Paint {
  if (typeof paint === 'number') return grade(paint, role);
  const stops = paint.stops.map(([where, color, cover]): Stop => [where, grade(color, role), cover]);
  return 'line' in paint ? { line: paint.line, stops } : { ring: paint.ring, stops };
}
