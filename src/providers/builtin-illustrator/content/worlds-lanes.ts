import { fill } from '../art.ts';
import { crows } from '../birds.ts';
import { sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, moved, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { things } from '../things.ts';
import type { Worlds } from '../world.ts';

/** Three geese in single file, of which the first has taken somebody's hat. */
function geese(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const { art, colors } = stage;
  const feather = mix(mix(0xf6f2e6, colors.low, 0.15), stage.at(0.5), 0.12);
  for (const [i, size] of [1, 0.86, 0.72].entries()) {
    const k = s * size;
    const gx = x + dir * s * (0.55 - i * 1.35);
    const put = (path: Path): Path => moved(path, { sx: k * dir, sy: k, dx: gx, dy: y - i * s * 0.04 });
    fill(art, 'glow', ellipse(gx, y - i * s * 0.04, k * 0.6, k * 0.07), darker(colors.near, 0.3), 0.5);
    fill(art, 'near', put(joined(taper([[-0.06, -0.3], [-0.04, 0], [0.1, 0]], 0.05, 0.07), taper([[0.14, -0.3], [0.2, -0.02], [0.34, 0]], 0.05, 0.07))), 0xd07a28);
    fill(art, 'near', put(polygon([[0.5, -1.24], [0.78, -1.14], [0.5, -1.1]])), 0xe08a30);
    for (const part of [blob([[-0.72, -0.6, true], [-0.3, -0.66], [0.1, -0.7], [0.34, -0.56], [0.34, -0.3], [0.04, -0.18], [-0.36, -0.24]]), taper([[0.2, -0.5], [0.36, -0.86], [0.36, -1.16]], 0.3, 0.16), ellipse(0.42, -1.17, 0.13, 0.11)])
      fill(art, 'near', put(part), feather);
    fill(art, 'near', put(blob([[-0.62, -0.58, true], [-0.2, -0.6], [0.12, -0.5], [-0.12, -0.34], [-0.4, -0.4]])), darker(feather, 0.14));
    fill(art, 'near', put(ellipse(0.46, -1.2, 0.022)), darker(colors.near, 0.4));
    if (i === 0) fill(art, 'near', put(joined(box(0.16, -1.3, 0.52, 0.05), blob([[0.25, -1.29, true], [0.26, -1.5], [0.42, -1.58], [0.58, -1.5], [0.59, -1.29, true]]))), mix(0x2c2320, stage.at(1), 0.3));
  }
}

/** An iron gate, one wing ajar, before whatever there is to find out. */
function gate(stage: Stage, y: number): void {
  const { w, h, side } = stage;
  const parts: Path[] = [];
  const p = (px: number): number => w * (0.5 - side * px);
  const wing = (from: number, to: number): void => {
    const step = (to - from) / 6;
    for (let i = 0; i <= 6; i += 1) parts.push(polygon([[p(from + step * i) - 3, y], [p(from + step * i) - 2, y - h * (0.3 + 0.05 * sin(i / 12))], [p(from + step * i), y - h * (0.34 + 0.05 * sin(i / 12))], [p(from + step * i) + 2, y - h * (0.3 + 0.05 * sin(i / 12))], [p(from + step * i) + 3, y]]));
    for (const k of [0.05, 0.27]) parts.push(box(Math.min(p(from), p(to)), y - h * k, Math.abs(p(to) - p(from)), 5));
  };
  wing(0.11, 0.2);
  wing(0.4, 0.24);
  // The wall that it is the gate of.
  const edge = (px: number, out: number): void => {
    const [x1, x2] = [p(px), w * (0.5 - side * out)];
    parts.push(box(Math.min(x1, x2), y - h * 0.2, Math.abs(x2 - x1), h * 0.21));
  };
  edge(0.42, 0.56);
  edge(0.09, -0.02);
  // Where people walk it has fallen down.
  parts.push(polygon([[-0.02, 0.2], [-0.02, -0.01], [-0.2, -0.01], [-0.15, 0.03], [-0.11, 0.09], [-0.06, 0.12], [-0.05, 0.18]].map(([px = 0, py = 0]): Point => [w * (0.5 - side * px), y - h * py])));
  for (const px of [0.09, 0.42]) parts.push(box(p(px) - w * 0.02, y - h * 0.36, w * 0.04, h * 0.37), box(p(px) - w * 0.027, y - h * 0.37, w * 0.054, h * 0.025), ellipse(p(px), y - h * 0.395, w * 0.018));
  things(stage, joined(...parts), 0.85);
}

function balloon({ art, colors, side }: Stage, x: number, y: number, s: number): void {
  const hull = blob([[x, y - s, true], [x + s * 0.86, y - s * 0.3], [x + s * 0.66, y + s * 0.42], [x + s * 0.2, y + s, true], [x - s * 0.2, y + s, true], [x - s * 0.66, y + s * 0.42], [x - s * 0.86, y - s * 0.3]]);
  fill(art, 'mid', hull, { line: [x + side * s, 0, x - side * s, 0], stops: [[0, lighter(colors.accent, 0.25), 1], [0.6, colors.accent, 1], [1, darker(colors.accent, 0.35), 1]] });
  for (const k of [-0.5, 0.12]) fill(art, 'mid', blob([[x, y - s, true], [x + s * (k + 0.34), y - s * 0.3], [x + s * (k + 0.34) * 0.7, y + s * 0.42], [x + s * 0.06, y + s, true], [x - s * 0.04, y + s, true], [x + s * k * 0.7, y + s * 0.42], [x + s * k, y - s * 0.3]]), lighter(colors.light, 0.1), 0.75);
  fill(art, 'mid', joined(box(x - s * 0.17, y + s * 1.3, s * 0.34, s * 0.26), taper([[x - s * 0.18, y + s], [x - s * 0.14, y + s * 1.32]], 1.4, 1.4), taper([[x + s * 0.18, y + s], [x + s * 0.14, y + s * 1.32]], 1.4, 1.4)), mix(0x7a5030, colors.far, 0.3));
}

/** Stories of villages and what is odd in them. */
export const worlds: Worlds = {
  mystery: {
    colors: ['678 aba ddb 899 223 fec fc5', '799 bcb ded 9aa 233 eee eb4', '234 567 ca8 466 122 fd8 fb4', '022 134 366 245 011 ded fc4'],
    wear: 'coat suit gown', hats: 'fedora none none', cloth: '3f4a4a 5a3f4a 2f3f3c 6a5a44', trim: 'd0ac54',
    homes: ['garden', 'village', 'garden', 'graveyard'],
    marks: ['manor', 'lighthouse', 'clock-tower'],
    omen: crows,
    set: (stage, { y }) => gate(stage, y),
  },
  comedy: {
    colors: ['5bd fc8 feb ea7 436 ffd f66', '3bd 8dd fec 7cb 246 fff f64', '55a e78 fc6 a69 225 fea fd4', '227 45a 78d 56b 114 ffd fd4'],
    wear: 'sweater shirt hoodie', hats: 'none none beanie cap', cloth: 'e09a2c 3fa0a0 d8584a 7a9a3c', trim: 'ffd84a',
    homes: ['village', 'farm', 'village'],
    marks: ['windmill', 'cottage'],
    omen: (stage, _, { x, y }) => {
      balloon(stage, x, y, 46);
      balloon(stage, x - stage.side * 90, y + 46, 22);
    },
    set: (stage, { x }) => geese(stage, x, stage.h * 0.9, Math.min(stage.h * 0.16, stage.w * 0.1), stage.side),
  },
};
