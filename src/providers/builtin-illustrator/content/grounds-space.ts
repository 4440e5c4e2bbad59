import { downward, fill, halo } from '../art.ts';
import { cos, sin } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { stars } from '../skies-dry.ts';
import type { Stage } from '../stage.ts';

/** Among the stars. */
export function paintGround(stage: Stage): void {
  const { art, w, h, colors, side, spec } = stage;
  fill(art, 'ground', box(0, 0, w, h), {
    line: [0, 0, w * 0.6, h],
    stops: [[0, mix(colors.near, colors.top, 0.5), 1], [0.5, mix(colors.top, colors.near, 0.3), 1], [1, mix(colors.near, colors.far, 0.25), 1]],
  });
  const c = stage.chance('space');
  for (let i = 0; i < 3; i += 1)
    fill(art, 'glow', box(0, 0, w, h), halo(c.between(0, w), c.between(0, h * 0.8), c.between(260, 480), i === 0 ? colors.mid : i === 1 ? colors.accent : colors.low, i === 1 ? 0.16 : 0.36));
  stars(stage, 150, h);
  // A world whose lit edge crosses the picture.
  const r = Math.max(w, h) * 0.78;
  const cx = w * (0.5 - side * 0.34);
  const cy = h * 0.62 + r * 0.86;
  fill(art, 'glow', ellipse(cx, cy, r * 1.12), {
    ring: [cx, cy, r * 1.12],
    stops: [[0.86, colors.light, 0.55], [0.92, colors.mid, 0.3], [1, colors.mid, 0]],
  });
  fill(art, 'far', ellipse(cx, cy, r), {
    ring: [cx + side * r * 0.5, cy - r * 0.75, r * 1.3],
    stops: [[0, lighter(colors.low, 0.2), 1], [0.25, mix(colors.low, colors.mid, 0.6), 1], [0.6, mix(colors.far, colors.top, 0.5), 1], [1, darker(colors.near, 0.2), 1]],
  });
  const swirls: Path[] = [];
  for (let i = 0; i < 7; i += 1) {
    const a = 0.62 + i * 0.035 + c.between(0, 0.02);
    const d = r * c.between(0.8, 0.97);
    const x = cx + cos(a) * d * 1.1 + side * 130;
    const y = cy + sin(a) * d;
    swirls.push(blob([[x - 120, y + 16, true], [x, y - 8], [x + 150, y + 10, true], [x + 10, y + 10]]));
  }
  fill(art, 'glow', joined(...swirls), lighter(colors.low, 0.4), 0.22);
  // A star behind its shoulder.
  fill(art, 'glow', ellipse(w * (0.5 + side * 0.3), h * 0.24, 300), halo(w * (0.5 + side * 0.3), h * 0.24, 300, colors.light, 0.8));
  fill(art, 'light', ellipse(w * (0.5 + side * 0.3), h * 0.24, 26), 0xffffff);
  ship(stage, w * (0.5 + side * 0.02), h * 0.42, w * 0.34, -side);
  const rocks: Path[] = [];
  for (let i = 0; i < 12; i += 1) {
    const x = c.between(0, w);
    const y = h * c.between(0.5, 0.72);
    const s = c.between(4, 22);
    rocks.push(polygon([[x - s, y], [x - s * 0.5, y - s * 0.8], [x + s * 0.5, y - s * 0.7], [x + s, y - s * 0.1], [x + s * 0.4, y + s * 0.7], [x - s * 0.6, y + s * 0.6]]));
  }
  fill(art, 'mid', joined(...rocks), {
    line: [side > 0 ? w : 0, 0, side > 0 ? 0 : w, 0],
    stops: [[0, mix(colors.far, colors.light, 0.4), 1], [1, colors.near, 1]],
  });
  if (spec.kind === 'portrait') return;
  // The sill of the hull that the hero stands on.
  const y = h * 0.87;
  fill(
    art,
    'near',
    polygon([[-10, y + 18], [w * 0.3, y - 6], [w * 0.7, y - 6], [w + 10, y + 18], [w + 10, h + 10], [-10, h + 10]]),
    downward(y, h, [[0, mix(colors.far, colors.near, 0.5), 1], [1, darker(colors.near, 0.2), 1]]),
  );
  fill(art, 'light', joined(...[0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((at) => box(w * at - 14, y + 26, 28, 4))), colors.accent, 0.8);
}

/** A starship seen from the side and below. */
function ship(stage: Stage, x: number, y: number, long: number, dir: number): void {
  const { art, colors, spec } = stage;
  const hull = mix(mix(colors.far, colors.light, 0.35), 0xc8ccd4, 0.3);
  const p = (dx: number, dy: number): Point => [x + dir * dx * long, y + dy * long];
  const sleek = spec.genre === 'space-opera';
  fill(
    art,
    'mid',
    polygon(
      sleek
        ? [p(0.55, 0.02), p(0.1, -0.09), p(-0.4, -0.12), p(-0.52, -0.03), p(-0.48, 0.07), p(0, 0.08)]
        : [p(0.5, 0), p(0.42, -0.07), p(0.1, -0.09), p(0.06, -0.15), p(-0.16, -0.15), p(-0.2, -0.09), p(-0.46, -0.09), p(-0.5, 0.06), p(-0.1, 0.11), p(0.4, 0.06)],
    ),
    {
      line: [0, y - long * 0.15, 0, y + long * 0.12],
      stops: [[0, lighter(hull, 0.3), 1], [0.45, hull, 1], [0.6, darker(hull, 0.4), 1], [1, darker(hull, 0.7), 1]],
    },
  );
  fill(art, 'mid', polygon([p(-0.1, 0.02), p(-0.5, 0.26), p(-0.62, 0.26), p(-0.42, 0.02)]), darker(hull, 0.35));
  fill(art, 'mid', polygon([p(-0.16, -0.1), p(-0.46, -0.3), p(-0.56, -0.3), p(-0.4, -0.1)]), lighter(hull, 0.1));
  const [ex, ey] = p(-0.54, -0.01);
  fill(art, 'glow', ellipse(ex, ey, long * 0.3), halo(ex, ey, long * 0.3, colors.accent, 0.9));
  fill(art, 'light', polygon([p(-0.49, -0.06), p(-0.49, 0.04), p(-0.8, -0.01)]), lighter(colors.accent, 0.5), 0.8);
  fill(art, 'light', joined(...[-0.3, -0.22, -0.14, -0.06, 0.02, 0.1, 0.18, 0.26].map((dx) => ellipse(p(dx, -0.035)[0], p(dx, -0.035)[1], long * 0.009))), lighter(colors.accent, 0.6));
}
