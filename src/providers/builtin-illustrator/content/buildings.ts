import { downward, fill } from '../art.ts';
import { darker, mix } from '../color.ts';
import { windowLight } from '../marks.ts';
import { box, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { SkylineOptions, Stage } from '../stage.ts';

/** Houses or towers side by side along the horizon. */
export function skyline(stage: Stage, options: SkylineOptions): void {
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
