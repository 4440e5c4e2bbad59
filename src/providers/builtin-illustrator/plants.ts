import type { Chance } from './chance.ts';
import { cos, sin } from './chance.ts';
import { blob, joined, polygon, taper } from './path.ts';
import type { Path, Point } from './path.ts';

/** What grows at a place: its foot, how high, the side of the light, and the how-manieth it is. */
export type Growing = {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly side: number;
  readonly depth: number;
  readonly i: number;
};

/** Draws a plant: its outlines, and the part that the light finds. Each country has one kind, which comes in a chunk of its own. */
export type Grow = (c: Chance, at: Growing) => { readonly paths: readonly Path[]; readonly lit?: Path };

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
