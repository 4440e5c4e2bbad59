import type { Chance } from './chance.ts';
import { polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Grow } from './plants.ts';

/** A fir with ragged tiers; `x`, `y` is its foot. */
function fir(c: Chance, x: number, y: number, tall: number): Path {
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

export const firs: Grow = (c, { x, y, tall }) => ({ paths: [fir(c, x, y, tall)] });
