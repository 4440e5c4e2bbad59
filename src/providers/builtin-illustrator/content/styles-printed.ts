import { printed, toned } from '../grade.ts';
import type { Styles } from '../style.ts';
import { edges } from './edges.ts';
import { grain } from './overlays-plain.ts';
import { rivets, seal } from './overlays-print.ts';

/** As it is cut and printed. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  steampunk: { grade: printed([0x120a06, 0x4c2c16, 0x9a6630, 0xd6a860, 0xfbeccb], 0.66, 1.1), overlays: [grain(0.29, 0.6), rivets()] },
  'ukiyo-e': { grade: printed([0x1f2433, 0x2f4a66, 0x8a5a4a, 0xc9a878, 0xf1e4c6], 0.68, 1.05), bands: 1, groundBands: 'keep', glow: 0.4, outline: { color: 0x22202c, widths: edges(0.7, 0.9, 1.1, 1.3) }, overlays: [grain(0.34, 0.4), seal(0xb5301f)] },
  papercut: { grade: toned({ saturation: 1.15, lift: 0.06 }), bands: 1, groundBands: 6, glow: 0.2, lifted: true, overlays: [grain(0.21, 0.5)] },
};
