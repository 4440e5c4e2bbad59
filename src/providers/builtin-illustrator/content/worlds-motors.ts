import { downward, fill, halo } from '../art.ts';
import { crows } from '../birds.ts';
import { darker, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, ellipse, joined, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Place } from '../spec.ts';
import type { SetPlace, Stage } from '../stage.ts';
import type { Worlds } from '../world.ts';

/** What stands in a street of cars: one with its lamps lit, or one long dead. */
function set(stage: Stage, { x, y }: SetPlace): void {
  const { spec, w, h, side, horizon } = stage;
  switch (spec.genre) {
    case 'post-apocalyptic':
      overpass(stage, horizon + h * 0.07);
      car(stage, x, y + h * 0.02, Math.min(w * 0.16, h * 0.2), side, true);
      return;
    default:
      if (streets.has(spec.place)) facingCar(stage, w * (0.5 - side * 0.13), horizon + (h - horizon) * 0.5, Math.min(w * 0.05, h * 0.075));
      else car(stage, x, y, Math.min(w * 0.11, h * 0.13), side, false);
  }
}

/** Places where cars come along the street, not across it. */
const streets: ReadonlySet<Place> = new Set<Place>(['city', 'street', 'oldtown', 'neon']);

/** A car that comes this way with its lamps lit; `s`: half its width. */
function facingCar(stage: Stage, x: number, y: number, s: number): void {
  const { art, colors } = stage;
  const put = (path: Path): Path => moved(path, { sx: s, sy: s, dx: x, dy: y });
  const paint: Color = mix(0x20242c, stage.at(0.8), 0.45);
  fill(art, 'glow', ellipse(x, y, s * 1.3, s * 0.16), darker(colors.near, 0.5), 0.7);
  fill(art, 'near', put(joined(box(-0.9, -0.3, 0.3, 0.3), box(0.6, -0.3, 0.3, 0.3))), darker(colors.near, 0.5));
  const body = put(blob([[-0.94, -0.18, true], [-1, -0.6], [-0.9, -0.84, true], [-0.62, -1.4], [0, -1.48], [0.62, -1.4], [0.9, -0.84, true], [1, -0.6], [0.94, -0.18, true]]));
  fill(art, 'near', moved(body, { sx: 1, sy: 1, dx: stage.side * 1.5, dy: -2 }), mix(colors.light, colors.low, 0.4));
  fill(art, 'near', body, paint);
  fill(art, 'near', put(polygon([[-0.76, -0.88], [-0.56, -1.32], [0.56, -1.32], [0.76, -0.88]])), mix(colors.low, colors.mid, 0.4));
  fill(art, 'near', put(joined(box(-0.4, -0.62, 0.8, 0.18), box(-0.96, -0.32, 1.92, 0.1))), darker(paint, 0.4));
  for (const lamp of [-0.68, 0.68]) {
    const [lx, ly] = [x + lamp * s, y - s * 0.56];
    fill(art, 'glow', ellipse(lx, ly, s * 1.5), halo(lx, ly, s * 1.5, 0xfff0c0, 0.6));
    fill(art, 'light', ellipse(lx, ly, s * 0.19, s * 0.15), 0xfffbe0);
  }
  // Their light lies on the street before it.
  fill(art, 'glow', polygon([[x - s * 0.8, y], [x + s * 0.8, y], [x + s * 1.7, y + s * 1.3], [x - s * 1.7, y + s * 1.3]]), downward(y, y + s * 1.3, [[0, 0xfff0c0, 0.4], [1, 0xfff0c0, 0]]));
}

/** A car from the side: with its lamps lit, or long dead. */
function car(stage: Stage, x: number, y: number, s: number, dir: number, dead: boolean): void {
  const { art, colors } = stage;
  const tilt = dead ? 0.09 : 0;
  const put = (path: Path): Path => moved(path, { sx: s * dir, sy: s, dx: x, dy: y });
  const p = (px: number, py: number, corner = false): Point => [px, py + px * tilt, corner];
  const paint: Color = mix(dead ? 0x6a3a1c : 0x20242c, stage.at(0.8), 0.5);
  fill(art, 'glow', ellipse(x, y, s * 1.15, s * 0.1), darker(colors.near, 0.4), 0.6);
  const body = put(joined(blob([p(-1, -0.12, true), p(-0.99, -0.36), p(-0.66, -0.44, true), p(-0.42, -0.74), p(0.26, -0.76), p(0.5, -0.46, true), p(0.94, -0.38), p(1, -0.12, true)]), ...(dead ? [polygon([p(0.52, -0.46), p(0.62, -0.94), p(0.68, -0.93), p(0.62, -0.42)])] : [])));
  fill(art, 'near', moved(body, { sx: 1, sy: 1, dx: stage.side * 2, dy: -2.5 }), mix(colors.light, colors.low, 0.4));
  fill(art, 'near', body, paint);
  fill(art, 'near', put(joined(polygon([p(-0.52, -0.46), p(-0.36, -0.67), p(-0.1, -0.68), p(-0.1, -0.46)]), polygon([p(0, -0.46), p(0, -0.68), p(0.2, -0.68), p(0.36, -0.46)]))), dead ? darker(colors.near, 0.3) : mix(colors.low, colors.mid, 0.4));
  fill(art, 'near', put(joined(ellipse(-0.58, -0.15, 0.18), ...(dead ? [] : [ellipse(0.58, -0.15, 0.18)]))), darker(colors.near, 0.4));
  if (dead) return;
  const [lx, ly] = [x + dir * s * 0.97, y - s * 0.3];
  fill(art, 'glow', polygon([[lx, ly - 3], [lx + dir * s * 2.6, ly - s * 0.3], [lx + dir * s * 2.6, ly + s * 0.5], [lx, ly + 4]]), { line: [lx, 0, lx + dir * s * 2.6, 0], stops: [[0, 0xfff0c0, 0.6], [1, 0xfff0c0, 0]] });
  fill(art, 'light', ellipse(lx, ly, s * 0.07), 0xfffbe0);
}

