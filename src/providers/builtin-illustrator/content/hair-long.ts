import { blob, ellipse, joined, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { HairShape } from './hair.ts';
import { cap, plainLine } from './hair-cap.ts';

/** Hair that falls. */
export const hair: HairShape = (look) => {
  switch (look.hairStyle) {
    case 'bob':
      return {
        back: blob([[56, -70, true], [74, -30], [76, 30], [64, 70, true], [30, 82], [-40, 90], [-96, 76, true], [-104, 10], [-92, -60], [-40, -112]]),
        front: blob([[66, -44, true], [56, -88], [16, -116], [-44, -110], [-88, -68], [-100, 0], [-96, 76, true], [-66, 84], [-44, 74, true], [-46, 40], [-40, 0], [-36, -30, true], [-20, -38], [6, -34], [30, -42], [50, -36], [66, -44, true]]),
        lines: [[[-20, -108], [-62, -70], [-70, 30]], [[-10, -108], [-40, -70], [-44, -10]], [[0, -110], [10, -80], [8, -42]], [[10, -110], [40, -88], [48, -44]], [[-40, -100], [-84, -50], [-86, 40]]],
        shine: blob([[-78, -36, true], [-52, -76], [-10, -92], [40, -82, true], [0, -78], [-44, -60]]),
      };
    case 'long':
    case 'wavy': {
      const wave = look.hairStyle === 'wavy' ? 13 : 3;
      // It falls in over the neck, out over the shoulder, and ends in locks of several lengths.
      const bends = [9, 14, 4, -8, -10];
      const edge = (x: number, dir: number): Point[] =>
        [60, 100, 140, 176, 204].map((y, i): Point => [x + dir * (i % 2 === 0 ? wave : -wave * 0.4) + dir * i * 1.5 + (bends[i] ?? 0), y]);
      return {
        back: blob([[58, -70, true], [78, -20], [76 + wave, 40], [84 - wave, 100], [80 + wave * 0.7, 160], [76, 204], [84, 236, true], [58, 206], [40, 244, true], [20, 212], [-8, 256, true], [-30, 214], [-70, 240, true], [-96, 206], [-118, 232, true], [-112 - wave, 150], [-100, 80], [-104 - wave * 0.5, 10], [-92, -60], [-40, -112]]),
        front: blob([[67, -30, true], [60, -84], [24, -114], [-24, -118], [-72, -96], [-98, -40], [-100, 20], ...edge(-104, -1), [-126, 240, true], [-104, 216], [-92, 252, true], [-80, 218], [-62, 238, true], ...edge(-58, 1).reverse(), [-46, 30], [-42, -10], [-34, -50], [-14, -82, true], [14, -64], [44, -54], [62, 4, true]]),
        lines: [[[-16, -86], [-58, -64], [-72, 10], [-66 - wave * 0.5, 110], [-88, 226]], [[-18, -96], [-80, -60], [-88, 40], [-82 - wave * 0.4, 130], [-104, 214]], [[-14, -84], [-44, -52], [-56, 20], [-50 + wave * 0.5, 100], [-70, 206]], [[-10, -88], [30, -82], [56, -40]], [[-8, -100], [36, -96], [60, -60]]],
        shine: blob([[-88, -34, true], [-66, -78], [-22, -102], [-12, -94, true], [-50, -68], [-78, -16]]),
      };
    }
    case 'locs': {
      const strands: Path[] = [];
      for (let i = 0; i < 9; i += 1)
        strands.push(taper([[-30 - i * 6, -90 + i * 5], [-74 - i * 3, -40 + i * 8], [-92 + i * 5, 60], [-100 + i * 8, 170 + (i % 3) * 18]], 19, 11));
      const right: Path[] = [];
      for (let i = 0; i < 4; i += 1)
        right.push(taper([[30 + i * 8, -90], [64 + i * 4, -40], [74 + i * 3, 40], [66 + i * 4, 130 + (i % 2) * 24]], 17, 10));
      return {
        back: joined(...right, ellipse(-10, -60, 80, 60)),
        front: joined(cap(6, plainLine), ...strands),
        lines: [[[-60, -60], [-84, 10], [-88, 120]], [[-44, -70], [-74, 0], [-74, 130]], [[0, -70], [-20, -92], [-50, -84]], [[30, -72], [10, -98], [-30, -100]]],
      };
    }
    default:
      return null;
  }
};
