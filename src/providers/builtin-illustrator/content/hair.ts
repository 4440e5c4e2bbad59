import type { Bust } from '../bust.ts';
import { chanceOf } from '../chance.ts';
import { mix } from '../color.ts';
import { blob, curve, ellipse, joined, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Look } from '../spec.ts';

/** What lies behind head and neck, what lies over the forehead, and a few lines that follow the strands. */
type Hair = {
  readonly back: Path;
  readonly front: Path;
  readonly lines: readonly (readonly Point[])[];
  readonly shine?: Path;
};

/** The hair behind the head; drawn before face and clothes. */
export function paintHairBack(bust: Bust): void {
  const { back } = shapeOf(bust);
  if (back.length > 0) bust.put('figure', back, mix(bust.hair.shade, bust.hair.deep, 0.35));
}

/** The hair over head and forehead. */
export function paintHairFront(bust: Bust): void {
  const { put, ink, hair, look, across } = bust;
  const { front, lines, shine } = shapeOf(bust);
  if (front.length === 0) {
    if (look.hairStyle === 'bald')
      put('skin', blob([[6, -92], [34, -86], [44, -72], [22, -74]]), bust.skin.lit, 0.5);
    return;
  }
  // A soft shadow of the hair on the skin.
  put(
    'skin',
    front.map((step) => step[0] === 'Z' ? step : step[0] === 'C' ? ['C', step[1] - 1, step[2] + 5, step[3] - 1, step[4] + 5, step[5] - 1, step[6] + 5] : [step[0], step[1] - 1, step[2] + 5]),
    bust.skin.shade,
    0.55,
  );
  put('figure', tufts(look), across(64, -92, hair));
  put('figure', front, across(64, -92, hair));
  if (shine) put('figure', shine, hair.lit, look.hair > 0x909090 ? 0.5 : 0.4);
  for (const [i, points] of lines.entries())
    ink(curve(points), i % 3 === 0 ? hair.lit : hair.deep, i % 3 === 0 ? 1.8 : 2.2, i % 3 === 0 ? 0.5 : 0.45);
}

/** How far locks stand off, and how far out the outline is where they grow. */
const loosened: { readonly [style in Look['hairStyle']]?: readonly [size: number, out: number] } = {
  short: [19, 0.99],
  parted: [15, 1.02],
  swept: [20, 1.05],
  bob: [12, 1.05],
  long: [12, 1.06],
  wavy: [16, 1.05],
  bun: [10, 0.99],
  ponytail: [10, 0.99],
  braid: [10, 0.99],
};

/** Locks that leave the round of the head, so that hair is no helmet; always the same on the same head. */
function tufts({ hairStyle, hat, seed }: Look): Path {
  const [size, out] = loosened[hairStyle] ?? [0, 0];
  if (size === 0 || hat !== 'none') return nothing;
  const c = chanceOf(seed, 'tufts');
  const roots: readonly Point[] = [[52, -84], [36, -98], [16, -106], [-6, -110], [-28, -107], [-48, -98], [-66, -80], [-78, -56], [-84, -28], [-82, 0], [-74, 26]];
  return joined(
    ...roots.slice(0, -1).map(([x, y], i): Path => {
      const [nx, ny] = roots[i + 1] ?? [x, y];
      const reach = c.between(0.7, 1.7);
      // Back along the head, as a comb would lay it, and a little out of it.
      const tip: Point = [x * out + (nx - x) * reach + x * size * 0.0028, y * out + (ny - y) * reach - size * 0.3];
      return taper([[x * 0.86, y * 0.86], [x * out, y * out], tip], size * 2.6, 1);
    }),
  );
}

const nothing: Path = [];

/** The cap of hair close to the skull: crown, back of the head, and a hairline from sideburn to far temple. `up` lifts it off the skull. */
function cap(up: number, hairline: readonly Point[]): Path {
  return blob([[62, -50, true], [58 + up * 0.4, -82 - up * 0.3], [30, -106 - up], [-14, -112 - up], [-56 - up * 0.5, -94 - up * 0.6], [-82 - up, -52], [-84 - up * 0.6, -8], [-74 - up * 0.3, 34], [-58, 52, true], [-57, 18, true], [-66, -4], [-54, -14, true], [-46, 10, true], ...hairline]);
}

const plainLine: readonly Point[] = [[-40, -14], [-38, -42, true], [-14, -60], [22, -68], [62, -50, true]];

const shineOf = (up: number): Path =>
  blob([[-52, -78 - up * 0.5, true], [-16, -99 - up], [28, -96 - up], [50, -78, true], [24, -86 - up * 0.7], [-14, -88 - up * 0.6]]);

function shapeOf({ look }: Bust): Hair {
  switch (look.hairStyle) {
    case 'bald':
      return { back: nothing, front: nothing, lines: [] };
    case 'buzz':
      return {
        back: nothing,
        front: cap(-6, [[-40, -14], [-38, -46, true], [-10, -62], [24, -70], [62, -54, true]]),
        lines: [],
      };
    case 'short':
      return {
        back: nothing,
        front: cap(4, [[-40, -14], [-36, -40, true], [-22, -58], [-6, -52], [6, -66], [22, -56], [34, -68], [48, -56], [62, -50, true]]),
        lines: [[[-70, -60], [-40, -90], [0, -100]], [[-76, -20], [-64, -58], [-30, -84]], [[-10, -100], [24, -92], [46, -72]]],
        shine: shineOf(4),
      };
    case 'parted':
      return {
        back: nothing,
        front: cap(8, [[-40, -14], [-40, -46, true], [-28, -72, true], [0, -56], [34, -58], [58, -40], [68, -34, true]]),
        lines: [[[-28, -74], [4, -84], [44, -70]], [[-28, -74], [-2, -98], [40, -90]], [[-30, -76], [-56, -72], [-72, -34]]],
        shine: blob([[-22, -82, true], [6, -100], [38, -96], [54, -74, true], [30, -82], [4, -86]]),
      };
    case 'swept':
      return {
        back: nothing,
        front: blob([[60, -58, true], [74, -84], [56, -116], [10, -126], [-44, -114], [-82, -74], [-90, -20], [-78, 34], [-58, 50, true], [-57, 18, true], [-66, -4], [-54, -14, true], [-46, 10, true], [-40, -16], [-40, -46], [-20, -66], [18, -76], [60, -58, true]]),
        lines: [[[40, -80], [0, -104], [-58, -84]], [[58, -76], [20, -116], [-40, -104]], [[-10, -74], [-46, -70], [-78, -30]], [[-30, -60], [-58, -44], [-78, 4]]],
        shine: blob([[54, -84, true], [30, -112], [-14, -114], [-40, -100, true], [-6, -102], [30, -96]]),
      };
    case 'curly':
      return curls(20, 17, 96);
    case 'afro':
      return curls(26, 25, 118);
    case 'mohawk':
      return {
        back: nothing,
        front: joined(
          cap(-8, plainLine),
          blob([[66, -66, true], [72, -110], [40, -150], [-10, -160], [-60, -138], [-96, -84], [-98, -20], [-80, 0, true], [-72, -50], [-40, -88], [10, -98], [44, -86]]),
        ),
        lines: [[[50, -90], [50, -120], [44, -140]], [[20, -98], [12, -130], [4, -152]], [[-14, -98], [-26, -130], [-36, -142]], [[-46, -84], [-68, -110], [-76, -112]]],
      };
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
        back: nothing,
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
  }
}

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
