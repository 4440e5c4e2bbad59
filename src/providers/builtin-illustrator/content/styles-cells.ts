import { toned } from '../grade.ts';
import type { Styles } from '../style.ts';

/** As it is put together of cells. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  roblox: { grade: toned({ saturation: 1.5, lift: 0.08 }), glow: 0.8, grid: { cells: 62, face: 'brick', levels: 11, dither: 0 } },
  minecraft: { grade: toned({ saturation: 1.15, contrast: 1.06 }), glow: 0.7, grid: { cells: 52, face: 'cube', levels: 12, dither: 0 } },
  lego: { grade: toned({ saturation: 1.55, contrast: 1.08, lift: 0.04 }), glow: 0.7, grid: { cells: 48, face: 'stud', levels: 6, dither: 0 } },
  'pixel-art': { grade: toned({ saturation: 1.2, contrast: 1.1 }), glow: 0.8, grid: { cells: 100, face: 'pixel', levels: 8, dither: 0.5 } },
  mosaic: { grade: toned({ saturation: 1.35, contrast: 1.1 }), glow: 0.7, grid: { cells: 58, face: 'tile', levels: 9, dither: 0.3 } },
};
