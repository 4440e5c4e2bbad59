import { downward, fill, halo, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Houses or towers side by side along the horizon. */
export function skyline(
  stage: Stage,
  options: {
    y: number;
    tall: number;
    depth: number;
    name: string;
    kind: 'old' | 'modern' | 'broken' | 'low';
  },
): void {
  const { art, w, colors, side, spec } = stage;
  const { y, tall, depth, kind } = options;
  const c = stage.chance(options.name);
  const body: Path[] = [box(-10, y - 2, w + 20, stage.h * 0.2)];
  const lit: Path[] = [];
  const lights: Path[] = [];
  let x = -20;
  while (x < w + 10) {
    const wide = w * (kind === 'old' || kind === 'low' ? c.between(0.05, 0.1) : c.between(0.045, 0.1));
    // Taller in the middle, so that the line leads the eye.
    const middle = 1 - Math.abs((x + wide / 2) / w - 0.5) * 1.1;
    const high = tall * (kind === 'low' ? c.between(0.3, 0.6) : c.between(0.35, 1) * (0.5 + 0.5 * middle));
    const top = y - high;
    if (kind === 'old' || kind === 'low') {
      const roof = wide * c.between(0.5, 0.9);
      body.push(polygon([[x, y], [x, top], [x + wide / 2, top - roof], [x + wide, top], [x + wide, y]]));
      lit.push(polygon([[x + wide / 2, top - roof], [x + wide * (side > 0 ? 1.04 : -0.04), top], [x + wide / 2, top]]));
      if (c.odds(0.5)) body.push(box(x + wide * 0.7, top - roof * 0.8, wide * 0.12, roof * 0.6));
    } else if (kind === 'broken') {
      const points: Point[] = [[x, y], [x, top]];
      for (let i = 1; i < 5; i += 1) points.push([x + (wide * i) / 5, top + c.between(-0.1, 0.22) * high]);
      points.push([x + wide, top + c.between(0, 0.3) * high], [x + wide, y]);
      body.push(polygon(points));
      lit.push(box(side > 0 ? x + wide * 0.7 : x, top + high * 0.3, wide * 0.3, high * 0.7));
    } else {
      body.push(box(x, top, wide, high));
      const shape = c.int(0, 3);
      if (shape === 0) body.push(box(x + wide * 0.25, top - high * 0.1, wide * 0.5, high * 0.12));
      if (shape === 1)
        body.push(polygon([[x, top + 1], [x + wide * 0.5, top - wide * 0.6], [x + wide, top + 1]]));
      if (shape === 2) body.push(box(x + wide * 0.45, top - high * 0.2, wide * 0.06, high * 0.22));
      lit.push(box(side > 0 ? x + wide * 0.62 : x, top, wide * 0.38, high));
    }
    if (kind !== 'broken') {
      const rows = Math.min(9, Math.floor(high / 16));
      for (let i = 0; i < rows; i += 1) {
        if (!c.odds(spec.time === 'day' ? 0.25 : 0.5)) continue;
        const size = kind === 'modern' ? 4.5 : 6;
        lights.push(box(x + wide * c.between(0.15, 0.7), top + 8 + i * 15, size * (kind === 'modern' && c.odds(0.3) ? 3 : 1), size));
      }
    }
    x += wide * (kind === 'broken' ? c.between(1, 1.7) : c.between(0.94, 1.02));
  }
  const color = stage.at(depth);
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...body), downward(y - tall, y + 10, [[0, color, 1], [1, mix(color, colors.low, 0.5 * (1 - depth)), 1]]));
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...lit), mix(color, mix(colors.light, colors.low, 0.5), 0.28), 0.6);
  if (lights.length > 0)
    fill(art, spec.time === 'day' ? 'mid' : 'light', joined(...lights), spec.time === 'day' ? darker(color, 0.3) : windowLight(stage), spec.time === 'day' ? 0.5 : 0.85);
}

