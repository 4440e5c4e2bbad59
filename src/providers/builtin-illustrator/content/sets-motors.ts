import { downward, fill, halo } from '../art.ts';
import { darker, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, ellipse, joined, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Look, Place } from '../spec.ts';
import { ofOldTimes } from '../times.ts';
import type { SetPlace, Stage } from '../stage.ts';
import { streetLamp } from './buildings.ts';
import { paintFigure } from './figure.ts';

/** What stands in a street of cars: one with its lamps lit, one long dead, and somebody under a street lamp. */
export function set(stage: Stage, { x, y }: SetPlace): void {
  const { spec, w, h, side, horizon } = stage;
  switch (spec.genre) {
    case 'post-apocalyptic':
      overpass(stage, horizon + h * 0.07);
      car(stage, x, y + h * 0.02, Math.min(w * 0.16, h * 0.2), side, true);
      return;
    case 'thriller':
      if (streets.has(spec.place)) facingCar(stage, w * (0.5 - side * 0.13), horizon + (h - horizon) * 0.5, Math.min(w * 0.05, h * 0.075));
      else car(stage, x, y, Math.min(w * 0.11, h * 0.13), side, false);
      return;
    default: {
      streetLamp(stage, x, y, h * 0.5);
      const still: Look = { ...spec.hero, ...(ofOldTimes(spec) ? ({ hat: 'hood', outfit: 'cloak' } as const) : ({ hat: 'fedora', outfit: 'coat' } as const)), cloth: 0x2a2622, lining: 0x1a1816, held: 'none', age: 'adult', build: 'broad', gender: 'male', seed: '' };
      paintFigure(stage, still, { x: x + side * w * 0.045, y, tall: h * 0.3, facing: 'toward', mirrored: side > 0 });
    }
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
