import { ellipse, joined } from '../path.ts';
import type { Path } from '../path.ts';
import type { Hair, HairShape } from './hair.ts';

/** Heads of curls. */
export const hair: HairShape = (look) => {
  switch (look.hairStyle) {
    case 'curly':
      return curls(20, 17, 96);
    case 'afro':
      return curls(26, 25, 118);
    default:
      return null;
  }
};

/** A head of curls: round locks over the skull, larger in an afro. */
function curls(count: number, size: number, reach: number): Hair {
  const front: Path[] = [];
  const back: Path[] = [];
  // Round the head from the far temple over the crown to the nape: fixed places, so that it is always the same head.
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const x = t < 0.25 ? 62 - t * 60 : 47 - (t - 0.25) * 180;
    const arc = t < 0.12 ? -52 - t * 300 : t < 0.7 ? -96 : -96 + (t - 0.7) * 440;
    const k = reach / 100;
    const px = Math.max(x, -78) * k + (i % 2) * 5;
    const py = arc * (arc < 0 ? k : 1) + (i % 3) * 5;
    front.push(ellipse(px, py, size * (i % 2 === 0 ? 1.1 : 0.92), size));
    back.push(ellipse(px * 1.1, py * (py < 0 ? 1.08 : 1) + 4, size * 1.2, size * 1.15));
  }
  for (const [x, y] of [[-30, -62], [-10, -72], [14, -78], [38, -70], [-46, -40], [-62, -20], [-70, 8], [-60, -60], [-30, -84], [0, -92], [30, -90]] as const)
    front.push(ellipse(x, y, size * 0.95, size * 0.9));
  return {
    back: joined(...back, ellipse(-66 * (reach / 100), 20, size * 1.3, size * 2)),
    front: joined(...front),
    lines: [[[-50, -84], [-38, -94], [-28, -82]], [[-12, -98], [2, -106], [10, -94]], [[26, -96], [38, -96], [40, -84]], [[-78, -40], [-70, -52], [-60, -44]], [[-84, -4], [-76, -14], [-66, -6]], [[-34, -60], [-24, -70], [-14, -60]], [[6, -74], [16, -82], [24, -72]]],
  };
}
