import type { Genre } from '../../src/domain/character.ts';
import type { PictureRequest } from '../../src/domain/illustrator.ts';
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
import { marks as marksCoast } from '../../src/providers/builtin-illustrator/content/marks-coast.ts';
import { marks as marksElder } from '../../src/providers/builtin-illustrator/content/marks-elder.ts';
import { marks as marksHomes } from '../../src/providers/builtin-illustrator/content/marks-homes.ts';
import { marks as marksCrown } from '../../src/providers/builtin-illustrator/content/marks-crown.ts';
import { marks as marksStars } from '../../src/providers/builtin-illustrator/content/marks-stars.ts';
import { marks as marksWorks } from '../../src/providers/builtin-illustrator/content/marks-works.ts';
import { near as nearDoor } from '../../src/providers/builtin-illustrator/content/near-door.ts';
import { near as nearThing } from '../../src/providers/builtin-illustrator/content/near-thing.ts';
import { styles as stylesCells } from '../../src/providers/builtin-illustrator/content/styles-cells.ts';
import { styles as stylesDrawn } from '../../src/providers/builtin-illustrator/content/styles-drawn.ts';
import { styles as stylesFilm } from '../../src/providers/builtin-illustrator/content/styles-film.ts';
import { styles as stylesLined } from '../../src/providers/builtin-illustrator/content/styles-lined.ts';
import { styles as stylesPainted } from '../../src/providers/builtin-illustrator/content/styles-painted.ts';
import { styles as stylesPrinted } from '../../src/providers/builtin-illustrator/content/styles-printed.ts';
import { worlds as worldsTrails } from '../../src/providers/builtin-illustrator/content/worlds-trails.ts';
import { worlds as worldsRiders } from '../../src/providers/builtin-illustrator/content/worlds-riders.ts';
import { worlds as worldsMagic } from '../../src/providers/builtin-illustrator/content/worlds-magic.ts';
import { worlds as worldsHearts } from '../../src/providers/builtin-illustrator/content/worlds-hearts.ts';
import { worlds as worldsLanes } from '../../src/providers/builtin-illustrator/content/worlds-lanes.ts';
import { worlds as worldsMotors } from '../../src/providers/builtin-illustrator/content/worlds-motors.ts';
import { worlds as worldsNight } from '../../src/providers/builtin-illustrator/content/worlds-night.ts';
import {
  paintWorlds,
  worlds as worldsStars,
} from '../../src/providers/builtin-illustrator/content/worlds-stars.ts';
import { worlds as worldsCities } from '../../src/providers/builtin-illustrator/content/worlds-cities.ts';
import { land as landStones } from '../../src/providers/builtin-illustrator/content/lands-stones.ts';
import { styles as stylesGilded } from '../../src/providers/builtin-illustrator/content/styles-gilded.ts';
import { bare } from '../../src/providers/builtin-illustrator/plants-bare.ts';
import { firs } from '../../src/providers/builtin-illustrator/plants-firs.ts';
import { cypresses, leaves } from '../../src/providers/builtin-illustrator/plants-leaves.ts';
import { cacti, palms } from '../../src/providers/builtin-illustrator/plants-palms.ts';
import { paintPair } from '../../src/providers/builtin-illustrator/content/sets-pair.ts';
import { skyline } from '../../src/providers/builtin-illustrator/content/buildings.ts';
import { land as landDry } from '../../src/providers/builtin-illustrator/content/lands-dry.ts';
import { land as landShore } from '../../src/providers/builtin-illustrator/content/lands-shore.ts';
import { land as landSpots } from '../../src/providers/builtin-illustrator/content/lands-spots.ts';
import { paintGround as paintHeights } from '../../src/providers/builtin-illustrator/content/grounds-heights.ts';
import { paintGround as paintSpace } from '../../src/providers/builtin-illustrator/content/grounds-space.ts';
import { paintGround as paintTowns } from '../../src/providers/builtin-illustrator/content/grounds-towns.ts';
import { paintGround as paintWaters } from '../../src/providers/builtin-illustrator/content/grounds-waters.ts';
import type { Marks } from '../../src/providers/builtin-illustrator/mark-shapes.ts';
import { paintBefore, paintLand } from '../../src/providers/builtin-illustrator/outdoors.ts';
import type { Loaded } from '../../src/providers/builtin-illustrator/parts.ts';
import { pictureOf } from '../../src/providers/builtin-illustrator/picture.ts';
import { paintPortrait } from '../../src/providers/builtin-illustrator/portrait.ts';
import { paintRoom } from '../../src/providers/builtin-illustrator/room.ts';
import { paintScene } from '../../src/providers/builtin-illustrator/scene.ts';
import {
  lookOfName as readName,
  readLook as readHero,
} from '../../src/providers/builtin-illustrator/read-look.ts';
import { readSpec as readScene } from '../../src/providers/builtin-illustrator/read-scene.ts';
import type { Look, PaintSpec } from '../../src/providers/builtin-illustrator/spec.ts';
import { stageOf, type Stage } from '../../src/providers/builtin-illustrator/stage.ts';
import { sky as skyDry } from '../../src/providers/builtin-illustrator/skies-dry.ts';
import { sky as skyWet } from '../../src/providers/builtin-illustrator/skies-wet.ts';
import type { DrawnWorld } from '../../src/providers/builtin-illustrator/world.ts';

