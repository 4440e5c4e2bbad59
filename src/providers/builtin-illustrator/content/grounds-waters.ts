import { downward, fill, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { landmark } from '../marks.ts';
import { blob, box, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { beams, paintSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { land } from './lands-shore.ts';

/** On the sea, and under it. */
export function paintGround(stage: Stage): void {
  if (stage.spec.place === 'underwater') return depths(stage);
  paintSky(stage);
  return sea(stage);
}

function sea(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const c = stage.chance('sea');
  land.shore?.water(stage, horizon, false);
  landmark(stage, 'sailing-ship', {
    x: w * (0.5 - stage.side * 0.2),
    y: horizon + h * 0.05,
    tall: h * 0.26,
    depth: 0.34,
  });
  for (let i = 0; i < 4; i += 1) {
    const y = horizon + h * (0.08 + i * 0.075);
    const amp = 8 + i * 10;
    const points: Point[] = [];
    for (let k = 0; k <= 8; k += 1)
      points.push([-20 + ((w + 40) * k) / 8, y + (k % 2 === 0 ? amp : -amp) * c.between(0.4, 1)]);
    const body: Point[] = [...points.map((p, k): Point => (k === 0 || k === 8 ? [p[0], p[1], true] : p)), [w + 20, h + 10, true], [-20, h + 10, true]];
    const color = mix(mix(colors.mid, colors.far, 0.6), colors.near, 0.2 + i * 0.17);
    fill(art, i < 2 ? 'mid' : 'near', blob(body), downward(y - amp, y + h * 0.16, [[0, mix(color, colors.low, 0.22), 1], [0.3, color, 1], [1, darker(color, 0.25), 1]]));
    stroke(art, 'light', curve(points), mix(colors.low, colors.light, 0.5), 1.5 + i * 0.7, 0.5);
  }
  // The deck of the hero's boat.
  const y = h * 0.86;
  fill(
    art,
    'near',
    blob([[w * 0.08, y - h * 0.05, true], [w * 0.5, y + h * 0.02], [w * 0.96, y - h * 0.07, true], [w * 0.8, h + 20, true], [w * 0.2, h + 20, true]]),
    downward(y - h * 0.05, h, [[0, stage.at(0.8), 1], [1, stage.at(1), 1]]),
  );
  stroke(art, 'ink', curve([[w * 0.08, y - h * 0.05], [w * 0.5, y + h * 0.02], [w * 0.96, y - h * 0.07]]), mix(stage.at(0.6), colors.light, 0.35), 5);
}

function depths(stage: Stage): void {
  const { art, w, h, colors, spec } = stage;
  const c = stage.chance('depths');
  const deep = mix(colors.near, 0x04263c, 0.5);
  const lit = mix(colors.mid, 0x3fb8c0, 0.55);
  fill(art, 'ground', box(0, 0, w, h), downward(0, h, [[0, lighter(lit, 0.25), 1], [0.35, mix(lit, deep, 0.4), 1], [1, deep, 1]]));
  beams(stage, w * (0.5 + stage.side * 0.2), -20, 0.36);
  for (let i = 0; i < 3; i += 1) {
    const y = h * (0.62 + i * 0.13);
    const points: Point[] = [[-20, y, true]];
    for (let k = 1; k < 7; k += 1) points.push([(w * k) / 7, y - h * c.between(0, 0.14 - i * 0.03)]);
    points.push([w + 20, y, true], [w + 20, h + 10, true], [-20, h + 10, true]);
    fill(art, i < 1 ? 'far' : 'mid', blob(points), downward(y - h * 0.14, h, [[0, mix(lit, deep, 0.45 + i * 0.22), 1], [1, mix(lit, deep, 0.75 + i * 0.12), 1]]));
  }
  const weed: Path[] = [];
  for (let i = 0; i < 12; i += 1) {
    const t = c.next();
    const x = t < 0.5 ? w * t * 0.6 : w * (1 - (1 - t) * 0.6);
    const tall = h * c.between(0.12, 0.34);
    weed.push(taper([[x, h], [x + 14, h - tall * 0.3], [x - 12, h - tall * 0.6], [x + 10, h - tall]], 13, 2));
  }
  fill(art, 'near', joined(...weed), darker(deep, 0.3));
  const bubbles: Path[] = [];
  for (let i = 0; i < 26; i += 1) bubbles.push(ellipse(c.between(0, w), c.between(0, h), c.between(1.5, 6)));
  fill(art, 'air', joined(...bubbles), lighter(lit, 0.6), 0.4);
  const fish: Path[] = [];
  for (let i = 0; i < 9; i += 1) {
    const x = w * c.between(0.1, 0.6);
    const y = h * c.between(0.2, 0.45);
    fish.push(polygon([[x - 14, y], [x, y - 5], [x + 12, y], [x + 20, y - 5], [x + 20, y + 5], [x + 12, y], [x, y + 5]]));
  }
  fill(art, 'mid', joined(...fish), mix(lit, deep, 0.7));
  if (spec.kind === 'scene')
    landmark(stage, 'wreck', { x: w * (0.5 - stage.side * 0.22), y: h * 0.7, tall: h * 0.24, depth: 0.5 });
}
