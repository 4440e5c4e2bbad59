import { fill, halo } from '../art.ts';
import { birds } from '../birds.ts';
import type { Chance } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, ellipse, joined, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import type { Worlds } from '../world.ts';

function petals({ art, colors, w, h }: Stage, c: Chance): void {
  const list = Array.from({ length: 22 }, () => {
    const x = c.between(0, w);
    const y = c.between(h * 0.1, h * 0.9);
    const s = c.between(4, 11);
    return blob([[x, y, true], [x + s, y - s * 0.5], [x + s * 1.7, y + s * 0.2, true], [x + s * 0.7, y + s * 0.5]]);
  });
  fill(art, 'air', joined(...list), mix(colors.accent, colors.light, 0.45), 0.8);
}

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

/** Stories of hearts. */
export const worlds: Worlds = {
  romance: {
    colors: ['b8b eab fec c9a 424 fed f78', '8be cde fee bcc 356 ffe e68', '648 d68 fb8 a57 324 fda f78', '224 437 969 647 112 fee fa8'],
    wear: 'gown shirt coat sweater', hats: 'none none none straw', cloth: 'c46a84 7a94b8 e0c4b0 8a5a7a', trim: 'f0d0a0',
    homes: ['lake', 'garden', 'coast'],
    marks: ['villa', 'lighthouse', 'church'],
    omen: (stage, c, { x, y }) => {
      petals(stage, c);
      birds(stage, c, x, y, 2);
    },
  },
  drama: {
    colors: ['889 cba edc a99 323 fed c64', '9aa ccb edc aaa 333 ffe b53', '445 966 da7 755 212 fda e95', '112 233 566 344 111 ded ea6'],
    wear: 'coat sweater shirt', hats: 'none none none cap', cloth: '5f5a50 7a5a44 4a5864 6a4448', trim: 'b8a078',
    homes: ['station'],
    marks: ['church', 'cottage'],
  },
  'magical-realism': {
    colors: ['499 eab feb 9ba 234 ffd f69', '2a9 8dc fec 6ba 144 ffe f58', '247 c59 fb7 758 124 fda 5ec', '023 156 4aa 267 012 dfe f7b'],
    wear: 'shirt gown coat', hats: 'none straw none', cloth: 'd88a4a 2f8a8a c44a6a e0c060', trim: 'ffb0d0',
    homes: ['village', 'lake', 'garden'],
    marks: ['great-tree', 'church', 'clock-tower'],
    omen: (stage, c, { x, y }) => {
      whale(stage, x, y, stage.w * 0.15);
      lanterns(stage, c);
    },
  },
};
