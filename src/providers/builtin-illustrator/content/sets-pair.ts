import { fill } from '../art.ts';
import { lighter, mix } from '../color.ts';
import { box, joined } from '../path.ts';
import type { Path } from '../path.ts';
import type { Stage } from '../stage.ts';
import { lightLine } from './buildings.ts';

/** The bench that a couple sits on, seen from behind: drawn over them. */
export function benchBack(stage: Stage, x: number, y: number, s: number): void {
  const wood = mix(0x6a4428, stage.colors.near, 0.45);
  const slat = (at: number): Path => box(x - s, y - s * at, s * 2, s * 0.13);
  fill(stage.art, 'near', joined(slat(0.86), slat(0.66), slat(0.42), ...[-0.92, 0.84].map((at) => box(x + s * at, y - s * 0.9, s * 0.08, s * 0.9))), { line: [x - s, 0, x + s, 0], stops: [[0, wood, 1], [0.5, lighter(wood, 0.18), 1], [1, wood, 1]] });
}

/** Lights over two who belong together, from one tree outside the picture to another. */
export function paintLights(stage: Stage): void {
  const { w, h } = stage;
  for (const [from, to, sag] of [[0.1, 0.02, 0.1], [-0.02, 0.12, 0.06]] as const)
    lightLine(stage, [-w * 0.06, h * from], [w * 1.06, h * to], h * sag, 13, h * 0.02, false);
}
