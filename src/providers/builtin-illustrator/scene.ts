import { fill } from './art.ts';
import { darker } from './color.ts';
import { paintFigure } from './content/figure.ts';
import { box } from './path.ts';
import { countries } from './content/places.ts';
import { boulder, ledge } from './perch.ts';
import { paintSet } from './set.ts';
import { isRoom } from './spec.ts';
import type { Look } from './spec.ts';
import { overGorge } from './stage.ts';
import type { Stage } from './stage.ts';
import { cornerShade } from './corners.ts';

/** A moment of the story: the place, the people in it, and what lies between them and the eye. */
export function paintScene(stage: Stage): void {
  const { spec, h, horizon, shot, parts } = stage;
  const inside = isRoom(spec.place);
  parts.behind(stage);
  // Before a near thing lies a ledge; a dragon over the roofs is seen all the same.
  if (shot !== 'thing' || spec.genre === 'urban-fantasy') paintSet(stage);
  if (parts.near) parts.near(stage);
  else people(stage, inside ? h * 0.78 : horizon + h * 0.12, inside);
  if (shot !== 'door') parts.before?.(stage);
  cornerShade(stage, inside ? 0.55 : 0.5);
}

type Framing = 'stand' | 'walk' | 'turned' | 'sit' | 'bust' | 'shoulder' | 'far';

/** How the hero is shown: the mood leans to some framings, chance takes one. */
function framingOf(stage: Stage): Framing {
  const { spec, shot } = stage;
  const c = stage.chance('framing');
  if (shot === 'wide') return 'far';
  if (shot === 'low') return c.pick(['stand', 'turned', 'walk']);
  if (shot === 'high') return c.pick(['stand', 'turned', 'sit', 'stand']);
  if (overGorge(stage)) return c.pick(['walk', 'walk', 'stand', 'bust']);
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
  const { shot } = stage;
  const tall = bust
    ? h * c.between(1.1, 1.25)
    : shot === 'wide'
      ? h * c.between(0.2, 0.24)
      : shot === 'low'
        ? h * c.between(0.62, 0.72)
        : shot === 'high'
          ? h * c.between(0.34, 0.4)
          : far
            ? h * c.between(0.27, 0.32)
            : near
              ? h * c.between(0.56, 0.66)
              : h * c.between(0.36, 0.46) * (inside ? 1.2 : 1);
  const foot =
    shot === 'low'
      ? h * 0.97
      : shot === 'high'
        ? h * 0.84
        : shot === 'wide'
          ? h * 0.86
          : Math.max(floor, h * (bust ? 1.6 : far ? 0.88 : near ? 1.12 : 0.95));
  const middle = overGorge(stage) && !bust;
  const x =
    w *
    (0.5 +
      side * (middle ? 0 : bust ? c.between(0.3, 0.36) : shot === 'high' ? 0.26 : c.between(0.05, 0.15)));
  if (shot === 'high') ledge(stage, x, foot);
  if (spec.genre === 'romance' && !inside && !apart.has(spec.mood) && shot !== 'high') {
    stage.parts.pair?.(stage, others[0]);
    return;
  }
  const [first] = others;
  if (first && others.length === 1 && (framing === 'stand' || framing === 'turned') && c.odds(0.5))
    return facing(stage, first, tall, foot);
  const stand = (look: Look, i: number): void => {
    const dir = i % 2 === 0 ? -side : side;
    const away = 0.19 + 0.12 * Math.floor(i / 2);
    const size = bust ? h * 0.42 : tall;
    paintFigure(stage, look, {
      gesture: c.pick(['plain', 'hip', 'crossed', 'point', 'pocket']),
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
  if (sits) boulder(stage, x, foot, tall);
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
    gesture: c.pick(
      shot === 'high' || shot === 'wide'
        ? ['shade', 'plain', 'hip', 'point']
        : ['plain', 'hip', 'pocket', 'crossed', 'shade'],
    ),
  });
}

/** Two who talk: each turned to the other, the place between and behind them. */
function facing(stage: Stage, other: Look, tall: number, foot: number): void {
  const { spec, w, side } = stage;
  const c = stage.chance('facing');
  const gap = Math.min(w * 0.13, tall * 0.3);
  const x = w * (0.5 + side * 0.04);
  for (const [look, dir] of [
    [other, -side],
    [spec.hero, side],
  ] as const)
    paintFigure(stage, look, {
      x: x + dir * gap,
      y: foot - (dir === side ? 0 : tall * 0.03),
      tall: tall * (dir === side ? 1 : 0.96),
      facing: 'away',
      mirrored: dir > 0,
      lit: 0.6,
      turned: true,
      gesture: c.pick(['plain', 'hip', 'crossed', 'point']),
    });
}
