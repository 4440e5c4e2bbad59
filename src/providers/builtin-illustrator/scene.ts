import { downward, fill } from './art.ts';
import { darker, mix } from './color.ts';
import { lightLine } from './content/buildings.ts';
import { paintFigure } from './content/figure.ts';
import { box, polygon } from './path.ts';
import type { Path, Point } from './path.ts';
import { countries } from './content/places.ts';
import { paintForeground, paintPlace } from './content/place-drawings.ts';
import { benchBack, overGorge, paintSet } from './content/sets.ts';
import { paintRoom } from './room.ts';
import { beams } from './sky.ts';
import { isRoom } from './spec.ts';
import type { Look } from './spec.ts';
import type { Stage } from './stage.ts';
import { cornerShade, paintWeather } from './weather.ts';

/** A moment of the story: the place, the people in it, and what lies between them and the eye. */
export function paintScene(stage: Stage): void {
  const { spec, h, horizon } = stage;
  const { place } = spec;
  if (isRoom(place)) {
    paintRoom(stage, place);
    people(stage, h * 0.78, true);
    cornerShade(stage, 0.55);
    return;
  }
  paintPlace(stage, place);
  const bright = spec.weather === 'clear' && spec.time !== 'night';
  if (bright && (place === 'forest' || place === 'jungle' || spec.mood === 'wondrous'))
    beams(stage, stage.sun.x, stage.sun.y, 0.14);
  paintSet(stage);
  people(stage, horizon + h * 0.12, false);
  paintForeground(stage, place);
  if (place !== 'underwater' && place !== 'space') paintWeather(stage);
  cornerShade(stage, 0.5);
}

type Framing = 'stand' | 'walk' | 'turned' | 'sit' | 'bust' | 'shoulder' | 'far';

/** How the hero is shown: the mood leans to some framings, chance takes one. */
function framingOf({ spec, chance }: Stage): Framing {
  const c = chance('framing');
  if (overGorge(spec)) return c.pick(['walk', 'walk', 'stand', 'bust']);
  if (isRoom(spec.place) || spec.place === 'sea' || spec.place === 'space')
    return c.pick(['stand', 'turned', 'walk', 'bust', 'shoulder']);
  // There are stones to sit on in the country only.
  const sit = countries[spec.place] === undefined || spec.place === 'harbour' ? 'turned' : 'sit';
  switch (spec.mood) {
    case 'sorrowful':
    case 'calm':
    case 'tender':
      return c.pick([sit, sit, 'turned', 'bust', 'far']);
    case 'tense':
    case 'joyful':
      return c.pick(['walk', 'walk', 'walk', 'turned', 'bust']);
    default:
      return c.pick(['stand', 'turned', 'walk', 'walk', sit, 'bust', 'shoulder', 'far']);
  }
}

const apart: ReadonlySet<string> = new Set(['grim', 'tense', 'eerie']);

/** The hero, mostly seen from behind as he looks into the scene, and the others who are there. `floor` is the farthest place to stand. */
function people(stage: Stage, floor: number, inside: boolean): void {
  const { art, spec, w, h, side, colors } = stage;
  const c = stage.chance('people');
  const others = spec.others.slice(0, 3);
  const framing = framingOf(stage);
  const near = framing === 'shoulder';
  const far = framing === 'far';
  const bust = framing === 'bust';
  const tall = bust
    ? h * c.between(1.1, 1.25)
    : far
      ? h * c.between(0.22, 0.28)
      : near
        ? h * c.between(0.56, 0.66)
        : h * c.between(0.36, 0.46) * (inside ? 1.2 : 1);
  const foot = Math.max(floor, h * (bust ? 1.6 : far ? 0.88 : near ? 1.12 : 0.95));
  const middle = overGorge(spec) && !bust;
  const x = w * (0.5 + side * (middle ? 0 : bust ? c.between(0.3, 0.36) : c.between(0.05, 0.15)));
  if (spec.genre === 'romance' && !inside && !apart.has(spec.mood)) return couple(stage, others[0]);
  const stand = (look: Look, i: number): void => {
    const dir = i % 2 === 0 ? -side : side;
    const away = 0.19 + 0.12 * Math.floor(i / 2);
    const size = bust ? h * 0.42 : tall;
    paintFigure(stage, look, {
      x: (bust ? w * (0.5 + side * 0.12) : x) + dir * w * away * (0.6 + size / h),
      y: (bust ? h * 0.95 : foot) - h * 0.025 * (i + 1),
      tall: size * (0.94 - i * 0.06),
      facing: i % 2 === 0 ? 'toward' : 'away',
      mirrored: dir > 0,
    });
  };
  for (let i = others.length - 1; i >= 0; i -= 1) {
    const look = others[i];
    if (look) stand(look, i);
  }
  if (near || bust)
    fill(art, 'glow', box(0, h * 0.6, w, h * 0.4), {
      line: [0, h * 0.6, 0, h],
      stops: [
        [0, colors.near, 0],
        [1, darker(colors.near, 0.3), 0.55],
      ],
    });
  const sits = framing === 'sit';
  // At an angle he looks towards what the picture is about, which is on the other side.
  const turned = framing === 'turned' || framing === 'walk' || sits || bust;
  paintFigure(stage, spec.hero, {
    x,
    y: foot,
    tall,
    facing: 'away',
    mirrored: turned ? side > 0 : side < 0,
    lit: 0.6,
    turned,
    stance: sits || framing === 'walk' ? framing : 'stand',
  });
  if (sits) boulder(stage, x, foot, tall);
}

/** What someone sits on, seen from behind. */
function boulder({ art, at, colors, side }: Stage, x: number, y: number, tall: number): void {
  const s = tall * 0.17;
  const lit = mix(at(0.66), mix(colors.light, colors.low, 0.5), 0.3);
  const rock = (points: readonly (readonly [number, number])[]): Path =>
    polygon(points.map(([px, py]): Point => [x + side * px * s, y + py * s]));
  fill(
    art,
    'near',
    rock([
      [-2.2, 0.4],
      [-2, -0.7],
      [-1.5, -1.5],
      [-0.2, -1.66],
      [1.3, -1.52],
      [1.9, -0.8],
      [2.3, 0.4],
    ]),
    downward(y - s * 1.6, y + s * 0.4, [
      [0, at(0.72), 1],
      [1, at(0.95), 1],
    ]),
  );
  fill(
    art,
    'near',
    rock([
      [-1.5, -1.5],
      [-0.2, -1.66],
      [1.3, -1.52],
      [1.9, -0.8],
      [2.3, 0.4],
      [1.2, 0.4],
      [0.9, -0.9],
      [-0.4, -1.24],
    ]),
    lit,
  );
}

/** Two who belong together, on a bench or hand in hand, under lanterns. */
function couple(stage: Stage, other: Look | undefined): void {
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
  const tall = h * c.between(0.46, 0.54);
  const x = w * 0.5;
  const y = h * 0.93;
  for (const [i, dir] of ([-1, 1] as const).entries()) {
    const y1 = h * c.between(0.06, 0.16);
    lightLine(stage, [x, h * 0.02 + i], [x + dir * w * 0.55, y1], h * 0.1, 7, h * 0.022, false);
  }
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
