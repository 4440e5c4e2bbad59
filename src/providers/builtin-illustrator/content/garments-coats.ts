import { lighter, mix } from '../color.ts';
import { blob, box, curve, ellipse, joined, line, polygon } from '../path.ts';
import type { DrawGarment } from './garment.ts';

/** Coats, suits and what is worn over a shirt. */
export const garment: DrawGarment = ({ look, put, ink, tones, stage, s, main, trim, base, cover, shadeBody, folds, bust }) => {
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
    default:
  }
};
