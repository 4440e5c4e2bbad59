import { downward, fill, halo, stroke } from '../art.ts';
import type { Role } from '../art.ts';
import type { Chance } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Color } from '../color.ts';
import { arched, blob, box, curve, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/** Where a building stands: middle of its foot, its height, how far away (0 far, 1 near). */
export type Site = { readonly x: number; readonly y: number; readonly tall: number; readonly depth: number };

/** Outline, the part that the light finds, and windows. */
type Built = { readonly body: Path; readonly lit?: Path; readonly windows?: Path; readonly dark?: Path };

export type Landmark =
  | 'castle'
  | 'tower'
  | 'lighthouse'
  | 'church'
  | 'pyramid'
  | 'step-temple'
  | 'temple'
  | 'dome'
  | 'rocket'
  | 'saloon'
  | 'water-tower'
  | 'windmill'
  | 'cottage'
  | 'manor'
  | 'skyscraper'
  | 'airship'
  | 'clock-tower'
  | 'stones'
  | 'sailing-ship'
  | 'factory'
  | 'wreck'
  | 'great-tree'
  | 'villa'
  | 'mast'
  | 'gallows'
  | 'tent';

/** Draws a building with a lit and a shaded side and windows that shine when it is dark. */
export function landmark(stage: Stage, kind: Landmark, site: Site): void {
  const { art, colors, side, spec } = stage;
  const built = shapes(kind, site, side, stage.chance(`mark${Math.round(site.x)}`));
  const role: Role = site.depth < 0.4 ? 'far' : 'mid';
  // Never so pale that the land behind seems to shine through.
  const color = mix(stage.at(site.depth + 0.16), colors.near, 0.24);
  const lit = mix(color, mix(colors.light, colors.low, 0.45), 0.42);
  fill(art, role, built.body, downward(site.y - site.tall, site.y + 8, [[0, color, 1], [0.6, color, 1], [1, mix(color, colors.low, 0.16 * (1 - site.depth)), 1]]));
  if (built.lit) fill(art, role, built.lit, lit);
  if (built.dark) fill(art, role, built.dark, darker(color, 0.35), 0.85);
  if (built.windows) {
    const dim = spec.time === 'day';
    const glow = mix(colors.accent, 0xffd27a, 0.35);
    if (!dim)
      fill(art, 'glow', ellipse(site.x, site.y - site.tall * 0.4, site.tall * 0.9), halo(site.x, site.y - site.tall * 0.4, site.tall * 0.9, glow, 0.28));
    fill(art, dim ? 'mid' : 'light', built.windows, dim ? darker(color, 0.45) : lighter(glow, 0.25));
  }
}

function shapes(kind: Landmark, { x, y, tall: t }: Site, s: -1 | 1, c: Chance): Built {
  const rect = (cx: number, top: number, wide: number, bottom = y): Path =>
    box(cx - wide / 2, top, wide, bottom - top);
  const half = (cx: number, top: number, wide: number, bottom = y): Path =>
    box(s > 0 ? cx : cx - wide / 2, top, wide / 2, bottom - top);
  const spire = (cx: number, base: number, wide: number, top: number): Path =>
    polygon([[cx - wide / 2, base], [cx, top], [cx + wide / 2, base]]);
  const slope = (cx: number, base: number, wide: number, top: number): Path =>
    polygon([[cx, base], [cx, top], [cx + (s * wide) / 2, base]]);
  const panes = (list: readonly (readonly [number, number])[], w: number, h: number): Path =>
    joined(...list.map(([px, py]) => arched(px, py, w, h)));
  switch (kind) {
    case 'castle': {
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
    }
    case 'tower':
      return {
        body: joined(
          polygon([[x - t * 0.1, y], [x - t * 0.075, y - t * 0.74], [x + t * 0.075, y - t * 0.74], [x + t * 0.1, y]]),
          rect(x, y - t * 0.78, t * 0.2, y - t * 0.72),
          spire(x, y - t * 0.77, t * 0.22, y - t),
        ),
        lit: joined(half(x, y - t * 0.76, t * 0.15), slope(x, y - t * 0.77, t * 0.22, y - t)),
        windows: panes([[x, y - 0.58 * t], [x - 0.02 * t, y - 0.3 * t]], t * 0.04, t * 0.08),
      };
    case 'lighthouse':
      return {
        body: joined(
          polygon([[x - t * 0.12, y], [x - t * 0.07, y - t * 0.78], [x + t * 0.07, y - t * 0.78], [x + t * 0.12, y]]),
          rect(x, y - t * 0.81, t * 0.2, y - t * 0.77),
          rect(x, y - t * 0.93, t * 0.11, y - t * 0.8),
          spire(x, y - t * 0.92, t * 0.15, y - t),
        ),
        lit: joined(half(x, y - t * 0.77, t * 0.14), slope(x, y - t * 0.92, t * 0.15, y - t)),
        windows: rect(x, y - t * 0.91, t * 0.09, y - t * 0.82),
        dark: joined(rect(x, y - t * 0.66, t * 0.165, y - t * 0.56), rect(x, y - t * 0.36, t * 0.2, y - t * 0.25)),
      };
    case 'church':
      return {
        body: joined(
          rect(x - t * 0.2, y - t * 0.62, t * 0.18),
          spire(x - t * 0.2, y - t * 0.62, t * 0.2, y - t),
          polygon([[x - t * 0.12, y], [x - t * 0.12, y - t * 0.3], [x + t * 0.1, y - t * 0.46], [x + t * 0.36, y - t * 0.3], [x + t * 0.36, y]]),
        ),
        lit: joined(slope(x - t * 0.2, y - t * 0.62, t * 0.2, y - t), half(x - t * 0.2, y - t * 0.62, t * 0.18)),
        windows: panes([[x - t * 0.2, y - t * 0.42], [x + t * 0.02, y - t * 0.1], [x + t * 0.12, y - t * 0.1], [x + t * 0.22, y - t * 0.1]], t * 0.05, t * 0.12),
      };
    case 'step-temple': {
      const tier = (i: number): Path => rect(x, y - t * (0.17 + i * 0.16), t * (1.5 - i * 0.28), y - t * i * 0.16);
      return {
        body: joined(...[0, 1, 2, 3].map(tier), rect(x, y - t * 0.86, t * 0.5), rect(x, y - t * 0.93, t * 0.62, y - t * 0.85), rect(x, y - t, t * 0.16, y - t * 0.9)),
        lit: joined(...[0, 1, 2, 3].map((i) => rect(x, y - t * (0.17 + i * 0.16), t * (1.5 - i * 0.28), y - t * (0.14 + i * 0.16))), polygon([[x - t * 0.17, y], [x - t * 0.1, y - t * 0.66], [x + t * 0.1, y - t * 0.66], [x + t * 0.17, y]]), half(x, y - t * 0.86, t * 0.5, y - t * 0.66)),
        dark: joined(arched(x, y - t * 0.66, t * 0.13, t * 0.15), ...[-0.7, -0.42, 0.36, 0.56].map((dx, i) => box(x + dx * t, y - t * (0.17 + (i % 2) * 0.16), t * 0.03, t * 0.13))),
      };
    }
    case 'pyramid':
      return {
        body: joined(polygon([[x - t * 0.95, y], [x, y - t], [x + t * 0.95, y]]), polygon([[x + t * 0.5, y], [x + t * 1.05, y - t * 0.55], [x + t * 1.6, y]])),
        lit: joined(
          polygon([[x, y - t], [x + s * t * 0.95, y], [x + s * t * 0.18, y]]),
          polygon([[x + t * 1.05, y - t * 0.55], [x + t * 1.05 + s * t * 0.55, y], [x + t * 1.05 + s * t * 0.1, y]]),
        ),
      };
    case 'temple': {
      const columns = [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((dx) => rect(x + dx * t, y - t * 0.52, t * 0.075));
      return {
        body: joined(rect(x, y - t * 0.08, t * 1.1), rect(x, y - t * 0.6, t, y - t * 0.5), polygon([[x - t * 0.54, y - t * 0.6], [x, y - t * 0.86], [x + t * 0.54, y - t * 0.6]]), ...columns),
        lit: joined(
          ...[-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((dx) => half(x + dx * t, y - t * 0.5, t * 0.075)),
          polygon([[x, y - t * 0.82], [x + s * t * 0.46, y - t * 0.62], [x, y - t * 0.62]]),
        ),
      };
    }
    case 'dome': {
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
    }
    case 'rocket':
      return {
        body: joined(
          blob([[x, y - t, true], [x + t * 0.1, y - t * 0.72], [x + t * 0.11, y - t * 0.3], [x + t * 0.07, y - t * 0.06, true], [x - t * 0.07, y - t * 0.06, true], [x - t * 0.11, y - t * 0.3], [x - t * 0.1, y - t * 0.72]]),
          polygon([[x - t * 0.09, y - t * 0.34], [x - t * 0.24, y - t * 0.04], [x - t * 0.2, y], [x - t * 0.06, y - t * 0.12]]),
          polygon([[x + t * 0.09, y - t * 0.34], [x + t * 0.24, y - t * 0.04], [x + t * 0.2, y], [x + t * 0.06, y - t * 0.12]]),
        ),
        lit: blob([[x, y - t, true], [x + s * t * 0.1, y - t * 0.72], [x + s * t * 0.11, y - t * 0.3], [x + s * t * 0.07, y - t * 0.06, true], [x + s * t * 0.03, y - t * 0.4]]),
        windows: joined(ellipse(x, y - t * 0.7, t * 0.032), ellipse(x, y - t * 0.58, t * 0.026), ellipse(x, y - t * 0.48, t * 0.022)),
      };
    case 'saloon':
      return {
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
      };
    case 'water-tower':
      return {
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
      };
    case 'windmill': {
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
    }
    case 'cottage':
      return {
        body: joined(
          rect(x, y - t * 0.42, t * 0.9),
          polygon([[x - t * 0.56, y - t * 0.4], [x - t * 0.3, y - t * 0.86], [x + t * 0.34, y - t * 0.86], [x + t * 0.56, y - t * 0.4]]),
          rect(x + t * 0.24, y - t, t * 0.12, y - t * 0.7),
        ),
        lit: polygon([[x - t * 0.56, y - t * 0.4], [x - t * 0.3, y - t * 0.86], [x + t * 0.34, y - t * 0.86], [x + t * 0.56, y - t * 0.4]]),
        windows: joined(box(x - t * 0.32, y - t * 0.3, t * 0.15, t * 0.14), box(x + t * 0.16, y - t * 0.3, t * 0.15, t * 0.14), rect(x, y - t * 0.26, t * 0.12)),
      };
    case 'manor':
      return {
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
      };
    case 'skyscraper': {
      const lights: Path[] = [];
      for (let i = 0; i < 22; i += 1)
        lights.push(box(x - t * 0.11 + c.int(0, 5) * t * 0.038, y - t * 0.8 + c.int(0, 24) * t * 0.032, t * 0.02, t * 0.015));
      return {
        body: joined(rect(x, y - t * 0.84, t * 0.26), rect(x, y - t * 0.93, t * 0.15, y - t * 0.8), rect(x, y - t * 1.06, t * 0.016, y - t * 0.9)),
        lit: joined(half(x, y - t * 0.84, t * 0.26), half(x, y - t * 0.93, t * 0.15, y - t * 0.84)),
        windows: joined(...lights),
      };
    }
    case 'airship': {
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
    }
    case 'clock-tower':
      return {
        body: joined(rect(x, y - t * 0.78, t * 0.24), rect(x, y - t * 0.8, t * 0.3, y - t * 0.76), spire(x, y - t * 0.8, t * 0.27, y - t), rect(x, y - t * 0.1, t * 0.34)),
        lit: joined(half(x, y - t * 0.76, t * 0.24), slope(x, y - t * 0.8, t * 0.27, y - t)),
        windows: joined(ellipse(x, y - t * 0.62, t * 0.085), arched(x, y - t * 0.28, t * 0.05, t * 0.12)),
      };
    case 'stones': {
      const list = [-0.7, -0.42, -0.14, 0.16, 0.46, 0.74].map((dx, i): Path => {
        const high = t * (0.62 + 0.3 * ((i * 37) % 10) * 0.1);
        const wide = t * 0.1;
        return polygon([[x + dx * t - wide, y + 3], [x + dx * t - wide * 0.8, y - high], [x + dx * t + wide * 0.6, y - high * 1.04], [x + dx * t + wide, y + 3]]);
      });
      return {
        body: joined(...list, box(x - t * 0.5, y - t * 0.76, t * 0.44, t * 0.1)),
        lit: joined(...[-0.7, -0.42, -0.14, 0.16, 0.46, 0.74].map((dx) => box(x + dx * t + (s > 0 ? t * 0.02 : -t * 0.08), y - t * 0.6, t * 0.06, t * 0.6))),
      };
    }
    case 'sailing-ship': {
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
    }
    case 'factory':
      return {
        body: joined(
          ...[0, 1, 2, 3].map((i) =>
            polygon([[x - t * 0.6 + i * t * 0.25, y], [x - t * 0.6 + i * t * 0.25, y - t * 0.5], [x - t * 0.36 + i * t * 0.25, y - t * 0.36], [x - t * 0.35 + i * t * 0.25, y]]),
          ),
          polygon([[x + t * 0.42, y], [x + t * 0.45, y - t], [x + t * 0.53, y - t], [x + t * 0.57, y]]),
          polygon([[x + t * 0.62, y], [x + t * 0.65, y - t * 0.84], [x + t * 0.72, y - t * 0.84], [x + t * 0.76, y]]),
        ),
        lit: joined(half(x + t * 0.49, y - t, t * 0.1), half(x + t * 0.69, y - t * 0.84, t * 0.09)),
        windows: joined(...[0, 1, 2, 3, 4, 5, 6].map((i) => box(x - t * 0.55 + i * t * 0.135, y - t * 0.24, t * 0.07, t * 0.1))),
      };
    case 'wreck':
      return {
        body: joined(
          polygon([[x - t * 0.9, y], [x - t * 0.78, y - t * 0.34], [x - t * 0.2, y - t * 0.56], [x - t * 0.06, y - t * 0.5], [x + t * 0.24, y - t * 0.62], [x + t * 0.5, y - t * 0.4], [x + t * 0.62, y - t * 0.46], [x + t * 0.86, y]]),
          taper([[x - t * 0.3, y - t * 0.5], [x - t * 0.52, y - t * 0.98]], t * 0.04, t * 0.02),
          taper([[x + t * 0.2, y - t * 0.58], [x + t * 0.3, y - t * 0.86]], t * 0.05, t * 0.03),
        ),
        lit: polygon([[x - t * 0.2, y - t * 0.54], [x + t * 0.24, y - t * 0.6], [x + t * 0.46, y - t * 0.4], [x - t * 0.5, y - t * 0.36]]),
        dark: joined(ellipse(x - t * 0.3, y - t * 0.2, t * 0.09), ellipse(x, y - t * 0.2, t * 0.09), ellipse(x + t * 0.3, y - t * 0.2, t * 0.09)),
      };
    case 'great-tree': {
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
    }
    case 'villa':
      return {
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
      };
    case 'mast':
      return {
        body: joined(
          taper([[x - t * 0.16, y], [x, y - t]], t * 0.03, t * 0.012),
          taper([[x + t * 0.16, y], [x, y - t]], t * 0.03, t * 0.012),
          ...[0.15, 0.35, 0.55, 0.75].map((k) => box(x - t * 0.14 * (1 - k), y - t * k, t * 0.28 * (1 - k), t * 0.014)),
        ),
        windows: ellipse(x, y - t, t * 0.025),
      };
    case 'gallows':
      return {
        body: joined(
          rect(x, y - t, t * 0.06),
          box(x, y - t, t * 0.5, t * 0.05),
          taper([[x, y - t * 0.75], [x + t * 0.24, y - t * 0.97]], t * 0.04, t * 0.04),
          box(x + t * 0.42, y - t * 0.96, t * 0.012, t * 0.3),
        ),
      };
    case 'tent':
      return {
        body: joined(polygon([[x - t * 0.7, y], [x - t * 0.05, y - t * 0.86], [x + t * 0.05, y - t * 0.86], [x + t * 0.7, y]]), box(x - t * 0.01, y - t, t * 0.02, t * 0.2)),
        lit: polygon([[x + s * t * 0.03, y - t * 0.84], [x + s * t * 0.7, y], [x + s * t * 0.24, y]]),
        windows: polygon([[x - t * 0.1, y], [x, y - t * 0.5], [x + t * 0.1, y]]),
      };
  }
}

/** Houses or towers side by side along the horizon. */
export function skyline(
  stage: Stage,
  options: {
    y: number;
    tall: number;
    depth: number;
    name: string;
    kind: 'old' | 'modern' | 'broken' | 'low';
  },
): void {
  const { art, w, colors, side, spec } = stage;
  const { y, tall, depth, kind } = options;
  const c = stage.chance(options.name);
  const body: Path[] = [box(-10, y - 2, w + 20, stage.h * 0.2)];
  const lit: Path[] = [];
  const lights: Path[] = [];
  let x = -20;
  while (x < w + 10) {
    const wide = w * (kind === 'old' || kind === 'low' ? c.between(0.05, 0.1) : c.between(0.045, 0.1));
    // Taller in the middle, so that the line leads the eye.
    const middle = 1 - Math.abs((x + wide / 2) / w - 0.5) * 1.1;
    const high = tall * (kind === 'low' ? c.between(0.3, 0.6) : c.between(0.35, 1) * (0.5 + 0.5 * middle));
    const top = y - high;
    if (kind === 'old' || kind === 'low') {
      const roof = wide * c.between(0.5, 0.9);
      body.push(polygon([[x, y], [x, top], [x + wide / 2, top - roof], [x + wide, top], [x + wide, y]]));
      lit.push(polygon([[x + wide / 2, top - roof], [x + wide * (side > 0 ? 1.04 : -0.04), top], [x + wide / 2, top]]));
      if (c.odds(0.5)) body.push(box(x + wide * 0.7, top - roof * 0.8, wide * 0.12, roof * 0.6));
    } else if (kind === 'broken') {
      const points: Point[] = [[x, y], [x, top]];
      for (let i = 1; i < 5; i += 1) points.push([x + (wide * i) / 5, top + c.between(-0.1, 0.22) * high]);
      points.push([x + wide, top + c.between(0, 0.3) * high], [x + wide, y]);
      body.push(polygon(points));
      lit.push(box(side > 0 ? x + wide * 0.7 : x, top + high * 0.3, wide * 0.3, high * 0.7));
    } else {
      body.push(box(x, top, wide, high));
      const shape = c.int(0, 3);
      if (shape === 0) body.push(box(x + wide * 0.25, top - high * 0.1, wide * 0.5, high * 0.12));
      if (shape === 1)
        body.push(polygon([[x, top + 1], [x + wide * 0.5, top - wide * 0.6], [x + wide, top + 1]]));
      if (shape === 2) body.push(box(x + wide * 0.45, top - high * 0.2, wide * 0.06, high * 0.22));
      lit.push(box(side > 0 ? x + wide * 0.62 : x, top, wide * 0.38, high));
    }
    if (kind !== 'broken') {
      const rows = Math.min(9, Math.floor(high / 16));
      for (let i = 0; i < rows; i += 1) {
        if (!c.odds(spec.time === 'day' ? 0.25 : 0.5)) continue;
        const size = kind === 'modern' ? 4.5 : 6;
        lights.push(box(x + wide * c.between(0.15, 0.7), top + 8 + i * 15, size * (kind === 'modern' && c.odds(0.3) ? 3 : 1), size));
      }
    }
    x += wide * (kind === 'broken' ? c.between(1, 1.7) : c.between(0.94, 1.02));
  }
  const color = stage.at(depth);
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...body), downward(y - tall, y + 10, [[0, color, 1], [1, mix(color, colors.low, 0.5 * (1 - depth)), 1]]));
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...lit), mix(color, mix(colors.light, colors.low, 0.5), 0.28), 0.6);
  if (lights.length > 0)
    fill(art, spec.time === 'day' ? 'mid' : 'light', joined(...lights), spec.time === 'day' ? darker(color, 0.3) : windowLight(stage), spec.time === 'day' ? 0.5 : 0.85);
}

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

