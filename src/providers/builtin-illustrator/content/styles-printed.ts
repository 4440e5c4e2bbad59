import { plainGrade, printed, toned } from '../grade.ts';
import type { Styles } from '../style.ts';
import { edges } from './edges.ts';
import { wander } from './noise.ts';
import { gold } from './overlays-gold.ts';
import { border, grain, rays } from './overlays-plain.ts';
import { rivets, seal, squares } from './overlays-print.ts';

/** As it is cut and printed. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  steampunk: { grade: printed([0x120a06, 0x4c2c16, 0x9a6630, 0xd6a860, 0xfbeccb], 0.66, 1.1), overlays: [grain(0.29, 0.6), rivets()] },
  'line-art': { grade: plainGrade, hatch: { paper: 0xfbf8f0, ink: 0x1a1820, weight: 1, solidBelow: 0.15 } },
  woodcut: { grade: toned({ contrast: 1.35 }), hatch: { paper: 0xf0e2c4, ink: 0x1d1310, weight: 2, solidBelow: 0.26 }, filter: wander('0.05', 2, 5), overlays: [border(0xf0e2c4, 26, { line: 0x1d1310 })] },
  'stained-glass': { grade: toned({ saturation: 1.8, contrast: 1.05, lift: 0.1 }), bands: 1, groundBands: 5, glow: 0.5, outline: { color: 0x0c0a10, widths: { ground: 3, far: 3, mid: 3, near: 3, figure: 3, skin: 2, light: 2 } }, filter: wander('0.01', 1, 10) },
  'ukiyo-e': { grade: printed([0x1f2433, 0x2f4a66, 0x8a5a4a, 0xc9a878, 0xf1e4c6], 0.68, 1.05), bands: 1, groundBands: 'keep', glow: 0.4, outline: { color: 0x22202c, widths: edges(0.7, 0.9, 1.1, 1.3) }, overlays: [grain(0.34, 0.4), seal(0xb5301f)] },
  papercut: { grade: toned({ saturation: 1.15, lift: 0.06 }), bands: 1, groundBands: 6, glow: 0.2, lifted: true, overlays: [grain(0.21, 0.5)] },
  blueprint: { grade: plainGrade, wire: { ground: 0x14407a, ink: 0xd6e8ff }, overlays: [squares(0xbfdcff)] },
  'art-deco': { grade: printed([0x0b1622, 0x14424a, 0x9a7430, 0xe0bc6a, 0xf8ecca], 0.72, 1.15), bands: 2, groundBands: 5, glow: 0.3, outline: { color: 0x0b1622, widths: edges(0.8, 1, 1.4, 1.6) }, overlays: [rays(0xf4dc98, 0.1, 20), gold()] },
};
