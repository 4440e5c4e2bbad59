import { downward, fill, halo } from './art.ts';
import { cos, sin } from './chance.ts';
import { lighter, mix } from './color.ts';
import { blob, box, ellipse, joined, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import { worldOf } from './sky.ts';
import type { Sky, Stage } from './stage.ts';

/** A sky with sun or moon, and what drifts under it. */
export const sky: Sky = {
  stars: (stage) => {
    if (stage.spec.time === 'night') stars(stage, 90, stage.horizon * 0.85);
  },
  clouds: (stage) => {
    const { spec } = stage;
    sunOrMoon(stage);
    if (spec.time === 'night' && (spec.genre === 'survival' || spec.mood === 'wondrous')) aurora(stage);
    clouds(stage);
  },
  air: (stage) => {
    switch (stage.spec.weather) {
      case 'fog':
        fog(stage);
        return;
      case 'wind':
        leaves(stage);
        return;
      default:
        motes(stage);
    }
  },
};

export function stars(stage: Stage, count: number, floor: number): void {
  const c = stage.chance('stars');
  const small: Path[] = [];
  const big: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const high = c.next();
    const x = c.next() * stage.w;
    const y = high * high * floor;
    const r = c.between(0.9, 2.4);
    const star = polygon([
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]);
    (i % 6 === 0 ? big : small).push(star);
  }
  fill(stage.art, 'light', joined(...small), lighter(stage.colors.low, 0.6), 0.6);
  fill(stage.art, 'light', joined(...big), 0xffffff, 0.95);
}

function sunOrMoon({ art, w, h, sun, colors, spec, side }: Stage): void {
  const night = spec.time === 'night';
  const { x, y, r } = sun;
  const wide = Math.max(w, h);
  fill(
    art,
    'glow',
    box(0, 0, w, h),
    halo(x, y, wide * (night ? 0.42 : 0.62), colors.light, night ? 0.42 : 0.62),
  );
  const dull = spec.weather === 'fog';
  if (!night) {
    fill(
      art,
      'light',
      ellipse(x, y, r),
      dull ? mix(colors.light, colors.low, 0.5) : lighter(colors.light, 0.35),
    );
    return;
  }
  const crescent = spec.genre !== 'horror' && spec.genre !== 'western' && spec.genre !== 'romance';
  const bright = lighter(colors.light, 0.25);
  if (!crescent) {
    fill(art, 'light', ellipse(x, y, r), bright);
    const dark = mix(colors.light, colors.mid, 0.3);
    const marks = [
      ellipse(x - r * 0.3, y - r * 0.2, r * 0.28, r * 0.22),
      ellipse(x + r * 0.25, y + r * 0.3, r * 0.34, r * 0.26),
      ellipse(x + r * 0.3, y - r * 0.42, r * 0.14),
    ];
    fill(art, 'glow', joined(...marks), dark, 0.3);
    return;
  }
  fill(art, 'light', sickle(x, y, r, side), bright);
}

/** The lit part of a young moon alone: what is dark of it is as the sky. */
function sickle(x: number, y: number, r: number, side: -1 | 1): Path {
  const horn = 0.29;
  // Along the light and across it, of a radius of 1.
  const at = (along: number, across: number, end = false): Point => [
    x + side * r * (along * 0.93 - across * 0.36),
    y + r * (along * 0.36 + across * 0.93),
    end,
  ];
  const outer = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const turn = (horn * i) / 3;
    return at(cos(turn), sin(turn), i === -3 || i === 3);
  });
  const inner = [2, 1, 0, -1, -2].map((i) => {
    const turn = i / 12;
    return at(cos(horn) + 0.72 * cos(turn), sin(horn) * sin(turn));
  });
  return blob([...outer, ...inner]);
}

function aurora(stage: Stage): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('aurora');
  const green = mix(0x5dffc0, colors.accent, 0.15);
  for (let band = 0; band < 2; band += 1) {
    const y0 = h * c.between(0.12, 0.3);
    const lower: Point[] = [];
    const upper: Point[] = [];
    for (let i = 0; i <= 8; i += 1) {
      const x = (w * i) / 8;
      const y = y0 + sin(i * 0.17 + band * 0.3 + c.next() * 0.08) * h * 0.07;
      lower.push([x, y]);
      upper.push([x, y - h * c.between(0.14, 0.22)]);
    }
    fill(
      art,
      'glow',
      blob([...lower.map(corner), ...upper.reverse().map(corner)]),
      downward(y0 - h * 0.26, y0 + h * 0.08, [
        [0, green, 0],
        [0.75, green, 0.24],
        [1, green, 0.42],
      ]),
    );
  }
}

const corner = (point: Point, i: number, all: readonly Point[]): Point =>
  i === 0 || i === all.length - 1 ? [point[0], point[1], true] : point;

