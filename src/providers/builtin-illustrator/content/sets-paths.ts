import { downward, fill, stroke } from '../art.ts';
import { sin } from '../chance.ts';
import { darker, mix } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { SetPlace, Stage } from '../stage.ts';
import { overGorge } from '../stage.ts';
import { things } from './set-things.ts';

/** What lies in the way: a gorge, a gate, geese. */
export function set(stage: Stage, { x, y }: SetPlace): void {
  const { spec, w, h, side } = stage;
  if (spec.genre === 'mystery') gate(stage, y);
  else if (spec.genre === 'comedy') geese(stage, x, h * 0.9, Math.min(h * 0.16, w * 0.1), side);
  else if (overGorge(stage)) ropeBridge(stage);
}

/** A swaying bridge of planks and ropes, from the eye to the far rim of a gorge. */
function ropeBridge(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const c = stage.chance('gorge');
  const far = horizon + h * 0.1;
  const rim: Point[] = Array.from({ length: 11 }, (_, i): Point => [-10 + ((w + 20) * i) / 10, far + h * c.between(0, 0.035)]);
  const deep: Point[] = [[w + 10, h + 10], [-10, h + 10]];
  fill(art, 'mid', polygon([...rim, ...deep]), downward(far, h, [[0, darker(stage.at(0.75), 0.3), 1], [0.4, mix(stage.at(0.5), colors.low, 0.35), 1], [1, mix(colors.low, colors.mid, 0.4), 1]]));
  // Walls of rock on both sides, and the mist between them.
  for (const dir of [-1, 1])
    fill(art, 'near', polygon([[0.5, 0.02], [0.36, 0.05], [0.38, 0.14], [0.28, 0.2], [0.27, 0.5], [0.5, 0.5]].map(([px = 0, py = 0]): Point => [w * (0.5 + dir * px * 1.04), far + h * py])), downward(far, h, [[0, stage.at(0.8), 1], [1, mix(stage.at(0.6), colors.low, 0.2), 1]]));
  const top = far - h * 0.03;
  const drop = h * 1.03 - top;
  const at = (px: number, rise: number, z: number): Point => [w * (0.5 + px / z), top + (drop - rise * h) / z + h * 0.05 * (1 - 1 / z) * (5 / z - 0.7)];
  const zs = [0.95, 1.15, 1.4, 1.7, 2.05, 2.5, 3.05, 3.7, 4.5, 5.5, 6.7];
  const planks = zs.map((z): Path => polygon([at(-0.12, 0, z), at(0.12, 0, z), at(0.12, 0, z * 1.13), at(-0.12, 0, z * 1.13)]));
  fill(art, 'near', joined(...planks), downward(far, h, [[0, stage.at(0.7), 1], [1, mix(darker(0x6a4a2a, 0.3), colors.near, 0.4), 1]]));
  for (const dir of [-0.14, 0.14]) {
    const ropes = [0.24, 0].map((rise) => curve(zs.map((z) => at(dir, rise, z))));
    const ties = zs.map((z) => line([at(dir, 0.24, z), at(dir * 0.86, 0, z)]));
    stroke(art, 'ink', joined(...ropes), mix(0xb08a50, colors.near, 0.45), 4);
    stroke(art, 'ink', joined(...ties), mix(0xb08a50, colors.near, 0.5), 2);
    const [px, py] = at(dir, 0, 6.7);
    things(stage, box(px - 4, py - h * 0.07, 8, h * 0.08), 0.9);
  }
}

/** Three geese in single file, of which the first has taken somebody's hat. */
function geese(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const { art, colors } = stage;
  const feather = mix(mix(0xf6f2e6, colors.low, 0.15), stage.at(0.5), 0.12);
  for (const [i, size] of [1, 0.86, 0.72].entries()) {
    const k = s * size;
    const gx = x + dir * s * (0.55 - i * 1.35);
    const put = (path: Path): Path => moved(path, { sx: k * dir, sy: k, dx: gx, dy: y - i * s * 0.04 });
    fill(art, 'glow', ellipse(gx, y - i * s * 0.04, k * 0.6, k * 0.07), darker(colors.near, 0.3), 0.5);
    fill(art, 'near', put(joined(taper([[-0.06, -0.3], [-0.04, 0], [0.1, 0]], 0.05, 0.07), taper([[0.14, -0.3], [0.2, -0.02], [0.34, 0]], 0.05, 0.07))), 0xd07a28);
    fill(art, 'near', put(polygon([[0.5, -1.24], [0.78, -1.14], [0.5, -1.1]])), 0xe08a30);
    for (const part of [blob([[-0.72, -0.6, true], [-0.3, -0.66], [0.1, -0.7], [0.34, -0.56], [0.34, -0.3], [0.04, -0.18], [-0.36, -0.24]]), taper([[0.2, -0.5], [0.36, -0.86], [0.36, -1.16]], 0.3, 0.16), ellipse(0.42, -1.17, 0.13, 0.11)])
      fill(art, 'near', put(part), feather);
    fill(art, 'near', put(blob([[-0.62, -0.58, true], [-0.2, -0.6], [0.12, -0.5], [-0.12, -0.34], [-0.4, -0.4]])), darker(feather, 0.14));
    fill(art, 'near', put(ellipse(0.46, -1.2, 0.022)), darker(colors.near, 0.4));
    if (i === 0) fill(art, 'near', put(joined(box(0.16, -1.3, 0.52, 0.05), blob([[0.25, -1.29, true], [0.26, -1.5], [0.42, -1.58], [0.58, -1.5], [0.59, -1.29, true]]))), mix(0x2c2320, stage.at(1), 0.3));
  }
}

/** An iron gate, one wing ajar, before whatever there is to find out. */
function gate(stage: Stage, y: number): void {
  const { w, h, side } = stage;
  const parts: Path[] = [];
  const p = (px: number): number => w * (0.5 - side * px);
  const wing = (from: number, to: number): void => {
    const step = (to - from) / 6;
    for (let i = 0; i <= 6; i += 1) parts.push(polygon([[p(from + step * i) - 3, y], [p(from + step * i) - 2, y - h * (0.3 + 0.05 * sin(i / 12))], [p(from + step * i), y - h * (0.34 + 0.05 * sin(i / 12))], [p(from + step * i) + 2, y - h * (0.3 + 0.05 * sin(i / 12))], [p(from + step * i) + 3, y]]));
    for (const k of [0.05, 0.27]) parts.push(box(Math.min(p(from), p(to)), y - h * k, Math.abs(p(to) - p(from)), 5));
  };
  wing(0.11, 0.2);
  wing(0.4, 0.24);
  // The wall that it is the gate of.
  const edge = (px: number, out: number): void => {
    const [x1, x2] = [p(px), w * (0.5 - side * out)];
    parts.push(box(Math.min(x1, x2), y - h * 0.2, Math.abs(x2 - x1), h * 0.21));
  };
  edge(0.42, 0.56);
  edge(0.09, -0.02);
  // Where people walk it has fallen down.
  parts.push(polygon([[-0.02, 0.2], [-0.02, -0.01], [-0.2, -0.01], [-0.15, 0.03], [-0.11, 0.09], [-0.06, 0.12], [-0.05, 0.18]].map(([px = 0, py = 0]): Point => [w * (0.5 - side * px), y - h * py])));
  for (const px of [0.09, 0.42]) parts.push(box(p(px) - w * 0.02, y - h * 0.36, w * 0.04, h * 0.37), box(p(px) - w * 0.027, y - h * 0.37, w * 0.054, h * 0.025), ellipse(p(px), y - h * 0.395, w * 0.018));
  things(stage, joined(...parts), 0.85);
}
