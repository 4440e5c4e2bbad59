import type { Marks } from '../mark-shapes.ts';
import { blob, box, joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';

/** What stands in the wind, and what sails in it. */
export const marks: Marks = {
  lighthouse: ({ rect, half, spire, slope, x, y, t }) => ({
        body: joined(
          polygon([[x - t * 0.12, y], [x - t * 0.07, y - t * 0.78], [x + t * 0.07, y - t * 0.78], [x + t * 0.12, y]]),
          rect(x, y - t * 0.81, t * 0.2, y - t * 0.77),
          rect(x, y - t * 0.93, t * 0.11, y - t * 0.8),
          spire(x, y - t * 0.92, t * 0.15, y - t),
        ),
        lit: joined(half(x, y - t * 0.77, t * 0.14), slope(x, y - t * 0.92, t * 0.15, y - t)),
        windows: rect(x, y - t * 0.91, t * 0.09, y - t * 0.82),
        dark: joined(rect(x, y - t * 0.66, t * 0.165, y - t * 0.56), rect(x, y - t * 0.36, t * 0.2, y - t * 0.25)),
      }),
  windmill: ({ half, panes, x, y, t }) => {
      const blade = (dx: number, dy: number): Path =>
        polygon([[x, y - t * 0.7], [x + dx * t * 0.5, y - t * 0.7 + dy * t * 0.5], [x + dx * t * 0.5 - dy * t * 0.12, y - t * 0.7 + dy * t * 0.5 + dx * t * 0.12], [x + dx * t * 0.12 - dy * t * 0.1, y - t * 0.7 + dy * t * 0.12 + dx * t * 0.1]]);
      return {
        body: joined(
          polygon([[x - t * 0.17, y], [x - t * 0.1, y - t * 0.66], [x + t * 0.1, y - t * 0.66], [x + t * 0.17, y]]),
          blob([[x - t * 0.12, y - t * 0.65, true], [x, y - t * 0.84], [x + t * 0.12, y - t * 0.65, true]]),
          blade(0.82, -0.57),
          blade(0.57, 0.82),
          blade(-0.82, 0.57),
          blade(-0.57, -0.82),
        ),
        lit: half(x, y - t * 0.64, t * 0.22),
        windows: panes([[x, y - t * 0.3], [x, y - t * 0.48]], t * 0.05, t * 0.07),
      };
    },
  'sailing-ship': ({ x, y, t }) => {
      const sail = (cx: number, top: number, wide: number, high: number): Path =>
        blob([[cx - wide * 0.5, top, true], [cx + wide * 0.5, top, true], [cx + wide * 0.66, top + high * 0.6], [cx + wide * 0.52, top + high, true], [cx, top + high * 0.9], [cx - wide * 0.48, top + high, true], [cx - wide * 0.4, top + high * 0.5]]);
      const masts = [[-0.34, 0.8], [0, 1], [0.32, 0.82]] as const;
      return {
        body: joined(
          blob([[x - t * 0.66, y - t * 0.26, true], [x - t * 0.5, y - t * 0.18], [x + t * 0.4, y - t * 0.18], [x + t * 0.74, y - t * 0.32, true], [x + t * 0.5, y, true], [x - t * 0.5, y, true]]),
          taper([[x + t * 0.6, y - t * 0.24], [x + t * 0.98, y - t * 0.4]], t * 0.02, t * 0.01),
          ...masts.map(([dx, high]) => box(x + dx * t - t * 0.008, y - t * high, t * 0.016, t * high * 0.85)),
        ),
        lit: joined(...masts.flatMap(([dx, high]) => [sail(x + dx * t, y - t * high * 0.96, t * 0.2, t * high * 0.25), sail(x + dx * t, y - t * high * 0.66, t * 0.28, t * high * 0.3)])),
        windows: joined(...[0, 1, 2].map((i) => box(x - t * 0.58 + i * t * 0.07, y - t * 0.17, t * 0.03, t * 0.035))),
      };
    },
};
