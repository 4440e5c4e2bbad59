import { downward, fill } from './art.ts';
import type { Role } from './art.ts';
import type { Chance } from './chance.ts';
import { lighter, mix } from './color.ts';
import type { Color } from './color.ts';
import { blob, box, joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { RidgeOptions, Stage } from './stage.ts';

/** A line of height over the picture's width. */
type Profile = readonly Point[];

function noise(c: Chance, count: number): readonly number[] {
  return Array.from({ length: count }, () => c.next());
}

/** Smooth hills: heights between `y - amp` and `y`. */
function hillLine(c: Chance, w: number, y: number, amp: number, bumps: number): Profile {
  const heights = noise(c, bumps + 1);
  return heights.map((height, i): Point => [-40 + ((w + 80) * i) / bumps, y - amp * height]);
}

/** Broken rock: straight pieces, finer with each round. */
function rockLine(c: Chance, w: number, y: number, amp: number, rounds: number): Profile {
  let points: Point[] = [
    [-30, y - amp * c.next()],
    [w * c.between(0.3, 0.7), y - amp * c.between(0.5, 1)],
    [w + 30, y - amp * c.next()],
  ];
  let size = amp * 0.7;
  for (let round = 0; round < rounds; round += 1) {
    const finer: Point[] = [];
    points.forEach((a, i) => {
      finer.push(a);
      const b = points[i + 1];
      if (b)
        finer.push([
          (a[0] + b[0]) / 2 + c.between(-0.1, 0.1) * (b[0] - a[0]),
          (a[1] + b[1]) / 2 + c.between(-0.5, 0.5) * size,
        ]);
    });
    points = finer;
    size *= 0.5;
  }
  return points.map(([x, top]): Point => [x, Math.min(y, top)]);
}

export const below = (profile: Profile, h: number, w: number): Point[] => [
  ...profile,
  [w + 40, h + 10, true],
  [-40, h + 10, true],
];

/** A body of land that is darker above and fades into haze below, as land behind air does. */
export function land(stage: Stage, role: Role, path: Path, top: number, color: Color, fade: number): void {
  const { colors } = stage;
  fill(
    stage.art,
    role,
    path,
    downward(top, top + fade, [
      [0, color, 1],
      [1, mix(color, colors.low, 0.38), 1],
    ]),
  );
}

export const roleOf = (depth: number): Role => (depth < 0.4 ? 'far' : depth < 0.75 ? 'mid' : 'near');

/** Rolling land. */
export function hills(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const c = stage.chance(name);
  const line = hillLine(c, stage.w, y, amp, c.int(4, 6));
  const path = blob(below(cornered(line), stage.h, stage.w));
  const color = stage.at(depth);
  fill(
    stage.art,
    roleOf(depth),
    path,
    downward(y - amp, y + amp * 1.6 + 60, [
      [0, mix(color, stage.colors.light, 0.16 * (1 - depth)), 1],
      [0.4, color, 1],
      [1, mix(color, depth > 0.6 ? stage.colors.near : stage.colors.low, 0.4), 1],
    ]),
  );
}

function cornered(line: Profile): Point[] {
  return line.map((point, i): Point =>
    i === 0 || i === line.length - 1 ? [point[0], point[1], true] : point,
  );
}

/** Peaks with a lit and a dark face, with snow where the cold reaches. */
export function peaks(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const { w, h, art, side, colors } = stage;
  const c = stage.chance(name);
  const color = stage.at(depth);
  const dark = mix(color, colors.near, 0.14);
  const lit = mix(color, mix(colors.low, colors.light, 0.4), 0.4);
  const cold =
    stage.spec.weather === 'snow' ||
    stage.spec.place === 'snowfield' ||
    stage.spec.place === 'mountains' ||
    stage.spec.genre === 'survival';
  const count = c.int(4, 6);
  const faces: Path[] = [];
  const caps: Path[] = [];
  const bodies: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = w * ((i + c.between(0.2, 0.8)) / count);
    const tall = amp * (i % 2 === 0 ? c.between(0.7, 1) : c.between(0.4, 0.7));
    const wide = tall * c.between(1, 1.5) + w * 0.06;
    const top = y - tall;
    const left = edge(c, [x - wide, y + 20], [x, top], tall * 0.14);
    const right = edge(c, [x, top], [x + wide * c.between(0.8, 1.1), y + 20], tall * 0.14);
    bodies.push(polygon([...left, ...right.slice(1), [x + wide, h], [x - wide, h]]));
    const spine = edge(c, [x, top], [x + c.between(-0.12, 0.12) * wide, y + 20], tall * 0.12);
    const slope = side > 0 ? right : [...left].reverse();
    faces.push(polygon([...spine, ...[...slope].reverse()]));
    if (cold) caps.push(cap(c, x, top, tall, wide));
  }
  land(stage, roleOf(depth), joined(...bodies), y - amp, dark, amp + 90);
  fill(
    art,
    roleOf(depth),
    joined(...faces),
    downward(y - amp, y + 30, [
      [0, lit, 1],
      [1, mix(lit, colors.low, 0.45), 0.3],
    ]),
  );
  if (cold) fill(art, roleOf(depth), joined(...caps), lighter(mix(colors.low, colors.light, 0.5), 0.35), 0.9);
}

