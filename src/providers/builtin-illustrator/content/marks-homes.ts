import type { Marks } from '../mark-shapes.ts';
import { box, joined, polygon } from '../path.ts';

/** Where people live and pray in the country. */
export const marks: Marks = {
  church: ({ rect, half, spire, slope, panes, x, y, t }) => ({
        body: joined(
          rect(x - t * 0.2, y - t * 0.62, t * 0.18),
          spire(x - t * 0.2, y - t * 0.62, t * 0.2, y - t),
          polygon([[x - t * 0.12, y], [x - t * 0.12, y - t * 0.3], [x + t * 0.1, y - t * 0.46], [x + t * 0.36, y - t * 0.3], [x + t * 0.36, y]]),
        ),
        lit: joined(slope(x - t * 0.2, y - t * 0.62, t * 0.2, y - t), half(x - t * 0.2, y - t * 0.62, t * 0.18)),
        windows: panes([[x - t * 0.2, y - t * 0.42], [x + t * 0.02, y - t * 0.1], [x + t * 0.12, y - t * 0.1], [x + t * 0.22, y - t * 0.1]], t * 0.05, t * 0.12),
      }),
  cottage: ({ rect, x, y, t }) => ({
        body: joined(
          rect(x, y - t * 0.42, t * 0.9),
          polygon([[x - t * 0.56, y - t * 0.4], [x - t * 0.3, y - t * 0.86], [x + t * 0.34, y - t * 0.86], [x + t * 0.56, y - t * 0.4]]),
          rect(x + t * 0.24, y - t, t * 0.12, y - t * 0.7),
        ),
        lit: polygon([[x - t * 0.56, y - t * 0.4], [x - t * 0.3, y - t * 0.86], [x + t * 0.34, y - t * 0.86], [x + t * 0.56, y - t * 0.4]]),
        windows: joined(box(x - t * 0.32, y - t * 0.3, t * 0.15, t * 0.14), box(x + t * 0.16, y - t * 0.3, t * 0.15, t * 0.14), rect(x, y - t * 0.26, t * 0.12)),
      }),
  manor: ({ rect, spire, slope, panes, x, y, t, c }) => ({
        body: joined(
          rect(x, y - t * 0.5, t * 1.3),
          polygon([[x - t * 0.7, y - t * 0.5], [x - t * 0.55, y - t * 0.68], [x + t * 0.55, y - t * 0.68], [x + t * 0.7, y - t * 0.5]]),
          rect(x - t * 0.38, y - t * 0.72, t * 0.28),
          spire(x - t * 0.38, y - t * 0.72, t * 0.32, y - t),
          rect(x + t * 0.36, y - t * 0.66, t * 0.26),
          spire(x + t * 0.36, y - t * 0.66, t * 0.3, y - t * 0.92),
          rect(x + t * 0.1, y - t * 0.86, t * 0.07, y - t * 0.6),
          rect(x - t * 0.1, y - t * 0.82, t * 0.06, y - t * 0.6),
        ),
        lit: joined(slope(x - t * 0.38, y - t * 0.72, t * 0.32, y - t), slope(x + t * 0.36, y - t * 0.66, t * 0.3, y - t * 0.92)),
        windows: panes([[x - t * 0.38, y - t * 0.54], [x + t * 0.36, y - t * 0.5], ...(c.odds(0.5) ? ([[x + t * 0.12, y - t * 0.2]] as const) : ([[x - t * 0.16, y - t * 0.2]] as const))], t * 0.06, t * 0.11),
        dark: panes([[x - t * 0.56, y - t * 0.2], [x + t * 0.56, y - t * 0.2], [x, y - t * 0.02]], t * 0.07, t * 0.14),
      }),
  villa: ({ rect, half, panes, x, y, t }) => ({
        body: joined(
          rect(x, y - t * 0.4, t * 1.3),
          polygon([[x - t * 0.72, y - t * 0.4], [x - t * 0.6, y - t * 0.5], [x + t * 0.6, y - t * 0.5], [x + t * 0.72, y - t * 0.4]]),
          rect(x + t * 0.34, y - t * 0.74, t * 0.3),
          polygon([[x + t * 0.15, y - t * 0.74], [x + t * 0.34, y - t * 0.84], [x + t * 0.53, y - t * 0.74]]),
        ),
        lit: joined(
          polygon([[x - t * 0.72, y - t * 0.4], [x - t * 0.6, y - t * 0.5], [x + t * 0.6, y - t * 0.5], [x + t * 0.72, y - t * 0.4]]),
          half(x + t * 0.34, y - t * 0.73, t * 0.3, y - t * 0.5),
        ),
        windows: panes([[x - t * 0.46, y - t * 0.02], [x - t * 0.24, y - t * 0.02], [x - t * 0.02, y - t * 0.02], [x + t * 0.34, y - t * 0.56]], t * 0.12, t * 0.24),
      }),
};
