import { landmark } from '../marks.ts';
import { fill, halo } from '../art.ts';
import type { Chance } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Omen, Stage } from '../stage.ts';

/** What an age of machines has in the air. */
export const omen: Omen = (stage, c, { x, y }) => {
  const { spec, side } = stage;
  switch (spec.genre) {
    case 'comedy':
      balloon(stage, x, y, 46);
      balloon(stage, x - side * 90, y + 46, 22);
      return;
    case 'cyberpunk':
      traffic(stage, c);
      return;
    case 'thriller':
      helicopter(stage, x, y, 46);
      return;
    case 'steampunk':
      if (spec.place !== 'sky-harbour') landmark(stage, 'airship', { x, y: y + 90, tall: 110, depth: 0.3 });
      return;
    default:
      fleet(stage, c, x, y);
  }
};

function balloon({ art, colors, side }: Stage, x: number, y: number, s: number): void {
  const hull = blob([[x, y - s, true], [x + s * 0.86, y - s * 0.3], [x + s * 0.66, y + s * 0.42], [x + s * 0.2, y + s, true], [x - s * 0.2, y + s, true], [x - s * 0.66, y + s * 0.42], [x - s * 0.86, y - s * 0.3]]);
  fill(art, 'mid', hull, { line: [x + side * s, 0, x - side * s, 0], stops: [[0, lighter(colors.accent, 0.25), 1], [0.6, colors.accent, 1], [1, darker(colors.accent, 0.35), 1]] });
  for (const k of [-0.5, 0.12]) fill(art, 'mid', blob([[x, y - s, true], [x + s * (k + 0.34), y - s * 0.3], [x + s * (k + 0.34) * 0.7, y + s * 0.42], [x + s * 0.06, y + s, true], [x - s * 0.04, y + s, true], [x + s * k * 0.7, y + s * 0.42], [x + s * k, y - s * 0.3]]), lighter(colors.light, 0.1), 0.75);
  fill(art, 'mid', joined(box(x - s * 0.17, y + s * 1.3, s * 0.34, s * 0.26), taper([[x - s * 0.18, y + s], [x - s * 0.14, y + s * 1.32]], 1.4, 1.4), taper([[x + s * 0.18, y + s], [x + s * 0.14, y + s * 1.32]], 1.4, 1.4)), mix(0x7a5030, colors.far, 0.3));
}

function fleet({ art, colors, side }: Stage, c: Chance, x: number, y: number): void {
  for (let i = 0; i < 4; i += 1) {
    const s = i === 0 ? 34 : c.between(8, 17);
    const px = x + (i === 0 ? 0 : c.between(-120, 120));
    const py = y + (i === 0 ? 0 : c.between(-50, 60));
    const p = (dx: number, dy: number): Point => [px + side * dx * s, py + dy * s];
    fill(art, 'mid', polygon([p(1.3, 0), p(0.2, -0.24), p(-0.8, -0.52), p(-0.6, -0.06), p(-0.8, 0.34), p(0.2, 0.16)]), { line: [0, py - s * 0.5, 0, py + s * 0.4], stops: [[0, mix(colors.far, colors.light, 0.5), 1], [1, mix(colors.far, colors.near, 0.6), 1]] });
    const [ex, ey] = p(-0.7, -0.04);
    fill(art, 'glow', ellipse(ex, ey, s * 1.2), halo(ex, ey, s * 1.2, colors.accent, 0.7));
    fill(art, 'light', polygon([p(-0.66, -0.1), p(-0.66, 0.04), p(-2.1, -0.02)]), lighter(colors.accent, 0.4), 0.7);
  }
}

/** Rows of lights that fly between the towers. */
function traffic({ art, colors, w, horizon }: Stage, c: Chance): void {
  for (const row of [0.34, 0.56, 0.74]) {
    const cars: Path[] = [];
    const lights: Path[] = [];
    for (let i = 0; i < 5; i += 1) {
      const x = c.between(0, w);
      const s = 3 + row * 9;
      const y = horizon * row + c.between(-6, 6);
      cars.push(blob([[x - s * 1.6, y, true], [x - s * 0.6, y - s * 0.6], [x + s * 0.7, y - s * 0.5], [x + s * 1.7, y + s * 0.1, true], [x, y + s * 0.4]]));
      lights.push(polygon([[x - s * 1.6, y - 1], [x - s * 5, y], [x - s * 1.6, y + 1.6]]), ellipse(x + s * 1.6, y, s * 0.24));
    }
    fill(art, 'mid', joined(...cars), mix(colors.far, colors.near, 0.6));
    fill(art, 'light', joined(...lights), row > 0.5 ? lighter(colors.accent, 0.2) : 0xff5a9a, 0.85);
  }
}

function helicopter({ art, colors, w, h, side }: Stage, x: number, y: number, s: number): void {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  const dark = mix(colors.far, colors.near, 0.85);
  fill(art, 'glow', polygon([p(0.5, 0.2), [x + side * w * 0.3, h * 0.8], [x + side * w * 0.1, h * 0.82]]), { line: [x, y, x + side * w * 0.2, h * 0.8], stops: [[0, colors.light, 0.5], [1, colors.light, 0.04]] });
  fill(art, 'mid', joined(blob([p(0.7, 0.05, true), p(0.5, -0.22), p(0, -0.26), p(-0.4, -0.1, true), p(-1.3, -0.14, true), p(-1.3, -0.04, true), p(-0.4, 0.1), p(0, 0.24), p(0.5, 0.2)]), polygon([p(-1.2, -0.1), p(-1.42, -0.4), p(-1.3, -0.42), p(-1.14, -0.12)]), box(x - 1.6, y - s * 0.42, 3.2, s * 0.2), box(x - s * 1.1, y - s * 0.44, s * 2.2, 3)), dark);
  fill(art, 'light', ellipse(...at(p(-1.3, -0.3)), 3), colors.accent);
}

const at = ([x, y]: Point): [number, number] => [x, y];
