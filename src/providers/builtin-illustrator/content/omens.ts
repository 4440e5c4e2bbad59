import { fill, halo } from '../art.ts';
import { landmark } from './buildings.ts';
import type { Chance } from '../chance.ts';
import { darker, lighter, mix } from '../color.ts';
import { blob, box, ellipse, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Stage } from '../stage.ts';

/**
 * What is in the air of a genre: a dragon, a whale, a balloon, a fleet, crows. Small, and far; it tells at a glance what kind of story
 * this is.
 */
export function paintOmen(stage: Stage): void {
  const { spec, w, horizon, side, art, colors } = stage;
  const c = stage.chance('omen');
  if (spec.weather === 'fog' || spec.weather === 'storm') return;
  // Opposite of the sun, so that nothing covers its light.
  const x = w * (0.5 - side * c.between(0.2, 0.32));
  const y = horizon * c.between(0.18, 0.32);
  const color = mix(mix(colors.mid, colors.far, 0.7), colors.near, 0.25);
  switch (spec.genre) {
    case 'fantasy':
      if (c.odds(0.6)) fill(art, 'mid', dragon(x, y, w * 0.085, side), color);
      else birds(stage, c, x, y, 7);
      return;
    case 'magical-realism':
      whale(stage, x, y, w * 0.15);
      lanterns(stage, c);
      return;
    case 'comedy':
      balloon(stage, x, y, 46);
      balloon(stage, x - side * 90, y + 46, 22);
      return;
    case 'space-opera':
    case 'sci-fi':
      fleet(stage, c, x, y);
      return;
    case 'cyberpunk':
      traffic(stage, c);
      return;
    case 'thriller':
      helicopter(stage, x, y, 46);
      return;
    case 'horror':
    case 'mystery':
    case 'post-apocalyptic':
      crows(stage, c, x, y);
      return;
    case 'steampunk':
      if (spec.place !== 'sky-harbour') landmark(stage, 'airship', { x, y: y + 90, tall: 110, depth: 0.3 });
      return;
    case 'romance':
      petals(stage, c);
      birds(stage, c, x, y, 2);
      return;
    case 'urban-fantasy':
    case 'superhero':
    case 'detective':
    case 'drama':
      return;
    case 'adventure':
    case 'western':
    case 'historical':
    case 'survival':
      birds(stage, c, x, y, spec.genre === 'western' ? 3 : 8);
  }
}

const bird = (x: number, y: number, s: number, lift: number): Path =>
  blob([[x - s, y - s * lift, true], [x - s * 0.45, y - s * lift * 0.9], [x, y, true], [x + s * 0.45, y - s * lift * 0.9], [x + s, y - s * lift, true], [x + s * 0.4, y - s * lift * 0.4], [x, y + s * 0.2, true], [x - s * 0.4, y - s * lift * 0.4]]);

function birds({ art, colors }: Stage, c: Chance, x: number, y: number, count: number): void {
  const flock = Array.from({ length: count }, (_, i) => bird(x + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * c.between(20, 34), y + Math.ceil(i / 2) * c.between(8, 18), c.between(8, 15), c.between(0.2, 0.6)));
  fill(art, 'mid', joined(...flock), mix(colors.far, colors.near, 0.6));
}

function crows({ art, colors, w, h }: Stage, c: Chance, x: number, y: number): void {
  const flock = Array.from({ length: 9 }, () => bird(x + c.between(-0.16, 0.16) * w, y + c.between(-0.08, 0.08) * h, c.between(7, 22), c.between(0, 0.7)));
  fill(art, 'mid', joined(...flock), darker(mix(colors.far, colors.near, 0.85), 0.1));
}

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

