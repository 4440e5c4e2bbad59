import { fill } from './art.ts';
import { darker } from './color.ts';
import { paintFigure } from './content/figure.ts';
import { box } from './path.ts';
import { paintForeground, paintPlace } from './content/place-drawings.ts';
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
  people(stage, horizon + h * 0.12, false);
  paintForeground(stage, place);
  if (place !== 'underwater' && place !== 'space') paintWeather(stage);
  cornerShade(stage, 0.5);
}

/** The hero, seen from behind as he looks into the scene, and the others who are there. `floor` is the farthest place to stand. */
function people(stage: Stage, floor: number, inside: boolean): void {
  const { art, spec, w, h, side, colors } = stage;
  const c = stage.chance('people');
  const shot = c.next();
  // How near the eye is: mostly in the middle, sometimes far behind, sometimes at the hero's shoulder.
  const far = shot < 0.3 && !inside;
  const near = shot > 0.8;
  const tall = far
    ? h * c.between(0.22, 0.28)
    : near
      ? h * c.between(0.56, 0.66)
      : h * c.between(0.34, 0.44) * (inside ? 1.2 : 1);
  const foot = Math.max(floor, h * (far ? 0.88 : near ? 1.12 : 0.95));
  const x = w * (0.5 + side * c.between(0.02, 0.14));
  const others = spec.others.slice(0, 3);
  const stand = (look: Look, i: number): void => {
    const dir = i % 2 === 0 ? -side : side;
    const away = 0.19 + 0.12 * Math.floor(i / 2);
    paintFigure(stage, look, {
      x: x + dir * w * away * (0.6 + tall / h),
      y: foot - h * 0.025 * (i + 1),
      tall: tall * (0.94 - i * 0.06),
      facing: i % 2 === 0 ? 'toward' : 'away',
      mirrored: dir > 0,
    });
  };
  for (let i = others.length - 1; i >= 0; i -= 1) {
    const look = others[i];
    if (look) stand(look, i);
  }
  if (near)
    fill(art, 'glow', box(0, h * 0.6, w, h * 0.4), {
      line: [0, h * 0.6, 0, h],
      stops: [
        [0, colors.near, 0],
        [1, darker(colors.near, 0.3), 0.55],
      ],
    });
  paintFigure(stage, spec.hero, { x, y: foot, tall, facing: 'away', mirrored: side < 0, lit: 0.6 });
}
