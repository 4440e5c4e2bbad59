import { lighter, mix } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { DrawGarment } from './garment.ts';

/** Plain clothes, and those of no trade but one. */
export const garment: DrawGarment = ({ look, put, ink, tones, stage, s, main, second, trim, base, cover, shadeBody, folds, bust }) => {
  switch (look.outfit) {
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
    default:
  }
};
