import type { Bust } from '../bust.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { blob, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';

/** The measures of one face, out of age, gender, build and seed. */
export type Face = {
  /** How far jaw and cheek stand out; 1 is usual. */
  readonly jaw: number;
  readonly cheek: number;
  readonly chin: number;
  readonly eye: number;
  readonly brow: number;
  readonly lips: number;
  readonly nose: number;
  /** How far all features lie below their usual place: children have a high forehead. */
  readonly low: number;
  /** -1 stern to 1 smiling. */
  readonly smile: number;
};

export function faceOf({ chance: c, look }: Bust): Face {
  const female = look.gender === 'female';
  const male = look.gender === 'male';
  const child = look.age === 'child';
  const heavy = look.build === 'broad' ? 1.07 : look.build === 'slim' ? 0.94 : 1;
  return {
    jaw: (child ? 0.9 : male ? 1.05 : female ? 0.9 : 0.97) * heavy * c.between(0.97, 1.04),
    cheek: heavy * c.between(0.98, 1.03),
    chin: (child ? 0.9 : female ? 0.95 : 1.02) * c.between(0.97, 1.03),
    eye: (child ? 1.3 : look.age === 'teen' ? 1.12 : female ? 1.08 : 0.96) * c.between(0.97, 1.05),
    brow: male ? c.between(1.1, 1.5) : female ? c.between(0.65, 0.95) : c.between(0.8, 1.2),
    lips: (female ? 1.15 : 0.85) * c.between(0.9, 1.15),
    nose: (child ? 0.74 : female ? 0.92 : 1.04) * c.between(0.92, 1.08),
    low: child ? 10 : look.age === 'teen' ? 3 : 0,
    smile: c.between(-0.4, 0.8),
  };
}

/** Outline of the head in three-quarter view. */
export function headPath(f: Face): Path {
  const j = f.jaw;
  const k = f.cheek;
  return blob([[5, -99], [45, -88], [63, -58], [65 * k, -28], [59.5 * k, -8], [63 * k, 14 + f.low * 0.5], [57 * k, 38], [47 * j, 62], [40 * j, 82], [24, 97 * f.chin], [5, 98 * f.chin], [-22 * j, 84], [-50 * j, 54], [-61 * j, 16], [-66, -20], [-62, -60], [-35, -90]]);
}

/** The side of the face that the light does not reach. */
function sidePlane(f: Face): Path {
  const j = f.jaw;
  return blob([[-30, -96, true], [-33, -66], [-36, -36], [-42, -14], [-38, 8], [-27, 22], [-24, 44], [-18, 62], [-4, 80], [14, 92], [24, 97 * f.chin, true], [5, 98 * f.chin], [-22 * j, 84], [-50 * j, 54], [-61 * j, 16], [-66, -20], [-62, -60], [-35, -90, true]]);
}

/** The neck, which collars go around. */
export function paintNeck(bust: Bust): void {
  const { put, ink, skin, look, across } = bust;
  const male = look.gender === 'male';
  const thin =
    (male ? 1.08 : look.gender === 'female' ? 0.86 : 0.95) *
    (look.build === 'broad' ? 1.1 : 1) *
    (look.age === 'child' ? 0.78 : 1);
  const neck = blob([[-46 * thin, 40, true], [-44 * thin, 96], [-52 * thin, 136], [-96, 160, true], [84, 160, true], [34 * thin, 138], [26 * thin, 100], [24 * thin, 70, true]]);
  put('skin', neck, across(46, -60, { ...skin, lit: skin.mid }));
  // The chin's shadow on the neck.
  put('skin', blob([[-48 * thin, 44, true], [26 * thin, 74, true], [31 * thin, 108], [4, 122], [-34 * thin, 128], [-50 * thin, 136, true]]), skin.deep, 0.72);
  if (male || look.age === 'elder')
    ink(curve([[4, 112], [8, 126], [6, 142]]), skin.deep, 2, 0.5);
}

