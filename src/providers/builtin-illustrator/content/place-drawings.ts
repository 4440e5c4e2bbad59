import { downward, fill, halo, stroke } from '../art.ts';
import type { Stage } from '../stage.ts';
import { avenue } from '../avenue.ts';
import { skyline } from './buildings.ts';
import { lightLine, streetLamp } from './lamps.ts';
import { land } from './lands-shore.ts';
import { cos, sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { hazeBand, hills } from '../land.ts';
import { townKind, townMark } from '../mark-choice.ts';
import type { Town } from '../mark-choice.ts';
import { landmark, windowLight } from '../marks.ts';
import { blob, box, curve, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { beams, paintSky } from '../sky.ts';
import { stars } from '../skies-dry.ts';

/** Everything behind the people where there is no country: on water, between houses, among the stars, under water. */
export function paintOtherPlace(stage: Stage): void {
  const { place } = stage.spec;
  if (place === 'space') return space(stage);
  if (place === 'underwater') return depths(stage);
  paintSky(stage);
  switch (place) {
    case 'sea':
      return sea(stage);
    case 'city':
    case 'neon':
    case 'street':
    case 'oldtown':
    case 'saloon-street':
      return town(stage, place);
    case 'rooftops':
      return rooftops(stage);
    case 'station':
      return station(stage);
    case 'sky-harbour':
      return skyHarbour(stage);
    default:
      return;
  }
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

function town(stage: Stage, place: Town): void {
  const { w, h, horizon, spec, side } = stage;
  const vx = w * (0.5 + stage.chance('town').between(-0.06, 0.06));
  const kind = townKind(spec, place);
  const west = kind === 'western';
  const broken = kind === 'broken';
  if (west) hills(stage, { y: horizon + 4, amp: h * 0.08, depth: 0.14, name: 'far' });
  else
    skyline(stage, {
      y: horizon + 4,
      tall: h * (kind === 'old' ? 0.16 : 0.34),
      depth: 0.14,
      name: 'far',
      kind: broken ? 'broken' : kind === 'old' ? 'old' : 'modern',
    });
  landmark(stage, townMark(spec, kind), {
    x: vx - side * w * 0.03,
    y: horizon + 6,
    tall: h * (kind === 'old' ? 0.36 : kind === 'western' ? 0.14 : 0.46),
    depth: 0.22,
  });
  hazeBand(stage, horizon, h * 0.1, 0.6);
  avenue(stage, kind, vx);
  if (spec.time !== 'day' || kind === 'modern') {
    if (kind !== 'western' && kind !== 'broken') {
      streetLamp(stage, vx + side * w * 0.27, h * 0.8, h * 0.4);
      streetLamp(stage, vx - side * w * 0.14, horizon + h * 0.1, h * 0.2);
    }
  }
  if (kind === 'old' || kind === 'neon')
    for (const z of [1.5, 2.5])
      lightLine(stage, [vx - (w * 0.36) / z, horizon - (h * 0.36) / z], [vx + (w * 0.36) / z, horizon - (h * 0.36) / z - 8], h * 0.05, 6, 25 / z, kind === 'old' && spec.time !== 'night');
}

function rooftops(stage: Stage): void {
  const { art, w, h, horizon, colors, side, spec } = stage;
  const old = spec.era === 'medieval' || spec.era === 'renaissance' || spec.era === 'ancient';
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

function space(stage: Stage): void {
  const { art, w, h, colors, side, spec } = stage;
  fill(art, 'ground', box(0, 0, w, h), {
    line: [0, 0, w * 0.6, h],
    stops: [[0, mix(colors.near, colors.top, 0.5), 1], [0.5, mix(colors.top, colors.near, 0.3), 1], [1, mix(colors.near, colors.far, 0.25), 1]],
  });
  const c = stage.chance('space');
  for (let i = 0; i < 3; i += 1)
    fill(art, 'glow', box(0, 0, w, h), halo(c.between(0, w), c.between(0, h * 0.8), c.between(260, 480), i === 0 ? colors.mid : i === 1 ? colors.accent : colors.low, i === 1 ? 0.16 : 0.36));
  stars(stage, 150, h);
  // A world whose lit edge crosses the picture.
  const r = Math.max(w, h) * 0.78;
  const cx = w * (0.5 - side * 0.34);
  const cy = h * 0.62 + r * 0.86;
  fill(art, 'glow', ellipse(cx, cy, r * 1.12), {
    ring: [cx, cy, r * 1.12],
    stops: [[0.86, colors.light, 0.55], [0.92, colors.mid, 0.3], [1, colors.mid, 0]],
  });
  fill(art, 'far', ellipse(cx, cy, r), {
    ring: [cx + side * r * 0.5, cy - r * 0.75, r * 1.3],
    stops: [[0, lighter(colors.low, 0.2), 1], [0.25, mix(colors.low, colors.mid, 0.6), 1], [0.6, mix(colors.far, colors.top, 0.5), 1], [1, darker(colors.near, 0.2), 1]],
  });
  const swirls: Path[] = [];
  for (let i = 0; i < 7; i += 1) {
    const a = 0.62 + i * 0.035 + c.between(0, 0.02);
    const d = r * c.between(0.8, 0.97);
    const x = cx + cos(a) * d * 1.1 + side * 130;
    const y = cy + sin(a) * d;
    swirls.push(blob([[x - 120, y + 16, true], [x, y - 8], [x + 150, y + 10, true], [x + 10, y + 10]]));
  }
  fill(art, 'glow', joined(...swirls), lighter(colors.low, 0.4), 0.22);
  // A star behind its shoulder.
  fill(art, 'glow', ellipse(w * (0.5 + side * 0.3), h * 0.24, 300), halo(w * (0.5 + side * 0.3), h * 0.24, 300, colors.light, 0.8));
  fill(art, 'light', ellipse(w * (0.5 + side * 0.3), h * 0.24, 26), 0xffffff);
  ship(stage, w * (0.5 + side * 0.02), h * 0.42, w * 0.34, -side);
  const rocks: Path[] = [];
  for (let i = 0; i < 12; i += 1) {
    const x = c.between(0, w);
    const y = h * c.between(0.5, 0.72);
    const s = c.between(4, 22);
    rocks.push(polygon([[x - s, y], [x - s * 0.5, y - s * 0.8], [x + s * 0.5, y - s * 0.7], [x + s, y - s * 0.1], [x + s * 0.4, y + s * 0.7], [x - s * 0.6, y + s * 0.6]]));
  }
  fill(art, 'mid', joined(...rocks), {
    line: [side > 0 ? w : 0, 0, side > 0 ? 0 : w, 0],
    stops: [[0, mix(colors.far, colors.light, 0.4), 1], [1, colors.near, 1]],
  });
  if (spec.kind === 'portrait') return;
  // The sill of the hull that the hero stands on.
  const y = h * 0.87;
  fill(
    art,
    'near',
    polygon([[-10, y + 18], [w * 0.3, y - 6], [w * 0.7, y - 6], [w + 10, y + 18], [w + 10, h + 10], [-10, h + 10]]),
    downward(y, h, [[0, mix(colors.far, colors.near, 0.5), 1], [1, darker(colors.near, 0.2), 1]]),
  );
  fill(art, 'light', joined(...[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((at) => box(w * at - 14, y + 26, 28, 4))), colors.accent, 0.8);
}

/** A starship seen from the side and below. */
function ship(stage: Stage, x: number, y: number, long: number, dir: number): void {
  const { art, colors, spec } = stage;
  const hull = mix(mix(colors.far, colors.light, 0.35), 0xc8ccd4, 0.3);
  const p = (dx: number, dy: number): Point => [x + dir * dx * long, y + dy * long];
  const sleek = spec.genre === 'space-opera';
  fill(
    art,
    'mid',
    polygon(
      sleek
        ? [p(0.55, 0.02), p(0.1, -0.09), p(-0.4, -0.12), p(-0.52, -0.03), p(-0.48, 0.07), p(0, 0.08)]
        : [p(0.5, 0), p(0.42, -0.07), p(0.1, -0.09), p(0.06, -0.15), p(-0.16, -0.15), p(-0.2, -0.09), p(-0.46, -0.09), p(-0.5, 0.06), p(-0.1, 0.11), p(0.4, 0.06)],
    ),
    {
      line: [0, y - long * 0.15, 0, y + long * 0.12],
      stops: [[0, lighter(hull, 0.3), 1], [0.45, hull, 1], [0.6, darker(hull, 0.4), 1], [1, darker(hull, 0.7), 1]],
    },
  );
  fill(art, 'mid', polygon([p(-0.1, 0.02), p(-0.5, 0.26), p(-0.62, 0.26), p(-0.42, 0.02)]), darker(hull, 0.35));
  fill(art, 'mid', polygon([p(-0.16, -0.1), p(-0.46, -0.3), p(-0.56, -0.3), p(-0.4, -0.1)]), lighter(hull, 0.1));
  const [ex, ey] = p(-0.54, -0.01);
  fill(art, 'glow', ellipse(ex, ey, long * 0.3), halo(ex, ey, long * 0.3, colors.accent, 0.9));
  fill(art, 'light', polygon([p(-0.49, -0.06), p(-0.49, 0.04), p(-0.8, -0.01)]), lighter(colors.accent, 0.5), 0.8);
  fill(art, 'light', joined(...[-0.3, -0.22, -0.14, -0.06, 0.02, 0.1, 0.18, 0.26].map((dx) => ellipse(p(dx, -0.035)[0], p(dx, -0.035)[1], long * 0.009))), lighter(colors.accent, 0.6));
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