/** A road on piers that breaks off in the air. */
function overpass(stage: Stage, y: number): void {
  const { art, w, h, side } = stage;
  const p = (px: number, py: number): Point => [w * (0.5 + side * px), y + h * py];
  const pier = (px: number): Path => polygon([p(px - 0.014, -0.2), p(px + 0.014, -0.2), p(px + 0.02, 0.07), p(px - 0.02, 0.07)]);
  const body = joined(polygon([p(0.56, -0.27), p(0.14, -0.245), p(0.16, -0.225), p(0.11, -0.215), p(0.15, -0.195), p(0.56, -0.21)]), polygon([p(0.1, -0.2), p(0.09, -0.22), p(-0.02, 0.03), p(0.02, 0.04)]), pier(0.22), pier(0.38), taper([p(0.15, -0.22), p(0.1, -0.24), p(0.085, -0.18)], 3, 2));
  fill(art, 'mid', body, downward(y - h * 0.27, y + h * 0.07, [[0, stage.at(0.62), 1], [1, mix(stage.at(0.5), stage.colors.low, 0.3), 1]]));
}

function helicopter({ art, colors, w, h, side }: Stage, x: number, y: number, s: number): void {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  const dark = mix(colors.far, colors.near, 0.85);
  fill(art, 'glow', polygon([p(0.5, 0.2), [x + side * w * 0.3, h * 0.8], [x + side * w * 0.1, h * 0.82]]), { line: [x, y, x + side * w * 0.2, h * 0.8], stops: [[0, colors.light, 0.5], [1, colors.light, 0.04]] });
  fill(art, 'mid', joined(blob([p(0.7, 0.05, true), p(0.5, -0.22), p(0, -0.26), p(-0.4, -0.1, true), p(-1.3, -0.14, true), p(-1.3, -0.04, true), p(-0.4, 0.1), p(0, 0.24), p(0.5, 0.2)]), polygon([p(-1.2, -0.1), p(-1.42, -0.4), p(-1.3, -0.42), p(-1.14, -0.12)]), box(x - 1.6, y - s * 0.42, 3.2, s * 0.2), box(x - s * 1.1, y - s * 0.44, s * 2.2, 3)), dark);
  fill(art, 'light', ellipse(...at(p(-1.3, -0.3)), 3), colors.accent);
}

const at = ([x, y]: Point): [number, number] => [x, y];

/** Stories of cars, and of the day after them. */
export const worlds: Worlds = {
  thriller: {
    colors: ['445 899 dcc 788 122 fed e42', '345 679 9a9 567 112 eed d32', '123 446 c65 345 011 fb8 f43', '001 123 245 124 001 cdf f32'],
    wear: 'jacket suit coat', hats: 'none none cap', cloth: '2c3440 3f4a54 23282e 5a2c2c', trim: 'a8b4bc',
    homes: ['rooftops', 'city', 'road'],
    marks: ['mast', 'factory', 'lighthouse'],
    omen: (stage, _, { x, y }) => helicopter(stage, x, y, 46),
    set,
  },
  'post-apocalyptic': {
    colors: ['665 b97 ec9 976 221 fdb d63', 'a97 cb8 edb a97 322 fec c52', '422 943 e84 632 111 fc7 f72', '111 222 543 332 000 ecb f84'],
    wear: 'rags duster jacket', hats: 'goggles hood bandana none', cloth: '6a5a44 7a4a2c 4f5048 5c3f34', trim: 'b0763c',
    homes: ['wasteland', 'wasteland', 'road'],
    marks: ['water-tower', 'mast'],
    omen: crows,
    set,
  },
};