/** A whale that swims through the clouds. */
function whale({ art, colors, side }: Stage, x: number, y: number, s: number): void {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  const body = mix(mix(colors.mid, colors.far, 0.6), colors.near, 0.25);
  const shape = blob([p(1, 0.02, true), p(0.9, -0.2), p(0.4, -0.34), p(-0.2, -0.26), p(-0.8, -0.02), p(-1.05, -0.24), p(-1.34, -0.34, true), p(-1.14, -0.06), p(-1.3, 0.14, true), p(-0.98, 0.1), p(-0.5, 0.16), p(0.2, 0.24), p(0.8, 0.16)]);
  fill(art, 'mid', shape, { line: [0, y - s * 0.3, 0, y + s * 0.24], stops: [[0, mix(body, colors.light, 0.3), 1], [0.6, body, 1], [1, mix(body, colors.low, 0.5), 1]] });
  fill(art, 'mid', blob([p(0.95, 0.05, true), p(0.5, 0.1), p(0, 0.12, true), p(0.3, 0.22), p(0.8, 0.15)]), mix(colors.low, colors.light, 0.4), 0.6);
  fill(art, 'mid', polygon([p(0.34, 0.14), p(0.1, 0.46), p(-0.12, 0.5), p(0.06, 0.16)]), darker(body, 0.2));
  fill(art, 'ink', ellipse(...eyeAt(p(0.72, 0)), s * 0.02), darker(colors.near, 0.2));
}

const eyeAt = (point: Point): [number, number] => [point[0], point[1]];

function lanterns({ art, colors, w, horizon }: Stage, c: Chance): void {
  for (let i = 0; i < 7; i += 1) {
    const x = c.between(0.06, 0.94) * w;
    const y = horizon * c.between(0.35, 0.95);
    const s = c.between(4, 10);
    fill(art, 'glow', ellipse(x, y, s * 4), halo(x, y, s * 4, colors.accent, 0.55));
    fill(art, 'light', polygon([[x - s * 0.8, y + s], [x - s, y - s * 0.6], [x, y - s * 1.2], [x + s, y - s * 0.6], [x + s * 0.8, y + s]]), lighter(colors.accent, 0.35));
  }
}

function balloon({ art, colors, side }: Stage, x: number, y: number, s: number): void {
  const hull = blob([[x, y - s, true], [x + s * 0.86, y - s * 0.3], [x + s * 0.66, y + s * 0.42], [x + s * 0.2, y + s, true], [x - s * 0.2, y + s, true], [x - s * 0.66, y + s * 0.42], [x - s * 0.86, y - s * 0.3]]);
  fill(art, 'mid', hull, { line: [x + side * s, 0, x - side * s, 0], stops: [[0, lighter(colors.accent, 0.25), 1], [0.6, colors.accent, 1], [1, darker(colors.accent, 0.35), 1]] });
  for (const k of [-0.5, 0.12]) fill(art, 'mid', blob([[x, y - s, true], [x + s * (k + 0.34), y - s * 0.3], [x + s * (k + 0.34) * 0.7, y + s * 0.42], [x + s * 0.06, y + s, true], [x - s * 0.04, y + s, true], [x + s * k * 0.7, y + s * 0.42], [x + s * k, y - s * 0.3]]), lighter(colors.light, 0.1), 0.75);
  fill(art, 'mid', joined(box(x - s * 0.17, y + s * 1.3, s * 0.34, s * 0.26), taper([[x - s * 0.18, y + s], [x - s * 0.14, y + s * 1.32]], 1.4, 1.4), taper([[x + s * 0.18, y + s], [x + s * 0.14, y + s * 1.32]], 1.4, 1.4)), mix(0x7a5030, colors.far, 0.3));
}

