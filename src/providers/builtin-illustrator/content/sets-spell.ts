import { downward, fill, halo, stroke } from '../art.ts';
import { sin } from '../chance.ts';
import { darker, lighter } from '../color.ts';
import { ellipse, joined, line, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { dragon } from './dragon.ts';

/** A circle of light on the ground, a pillar out of it, and a dragon over the roofs. */
export function set(stage: Stage): void {
  const { art, w, h, horizon, colors, side, spec } = stage;
  const wing = Math.min(w * 0.14, h * 0.2);
  const [x, y] = [w * (0.5 - side * 0.2), horizon * 0.42];
  fill(art, 'glow', ellipse(x, y, wing * 2), halo(x, y, wing * 2, colors.accent, 0.7));
  fill(art, 'mid', dragon(x, y, wing, side), darker(colors.near, 0.1));
  fill(art, 'light', ellipse(x + side * wing * 1.12, y - wing * 0.29, wing * 0.03), 0xffe080);
  const roof = spec.place === 'rooftops';
  const cx = w * (0.5 - side * 0.12);
  const cy = h * (roof ? 0.56 : 0.84);
  const r = w * 0.15;
  const flat = roof ? 1 : 0.26;
  const glow = lighter(colors.accent, 0.35);
  const star: Point[] = [0, 1, 2, 3, 4].map((i): Point => [cx + sin(i * 0.4) * r * 0.8, cy - sin(i * 0.4 + 0.25) * r * 0.8 * flat]);
  fill(art, 'glow', ellipse(cx, cy, r * 1.5, r * 1.5 * Math.max(flat, 0.5)), halo(cx, cy, r * 1.5, colors.accent, 0.8));
  if (!roof) fill(art, 'glow', polygon([[cx - r, cy], [cx + r, cy], [cx + r * 1.1, cy - h * 0.34], [cx - r * 1.1, cy - h * 0.34]]), downward(cy - h * 0.34, cy, [[0, colors.accent, 0], [1, glow, 0.5]]));
  stroke(art, 'light', joined(ellipse(cx, cy, r, r * flat), ellipse(cx, cy, r * 0.8, r * 0.8 * flat), [...line(star), ['Z']]), glow, 4, 0.95);
}
