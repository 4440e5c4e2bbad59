import type { Chance } from './chance.ts';
import { cos, sin } from './chance.ts';
import { blob, box, ellipse, joined, polygon, taper } from './path.ts';
import type { Path, Point } from './path.ts';

/** A fir with ragged tiers; `x`, `y` is its foot. */
export function fir(c: Chance, x: number, y: number, tall: number): Path {
  const wide = tall * c.between(0.17, 0.23);
  const tiers = tall > 90 ? 6 : 4;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 0; i < tiers; i += 1) {
    const half = wide * ((i + 1) / tiers) * c.between(0.85, 1.1);
    const bottom = y - tall * (1 - (i + 1) / tiers) * 0.94 - tall * 0.06;
    right.push([x + half, bottom + tall * 0.025], [x + half * 0.5, bottom]);
    left.push([x - half, bottom + tall * 0.025], [x - half * 0.5, bottom]);
  }
  return polygon([
    [x, y - tall],
    ...right,
    [x + tall * 0.018, y - tall * 0.06],
    [x + tall * 0.018, y],
    [x - tall * 0.018, y],
    [x - tall * 0.018, y - tall * 0.06],
    ...left.reverse(),
  ]);
}

/** A round tree: its trunk, its crown, and the part of the crown that the light finds. */
export function leafTree(
  c: Chance,
  x: number,
  y: number,
  tall: number,
  side: number,
): { readonly trunk: Path; readonly crown: Path; readonly lit: Path } {
  const r = tall * c.between(0.26, 0.32);
  const cy = y - tall * 0.66;
  const puffs: Path[] = [];
  const lit: Path[] = [];
  for (let i = 0; i < 8; i += 1) {
    const turn = i / 8 + c.between(-0.03, 0.03);
    const px = x + cos(turn) * r * 0.78;
    const py = cy + sin(turn) * r * 0.62;
    const pr = r * c.between(0.42, 0.58);
    puffs.push(ellipse(px, py, pr * 1.1, pr));
    if (cos(turn) * side > -0.2 && sin(turn) < 0.3)
      lit.push(ellipse(px + side * pr * 0.24, py - pr * 0.26, pr * 0.66, pr * 0.54));
  }
  puffs.push(ellipse(x, cy, r * 0.9, r * 0.8));
  const trunk = joined(
    taper(
      [
        [x, y + 4],
        [x + tall * 0.01, y - tall * 0.3],
        [x - tall * 0.01, cy],
      ],
      tall * 0.075,
      tall * 0.03,
    ),
    taper(
      [
        [x, y - tall * 0.32],
        [x + r * 0.5, cy],
      ],
      tall * 0.035,
      tall * 0.015,
    ),
  );
  return { trunk, crown: joined(...puffs), lit: joined(...lit) };
}

/** A tree without leaves, its branches forking twice. */
export function bareTree(c: Chance, x: number, y: number, tall: number, lean: number): Path {
  const parts: Path[] = [];
  const grow = (from: Point, turn: number, long: number, thick: number, level: number): void => {
    const bend = turn + c.between(-0.035, 0.035);
    const middle: Point = [from[0] + cos(turn) * long * 0.5, from[1] + sin(turn) * long * 0.5];
    const to: Point = [middle[0] + cos(bend) * long * 0.5, middle[1] + sin(bend) * long * 0.5];
    parts.push(limb(from, middle, to, thick, level >= 2 ? 0.6 : thick * 0.5));
    if (level >= 2) return;
    const forks = level === 0 ? 5 : 3;
    for (let i = 0; i < forks; i += 1) {
      const spread = (i / (forks - 1) - 0.5) * (level === 0 ? 0.3 : 0.26);
      const start = i % 2 === 0 ? to : middle;
      grow(
        start,
        bend + spread + c.between(-0.03, 0.03),
        long * c.between(0.5, 0.72),
        thick * 0.46,
        level + 1,
      );
    }
  };
  grow([x, y + 4], -0.25 + lean, tall * 0.44, tall * 0.075, 0);
  return joined(...parts);
}

/** A straight-edged branch with one bend: far cheaper to write than a curve, and as good at this size. */
function limb([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, from: number, to: number): Path {
  const dx = x3 - x1;
  const dy = y3 - y1;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const nx = (-dy / length) * 0.5;
  const ny = (dx / length) * 0.5;
  const middle = (from + to) / 2;
  return polygon([
    [x1 + nx * from, y1 + ny * from],
    [x2 + nx * middle, y2 + ny * middle],
    [x3 + nx * to, y3 + ny * to],
    [x3 - nx * to, y3 - ny * to],
    [x2 - nx * middle, y2 - ny * middle],
    [x1 - nx * from, y1 - ny * from],
  ]);
}

/** A palm that bends with the wind. */
export function palm(c: Chance, x: number, y: number, tall: number, lean: number): Path {
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

/** Blades of grass along a line. */
export function grass(c: Chance, from: number, to: number, y: number, tall: number, count: number): Path {
  const blades: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = c.between(from, to);
    const lean = c.between(-0.5, 0.5) * tall;
    const high = tall * c.between(0.4, 1);
    const thick = 2 + tall * 0.04;
    blades.push(
      polygon([
        [x - thick, y + 6],
        [x + lean * 0.4, y - high * 0.6],
        [x + lean, y - high],
        [x + lean * 0.4 + thick, y - high * 0.55],
        [x + thick, y + 6],
      ]),
    );
  }
  return joined(...blades);
}

/** A cypress or poplar: a tall flame of leaves. */
export function cypress(x: number, y: number, tall: number): Path {
  const w = tall * 0.11;
  return blob([
    [x, y - tall, true],
    [x + w * 0.8, y - tall * 0.6],
    [x + w, y - tall * 0.25],
    [x + w * 0.3, y, true],
    [x - w * 0.3, y, true],
    [x - w, y - tall * 0.25],
    [x - w * 0.8, y - tall * 0.6],
  ]);
}

/** Leaves and a branch that hang into the picture from a corner; `dir` 1 grows to the right. */
export function hangingBranch(c: Chance, x: number, y: number, long: number, dir: number): Path {
  const on = (at: number): Point => [x + dir * long * at, y + long * 0.34 * at * at];
  const parts: Path[] = [taper([on(0), on(0.5), on(1)], long * 0.045, 2)];
  for (let i = 0; i < 9; i += 1) {
    const [px, py] = on(0.12 + (i / 9) * 0.86);
    const size = long * c.between(0.15, 0.24) * (1 - i * 0.035);
    // A sprig of leaves on each side, pointing outwards and hanging.
    for (const turn of [c.between(0.1, 0.2), c.between(-0.12, -0.02)]) {
      const tx = px + dir * cos(turn) * size * 0.8;
      const ty = py + sin(turn) * size;
      const mx = (px + tx) / 2;
      const my = (py + ty) / 2;
      const nx = -(ty - py) * 0.24;
      const ny = (tx - px) * 0.24;
      parts.push(
        blob([
          [px, py, true],
          [mx + nx, my + ny],
          [tx, ty, true],
          [mx - nx, my - ny],
        ]),
      );
    }
  }
  return joined(...parts);
}
