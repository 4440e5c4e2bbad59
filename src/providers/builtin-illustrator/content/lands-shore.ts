import { downward, fill } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, joined, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Land, Stage } from '../stage.ts';
import type { Country } from './places.ts';

/** Water to the bottom of the picture, with a path of light under the sun. */
export function water(stage: Stage, y: number, calm: boolean): void {
  const { art, w, h, colors, sun, spec } = stage;
  const c = stage.chance('water');
  fill(
    art,
    'ground',
    box(0, y, w, h - y),
    downward(y, h, [
      [0, mix(colors.low, colors.mid, 0.35), 1],
      [0.25, mix(colors.mid, colors.far, 0.5), 1],
      [1, mix(colors.top, colors.near, 0.55), 1],
    ]),
  );
  const glints: Path[] = [];
  const shine = spec.time === 'day' ? w * 0.5 : sun.x;
  for (let i = 0; i < 34; i += 1) {
    const t = i / 34;
    const gy = y + 4 + t * t * (h - y) * 0.8;
    const spread = 16 + t * w * (calm ? 0.1 : 0.2);
    const gx = shine + c.between(-spread, spread);
    const long = 10 + t * c.between(20, 90);
    glints.push(
      blob([
        [gx - long, gy, true],
        [gx, gy - 1 - t * 2.4],
        [gx + long, gy, true],
        [gx, gy + 1 + t * 1.6],
      ]),
    );
  }
  fill(
    art,
    'light',
    joined(...glints),
    lighter(colors.light, 0.1),
    spec.weather === 'clear' || spec.weather === 'wind' ? 0.75 : 0.3,
  );
  const waves: Path[] = [];
  const dark: Path[] = [];
  for (let i = 0; i < 30; i += 1) {
    const t = c.next();
    const gy = y + 8 + t * (h - y);
    const gx = c.between(0, w);
    const long = 16 + t * 90;
    const bend = calm ? 1 : 3;
    (i % 2 === 0 ? waves : dark).push(
      blob([
        [gx - long, gy, true],
        [gx, gy - bend - t * 3],
        [gx + long, gy, true],
        [gx, gy + 1 + t * 2],
      ]),
    );
  }
  fill(art, 'mid', joined(...waves), mix(colors.low, colors.mid, 0.5), 0.25);
  fill(art, 'mid', joined(...dark), mix(colors.top, colors.near, 0.5), 0.3);
}

function reflection(stage: Stage, y: number): void {
  const { art, w, h, colors } = stage;
  fill(art, 'glow', box(0, y, w, h * 0.12), downward(y, y + h * 0.12, [[0, stage.at(0.4), 0.75], [1, colors.mid, 0]]));
}

/** The ground on this side of the water. */
function bank(stage: Stage, country: Country): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('bank');
  if (country.water === 'far') return;
  const y = h * 0.84;
  if (stage.spec.place === 'harbour') {
    fill(art, 'near', joined(box(-5, y, w + 10, h), ...[0.1, 0.36, 0.66, 0.92].map((at) => box(w * at - 11, y - 46, 22, 60))), downward(y, h, [[0, stage.at(0.72), 1], [1, stage.at(0.95), 1]]));
    const planks: Path[] = [];
    for (let i = -6; i < 8; i += 1)
      planks.push(taper([[w * 0.5 + i * w * 0.09, y], [w * 0.5 + i * w * 0.14, h]], 2, 4));
    fill(art, 'ink', joined(...planks), darker(colors.near, 0.3), 0.6);
    return;
  }
  const line: Point[] = [[-20, y - h * 0.02, true], [w * 0.2, y + h * c.between(-0.02, 0.02)], [w * 0.5, y + h * 0.02], [w * 0.8, y + h * c.between(-0.03, 0.01)], [w + 20, y - h * 0.03, true], [w + 20, h + 10, true], [-20, h + 10, true]];
  fill(art, 'near', blob(line), downward(y, h, [[0, stage.at(0.74), 1], [1, stage.at(0.96), 1]]));
}

function span(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const y = horizon + h * 0.16;
  const deck = h * 0.045;
  fill(
    art,
    'mid',
    joined(box(-10, y, w + 20, deck), ...[-0.0, 0.26, 0.52, 0.78, 1.04].map((at) => box(w * (at + 0.0) - w * 0.025, y, w * 0.05, h * 0.4))),
    downward(y, y + h * 0.3, [[0, stage.at(0.62), 1], [1, stage.at(0.75), 1]]),
  );
  fill(art, 'mid', box(-10, y - 14, w + 20, 6), mix(stage.at(0.55), colors.light, 0.2));
}

/** Land at the water. */
export const land: Land = {
  shore: { water, reflection, bank },
  last: (stage) => {
    if (stage.spec.place === 'bridge') span(stage);
  },
};
