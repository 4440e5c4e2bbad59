import { downward, fill } from './art.ts';
import type { Role } from './art.ts';
import type { Chance } from './chance.ts';
import { darker, lighter, mix } from './color.ts';
import type { Color } from './color.ts';
import { blob, box, joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';

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

const below = (profile: Profile, h: number, w: number): Point[] => [
  ...profile,
  [w + 40, h + 10, true],
  [-40, h + 10, true],
];

export type RidgeOptions = {
  readonly y: number;
  readonly amp: number;
  readonly depth: number;
  readonly name: string;
};

/** A body of land that is darker above and fades into haze below, as land behind air does. */
function land(stage: Stage, role: Role, path: Path, top: number, color: Color, fade: number): void {
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

const roleOf = (depth: number): Role => (depth < 0.4 ? 'far' : depth < 0.75 ? 'mid' : 'near');

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

/** Table mountains of a canyon land, with lit walls and layers. */
export function mesas(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const { w, art, side, colors } = stage;
  const c = stage.chance(name);
  const color = stage.at(depth);
  const lit = mix(color, mix(colors.light, colors.low, 0.6), 0.42);
  const count = c.int(2, 4);
  const bodies: Path[] = [box(-20, y - 2, w + 40, stage.h - y)];
  const walls: Path[] = [];
  const layers: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = w * ((i + c.between(0.1, 0.9)) / count);
    const tall = amp * c.between(0.45, 1);
    const wide = w * c.between(0.05, 0.15);
    const foot = wide * c.between(1.35, 1.8);
    const top = y - tall;
    const shelf = y - tall * 0.38;
    const outline: Point[] = [
      [x - foot, y],
      [x - wide * 1.1, shelf],
      [x - wide, shelf - tall * 0.05],
      [x - wide * 0.94, top + tall * 0.04],
      [x - wide * 0.7, top],
      [x + wide * 0.2, top + tall * 0.03],
      [x + wide * 0.9, top],
      [x + wide, shelf - tall * 0.05],
      [x + wide * 1.1, shelf],
      [x + foot, y],
    ];
    bodies.push(polygon(outline));
    const s = side;
    walls.push(
      polygon([
        [x + s * wide * 0.25, top + tall * 0.03],
        [x + s * wide * 0.88, top + tall * 0.02],
        [x + s * wide, shelf - tall * 0.04],
        [x + s * wide * 1.1, shelf],
        [x + s * foot, y],
        [x + s * wide * 0.5, y],
        [x + s * wide * 0.32, shelf],
      ]),
    );
    for (const at of [0.18, 0.42])
      layers.push(box(x - wide * 0.96, top + (shelf - top) * at, wide * 1.92, tall * 0.035));
  }
  land(stage, roleOf(depth), joined(...bodies), y - amp, color, amp + 60);
  fill(art, roleOf(depth), joined(...walls), lit, 0.75);
  fill(art, 'glow', joined(...layers), darker(color, 0.35), 0.3);
}

/** Sand with sharp crests: each dune has a lit and a dark side. */
export function dunes(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const { w, h, art, side, colors } = stage;
  const c = stage.chance(name);
  const color = mix(stage.at(depth), colors.low, 0.22);
  const lit = mix(color, mix(colors.light, colors.low, 0.5), 0.45);
  const crest = w * c.between(0.3, 0.7);
  const top = y - amp;
  const line: Point[] = [
    [-40, y - amp * c.between(0, 0.3), true],
    [crest * 0.45, y - amp * 0.35],
    [crest, top, true],
    [crest + (w - crest) * 0.5, y - amp * 0.45],
    [w + 40, y - amp * c.between(0, 0.3), true],
  ];
  fill(
    art,
    roleOf(depth),
    blob(below(line, h, w)),
    downward(top, y + amp, [
      [0, lit, 1],
      [1, color, 1],
    ]),
  );
  const swing = side * w * 0.08;
  const dark: Point[] =
    side > 0
      ? [
          [crest, top, true],
          [crest * 0.45, y - amp * 0.35],
          [-40, y - amp * 0.1, true],
          [-40, y + amp * 1.4, true],
          [crest * 0.5, y + amp * 0.5],
          [crest - swing, y - amp * 0.3],
        ]
      : [
          [crest, top, true],
          [crest + (w - crest) * 0.5, y - amp * 0.45],
          [w + 40, y - amp * 0.1, true],
          [w + 40, y + amp * 1.4, true],
          [crest + (w - crest) * 0.5, y + amp * 0.5],
          [crest - swing, y - amp * 0.3],
        ];
  fill(
    art,
    roleOf(depth),
    blob(dark),
    downward(top, y + amp * 1.2, [
      [0, mix(color, colors.near, 0.5), 0.8],
      [1, mix(color, colors.near, 0.3), 0.1],
    ]),
  );
}

/** Broken ground. */
export function rocks(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const c = stage.chance(name);
  const line = rockLine(c, stage.w, y, amp, 4);
  land(stage, roleOf(depth), polygon(below(line, stage.h, stage.w)), y - amp, stage.at(depth), amp + 120);
}

/** Water to the bottom of the picture, with a path of light under the sun. */
export function water(stage: Stage, y: number, calm: boolean): void {
  const { art, w, h, colors, sun, spec } = stage;
  const c = stage.chance('water');
  fill(
    art,
    'ground',
    box(0, y, w, h - y),
    downward(y, h, [
      [0, mix(colors.low, colors.mid, 0.35), 1],
      [0.25, mix(colors.mid, colors.far, 0.5), 1],
      [1, mix(colors.top, colors.near, 0.55), 1],
    ]),
  );
  const glints: Path[] = [];
  const shine = spec.time === 'day' ? w * 0.5 : sun.x;
  for (let i = 0; i < 34; i += 1) {
    const t = i / 34;
    const gy = y + 4 + t * t * (h - y) * 0.8;
    const spread = 16 + t * w * (calm ? 0.1 : 0.2);
    const gx = shine + c.between(-spread, spread);
    const long = 10 + t * c.between(20, 90);
    glints.push(
      blob([
        [gx - long, gy, true],
        [gx, gy - 1 - t * 2.4],
        [gx + long, gy, true],
        [gx, gy + 1 + t * 1.6],
      ]),
    );
  }
  fill(
    art,
    'light',
    joined(...glints),
    lighter(colors.light, 0.1),
    spec.weather === 'clear' || spec.weather === 'wind' ? 0.75 : 0.3,
  );
  const waves: Path[] = [];
  const dark: Path[] = [];
  for (let i = 0; i < 30; i += 1) {
    const t = c.next();
    const gy = y + 8 + t * (h - y);
    const gx = c.between(0, w);
    const long = 16 + t * 90;
    const bend = calm ? 1 : 3;
    (i % 2 === 0 ? waves : dark).push(
      blob([
        [gx - long, gy, true],
        [gx, gy - bend - t * 3],
        [gx + long, gy, true],
        [gx, gy + 1 + t * 2],
      ]),
    );
  }
  fill(art, 'mid', joined(...waves), mix(colors.low, colors.mid, 0.5), 0.25);
  fill(art, 'mid', joined(...dark), mix(colors.top, colors.near, 0.5), 0.3);
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
