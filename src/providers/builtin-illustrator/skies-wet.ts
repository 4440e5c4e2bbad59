import { downward, fill, stroke } from './art.ts';
import { lighter, mix } from './color.ts';
import { blob, box, ellipse, joined, line, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import type { Sky, Stage } from './stage.ts';

/** A covered sky, and what falls out of it. */
export const sky: Sky = {
  stars: () => {},
  clouds: (stage) => {
    const { art, w, h, colors } = stage;
    const c = stage.chance('clouds');
    for (let i = 0; i < 4; i += 1) {
      const y = h * (0.34 - i * 0.09);
      const color = mix(mix(colors.top, colors.mid, 0.7 - i * 0.16), colors.near, 0.1 + i * 0.06);
      const tall = h * c.between(0.07, 0.12);
      fill(
        art,
        'far',
        bank(c, c.between(-0.2, 0.2) * w, y, w * 1.3, tall),
        downward(0, y + tall, [
          [0, color, 0.9],
          [0.5, color, 0.65],
          [1, lighter(color, 0.1), 0.5],
        ]),
      );
    }
  },
  air: (stage) => {
    switch (stage.spec.weather) {
      case 'storm':
        lightning(stage);
        rain(stage, 90, 0.34);
        return;
      case 'snow':
        snow(stage);
        return;
      default:
        rain(stage, 70, 0.24);
    }
  },
};

/** A rolling underside of cloud. */
function bank(c: ReturnType<Stage['chance']>, x: number, y: number, wide: number, tall: number): Path {
  const points: Point[] = [[x - wide * 0.5, -20, true]];
  points.push([x + wide * 1.2, -20, true]);
  for (let i = 9; i >= -3; i -= 1) points.push([x + (wide * i) / 7, y + tall * c.between(0.1, 1)]);
  return blob(points);
}

function snow(stage: Stage): void {
  const { art, w, h } = stage;
  const c = stage.chance('weather');
  const far: Path[] = [];
  const near: Path[] = [];
  for (let i = 0; i < 90; i += 1) far.push(ellipse(c.between(0, w), c.between(0, h), c.between(1.2, 2.8)));
  for (let i = 0; i < 16; i += 1) near.push(ellipse(c.between(0, w), c.between(0, h), c.between(4, 8)));
  fill(art, 'air', joined(...far), 0xffffff, 0.75);
  fill(art, 'air', joined(...near), 0xffffff, 0.4);
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