function fleet({ art, colors, side }: Stage, c: Chance, x: number, y: number): void {
  for (let i = 0; i < 4; i += 1) {
    const s = i === 0 ? 34 : c.between(8, 17);
    const px = x + (i === 0 ? 0 : c.between(-120, 120));
    const py = y + (i === 0 ? 0 : c.between(-50, 60));
    const p = (dx: number, dy: number): Point => [px + side * dx * s, py + dy * s];
    fill(art, 'mid', polygon([p(1.3, 0), p(0.2, -0.24), p(-0.8, -0.52), p(-0.6, -0.06), p(-0.8, 0.34), p(0.2, 0.16)]), { line: [0, py - s * 0.5, 0, py + s * 0.4], stops: [[0, mix(colors.far, colors.light, 0.5), 1], [1, mix(colors.far, colors.near, 0.6), 1]] });
    const [ex, ey] = p(-0.7, -0.04);
    fill(art, 'glow', ellipse(ex, ey, s * 1.2), halo(ex, ey, s * 1.2, colors.accent, 0.7));
    fill(art, 'light', polygon([p(-0.66, -0.1), p(-0.66, 0.04), p(-2.1, -0.02)]), lighter(colors.accent, 0.4), 0.7);
  }
}

/** Rows of lights that fly between the towers. */
function traffic({ art, colors, w, horizon }: Stage, c: Chance): void {
  for (const row of [0.34, 0.56, 0.74]) {
    const cars: Path[] = [];
    const lights: Path[] = [];
    for (let i = 0; i < 5; i += 1) {
      const x = c.between(0, w);
      const s = 3 + row * 9;
      const y = horizon * row + c.between(-6, 6);
      cars.push(blob([[x - s * 1.6, y, true], [x - s * 0.6, y - s * 0.6], [x + s * 0.7, y - s * 0.5], [x + s * 1.7, y + s * 0.1, true], [x, y + s * 0.4]]));
      lights.push(polygon([[x - s * 1.6, y - 1], [x - s * 5, y], [x - s * 1.6, y + 1.6]]), ellipse(x + s * 1.6, y, s * 0.24));
    }
    fill(art, 'mid', joined(...cars), mix(colors.far, colors.near, 0.6));
    fill(art, 'light', joined(...lights), row > 0.5 ? lighter(colors.accent, 0.2) : 0xff5a9a, 0.85);
  }
}

function helicopter({ art, colors, w, h, side }: Stage, x: number, y: number, s: number): void {
  const p = (dx: number, dy: number, corner = false): Point => [x + side * dx * s, y + dy * s, corner];
  const dark = mix(colors.far, colors.near, 0.85);
  fill(art, 'glow', polygon([p(0.5, 0.2), [x + side * w * 0.3, h * 0.8], [x + side * w * 0.1, h * 0.82]]), { line: [x, y, x + side * w * 0.2, h * 0.8], stops: [[0, colors.light, 0.5], [1, colors.light, 0.04]] });
  fill(art, 'mid', joined(blob([p(0.7, 0.05, true), p(0.5, -0.22), p(0, -0.26), p(-0.4, -0.1, true), p(-1.3, -0.14, true), p(-1.3, -0.04, true), p(-0.4, 0.1), p(0, 0.24), p(0.5, 0.2)]), polygon([p(-1.2, -0.1), p(-1.42, -0.4), p(-1.3, -0.42), p(-1.14, -0.12)]), box(x - 1.6, y - s * 0.42, 3.2, s * 0.2), box(x - s * 1.1, y - s * 0.44, s * 2.2, 3)), dark);
  fill(art, 'light', ellipse(...eyeAt(p(-1.3, -0.3)), 3), colors.accent);
}

function petals({ art, colors, w, h }: Stage, c: Chance): void {
  const list = Array.from({ length: 22 }, () => {
    const x = c.between(0, w);
    const y = c.between(h * 0.1, h * 0.9);
    const s = c.between(4, 11);
    return blob([[x, y, true], [x + s, y - s * 0.5], [x + s * 1.7, y + s * 0.2, true], [x + s * 0.7, y + s * 0.5]]);
  });
  fill(art, 'air', joined(...list), mix(colors.accent, colors.light, 0.45), 0.8);
}
