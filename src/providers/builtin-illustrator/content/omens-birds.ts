import { fill } from '../art.ts';
import type { Chance } from '../chance.ts';
import { darker, mix } from '../color.ts';
import { blob, joined } from '../path.ts';
import type { Path } from '../path.ts';
import type { Omen, Stage } from '../stage.ts';

/** Birds in the sky, and what else is light enough. */
export const omen: Omen = (stage, c, { x, y }) => {
  switch (stage.spec.genre) {
    case 'horror':
    case 'mystery':
    case 'post-apocalyptic':
      crows(stage, c, x, y);
      return;
    case 'romance':
      petals(stage, c);
      birds(stage, c, x, y, 2);
      return;
    default:
      birds(stage, c, x, y, stage.spec.genre === 'western' ? 3 : 8);
  }
};

const bird = (x: number, y: number, s: number, lift: number): Path =>
  blob([[x - s, y - s * lift, true], [x - s * 0.45, y - s * lift * 0.9], [x, y, true], [x + s * 0.45, y - s * lift * 0.9], [x + s, y - s * lift, true], [x + s * 0.4, y - s * lift * 0.4], [x, y + s * 0.2, true], [x - s * 0.4, y - s * lift * 0.4]]);

export function birds({ art, colors }: Stage, c: Chance, x: number, y: number, count: number): void {
  const flock = Array.from({ length: count }, (_, i) => bird(x + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * c.between(20, 34), y + Math.ceil(i / 2) * c.between(8, 18), c.between(8, 15), c.between(0.2, 0.6)));
  fill(art, 'mid', joined(...flock), mix(colors.far, colors.near, 0.6));
}

function crows({ art, colors, w, h }: Stage, c: Chance, x: number, y: number): void {
  const flock = Array.from({ length: 9 }, () => bird(x + c.between(-0.16, 0.16) * w, y + c.between(-0.08, 0.08) * h, c.between(7, 22), c.between(0, 0.7)));
  fill(art, 'mid', joined(...flock), darker(mix(colors.far, colors.near, 0.85), 0.1));
}

function petals({ art, colors, w, h }: Stage, c: Chance): void {
  const list = Array.from({ length: 22 }, () => {
    const x = c.between(0, w);
    const y = c.between(h * 0.1, h * 0.9);
    const s = c.between(4, 11);
    return blob([[x, y, true], [x + s, y - s * 0.5], [x + s * 1.7, y + s * 0.2, true], [x + s * 0.7, y + s * 0.5]]);
  });
  fill(art, 'air', joined(...list), mix(colors.accent, colors.light, 0.45), 0.8);
}
