import { downward, fill, stroke } from '../art.ts';
import { birds } from '../birds.ts';
import { darker, mix } from '../color.ts';
import { box, curve, joined, line, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { overGorge } from '../stage.ts';
import type { Omen, Stage } from '../stage.ts';
import { things } from '../things.ts';
import type { Worlds } from '../world.ts';

const flock: Omen = (stage, c, { x, y }) => birds(stage, c, x, y, 8);

/** A swaying bridge of planks and ropes, from the eye to the far rim of a gorge. */
function ropeBridge(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const c = stage.chance('gorge');
  const far = horizon + h * 0.1;
  const rim: Point[] = Array.from({ length: 11 }, (_, i): Point => [-10 + ((w + 20) * i) / 10, far + h * c.between(0, 0.035)]);
  const deep: Point[] = [[w + 10, h + 10], [-10, h + 10]];
  fill(art, 'mid', polygon([...rim, ...deep]), downward(far, h, [[0, darker(stage.at(0.75), 0.3), 1], [0.4, mix(stage.at(0.5), colors.low, 0.35), 1], [1, mix(colors.low, colors.mid, 0.4), 1]]));
  // Walls of rock on both sides, and the mist between them.
  for (const dir of [-1, 1])
    fill(art, 'near', polygon([[0.5, 0.02], [0.36, 0.05], [0.38, 0.14], [0.28, 0.2], [0.27, 0.5], [0.5, 0.5]].map(([px = 0, py = 0]): Point => [w * (0.5 + dir * px * 1.04), far + h * py])), downward(far, h, [[0, stage.at(0.8), 1], [1, mix(stage.at(0.6), colors.low, 0.2), 1]]));
  const top = far - h * 0.03;
  const drop = h * 1.03 - top;
  const at = (px: number, rise: number, z: number): Point => [w * (0.5 + px / z), top + (drop - rise * h) / z + h * 0.05 * (1 - 1 / z) * (5 / z - 0.7)];
  const zs = [0.95, 1.15, 1.4, 1.7, 2.05, 2.5, 3.05, 3.7, 4.5, 5.5, 6.7];
  const planks = zs.map((z): Path => polygon([at(-0.12, 0, z), at(0.12, 0, z), at(0.12, 0, z * 1.13), at(-0.12, 0, z * 1.13)]));
  fill(art, 'near', joined(...planks), downward(far, h, [[0, stage.at(0.7), 1], [1, mix(darker(0x6a4a2a, 0.3), colors.near, 0.4), 1]]));
  for (const dir of [-0.14, 0.14]) {
    const ropes = [0.24, 0].map((rise) => curve(zs.map((z) => at(dir, rise, z))));
    const ties = zs.map((z) => line([at(dir, 0.24, z), at(dir * 0.86, 0, z)]));
    stroke(art, 'ink', joined(...ropes), mix(0xb08a50, colors.near, 0.45), 4);
    stroke(art, 'ink', joined(...ties), mix(0xb08a50, colors.near, 0.5), 2);
    const [px, py] = at(dir, 0, 6.7);
    things(stage, box(px - 4, py - h * 0.07, 8, h * 0.08), 0.9);
  }
}

/** Stories of far countries. */
export const worlds: Worlds = {
  adventure: {
    colors: ['579 ea7 fda a87 233 feb f95', '28a 7cc eeb 7a9 133 fec fa3', '247 c66 fb6 856 223 fd8 f84', '023 146 378 256 012 cef fb6'],
    wear: 'jacket shirt coat', hats: 'fedora wide none none', cloth: '8a6a3c 5f6a3c 9a5530 3f5a5c', trim: 'c9a24a',
    homes: ['jungle', 'jungle', 'temple-ruins', 'canyon'],
    marks: ['step-temple', 'temple', 'sailing-ship'],
    omen: flock,
    set: (stage) => {
      if (overGorge(stage)) ropeBridge(stage);
    },
  },
  survival: {
    colors: ['479 bbc fdc 89b 123 fed f62', '5ac bde eff 9bc 135 fff e52', '236 768 e97 557 113 fca f73', '012 135 378 146 011 def f83'],
    wear: 'parka parka jacket', hats: 'fur-hood beanie none', cloth: 'c8521f 2f5a6a b8862c 6a7048', trim: 'ff9a3c',
    homes: ['snowfield', 'camp', 'snowfield', 'camp'],
    marks: ['wreck', 'tent', 'mast'],
    omen: flock,
  },
};
