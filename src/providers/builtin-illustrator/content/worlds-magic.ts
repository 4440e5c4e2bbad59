import { downward, fill, halo, stroke } from '../art.ts';
import { birds } from '../birds.ts';
import { sin } from '../chance.ts';
import { darker, lighter } from '../color.ts';
import { blob, ellipse, joined, line, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import type { Worlds } from '../world.ts';

/** A circle of light on the ground, a pillar out of it, and a dragon over the roofs. */
function set(stage: Stage): void {
  const { art, w, h, horizon, colors, side, spec } = stage;
  const wing = Math.min(w * 0.14, h * 0.2);
  const [x, y] = [w * (0.5 - side * 0.2), horizon * 0.42];
  fill(art, 'glow', ellipse(x, y, wing * 2), halo(x, y, wing * 2, colors.accent, 0.7));
  fill(art, 'mid', dragon(x, y, wing, side), darker(colors.near, 0.1));
  fill(art, 'light', ellipse(x + side * wing * 1.12, y - wing * 0.29, wing * 0.03), 0xffe080);
  const roof = spec.place === 'rooftops';
  const cx = w * (0.5 - side * 0.12);
  const cy = h * (roof ? 0.56 : 0.84);
  const r = w * 0.15;
  const flat = roof ? 1 : 0.26;
  const glow = lighter(colors.accent, 0.35);
  const star: Point[] = [0, 1, 2, 3, 4].map((i): Point => [cx + sin(i * 0.4) * r * 0.8, cy - sin(i * 0.4 + 0.25) * r * 0.8 * flat]);
  fill(art, 'glow', ellipse(cx, cy, r * 1.5, r * 1.5 * Math.max(flat, 0.5)), halo(cx, cy, r * 1.5, colors.accent, 0.8));
  if (!roof) fill(art, 'glow', polygon([[cx - r, cy], [cx + r, cy], [cx + r * 1.1, cy - h * 0.34], [cx - r * 1.1, cy - h * 0.34]]), downward(cy - h * 0.34, cy, [[0, colors.accent, 0], [1, glow, 0.5]]));
  stroke(art, 'light', joined(ellipse(cx, cy, r, r * flat), ellipse(cx, cy, r * 0.8, r * 0.8 * flat), [...line(star), ['Z']]), glow, 4, 0.95);
}

/** A dragon in flight, seen from the side: wings up, long neck and tail. */
function dragon(x: number, y: number, s: number, side: number): Path {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  return joined(
    blob([p(1.34, -0.3, true), p(1.2, -0.42), p(1.06, -0.42, true), p(0.8, -0.56, true), p(0.94, -0.36, true), p(0.7, -0.2), p(0.4, -0.14), p(0, -0.12), p(-0.5, 0.04), p(-1, 0.24), p(-1.6, 0.2, true), p(-1, 0.36), p(-0.4, 0.24), p(0.1, 0.22), p(0.5, 0.16), p(0.86, 0), p(1.04, -0.16), p(1.24, -0.14, true), p(1.12, -0.24, true)]),
    polygon([p(0.4, -0.08), p(0.16, -0.66), p(0.3, -0.9), p(0.1, -0.84), p(-0.5, -1.16), p(-1.2, -0.96), p(-0.74, -0.7), p(-0.86, -0.4), p(-0.46, -0.4), p(-0.3, 0)]),
    polygon([p(0.52, -0.06), p(0.5, -0.6), p(0.8, -1.1), p(0.36, -0.96), p(0.28, -0.5)]),
    polygon([p(-1.5, 0.24), p(-1.86, 0.02), p(-1.74, 0.24), p(-1.8, 0.4)]),
    taper([p(0.1, 0.16), p(-0.1, 0.42), p(-0.24, 0.36)], s * 0.1, s * 0.03),
  );
}

/** Stories with dragons. */
export const worlds: Worlds = {
  fantasy: {
    colors: ['66a d9b fdb 98a 224 fec fc6', '48c 9cd eec 7b9 133 ffd eb4', '326 a47 f96 747 113 fc8 fc5', '114 237 66b 448 012 ddf 8ed'],
    wear: 'cloak cloak tunic robe armour', hats: 'hood none none circlet', cloth: '2f5a44 4a3a7a 7a2f3a 2f4a6a', trim: 'd6b04a',
    homes: ['castle', 'mountains', 'forest', 'river'],
    marks: ['castle', 'tower', 'great-tree', 'stones'],
    omen: (stage, c, { x, y, color }) => {
      if (c.odds(0.85)) fill(stage.art, 'mid', dragon(x, y, stage.w * 0.085, stage.side), color);
      else birds(stage, c, x, y, 7);
    },
  },
  'urban-fantasy': {
    colors: ['347 979 eba 768 113 fec b6f', '67a abc edd 89b 224 ffe 95f', '225 638 e77 437 112 fc9 b7f', '012 125 448 236 001 ddf a7f'],
    wear: 'jacket hoodie coat', hats: 'none none hood', cloth: '2c2c40 3f2f54 4a2a34 24383c', trim: 'b88aff',
    homes: ['street', 'rooftops', 'street'],
    marks: ['clock-tower', 'church', 'tower'],
    set,
  },
};
