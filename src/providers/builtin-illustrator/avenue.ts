import { downward, fill, halo } from './art.ts';
import { darker, lighter, mix } from './color.ts';
import type { Color } from './color.ts';
import type { TownKind } from './mark-choice.ts';
import { box, ellipse, joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';
import { windowLight } from './marks.ts';

/** A street that runs to the horizon between two rows of houses. */
export function avenue(stage: Stage, kind: TownKind, vx: number): void {
  const { art, w, h, horizon, colors, spec, side } = stage;
  const c = stage.chance('avenue');
  const narrow = kind === 'old' || kind === 'neon' ? 0.34 : kind === 'western' ? 0.52 : 0.44;
  const half = w * narrow;
  const deep = h - horizon;
  const at = (x: number, y: number, z: number): Point => [vx + x / z, horizon + y / z];
  const day = spec.time === 'day';
  // The street itself, with the light at its end lying on it.
  fill(
    art,
    'ground',
    box(0, horizon - 1, w, deep + 2),
    downward(horizon, h, [
      [0, mix(colors.low, stage.at(0.3), 0.5), 1],
      [0.3, mix(stage.at(0.55), colors.low, 0.12), 1],
      [1, stage.at(0.92), 1],
    ]),
  );
  const wet = spec.weather === 'rain' || spec.weather === 'storm' || kind === 'neon';
  fill(
    art,
    'glow',
    polygon([at(-30, 0, 1), at(30, 0, 1), at(half * 0.55, deep, 0.9), at(-half * 0.55, deep, 0.9)]),
    downward(horizon, h, [
      [0, lighter(colors.low, 0.1), wet ? 0.85 : 0.5],
      [1, colors.low, wet ? 0.16 : 0.03],
    ]),
  );
  if (kind === 'old') cobbles(stage, at, half, deep);
  const cuts = [9, 6.2, 4.4, 3.2, 2.3, 1.65, 1.15, 0.7];
  for (let i = 0; i < cuts.length - 1; i += 1) {
    const far = cuts[i] ?? 9;
    const near = cuts[i + 1] ?? 0.7;
    const depth = 0.2 + 0.72 * (i / (cuts.length - 2));
    for (const dir of [-1, 1] as const)
      house(stage, { kind, dir, far, near, depth, half, deep, at, c, day, lit: dir !== side });
  }
}

type House = {
  readonly kind: TownKind;
  readonly dir: -1 | 1;
  readonly far: number;
  readonly near: number;
  readonly depth: number;
  readonly half: number;
  readonly deep: number;
  readonly at: (x: number, y: number, z: number) => Point;
  readonly c: ReturnType<Stage['chance']>;
  readonly day: boolean;
  readonly lit: boolean;
};

function house(stage: Stage, { kind, dir, far, near, depth, half, deep, at, c, day, lit }: House): void {
  const { art, h, colors } = stage;
  const x = dir * half;
  const lonely = stage.spec.genre === 'detective';
  const tall =
    kind === 'western'
      ? h * c.between(0.26, 0.38)
      : kind === 'old'
        ? h * c.between(0.44, 0.66)
        : h * c.between(0.62, 1.15);
  const base = stage.at(depth);
  const wall = lit ? mix(base, mix(colors.light, colors.low, 0.5), 0.16) : darker(base, 0.14);
  const quad = (y1: number, y2: number, z1: number, z2: number): Path =>
    polygon([at(x, y1, z1), at(x, y1, z2), at(x, y2, z2), at(x, y2, z1)]);
  const body: Path[] = [quad(-tall, deep, far, near)];
  // The end wall towards us, so that a higher house stands out from its neighbour.
  const [nx, ny] = at(x, -tall, near);
  const [, fy] = at(x, deep, near);
  body.push(box(dir > 0 ? nx : nx - 400, ny, 400, fy - ny));
  if (kind === 'old') {
    const middle = (far + near) / 2;
    body.push(polygon([at(x, -tall, far), at(x, -tall - h * 0.14, middle), at(x, -tall, near)]));
  }
  if (kind === 'western') body.push(quad(-tall - h * 0.06, -tall, far * 0.94, near * 1.08));
  if (kind === 'broken')
    body.push(
      polygon([
        at(x, -tall, far),
        at(x, -tall - h * c.between(0.02, 0.14), (far + near) / 2),
        at(x, -tall * 0.8, near),
      ]),
    );
  fill(art, depth > 0.6 ? 'near' : 'mid', joined(...body), {
    line: [at(x, 0, far)[0], 0, at(x, 0, near)[0], 0],
    stops: [
      [0, mix(wall, colors.low, 0.22), 1],
      [1, wall, 1],
    ],
  });
  // Windows in rows; which are lit is chance.
  const bright: Path[] = [];
  const dark: Path[] = [];
  const span = far - near;
  const floors = Math.max(1, Math.round(tall / (h * 0.13)));
  const columns = kind === 'western' ? 2 : 3;
  for (let f = 0; f < floors; f += 1) {
    for (let k = 0; k < columns; k += 1) {
      const z1 = far - span * ((k + 0.25) / columns);
      const z2 = far - span * ((k + 0.72) / columns);
      const y1 = -tall + (f + 0.28) * h * 0.13;
      const on = c.odds(kind === 'broken' || lonely ? 0.04 : day ? 0.12 : 0.42);
      if (y1 + h * 0.07 > deep * 0.4) continue;
      (on && !day ? bright : dark).push(quad(y1, y1 + h * 0.066, z1, z2));
    }
  }
  if (dark.length > 0) fill(art, 'mid', joined(...dark), darker(wall, 0.4), 0.7);
  if (bright.length > 0) fill(art, 'light', joined(...bright), mix(windowLight(stage), wall, 0.12), 0.95);
  // The one window that is lit in a detective's street, and who stands in it.
  if (lonely && !lit && depth > 0.5 && depth < 0.65) {
    const z = far - span * 0.5;
    const [px, py] = at(x, -h * 0.2, z);
    const s = (h * 0.1) / z;
    fill(art, 'glow', ellipse(px, py, s * 3), halo(px, py, s * 3, windowLight(stage), 0.5));
    fill(art, 'light', quad(-h * 0.3, -h * 0.13, far - span * 0.2, far - span * 0.8), windowLight(stage));
    fill(
      art,
      'mid',
      joined(
        ellipse(px, py - s * 0.14, s * 0.2, s * 0.25),
        ellipse(px, py - s * 0.28, s * 0.42, s * 0.08),
        ellipse(px, py + s * 0.64, s * 0.42, s * 0.56),
      ),
      darker(wall, 0.7),
    );
  }
  // Hatching writes every shape twice: such a street keeps to what it needs.
  const hatched = stage.spec.style === 'line-art' || stage.spec.style === 'woodcut';
  if (!hatched && (kind === 'modern' || kind === 'neon' || kind === 'old'))
    front(stage, { kind, depth, tall, deep, span, far, floors, wall, day, c, quad, at, x, dir });
  // What stands at street level: doors, awnings, porches, signs.
  const door = quad(deep * 0.1, deep, far - span * 0.4, far - span * 0.62);
  fill(
    art,
    'mid',
    door,
    !day && c.odds(lonely ? 0.1 : 0.5) ? mix(windowLight(stage), colors.accent, 0.2) : darker(wall, 0.5),
    0.9,
  );
  if (kind === 'western') {
    fill(
      art,
      'near',
      joined(
        polygon([
          at(x, -h * 0.05, far),
          at(x, -h * 0.05, near),
          at(x - dir * half * 0.24, h * 0.01, near),
          at(x - dir * half * 0.24, h * 0.01, far),
        ]),
        ...[far * 0.98, near * 1.04].map((z) =>
          polygon([
            at(x - dir * half * 0.24, 0, z),
            at(x - dir * half * 0.26, 0, z),
            at(x - dir * half * 0.26, deep, z),
            at(x - dir * half * 0.24, deep, z),
          ]),
        ),
      ),
      darker(base, 0.25),
    );
  } else if (kind !== 'broken' && c.odds(kind === 'neon' ? 0.85 : 0.4)) {
    sign(stage, { kind, dir, x, z: near + span * 0.3, tall, at, c });
  }
}

/** What makes a wall the front of a house: storeys and a cornice, frames in the windows, shops or timber. */
function front(
  stage: Stage,
  {
    kind,
    depth,
    tall,
    deep,
    span,
    far,
    floors,
    wall,
    day,
    c,
    quad,
    at,
    x,
    dir,
  }: Pick<House, 'kind' | 'depth' | 'deep' | 'far' | 'day' | 'c' | 'at' | 'dir'> & {
    readonly tall: number;
    readonly span: number;
    readonly floors: number;
    readonly wall: Color;
    readonly x: number;
    readonly quad: (y1: number, y2: number, z1: number, z2: number) => Path;
  },
): void {
  const { art, h, colors } = stage;
  const near = far - span;
  const pale = mix(wall, mix(colors.light, colors.low, 0.5), 0.2);
  const z = (part: number): number => far - span * part;
  if (kind === 'old') {
    // Timber: a beam at every storey, posts, and struts that lean against them.
    const beams: Path[] = [];
    for (let f = 1; f <= floors; f += 1)
      beams.push(quad(-tall + f * h * 0.13 - h * 0.008, -tall + f * h * 0.13 + h * 0.006, far, near));
    for (const part of [0.02, 0.34, 0.66, 0.97]) beams.push(quad(-tall, deep, z(part), z(part + 0.025)));
    if (depth > 0.3)
      for (const [from, to] of [
        [0.06, 0.3],
        [0.94, 0.7],
      ] as const)
        beams.push(
          polygon([
            at(x, -tall + h * 0.13, z(from)),
            at(x, -tall + h * 0.13, z(from + 0.03)),
            at(x, -tall + h * 0.01, z(to + 0.03)),
            at(x, -tall + h * 0.01, z(to)),
          ]),
        );
    fill(art, 'mid', joined(...beams), darker(wall, 0.42), 0.75);
    return;
  }
  const bands = [quad(-tall - h * 0.014, -tall + h * 0.008, far, near)];
  for (let f = 2; f < floors; f += 2)
    bands.push(quad(-tall + f * h * 0.13 + h * 0.006, -tall + f * h * 0.13 + h * 0.013, far, near));
  fill(art, 'mid', joined(...bands), pale, 0.7);
  if (depth < 0.4) return;
  // The street floor of a town is shops: a wide pane, and a striped awning over it.
  const on = !day && c.odds(0.6);
  fill(
    art,
    on ? 'light' : 'mid',
    joined(
      quad(deep * 0.16, deep * 0.72, z(0.08), z(0.34)),
      quad(deep * 0.16, deep * 0.72, z(0.68), z(0.92)),
    ),
    on ? mix(windowLight(stage), wall, 0.25) : darker(wall, 0.5),
    0.9,
  );
  const out = x - dir * h * 0.05;
  const awning = (from: number, to: number): Path =>
    polygon([
      at(x, deep * 0.02, z(from)),
      at(x, deep * 0.02, z(to)),
      at(out, deep * 0.17, z(to)),
      at(out, deep * 0.17, z(from)),
    ]);
  const hue = c.pick([colors.accent, 0x8a3a34, 0x3a5f5a, 0x9a7a3c]);
  const cloth = mix(mix(hue, wall, 0.5), colors.near, 0.25);
  for (const start of [0.05, 0.65]) {
    fill(art, 'near', awning(start, start + 0.3), cloth);
    fill(
      art,
      'near',
      joined(...[0.05, 0.15, 0.25].map((at1) => awning(start + at1, start + at1 + 0.05))),
      mix(cloth, pale, 0.5),
    );
  }
  // Between so many signs, or far off, nobody looks at windows.
  if (kind === 'neon' || depth < 0.6) return;
  // Bars of the windows, and a sill under each.
  const bars: Path[] = [];
  for (let f = 0; f < floors; f += 1)
    for (let k = 0; k < 3; k += 1) {
      const y1 = -tall + (f + 0.28) * h * 0.13;
      if (y1 + h * 0.07 > deep * 0.4) continue;
      bars.push(
        quad(y1, y1 + h * 0.066, z((k + 0.465) / 3), z((k + 0.505) / 3)),
        quad(y1 + h * 0.066, y1 + h * 0.074, z((k + 0.2) / 3), z((k + 0.77) / 3)),
      );
    }
  if (bars.length > 0) fill(art, 'mid', joined(...bars), pale, 0.8);
}

function sign(
  stage: Stage,
  {
    kind,
    dir,
    x,
    z,
    tall,
    at,
    c,
  }: Pick<House, 'kind' | 'dir' | 'at' | 'c'> & { x: number; z: number; tall: number },
): void {
  const { art, h, colors, w } = stage;
  const out = w * (kind === 'neon' ? c.between(0.05, 0.1) : 0.05);
  const y1 = -Math.min(tall, h * 0.5) * c.between(0.3, 0.85);
  const long = h * (kind === 'neon' ? c.between(0.1, 0.26) : 0.06);
  const board = polygon([
    at(x, y1, z),
    at(x - dir * out, y1, z),
    at(x - dir * out, y1 + long, z),
    at(x, y1 + long, z),
  ]);
  if (kind !== 'neon') {
    fill(art, 'near', board, mix(stage.at(0.7), colors.accent, 0.35));
    return;
  }
  const color: Color = c.pick([colors.accent, 0xff3d9a, 0xffc53d, 0x5a7bff, colors.accent]);
  const [cx, cy] = at(x - dir * out * 0.5, y1 + long / 2, z);
  fill(art, 'glow', ellipse(cx, cy, (long / z) * 1.5), halo(cx, cy, (long / z) * 1.5, color, 0.55));
  fill(art, 'near', board, mix(color, colors.near, 0.72));
  const bars: Path[] = [];
  const count = c.int(2, 4);
  for (let i = 0; i < count; i += 1) {
    const a = y1 + (long * (i + 0.2)) / count;
    const b = y1 + (long * (i + 0.8)) / count;
    bars.push(
      polygon([
        at(x - dir * out * 0.2, a, z),
        at(x - dir * out * 0.8, a, z),
        at(x - dir * out * 0.8, a + (b - a) * 0.35, z),
        at(x - dir * out * 0.2, a + (b - a) * 0.35, z),
      ]),
    );
    if (c.odds(0.6))
      bars.push(
        polygon([
          at(x - dir * out * 0.4, a, z),
          at(x - dir * out * 0.58, a, z),
          at(x - dir * out * 0.58, b, z),
          at(x - dir * out * 0.4, b, z),
        ]),
      );
  }
  fill(art, 'light', joined(...bars), lighter(color, 0.35));
  // Its colour on the wet street below.
  const [gx, gy] = at(x - dir * out * 1.4, stage.h - stage.horizon, z);
  fill(art, 'glow', ellipse(gx, gy, 26 / z + 14, 90 / z), halo(gx, gy, 90 / z, color, 0.35));
}

function cobbles(stage: Stage, at: House['at'], half: number, deep: number): void {
  const c = stage.chance('cobbles');
  const stones: Path[] = [];
  for (let i = 0; i < 46; i += 1) {
    const z = c.between(0.8, 3);
    const x = c.between(-half, half) * 0.95;
    const [px, py] = at(x, deep, z);
    stones.push(ellipse(px, py, 17 / z, 4.4 / z));
  }
  fill(stage.art, 'mid', joined(...stones), mix(stage.at(0.6), stage.colors.low, 0.3), 0.35);
}
