import { fill, halo, stroke } from '../art.ts';
import { darker, lighter, mix } from '../color.ts';
import { windowLight } from '../marks.ts';
import { box, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** A line from point to point that sags, with lanterns on it when it is dark, or with pennants. */
export function lightLine(stage: Stage, [x1, y1]: Point, [x2, y2]: Point, sag: number, count: number, size: number, pennants = stage.spec.time !== 'night'): void {
  const { art, colors } = stage;
  const on = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  stroke(art, 'ink', curve([0, 0.25, 0.5, 0.75, 1].map(on)), stage.at(0.7), 2);
  for (let i = 1; i < count; i += 1) {
    const [x, y] = on(i / count);
    const color = i % 2 === 0 ? colors.accent : windowLight(stage);
    if (pennants)
      fill(art, 'near', polygon([[x - size * 0.5, y], [x + size * 0.5, y], [x, y + size * 1.3]]), mix(color, colors.far, 0.2));
    else {
      fill(art, 'glow', ellipse(x, y + size * 0.7, size * 2.4), halo(x, y + size * 0.7, size * 2.4, color, 0.5));
      fill(art, 'light', ellipse(x, y + size * 0.7, size * 0.5, size * 0.66), lighter(color, 0.2));
    }
  }
}

/** A street lamp with its pool of light. */
export function streetLamp(stage: Stage, x: number, y: number, tall: number): void {
  const { art, colors } = stage;
  const on = stage.spec.time !== 'day';
  const glow = windowLight(stage);
  fill(
    art,
    'near',
    joined(
      taper([[x, y], [x, y - tall * 0.86]], tall * 0.035, tall * 0.02),
      polygon([[x - tall * 0.05, y - tall * 0.98], [x + tall * 0.05, y - tall * 0.98], [x + tall * 0.035, y - tall * 0.86], [x - tall * 0.035, y - tall * 0.86]]),
      polygon([[x - tall * 0.06, y - tall * 0.98], [x, y - tall * 1.04], [x + tall * 0.06, y - tall * 0.98]]),
      box(x - tall * 0.04, y - tall * 0.04, tall * 0.08, tall * 0.04),
    ),
    darker(colors.near, 0.2),
  );
  if (!on) return;
  fill(art, 'glow', ellipse(x, y - tall * 0.92, tall * 0.75), halo(x, y - tall * 0.92, tall * 0.75, glow, 0.6));
  fill(
    art,
    'light',
    polygon([[x - tall * 0.04, y - tall * 0.97], [x + tall * 0.04, y - tall * 0.97], [x + tall * 0.028, y - tall * 0.87], [x - tall * 0.028, y - tall * 0.87]]),
    lighter(glow, 0.4),
  );
}