/** Head and features; what the hair and hats cover is drawn all the same. */
export function paintFace(bust: Bust, f: Face): void {
  const { put, skin, across } = bust;
  ear(bust);
  put(
    'skin',
    headPath(f),
    across(78, -70, { ...skin, shade: mix(skin.mid, skin.shade, 0.5), deep: skin.shade }),
  );
  put('skin', sidePlane(f), skin.shade, 0.9);
  // Light that is thrown back along the jaw.
  put('skin', blob([[-50 * f.jaw, 54, true], [-36 * f.jaw, 66], [-16 * f.jaw, 84, true], [-30 * f.jaw, 78]]), mix(skin.shade, bust.stage.colors.low, 0.3), 0.55);
  cheeks(bust, f);
  nose(bust, f);
  mouth(bust, f);
  eye(bust, { x: -12, y: 1 + f.low, w: 16.6 * f.eye, h: 7.1 * f.eye, far: false });
  eye(bust, { x: 45.5, y: f.low, w: 11.4 * Math.min(f.eye, 1.1), h: 6.8 * f.eye, far: true });
  brows(bust, f);
  years(bust);
  marks(bust, f);
}

function ear({ put, ink, skin }: Bust): void {
  put('skin', blob([[-52, -6], [-62, -10], [-70, 2], [-66, 18], [-58, 34], [-50, 30]]), skin.shade);
  ink(curve([[-57, 0], [-64, 4], [-60, 18]]), skin.deep, 2.2, 0.8);
}

function cheeks({ put, skin, look, stage }: Bust, f: Face): void {
  const y = 24 + f.low;
  const blush = mix(skin.mid, 0xc8402c, look.age === 'child' ? 0.34 : 0.24);
  put('skin', blob([[-26, y], [-8, y - 8], [8, y + 3], [0, y + 17], [-18, y + 14]]), blush, 0.3);
  // The high place of the cheek and of the forehead, towards the light.
  put('skin', blob([[38, y - 9], [53, y - 10], [58 * f.cheek, y], [46, y + 6]]), mix(skin.lit, stage.colors.light, 0.3), 0.45);
  put('skin', blob([[20, -72], [44, -68], [54, -48], [36, -42], [22, -52]]), mix(skin.lit, stage.colors.light, 0.3), 0.3);
}

function nose({ put, skin, stage }: Bust, f: Face): void {
  const d = f.low;
  const n = f.nose;
  const tip = 37 * n + d;
  // One shape says the nose: its side that turns from the light.
  put(
    'skin',
    blob([[17, -14 + d, true], [24, 4 + d], [32, tip - 16], [38 + n, tip - 3], [36, tip + 5], [27, tip + 8], [14, tip + 6, true], [9, tip], [13, tip - 8], [18, tip - 18], [17, 4 + d]]),
    skin.shade,
    0.85,
  );
  put('skin', blob([[26, -4 + d, true], [35, tip - 14], [40 + n, tip - 4], [37, tip - 2], [30, tip - 16]]), mix(skin.lit, stage.colors.light, 0.35), 0.7);
  put('ink', blob([[15, tip + 3.4], [21, tip + 0.6], [26, tip + 5.4], [20, tip + 6.4]]), skin.deep, 0.85);
  put('ink', blob([[33, tip + 3], [37.5, tip + 2.6], [36, tip + 5.6]]), skin.deep, 0.6);
  put('skin', blob([[16, tip + 8, true], [34, tip + 7, true], [31, tip + 15], [20, tip + 15]]), skin.shade, 0.45);
}