function clouds(stage: Stage): void {
  const { art, w, h, colors, horizon, spec, side } = stage;
  const c = stage.chance('clouds');
  const night = spec.time === 'night';
  const heaps = spec.time === 'day' || spec.weather === 'wind';
  const discs = [stage.sun, ...(stage.parts.worlds ? [worldOf(stage)] : [])];
  // A cloud that would cut sun, moon or a world into pieces stays away.
  const cuts = (x: number, y: number, long: number, tall: number): boolean =>
    discs.some(
      (disc) =>
        disc.x + disc.r > x &&
        disc.x - disc.r < x + long &&
        disc.y + disc.r > y &&
        disc.y - disc.r < y + tall,
    );
  const low = colors.low;
  for (let i = 0; i < 5; i += 1) {
    const y = horizon * c.between(0.3, 0.92);
    const x = c.between(-0.1, 0.9) * w;
    const long = c.between(0.25, 0.6) * w;
    const thick = h * c.between(0.008, 0.022);
    if (cuts(x, y - thick, long, thick * 2)) continue;
    const streak = blob([
      [x, y, true],
      [x + long * 0.35, y - thick],
      [x + long, y - thick * 0.2, true],
      [x + long * 0.55, y + thick * 0.5],
    ]);
    fill(
      art,
      'glow',
      streak,
      night ? lighter(colors.mid, 0.2) : mix(low, colors.light, 0.5),
      night ? 0.25 : 0.45,
    );
  }
  const count = heaps ? 3 : spec.time === 'night' ? 2 : 3;
  for (let i = 0; i < count; i += 1) {
    const x = w * (c.between(0, 0.3) + i * 0.33 - 0.12);
    const y = horizon * (heaps ? c.between(0.4, 0.8) : c.between(0.52, 0.86));
    const wide = w * c.between(0.22, 0.46);
    const tall = wide * c.between(0.16, 0.3);
    const lit = heaps
      ? lighter(mix(colors.low, colors.light, 0.6), 0.35)
      : mix(colors.low, colors.light, 0.3);
    const shade = mix(colors.mid, heaps ? colors.low : colors.far, 0.45);
    const path = heap(c, x, y, wide, tall);
    if (cuts(x - wide * 0.1, y - tall, wide * 1.2, tall * 1.4)) continue;
    const strength = night ? 0.3 : 0.9;
    fill(art, 'far', path, {
      line: [x + (side > 0 ? wide : 0), y - tall, x + wide * 0.5, y],
      stops: [
        [0, night ? lighter(shade, 0.2) : lit, strength],
        [0.5, mix(lit, shade, 0.55), strength * 0.9],
        [1, shade, strength * 0.25],
      ],
    });
  }
}

/** A heap of cloud on a flat base: round above, thin at the ends. */
function heap(c: ReturnType<Stage['chance']>, x: number, y: number, wide: number, tall: number): Path {
  const puffs: Path[] = [];
  const count = 6;
  for (let i = 0; i < count; i += 1) {
    const place = (i + 0.5) / count;
    const rise = sin(place / 2) * c.between(0.6, 1);
    const r = tall * (0.28 + 0.4 * rise);
    puffs.push(ellipse(x + place * wide, y - rise * tall * 0.45, r * 1.25, r));
  }
  puffs.push(
    blob([
      [x - wide * 0.08, y + tall * 0.2, true],
      [x + wide * 0.3, y - tall * 0.2],
      [x + wide * 0.7, y - tall * 0.2],
      [x + wide * 1.08, y + tall * 0.2, true],
      [x + wide * 0.5, y + tall * 0.32],
    ]),
  );
  return joined(...puffs);
}

function fog({ art, w, h, colors }: Stage): void {
  for (let i = 0; i < 3; i += 1) {
    const y = h * (0.45 + i * 0.17);
    fill(
      art,
      'glow',
      box(0, y - h * 0.12, w, h * 0.26),
      downward(y - h * 0.12, y + h * 0.14, [
        [0, colors.low, 0],
        [0.5, colors.low, 0.42 - i * 0.06],
        [1, colors.low, 0],
      ]),
    );
  }
}

function leaves(stage: Stage): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('weather');
  const leaves: Path[] = [];
  for (let i = 0; i < 22; i += 1) {
    const x = c.between(0, w);
    const y = c.between(h * 0.2, h);
    const s = c.between(3, 9);
    leaves.push(
      polygon([
        [x, y],
        [x + s, y - s * 0.5],
        [x + s * 2, y],
        [x + s, y + s * 0.3],
      ]),
    );
  }
  fill(art, 'air', joined(...leaves), mix(colors.accent, colors.far, 0.35), 0.8);
}

/** Specks that float in the light: sparks, pollen, dust, embers, as the genre has it. */
function motes(stage: Stage): void {
  const { art, w, h, colors, spec } = stage;
  const c = stage.chance('motes');
  const some =
    spec.mood === 'wondrous' ||
    spec.genre === 'fantasy' ||
    spec.genre === 'magical-realism' ||
    spec.genre === 'urban-fantasy' ||
    spec.time === 'dusk';
  if (!some) return;
  const specks: Path[] = [];
  for (let i = 0; i < 26; i += 1)
    specks.push(ellipse(c.between(0, w), c.between(h * 0.45, h), c.between(1.4, 3.6)));
  fill(art, 'light', joined(...specks), lighter(mix(colors.accent, colors.light, 0.5), 0.3), 0.6);
}
