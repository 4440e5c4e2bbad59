import { downward, fill, stroke } from '../art.ts';
import { birds } from '../birds.ts';
import { sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { windowLight } from '../marks.ts';
import { blob, box, ellipse, joined, line, moved, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { watersides } from '../spec.ts';
import type { SetPlace, Stage } from '../stage.ts';
import { things } from '../things.ts';
import type { Worlds } from '../world.ts';
import { cactus } from '../plants-palms.ts';

/** What stands in the street of a western, and of a time of carriages. */
function set(stage: Stage, { y }: SetPlace): void {
  const { spec, w, h, side } = stage;
  if (spec.genre === 'historical') {
    if (!watersides.has(spec.place)) carriage(stage, w * (0.5 - side * 0.24), y + h * 0.03, Math.min(h * 0.17, w * 0.11), side);
    columns(stage);
    return;
  }
  const c = stage.chance('cacti');
  if (spec.genre === 'western' && spec.place !== 'saloon-street')
    things(stage, joined(cactus(c, w * (0.5 + side * 0.4), h * 0.86, h * 0.36), cactus(c, w * (0.5 - side * 0.44), h * 0.76, h * 0.17)), 0.8);
  // It waits at the edge of the way, about as high as the hero.
  horse(stage, w * (0.5 - side * 0.24), y + h * 0.01, Math.min(h * 0.16, w * 0.12), side);
}

function horse(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const put = (path: Path): Path => moved(path, { sx: s * dir, sy: s, dx: x, dy: y });
  const leg = (a: Point, b: Point, c: Point): Path => taper([a, b, c], 0.16, 0.075);
  // Each filled by itself: outlines that run opposite ways would cut holes into each other.
  const parts = [
    leg([0.5, -0.62], [0.5, -0.3], [0.54, 0]),
    leg([0.38, -0.6], [0.34, -0.28], [0.38, 0]),
    leg([-0.54, -0.66], [-0.62, -0.32], [-0.54, 0]),
    leg([-0.4, -0.6], [-0.44, -0.3], [-0.38, 0]),
    taper([[-0.62, -0.88], [-0.84, -0.6], [-0.78, -0.22]], 0.15, 0.05),
    blob([[1.02, -1.06, true], [0.98, -0.95], [0.78, -1.04], [0.64, -0.76], [0.54, -0.5], [0.1, -0.46], [-0.4, -0.5], [-0.62, -0.56], [-0.66, -0.86], [-0.4, -0.98], [0, -0.9], [0.28, -0.98], [0.54, -1.3], [0.7, -1.42], [0.74, -1.54, true], [0.82, -1.36]]),
  ].map(put);
  const [trunk = []] = parts.slice(-1);
  fill(stage.art, 'glow', ellipse(x, y, s, s * 0.1), darker(stage.colors.near, 0.3), 0.5);
  fill(stage.art, 'near', moved(trunk, { sx: 1, sy: 1, dx: stage.side * 1.5, dy: -1.5 }), mix(stage.colors.light, stage.colors.low, 0.3));
  for (const part of parts) fill(stage.art, 'near', part, mix(0x5a3820, stage.at(0.9), 0.6));
  things(stage, put(joined(taper([[0.7, -1.48], [0.46, -1.22], [0.28, -0.96]], 0.16, 0.08), blob([[-0.22, -0.98, true], [-0.02, -0.9], [0.2, -1.06, true], [0.2, -0.62, true], [-0.2, -0.66, true]]))), 1);
}

const wheel = (x: number, y: number, r: number): Path =>
  joined(ellipse(x, y, r), ...[0, 0.125, 0.25, 0.375].map((turn) => line([[x - sin(turn + 0.25) * r, y - sin(turn) * r], [x + sin(turn + 0.25) * r, y + sin(turn) * r]])));

function carriage(stage: Stage, x: number, y: number, s: number, dir: number): void {
  const put = (path: Path): Path => moved(path, { sx: s * dir, sy: s, dx: x - dir * s * 0.5, dy: y });
  const { art, colors } = stage;
  horse(stage, x + dir * s * 1.35, y, s * 0.85, dir);
  things(stage, put(joined(taper([[0, -0.5], [1.8, -0.6]], 0.06, 0.05), box(-0.66, -1.5, 1.3, 0.1))), 1);
  fill(art, 'near', put(blob([[-0.6, -1.45, true], [0.58, -1.45, true], [0.62, -0.9], [0.4, -0.4], [-0.4, -0.4], [-0.66, -0.9]])), mix(0x6a2420, stage.at(0.85), 0.45));
  fill(art, 'light', put(joined(box(-0.42, -1.32, 0.34, 0.36), box(0.06, -1.32, 0.34, 0.36))), mix(windowLight(stage), colors.low, 0.4));
  stroke(art, 'ink', put(joined(wheel(-0.5, -0.36, 0.36), wheel(0.52, -0.28, 0.28))), darker(stage.at(1), 0.2), s * 0.06);
}

/** Two columns of a porch that the eye looks out of. */
function columns(stage: Stage): void {
  const { art, w, h, colors, side } = stage;
  const stone = mix(mix(0xe8dcc4, colors.low, 0.5), stage.at(0.75), 0.35);
  for (const at of [0.045, 0.955]) {
    const x = w * at;
    const r = w * 0.034;
    fill(art, 'near', joined(box(x - r, 0, r * 2, h), box(x - r * 1.5, h * 0.1, r * 3, h * 0.035), blob([[x - r * 1.7, h * 0.07, true], [x + r * 1.7, h * 0.07, true], [x + r * 1.1, h * 0.17, true], [x - r * 1.1, h * 0.17, true]]), box(x - r * 1.6, h * 0.93, r * 3.2, h)), { line: [x + side * r, 0, x - side * r, 0], stops: [[0, lighter(stone, 0.25), 1], [0.5, stone, 1], [1, darker(stone, 0.5), 1]] });
    fill(art, 'near', joined(...[-0.6, -0.2, 0.2, 0.6].map((k) => box(x + k * r - 2, h * 0.17, 4, h * 0.76))), darker(stone, 0.4), 0.5);
  }
  fill(art, 'near', box(-5, -5, w + 10, h * 0.085), downward(0, h * 0.08, [[0, darker(stone, 0.45), 1], [1, stone, 1]]));
}

/** Stories of times when people rode. */
export const worlds: Worlds = {
  western: {
    colors: ['868 e96 fd9 c75 322 feb d42', '49b 9cc feb d95 421 fec c42', '524 d43 fa4 932 211 fd7 fa3', '123 246 678 456 111 eef fa5'],
    wear: 'poncho duster waistcoat', hats: 'cowboy cowboy cowboy none', cloth: '7a4a2c 9a6a3c 5a3a2c 4f5a54', trim: 'd8b45a',
    homes: ['saloon-street', 'desert', 'saloon-street'],
    marks: ['water-tower', 'saloon', 'saloon'],
    omen: (stage, c, { x, y }) => birds(stage, c, x, y, 3),
    set,
  },
  historical: {
    colors: ['89a da8 edb b97 322 fec b43', '69b bcc eec aa7 332 ffd a32', '435 a64 eb6 744 211 fd9 e83', '123 234 566 345 011 eed ea4'],
    wear: 'tunic doublet robe', hats: 'none none hood', cloth: '7a3a2c 5a5a34 3f4a6a 8a6a3c', trim: 'd0a040',
    homes: ['oldtown', 'oldtown', 'village'],
    marks: ['temple', 'church', 'villa'],
    omen: (stage, c, { x, y }) => birds(stage, c, x, y, 8),
    set,
  },
};
