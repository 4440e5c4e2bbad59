import { downward, fill } from '../art.ts';
import { mix } from '../color.ts';
import { blob, box, joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';
import type { Land, Stage } from '../stage.ts';

function graves(stage: Stage): void {
  const { art, w, h } = stage;
  const c = stage.chance('graves');
  for (const row of [0, 1]) {
    const stones: Path[] = [];
    for (let i = 0; i < 6; i += 1) {
      const x = w * (i + c.between(0.1, 0.9)) * 0.17;
      if (Math.abs(x - w / 2) < w * 0.1 && row === 1) continue;
      const y = h * (0.78 + row * 0.1) + c.between(-8, 8);
      const size = (row === 0 ? 34 : 62) * c.between(0.8, 1.2);
      const lean = c.between(-0.12, 0.12) * size;
      if (c.odds(0.35))
        stones.push(
          polygon([[x - size * 0.12, y], [x - size * 0.1 + lean, y - size * 0.8], [x - size * 0.4 + lean, y - size * 0.84], [x - size * 0.4 + lean, y - size * 1.04], [x - size * 0.1 + lean, y - size * 1.04], [x - size * 0.08 + lean, y - size * 1.4], [x + size * 0.14 + lean, y - size * 1.4], [x + size * 0.14 + lean, y - size * 1.04], [x + size * 0.42 + lean, y - size * 1.04], [x + size * 0.42 + lean, y - size * 0.84], [x + size * 0.14 + lean, y - size * 0.8], [x + size * 0.14, y]]),
        );
      else
        stones.push(blob([[x - size * 0.4, y, true], [x - size * 0.4 + lean, y - size * 0.8], [x + lean, y - size * 1.1], [x + size * 0.4 + lean, y - size * 0.8], [x + size * 0.4, y, true]]));
    }
    fill(art, 'mid', joined(...stones), mix(stage.at(0.62 + row * 0.24), stage.colors.low, 0.12));
  }
}

function columns(stage: Stage): void {
  const { art, w, h, side, colors } = stage;
  const c = stage.chance('columns');
  const parts: Path[] = [];
  const lit: Path[] = [];
  for (const [at, size] of [[0.1, 0.5], [0.24, 0.32], [0.78, 0.36], [0.92, 0.56]] as const) {
    const x = w * at;
    const wide = w * 0.055 * (0.6 + size);
    const y = h * (0.72 + size * 0.3);
    const top = y - h * size * c.between(0.6, 1);
    parts.push(
      polygon([[x - wide / 2, y], [x - wide / 2, top + c.between(0, 30)], [x - wide * 0.1, top - c.between(0, 26)], [x + wide / 2, top + c.between(0, 30)], [x + wide / 2, y]]),
      box(x - wide * 0.7, y - 14, wide * 1.4, 20),
    );
    lit.push(box(side > 0 ? x + wide * 0.16 : x - wide * 0.46, top + 34, wide * 0.3, y - top - 46));
  }
  fill(art, 'near', joined(...parts), downward(h * 0.3, h, [[0, stage.at(0.66), 1], [1, stage.at(0.88), 1]]));
  fill(art, 'near', joined(...lit), mix(stage.at(0.6), mix(colors.light, colors.low, 0.5), 0.35), 0.7);
}

/** Stones that people have set: graves, and what is left of columns. */
export const land: Land = { last: (stage) => (stage.spec.place === 'ruins' ? columns(stage) : graves(stage)) };
