import { contrasted, lighter, luma, mix, saturated } from '../color.ts';
import { inked, plainGrade, printed, toned } from '../grade.ts';
import type { Grade } from '../grade.ts';
import type { PaintSpec } from '../spec.ts';
import type { Style } from '../style.ts';

/** Noise that is computed for a tile and repeated: a browser without a graphics card takes long over every pixel of it. */
const noise = (frequency: string, octaves: number, name: string, seed: number, tile = 320): string => `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" x="0" y="0" width="${tile}" height="${tile}" stitchTiles="stitch"/><feTile result="${name}"/>`;
/** Edges that wander by up to half of `scale`. */
const wander = (frequency: string, octaves: number, scale: number): string => `${noise(frequency, octaves, 'n', 7)}<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/>`;
/** The relief of a rough ground, as light from the upper left shows it. */
const relief = (frequency: string, height: number, strength: number): string => `${noise(frequency, 3, 'r', 3)}<feDiffuseLighting in="r" surfaceScale="${height}" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="d" in2="l" operator="arithmetic" k1="${strength}" k2="${Math.round((1 - strength * 0.84) * 100) / 100}"/>`;

const edges = (far: number, mid: number, near: number, figure: number): NonNullable<Style['outline']>['widths'] => ({ far, mid, near, figure, skin: figure * 0.8, light: mid * 0.6 });

const yellowPeople: Grade = (color, role) => (role === 'skin' ? mix(0xffd62e, contrasted(color, 0.6), 0.2) : lighter(contrasted(saturated(color, 1.5), 1.05), 0.12));

