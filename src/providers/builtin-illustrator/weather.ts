import { downward, fill, stroke } from './art.ts';
import { darker, lighter, mix } from './color.ts';
import { box, ellipse, joined, line, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Stage } from './stage.ts';

/** What falls, blows or drifts between the eye and the scene. */
export function paintWeather(stage: Stage): void {
  const { art, w, h, colors, spec } = stage;
  const c = stage.chance('weather');
  switch (spec.weather) {
    case 'storm':
      lightning(stage);
      rain(stage, 90, 0.34);
      return;
    case 'rain':
      rain(stage, 70, 0.24);
      return;
    case 'snow': {
      const far: Path[] = [];
      const near: Path[] = [];
      for (let i = 0; i < 90; i += 1)
        far.push(ellipse(c.between(0, w), c.between(0, h), c.between(1.2, 2.8)));
      for (let i = 0; i < 16; i += 1) near.push(ellipse(c.between(0, w), c.between(0, h), c.between(4, 8)));
      fill(art, 'air', joined(...far), 0xffffff, 0.75);
      fill(art, 'air', joined(...near), 0xffffff, 0.4);
      return;
    }
    case 'fog':
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
      return;
    case 'wind': {
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
      return;
    }
    case 'clear':
      motes(stage);
  }
}

function rain(stage: Stage, count: number, cover: number): void {
  const { art, w, h, colors } = stage;
  const c = stage.chance('rain');
  const thin: Path[] = [];
  const thick: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = c.between(-20, w + 60);
    const y = c.between(-40, h);
    const long = c.between(26, 80);
    (i % 4 === 0 ? thick : thin).push(
      line([
        [x, y],
        [x - long * 0.22, y + long],
      ]),
    );
  }
  stroke(art, 'air', joined(...thin), lighter(colors.low, 0.4), 1.2, cover);
  stroke(art, 'air', joined(...thick), lighter(colors.low, 0.5), 2.2, cover);
}

function lightning(stage: Stage): void {
  const { art, w, h, horizon, side } = stage;
  const c = stage.chance('lightning');
  const x = w * (0.5 + side * c.between(0.12, 0.3));
  const points: Point[] = [[x, -10]];
  for (let i = 1; i <= 7; i += 1) points.push([x + c.between(-46, 46), (horizon * i) / 7]);
  const [, , fork] = points;
  fill(art, 'glow', box(0, 0, w, h), {
    ring: [x, horizon * 0.4, w * 0.6],
    stops: [
      [0, 0xe8efff, 0.42],
      [1, 0xe8efff, 0],
    ],
  });
  fill(art, 'light', jagged(points, 7), 0xffffff);
  if (fork)
    fill(
      art,
      'light',
      jagged(
        [
          fork,
          [fork[0] + side * -50, fork[1] + 50],
          [fork[0] + side * -42, fork[1] + 90],
          [fork[0] + side * -84, fork[1] + 150],
        ],
        4,
      ),
      0xffffff,
    );
}

/** A bolt: straight pieces that grow thin. */
function jagged(points: readonly Point[], thick: number): Path {
  const last = points.length - 1;
  const half = (i: number): number => (thick * (1 - i / last)) / 2 + 0.4;
  return polygon([
    ...points.map(([x, y], i): Point => [x - half(i), y]),
    ...points.map(([x, y], i): Point => [x + half(i), y]).reverse(),
  ]);
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

/** Shade that the corners of a picture lie in. */
export function cornerShade({ art, w, h, colors }: Stage, cover: number): void {
  const dark = darker(colors.near, 0.5);
  fill(art, 'glow', box(0, 0, w, h), {
    ring: [w / 2, h * 0.48, Math.sqrt(w * w + h * h) * 0.54],
    stops: [
      [0.52, dark, 0],
      [0.78, dark, cover * 0.4],
      [1, dark, cover],
    ],
  });
}
