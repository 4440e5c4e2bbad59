import { downward, fill } from '../art.ts';
import type { Ridges, Stage } from '../stage.ts';
import { darker, mix } from '../color.ts';
import type { Country } from './places.ts';
import { countryMark } from '../mark-choice.ts';
import { landmark } from '../marks.ts';
import type { Landmark } from '../mark-shapes.ts';
import { hazeBand, hills, peaks, road, rocks } from '../land.ts';
import { joined, polygon, taper } from '../path.ts';
import type { Path } from '../path.ts';
import { grass, hangingBranch } from '../plants.ts';

const ridges = { peaks, hills, rocks };

/** Land under the sky, from the horizon to right before the people. */
export function paintCountry(stage: Stage, country: Country): void {
  const { h, horizon, w, colors, spec, parts } = stage;
  const { land, ruins } = parts;
  const shore = land?.shore;
  const drawn: Ridges = { ...ridges, ...land?.ridges };
  const c = stage.chance('country');
  const markX = w * (0.5 - stage.side * c.between(0.14, 0.22));
  const last = country.ridges.length - 1;
  const wet = country.water;
  if (wet !== undefined && wet !== 'far') shore?.water(stage, horizon, true);
  const kind = countryMark(stage.spec, stage.seed, country);
  const afloat = kind === 'sailing-ship';
  country.ridges.forEach(([ridge, y, amp, depth], i) => {
    drawn[ridge]?.(stage, {
      y: horizon + y * h,
      amp: amp * h * 1.1,
      depth: country.snow === true ? depth * 0.5 : depth,
      name: `ridge${i}`,
    });
    const over = wet === 'near' && i === last;
    // The far shore stands behind the sea.
    if (wet === 'far' && i === 0) shore?.water(stage, horizon, spec.weather !== 'storm');
    if (i === 0 && wet === undefined)
      ruins?.(stage, { y: horizon + h * 0.05, tall: h * 0.36, depth: 0.2, name: 'dead', kind: 'broken' });
    // A ship lies on the water, whatever else stands on land.
    if (afloat && i === 0 && wet === 'far') mark(stage, kind, markX, horizon + h * 0.06, 0.24);
    else if (i === Math.min(1, last) && !over && !afloat)
      mark(stage, kind, markX, horizon + y * h - (ridge === 'hills' ? amp * h * 0.4 : 0), depth);
    if (over) {
      // Water lies before the last land: its foot is cut straight.
      shore?.water(stage, horizon + y * h + 6, true);
      shore?.reflection(stage, horizon + y * h + 6);
      mark(stage, kind, markX, horizon + y * h + 8, depth);
    }
    if (i > 0 || last < 2) plants(stage, country, horizon + y * h - amp * h * 0.2, depth, i);
    if (i < 2 && wet === undefined) hazeBand(stage, horizon + y * h + 6, h * 0.07, 0.36);
  });
  shore?.bank(stage, country);
  if (country.way)
    road(stage, {
      toX: markX + (w / 2 - markX) * 0.35,
      toY: horizon + h * (wet === 'far' ? 0.24 : 0.1),
      color: mix(mix(stage.at(0.6), colors.low, 0.4), colors.light, 0.1),
      cover: 0.55,
    });
  land?.last(stage);
}

function mark(stage: Stage, kind: Landmark, x: number, y: number, depth: number): void {
  const { h } = stage;
  const big: { readonly [kind in Landmark]?: number } = {
    castle: 0.34,
    'great-tree': 0.3,
    airship: 0.4,
    pyramid: 0.2,
    'step-temple': 0.26,
    temple: 0.22,
    dome: 0.17,
    saloon: 0.16,
    cottage: 0.13,
    tent: 0.12,
    wreck: 0.16,
    stones: 0.12,
    gallows: 0.18,
    manor: 0.24,
    villa: 0.2,
    skyscraper: 0.5,
    'sailing-ship': 0.26,
  };
  landmark(stage, kind, { x, y: y + 8, tall: h * (big[kind] ?? 0.26) * (depth < 0.2 ? 0.8 : 1), depth });
}

