import type { Marks } from '../mark-shapes.ts';
import { arched, box, joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';

/** What is older than castles, and what people fear. */
export const marks: Marks = {
  stones: ({ x, y, t, s }) => {
      const list = [-0.7, -0.42, -0.14, 0.16, 0.46, 0.74].map((dx, i): Path => {
        const high = t * (0.62 + 0.3 * ((i * 37) % 10) * 0.1);
        const wide = t * 0.1;
        return polygon([[x + dx * t - wide, y + 3], [x + dx * t - wide * 0.8, y - high], [x + dx * t + wide * 0.6, y - high * 1.04], [x + dx * t + wide, y + 3]]);
      });
      return {
        body: joined(...list, box(x - t * 0.5, y - t * 0.76, t * 0.44, t * 0.1)),
        lit: joined(...[-0.7, -0.42, -0.14, 0.16, 0.46, 0.74].map((dx) => box(x + dx * t + (s > 0 ? t * 0.02 : -t * 0.08), y - t * 0.6, t * 0.06, t * 0.6))),
      };
    },
  'step-temple': ({ rect, half, x, y, t }) => {
      const tier = (i: number): Path => rect(x, y - t * (0.17 + i * 0.16), t * (1.5 - i * 0.28), y - t * i * 0.16);
      return {
        body: joined(...[0, 1, 2, 3].map(tier), rect(x, y - t * 0.86, t * 0.5), rect(x, y - t * 0.93, t * 0.62, y - t * 0.85), rect(x, y - t, t * 0.16, y - t * 0.9)),
        lit: joined(...[0, 1, 2, 3].map((i) => rect(x, y - t * (0.17 + i * 0.16), t * (1.5 - i * 0.28), y - t * (0.14 + i * 0.16))), polygon([[x - t * 0.17, y], [x - t * 0.1, y - t * 0.66], [x + t * 0.1, y - t * 0.66], [x + t * 0.17, y]]), half(x, y - t * 0.86, t * 0.5, y - t * 0.66)),
        dark: joined(arched(x, y - t * 0.66, t * 0.13, t * 0.15), ...[-0.7, -0.42, 0.36, 0.56].map((dx, i) => box(x + dx * t, y - t * (0.17 + (i % 2) * 0.16), t * 0.03, t * 0.13))),
      };
    },
  pyramid: ({ x, y, t, s }) => ({
        body: joined(polygon([[x - t * 0.95, y], [x, y - t], [x + t * 0.95, y]]), polygon([[x + t * 0.5, y], [x + t * 1.05, y - t * 0.55], [x + t * 1.6, y]])),
        lit: joined(
          polygon([[x, y - t], [x + s * t * 0.95, y], [x + s * t * 0.18, y]]),
          polygon([[x + t * 1.05, y - t * 0.55], [x + t * 1.05 + s * t * 0.55, y], [x + t * 1.05 + s * t * 0.1, y]]),
        ),
      }),
  temple: ({ rect, half, x, y, t, s }) => {
      const columns = [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((dx) => rect(x + dx * t, y - t * 0.52, t * 0.075));
      return {
        body: joined(rect(x, y - t * 0.08, t * 1.1), rect(x, y - t * 0.6, t, y - t * 0.5), polygon([[x - t * 0.54, y - t * 0.6], [x, y - t * 0.86], [x + t * 0.54, y - t * 0.6]]), ...columns),
        lit: joined(
          ...[-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((dx) => half(x + dx * t, y - t * 0.5, t * 0.075)),
          polygon([[x, y - t * 0.82], [x + s * t * 0.46, y - t * 0.62], [x, y - t * 0.62]]),
        ),
      };
    },
  gallows: ({ rect, x, y, t }) => ({
        body: joined(
          rect(x, y - t, t * 0.06),
          box(x, y - t, t * 0.5, t * 0.05),
          taper([[x, y - t * 0.75], [x + t * 0.24, y - t * 0.97]], t * 0.04, t * 0.04),
          box(x + t * 0.42, y - t * 0.96, t * 0.012, t * 0.3),
        ),
      }),
};
