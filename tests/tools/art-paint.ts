import { paintCells } from '../../src/providers/builtin-illustrator/cells.ts';
import { choiceOf } from '../../src/providers/builtin-illustrator/choice.ts';
import { garment as garmentCoats } from '../../src/providers/builtin-illustrator/content/garments-coats.ts';
import { garment as garmentLong } from '../../src/providers/builtin-illustrator/content/garments-long.ts';
import { garment as garmentPlain } from '../../src/providers/builtin-illustrator/content/garments-plain.ts';
import { hair as hairCurls } from '../../src/providers/builtin-illustrator/content/hair-curls.ts';
import { hair as hairLong } from '../../src/providers/builtin-illustrator/content/hair-long.ts';
import { hair as hairShort } from '../../src/providers/builtin-illustrator/content/hair-short.ts';
import { hair as hairTied } from '../../src/providers/builtin-illustrator/content/hair-tied.ts';
import { hat as hatBrims } from '../../src/providers/builtin-illustrator/content/hats-brims.ts';
import { hat as hatGlass } from '../../src/providers/builtin-illustrator/content/hats-glass.ts';
import { hat as hatHoods } from '../../src/providers/builtin-illustrator/content/hats-hoods.ts';
import { marks as marksCountry } from '../../src/providers/builtin-illustrator/content/marks-country.ts';
import { marks as marksCrown } from '../../src/providers/builtin-illustrator/content/marks-crown.ts';
import { marks as marksStars } from '../../src/providers/builtin-illustrator/content/marks-stars.ts';
import { marks as marksWorks } from '../../src/providers/builtin-illustrator/content/marks-works.ts';
import { near as nearDoor } from '../../src/providers/builtin-illustrator/content/near-door.ts';
import { near as nearThing } from '../../src/providers/builtin-illustrator/content/near-thing.ts';
import { omen as omenBeasts } from '../../src/providers/builtin-illustrator/content/omens-beasts.ts';
import { omen as omenBirds } from '../../src/providers/builtin-illustrator/content/omens-birds.ts';
import { omen as omenMachines } from '../../src/providers/builtin-illustrator/content/omens-machines.ts';
import { set as setMotors } from '../../src/providers/builtin-illustrator/content/sets-motors.ts';
import { set as setPaths } from '../../src/providers/builtin-illustrator/content/sets-paths.ts';
import { set as setRiders } from '../../src/providers/builtin-illustrator/content/sets-riders.ts';
import { set as setSpell } from '../../src/providers/builtin-illustrator/content/sets-spell.ts';
import { styles as stylesCells } from '../../src/providers/builtin-illustrator/content/styles-cells.ts';
import { styles as stylesDrawn } from '../../src/providers/builtin-illustrator/content/styles-drawn.ts';
import { styles as stylesFilm } from '../../src/providers/builtin-illustrator/content/styles-film.ts';
import { styles as stylesPainted } from '../../src/providers/builtin-illustrator/content/styles-painted.ts';
import { styles as stylesPrinted } from '../../src/providers/builtin-illustrator/content/styles-printed.ts';
import { benchBack, paintLights } from '../../src/providers/builtin-illustrator/content/sets-pair.ts';
import { paintOtherPlace } from '../../src/providers/builtin-illustrator/content/place-drawings.ts';
import type { Marks } from '../../src/providers/builtin-illustrator/mark-shapes.ts';
import { paintBefore, paintLand } from '../../src/providers/builtin-illustrator/outdoors.ts';
import type { Loaded } from '../../src/providers/builtin-illustrator/parts.ts';
import { pictureOf } from '../../src/providers/builtin-illustrator/picture.ts';
import { paintPortrait } from '../../src/providers/builtin-illustrator/portrait.ts';
import { paintRoom } from '../../src/providers/builtin-illustrator/room.ts';
import { paintScene } from '../../src/providers/builtin-illustrator/scene.ts';
import type { PaintSpec } from '../../src/providers/builtin-illustrator/spec.ts';
import { stageOf, type Stage } from '../../src/providers/builtin-illustrator/stage.ts';
import { paintWeather } from '../../src/providers/builtin-illustrator/weather.ts';

/** A picture at once: what the client does when all its parts are loaded. */
export const paint = (spec: PaintSpec, seed: string): string => pictureOf(spec, seed, loadedFor(spec, seed));

/** The stage of a picture before anything is drawn on it. */
export const stageFor = (spec: PaintSpec, seed: string): Stage =>
  stageOf(spec, seed, loadedFor(spec, seed).parts);

const garments = { long: garmentLong, coats: garmentCoats, plain: garmentPlain };
const hair = { short: hairShort, long: hairLong, tied: hairTied, curls: hairCurls };
const hats = { hoods: hatHoods, brims: hatBrims, glass: hatGlass };
const marks = { crown: marksCrown, country: marksCountry, works: marksWorks, stars: marksStars };
const near = { door: nearDoor, thing: nearThing };
const omens = { birds: omenBirds, beasts: omenBeasts, machines: omenMachines };
const sets = { riders: setRiders, motors: setMotors, paths: setPaths, spell: setSpell };
const styles = {
  film: stylesFilm,
  drawn: stylesDrawn,
  painted: stylesPainted,
  cells: stylesCells,
  printed: stylesPrinted,
};

function loadedFor(spec: PaintSpec, seed: string): Loaded {
  const { style, ground, airless, dress, ...choice } = choiceOf(spec, seed);
  const inside = ground === 'room';
  const found = styles[style][spec.style];
  if (!found) throw new Error(`there is no style ${spec.style} in ${style}`);
  return {
    style: found,
    cells: found.grid ? paintCells : null,
    parts: {
      draw: dress
        ? (stage) =>
            paintPortrait(stage, {
              garment: garments[dress.garment],
              hat: dress.hat && hats[dress.hat],
              hair: dress.hair && hair[dress.hair],
            })
        : paintScene,
      behind: inside ? paintRoom : ground === 'land' ? paintLand : paintOtherPlace,
      before: inside || airless ? null : ground === 'land' ? paintBefore : paintWeather,
      marks: choice.marks.reduce<Marks>((all, group) => ({ ...all, ...marks[group] }), {}),
      omen: choice.omen && omens[choice.omen],
      set: choice.set && sets[choice.set],
      pair: choice.pair ? { lights: paintLights, bench: benchBack } : null,
      near: choice.near && near[choice.near],
    },
  };
}
