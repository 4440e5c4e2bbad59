import { mix } from './color.ts';
import type { Stage } from './stage.ts';

/**
 * What is in the air of a genre: a dragon, a whale, a balloon, a fleet, crows. Small, and far; it tells at a glance what kind of story
 * this is.
 */
export function paintOmen(stage: Stage): void {
  const { spec, w, horizon, side, colors, parts } = stage;
  const c = stage.chance('omen');
  if (spec.weather === 'fog' || spec.weather === 'storm') return;
  // Opposite of the sun, so that nothing covers its light.
  const x = w * (0.5 - side * c.between(0.2, 0.32));
  const y = horizon * c.between(0.18, 0.32);
  const color = mix(mix(colors.mid, colors.far, 0.7), colors.near, 0.25);
  parts.omen?.(stage, c, { x, y, color });
}
