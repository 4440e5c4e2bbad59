import { fill } from './art.ts';
import { darker, mix } from './color.ts';
import { paintFigure } from './figure.ts';
import { ellipse } from './path.ts';
import { paintForeground, paintPlace } from './places.ts';
import { isRoom } from './spec.ts';
import type { Look } from './spec.ts';
import { beams } from './sky.ts';
import type { Stage } from './stage.ts';
import { cornerShade, paintWeather } from './weather.ts';

/** A moment of the story: the place, the people in it, and what lies between them and the eye. */
export function paintScene(stage: Stage): void {
  const { spec, w, h, horizon, side } = stage;
  const { place } = spec;
  if (isRoom(place)) {
    paintPlace(stage, 'street');
  } else {
    paintPlace(stage, place);
    const bright = spec.weather === 'clear' && spec.time !== 'night';
    if (bright && (place === 'forest' || place === 'jungle' || spec.mood === 'wondrous'))
      beams(stage, stage.sun.x, stage.sun.y, 0.14);
  }
  people(stage, h > w ? horizon : horizon);
  if (!isRoom(place)) paintForeground(stage, place);
  paintWeather(stage);
  cornerShade(stage, 0.5);
  void side;
}

function people(stage: Stage, floor: number): void {
  const { spec, w, h, side } = stage;
  const c = stage.chance('people');
  const shot = c.next();
  // How near the eye is: mostly in the middle, sometimes far behind, sometimes at the hero's shoulder.
  const tall =
    shot < 0.3
      ? h * c.between(0.22, 0.28)
      : shot < 0.8
        ? h * c.between(0.34, 0.44)
        : h * c.between(0.56, 0.68);
  const foot = Math.max(floor + h * 0.12, h * (shot < 0.3 ? 0.88 : shot < 0.8 ? 0.94 : 1.12));
  const x = w * (0.5 + side * c.between(0.02, 0.14));
  const place = (look: Look, i: number): void => {
    const dir = i % 2 === 0 ? -side : side;
    const away = 0.15 + 0.1 * Math.floor(i / 2);
    paintFigure(stage, look, {
      x: x + dir * (w * away * (tall / h + 0.5)),
      y: foot - h * 0.02 * (i + 1),
      tall: tall * (0.96 - i * 0.05),
      facing: i % 2 === 0 ? 'toward' : 'away',
      mirrored: dir > 0,
    });
  };
  spec.others
    .slice(0, 3)
    .map((look, i) => ({ look, i }))
    .reverse()
    .forEach(({ look, i }) => place(look, i));
  paintFigure(stage, spec.hero, { x, y: foot, tall, facing: 'away', mirrored: side < 0, lit: 0.6 });
  void fill;
  void mix;
  void darker;
  void ellipse;
}
