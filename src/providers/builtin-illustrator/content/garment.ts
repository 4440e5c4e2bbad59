import type { Bust } from '../bust.ts';
import { lighter, mix } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';

/** Width of the shoulders, half, of this person. */
function shoulderOf({ look }: Bust): number {
  const base = look.gender === 'female' ? 142 : look.gender === 'male' ? 178 : 158;
  return (base * (look.build === 'broad' ? 1.12 : look.build === 'slim' ? 0.9 : 1) * (look.age === 'child' ? 0.72 : look.age === 'teen' ? 0.9 : 1));
}

/** The body from the neck down to below the picture. `s` is half the shoulders, `high` where cloth ends at the neck. */
function body(s: number, high: number): Path {
  return blob([[-50, high, true], [-84, high + 16], [-s * 0.88, high + 44], [-s * 1.1, high + 112], [-s * 1.16, 420, true], [s * 1.1, 420, true], [s * 1.04, high + 112], [s * 0.8, high + 44], [64, high + 18], [34, high + 2, true], [0, high + 26]]);
}

/** Shoulders and clothes. */
export function paintGarment(bust: Bust): void {
  const { put, ink, look, tones, stage } = bust;
  const s = shoulderOf(bust);
  const main = tones(look.cloth);
  const second = tones(look.lining);
  const trim = tones(look.trim);
  const cover = (path: Path, t = main): void => put('figure', path, bust.across(s * 0.9, -s * 0.95, t));
  const base = body(s, 132);
  /** The chest that turns from the light. */
  const turned = blob([[-50, 134, true], [-84, 148], [-s * 0.88, 176], [-s * 1.1, 244], [-s * 1.16, 420, true], [-s * 0.28, 420, true], [-s * 0.34, 260], [-44, 180]]);
  const shadeBody = (t = main): void => put('figure', turned, t.shade, 0.6);
  const folds = (t = main): void => {
    ink(curve([[-s * 0.7, 200], [-s * 0.62, 270], [-s * 0.66, 350]]), t.deep, 3, 0.5);
    ink(curve([[s * 0.62, 196], [s * 0.56, 260], [s * 0.6, 350]]), t.shade, 3, 0.6);
  };
  const shirtFront = (color = lighter(look.lining, 0.55)): void => {
    put('figure', polygon([[-44, 134], [36, 134], [30, 420], [-10, 420]]), bust.across(60, -60, tones(color)));
  };
  const lapels = (t = main): void => {
    put('figure', polygon([[34, 130], [66, 146], [74, 214], [52, 222], [58, 238], [22, 330]]), bust.across(90, -30, t));
    put('figure', polygon([[-50, 132], [-82, 148], [-70, 222], [-48, 226], [-54, 242], [8, 330], [-14, 220]]), t.shade);
    ink(line([[34, 130], [66, 146], [74, 214], [52, 222], [58, 238], [22, 330]]), t.deep, 2, 0.6);
    ink(line([[-50, 132], [-82, 148], [-70, 222], [-48, 226], [-54, 242], [8, 330]]), t.deep, 2, 0.7);
  };
  switch (look.outfit) {
    case 'cloak': {
      cover(body(s * 0.94, 136), second);
      put('figure', polygon([[-36, 136], [28, 138], [14, 232], [-6, 232]]), bust.skin.shade, 0);
      cover(blob([[-60, 112, true], [-112, 150], [-s * 1.04, 196], [-s * 1.28, 300], [-s * 1.34, 420, true], [-40, 420, true], [-22, 300], [-30, 200], [-16, 158, true], [-44, 140]]), main);
      put('figure', blob([[-60, 112, true], [-112, 150], [-s * 1.04, 196], [-s * 1.28, 300], [-s * 1.34, 420, true], [-s * 0.66, 420, true], [-s * 0.7, 260]]), main.shade, 0.7);
      cover(blob([[44, 118, true], [86, 150], [s * 0.96, 196], [s * 1.2, 300], [s * 1.26, 420, true], [58, 420, true], [40, 300], [36, 210], [8, 160, true], [34, 144]]), main);
      ink(curve([[-84, 200], [-96, 300], [-90, 420]]), main.deep, 4, 0.6);
      ink(curve([[80, 200], [94, 300], [90, 420]]), main.shade, 4, 0.6);
      put('light', ellipse(-4, 160, 13, 13), trim.mid);
      put('light', ellipse(-4, 160, 7.5, 7.5), mix(stage.colors.accent, 0xffffff, 0.25));
      return;
    }
    case 'robe':
    case 'toga':
      cover(base);
      shadeBody();
      put('figure', polygon([[-40, 130], [30, 132], [4, 218]]), bust.skin.mid);
      put('figure', polygon([[-40, 130], [-14, 134], [-4, 200]]), bust.skin.deep, 0.7);
      cover(taper([[-52, 128], [-10, 208], [24, 420]], 30, 44), second);
      cover(taper([[42, 128], [12, 204], [-20, 300]], 28, 34), second);
      if (look.outfit === 'toga')
        cover(blob([[-s * 0.96, 190, true], [-60, 150, true], [20, 260], [s * 0.9, 330, true], [s * 1.06, 420, true], [-s * 1.16, 420, true]]), main);
      folds();
      return;
    case 'armour': {
      cover(base, trim);
      put('figure', turned, trim.shade, 0.7);
      put('figure', blob([[-50, 126, true], [40, 128, true], [50, 152], [0, 172], [-62, 150]]), trim.shade);
      ink(curve([[-60, 150], [0, 172], [50, 152]]), trim.deep, 3.4);
      for (const side of [-1, 1] as const) {
        const shell = blob([[side * s * 0.5, 158, true], [side * s * 0.96, 168], [side * s * 1.2, 226], [side * s * 1.12, 286, true], [side * s * 0.62, 240]]);
        cover(shell, trim);
        if (side < 0) put('figure', shell, trim.shade, 0.75);
        ink(curve([[side * s * 0.56, 190], [side * s * 0.92, 206], [side * s * 1.14, 262]]), trim.deep, 3, 0.7);
      }
      ink(curve([[4, 176], [10, 260], [6, 420]]), trim.deep, 3, 0.8);
      put('figure', blob([[22, 190, true], [70, 200], [64, 280], [30, 330]]), trim.lit, 0.5);
      cover(taper([[-74, 150], [-20, 178], [52, 152]], 18, 18), main);
      return;
    }
    case 'tunic':
      cover(base);
      shadeBody();
      put('figure', polygon([[-38, 128], [28, 130], [0, 204]]), bust.skin.mid);
      put('figure', polygon([[-38, 128], [-12, 132], [-2, 196]]), bust.skin.deep, 0.7);
      ink(line([[-16, 158], [18, 168], [-10, 178], [12, 188]]), trim.mid, 3);
      cover(taper([[-s * 0.9, 196], [-10, 330], [20, 420]], 22, 26), second);
      folds();
      return;
    case 'doublet': {
      cover(base);
      shadeBody();
      const ruff: Path[] = [];
      for (let i = 0; i < 9; i += 1)
        ruff.push(ellipse(-66 + i * 14.5, 126 + (i < 5 ? i * 5 : (8 - i) * 5), 15, 19));
      put('figure', joined(...ruff), bust.across(60, -80, tones(0xefe8da)));
      for (let i = 0; i < 8; i += 1)
        ink(curve([[-58 + i * 14.5, 114 + (i < 4 ? i * 5 : (7 - i) * 5)], [-57 + i * 14, 140 + (i < 4 ? i * 5 : (7 - i) * 5)]]), 0x8a8076, 1.8, 0.6);
      for (let i = 0; i < 5; i += 1) put('light', ellipse(2 + i * 2, 190 + i * 42, 5.5, 5.5), trim.lit);
      ink(curve([[-s * 0.5, 190], [-s * 0.4, 300], [-s * 0.42, 420]]), trim.mid, 4, 0.7);
      ink(curve([[s * 0.46, 190], [s * 0.4, 300], [s * 0.44, 420]]), trim.mid, 4, 0.8);
      return;
    }
    case 'gown':
      put('skin', body(s * 0.96, 136), bust.across(s * 0.9, -s * 0.9, bust.skin));
      put('skin', turned, bust.skin.shade, 0.6);
      ink(curve([[-60, 168], [-30, 176], [-8, 172]]), bust.skin.shade, 3, 0.7);
      ink(curve([[62, 166], [36, 176], [14, 172]]), bust.skin.shade, 2.6, 0.5);
      cover(
        blob([[-s * 1.02, 214, true], [-s * 0.6, 236], [-10, 262, true], [s * 0.56, 234], [s * 0.92, 210, true], [s * 1.06, 300], [s, 420, true], [-s * 1.08, 420, true], [-s * 1.14, 300]]),
      );
      put('figure', blob([[-s * 1.02, 214, true], [-s * 0.6, 236], [-s * 0.3, 300], [-s * 0.3, 420, true], [-s * 1.08, 420, true], [-s * 1.14, 300]]), main.shade, 0.6);
      ink(curve([[-s * 1.02, 214], [-s * 0.6, 236], [-10, 262], [s * 0.56, 234], [s * 0.92, 210]]), trim.mid, 5);
      ink(curve([[-48, 140], [-10, 196], [32, 142]]), trim.mid, 2.4);
      put('light', ellipse(-9, 198, 7, 8), mix(stage.colors.accent, 0xffffff, 0.2));
      return;
    case 'suit':
    case 'uniform':
    case 'coat':
    case 'duster':
    case 'waistcoat': {
      if (look.outfit === 'uniform') {
        cover(base);
        shadeBody();
        cover(blob([[-56, 104, true], [-20, 128], [34, 110, true], [42, 142, true], [-10, 162], [-64, 142, true]]));
        ink(curve([[-58, 106], [-20, 130], [35, 112]]), trim.mid, 3.6);
        put(
          'figure',
          joined(polygon([[-s * 0.96, 188], [-s * 0.6, 160], [-s * 0.5, 176], [-s * 0.9, 208]]), polygon([[s * 0.88, 188], [s * 0.54, 160], [s * 0.46, 176], [s * 0.82, 208]])),
          trim.mid,
        );
        ink(line([[-6, 164], [8, 420]]), trim.mid, 4);
        put('light', joined(box(50, 236, 40, 7), box(50, 248, 26, 7)), trim.lit);
        return;
      }
      const vest = look.outfit === 'waistcoat';
      cover(base, vest ? tones(lighter(look.lining, 0.55)) : main);
      if (!vest) shadeBody();
      shirtFront();
      put('figure', polygon([[-44, 134], [-14, 134], [0, 420], [-10, 420]]), tones(lighter(look.lining, 0.4)).shade, 0.6);
      put('figure', joined(polygon([[-48, 118], [-6, 152], [-28, 176], [-56, 140]]), polygon([[32, 122], [-2, 152], [18, 176], [42, 142]])), bust.across(50, -70, tones(0xefe9df)));
      if (look.outfit === 'suit' || vest) {
        if (vest)
          cover(blob([[-26, 152], [-6, 156], [16, 152], [22, 178], [-2, 172], [-30, 180]]), trim);
        else
          cover(polygon([[-10, 154], [8, 154], [12, 170], [20, 330], [2, 350], [-10, 330], [-10, 170]]), tones(mix(look.trim, stage.colors.accent, 0.4)));
      }
      if (vest) {
        cover(polygon([[-74, 148], [-34, 146], [0, 300], [0, 420], [-s * 0.72, 420], [-s * 0.62, 240]]));
        cover(polygon([[62, 148], [26, 146], [4, 300], [4, 420], [s * 0.66, 420], [s * 0.56, 240]]));
        put('figure', polygon([[-74, 148], [-34, 146], [0, 300], [0, 420], [-s * 0.72, 420], [-s * 0.62, 240]]), main.shade, 0.55);
        for (let i = 0; i < 3; i += 1) put('light', ellipse(10, 312 + i * 30, 4.5, 4.5), trim.lit);
        ink(curve([[14, 318], [44, 346], [72, 322]]), trim.mid, 2.6);
        return;
      }
      lapels();
      if (look.outfit === 'duster' || look.outfit === 'coat') {
        cover(blob([[-54, 104, true], [-92, 146, true], [-64, 172], [-30, 152, true], [-50, 128]]));
        put('figure', blob([[-54, 104, true], [-92, 146, true], [-64, 172], [-30, 152, true], [-50, 128]]), main.shade, 0.7);
        cover(blob([[38, 108, true], [76, 146, true], [50, 170], [18, 152, true], [34, 130]]));
      }
      folds();
      return;
    }
    case 'shirt':
    case 'rags':
      cover(base);
      shadeBody();
      put('figure', polygon([[-40, 128], [30, 130], [0, 196]]), bust.skin.mid);
      put('figure', polygon([[-40, 128], [-14, 132], [-2, 188]]), bust.skin.deep, 0.7);
      put(
        'figure',
        joined(polygon([[-52, 118], [-8, 190], [-34, 206], [-68, 146]]), polygon([[36, 122], [-2, 190], [24, 206], [54, 148]])),
        bust.across(60, -70, { ...main, mid: lighter(main.mid, 0.1) }),
      );
      ink(line([[-2, 194], [8, 420]]), main.deep, 2.4, 0.7);
      if (look.outfit === 'rags') {
        cover(blob([[-74, 112], [-30, 140], [30, 128], [58, 116], [76, 150], [30, 182], [-40, 186], [-92, 152]]), second);
        put('figure', blob([[-74, 112], [-40, 138], [-46, 184], [-92, 152]]), second.deep, 0.6);
        ink(curve([[-60, 142], [-10, 164], [54, 142]]), second.deep, 3, 0.6);
        put('figure', polygon([[60, 250], [100, 240], [110, 290], [66, 300]]), trim.shade, 0.8);
      } else
        for (let i = 0; i < 4; i += 1) put('ink', ellipse(5 + i * 1.4, 226 + i * 44, 4, 4), trim.lit, 0.9);
      folds();
      return;
    case 'sweater':
    case 'parka':
    case 'hoodie':
    case 'jacket': {
      cover(base);
      shadeBody();
      if (look.outfit === 'sweater') {
        cover(blob([[-54, 104, true], [-20, 122], [32, 108, true], [42, 144], [-4, 164], [-62, 144]]));
        put('figure', blob([[-54, 104, true], [-34, 118], [-38, 158], [-62, 144]]), main.deep, 0.5);
        for (let i = 0; i < 6; i += 1)
          ink(curve([[-44 + i * 15, 118 + (i === 2 || i === 3 ? 6 : 0)], [-46 + i * 16, 148 + (i > 1 && i < 4 ? 8 : 0)]]), main.shade, 2, 0.7);
        for (const y of [230, 262])
          ink(curve([[-s * 0.9, y], [0, y + 26], [s * 0.84, y]]), trim.mid, 7, 0.75);
        return;
      }
      put('figure', polygon([[-34, 134], [26, 136], [20, 420], [-8, 420]]), bust.across(60, -40, tones(lighter(look.lining, 0.2))));
      if (look.outfit === 'hoodie' || look.outfit === 'parka') {
        const t = look.outfit === 'parka' ? tones(0xd8c4a4) : main;
        cover(blob([[-66, 92, true], [-98, 140], [-70, 190], [-14, 208, true], [-10, 170], [-44, 140]]), t);
        put('figure', blob([[-66, 92, true], [-98, 140], [-70, 190], [-40, 200, true], [-56, 150]]), t.shade, 0.75);
        cover(blob([[46, 98, true], [82, 140], [60, 190], [14, 208, true], [6, 170], [32, 142]]), t);
        if (look.outfit === 'hoodie')
          ink(joined(curve([[-18, 200], [-22, 250], [-18, 286]]), curve([[18, 200], [24, 246], [22, 276]])), lighter(look.trim, 0.3), 4);
        if (look.outfit === 'parka')
          ink(line([[4, 214], [8, 420]]), trim.mid, 5);
      } else {
        lapels();
        ink(line([[-s * 0.5, 300], [-s * 0.26, 286]]), trim.mid, 4);
        if (stage.spec.genre === 'cyberpunk')
          ink(joined(curve([[-50, 132], [-82, 148], [-70, 222]]), curve([[34, 130], [66, 146], [74, 214]])), lighter(stage.colors.accent, 0.15), 3.4);
      }
      folds();
      return;
    }
    case 'poncho':
      cover(base);
      cover(blob([[-60, 112, true], [-s * 0.98, 190], [-s * 1.3, 300], [-s * 1.3, 420, true], [s * 1.24, 420, true], [s * 1.22, 300], [s * 0.9, 186], [42, 116, true], [-4, 150]]), main);
      put('figure', blob([[-60, 112, true], [-s * 0.98, 190], [-s * 1.3, 300], [-s * 1.3, 420, true], [-s * 0.4, 420, true], [-s * 0.5, 240]]), main.shade, 0.65);
      for (const [y, t] of [[252, second], [276, trim], [326, second]] as const)
        ink(curve([[-s * 1.26, y + 34], [-s * 0.5, y - 22], [0, y + 10], [s * 0.5, y - 22], [s * 1.2, y + 34]]), t.mid, 10, 0.85);
      cover(blob([[-66, 108], [-20, 142], [40, 114], [56, 140], [6, 182], [-26, 180], [-78, 142]]), tones(mix(0xa8321f, look.lining, 0.25)));
      put('figure', blob([[-66, 108], [-34, 138], [-36, 174], [-78, 142]]), tones(0x7a2016).deep, 0.5);
      return;
    case 'spacesuit': {
      cover(base);
      shadeBody();
      const ring = blob([[-78, 118], [-40, 150], [10, 156], [56, 126], [68, 144], [20, 186], [-48, 180], [-92, 140]]);
      cover(ring, tones(mix(look.cloth, 0xb8c0c8, 0.5)));
      ink(curve([[-84, 132], [-44, 164], [12, 170], [62, 136]]), trim.mid, 4);
      put('figure', blob([[28, 240, true], [92, 236, true], [90, 306, true], [32, 312, true]]), main.shade);
      put('light', joined(box(40, 254, 7, 7), box(51, 254, 7, 7), box(62, 254, 7, 7)), lighter(stage.colors.accent, 0.2));
      ink(joined(line([[40, 274], [80, 273]]), line([[40, 284], [70, 283]]), line([[40, 294], [76, 293]])), second.deep, 2.4, 0.7);
      put('light', box(74, 252, 9, 9), lighter(look.trim, 0.2));
      ink(curve([[-s * 0.9, 200], [-s * 0.66, 240], [-s * 0.6, 420]]), trim.mid, 6, 0.8);
      ink(curve([[s * 0.86, 200], [s * 0.64, 240], [s * 0.62, 420]]), trim.mid, 6, 0.9);
      return;
    }
    case 'hero': {
      const cape = tones(look.lining);
      cover(base);
      shadeBody();
      cover(blob([[-50, 122, true], [-s * 0.92, 166], [-s * 1.3, 260], [-s * 1.36, 420, true], [-s * 1.02, 420, true], [-s * 0.86, 230], [-20, 172, true]]), cape);
      put('figure', blob([[-50, 122, true], [-s * 0.92, 166], [-s * 1.3, 260], [-s * 1.36, 420, true], [-s * 1.02, 420, true], [-s * 0.86, 230], [-20, 172, true]]), cape.shade, 0.7);
      cover(blob([[36, 124, true], [s * 0.84, 166], [s * 1.2, 260], [s * 1.26, 420, true], [s * 0.96, 420, true], [s * 0.8, 230], [10, 172, true]]), cape);
      const emblem: Point[] = [[6, 214], [52, 232], [40, 288], [8, 316], [-26, 288], [-38, 232]];
      put('figure', polygon(emblem), trim.mid);
      put('light', polygon([[14, 226], [30, 232], [12, 264], [30, 266], [-2, 304], [4, 276], [-12, 272]]), lighter(look.cloth, 0.1));
      ink(curve([[-s * 0.6, 300], [-20, 340], [s * 0.5, 300]]), main.deep, 2.4, 0.6);
      return;
    }
  }
}

/** The outline of head, shoulders and hair in one piece, for the thin light behind them. */
export function outline(bust: Bust): Path {
  return body(shoulderOf(bust) * (bust.look.outfit === 'cloak' || bust.look.outfit === 'poncho' || bust.look.outfit === 'hero' ? 1.16 : 1), 132);
}
