import { downward, fill, halo, stroke } from './art.ts';
import { darker, lighter, mix, saturated } from './color.ts';
import type { Color } from './color.ts';
import { roomPlans } from './content/rooms.ts';
import type { RoomPlan } from './content/rooms.ts';
import { box, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import { backWall } from './content/room-back.ts';
import { furnish } from './content/room-things.ts';
import { sides } from './content/room-sides.ts';
import { isRoom } from './spec.ts';
import type { Room } from './room-space.ts';
import type { Stage } from './stage.ts';

const materials: { readonly [walls in RoomPlan['walls']]: Color } = {
  wood: 0x6a4326,
  stone: 0x6c6a68,
  metal: 0x56636e,
  plaster: 0x9a8a74,
  rock: 0x4c4844,
  brick: 0x71422f,
};

/** Everything behind the people of a scene under a roof. */
export function paintRoom(stage: Stage): void {
  const { art, w, h, colors, spec } = stage;
  const { place } = spec;
  if (!isRoom(place)) return;
  const c = stage.chance('room');
  const plan = roomPlans[place];
  const vx = w * (0.5 + stage.side * c.between(-0.1, 0.02));
  const vy = h * c.between(0.44, 0.5);
  const back =
    place === 'corridor' || place === 'tunnel'
      ? 5
      : place === 'hall' || place === 'temple' || place === 'theatre' || place === 'warehouse'
        ? 2.9
        : 2.1;
  const lofty =
    place === 'hall' ||
    place === 'temple' ||
    place === 'theatre' ||
    place === 'factory' ||
    place === 'warehouse';
  const half = place === 'corridor' || place === 'tunnel' ? w * 0.56 : w * (w > h ? 0.62 : 0.8);
  const up = h * (lofty ? 0.95 : 0.62);
  const down = h * 0.62;
  const at = (x: number, y: number, z: number): Point => [vx + x / z, vy + y / z];
  const bright = spec.time === 'day' ? 0.16 : spec.time === 'night' ? -0.1 : 0;
  const base = mix(saturated(materials[plan.walls], 0.9), colors.far, 0.42);
  const wall = bright >= 0 ? mix(base, colors.low, bright) : mix(base, colors.near, 0.22);
  const cold = plan.back === 'screen' || plan.back === 'stars' || plan.walls === 'metal';
  const glow =
    plan.back === 'hearth' || plan.back === 'furnace'
      ? 0xffa64a
      : cold
        ? mix(colors.accent, 0xbfe8ff, 0.35)
        : spec.time === 'day'
          ? lighter(colors.light, 0.2)
          : mix(colors.accent, 0xffcf86, 0.5);
  const dark = darker(mix(colors.near, wall, 0.25), 0.25);
  const lamp = at(0, plan.back === 'hearth' || plan.back === 'furnace' ? down * 0.45 : -up * 0.16, back);
  const room: Room = {
    stage,
    plan,
    half,
    up,
    down,
    back,
    at,
    onSide: (dir, y1, y2, z1, z2, inset = 0) =>
      polygon([
        at(dir * (half - inset), y1, z1),
        at(dir * (half - inset), y1, z2),
        at(dir * (half - inset), y2, z2),
        at(dir * (half - inset), y2, z1),
      ]),
    wall,
    glow,
    dark,
    put: (role, path, color, cover = 1) => fill(art, role, path, color, cover),
    lamp,
  };
  shell(room);
  floorOf(room);
  ceilingOf(room);
  backWall(room);
  sides(room);
  light(room);
  furnish(room);
}

function shell({ stage, at, half, up, down, back, wall, dark, glow }: Room): void {
  const { art, w, h } = stage;
  const near = 0.55;
  fill(art, 'ground', box(0, 0, w, h), dark);
  const side = (dir: -1 | 1): void => {
    const [nearX] = at(dir * half, 0, near);
    const [farX] = at(dir * half, 0, back);
    const lit = dir === stage.side ? 0.06 : 0.2;
    fill(
      art,
      'ground',
      polygon([
        at(dir * half, -up, near),
        at(dir * half, -up, back),
        at(dir * half, down, back),
        at(dir * half, down, near),
      ]),
      {
        line: [farX, 0, nearX, 0],
        stops: [
          [0, mix(wall, glow, lit), 1],
          [0.45, mix(wall, dark, 0.35), 1],
          [1, dark, 1],
        ],
      },
    );
  };
  side(-1);
  side(1);
  const [x1, y1] = at(-half, -up, back);
  const [x2, y2] = at(half, down, back);
  fill(
    art,
    'ground',
    box(x1, y1, x2 - x1, y2 - y1),
    downward(y1, y2, [
      [0, mix(wall, dark, 0.45), 1],
      [0.55, mix(wall, glow, 0.16), 1],
      [1, mix(wall, dark, 0.2), 1],
    ]),
  );
  const [, cy] = at(0, -up, back);
  fill(
    art,
    'ground',
    polygon([at(-half, -up, near), at(half, -up, near), at(half, -up, back), at(-half, -up, back)]),
    downward(Math.min(0, cy - 10), cy, [
      [0, darker(dark, 0.2), 1],
      [1, mix(wall, dark, 0.6), 1],
    ]),
  );
  const [, fy] = at(0, down, back);
  fill(
    art,
    'ground',
    polygon([at(-half, down, near), at(half, down, near), at(half, down, back), at(-half, down, back)]),
    downward(fy, h, [
      [0, mix(wall, glow, 0.26), 1],
      [0.35, mix(wall, dark, 0.3), 1],
      [1, dark, 1],
    ]),
  );
}

function floorOf({ stage, plan, at, half, down, back, dark, wall, glow }: Room): void {
  const { art } = stage;
  const lines: Path[] = [];
  const count = plan.floor === 'planks' ? 9 : plan.floor === 'earth' ? 0 : 6;
  for (let i = -count; i <= count; i += 1)
    lines.push([
      ['M', ...pair(at((half * i) / count, down, back))],
      ['L', ...pair(at((half * i) / count, down, 0.6))],
    ]);
  if (plan.floor === 'tiles' || plan.floor === 'plates')
    for (const z of [0.75, 0.9, 1.1, 1.35, 1.7, 2.2, 2.9])
      if (z < back)
        lines.push([
          ['M', ...pair(at(-half, down, z))],
          ['L', ...pair(at(half, down, z))],
        ]);
  if (lines.length > 0) stroke(art, 'ink', lines.flat(), darker(dark, 0.25), 2, 0.5);
  if (plan.floor === 'tiles') {
    const zs = [0.75, 0.9, 1.1, 1.35, 1.7, 2.2];
    const squares: Path[] = [];
    zs.forEach((z, r) => {
      for (let i = -6; i < 6; i += 1) {
        if ((i + r) % 2 === 0) continue;
        const z2 = Math.min(back, zs[r + 1] ?? back);
        squares.push(
          polygon([
            at((half * i) / 6, down, z),
            at((half * (i + 1)) / 6, down, z),
            at((half * (i + 1)) / 6, down, z2),
            at((half * i) / 6, down, z2),
          ]),
        );
      }
    });
    fill(art, 'mid', squares.flat(), mix(wall, glow, 0.2), 0.22);
  }
}

const pair = (point: Point): [number, number] => [point[0], point[1]];

function ceilingOf({ stage, plan, at, half, up, down, back, dark, wall, glow }: Room): void {
  const { art } = stage;
  switch (plan.ceiling) {
    case 'beams': {
      const beams: Path[] = [];
      const lit: Path[] = [];
      for (const z of [0.85, 1.15, 1.6, 2.2]) {
        if (z > back) continue;
        const thick = up * 0.09;
        beams.push(
          polygon([at(-half, -up, z), at(half, -up, z), at(half, -up + thick, z), at(-half, -up + thick, z)]),
        );
        lit.push(
          polygon([
            at(-half, -up + thick, z),
            at(half, -up + thick, z),
            at(half, -up + thick, z * 1.07),
            at(-half, -up + thick, z * 1.07),
          ]),
        );
      }
      fill(art, 'mid', beams.flat(), darker(dark, 0.15));
      fill(art, 'mid', lit.flat(), mix(wall, glow, 0.3), 0.6);
      return;
    }
    case 'vault': {
      for (const z of [0.8, 1.15, 1.7, 2.4]) {
        if (z > back) continue;
        const [lx, ly] = at(-half, -up * 0.35, z);
        const [rx, ry] = at(half, -up * 0.35, z);
        const [tx, ty] = at(0, -up * 1.02, z);
        const arch: Path = [
          ['M', lx, ly],
          ['C', lx, ly - (ly - ty) * 0.7, tx - (tx - lx) * 0.4, ty, tx, ty],
          ['C', tx + (rx - tx) * 0.4, ty, rx, ry - (ry - ty) * 0.7, rx, ry],
        ];
        stroke(art, 'ink', arch, mix(mix(wall, dark, 0.4), glow, 0.12), 26 / z, 1);
        stroke(art, 'ink', arch, darker(dark, 0.1), 5 / z, 0.8);
      }
      return;
    }
    case 'lamps':
      for (const z of [1.1, 1.8]) {
        if (z > back) continue;
        const [x, y] = at(0, -up * 0.98, z);
        const long = (up * 0.34) / z;
        stroke(
          art,
          'ink',
          [
            ['M', x, y],
            ['L', x, y + long],
          ],
          darker(dark, 0.3),
          3 / z,
        );
        fill(
          art,
          'glow',
          box(0, 0, stage.w, stage.h),
          halo(x, y + long + 20 / z, (up * 1.1) / z, glow, 0.42),
        );
        fill(
          art,
          'near',
          polygon([
            [x - 42 / z, y + long + 26 / z],
            [x - 10 / z, y + long],
            [x + 10 / z, y + long],
            [x + 42 / z, y + long + 26 / z],
          ]),
          darker(dark, 0.1),
        );
        fill(
          art,
          'light',
          polygon([
            [x - 34 / z, y + long + 26 / z],
            [x + 34 / z, y + long + 26 / z],
            [x + 20 / z, y + long + 34 / z],
            [x - 20 / z, y + long + 34 / z],
          ]),
          lighter(glow, 0.5),
        );
      }
      return;
    case 'strips':
      for (const dir of [-1, 1] as const) {
        fill(
          art,
          'light',
          polygon([
            at(dir * half * 0.5, -up, 0.7),
            at(dir * half * 0.58, -up, 0.7),
            at(dir * half * 0.58, -up, back),
            at(dir * half * 0.5, -up, back),
          ]),
          lighter(glow, 0.3),
          0.9,
        );
        fill(
          art,
          'light',
          polygon([
            at(dir * half, down * 0.94, 0.7),
            at(dir * half, down * 0.99, 0.7),
            at(dir * half, down * 0.99, back),
            at(dir * half, down * 0.94, back),
          ]),
          glow,
          0.6,
        );
      }
      return;
    case 'none':
      return;
  }
}

/** The main light: a glow around it, a pool on the floor, and darkness where it does not reach. */
function light({ stage, lamp, glow, dark, back, at, down }: Room): void {
  const { art, w, h } = stage;
  const [x, y] = lamp;
  const r = Math.max(w, h);
  fill(art, 'glow', box(0, 0, w, h), halo(x, y, r * 0.62, glow, 0.5));
  const [px, py] = at(0, down, (back + 1) / 2);
  fill(
    art,
    'glow',
    polygon([at(-w * 0.2, down, back), at(w * 0.2, down, back), [px + w * 0.34, h], [px - w * 0.34, h]]),
    downward(py - 80, h, [
      [0, glow, 0.3],
      [1, glow, 0.02],
    ]),
  );
  fill(art, 'glow', box(0, 0, w, h), {
    ring: [x, y + h * 0.08, r * 0.74],
    stops: [
      [0.2, dark, 0],
      [0.7, dark, 0.3],
      [1, darker(dark, 0.5), 0.68],
    ],
  });
}
