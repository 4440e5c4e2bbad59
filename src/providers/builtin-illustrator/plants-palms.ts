import { cos, sin } from './chance.ts';
import type { Chance } from './chance.ts';
import { blob, box, ellipse, joined, taper } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Grow } from './plants.ts';

/** A palm that bends with the wind. */
function palm(c: Chance, x: number, y: number, tall: number, lean: number): Path {
  const top: Point = [x + lean * tall * 0.35, y - tall];
  const parts: Path[] = [
    taper([[x, y + 4], [x + lean * tall * 0.08, y - tall * 0.5], top], tall * 0.06, tall * 0.028),
  ];
  for (let i = 0; i < 9; i += 1) {
    const turn = 0.5 + (i / 8) * 0.5 + c.between(-0.02, 0.02);
    const long = tall * c.between(0.32, 0.46);
    const tipX = top[0] + cos(turn) * long;
    const tipY = top[1] + sin(turn) * long * 0.55 + long * 0.38;
    const midX = top[0] + cos(turn) * long * 0.5;
    const midY = top[1] + sin(turn) * long * 0.6;
    parts.push(
      blob([
        [top[0], top[1], true],
        [midX, midY - long * 0.07],
        [tipX, tipY, true],
        [midX, midY + long * 0.07],
      ]),
    );
  }
  return joined(...parts);
}

/** A column cactus with arms. */
export function cactus(c: Chance, x: number, y: number, tall: number): Path {
  const thick = tall * 0.15;
  const arm = (dir: number, from: number, up: number): Path =>
    taper(
      [
        [x, y - tall * from],
        [x + dir * tall * 0.2, y - tall * (from - 0.02)],
        [x + dir * tall * 0.25, y - tall * (from + 0.1)],
        [x + dir * tall * 0.25, y - tall * up],
      ],
      thick * 0.7,
      thick * 0.6,
    );
  const cap = (cx: number, cy: number, r: number): Path => ellipse(cx, cy, r);
  const first = c.odds(0.5) ? 1 : -1;
  return joined(
    box(x - thick / 2, y - tall, thick, tall + 4),
    cap(x, y - tall, thick / 2),
    arm(first, 0.4, 0.78),
    cap(x + first * tall * 0.25, y - tall * 0.78, thick * 0.3),
    arm(-first, 0.54, 0.84),
    cap(x - first * tall * 0.25, y - tall * 0.84, thick * 0.3),
  );
}

export const palms: Grow = (c, { x, y, tall, i }) => ({
  paths: i < 10 ? [palm(c, x, y, tall * 1.1, c.between(-0.8, 0.8))] : [],
});

export const cacti: Grow = (c, { x, y, tall }) => ({ paths: [cactus(c, x, y, tall * 0.6)] });