function plants(stage: Stage, country: Country, y: number, depth: number, row: number): void {
  const { w, h, art, side, colors } = stage;
  const { growth } = country;
  const { grow } = stage.parts;
  if (!grow) return;
  const c = stage.chance(`plants${row}`);
  const count = Math.round(growth * (depth < 0.5 ? 26 : depth < 0.75 ? 13 : 5));
  const tall = h * (0.05 + depth * depth * 0.34);
  const color = mix(stage.at(Math.min(1, depth + 0.12)), colors.near, 0.12);
  const paths: Path[] = [];
  const lit: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    // Trees keep away from the middle, where the people are.
    const t = c.next();
    const edge = depth > 0.5 ? (t < 0.5 ? t * 0.64 : 1 - (1 - t) * 0.64) : t;
    const x = w * (-0.04 + edge * 1.08);
    const high = tall * c.between(0.65, 1.2);
    const foot = y + c.between(-0.01, 0.03) * h;
    const grown = grow(c, { x, y: foot, tall: high, side, depth, i });
    paths.push(...grown.paths);
    if (grown.lit) lit.push(grown.lit);
  }
  const top = y - tall * 1.2;
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...paths), downward(top, y + h * 0.03, [[0, color, 1], [0.7, color, 1], [1, mix(color, colors.low, 0.25 * (1 - depth)), 1]]));
  if (lit.length > 0)
    fill(art, depth < 0.4 ? 'far' : 'mid', joined(...lit), mix(color, mix(colors.light, colors.low, 0.4), 0.3), 0.55);
}

/** What stands between the eye and the scene: darker than all else, at the edges. */
export function paintFrame(stage: Stage, kind: Country['frame']): void {
  const { art, w, h, colors, side } = stage;
  const c = stage.chance('frame');
  const dark = darker(colors.near, 0.15);
  switch (kind) {
    case 'branch':
      fill(
        art,
        'near',
        joined(
          hangingBranch(c, side > 0 ? -20 : w + 20, h * c.between(0.02, 0.1), w * 0.42, side > 0 ? 1 : -1),
          hangingBranch(c, side > 0 ? -20 : w + 20, h * c.between(0.16, 0.24), w * 0.26, side > 0 ? 1 : -1),
        ),
        dark,
      );
      fill(art, 'near', joined(grass(c, -10, w * 0.34, h + 4, h * 0.09, 16), grass(c, w * 0.7, w + 10, h + 4, h * 0.09, 14)), dark);
      break;
    case 'trunks': {
      const x = side > 0 ? w * c.between(0.02, 0.08) : w * c.between(0.92, 0.98);
      fill(
        art,
        'near',
        joined(
          taper([[x - side * 10, h + 20], [x, h * 0.5], [x + side * 14, -20]], w * 0.13, w * 0.085),
          taper([[x, h * 0.42], [x + side * w * 0.14, h * 0.3], [x + side * w * 0.26, h * 0.27]], w * 0.035, 3),
        ),
        {
          line: [x - w * 0.06, 0, x + w * 0.06, 0],
          stops:
            side > 0
              ? [[0, darker(dark, 0.3), 1], [0.75, dark, 1], [1, mix(dark, colors.low, 0.22), 1]]
              : [[0, mix(dark, colors.low, 0.22), 1], [0.25, dark, 1], [1, darker(dark, 0.3), 1]],
        },
      );
      fill(art, 'near', joined(grass(c, -10, w * 0.3, h + 4, h * 0.08, 14), grass(c, w * 0.72, w + 10, h + 4, h * 0.07, 10)), dark);
      break;
    }
    case 'rocks': {
      const rock = (x: number, wide: number, tall: number): Path =>
        polygon([[x - wide, h + 10], [x - wide * 0.7, h - tall * 0.6], [x - wide * 0.2, h - tall], [x + wide * 0.3, h - tall * 0.82], [x + wide * 0.7, h - tall * 0.35], [x + wide, h + 10]]);
      fill(art, 'near', joined(rock(w * 0.02, w * 0.2, h * 0.15), rock(w * 0.98, w * 0.24, h * 0.12)), downward(h * 0.84, h, [[0, mix(dark, stage.at(0.7), 0.4), 1], [1, dark, 1]]));
      break;
    }
    case 'grass':
      fill(art, 'near', joined(grass(c, -10, w * 0.4, h + 4, h * 0.11, 26), grass(c, w * 0.62, w + 10, h + 4, h * 0.1, 24)), dark);
      break;
    case 'reeds': {
      fill(art, 'near', joined(grass(c, -10, w * 0.24, h + 4, h * 0.24, 18), grass(c, w * 0.8, w + 10, h + 4, h * 0.2, 14)), dark);
      break;
    }
    case 'none':
      break;
  }
}