export const windowLight = ({ colors }: Stage): Color => lighter(mix(colors.accent, 0xffd27a, 0.45), 0.2);

/** A ring of stones with flames, and the light that it throws. */
export function campfire(stage: Stage, x: number, y: number, size: number): void {
  const { art } = stage;
  const glow = 0xff9a3c;
  fill(art, 'glow', ellipse(x, y + size * 0.06, size * 1.9, size * 0.4), darker(stage.colors.near, 0.5), 0.7);
  fill(art, 'mid', joined(...[-1.5, -1, -0.4, 0.3, 0.9, 1.45].map((at) => ellipse(x + at * size, y + size * (0.24 - at * at * 0.09), size * 0.32, size * 0.2))), mix(0x4a4038, stage.colors.near, 0.4));
  fill(art, 'glow', ellipse(x, y - size * 0.4, size * 7, size * 5), halo(x, y - size * 0.4, size * 7, glow, 0.6));
  fill(art, 'mid', joined(taper([[x - size, y], [x + size, y - size * 0.3]], size * 0.3, size * 0.24), taper([[x + size, y], [x - size, y - size * 0.3]], size * 0.3, size * 0.24)), 0x2a1710);
  const flame = (k: number): Path =>
    blob([[x - size * 0.6 * k, y - size * 0.1], [x - size * 0.5 * k, y - size * 0.9 * k], [x - size * 0.1 * k, y - size * 1.3 * k], [x, y - size * 2.3 * k, true], [x + size * 0.3 * k, y - size * 1.3 * k], [x + size * 0.6 * k, y - size * 0.8 * k], [x + size * 0.5 * k, y - size * 0.1]]);
  fill(art, 'light', flame(1), 0xff8a2a);
  fill(art, 'light', flame(0.68), 0xffc04a);
  fill(art, 'light', flame(0.36), 0xfff0b4);
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
