import { contrasted, lighter, mix, saturated } from '../color.ts';
import { printed, toned } from '../grade.ts';
import type { Grade } from '../grade.ts';
import type { Styles } from '../style.ts';
import { edges } from './edges.ts';
import { halftone, speed } from './overlays-drawn.ts';
import { bokeh, border, grain, rays, wash } from './overlays-plain.ts';

const yellowPeople: Grade = (color, role) => (role === 'skin' ? mix(0xffd62e, contrasted(color, 0.6), 0.2) : lighter(contrasted(saturated(color, 1.5), 1.05), 0.12));

/** As it is drawn. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  anime: { grade: toned({ saturation: 1.4, contrast: 1.08, lift: 0.06, lights: [0xfff6e0, 0.3] }), bands: 3, groundBands: 'keep', glow: 0.7, outline: { color: 0x23203a, widths: { figure: 1.5, skin: 1.3, near: 1.1, mid: 0.7 } }, overlays: [bokeh(0xffffff)] },
  'dragonball-z': { grade: toned({ saturation: 1.7, contrast: 1.2 }), bands: 2, groundBands: 5, glow: 0.35, outline: { color: 0x0a0810, widths: edges(1.4, 2, 2.6, 3) }, overlays: [speed(0xffffff)] },
  fortnite: { grade: toned({ saturation: 1.45, contrast: 1.1, shadows: [0x3a1f8a, 0.5], lights: [0xfff08a, 0.4] }), bands: 3, groundBands: 4, glow: 0.6, outline: { color: 0x1d1147, widths: { figure: 2.4, skin: 1.8, near: 1.8 } }, overlays: [rays(0xffffff, 0.1, 14), halftone(0x2a1470, 15, 0.55)] },
  'the-simpsons': { grade: yellowPeople, bands: 1, groundBands: 1, glow: 0, outline: { color: 0x1c1410, widths: edges(1.2, 1.4, 1.6, 1.7) } },
  'cell-shaded': { grade: toned({ saturation: 1.2, contrast: 1.08 }), bands: 3, groundBands: 6, glow: 0.5, outline: { color: null, widths: edges(0.8, 1.5, 2, 2.4) } },
  comic: { grade: toned({ saturation: 1.5, contrast: 1.2 }), bands: 2, groundBands: 3, glow: 0.3, outline: { color: 0x0b0a10, widths: edges(1.3, 2, 2.8, 3) }, overlays: [halftone(0x101020, 12, 0.5), border(0xfbf8f0, 20, { line: 0x0b0a10 })] },
  vintage: { grade: printed([0x2a2530, 0x7c4034, 0xc98a54, 0x8fa68c, 0xf3dfb2], 0.6, 1), bands: 3, groundBands: 5, glow: 0.5, overlays: [wash(0xe8c88a, 0.12), grain(0.42, 0.5), border(0xf2e6cc, 30, { round: 14 })] },
};
