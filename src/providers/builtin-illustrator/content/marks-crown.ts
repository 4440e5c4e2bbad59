import type { Marks } from '../mark-shapes.ts';
import { arched, blob, ellipse, joined, polygon } from '../path.ts';
import type { Path } from '../path.ts';

/** Castles and towers. */
export const marks: Marks = {
  castle: ({ rect, half, spire, slope, panes, x, y, t }) => {
      const towers = [[-0.34, 0.62, 0.13], [-0.14, 0.86, 0.15], [0.1, 1, 0.14], [0.32, 0.7, 0.14], [0.46, 0.5, 0.1]] as const;
      const body = [rect(x, y - t * 0.36, t * 0.95)];
      const lit: Path[] = [];
      for (const [dx, high, wide] of towers) {
        const cx = x + dx * t;
        const top = y - t * high * 0.76;
        body.push(rect(cx, top, t * wide * 0.8), rect(cx, top - t * 0.02, t * wide, top + t * 0.03), spire(cx, top, t * wide * 1.05, y - t * high));
        lit.push(half(cx, top, t * wide * 0.8), slope(cx, top, t * wide * 1.05, y - t * high));
      }
      for (let i = 0; i < 9; i += 1)
        body.push(rect(x - t * 0.42 + i * t * 0.105, y - t * 0.4, t * 0.055, y - t * 0.35));
      return {
        body: joined(...body),
        lit: joined(...lit),
        windows: panes([[x - 0.14 * t, y - 0.5 * t], [x + 0.1 * t, y - 0.62 * t], [x + 0.1 * t, y - 0.42 * t], [x + 0.32 * t, y - 0.4 * t], [x - 0.34 * t, y - 0.36 * t], [x - 0.24 * t, y - 0.2 * t], [x + 0.22 * t, y - 0.2 * t]], t * 0.028, t * 0.055),
        dark: arched(x, y - t * 0.01, t * 0.13, t * 0.2),
      };
    },
  tower: ({ rect, half, spire, slope, panes, x, y, t }) => ({
        body: joined(
          polygon([[x - t * 0.1, y], [x - t * 0.075, y - t * 0.74], [x + t * 0.075, y - t * 0.74], [x + t * 0.1, y]]),
          rect(x, y - t * 0.78, t * 0.2, y - t * 0.72),
          spire(x, y - t * 0.77, t * 0.22, y - t),
        ),
        lit: joined(half(x, y - t * 0.76, t * 0.15), slope(x, y - t * 0.77, t * 0.22, y - t)),
        windows: panes([[x, y - 0.58 * t], [x - 0.02 * t, y - 0.3 * t]], t * 0.04, t * 0.08),
      }),
  'great-tree': ({ x, y, t, s, c }) => {
      const puffs: Path[] = [];
      const lit: Path[] = [];
      for (let i = 0; i < 11; i += 1) {
        const px = x + c.between(-0.55, 0.55) * t;
        const py = y - t * c.between(0.5, 0.85);
        const r = t * c.between(0.14, 0.22);
        puffs.push(ellipse(px, py, r * 1.3, r));
        lit.push(ellipse(px + s * r * 0.3, py - r * 0.35, r * 0.8, r * 0.5));
      }
      return {
        body: joined(
          blob([[x - t * 0.3, y + 4, true], [x - t * 0.1, y - t * 0.2], [x - t * 0.08, y - t * 0.6], [x + t * 0.08, y - t * 0.6], [x + t * 0.1, y - t * 0.2], [x + t * 0.3, y + 4, true]]),
          ...puffs,
        ),
        lit: joined(...lit),
        windows: arched(x, y - t * 0.04, t * 0.06, t * 0.1),
      };
    },
  'clock-tower': ({ rect, half, spire, slope, x, y, t }) => ({
        body: joined(rect(x, y - t * 0.78, t * 0.24), rect(x, y - t * 0.8, t * 0.3, y - t * 0.76), spire(x, y - t * 0.8, t * 0.27, y - t), rect(x, y - t * 0.1, t * 0.34)),
        lit: joined(half(x, y - t * 0.76, t * 0.24), slope(x, y - t * 0.8, t * 0.27, y - t)),
        windows: joined(ellipse(x, y - t * 0.62, t * 0.085), arched(x, y - t * 0.28, t * 0.05, t * 0.12)),
      }),
};
