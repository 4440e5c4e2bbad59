import { cos, sin } from './chance.ts';
import type { Chance } from './chance.ts';
import { blob, ellipse, joined, taper } from './path.ts';
import type { Path } from './path.ts';
import type { Grow } from './plants.ts';

/** A round tree: its trunk, its crown, and the part of the crown that the light finds. */
function leafTree(
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

/** A cypress or poplar: a tall flame of leaves. */
function cypress(x: number, y: number, tall: number): Path {
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

export const leaves: Grow = (c, { x, y, tall, side }) => {
  const { trunk, crown, lit } = leafTree(c, x, y, tall * 0.9, side);
  return { paths: [trunk, crown], lit };
};

export const cypresses: Grow = (_, { x, y, tall, side, depth }) => ({
  paths: [cypress(x, y, tall * 1.1)],
  ...(depth > 0.3 ? { lit: cypress(x + side * tall * 0.035, y - tall * 0.03, tall * 0.9) } : {}),
});