const worlds: { readonly [genre in Genre]?: DrawnWorld } = {
  ...worldsTrails,
  ...worldsRiders,
  ...worldsMagic,
  ...worldsHearts,
  ...worldsLanes,
  ...worldsMotors,
  ...worldsNight,
  ...worldsStars,
  ...worldsCities,
};

/** The world of a genre. */
export function worldOf(genre: Genre): DrawnWorld {
  const world = worlds[genre];
  if (!world) throw new Error(`there is no world of ${genre}`);
  return world;
}

/** What the client reads out of a request when the world of its genre is loaded. */
export const readSpec = (request: PictureRequest): PaintSpec =>
  readScene(request, worldOf(request.hero.genre));

/** The looks that a form has in the world of its genre. */
export const readLook = (hero: Parameters<typeof readHero>[0]): Look => readHero(hero, worldOf(hero.genre));

/** The looks of somebody of whom a world knows the name. */
export const lookOfName = (name: string, hero: Parameters<typeof readName>[1]): Look =>
  readName(name, hero, worldOf(hero.genre));

/** A picture at once: what the client does when all its parts are loaded. */
export function paint(asked: PaintSpec, seed: string): string {
  const spec = { ...asked, world: worldOf(asked.genre) };
  return pictureOf(spec, seed, loadedFor(spec, seed));
}

/** The stage of a picture before anything is drawn on it. */
export function stageFor(asked: PaintSpec, seed: string): Stage {
  const spec = { ...asked, world: worldOf(asked.genre) };
  return stageOf(spec, seed, loadedFor(spec, seed).parts);
}

const grounds = { towns: paintTowns, heights: paintHeights, waters: paintWaters, space: paintSpace };
const garments = { long: garmentLong, coats: garmentCoats, plain: garmentPlain };
const hair = { short: hairShort, long: hairLong, tied: hairTied, curls: hairCurls };
const hats = { hoods: hatHoods, brims: hatBrims, glass: hatGlass };
const lands = { shore: landShore, dry: landDry, stones: landStones, spots: landSpots };
const plants = { fir: firs, leaf: leaves, cypress: cypresses, bare, palm: palms, cactus: cacti };
const marks = {
  crown: marksCrown,
  coast: marksCoast,
  elder: marksElder,
  homes: marksHomes,
  works: marksWorks,
  stars: marksStars,
};
const near = { door: nearDoor, thing: nearThing };
const skies = { wet: skyWet, dry: skyDry };
const styles = {
  film: stylesFilm,
  drawn: stylesDrawn,
  painted: stylesPainted,
  cells: stylesCells,
  printed: stylesPrinted,
  lined: stylesLined,
  gilded: stylesGilded,
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
      behind: inside ? paintRoom : ground === 'land' ? paintLand : grounds[ground],
      before:
        inside || airless ? null : ground === 'land' ? paintBefore : (stage) => stage.parts.sky?.air(stage),
      sky: choice.sky && skies[choice.sky],
      worlds: choice.worlds ? paintWorlds : null,
      marks: choice.marks.reduce<Marks>((all, group) => ({ ...all, ...marks[group] }), {}),
      omen: worldOf(choice.kin).omen ?? null,
      set: (choice.open && worldOf(choice.kin).set) || null,
      pair: choice.pair ? paintPair : null,
      land: choice.land && lands[choice.land],
      grow: choice.plant && plants[choice.plant],
      ruins: choice.ruins ? skyline : null,
      near: choice.near && near[choice.near],
    },
  };
}
