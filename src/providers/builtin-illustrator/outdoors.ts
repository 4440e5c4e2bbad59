import { paintCountry, paintFrame } from './content/country.ts';
import { countries } from './content/places.ts';
import { beams, paintSky } from './sky.ts';
import { isRoom } from './spec.ts';
import type { Stage } from './stage.ts';

/** A country under its sky. */
export function paintLand(stage: Stage): void {
  const { spec, sun } = stage;
  paintSky(stage);
  const country = isRoom(spec.place) ? undefined : countries[spec.place];
  if (country) paintCountry(stage, country);
  const bright = spec.kind === 'scene' && spec.weather === 'clear' && spec.time !== 'night';
  if (bright && (spec.place === 'forest' || spec.place === 'jungle' || spec.mood === 'wondrous'))
    beams(stage, sun.x, sun.y, 0.14);
}

/** What stands and falls before the people in a country. */
export function paintBefore(stage: Stage): void {
  const { spec, shot } = stage;
  const country = isRoom(spec.place) ? undefined : countries[spec.place];
  if (country && shot !== 'thing') paintFrame(stage, country.frame);
  stage.parts.sky?.air(stage);
}
