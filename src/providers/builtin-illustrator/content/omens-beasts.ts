import { fill, halo } from '../art.ts';
import type { Chance } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, ellipse, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Omen, Stage } from '../stage.ts';
import { dragon } from './dragon.ts';
import { birds } from './omens-birds.ts';

/** Creatures that no country has. */
export const omen: Omen = (stage, c, { x, y, color }) => {
  const { spec, w, side, art } = stage;
  if (spec.genre === 'magical-realism') {
    whale(stage, x, y, w * 0.15);
    lanterns(stage, c);
  } else if (c.odds(0.85)) fill(art, 'mid', dragon(x, y, w * 0.085, side), color);
  else birds(stage, c, x, y, 7);
};

/** A whale that swims through the clouds. */
function whale({ art, colors, side }: Stage, x: number, y: number, s: number): void {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  const body = mix(mix(colors.mid, colors.far, 0.6), colors.near, 0.25);
  const shape = blob([p(1, 0.02, true), p(0.9, -0.2), p(0.4, -0.34), p(-0.2, -0.26), p(-0.8, -0.02), p(-1.05, -0.24), p(-1.34, -0.34, true), p(-1.14, -0.06), p(-1.3, 0.14, true), p(-0.98, 0.1), p(-0.5, 0.16), p(0.2, 0.24), p(0.8, 0.16)]);
  fill(art, 'mid', shape, { line: [0, y - s * 0.3, 0, y + s * 0.24], stops: [[0, mix(body, colors.light, 0.3), 1], [0.6, body, 1], [1, mix(body, colors.low, 0.5), 1]] });
  fill(art, 'mid', blob([p(0.95, 0.05, true), p(0.5, 0.1), p(0, 0.12, true), p(0.3, 0.22), p(0.8, 0.15)]), mix(colors.low, colors.light, 0.4), 0.6);
  fill(art, 'mid', polygon([p(0.34, 0.14), p(0.1, 0.46), p(-0.12, 0.5), p(0.06, 0.16)]), darker(body, 0.2));
  fill(art, 'ink', ellipse(...at(p(0.72, 0)), s * 0.02), darker(colors.near, 0.2));
}

function lanterns({ art, colors, w, horizon }: Stage, c: Chance): void {
  for (let i = 0; i < 7; i += 1) {
    const x = c.between(0.06, 0.94) * w;
    const y = horizon * c.between(0.35, 0.95);
    const s = c.between(4, 10);
    fill(art, 'glow', ellipse(x, y, s * 4), halo(x, y, s * 4, colors.accent, 0.55));
    fill(art, 'light', polygon([[x - s * 0.8, y + s], [x - s, y - s * 0.6], [x, y - s * 1.2], [x + s, y - s * 0.6], [x + s * 0.8, y + s]]), lighter(colors.accent, 0.35));
  }
}

const at = ([x, y]: Point): [number, number] => [x, y];