/** What each style does. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: { readonly [style in PaintSpec['style']]: Style } = {
  'modern-cinematic': { grade: toned({ contrast: 1.06, saturation: 1.04 }), overlays: [{ type: 'grain', strength: 0.1, fine: 0.7 }] },
  realistic: { grade: toned({ saturation: 0.8, contrast: 1.12, shadows: [0x1c2228, 0.25] }), glow: 1, filter: `${wander('0.05', 2, 5)}<feGaussianBlur in="d" stdDeviation=".7"/>`, overlays: [{ type: 'grain', strength: 0.34, fine: 0.7 }] },
  anime: { grade: toned({ saturation: 1.4, contrast: 1.08, lift: 0.06, lights: [0xfff6e0, 0.3] }), bands: 3, groundBands: 'keep', glow: 0.7, outline: { color: 0x23203a, widths: { figure: 1.5, skin: 1.3, near: 1.1, mid: 0.7 } }, overlays: [{ type: 'bokeh', color: 0xffffff }] },
  'studio-ghibli': { grade: toned({ saturation: 1.22, lift: 0.1, shadows: [0x2f5a6a, 0.35], lights: [0xfff3cc, 0.4] }), glow: 0.75, filter: wander('0.03', 3, 13), overlays: [{ type: 'grain', strength: 0.25, fine: 0.35 }] },
  'dragonball-z': { grade: toned({ saturation: 1.7, contrast: 1.2 }), bands: 2, groundBands: 5, glow: 0.35, outline: { color: 0x0a0810, widths: edges(1.4, 2, 2.6, 3) }, overlays: [{ type: 'speed', color: 0xffffff }] },
  pixar: { grade: toned({ saturation: 1.3, contrast: 0.96, lift: 0.05, shadows: [0x3f2a6a, 0.4], lights: [0xffe2b0, 0.45] }), glow: 1, filter: '<feGaussianBlur stdDeviation="9" result="b"/><feComposite in="SourceGraphic" in2="b" operator="arithmetic" k2=".78" k3=".32"/>', overlays: [{ type: 'bokeh', color: 0xffe6b8 }] },
  roblox: { grade: toned({ saturation: 1.5, lift: 0.08 }), glow: 0.8, grid: { cells: 62, face: 'brick', levels: 11, dither: 0 } },
  minecraft: { grade: toned({ saturation: 1.15, contrast: 1.06 }), glow: 0.7, grid: { cells: 52, face: 'cube', levels: 12, dither: 0 } },
  fortnite: { grade: toned({ saturation: 1.45, contrast: 1.1, shadows: [0x3a1f8a, 0.5], lights: [0xfff08a, 0.4] }), bands: 3, groundBands: 4, glow: 0.6, outline: { color: 0x1d1147, widths: { figure: 2.4, skin: 1.8, near: 1.8 } }, overlays: [{ type: 'rays', color: 0xffffff, cover: 0.1, count: 14 }, { type: 'halftone', color: 0x2a1470, size: 15, cover: 0.55 }] },
  'the-simpsons': { grade: yellowPeople, bands: 1, groundBands: 1, glow: 0, outline: { color: 0x1c1410, widths: edges(1.2, 1.4, 1.6, 1.7) } },
  lego: { grade: toned({ saturation: 1.55, contrast: 1.08, lift: 0.04 }), glow: 0.7, grid: { cells: 48, face: 'stud', levels: 6, dither: 0 } },
  clay: { grade: toned({ saturation: 1.12, lift: 0.06, contrast: 0.94 }), bands: 2, groundBands: 3, glow: 0.4, filter: wander('0.012', 2, 22) + relief('0.035', 5, 1.05) },
  'cell-shaded': { grade: toned({ saturation: 1.2, contrast: 1.08 }), bands: 3, groundBands: 6, glow: 0.5, outline: { color: null, widths: edges(0.8, 1.5, 2, 2.4) } },
  'cinematic-movie': { grade: toned({ contrast: 1.14, saturation: 0.92, shadows: [0x0c3a4a, 0.55], lights: [0xffc88a, 0.5] }), overlays: [{ type: 'grain', strength: 0.25, fine: 0.75 }, { type: 'flare', color: 0x9fd8ff }, { type: 'letterbox' }] },
  fantasy: { grade: toned({ saturation: 1.28, contrast: 1.06, shadows: [0x2a1050, 0.35], lights: [0xffe09a, 0.4] }), filter: wander('0.04', 3, 6), overlays: [{ type: 'bokeh', color: 0xffe6a0 }, { type: 'gold' }] },
  cyberpunk: { grade: printed([0x07031c, 0x2c0f6e, 0xb51a9c, 0x3fd8f4, 0xf2ffff], 0.62, 1.25), outline: { color: 0xff2fb4, widths: { figure: 0.7, near: 0.6 } }, overlays: [{ type: 'scanlines', color: 0x05021a, cover: 0.2 }, { type: 'flare', color: 0x37f0ff }] },
  noir: { grade: inked([0x0b0b0d, 0x2a2a2d, 0x66655f, 0xa9a69e, 0xeee9de], 1.4, 0.14), bands: 4, groundBands: 5, glow: 0.85, overlays: [{ type: 'blinds', color: 0x000000 }, { type: 'grain', strength: 0.38, fine: 0.8 }] },
  vintage: { grade: printed([0x2a2530, 0x7c4034, 0xc98a54, 0x8fa68c, 0xf3dfb2], 0.6, 1), bands: 3, groundBands: 5, glow: 0.5, overlays: [{ type: 'wash', color: 0xe8c88a, cover: 0.12 }, { type: 'grain', strength: 0.42, fine: 0.5 }, { type: 'border', color: 0xf2e6cc, width: 30, round: 14 }] },
  steampunk: { grade: printed([0x120a06, 0x4c2c16, 0x9a6630, 0xd6a860, 0xfbeccb], 0.66, 1.1), overlays: [{ type: 'grain', strength: 0.29, fine: 0.6 }, { type: 'rivets' }] },
  comic: { grade: toned({ saturation: 1.5, contrast: 1.2 }), bands: 2, groundBands: 3, glow: 0.3, outline: { color: 0x0b0a10, widths: edges(1.3, 2, 2.8, 3) }, overlays: [{ type: 'halftone', color: 0x101020, size: 12, cover: 0.5 }, { type: 'border', color: 0xfbf8f0, width: 20, line: 0x0b0a10 }] },
  watercolor: { grade: toned({ saturation: 1.3, lift: 0.15, contrast: 0.98, lights: [0xfffaf0, 0.4] }), glow: 0.6, filter: `${wander('0.02', 4, 24)}${noise('0.008', 3, 'v', 11, 640)}<feColorMatrix in="v" values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 0 0 1.1 0 -.62" result="w"/><feMerge><feMergeNode in="d"/><feMergeNode in="w"/></feMerge>`, overlays: [{ type: 'grain', strength: 0.29, fine: 0.4 }, { type: 'ragged', paper: 0xfaf6ec }] },
  'oil-painting': { grade: toned({ saturation: 1.3, contrast: 1.1, lights: [0xffe8bc, 0.25], shadows: [0x2a1408, 0.3] }), glow: 0.9, bands: 4, groundBands: 'keep', filter: wander('0.03 0.05', 3, 15) + relief('0.02 0.11', 3.4, 0.9) },
  'pixel-art': { grade: toned({ saturation: 1.2, contrast: 1.1 }), glow: 0.8, grid: { cells: 100, face: 'pixel', levels: 8, dither: 0.5 } },
  'line-art': { grade: plainGrade, hatch: { paper: 0xfbf8f0, ink: 0x1a1820, weight: 1, solidBelow: 0.15 } },
  other: { grade: plainGrade },
  woodcut: { grade: toned({ contrast: 1.35 }), hatch: { paper: 0xf0e2c4, ink: 0x1d1310, weight: 2, solidBelow: 0.26 }, filter: wander('0.05', 2, 5), overlays: [{ type: 'border', color: 0xf0e2c4, width: 26, line: 0x1d1310 }] },
  'stained-glass': { grade: toned({ saturation: 1.8, contrast: 1.05, lift: 0.1 }), bands: 1, groundBands: 5, glow: 0.5, outline: { color: 0x0c0a10, widths: { ground: 3, far: 3, mid: 3, near: 3, figure: 3, skin: 2, light: 2 } }, filter: wander('0.01', 1, 10) },
  'ukiyo-e': { grade: printed([0x1f2433, 0x2f4a66, 0x8a5a4a, 0xc9a878, 0xf1e4c6], 0.68, 1.05), bands: 1, groundBands: 'keep', glow: 0.4, outline: { color: 0x22202c, widths: edges(0.7, 0.9, 1.1, 1.3) }, overlays: [{ type: 'grain', strength: 0.34, fine: 0.4 }, { type: 'seal', color: 0xb5301f }] },
  charcoal: { grade: (color) => { const k = Math.round(Math.min(1, Math.max(0, (luma(color) - 0.5) * 1.2 + 0.55)) * 235); return mix((k << 16) | (k << 8) | k, 0xe8dcc8, 0.18); }, bands: 'keep', glow: 0.9, filter: wander('0.18', 3, 11), overlays: [{ type: 'grain', strength: 0.4, fine: 0.5 }, { type: 'ragged', paper: 0xefe8da }] },
  papercut: { grade: toned({ saturation: 1.15, lift: 0.06 }), bands: 1, groundBands: 6, glow: 0.2, lifted: true, overlays: [{ type: 'grain', strength: 0.21, fine: 0.5 }] },
  mosaic: { grade: toned({ saturation: 1.35, contrast: 1.1 }), glow: 0.7, grid: { cells: 58, face: 'tile', levels: 9, dither: 0.3 } },
  blueprint: { grade: plainGrade, wire: { ground: 0x14407a, ink: 0xd6e8ff }, overlays: [{ type: 'squares', color: 0xbfdcff }] },
  'art-deco': { grade: printed([0x0b1622, 0x14424a, 0x9a7430, 0xe0bc6a, 0xf8ecca], 0.72, 1.15), bands: 2, groundBands: 5, glow: 0.3, outline: { color: 0x0b1622, widths: edges(0.8, 1, 1.4, 1.6) }, overlays: [{ type: 'rays', color: 0xf4dc98, cover: 0.1, count: 20 }, { type: 'gold' }] },
};
