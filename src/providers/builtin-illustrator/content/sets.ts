import { downward, fill, halo, stroke } from '../art.ts';
import { sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { cactus } from '../plants.ts';
import type { Look, Place } from '../spec.ts';
import { overGorge } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { lightLine, streetLamp, windowLight } from './buildings.ts';
import { paintFigure } from './figure.ts';
import { dragon } from './omens.ts';

/** Where there is no ground to set anything on. */
const groundless: ReadonlySet<Place> = new Set<Place>(['sea', 'space', 'underwater', 'sky-harbour', 'rooftops', 'station']);
const watersides: ReadonlySet<Place> = new Set<Place>(['harbour', 'river', 'lake', 'swamp', 'bridge']);

/** The things by which a genre is known, between the country and the people: on the side that the hero leaves free. */
export function paintSet(stage: Stage): void {
  const { spec, w, h, side, horizon } = stage;
  if (spec.genre === 'urban-fantasy' && spec.place !== 'space' && spec.place !== 'underwater') spell(stage);
  if (groundless.has(spec.place)) return;
  const x = w * (0.5 - side * 0.29);
  const y = h * (watersides.has(spec.place) || stage.shot === 'low' ? 0.89 : 0.82);
  switch (spec.genre) {
    case 'adventure':
      if (overGorge(stage)) ropeBridge(stage);
      return;
    case 'western': {
      const c = stage.chance('cacti');
      if (spec.place !== 'saloon-street')
        things(stage, joined(cactus(c, w * (0.5 + side * 0.4), h * 0.86, h * 0.36), cactus(c, w * (0.5 - side * 0.44), h * 0.76, h * 0.17)), 0.8);
      horse(stage, w * (0.5 - side * 0.2), y + h * 0.04, Math.min(h * 0.22, w * 0.17), side);
      return;
    }
    case 'historical':
      if (!watersides.has(spec.place)) carriage(stage, w * (0.5 - side * 0.24), y + h * 0.03, Math.min(h * 0.17, w * 0.11), side);
      columns(stage);
      return;
    case 'post-apocalyptic':
      overpass(stage, horizon + h * 0.07);
      car(stage, x, y + h * 0.02, Math.min(w * 0.16, h * 0.2), side, true);
      return;
    case 'thriller':
      car(stage, x, y, Math.min(w * 0.11, h * 0.13), side, false);
      return;
    case 'detective': {
      streetLamp(stage, x, y, h * 0.5);
      const still: Look = { ...spec.hero, hat: 'fedora', outfit: 'coat', cloth: 0x2a2622, lining: 0x1a1816, held: 'none', age: 'adult', build: 'broad', gender: 'male', seed: '' };
      paintFigure(stage, still, { x: x + side * w * 0.045, y, tall: h * 0.3, facing: 'toward', mirrored: side > 0 });
      return;
    }
    case 'mystery':
      gate(stage, y);
      return;
    case 'comedy':
      geese(stage, x, h * 0.9, Math.min(h * 0.16, w * 0.1), side);
      return;
    default:
  }
}

const things = (stage: Stage, path: Path, depth: number, toLight = 0): void =>
  fill(stage.art, 'near', path, toLight === 0 ? darker(stage.at(depth), 0.15) : mix(stage.at(depth), mix(stage.colors.light, stage.colors.low, 0.5), toLight));

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

function horse(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const put = (path: Path): Path => moved(path, { sx: s * dir, sy: s, dx: x, dy: y });
  const leg = (a: Point, b: Point, c: Point): Path => taper([a, b, c], 0.16, 0.075);
  // Each filled by itself: outlines that run opposite ways would cut holes into each other.
  const parts = [
    leg([0.5, -0.62], [0.5, -0.3], [0.54, 0]),
    leg([0.38, -0.6], [0.34, -0.28], [0.38, 0]),
    leg([-0.54, -0.66], [-0.62, -0.32], [-0.54, 0]),
    leg([-0.4, -0.6], [-0.44, -0.3], [-0.38, 0]),
    taper([[-0.62, -0.88], [-0.84, -0.6], [-0.78, -0.22]], 0.15, 0.05),
    blob([[1.02, -1.06, true], [0.98, -0.95], [0.78, -1.04], [0.64, -0.76], [0.54, -0.5], [0.1, -0.46], [-0.4, -0.5], [-0.62, -0.56], [-0.66, -0.86], [-0.4, -0.98], [0, -0.9], [0.28, -0.98], [0.54, -1.3], [0.7, -1.42], [0.74, -1.54, true], [0.82, -1.36]]),
  ].map(put);
  const [trunk = []] = parts.slice(-1);
  fill(stage.art, 'glow', ellipse(x, y, s, s * 0.1), darker(stage.colors.near, 0.3), 0.5);
  fill(stage.art, 'near', moved(trunk, { sx: 1, sy: 1, dx: stage.side * 1.5, dy: -1.5 }), mix(stage.colors.light, stage.colors.low, 0.3));
  for (const part of parts) fill(stage.art, 'near', part, mix(0x5a3820, stage.at(0.9), 0.6));
  things(stage, put(joined(taper([[0.7, -1.48], [0.46, -1.22], [0.28, -0.96]], 0.16, 0.08), blob([[-0.22, -0.98, true], [-0.02, -0.9], [0.2, -1.06, true], [0.2, -0.62, true], [-0.2, -0.66, true]]))), 1);
}

const wheel = (x: number, y: number, r: number): Path =>
  joined(ellipse(x, y, r), ...[0, 0.125, 0.25, 0.375].map((turn) => line([[x - sin(turn + 0.25) * r, y - sin(turn) * r], [x + sin(turn + 0.25) * r, y + sin(turn) * r]])));

function carriage(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const put = (path: Path): Path => moved(path, { sx: s * dir, sy: s, dx: x - dir * s * 0.5, dy: y });
  const { art, colors } = stage;
  horse(stage, x + dir * s * 1.35, y, s * 0.85, dir);
  things(stage, put(joined(taper([[0, -0.5], [1.8, -0.6]], 0.06, 0.05), box(-0.66, -1.5, 1.3, 0.1))), 1);
  fill(art, 'near', put(blob([[-0.6, -1.45, true], [0.58, -1.45, true], [0.62, -0.9], [0.4, -0.4], [-0.4, -0.4], [-0.66, -0.9]])), mix(0x6a2420, stage.at(0.85), 0.45));
  fill(art, 'light', put(joined(box(-0.42, -1.32, 0.34, 0.36), box(0.06, -1.32, 0.34, 0.36))), mix(windowLight(stage), colors.low, 0.4));
  stroke(art, 'ink', put(joined(wheel(-0.5, -0.36, 0.36), wheel(0.52, -0.28, 0.28))), darker(stage.at(1), 0.2), s * 0.06);
}

/** Two columns of a porch that the eye looks out of. */
function columns(stage: Stage): void {
  const { art, w, h, colors, side } = stage;
  const stone = mix(mix(0xe8dcc4, colors.low, 0.5), stage.at(0.75), 0.35);
  for (const at of [0.045, 0.955]) {
    const x = w * at;
    const r = w * 0.034;
    fill(art, 'near', joined(box(x - r, 0, r * 2, h), box(x - r * 1.5, h * 0.1, r * 3, h * 0.035), blob([[x - r * 1.7, h * 0.07, true], [x + r * 1.7, h * 0.07, true], [x + r * 1.1, h * 0.17, true], [x - r * 1.1, h * 0.17, true]]), box(x - r * 1.6, h * 0.93, r * 3.2, h)), { line: [x + side * r, 0, x - side * r, 0], stops: [[0, lighter(stone, 0.25), 1], [0.5, stone, 1], [1, darker(stone, 0.5), 1]] });
    fill(art, 'near', joined(...[-0.6, -0.2, 0.2, 0.6].map((k) => box(x + k * r - 2, h * 0.17, 4, h * 0.76))), darker(stone, 0.4), 0.5);
  }
  fill(art, 'near', box(-5, -5, w + 10, h * 0.085), downward(0, h * 0.08, [[0, darker(stone, 0.45), 1], [1, stone, 1]]));
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

/** A circle of light on the ground, a pillar out of it, and a dragon over the roofs. */
function spell(stage: Stage): void {
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

/** The bench that a couple sits on, seen from behind: drawn over them. */
export function benchBack(stage: Stage, x: number, y: number, s: number): void {
  const wood = mix(0x6a4428, stage.colors.near, 0.45);
  const slat = (at: number): Path => box(x - s, y - s * at, s * 2, s * 0.13);
  fill(stage.art, 'near', joined(slat(0.86), slat(0.66), slat(0.42), ...[-0.92, 0.84].map((at) => box(x + s * at, y - s * 0.9, s * 0.08, s * 0.9))), { line: [x - s, 0, x + s, 0], stops: [[0, wood, 1], [0.5, lighter(wood, 0.18), 1], [1, wood, 1]] });
}

/** Lights over two who belong together, from one tree outside the picture to another. */
export function paintLights(stage: Stage): void {
  const { w, h } = stage;
  for (const [from, to, sag] of [[0.1, 0.02, 0.1], [-0.02, 0.12, 0.06]] as const)
    lightLine(stage, [-w * 0.06, h * from], [w * 1.06, h * to], h * sag, 13, h * 0.02, false);
}
