import { inked, plainGrade, printed, toned } from '../grade.ts';
import type { Styles } from '../style.ts';
import { blinds, letterbox, scanlines } from './overlays-film.ts';
import { flare, grain } from './overlays-plain.ts';

/** As a camera sees it. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  // No grain: nobody sees so little of it, and it takes as long to show as half of the picture.
  'modern-cinematic': { grade: toned({ contrast: 1.06, saturation: 1.04 }) },
  'cinematic-movie': { grade: toned({ contrast: 1.14, saturation: 0.92, shadows: [0x0c3a4a, 0.55], lights: [0xffc88a, 0.5] }), overlays: [grain(0.25, 0.75), flare(0x9fd8ff), letterbox()] },
  noir: { grade: inked([0x0b0b0d, 0x2a2a2d, 0x66655f, 0xa9a69e, 0xeee9de], 1.4, 0.14), bands: 4, groundBands: 5, glow: 0.85, overlays: [blinds(0x000000), grain(0.38, 0.8)] },
  cyberpunk: { grade: printed([0x07031c, 0x2c0f6e, 0xb51a9c, 0x3fd8f4, 0xf2ffff], 0.62, 1.25), outline: { color: 0xff2fb4, widths: { figure: 0.7, near: 0.6 } }, overlays: [scanlines(0x05021a, 0.2), flare(0x37f0ff)] },
  other: { grade: plainGrade },
};