function mouth({ put, skin, look }: Bust, f: Face): void {
  const y = 60 + f.low * 0.45;
  const s = f.smile * 3.2;
  const up = 5.6 * f.lips;
  const down = 9.5 * f.lips;
  const small = look.age === 'child' ? 0.84 : 1;
  const left = 26 - 21 * small;
  const right = 26 + 20 * small;
  const lip = mix(mix(skin.mid, 0xb03a3a, look.gender === 'female' ? 0.42 : 0.24), skin.shade, 0.25);
  put(
    'skin',
    blob([[left, y - s, true], [18, y - up + 0.6], [25, y - up - 0.6], [30, y - up + 0.8], [35, y - up - 0.4], [right, y - s - 0.6, true], [30, y + 1.6], [16, y + 1.4]]),
    mix(lip, skin.deep, 0.36),
  );
  put(
    'skin',
    blob([[left + 4, y + 0.6, true], [18, y + 1.6], [30, y + 1.8], [right - 3, y + 0.2, true], [37, y + down * 0.72], [26, y + down], [13, y + down * 0.7]]),
    lip,
    look.gender === 'male' ? 0.75 : 1,
  );
  put('skin', ellipse(30, y + down * 0.48, 6, 1.7), lighter(lip, 0.5), 0.4);
  put('ink', taper([[left - 2, y - s - 0.8], [16, y + 0.9], [29, y + 1.4], [right + 1, y - s - 1.2]], 3.4, 1.6), mix(skin.deep, 0x2a0d0d, 0.45));
  put('skin', blob([[12, y + down + 3, true], [27, y + down + 1.6], [38, y + down + 2, true], [26, y + down + 6.4]]), skin.shade, 0.6);
}

type EyePlace = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly far: boolean;
};

function eye({ put, skin, look, hair }: Bust, { x, y, w, h, far }: EyePlace): void {
  const lash = mix(darker(hair.deep, 0.4), 0x140c0c, 0.6);
  // The hollow under the brow.
  put('skin', blob([[x - w * 1.1, y - h * 0.6], [x, y - h * 2.1], [x + w * 1.05, y - h * 1.1], [x + w, y + h * 0.2], [x, y + h * 0.7], [x - w, y + h * 0.6]]), skin.shade, far ? 0.42 : 0.6);
  const old = look.age === 'elder' || look.age === 'middle';
  const open = old ? 0.74 : 0.9;
  const top = y - h * open;
  const white = mix(0xeee4da, skin.shade, far ? 0.34 : 0.42);
  put(
    'skin',
    blob([[x - w, y + h * 0.22, true], [x - w * 0.34, top + h * 0.1], [x + w * 0.3, top + h * 0.12], [x + w, y + h * 0.28, true], [x + w * 0.2, y + h * 0.82], [x - w * 0.5, y + h * 0.74]]),
    white,
  );
  const r = h * 0.96;
  const ix = x + w * (far ? 0.06 : 0.12);
  const iy = y - h * 0.06;
  const dark = mix(look.eyes, 0x100c10, 0.62);
  put('ink', ellipse(ix, iy, r * (far ? 0.86 : 1), r), dark);
  put('ink', ellipse(ix + r * 0.1, iy + r * 0.28, r * (far ? 0.56 : 0.66), r * 0.58), mix(look.eyes, 0xffffff, 0.1), 0.9);
  put('ink', ellipse(ix, iy, r * 0.42), 0x0c090c);
  put('ink', ellipse(ix + r * 0.34, iy - r * 0.38, r * 0.27), 0xffffff, 0.95);
  // The upper lid lies over all of that.
  const wing = look.gender === 'female' ? 1 : 0;
  const thick = (look.gender === 'female' ? 0.52 : 0.38) * h;
  put(
    'ink',
    blob([[x - w * (1.04 + wing * 0.08), y + h * (0.2 - wing * 0.24), true], [x - w * 0.42, top - thick * 0.6], [x + w * 0.26, top - thick * 0.5], [x + w * 1.04, y + h * 0.3, true], [x + w * 0.34, top + thick * 0.62], [x - w * 0.36, top + thick * 0.5]]),
    lash,
  );
  put('ink', taper([[x - w * 0.7, y + h * 0.74], [x + w * 0.1, y + h * 0.96], [x + w * 0.8, y + h * 0.6]], 1.4, 1), skin.deep, 0.6);
  put('ink', taper([[x - w * 0.98, y - h * 0.5], [x - w * 0.2, top - h * 0.62], [x + w * 0.86, y - h * 0.5]], 1.8, 0.8), skin.deep, 0.62);
}