function cap(c: Chance, x: number, top: number, tall: number, wide: number): Path {
  const deep = tall * c.between(0.24, 0.36);
  const half = (wide * deep) / tall;
  return polygon([
    [x, top - 2],
    [x + half * 0.82, top + deep * 0.9],
    [x + half * 0.4, top + deep * 0.72],
    [x + half * 0.15, top + deep * 1.15],
    [x - half * 0.2, top + deep * 0.75],
    [x - half * 0.45, top + deep * 1.1],
    [x - half * 0.85, top + deep * 0.9],
  ]);
}

/** A broken line between two points. */
function edge(c: Chance, a: Point, b: Point, rough: number): Point[] {
  const points: Point[] = [a];
  for (let i = 1; i < 5; i += 1) {
    const at = i / 5 + c.between(-0.06, 0.06);
    points.push([
      a[0] + (b[0] - a[0]) * at + c.between(-0.3, 0.3) * rough,
      a[1] + (b[1] - a[1]) * at + c.between(-0.5, 0.5) * rough,
    ]);
  }
  points.push(b);
  return points;
}

/** Broken ground. */
export function rocks(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const c = stage.chance(name);
  const line = rockLine(c, stage.w, y, amp, 4);
  land(stage, roleOf(depth), polygon(below(line, stage.h, stage.w)), y - amp, stage.at(depth), amp + 120);
}

/** Air between two layers. */
export function hazeBand(stage: Stage, y: number, tall: number, cover: number): void {
  fill(
    stage.art,
    'glow',
    box(0, y - tall, stage.w, tall * 2),
    downward(y - tall, y + tall, [
      [0, stage.colors.low, 0],
      [0.55, stage.colors.low, cover],
      [1, stage.colors.low, 0],
    ]),
  );
}

/** A way from the foreground to a point far off. */
export function road(
  stage: Stage,
  { toX, toY, color, cover = 1 }: { toX: number; toY: number; color: Color; cover?: number },
): void {
  const { art, w, h } = stage;
  const c = stage.chance('road');
  const bend = c.between(0.12, 0.22) * (c.odds(0.5) ? 1 : -1) * w;
  const midY = toY + (h - toY) * 0.4;
  const path = blob([
    [toX - 3, toY, true],
    [toX + bend * 0.5 - w * 0.03, toY + (midY - toY) * 0.5],
    [w * 0.5 + bend * 0.5 - w * 0.09, midY],
    [w * 0.5 - w * 0.26, h + 10, true],
    [w * 0.5 + w * 0.26, h + 10, true],
    [w * 0.5 + bend * 0.5 + w * 0.07, midY],
    [toX + bend * 0.5 + w * 0.02, toY + (midY - toY) * 0.5],
    [toX + 3, toY, true],
  ]);
  fill(art, 'mid', path, color, cover);
}
