import { downward, fill } from './art.ts';
import { paintOmen } from './omen.ts';
import type { Stage } from './stage.ts';
import { mix } from './color.ts';
import { box, polygon } from './path.ts';
import type { Point } from './path.ts';

/** The sky down to the horizon: colour, what its file lays into it, and what is in the air. */
export function paintSky(stage: Stage): void {
  const { art, w, h, colors, horizon, parts } = stage;
  fill(
    art,
    'ground',
    box(0, 0, w, h),
    downward(0, horizon, [
      [0, colors.top, 1],
      [0.3, mix(colors.top, colors.mid, 0.5), 1],
      [0.62, colors.mid, 1],
      [0.86, mix(colors.mid, colors.low, 0.7), 1],
      [1, colors.low, 1],
    ]),
  );
  parts.sky?.stars(stage);
  parts.worlds?.(stage);
  parts.sky?.clouds(stage);
  paintOmen(stage);
}

/** Where the neighbour world stands: far enough from the edge for its whole ring. */
export const worldOf = ({ w, h, side, horizon }: Stage): Stage['sun'] => ({
  x: w * (0.5 - side * (w > h ? 0.24 : 0.17)),
  y: horizon * 0.36,
  r: Math.min(w, h) * (w > h ? 0.21 : 0.17),
});

/** Beams that fall from the light through the air. */
export function beams(stage: Stage, x: number, y: number, strength: number): void {
  const { art, h, colors } = stage;
  const c = stage.chance('beams');
  for (let i = 0; i < 5; i += 1) {
    const lean = (stage.w / 2 - x) * c.between(0.4, 1.6) + c.between(-120, 120);
    const wide = c.between(24, 80);
    const top: Point = [x + c.between(-40, 40), y];
    const path = polygon([
      top,
      [top[0] + wide * 0.3, y],
      [top[0] + lean + wide * 1.8, h],
      [top[0] + lean - wide, h],
    ]);
    fill(
      art,
      'glow',
      path,
      downward(y, h, [
        [0, colors.light, strength],
        [1, colors.light, 0],
      ]),
    );
  }
}
