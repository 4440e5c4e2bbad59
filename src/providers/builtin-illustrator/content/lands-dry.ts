import { downward, fill } from '../art.ts';
import { darker, mix } from '../color.ts';
import { below, land as laid, roleOf } from '../land.ts';
import { blob, box, joined, polygon } from '../path.ts';
import type { Path, Point } from '../path.ts';
import type { Land, RidgeOptions, Stage } from '../stage.ts';

/** Table mountains of a canyon land, with lit walls and layers. */
function mesas(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const { w, art, side, colors } = stage;
  const c = stage.chance(name);
  const color = stage.at(depth);
  const lit = mix(color, mix(colors.light, colors.low, 0.6), 0.42);
  const count = c.int(2, 4);
  const bodies: Path[] = [box(-20, y - 2, w + 40, stage.h - y)];
  const walls: Path[] = [];
  const layers: Path[] = [];
  for (let i = 0; i < count; i += 1) {
    const x = w * ((i + c.between(0.1, 0.9)) / count);
    const tall = amp * c.between(0.45, 1);
    const wide = w * c.between(0.05, 0.15);
    const foot = wide * c.between(1.35, 1.8);
    const top = y - tall;
    const shelf = y - tall * 0.38;
    const outline: Point[] = [
      [x - foot, y],
      [x - wide * 1.1, shelf],
      [x - wide, shelf - tall * 0.05],
      [x - wide * 0.94, top + tall * 0.04],
      [x - wide * 0.7, top],
      [x + wide * 0.2, top + tall * 0.03],
      [x + wide * 0.9, top],
      [x + wide, shelf - tall * 0.05],
      [x + wide * 1.1, shelf],
      [x + foot, y],
    ];
    bodies.push(polygon(outline));
    const s = side;
    walls.push(
      polygon([
        [x + s * wide * 0.25, top + tall * 0.03],
        [x + s * wide * 0.88, top + tall * 0.02],
        [x + s * wide, shelf - tall * 0.04],
        [x + s * wide * 1.1, shelf],
        [x + s * foot, y],
        [x + s * wide * 0.5, y],
        [x + s * wide * 0.32, shelf],
      ]),
    );
    for (const at of [0.18, 0.42])
      layers.push(box(x - wide * 0.96, top + (shelf - top) * at, wide * 1.92, tall * 0.035));
  }
  laid(stage, roleOf(depth), joined(...bodies), y - amp, color, amp + 60);
  fill(art, roleOf(depth), joined(...walls), lit, 0.75);
  fill(art, 'glow', joined(...layers), darker(color, 0.35), 0.3);
}

/** Sand with sharp crests: each dune has a lit and a dark side. */
function dunes(stage: Stage, { y, amp, depth, name }: RidgeOptions): void {
  const { w, h, art, side, colors } = stage;
  const c = stage.chance(name);
  const color = mix(stage.at(depth), colors.low, 0.22);
  const lit = mix(color, mix(colors.light, colors.low, 0.5), 0.45);
  const crest = w * c.between(0.3, 0.7);
  const top = y - amp;
  const line: Point[] = [
    [-40, y - amp * c.between(0, 0.3), true],
    [crest * 0.45, y - amp * 0.35],
    [crest, top, true],
    [crest + (w - crest) * 0.5, y - amp * 0.45],
    [w + 40, y - amp * c.between(0, 0.3), true],
  ];
  fill(
    art,
    roleOf(depth),
    blob(below(line, h, w)),
    downward(top, y + amp, [
      [0, lit, 1],
      [1, color, 1],
    ]),
  );
  const swing = side * w * 0.08;
  const dark: Point[] =
    side > 0
      ? [
          [crest, top, true],
          [crest * 0.45, y - amp * 0.35],
          [-40, y - amp * 0.1, true],
          [-40, y + amp * 1.4, true],
          [crest * 0.5, y + amp * 0.5],
          [crest - swing, y - amp * 0.3],
        ]
      : [
          [crest, top, true],
          [crest + (w - crest) * 0.5, y - amp * 0.45],
          [w + 40, y - amp * 0.1, true],
          [w + 40, y + amp * 1.4, true],
          [crest + (w - crest) * 0.5, y + amp * 0.5],
          [crest - swing, y - amp * 0.3],
        ];
  fill(
    art,
    roleOf(depth),
    blob(dark),
    downward(top, y + amp * 1.2, [
      [0, mix(color, colors.near, 0.5), 0.8],
      [1, mix(color, colors.near, 0.3), 0.1],
    ]),
  );
}

/** Dry land: table mountains and sand. */
export const land: Land = { ridges: { mesas, dunes }, last: () => {} };
