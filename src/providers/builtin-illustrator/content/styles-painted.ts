import { luma, mix } from '../color.ts';
import { toned } from '../grade.ts';
import type { Styles } from '../style.ts';
import { noise, wander } from './noise.ts';
import { relief } from './relief.ts';
import { ragged } from './overlays-paper.ts';
import { bokeh, grain } from './overlays-plain.ts';

/** As it is painted, on paper, canvas or in clay. Numbers are lengths on a picture of 1000 x 1000. */
export const styles: Styles = {
  realistic: { grade: toned({ saturation: 0.8, contrast: 1.12, shadows: [0x1c2228, 0.25] }), glow: 1, filter: `${wander('0.05', 2, 5)}<feGaussianBlur in="d" stdDeviation=".7"/>`, display: true, overlays: [grain(0.34, 0.7)] },
  'studio-ghibli': { grade: toned({ saturation: 1.22, lift: 0.1, shadows: [0x2f5a6a, 0.35], lights: [0xfff3cc, 0.4] }), glow: 0.75, filter: wander('0.03', 3, 13), overlays: [grain(0.25, 0.35)] },
  pixar: { grade: toned({ saturation: 1.3, contrast: 0.96, lift: 0.05, shadows: [0x3f2a6a, 0.4], lights: [0xffe2b0, 0.45] }), glow: 1, filter: '<feGaussianBlur stdDeviation="9" result="b"/><feComposite in="SourceGraphic" in2="b" operator="arithmetic" k2=".78" k3=".32"/>', overlays: [bokeh(0xffe6b8)] },
  clay: { grade: toned({ saturation: 1.12, lift: 0.06, contrast: 0.94 }), bands: 2, groundBands: 3, glow: 0.4, filter: wander('0.012', 2, 22) + relief('0.035', 5, 1.05) },
  watercolor: { grade: toned({ saturation: 1.3, lift: 0.15, contrast: 0.98, lights: [0xfffaf0, 0.4] }), glow: 0.6, filter: `${wander('0.02', 4, 24)}${noise('0.008', 3, 'v', 11, 640)}<feColorMatrix in="v" values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 0 0 1.1 0 -.62" result="w"/><feMerge><feMergeNode in="d"/><feMergeNode in="w"/></feMerge>`, overlays: [grain(0.29, 0.4), ragged(0xfaf6ec)] },
  'oil-painting': { grade: toned({ saturation: 1.3, contrast: 1.1, lights: [0xffe8bc, 0.25], shadows: [0x2a1408, 0.3] }), glow: 0.9, bands: 4, groundBands: 'keep', filter: wander('0.03 0.05', 3, 15) + relief('0.02 0.11', 3.4, 0.48), display: true },
  charcoal: { grade: (color) => { const k = Math.round(Math.min(1, Math.max(0, (luma(color) - 0.5) * 1.2 + 0.55)) * 235); return mix((k << 16) | (k << 8) | k, 0xe8dcc8, 0.18); }, bands: 'keep', glow: 0.9, filter: wander('0.18', 3, 11), overlays: [grain(0.4, 0.5), ragged(0xefe8da)] },
};
