import { fill } from './art.ts';
import type { Chance } from './chance.ts';
import { darker, mix } from './color.ts';
import { blob, joined } from './path.ts';
import type { Path } from './path.ts';
import type { Omen, Stage } from './stage.ts';

const bird = (x: number, y: number, s: number, lift: number): Path =>
  blob([
    [x - s, y - s * lift, true],
    [x - s * 0.45, y - s * lift * 0.9],
    [x, y, true],
    [x + s * 0.45, y - s * lift * 0.9],
    [x + s, y - s * lift, true],
    [x + s * 0.4, y - s * lift * 0.4],
    [x, y + s * 0.2, true],
    [x - s * 0.4, y - s * lift * 0.4],
  ]);

export function birds({ art, colors }: Stage, c: Chance, x: number, y: number, count: number): void {
  const flock = Array.from({ length: count }, (_, i) =>
    bird(
      x + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * c.between(20, 34),
      y + Math.ceil(i / 2) * c.between(8, 18),
      c.between(8, 15),
      c.between(0.2, 0.6),
    ),
  );
  fill(art, 'mid', joined(...flock), mix(colors.far, colors.near, 0.6));
}

/** Crows that circle. */
export const crows: Omen = ({ art, colors, w, h }, c, { x, y }) => {
  const flock = Array.from({ length: 9 }, () =>
    bird(x + c.between(-0.16, 0.16) * w, y + c.between(-0.08, 0.08) * h, c.between(7, 22), c.between(0, 0.7)),
  );
  fill(art, 'mid', joined(...flock), darker(mix(colors.far, colors.near, 0.85), 0.1));
};
