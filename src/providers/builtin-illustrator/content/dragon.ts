import { blob, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';

/** A dragon in flight, seen from the side: wings up, long neck and tail. */
export function dragon(x: number, y: number, s: number, side: number): Path {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  return joined(
    blob([p(1.34, -0.3, true), p(1.2, -0.42), p(1.06, -0.42, true), p(0.8, -0.56, true), p(0.94, -0.36, true), p(0.7, -0.2), p(0.4, -0.14), p(0, -0.12), p(-0.5, 0.04), p(-1, 0.24), p(-1.6, 0.2, true), p(-1, 0.36), p(-0.4, 0.24), p(0.1, 0.22), p(0.5, 0.16), p(0.86, 0), p(1.04, -0.16), p(1.24, -0.14, true), p(1.12, -0.24, true)]),
    polygon([p(0.4, -0.08), p(0.16, -0.66), p(0.3, -0.9), p(0.1, -0.84), p(-0.5, -1.16), p(-1.2, -0.96), p(-0.74, -0.7), p(-0.86, -0.4), p(-0.46, -0.4), p(-0.3, 0)]),
    polygon([p(0.52, -0.06), p(0.5, -0.6), p(0.8, -1.1), p(0.36, -0.96), p(0.28, -0.5)]),
    polygon([p(-1.5, 0.24), p(-1.86, 0.02), p(-1.74, 0.24), p(-1.8, 0.4)]),
    taper([p(0.1, 0.16), p(-0.1, 0.42), p(-0.24, 0.36)], s * 0.1, s * 0.03),
  );
}
