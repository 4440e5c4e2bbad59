import { mix } from '../color.ts';
import { blob, curve, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';
import type { DrawGarment } from './garment.ts';

/** Clothes of older times. */
export const garment: DrawGarment = ({ look, put, ink, tones, stage, s, main, second, trim, body, base, turned, cover, shadeBody, folds, bust }) => {
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
    default:
  }
};
