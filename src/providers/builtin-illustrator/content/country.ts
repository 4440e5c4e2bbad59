import { downward, fill } from '../art.ts';
import type { Stage } from '../stage.ts';
import { campfire, skyline } from './buildings.ts';
import { darker, lighter, mix } from '../color.ts';
import type { Country } from './places.ts';
import { countryMark } from '../mark-choice.ts';
import { landmark } from '../marks.ts';
import type { Landmark } from '../mark-shapes.ts';
import { dunes, hazeBand, hills, mesas, peaks, road, rocks, water } from '../land.ts';
import { blob, box, joined, polygon, taper } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { bareTree, cactus, cypress, fir, grass, hangingBranch, leafTree, palm } from '../plants.ts';

const ridges = { peaks, hills, mesas, dunes, rocks };

/** Land under the sky, from the horizon to right before the people. */
export function paintCountry(stage: Stage, country: Country): void {
  const { h, horizon, w, colors, spec } = stage;
  const c = stage.chance('country');
  const markX = w * (0.5 - stage.side * c.between(0.14, 0.22));
  const last = country.ridges.length - 1;
  const wet = country.water;
  if (wet !== undefined && wet !== 'far') water(stage, horizon, true);
  const kind = countryMark(stage.spec, stage.seed, country);
  const afloat = kind === 'sailing-ship';
  country.ridges.forEach(([ridge, y, amp, depth], i) => {
    const land = (): void =>
      ridges[ridge](stage, {
        y: horizon + y * h,
        amp: amp * h * 1.1,
        depth: country.snow === true ? depth * 0.5 : depth,
        name: `ridge${i}`,
      });
    const over = wet === 'near' && i === last;
    land();
    // The far shore stands behind the sea.
    if (wet === 'far' && i === 0) water(stage, horizon, spec.weather !== 'storm');
    if (i === 0 && spec.genre === 'post-apocalyptic' && wet === undefined)
      skyline(stage, { y: horizon + h * 0.05, tall: h * 0.36, depth: 0.2, name: 'dead', kind: 'broken' });
    // A ship lies on the water, whatever else stands on land.
    if (afloat && i === 0 && wet === 'far') mark(stage, kind, markX, horizon + h * 0.06, 0.24);
    else if (i === Math.min(1, last) && !over && !afloat)
      mark(stage, kind, markX, horizon + y * h - (ridge === 'hills' ? amp * h * 0.4 : 0), depth);
    if (over) {
      // Water lies before the last land: its foot is cut straight.
      water(stage, horizon + y * h + 6, true);
      reflection(stage, horizon + y * h + 6);
      mark(stage, kind, markX, horizon + y * h + 8, depth);
    }
    if (i > 0 || last < 2) plants(stage, country, horizon + y * h - amp * h * 0.2, depth, i);
    if (i < 2 && wet === undefined) hazeBand(stage, horizon + y * h + 6, h * 0.07, 0.36);
  });
  if (country.water !== undefined) bank(stage, country);
  if (country.way)
    road(stage, {
      toX: markX + (w / 2 - markX) * 0.35,
      toY: horizon + h * (wet === 'far' ? 0.24 : 0.1),
      color: mix(mix(stage.at(0.6), colors.low, 0.4), colors.light, 0.1),
      cover: 0.55,
    });
  if (country.snow === true) drifts(stage);
  if (spec.place === 'camp') campfire(stage, w * (0.5 - stage.side * 0.16), h * 0.86, 26);
  if (spec.place === 'graveyard') graves(stage);
  if (spec.place === 'bridge') span(stage);
  if (spec.place === 'ruins') columns(stage);
  if (spec.place === 'farm' || spec.place === 'plain') fields(stage);
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
  const { w, h, art, side, colors, spec } = stage;
  const { growth } = country;
  const dead = spec.genre === 'post-apocalyptic' || spec.genre === 'horror';
  const plant = dead && country.plant === 'leaf' ? 'bare' : country.plant;
  if (plant === 'none' || growth === 0) return;
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
    switch (plant) {
      case 'fir':
        paths.push(fir(c, x, foot, high));
        break;
      case 'leaf': {
        const tree = leafTree(c, x, foot, high * 0.9, side);
        paths.push(tree.trunk, tree.crown);
        lit.push(tree.lit);
        break;
      }
      case 'bare':
        if (i < 9) paths.push(bareTree(c, x, foot, high * 1.15, c.between(-0.04, 0.04)));
        break;
      case 'palm':
        if (i < 10) paths.push(palm(c, x, foot, high * 1.1, c.between(-0.8, 0.8)));
        break;
      case 'cactus':
        paths.push(cactus(c, x, foot, high * 0.6));
        break;
      case 'cypress':
        paths.push(cypress(x, foot, high * 1.1));
        if (depth > 0.3) lit.push(cypress(x + side * high * 0.035, foot - high * 0.03, high * 0.9));
        break;
    }
  }
  const top = y - tall * 1.2;
  fill(art, depth < 0.4 ? 'far' : 'mid', joined(...paths), downward(top, y + h * 0.03, [[0, color, 1], [0.7, color, 1], [1, mix(color, colors.low, 0.25 * (1 - depth)), 1]]));
  if (lit.length > 0)
    fill(art, depth < 0.4 ? 'far' : 'mid', joined(...lit), mix(color, mix(colors.light, colors.low, 0.4), 0.3), 0.55);
}

