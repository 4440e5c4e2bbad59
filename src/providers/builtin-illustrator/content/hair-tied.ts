import { blob, ellipse, joined } from '../path.ts';
import type { Point } from '../path.ts';
import type { HairShape } from './hair.ts';
import { shineOf } from './hair-cap.ts';

/** Hair that is tied or plaited. */
export const hair: HairShape = (look) => {
  switch (look.hairStyle) {
    case 'bun':
    case 'ponytail':
    case 'braid': {
      const tight = blob([[62, -52, true], [58, -84], [26, -108], [-20, -114], [-62, -96], [-86, -54], [-86, -8], [-74, 32], [-60, 46, true], [-56, 18, true], [-66, -4], [-54, -14, true], [-47, 14, true], [-44, -14], [-36, -44], [-10, -66], [28, -70], [62, -52, true]]);
      const lines: Point[][] = [[[50, -66], [10, -92], [-72, -54]], [[20, -72], [-24, -86], [-78, -38]], [[-20, -64], [-48, -60], [-80, -22]], [[-40, -30], [-58, -30], [-78, -10]]];
      if (look.hairStyle === 'bun')
        return {
          back: blob([[-58, -104], [-92, -118], [-120, -96], [-118, -64], [-92, -50], [-70, -64]]),
          front: tight,
          lines: [...lines, [[-112, -92], [-92, -100], [-80, -84]], [[-112, -72], [-96, -82], [-84, -72]]],
          shine: shineOf(2),
        };
      if (look.hairStyle === 'ponytail')
        return {
          back: blob([[-70, -70, true], [-104, -78], [-126, -30], [-132, 50], [-118, 130], [-128, 190, true], [-86, 160], [-84, 80], [-90, 10], [-74, -30, true]]),
          front: tight,
          lines,
          shine: shineOf(2),
        };
      return {
        back: [],
        front: joined(
          tight,
          ...Array.from({ length: 8 }, (_, i) =>
            ellipse(-68 + i * 3.4 + (i % 2) * 4, 58 + i * 23, 19 - i * 0.9, 16),
          ),
        ),
        lines: [
          ...lines,
          ...Array.from({ length: 7 }, (_, i): Point[] => [[-80 + i * 3.4, 62 + i * 23], [-66 + i * 3.4, 72 + i * 23], [-52 + i * 3.4, 64 + i * 23]]),
        ],
        shine: shineOf(2),
      };
    }
    default:
      return null;
  }
};
