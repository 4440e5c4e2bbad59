import type { Marks } from '../mark-shapes.ts';
import { blob, box, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';

/** What a later age builds. */
export const marks: Marks = {
  dome: ({ rect, x, y, t, s }) => {
      const shell = (cx: number, r: number): Path =>
        blob([[cx - r, y, true], [cx - r * 0.72, y - r * 0.72], [cx, y - r], [cx + r * 0.72, y - r * 0.72], [cx + r, y, true]]);
      const glint = (cx: number, r: number): Path =>
        blob([[cx + s * r * 0.2, y - r * 0.93, true], [cx + s * r * 0.68, y - r * 0.66], [cx + s * r * 0.94, y, true], [cx + s * r * 0.62, y - r * 0.5]]);
      return {
        body: joined(shell(x, t * 0.62), shell(x - t * 0.75, t * 0.34), shell(x + t * 0.72, t * 0.4), rect(x + t * 0.2, y - t, t * 0.03), rect(x, y - t * 0.1, t * 2)),
        lit: joined(glint(x, t * 0.62), glint(x - t * 0.75, t * 0.34), glint(x + t * 0.72, t * 0.4)),
        windows: joined(
          ...Array.from({ length: 14 }, (_, i) =>
            box(x - t * 0.9 + i * t * 0.135, y - t * 0.06, t * 0.05, t * 0.025),
          ),
          rect(x, y - t * 0.3, t * 0.3, y - t * 0.27),
        ),
      };
    },
  rocket: ({ x, y, t, s }) => ({
        body: joined(
          blob([[x, y - t, true], [x + t * 0.1, y - t * 0.72], [x + t * 0.11, y - t * 0.3], [x + t * 0.07, y - t * 0.06, true], [x - t * 0.07, y - t * 0.06, true], [x - t * 0.11, y - t * 0.3], [x - t * 0.1, y - t * 0.72]]),
          polygon([[x - t * 0.09, y - t * 0.34], [x - t * 0.24, y - t * 0.04], [x - t * 0.2, y], [x - t * 0.06, y - t * 0.12]]),
          polygon([[x + t * 0.09, y - t * 0.34], [x + t * 0.24, y - t * 0.04], [x + t * 0.2, y], [x + t * 0.06, y - t * 0.12]]),
        ),
        lit: blob([[x, y - t, true], [x + s * t * 0.1, y - t * 0.72], [x + s * t * 0.11, y - t * 0.3], [x + s * t * 0.07, y - t * 0.06, true], [x + s * t * 0.03, y - t * 0.4]]),
        windows: joined(ellipse(x, y - t * 0.7, t * 0.032), ellipse(x, y - t * 0.58, t * 0.026), ellipse(x, y - t * 0.48, t * 0.022)),
      }),
  skyscraper: ({ rect, half, x, y, t, c }) => {
      const lights: Path[] = [];
      for (let i = 0; i < 22; i += 1)
        lights.push(box(x - t * 0.11 + c.int(0, 5) * t * 0.038, y - t * 0.8 + c.int(0, 24) * t * 0.032, t * 0.02, t * 0.015));
      return {
        body: joined(rect(x, y - t * 0.84, t * 0.26), rect(x, y - t * 0.93, t * 0.15, y - t * 0.8), rect(x, y - t * 1.06, t * 0.016, y - t * 0.9)),
        lit: joined(half(x, y - t * 0.84, t * 0.26), half(x, y - t * 0.93, t * 0.15, y - t * 0.84)),
        windows: joined(...lights),
      };
    },
  mast: ({ x, y, t }) => ({
        body: joined(
          taper([[x - t * 0.16, y], [x, y - t]], t * 0.03, t * 0.012),
          taper([[x + t * 0.16, y], [x, y - t]], t * 0.03, t * 0.012),
          ...[0.15, 0.35, 0.55, 0.75].map((k) => box(x - t * 0.14 * (1 - k), y - t * k, t * 0.28 * (1 - k), t * 0.014)),
        ),
        windows: ellipse(x, y - t, t * 0.025),
      }),
};
