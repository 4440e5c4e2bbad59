import { downward, fill, halo, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';
import type { Room } from '../room-space.ts';
import { candles } from './room-back.ts';

/** The furniture that stands free, away from where the people stand. */
export function furnish(room: Room): void {
  const { stage, plan, at, half, down, wall, glow, dark, back } = room;
  const { art, colors, side } = stage;
  const top = (y: number, x1: number, x2: number, z1: number, z2: number): Path =>
    polygon([at(x1, y, z1), at(x2, y, z1), at(x2, y, z2), at(x1, y, z2)]);
  const front = (x1: number, x2: number, y1: number, y2: number, z: number): Path =>
    polygon([at(x1, y1, z), at(x2, y1, z), at(x2, y2, z), at(x1, y2, z)]);
  const wood = mix(mix(wall, 0x6a4526, 0.4), dark, 0.25);
  const slab = (x1: number, x2: number, y: number, z1: number, z2: number, color = wood): void => {
    fill(art, 'mid', top(y, x1, x2, z1, z2), mix(color, glow, 0.34));
    fill(art, 'mid', front(x1, x2, y, y + down * 0.06, z2), color);
  };
  const legs = (x1: number, x2: number, y: number, z1: number, z2: number): void => {
    const t = half * 0.03;
    for (const [x, z] of [[x1, z1], [x2, z1], [x1, z2], [x2, z2]] as const)
      fill(art, 'mid', front(x < (x1 + x2) / 2 ? x : x - t, x < (x1 + x2) / 2 ? x + t : x, y, down, z), darker(wood, 0.35));
  };
  switch (plan.middle) {
    case 'tables':
      for (const [x, z] of [[-side * half * 0.5, 1.55], [side * half * 0.62, 1.3]] as const) {
        legs(x - half * 0.24, x + half * 0.24, down * 0.52, z + 0.2, z - 0.1);
        slab(x - half * 0.28, x + half * 0.28, down * 0.5, z + 0.2, z - 0.12);
        const [tx, ty] = at(x, down * 0.5, z);
        candles(room, [tx], ty, 26 / z);
        fill(
          art,
          'mid',
          joined(box(tx + 30 / z, ty - 22 / z, 16 / z, 22 / z), box(tx - 46 / z, ty - 18 / z, 14 / z, 18 / z), ellipse(tx - 20 / z, ty - 2, 16 / z, 5 / z)),
          mix(wood, glow, 0.3),
        );
      }
      return;
    case 'desk': {
      const x = -side * half * 0.42;
      fill(art, 'mid', front(x - half * 0.3, x + half * 0.3, down * 0.48, down, 1.35), downward(stage.h * 0.5, stage.h, [[0, darker(wood, 0.1), 1], [1, darker(wood, 0.5), 1]]));
      slab(x - half * 0.34, x + half * 0.34, down * 0.46, 1.7, 1.33);
      const [tx, ty] = at(x, down * 0.46, 1.5);
      fill(
        art,
        'mid',
        joined(polygon([[tx - 50, ty], [tx - 12, ty - 6], [tx + 8, ty + 2], [tx - 30, ty + 9]]), box(tx + 30, ty - 14, 40, 12), box(tx + 34, ty - 26, 34, 12)),
        mix(0xe8dcc0, wall, 0.25),
      );
      fill(art, 'mid', joined(taper([[tx - 70, ty], [tx - 72, ty - 46]], 6, 4), box(tx - 86, ty - 4, 32, 6)), darker(mix(wood, colors.accent, 0.3), 0.3));
      fill(art, 'glow', ellipse(tx - 70, ty - 46, 130), halo(tx - 70, ty - 46, 130, mix(glow, 0xffcf7a, 0.5), 0.75));
      fill(art, 'light', polygon([[tx - 92, ty - 40], [tx - 82, ty - 62], [tx - 60, ty - 62], [tx - 48, ty - 40]]), mix(colors.accent, 0xffe6a8, 0.5));
      return;
    }
    case 'counter': {
      fill(art, 'mid', front(-half * 0.9, half * 0.25, down * 0.36, down, 1.6), downward(stage.h * 0.5, stage.h * 0.9, [[0, wood, 1], [1, darker(wood, 0.55), 1]]));
      slab(-half * 0.94, half * 0.28, down * 0.33, 1.9, 1.58);
      const [tx, ty] = at(-half * 0.5, down * 0.33, 1.7);
      fill(art, 'mid', joined(box(tx, ty - 44, 56, 42), box(tx + 10, ty - 60, 36, 18)), darker(mix(wood, 0xb08a4a, 0.5), 0.15));
      fill(art, 'mid', joined(ellipse(tx + 120, ty - 18, 17, 18), box(tx + 112, ty - 44, 16, 10)), mix(colors.accent, wall, 0.45));
      return;
    }
    case 'bench': {
      for (const x of [-side * half * 0.55, side * half * 0.7]) {
        fill(art, 'mid', front(x - half * 0.3, x + half * 0.3, down * 0.44, down, 1.4), downward(stage.h * 0.5, stage.h, [[0, mix(wall, dark, 0.3), 1], [1, darker(dark, 0.1), 1]]));
        slab(x - half * 0.32, x + half * 0.32, down * 0.42, 1.75, 1.38, mix(wall, 0xd0d8dc, 0.35));
        const [tx, ty] = at(x, down * 0.42, 1.55);
        const flask = (fx: number, s: number, color: number): void => {
          fill(
            art,
            'mid',
            blob([[fx - s * 0.18, ty - s * 1.5, true], [fx + s * 0.18, ty - s * 1.5, true], [fx + s * 0.2, ty - s], [fx + s * 0.7, ty - 2, true], [fx - s * 0.7, ty - 2, true], [fx - s * 0.2, ty - s]]),
            lighter(wall, 0.4),
            0.35,
          );
          fill(art, 'light', blob([[fx - s * 0.42, ty - s * 0.55, true], [fx + s * 0.42, ty - s * 0.55, true], [fx + s * 0.68, ty - 3, true], [fx - s * 0.68, ty - 3, true]]), color, 0.95);
          fill(art, 'glow', ellipse(fx, ty - s * 0.4, s * 2.2), halo(fx, ty - s * 0.4, s * 2.2, color, 0.5));
        };
        flask(tx - 60, 26, colors.accent);
        flask(tx - 8, 20, mix(0x5affa0, colors.accent, 0.3));
        flask(tx + 46, 30, mix(0xffb04a, colors.accent, 0.25));
      }
      return;
    }
    case 'consoles':
      for (const dir of [-1, 1]) {
        const x = dir * half * 0.52;
        fill(
          art,
          'mid',
          polygon([at(x - half * 0.24, down * 0.5, 1.3), at(x + half * 0.24, down * 0.5, 1.3), at(x + half * 0.28, down, 1.3), at(x - half * 0.28, down, 1.3)]),
          downward(stage.h * 0.55, stage.h, [[0, mix(wall, dark, 0.4), 1], [1, darker(dark, 0.2), 1]]),
        );
        fill(art, 'mid', top(down * 0.46, x - half * 0.24, x + half * 0.24, 1.65, 1.3), mix(wall, dark, 0.3));
        const [tx, ty] = at(x, down * 0.46, 1.42);
        fill(art, 'glow', ellipse(tx, ty, 170, 90), halo(tx, ty, 170, glow, 0.5));
        fill(art, 'light', joined(...[-2, -1, 0, 1, 2].map((i) => box(tx + i * 26 - 9, ty - 8, 18, 5)), ...[-2, -1, 0, 1].map((i) => box(tx + i * 30, ty + 3, 9, 4))), lighter(glow, 0.3));
        fill(art, 'light', box(tx - 30, ty - 22, 60, 8), colors.accent, 0.9);
      }
      return;
    case 'anvil': {
      const [x, y] = at(-side * half * 0.4, down, 1.45);
      fill(art, 'mid', joined(box(x - 34, y - 60, 68, 62)), darker(wood, 0.3));
      fill(
        art,
        'mid',
        blob([[x - 84, y - 112, true], [x + 62, y - 114, true], [x + 62, y - 96, true], [x + 22, y - 86], [x + 30, y - 58, true], [x - 30, y - 58, true], [x - 22, y - 86], [x - 50, y - 96]]),
        {
          line: [x, y - 114, x, y - 58],
          stops: [[0, mix(0x9aa4ac, glow, 0.45), 1], [0.4, mix(0x4a5056, dark, 0.3), 1], [1, darker(dark, 0.2), 1]],
        },
      );
      fill(art, 'light', taper([[x - 10, y - 117], [x + 96, y - 124]], 7, 4), 0xffb45a);
      fill(art, 'glow', ellipse(x + 30, y - 120, 110), halo(x + 30, y - 120, 110, 0xff8a2a, 0.7));
      return;
    }
    case 'pews':
      for (const z of [2.1, 1.6, 1.22]) {
        if (z > back * 0.9) continue;
        for (const dir of [-1, 1]) {
          const color = darker(mix(wood, glow, 0.16 * (z - 1)), 0.1);
          fill(art, 'mid', front(dir * half * 0.2, dir * half * 0.72, down * 0.46, down, z), downward(stage.h * 0.5, stage.h, [[0, mix(color, glow, 0.12), 1], [1, darker(color, 0.5), 1]]));
          fill(art, 'mid', front(dir * half * 0.18, dir * half * 0.74, down * 0.42, down * 0.48, z), mix(color, glow, 0.35));
        }
      }
      return;
    case 'bed': {
      const x = -side * half * 0.5;
      const sheet = mix(mix(0xe8e0d4, wall, 0.25), colors.low, 0.1);
      fill(art, 'mid', front(x - half * 0.3, x + half * 0.3, down * 0.1, down * 0.8, 1.95), darker(wood, 0.1));
      fill(art, 'mid', top(down * 0.58, x - half * 0.28, x + half * 0.28, 1.95, 1.2), mix(sheet, glow, 0.14));
      fill(art, 'mid', top(down * 0.565, x - half * 0.28, x + half * 0.28, 1.6, 1.2), mix(mix(colors.accent, wall, 0.45), glow, 0.1));
      fill(art, 'mid', front(x - half * 0.28, x + half * 0.28, down * 0.57, down * 0.86, 1.2), mix(mix(colors.accent, wall, 0.45), dark, 0.5));
      const [px, py] = at(x, down * 0.54, 1.82);
      fill(art, 'mid', blob([[px - 60, py + 6], [px - 56, py - 20], [px + 56, py - 20], [px + 60, py + 6], [px, py + 12]]), lighter(sheet, 0.3));
      return;
    }
    case 'boxes': {
      const crates: readonly (readonly [number, number, number])[] = [[-side * half * 0.5, 1.5, 0.22], [-side * half * 0.28, 1.35, 0.16], [side * half * 0.78, 1.3, 0.2]];
      for (const [x, z, s] of crates) {
        const size = (half * s * 1.4) / z;
        const [px, py] = at(x, down, z);
        fill(art, 'mid', box(px - size / 2, py - size, size, size), {
          line: [px - size / 2, py - size, px + size / 2, py],
          stops: [[0, mix(wood, glow, 0.35), 1], [1, darker(wood, 0.4), 1]],
        });
        stroke(art, 'ink', joined(line([[px - size / 2, py - size], [px + size / 2, py]]), line([[px - size / 2, py], [px + size / 2, py - size]])), darker(wood, 0.5), 4, 0.6);
      }
      return;
    }
    case 'rails':
      for (const x of [-0.3, 0.3])
        stroke(art, 'ink', line([at(half * x, down, back), at(half * x, down, 0.7)]), mix(wall, glow, 0.5), 6);
      stroke(art, 'ink', joined(...[0.8, 0.95, 1.15, 1.4, 1.8, 2.4, 3.4].map((z) => line([at(-half * 0.42, down, z), at(half * 0.42, down, z)]))), darker(dark, 0.25), 6, 0.8);
      return;
    case 'carpet':
      fill(
        art,
        'mid',
        polygon([at(-half * 0.2, down, back), at(half * 0.2, down, back), at(half * 0.2, down, 0.6), at(-half * 0.2, down, 0.6)]),
        downward(stage.h * 0.55, stage.h, [[0, mix(colors.accent, glow, 0.1), 0.9], [1, mix(colors.accent, dark, 0.72), 0.95]]),
      );
      return;
    case 'none':
      return;
  }
}
