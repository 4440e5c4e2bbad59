import { printed, toned } from '../grade.ts';
import type { Styles } from '../style.ts';
import { edges } from './edges.ts';
import { wander } from './noise.ts';
import { gold } from './overlays-gold.ts';
import { bokeh, rays } from './overlays-plain.ts';

/** As it is gilded, and set in lead. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  fantasy: { grade: toned({ saturation: 1.28, contrast: 1.06, shadows: [0x2a1050, 0.35], lights: [0xffe09a, 0.4] }), filter: wander('0.04', 3, 6), overlays: [bokeh(0xffe6a0), gold()] },
  'stained-glass': { grade: toned({ saturation: 1.8, contrast: 1.05, lift: 0.1 }), bands: 1, groundBands: 5, glow: 0.5, outline: { color: 0x0c0a10, widths: { ground: 3, far: 3, mid: 3, near: 3, figure: 3, skin: 2, light: 2 } }, filter: wander('0.01', 1, 10) },
  'art-deco': { grade: printed([0x0b1622, 0x14424a, 0x9a7430, 0xe0bc6a, 0xf8ecca], 0.72, 1.15), bands: 2, groundBands: 5, glow: 0.3, outline: { color: 0x0b1622, widths: edges(0.8, 1, 1.4, 1.6) }, overlays: [rays(0xf4dc98, 0.1, 20), gold()] },
};
