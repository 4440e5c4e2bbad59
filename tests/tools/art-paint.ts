import { paintCells } from '../../src/providers/builtin-illustrator/cells.ts';
import { paintNear } from '../../src/providers/builtin-illustrator/content/close-ups.ts';
import { paintOtherPlace } from '../../src/providers/builtin-illustrator/content/place-drawings.ts';
import { countries } from '../../src/providers/builtin-illustrator/content/places.ts';
import { benchBack, paintLights, paintSet } from '../../src/providers/builtin-illustrator/content/sets.ts';
import { paintBefore, paintLand } from '../../src/providers/builtin-illustrator/outdoors.ts';
import { pictureOf } from '../../src/providers/builtin-illustrator/picture.ts';
import { paintPortrait } from '../../src/providers/builtin-illustrator/portrait.ts';
import { paintRoom } from '../../src/providers/builtin-illustrator/room.ts';
import { paintScene } from '../../src/providers/builtin-illustrator/scene.ts';
import { isRoom, type PaintSpec } from '../../src/providers/builtin-illustrator/spec.ts';
import { shotOf, stageOf, type Parts, type Stage } from '../../src/providers/builtin-illustrator/stage.ts';
import { paintWeather } from '../../src/providers/builtin-illustrator/weather.ts';

/** A picture at once: what the client does when all its parts are loaded. */
export const paint = (spec: PaintSpec, seed: string): string =>
  pictureOf(spec, seed, partsOf(spec, seed), paintCells);

/** The stage of a picture before anything is drawn on it. */
export const stageFor = (spec: PaintSpec, seed: string): Stage => stageOf(spec, seed, partsOf(spec, seed));

function partsOf(spec: PaintSpec, seed: string): Parts {
  const { kind, place } = spec;
  const shot = shotOf(spec, seed);
  const airless = place === 'underwater' || place === 'space';
  const inside = isRoom(place);
  const country = !inside && countries[place] !== undefined;
  return {
    draw: kind === 'portrait' ? paintPortrait : paintScene,
    behind: inside ? paintRoom : country ? paintLand : paintOtherPlace,
    before: inside || airless ? null : country ? paintBefore : paintWeather,
    set: inside || kind === 'portrait' ? null : { paint: paintSet, lights: paintLights, bench: benchBack },
    near: shot === 'door' || shot === 'thing' ? paintNear : null,
  };
}
