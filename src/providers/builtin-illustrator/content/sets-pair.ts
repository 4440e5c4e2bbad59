import { fill } from '../art.ts';
import { lighter, mix } from '../color.ts';
import { box, joined } from '../path.ts';
import type { Path } from '../path.ts';
import type { Look } from '../spec.ts';
import type { Stage } from '../stage.ts';
import { paintFigure } from './figure.ts';
import { lightLine } from './lamps.ts';

/** The bench that a couple sits on, seen from behind: drawn over them. */
function benchBack(stage: Stage, x: number, y: number, s: number): void {
  const wood = mix(0x6a4428, stage.colors.near, 0.45);
  const slat = (at: number): Path => box(x - s, y - s * at, s * 2, s * 0.13);
  fill(stage.art, 'near', joined(slat(0.86), slat(0.66), slat(0.42), ...[-0.92, 0.84].map((at) => box(x + s * at, y - s * 0.9, s * 0.08, s * 0.9))), { line: [x - s, 0, x + s, 0], stops: [[0, wood, 1], [0.5, lighter(wood, 0.18), 1], [1, wood, 1]] });
}

/** Lights over two who belong together, from one tree outside the picture to another. */
function paintLights(stage: Stage): void {
  const { w, h } = stage;
  for (const [from, to, sag] of [[0.1, 0.02, 0.1], [-0.02, 0.12, 0.06]] as const)
    lightLine(stage, [-w * 0.06, h * from], [w * 1.06, h * to], h * sag, 13, h * 0.02, false);
}

/** Two who belong together, on a bench or hand in hand, under lanterns. */
export function paintPair(stage: Stage, other: Look | undefined): void {
  const { spec, w, h } = stage;
  const { hero } = spec;
  const c = stage.chance('couple');
  const partner: Look = other ?? {
    ...hero,
    gender: hero.gender === 'male' ? 'female' : 'male',
    outfit: hero.outfit === 'gown' ? 'suit' : 'gown',
    cloth: hero.outfit === 'gown' ? 0x2c3352 : c.pick([0xb83a5a, 0x7a4aa0, 0xd8a0a8]),
    hair: mix(hero.hair, hero.hair > 0x808080 ? 0x2a1a12 : 0xb8763a, 0.7),
    hairStyle: hero.gender === 'male' ? c.pick(['long', 'wavy', 'bun']) : 'short',
    hat: 'none',
    beard: 'none',
    held: 'none',
  };
  const sits = c.odds(0.6);
  const { shot } = stage;
  const tall = h * (shot === 'wide' ? 0.24 : shot === 'low' ? 0.66 : c.between(0.46, 0.54));
  const x = w * (shot === 'wide' ? 0.5 - stage.side * 0.12 : 0.5);
  const y = h * (shot === 'wide' ? 0.88 : shot === 'low' ? 0.98 : 0.93);
  paintLights(stage);
  const gap = tall * (sits ? 0.125 : 0.14);
  for (const [look, dir] of [
    [partner, 1],
    [{ ...hero, held: 'none' as const }, -1],
  ] as const)
    paintFigure(stage, look, {
      x: x + dir * gap,
      y,
      tall: tall * (dir > 0 ? 0.97 : 1),
      facing: 'away',
      mirrored: dir > 0,
      lit: 0.6,
      turned: true,
      stance: sits ? 'sit' : 'stand',
    });
  if (sits) benchBack(stage, x, y, tall * 0.36);
}