function brows({ put, hair, look, skin }: Bust, f: Face): void {
  const y = -24 + f.low * 0.7;
  const color = look.age === 'elder' ? mix(hair.shade, skin.shade, 0.3) : mix(hair.deep, 0x1c1210, 0.3);
  const t = 6.2 * f.brow;
  const knit = look.gender === 'male' ? 2.4 : -0.5;
  put('ink', blob([[-37, y + 6, true], [-20, y - 5], [9, y + 1 + knit, true], [11, y + 1 + knit + t * 0.9, true], [-18, y - 5 + t]]), color, 0.95);
  put('ink', blob([[33, y + 1 + knit, true], [46, y - 4], [62 * f.cheek, y + 4, true], [47, y - 4 + t * 0.85], [33, y + 1 + knit + t * 0.85, true]]), color, 0.95);
}

/** What the years write. */
function years({ ink, put, look, skin }: Bust): void {
  if (look.age !== 'elder' && look.age !== 'middle') return;
  const cover = look.age === 'elder' ? 0.75 : 0.42;
  ink(curve([[8, 40], [-2, 50], [-4, 62]]), skin.deep, 2.1, cover);
  ink(curve([[46, 38], [52, 48], [51, 58]]), skin.shade, 2, cover);
  ink(curve([[-26, 14], [-14, 18], [2, 14]]), skin.deep, 1.6, cover * 0.8);
  ink(curve([[-40, 2], [-46, 6]]), skin.deep, 1.4, cover);
  ink(curve([[-40, 5], [-45, 11]]), skin.deep, 1.4, cover);
  if (look.age === 'middle') return;
  for (const row of [0, 1, 2])
    ink(curve([[-14 + row * 3, -48 - row * 10], [16, -52 - row * 10], [46, -46 - row * 10]]), skin.shade, 1.7, 0.6);
  put('skin', blob([[-30, 36], [-18, 44], [-20, 62], [-30, 54]]), skin.deep, 0.35);
  ink(curve([[18, -30], [20, -22]]), skin.deep, 1.8, 0.6);
}

function marks({ put, ink, look, skin, stage, chance: c }: Bust, f: Face): void {
  if (look.freckles) {
    const spots: Path[] = [];
    for (let i = 0; i < 24; i += 1)
      spots.push(ellipse(c.between(-24, 54), 18 + f.low + c.between(-8, 13), c.between(0.9, 1.7)));
    put('ink', joined(...spots), mix(skin.shade, 0x8a4a24, 0.5), 0.6);
  }
  if (look.scar) {
    put('ink', taper([[-20, -36], [-16, -18]], 3, 1.6), skin.lit);
    put('ink', taper([[-12, 12], [-6, 28], [-8, 46]], 3.4, 0.6), mix(skin.lit, 0xd88a7a, 0.4));
    ink(curve([[-10, 12], [-4, 28], [-6, 45]]), skin.deep, 1.1, 0.6);
  }
  if (look.implant) {
    const glow = stage.colors.accent;
    ink([...curve([[-60, -6], [-44, 6], [-40, 26]]), ...curve([[-40, 26], [-48, 46]]), ...curve([[-44, 6], [-26, 20]])], lighter(glow, 0.15), 1.8, 0.95);
    put('light', joined(ellipse(-40, 26, 3), ellipse(-26, 20, 2.4), ellipse(-48, 46, 2.4)), lighter(glow, 0.4));
  }
  if (look.earring) put('light', ellipse(-60, 40, 4.2, 5.4), look.trim);
}

