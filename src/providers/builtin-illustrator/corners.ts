import { fill } from './art.ts';
import { darker } from './color.ts';
import { box } from './path.ts';
import type { Stage } from './stage.ts';

/** Shade that the corners of a picture lie in. */
export function cornerShade({ art, w, h, colors }: Stage, cover: number): void {
  const dark = darker(colors.near, 0.5);
  fill(art, 'glow', box(0, 0, w, h), {
    ring: [w / 2, h * 0.48, Math.sqrt(w * w + h * h) * 0.54],
    stops: [
      [0.52, dark, 0],
      [0.78, dark, cover * 0.4],
      [1, dark, cover],
    ],
  });
}
