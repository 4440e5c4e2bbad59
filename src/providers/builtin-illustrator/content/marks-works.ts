import type { Marks } from '../mark-shapes.ts';
import { blob, box, ellipse, joined, polygon, taper } from '../path.ts';

/** What people have built to work, travel or camp in, and what is left of it. */
export const marks: Marks = {
  saloon: ({ x, y, t }) => ({
        body: joined(
          polygon([[x - t * 0.7, y], [x - t * 0.7, y - t * 0.78], [x - t * 0.5, y - t * 0.78], [x - t * 0.5, y - t * 0.92], [x + t * 0.3, y - t * 0.92], [x + t * 0.3, y - t * 0.78], [x + t * 0.5, y - t * 0.78], [x + t * 0.5, y]]),
          box(x - t * 0.8, y - t * 0.44, t * 1.4, t * 0.05),
          ...[-0.76, -0.4, 0, 0.4].map((dx) => box(x + dx * t, y - t * 0.42, t * 0.03, t * 0.42)),
        ),
        lit: box(x - t * 0.46, y - t * 0.86, t * 0.72, t * 0.12),
        windows: joined(
          box(x - t * 0.58, y - t * 0.68, t * 0.14, t * 0.17),
          box(x - t * 0.17, y - t * 0.68, t * 0.14, t * 0.17),
          box(x + t * 0.24, y - t * 0.68, t * 0.14, t * 0.17),
          box(x - t * 0.6, y - t * 0.32, t * 0.2, t * 0.18),
          box(x + t * 0.14, y - t * 0.32, t * 0.2, t * 0.18),
          box(x - t * 0.2, y - t * 0.3, t * 0.2, t * 0.3),
        ),
      }),
  'water-tower': ({ rect, half, spire, x, y, t }) => ({
        body: joined(
          rect(x, y - t * 0.9, t * 0.42, y - t * 0.5),
          spire(x, y - t * 0.9, t * 0.48, y - t),
          taper([[x - t * 0.16, y - t * 0.5], [x - t * 0.24, y]], t * 0.035, t * 0.035),
          taper([[x + t * 0.16, y - t * 0.5], [x + t * 0.24, y]], t * 0.035, t * 0.035),
          taper([[x - t * 0.2, y - t * 0.25], [x + t * 0.18, y - t * 0.48]], t * 0.02, t * 0.02),
          taper([[x + t * 0.2, y - t * 0.25], [x - t * 0.18, y - t * 0.48]], t * 0.02, t * 0.02),
        ),
        lit: half(x, y - t * 0.89, t * 0.42, y - t * 0.5),
        dark: joined(box(x - t * 0.21, y - t * 0.8, t * 0.42, t * 0.015), box(x - t * 0.21, y - t * 0.62, t * 0.42, t * 0.015)),
      }),
  airship: ({ x, y, t }) => {
      const cy = y - t * 0.72;
      return {
        body: joined(
          blob([[x - t * 0.75, cy, true], [x - t * 0.4, cy - t * 0.2], [x + t * 0.2, cy - t * 0.22], [x + t * 0.72, cy], [x + t * 0.2, cy + t * 0.22], [x - t * 0.4, cy + t * 0.2]]),
          polygon([[x - t * 0.72, cy], [x - t * 0.86, cy - t * 0.2], [x - t * 0.5, cy - t * 0.1]]),
          polygon([[x - t * 0.72, cy], [x - t * 0.86, cy + t * 0.2], [x - t * 0.5, cy + t * 0.1]]),
          blob([[x - t * 0.2, cy + t * 0.3, true], [x + t * 0.3, cy + t * 0.3, true], [x + t * 0.22, cy + t * 0.4], [x - t * 0.14, cy + t * 0.4]]),
          box(x - t * 0.12, cy + t * 0.18, t * 0.015, t * 0.14),
          box(x + t * 0.2, cy + t * 0.18, t * 0.015, t * 0.14),
        ),
        lit: blob([[x - t * 0.6, cy - t * 0.08, true], [x - t * 0.36, cy - t * 0.18], [x + t * 0.2, cy - t * 0.2], [x + t * 0.66, cy - t * 0.04, true], [x + t * 0.1, cy - t * 0.07]]),
        dark: joined(box(x - t * 0.3, cy - t * 0.2, t * 0.014, t * 0.4), box(x, cy - t * 0.22, t * 0.014, t * 0.44), box(x + t * 0.3, cy - t * 0.2, t * 0.014, t * 0.4)),
        windows: joined(...[0, 1, 2, 3, 4].map((i) => box(x - t * 0.13 + i * t * 0.08, cy + t * 0.33, t * 0.035, t * 0.03))),
      };
    },
  factory: ({ half, x, y, t }) => ({
        body: joined(
          ...[0, 1, 2, 3].map((i) =>
            polygon([[x - t * 0.6 + i * t * 0.25, y], [x - t * 0.6 + i * t * 0.25, y - t * 0.5], [x - t * 0.36 + i * t * 0.25, y - t * 0.36], [x - t * 0.35 + i * t * 0.25, y]]),
          ),
          polygon([[x + t * 0.42, y], [x + t * 0.45, y - t], [x + t * 0.53, y - t], [x + t * 0.57, y]]),
          polygon([[x + t * 0.62, y], [x + t * 0.65, y - t * 0.84], [x + t * 0.72, y - t * 0.84], [x + t * 0.76, y]]),
        ),
        lit: joined(half(x + t * 0.49, y - t, t * 0.1), half(x + t * 0.69, y - t * 0.84, t * 0.09)),
        windows: joined(...[0, 1, 2, 3, 4, 5, 6].map((i) => box(x - t * 0.55 + i * t * 0.135, y - t * 0.24, t * 0.07, t * 0.1))),
      }),
  wreck: ({ x, y, t }) => ({
        body: joined(
          polygon([[x - t * 0.9, y], [x - t * 0.78, y - t * 0.34], [x - t * 0.2, y - t * 0.56], [x - t * 0.06, y - t * 0.5], [x + t * 0.24, y - t * 0.62], [x + t * 0.5, y - t * 0.4], [x + t * 0.62, y - t * 0.46], [x + t * 0.86, y]]),
          taper([[x - t * 0.3, y - t * 0.5], [x - t * 0.52, y - t * 0.98]], t * 0.04, t * 0.02),
          taper([[x + t * 0.2, y - t * 0.58], [x + t * 0.3, y - t * 0.86]], t * 0.05, t * 0.03),
        ),
        lit: polygon([[x - t * 0.2, y - t * 0.54], [x + t * 0.24, y - t * 0.6], [x + t * 0.46, y - t * 0.4], [x - t * 0.5, y - t * 0.36]]),
        dark: joined(ellipse(x - t * 0.3, y - t * 0.2, t * 0.09), ellipse(x, y - t * 0.2, t * 0.09), ellipse(x + t * 0.3, y - t * 0.2, t * 0.09)),
      }),
  tent: ({ x, y, t, s }) => ({
        body: joined(polygon([[x - t * 0.7, y], [x - t * 0.05, y - t * 0.86], [x + t * 0.05, y - t * 0.86], [x + t * 0.7, y]]), box(x - t * 0.01, y - t, t * 0.02, t * 0.2)),
        lit: polygon([[x + s * t * 0.03, y - t * 0.84], [x + s * t * 0.7, y], [x + s * t * 0.24, y]]),
        windows: polygon([[x - t * 0.1, y], [x, y - t * 0.5], [x + t * 0.1, y]]),
      }),
};