/** A beard or moustache over the lower face. */
export function paintBeard(bust: Bust, f: Face): void {
  const { put, look, hair, skin, ink } = bust;
  const j = f.jaw;
  const low = f.chin;
  if (look.beard === 'none') return;
  if (look.beard === 'stubble') {
    put(
      'skin',
      blob([[-58 * j, 24, true], [-34, 40], [-6, 46], [26, 50], [52 * f.cheek, 44, true], [47 * j, 62], [40 * j, 82], [24, 97 * low], [5, 98 * low], [-22 * j, 84], [-50 * j, 54]]),
      mix(hair.deep, skin.shade, 0.35),
      0.3,
    );
    return;
  }
  const long = look.beard === 'full' ? 44 : 10;
  const chin = 99 * low;
  const goatee = look.beard === 'goatee';
  const body: Point[] = goatee
    ? [[4, 76, true], [14, 73], [38, 73], [46, 76, true], [42, 92], [30, chin + 16], [14, chin + 8]]
    : [[-63 * j, 2, true], [-55, 30], [-38, 45], [-16, 49], [-3, 60], [5, 72], [26, 70], [45, 70], [49, 60], [60 * f.cheek, 28, true], [58 * j, 60], [52 * j, 88], [46, chin + long * 0.5], [36, chin + long * 0.8, true], [28, chin + long * 0.6], [18, chin + long, true], [8, chin + long * 0.62], [-8, chin + long * 0.8, true], [-16, chin + long * 0.4], [-34 * j, 92 + long * 0.2, true], [-48 * j, 76], [-58 * j, 50]];
  if (look.beard !== 'moustache') {
    put('figure', blob(body), {
      line: [x0(bust, 62), 0, x0(bust, -40), 0],
      stops: [[0, hair.lit, 1], [0.35, hair.mid, 1], [0.75, hair.shade, 1], [1, hair.deep, 1]],
    });
    if (!goatee) {
      // The part under the lip, and the side away from the light.
      put('figure', blob([[10, 76, true], [26, 73], [41, 75, true], [34, 84], [26, 90], [17, 84]]), hair.shade, 0.75);
      put('figure', blob([[-63 * j, 2, true], [-55, 30], [-38, 45], [-22, 50], [-14, 74], [-8, chin + long * 0.8, true], [-34 * j, 92 + long * 0.2], [-58 * j, 50]]), hair.deep, 0.35);
    }
    for (let i = 0; i < 7; i += 1)
      ink(curve([[-30 + i * 12, 66 + (i > 2 && i < 6 ? 18 : 0)], [-22 + i * 10, 86 + (i % 2) * 5], [-12 + i * 8, 94 + long * 0.62]]), i > 4 ? hair.lit : hair.deep, 1.7, 0.42);
  }
  put('figure', blob([[-1, 66, true], [8, 54], [22, 49.5], [27, 52, true], [32, 49.5], [44, 53], [53, 64, true], [40, 60], [27, 58.5], [12, 61]]), hair.mid);
  put('figure', blob([[-1, 66, true], [8, 54], [22, 49.5], [27, 52, true], [27, 58.5, true], [12, 61]]), hair.shade, 0.55);
}

const x0 = ({ place }: Bust, x: number): number => place.dx + x * place.sx;