/** A line from point to point that sags, with lanterns on it when it is dark, or with pennants. */
export function lightLine(stage: Stage, [x1, y1]: Point, [x2, y2]: Point, sag: number, count: number, size: number, pennants = stage.spec.time !== 'night'): void {
  const { art, colors } = stage;
  const on = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  stroke(art, 'ink', curve([0, 0.25, 0.5, 0.75, 1].map(on)), stage.at(0.7), 2);
  for (let i = 1; i < count; i += 1) {
    const [x, y] = on(i / count);
    const color = i % 2 === 0 ? colors.accent : windowLight(stage);
    if (pennants)
      fill(art, 'near', polygon([[x - size * 0.5, y], [x + size * 0.5, y], [x, y + size * 1.3]]), mix(color, colors.far, 0.2));
    else {
      fill(art, 'glow', ellipse(x, y + size * 0.7, size * 2.4), halo(x, y + size * 0.7, size * 2.4, color, 0.5));
      fill(art, 'light', ellipse(x, y + size * 0.7, size * 0.5, size * 0.66), lighter(color, 0.2));
    }
  }
}

export const windowLight = ({ colors }: Stage): Color => lighter(mix(colors.accent, 0xffd27a, 0.45), 0.2);

/** A ring of stones with flames, and the light that it throws. */
export function campfire(stage: Stage, x: number, y: number, size: number): void {
  const { art } = stage;
  const glow = 0xff9a3c;
  fill(art, 'glow', ellipse(x, y + size * 0.06, size * 1.9, size * 0.4), darker(stage.colors.near, 0.5), 0.7);
  fill(art, 'mid', joined(...[-1.5, -1, -0.4, 0.3, 0.9, 1.45].map((at) => ellipse(x + at * size, y + size * (0.24 - at * at * 0.09), size * 0.32, size * 0.2))), mix(0x4a4038, stage.colors.near, 0.4));
  fill(art, 'glow', ellipse(x, y - size * 0.4, size * 7, size * 5), halo(x, y - size * 0.4, size * 7, glow, 0.6));
  fill(art, 'mid', joined(taper([[x - size, y], [x + size, y - size * 0.3]], size * 0.3, size * 0.24), taper([[x + size, y], [x - size, y - size * 0.3]], size * 0.3, size * 0.24)), 0x2a1710);
  const flame = (k: number): Path =>
    blob([[x - size * 0.6 * k, y - size * 0.1], [x - size * 0.5 * k, y - size * 0.9 * k], [x - size * 0.1 * k, y - size * 1.3 * k], [x, y - size * 2.3 * k, true], [x + size * 0.3 * k, y - size * 1.3 * k], [x + size * 0.6 * k, y - size * 0.8 * k], [x + size * 0.5 * k, y - size * 0.1]]);
  fill(art, 'light', flame(1), 0xff8a2a);
  fill(art, 'light', flame(0.68), 0xffc04a);
  fill(art, 'light', flame(0.36), 0xfff0b4);
}

/** A street lamp with its pool of light. */
export function streetLamp(stage: Stage, x: number, y: number, tall: number): void {
  const { art, colors } = stage;
  const on = stage.spec.time !== 'day';
  const glow = windowLight(stage);
  fill(
    art,
    'near',
    joined(
      taper([[x, y], [x, y - tall * 0.86]], tall * 0.035, tall * 0.02),
      polygon([[x - tall * 0.05, y - tall * 0.98], [x + tall * 0.05, y - tall * 0.98], [x + tall * 0.035, y - tall * 0.86], [x - tall * 0.035, y - tall * 0.86]]),
      polygon([[x - tall * 0.06, y - tall * 0.98], [x, y - tall * 1.04], [x + tall * 0.06, y - tall * 0.98]]),
      box(x - tall * 0.04, y - tall * 0.04, tall * 0.08, tall * 0.04),
    ),
    darker(colors.near, 0.2),
  );
  if (!on) return;
  fill(art, 'glow', ellipse(x, y - tall * 0.92, tall * 0.75), halo(x, y - tall * 0.92, tall * 0.75, glow, 0.6));
  fill(
    art,
    'light',
    polygon([[x - tall * 0.04, y - tall * 0.97], [x + tall * 0.04, y - tall * 0.97], [x + tall * 0.028, y - tall * 0.87], [x - tall * 0.028, y - tall * 0.87]]),
    lighter(glow, 0.4),
  );
}