function reflection(stage: Stage, y: number): void {
  const { art, w, h, colors } = stage;
  fill(art, 'glow', box(0, y, w, h * 0.12), downward(y, y + h * 0.12, [[0, stage.at(0.4), 0.75], [1, colors.mid, 0]]));
}

/** The ground on this side of the water. */
function bank(stage: Stage, country: Country): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('bank');
  if (country.water === 'far') return;
  const y = h * 0.84;
  if (stage.spec.place === 'harbour') {
    fill(art, 'near', joined(box(-5, y, w + 10, h), ...[0.1, 0.36, 0.66, 0.92].map((at) => box(w * at - 11, y - 46, 22, 60))), downward(y, h, [[0, stage.at(0.72), 1], [1, stage.at(0.95), 1]]));
    const planks: Path[] = [];
    for (let i = -6; i < 8; i += 1)
      planks.push(taper([[w * 0.5 + i * w * 0.09, y], [w * 0.5 + i * w * 0.14, h]], 2, 4));
    fill(art, 'ink', joined(...planks), darker(colors.near, 0.3), 0.6);
    return;
  }
  const line: Point[] = [[-20, y - h * 0.02, true], [w * 0.2, y + h * c.between(-0.02, 0.02)], [w * 0.5, y + h * 0.02], [w * 0.8, y + h * c.between(-0.03, 0.01)], [w + 20, y - h * 0.03, true], [w + 20, h + 10, true], [-20, h + 10, true]];
  fill(art, 'near', blob(line), downward(y, h, [[0, stage.at(0.74), 1], [1, stage.at(0.96), 1]]));
}

function drifts(stage: Stage): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('drifts');
  const y = h * 0.82;
  fill(
    art,
    'near',
    blob([[-20, y, true], [w * 0.3, y - h * c.between(0.01, 0.05)], [w * 0.7, y + h * 0.03], [w + 20, y - h * 0.02, true], [w + 20, h + 10, true], [-20, h + 10, true]]),
    downward(y - 30, h, [[0, lighter(mix(colors.low, colors.light, 0.4), 0.2), 1], [1, mix(colors.mid, colors.top, 0.4), 1]]),
  );
}