/** What sits before the eyes. */
export function paintGlasses({ put, ink, look, stage, skin, tones }: Bust, f: Face): void {
  const y = 1 + f.low;
  const frame: Color = mix(darker(look.trim, 0.5), 0x201812, 0.45);
  const accent = stage.colors.accent;
  switch (look.glasses) {
    case 'none':
      return;
    case 'round':
    case 'square': {
      const lens =
        look.glasses === 'round'
          ? joined(ellipse(-11, y, 23, 20), ellipse(46, y, 16.5, 19))
          : joined(rounded(-34, y - 16, 46, 33), rounded(30, y - 16, 34, 32));
      put('glow', lens, stage.colors.light, 0.13);
      put('glow', joined(polygon([[-22, y - 15], [-10, y - 17], [-24, y + 12], [-29, y + 6]]), polygon([[40, y - 15], [48, y - 16], [38, y + 12], [34, y + 8]])), 0xffffff, 0.26);
      ink(lens, frame, 3.4);
      ink(curve([[12, y - 3], [21, y - 8], [30, y - 3]]), frame, 3.4);
      ink(curve([[-34, y - 3], [-48, y - 5], [-62, y]]), frame, 3.2);
      return;
    }
    case 'dark': {
      const lens = joined(rounded(-36, y - 13, 48, 29), rounded(29, y - 13, 36, 28));
      put('figure', lens, 0x15161c);
      put(
        'glow',
        joined(polygon([[-28, y - 12], [-12, y - 12], [-24, y + 14], [-32, y + 10]]), polygon([[36, y - 12], [46, y - 12], [38, y + 14], [33, y + 10]])),
        mix(stage.colors.low, 0xffffff, 0.3),
        0.5,
      );
      ink(curve([[11, y - 7], [20, y - 10], [30, y - 7]]), 0x15161c, 4);
      ink(curve([[-35, y - 7], [-50, y - 6], [-62, y]]), 0x15161c, 4);
      return;
    }
    case 'visor': {
      put('figure', blob([[-64, y - 13, true], [-20, y - 17], [40, y - 17], [68, y - 12, true], [67, y + 12, true], [40, y + 16], [24, y + 11], [-16, y + 15], [-62, y + 9, true]]), 0x14151f);
      put('light', blob([[-52, y - 5, true], [0, y - 8], [66, y - 5, true], [66, y + 1, true], [0, y], [-52, y + 1, true]]), lighter(accent, 0.25), 0.95);
      put('glow', blob([[20, y - 15, true], [44, y - 15, true], [32, y + 13, true], [12, y + 11, true]]), 0xffffff, 0.16);
      return;
    }
    case 'monocle':
      put('glow', ellipse(-11, y, 20, 19), stage.colors.light, 0.2);
      ink(ellipse(-11, y, 20, 19), look.trim, 3.2);
      ink(curve([[-28, y + 12], [-36, y + 50], [-30, 120]]), look.trim, 1.6);
      return;
    case 'patch': {
      put('figure', blob([[-34, y - 14, true], [-10, y - 17], [10, y - 10], [4, y + 12], [-14, y + 18], [-32, y + 10]]), 0x1b1718);
      put('ink', joined(taper([[-32, y - 10], [-66, y - 26]], 4.5, 4.5), taper([[6, y - 10], [56, y - 50]], 4.5, 4.5)), 0x1b1718);
      return;
    }
    case 'mask': {
      const t = tones(look.lining);
      put(
        'figure',
        [...blob([[-66, y - 22, true], [-20, y - 24], [18, y - 15], [44, y - 23], [68 * f.cheek, y - 16, true], [64, y + 12], [44, y + 19], [24, y + 8], [-2, y + 20], [-38, y + 20], [-64, y + 4, true]])],
        t.mid,
      );
      put('figure', blob([[-66, y - 22, true], [-34, y - 23], [-40, y], [-34, y + 20], [-64, y + 4, true]]), t.shade, 0.9);
      put('skin', joined(eyeHole(-12, y, 18), eyeHole(45.5, y - 1, 12.5)), mix(0xf6f2ec, skin.shade, 0.12));
      put('ink', joined(ellipse(-9, y - 0.5, 6), ellipse(46, y - 1, 5)), mix(look.eyes, 0x140f12, 0.5));
      return;
    }
  }
}

const eyeHole = (x: number, y: number, w: number): Path =>
  blob([[x - w, y + 1, true], [x - w * 0.2, y - 7.5], [x + w, y, true], [x, y + 6.5]]);

function rounded(x: number, y: number, w: number, h: number): Path {
  return blob([[x + 6, y, true], [x + w - 6, y, true], [x + w, y + h * 0.4], [x + w * 0.8, y + h, true], [x + w * 0.25, y + h, true], [x, y + h * 0.4]]);
}
