import { downward, fill, halo } from './art.ts';
import type { Role } from './art.ts';
import type { Chance } from './chance.ts';
import { darker, lighter, mix } from './color.ts';
import type { Color } from './color.ts';
import type { Landmark, MarkTools, Site } from './mark-shapes.ts';
import { arched, box, ellipse, joined, polygon } from './path.ts';
import type { Stage } from './stage.ts';

/** Draws a building with a lit and a shaded side and windows that shine when it is dark. */
export function landmark(stage: Stage, kind: Landmark, site: Site): void {
  const { art, colors, side, spec } = stage;
  const shape = stage.parts.marks[kind];
  if (!shape) return;
  const built = shape(markTools(site, side, stage.chance(`mark${Math.round(site.x)}`)));
  const role: Role = site.depth < 0.4 ? 'far' : 'mid';
  // Never so pale that the land behind seems to shine through.
  const color = mix(stage.at(site.depth + 0.16), colors.near, 0.24);
  const lit = mix(color, mix(colors.light, colors.low, 0.45), 0.42);
  fill(
    art,
    role,
    built.body,
    downward(site.y - site.tall, site.y + 8, [
      [0, color, 1],
      [0.6, color, 1],
      [1, mix(color, colors.low, 0.16 * (1 - site.depth)), 1],
    ]),
  );
  if (built.lit) fill(art, role, built.lit, lit);
  if (built.dark) fill(art, role, built.dark, darker(color, 0.35), 0.85);
  if (built.windows) {
    const dim = spec.time === 'day';
    const glow = mix(colors.accent, 0xffd27a, 0.35);
    if (!dim)
      fill(
        art,
        'glow',
        ellipse(site.x, site.y - site.tall * 0.4, site.tall * 0.9),
        halo(site.x, site.y - site.tall * 0.4, site.tall * 0.9, glow, 0.28),
      );
    fill(art, dim ? 'mid' : 'light', built.windows, dim ? darker(color, 0.45) : lighter(glow, 0.25));
  }
}

/** What shines out of a window in the dark. */
export const windowLight = ({ colors }: Stage): Color => lighter(mix(colors.accent, 0xffd27a, 0.45), 0.2);

function markTools({ x, y, tall: t }: Site, s: -1 | 1, c: Chance): MarkTools {
  return {
    x,
    y,
    t,
    s,
    c,
    rect: (cx, top, wide, bottom = y) => box(cx - wide / 2, top, wide, bottom - top),
    half: (cx, top, wide, bottom = y) => box(s > 0 ? cx : cx - wide / 2, top, wide / 2, bottom - top),
    spire: (cx, base, wide, top) =>
      polygon([
        [cx - wide / 2, base],
        [cx, top],
        [cx + wide / 2, base],
      ]),
    slope: (cx, base, wide, top) =>
      polygon([
        [cx, base],
        [cx, top],
        [cx + (s * wide) / 2, base],
      ]),
    panes: (list, w, h) => joined(...list.map(([px, py]) => arched(px, py, w, h))),
  };
}
