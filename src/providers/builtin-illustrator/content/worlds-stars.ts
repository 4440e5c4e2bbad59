import { fill, halo } from '../art.ts';
import { cos, sin } from '../chance.ts';
import { lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { worldOf } from '../sky.ts';
import type { Omen, Stage } from '../stage.ts';
import type { Worlds } from '../world.ts';

/** What stands in the sky of a story among the stars. */
export function paintWorlds(stage: Stage): void {
  if (stage.spec.genre === 'space-opera') nebula(stage);
  world(stage);
}

/** A great ringed neighbour in the sky. */
function world(stage: Stage): void {
  const { art, colors, side, spec } = stage;
  const { x, y, r } = worldOf(stage);
  const ringed = spec.genre === 'space-opera' || spec.place === 'planet';
  // The half of a ring before the world (0) or behind it (0.5).
  const ring = (from: number, outer: number, inner: number): Path => {
    const rim: Point[] = [];
    const hole: Point[] = [];
    for (let i = 0; i <= 16; i += 1) {
      const turn = from + i / 32;
      const tilt = side * 0.24;
      const put = (k: number): Point => [
        x + cos(turn) * r * k + sin(turn) * r * k * 0.16 * tilt,
        y + sin(turn) * r * k * 0.2 + cos(turn) * r * k * tilt,
      ];
      rim.push(put(outer));
      hole.push(put(inner));
    }
    return polygon([...rim, ...hole.reverse()]);
  };
  const rings = (from: number): void => {
    if (!ringed) return;
    fill(art, 'far', ring(from, 1.7, 1.48), mix(colors.light, colors.mid, from > 0 ? 0.55 : 0.3));
    fill(art, 'far', ring(from, 1.4, 1.28), mix(colors.accent, colors.mid, 0.45));
  };
  rings(0.5);
  const night = spec.time === 'night';
  const lit = mix(colors.light, colors.mid, night ? 0.3 : 0.62);
  const shade = mix(colors.top, colors.mid, 0.45);
  fill(art, 'far', ellipse(x, y, r), {
    ring: [x + side * r * 0.5, y - r * 0.35, r * 1.5],
    stops: [
      [0, lit, 1],
      [0.45, mix(lit, colors.mid, 0.5), 1],
      [0.95, shade, 1],
      [1, shade, 1],
    ],
  });
  const band = (dy: number, thick: number): Path => {
    const half = Math.sqrt(Math.max(0, 1 - dy * dy)) * r;
    return blob([
      [x - half, y + dy * r, true],
      [x, y + (dy + 0.1) * r],
      [x + half, y + dy * r, true],
      [x, y + (dy + 0.1 + thick) * r],
    ]);
  };
  fill(art, 'glow', joined(band(-0.45, 0.08), band(-0.1, 0.14), band(0.35, 0.07)), colors.accent, 0.16);
  rings(0);
}

function nebula(stage: Stage): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('nebula');
  for (let i = 0; i < 3; i += 1) {
    const x = c.between(0, w);
    const y = c.between(0, h * 0.5);
    fill(
      art,
      'glow',
      box(0, 0, w, h),
      halo(
        x,
        y,
        c.between(220, 420),
        i === 1 ? colors.accent : lighter(colors.mid, 0.25),
        i === 1 ? 0.22 : 0.4,
      ),
    );
  }
}

/** Ships on their way. */
const fleet: Omen = ({ art, colors, side }, c, { x, y }) => {
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
};

/** Stories among the stars. */
export const worlds: Worlds = {
  'sci-fi': {
    colors: ['346 7ab fdb 89a 123 fff f74', '59c ade efe acc 234 fff f63', '225 658 f97 558 112 fda 3dd', '012 134 267 145 011 def 4ed'],
    wear: 'spacesuit uniform spacesuit', hats: 'none bubble none', cloth: 'd8dcdc c4ccd0 e08a3c 3f5a74', trim: 'ff7a3d',
    homes: ['planet', 'planet', 'ship-bridge', 'city'],
    marks: ['dome', 'rocket', 'mast'],
    omen: fleet,
  },
  'space-opera': {
    colors: ['225 85a fb8 648 102 feb fc4', '249 78d ece 67b 114 fff fb3', '214 838 f85 527 102 fd9 fc4', '002 215 739 327 001 edf fc4'],
    wear: 'uniform cloak uniform', hats: 'none none circlet', cloth: '3a2a6a 7a1f3c 1f3a6a 2c2c3c', trim: 'ffcb4a',
    homes: ['planet', 'space', 'planet'],
    marks: ['rocket', 'dome', 'tower'],
    omen: fleet,
  },
};
