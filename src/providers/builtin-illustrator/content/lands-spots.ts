import { downward, fill, halo } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, ellipse, joined, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Land, Stage } from '../stage.ts';

function drifts(stage: Stage): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('drifts');
  const y = h * 0.82;
  fill(
    art,
    'near',
    blob([[-20, y, true], [w * 0.3, y - h * c.between(0.01, 0.05)], [w * 0.7, y + h * 0.03], [w + 20, y - h * 0.02, true], [w + 20, h + 10, true], [-20, h + 10, true]]),
    downward(y - 30, h, [[0, lighter(mix(colors.low, colors.light, 0.4), 0.2), 1], [1, mix(colors.mid, colors.top, 0.4), 1]]),
  );
}

function fields(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const rows: Path[] = [];
  const far: Point = [w * 0.5, horizon + h * 0.12];
  for (let i = -8; i < 9; i += 1) {
    if (i === 0) continue;
    rows.push(taper([far, [w * 0.5 + i * w * 0.1, h * 0.86], [w * 0.5 + i * w * 0.16, h + 10]], 1, 12));
  }
  fill(art, 'mid', joined(...rows), mix(stage.at(0.5), colors.low, 0.5), 0.16);
}

/** A ring of stones with flames, and the light that it throws. */
function campfire(stage: Stage, x: number, y: number, size: number): void {
  const { art } = stage;
  const glow = 0xff9a3c;
  fill(art, 'glow', ellipse(x, y + size * 0.06, size * 1.9, size * 0.4), darker(stage.colors.near, 0.5), 0.7);
  fill(art, 'mid', joined(...[-1.5, -1, -0.4, 0.3, 0.9, 1.45].map((at) => ellipse(x + at * size, y + size * (0.24 - at * at * 0.09), size * 0.32, size * 0.2))), mix(0x4a4038, stage.colors.near, 0.4));
  fill(art, 'glow', ellipse(x, y - size * 0.4, size * 7, size * 5), halo(x, y - size * 0.4, size * 7, glow, 0.6));
  fill(art, 'mid', joined(taper([[x - size, y], [x + size, y - size * 0.3]], size * 0.3, size * 0.24), taper([[x + size, y], [x - size, y - size * 0.3]], size * 0.3, size * 0.24)), 0x2a1710);
  const flame = (k: number): Path =>
    blob([[x - size * 0.6 * k, y - size * 0.1], [x - size * 0.5 * k, y - size * 0.9 * k], [x - size * 0.1 * k, y - size * 1.3 * k], [x, y - size * 2.3 * k, true], [x + size * 0.3 * k, y - size * 1.3 * k], [x + size * 0.6 * k, y - size * 0.8 * k], [x + size * 0.5 * k, y - size * 0.1]]);
  fill(art, 'light', flame(1), 0xff8a2a);
  fill(art, 'light', flame(0.68), 0xffc04a);
  fill(art, 'light', flame(0.36), 0xfff0b4);
}

/** What lies on the ground of a place: snow, a fire, the rows of a field. */
export const land: Land = {
  last: (stage) => {
    const { spec, w, h, side } = stage;
    switch (spec.place) {
      case 'snowfield':
        return drifts(stage);
      case 'camp':
        return campfire(stage, w * (0.5 - side * 0.16), h * 0.86, 26);
      default:
        return fields(stage);
    }
  },
};
