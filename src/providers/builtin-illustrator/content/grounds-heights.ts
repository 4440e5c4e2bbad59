import { isOldEra } from '../../../domain/character-choices.ts';
import { downward, fill, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { hazeBand } from '../land.ts';
import { landmark, windowLight } from '../marks.ts';
import { box, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { paintSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { skyline } from './buildings.ts';

/** High above the ground, or on the way: roofs, a platform, a quay of airships. */
export function paintGround(stage: Stage): void {
  paintSky(stage);
  switch (stage.spec.place) {
    case 'rooftops':
      return rooftops(stage);
    case 'station':
      return station(stage);
    default:
      return skyHarbour(stage);
  }
}

function rooftops(stage: Stage): void {
  const { art, w, h, horizon, colors, side, spec } = stage;
  const old = isOldEra(spec.era);
  const kind = old ? 'old' : 'modern';
  skyline(stage, { y: horizon + h * 0.04, tall: h * 0.42, depth: 0.1, name: 'sky1', kind });
  hazeBand(stage, horizon + h * 0.05, h * 0.16, 0.5);
  skyline(stage, { y: horizon + h * 0.2, tall: h * 0.4, depth: 0.34, name: 'sky2', kind });
  hazeBand(stage, horizon + h * 0.2, h * 0.14, 0.4);
  skyline(stage, { y: h * 1.02, tall: h * 0.34, depth: 0.58, name: 'sky3', kind });
  const y = h * 0.84;
  const edge: Point[] = [[-10, y + h * 0.02], [w * 0.74, y], [w * 0.76, y + h * 0.05], [w * 0.72, h + 10], [-10, h + 10]];
  const flip = (points: readonly Point[]): Point[] =>
    side > 0 ? [...points] : points.map(([x, py]): Point => [w - x, py]);
  fill(art, 'near', polygon(flip(edge)), downward(y, h, [[0, stage.at(0.84), 1], [1, stage.at(1), 1]]));
  fill(art, 'near', polygon(flip([[-10, y + h * 0.02], [w * 0.74, y], [w * 0.76, y + h * 0.026], [-10, y + h * 0.05]])), mix(stage.at(0.7), mix(colors.light, colors.low, 0.5), 0.3));
  // A chimney, and in our time an aerial.
  const px = side > 0 ? w * 0.12 : w * 0.88;
  fill(
    art,
    'near',
    joined(
      box(px - w * 0.05, y - h * 0.2, w * 0.1, h * 0.26),
      box(px - w * 0.062, y - h * 0.22, w * 0.124, h * 0.03),
      ...(old
        ? []
        : [
            taper([[px + side * w * 0.1, y + 20], [px + side * w * 0.1, y - h * 0.26]], 4, 3),
            ...[0.14, 0.19, 0.24].map((k) => box(px + side * w * 0.1 - w * 0.03, y - h * k, w * 0.06, 3)),
          ]),
    ),
    stage.at(0.9),
  );
  fill(art, 'near', box(side > 0 ? px + w * 0.024 : px - w * 0.05, y - h * 0.19, w * 0.026, h * 0.24), mix(stage.at(0.76), mix(colors.light, colors.low, 0.5), 0.25));
  if (spec.genre === 'superhero' && spec.time !== 'day') {
    // A searchlight on the chimney throws its sign on the sky.
    const top = y - h * 0.25;
    const sx = w * (0.5 - side * 0.14);
    const sy = h * 0.13;
    fill(art, 'glow', polygon([[px - 10, top], [px + 10, top], [sx + h * 0.1, sy], [sx - h * 0.1, sy]]), { line: [px, top, sx, sy], stops: [[0, colors.light, 0.75], [1, colors.light, 0.3]] });
    fill(art, 'light', ellipse(sx, sy, h * 0.1, h * 0.08), mix(colors.light, colors.mid, 0.15), 0.9);
    fill(art, 'far', polygon([[0.02, -0.06], [-0.04, 0.01], [-0.006, 0.005], [-0.03, 0.06], [0.04, -0.012], [0.006, -0.006]].map(([dx = 0, dy = 0]): Point => [sx + dx * h, sy + dy * h])), colors.top);
    fill(art, 'near', joined(polygon([[px - 20, top + 26], [px - 14, top - 4], [px + 14, top - 4], [px + 20, top + 26]])), stage.at(1));
  }
}

/** A platform in the evening of a journey: a roof on posts, a clock, and a train with its windows lit. */
function station(stage: Stage): void {
  const { art, w, h, horizon, colors, side, spec } = stage;
  const vx = w * (0.5 - side * 0.06);
  const at = (x: number, y: number, z: number): Point => [vx + (side * x * w) / z, horizon + (y * h) / z];
  const wall = (x: number, y1: number, y2: number, z1: number, z2: number): Path => polygon([at(x, y1, z1), at(x, y2, z1), at(x, y2, z2), at(x, y1, z2)]);
  skyline(stage, { y: horizon + 4, tall: h * 0.12, depth: 0.14, name: 'far', kind: 'low' });
  const floor = 0.36;
  fill(art, 'ground', box(0, horizon, w, h - horizon), downward(horizon, h, [[0, mix(stage.at(0.4), colors.low, 0.5), 1], [0.4, stage.at(0.62), 1], [1, stage.at(0.85), 1]]));
  // The train stands on the far side from the hero.
  const color = mix(mix(colors.accent, 0x5a2a24, 0.55), stage.at(0.8), 0.5);
  fill(art, 'mid', wall(-0.2, -0.3, floor, 12, 0.3), { line: [at(-0.2, 0, 8)[0], 0, at(-0.2, 0, 0.5)[0], 0], stops: [[0, mix(color, colors.low, 0.5), 1], [1, darker(color, 0.25), 1]] });
  fill(art, 'mid', joined(wall(-0.2, -0.34, -0.3, 12, 0.3), wall(-0.2, 0.2, floor, 12, 0.3)), darker(color, 0.5));
  const panes: Path[] = [];
  const doors: Path[] = [];
  for (const [i, z] of [5, 3.9, 3.1, 2.45, 1.95, 1.55, 1.2, 0.95, 0.75].entries())
    (i % 4 === 3 ? doors : panes).push(i % 4 === 3 ? wall(-0.2, -0.22, 0.2, z, z * 0.86) : wall(-0.2, -0.2, 0, z, z * 0.86));
  const glow = windowLight(stage);
  fill(art, 'glow', wall(-0.2, floor, floor + 0.01, 12, 0.3), glow, 0.5);
  fill(art, 'light', joined(...panes), mix(glow, color, spec.time === 'day' ? 0.4 : 0.08));
  fill(art, 'mid', joined(...doors), darker(color, 0.35));
  // Between train and platform the rails; the edge of the platform is painted.
  fill(art, 'mid', polygon([at(-0.13, floor, 14), at(-0.13, floor, 0.4), at(-0.1, floor, 0.4), at(-0.1, floor, 14)]), lighter(mix(colors.light, colors.low, 0.5), 0.15), 0.8);
  fill(art, 'glow', polygon([at(-0.1, floor, 14), at(-0.1, floor, 0.5), at(0.1, floor, 0.5), at(0.02, floor, 14)]), mix(glow, colors.low, 0.4), 0.22);
  // The roof over the platform on its posts.
  fill(art, 'near', polygon([at(-0.1, -0.48, 9), at(-0.1, -0.48, 0.5), at(0.9, -0.48, 0.5), at(0.9, -0.48, 9)]), downward(0, horizon, [[0, stage.at(0.95), 1], [1, stage.at(0.55), 1]]));
  for (const z of [4.6, 2.8, 1.8, 1.2]) {
    const [px, foot] = at(0.3, floor, z);
    const [, top] = at(0.3, -0.48, z);
    const [ax] = at(-0.06, 0, z);
    fill(art, 'near', joined(box(px - 9 / z, top, 18 / z, foot - top), taper([[px, top + (foot - top) * 0.25], [px - (side * w * 0.1) / z, top]], 8 / z, 6 / z), box(Math.min(px, ax), top - 6 / z, Math.abs(px - ax), 16 / z)), stage.at(0.6 + 0.3 / z));
  }
  const [cx, cy] = at(0.08, -0.3, 1.8);
  const r = h * 0.055;
  fill(art, 'near', joined(box(cx - 3, cy - h * 0.2, 6, h * 0.2), ellipse(cx, cy, r * 1.16)), stage.at(1));
  fill(art, 'light', ellipse(cx, cy, r), mix(glow, 0xffffff, 0.45));
  fill(art, 'ink', joined(taper([[cx, cy], [cx + r * 0.1, cy - r * 0.75]], 5, 3), taper([[cx, cy], [cx + r * 0.5, cy + r * 0.2]], 5, 3)), colors.near);
  // A suitcase that somebody has put down.
  const [bx, by] = [w * (0.5 + side * 0.27), h * 0.93];
  fill(art, 'glow', ellipse(bx - side * h * 0.02, by, h * 0.09, h * 0.014), darker(colors.near, 0.5), 0.7);
  fill(art, 'near', joined(box(bx - h * 0.06, by - h * 0.085, h * 0.12, h * 0.085), box(bx - h * 0.02, by - h * 0.105, h * 0.04, h * 0.008)), mix(0x7a4a28, stage.at(0.9), 0.35));
  fill(art, 'near', joined(...[-0.04, 0.03].map((dx) => box(bx + dx * h, by - h * 0.085, h * 0.01, h * 0.085))), stage.at(1));
}

function skyHarbour(stage: Stage): void {
  const { art, w, h, horizon, colors, side } = stage;
  skyline(stage, { y: horizon + h * 0.1, tall: h * 0.26, depth: 0.14, name: 'town', kind: 'old' });
  hazeBand(stage, horizon + h * 0.04, h * 0.2, 0.75);
  landmark(stage, 'airship', { x: w * (0.5 + side * 0.3), y: horizon - h * 0.2, tall: h * 0.16, depth: 0.2 });
  landmark(stage, 'clock-tower', {
    x: w * (0.5 + side * 0.16),
    y: horizon + h * 0.2,
    tall: h * 0.5,
    depth: 0.36,
  });
  hazeBand(stage, horizon + h * 0.2, h * 0.12, 0.6);
  landmark(stage, 'airship', {
    x: w * (0.5 - side * 0.14),
    y: horizon + h * 0.14,
    tall: h * 0.4,
    depth: 0.6,
  });
  // The quay: planks towards the eye, an iron edge, and a rail along the whole of it.
  const y = h * 0.84;
  const plank = (i: number): Path => line([[w * (0.5 + i * 0.085), y], [w * (0.5 + i * 0.15), h + 10]]);
  fill(art, 'near', box(-10, y, w + 20, h * 0.2), downward(y, h, [[0, mix(stage.at(0.72), colors.accent, 0.16), 1], [1, stage.at(0.97), 1]]));
  stroke(art, 'ink', joined(...[-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map(plank)), stage.at(1), 2, 0.7);
  fill(art, 'near', box(-10, y - 3, w + 20, 6), mix(stage.at(0.7), colors.accent, 0.3));
  const rail = y - h * 0.1;
  fill(art, 'near', joined(box(-10, rail, w + 20, 4), box(-10, rail + h * 0.05, w + 20, 3), ...[0.02, 0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86, 0.98].map((at) => box(w * at - 2, rail, 4, h * 0.1))), stage.at(0.86));
}