function graves(stage: Stage): void {
  const { art, w, h } = stage;
  const c = stage.chance('graves');
  for (const row of [0, 1]) {
    const stones: Path[] = [];
    for (let i = 0; i < 6; i += 1) {
      const x = w * (i + c.between(0.1, 0.9)) * 0.17;
      if (Math.abs(x - w / 2) < w * 0.1 && row === 1) continue;
      const y = h * (0.78 + row * 0.1) + c.between(-8, 8);
      const size = (row === 0 ? 34 : 62) * c.between(0.8, 1.2);
      const lean = c.between(-0.12, 0.12) * size;
      if (c.odds(0.35))
        stones.push(
          polygon([[x - size * 0.12, y], [x - size * 0.1 + lean, y - size * 0.8], [x - size * 0.4 + lean, y - size * 0.84], [x - size * 0.4 + lean, y - size * 1.04], [x - size * 0.1 + lean, y - size * 1.04], [x - size * 0.08 + lean, y - size * 1.4], [x + size * 0.14 + lean, y - size * 1.4], [x + size * 0.14 + lean, y - size * 1.04], [x + size * 0.42 + lean, y - size * 1.04], [x + size * 0.42 + lean, y - size * 0.84], [x + size * 0.14 + lean, y - size * 0.8], [x + size * 0.14, y]]),
        );
      else
        stones.push(blob([[x - size * 0.4, y, true], [x - size * 0.4 + lean, y - size * 0.8], [x + lean, y - size * 1.1], [x + size * 0.4 + lean, y - size * 0.8], [x + size * 0.4, y, true]]));
    }
    fill(art, 'mid', joined(...stones), mix(stage.at(0.62 + row * 0.24), stage.colors.low, 0.12));
  }
}

function columns(stage: Stage): void {
  const { art, w, h, side, colors } = stage;
  const c = stage.chance('columns');
  const parts: Path[] = [];
  const lit: Path[] = [];
  for (const [at, size] of [[0.1, 0.5], [0.24, 0.32], [0.78, 0.36], [0.92, 0.56]] as const) {
    const x = w * at;
    const wide = w * 0.055 * (0.6 + size);
    const y = h * (0.72 + size * 0.3);
    const top = y - h * size * c.between(0.6, 1);
    parts.push(
      polygon([[x - wide / 2, y], [x - wide / 2, top + c.between(0, 30)], [x - wide * 0.1, top - c.between(0, 26)], [x + wide / 2, top + c.between(0, 30)], [x + wide / 2, y]]),
      box(x - wide * 0.7, y - 14, wide * 1.4, 20),
    );
    lit.push(box(side > 0 ? x + wide * 0.16 : x - wide * 0.46, top + 34, wide * 0.3, y - top - 46));
  }
  fill(art, 'near', joined(...parts), downward(h * 0.3, h, [[0, stage.at(0.66), 1], [1, stage.at(0.88), 1]]));
  fill(art, 'near', joined(...lit), mix(stage.at(0.6), mix(colors.light, colors.low, 0.5), 0.35), 0.7);
}

function span(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const y = horizon + h * 0.16;
  const deck = h * 0.045;
  fill(
    art,
    'mid',
    joined(box(-10, y, w + 20, deck), ...[-0.0, 0.26, 0.52, 0.78, 1.04].map((at) => box(w * (at + 0.0) - w * 0.025, y, w * 0.05, h * 0.4))),
    downward(y, y + h * 0.3, [[0, stage.at(0.62), 1], [1, stage.at(0.75), 1]]),
  );
  fill(art, 'mid', box(-10, y - 14, w + 20, 6), mix(stage.at(0.55), colors.light, 0.2));
}

function fields(stage: Stage): void {
  const { art, w, h, horizon, colors } = stage;
  const rows: Path[] = [];
  const far: Point = [w * 0.5, horizon + h * 0.12];
  for (let i = -8; i < 9; i += 1) {
    if (i === 0) continue;
    rows.push(taper([far, [w * 0.5 + i * w * 0.1, h * 0.86], [w * 0.5 + i * w * 0.16, h + 10]], 1, 12));
  }
  fill(art, 'mid', joined(...rows), mix(stage.at(0.5), colors.low, 0.5), 0.16);
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
