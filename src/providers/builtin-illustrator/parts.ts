import type { Genre } from '../../domain/character.ts';
import { choiceOf, worldFileOf } from './choice.ts';
import type { Choice } from './choice.ts';
import type { Marks } from './mark-shapes.ts';
import type { Grow } from './plants.ts';
import type { DrawCells } from './render.ts';
import type { PaintSpec } from './spec.ts';
import type { Parts, Stage } from './stage.ts';
import type { Style } from './style.ts';
import type { DrawnWorld } from './world.ts';

export type Loaded = { readonly parts: Parts; readonly style: Style; readonly cells: DrawCells | null };

/** Loads what the stories of a genre look like; `null` for a genre that there is not. @throws as `loadParts` */
export async function loadWorld(genre: Genre): Promise<DrawnWorld | null> {
  const { worlds } = await worldFiles[worldFileOf(genre)]();
  return worlds[genre] ?? null;
}

/** Loads what this picture needs of the painter; `null` for a style that there is not. @throws when a chunk is neither cached nor reachable */
export async function loadParts(spec: PaintSpec, seed: string): Promise<Loaded | null> {
  const choice = choiceOf(spec, seed);
  const [{ styles }, cells, draw, ground, land, grow, ruins, sky, stars, marks, kin, pair, near] =
    await Promise.all([
      styleFiles[choice.style](),
      choice.style === 'cells' ? import('./cells.ts') : null,
      choice.dress ? portrait(choice.dress) : scene(),
      grounds[choice.ground](choice),
      choice.land && landFiles[choice.land](),
      choice.plant && plantFiles[choice.plant](),
      choice.ruins ? import('./content/buildings.ts') : null,
      choice.sky && skyFiles[choice.sky](),
      choice.worlds ? worldFiles.stars() : null,
      Promise.all(choice.marks.map((group) => markFiles[group]())),
      loadWorld(choice.kin),
      choice.pair ? import('./content/sets-pair.ts') : null,
      choice.near && nearFiles[choice.near](),
    ]);
  const style = styles[spec.style];
  if (!style) return null;
  return {
    style,
    cells: style.grid && cells ? cells.paintCells : null,
    parts: {
      draw,
      ...ground,
      sky: sky && sky.sky,
      worlds: stars && stars.paintWorlds,
      marks: marks.reduce<Marks>((all, file) => ({ ...all, ...file.marks }), {}),
      omen: kin?.omen ?? null,
      set: (choice.open && kin?.set) || null,
      pair: pair && pair.paintPair,
      land: land && land.land,
      grow,
      ruins: ruins && ruins.skyline,
      near: near && near.near,
    },
  };
}

async function portrait(dress: NonNullable<Choice['dress']>): Promise<Parts['draw']> {
  const [{ paintPortrait }, { garment }, hat, hair] = await Promise.all([
    import('./portrait.ts'),
    garmentFiles[dress.garment](),
    dress.hat && hatFiles[dress.hat](),
    dress.hair && hairFiles[dress.hair](),
  ]);
  return (stage) => paintPortrait(stage, { garment, hat: hat && hat.hat, hair: hair && hair.hair });
}
const scene = async () => (await import('./scene.ts')).paintScene;

type Ground = Pick<Parts, 'behind' | 'before'>;
/** A place that is no country: nothing of it stands before the people, but weather does. */
const besides = (behind: Parts['behind'], { airless }: Choice): Ground => ({
  behind,
  before: airless ? null : (stage: Stage) => stage.parts.sky?.air(stage),
});
const grounds: { readonly [ground in Choice['ground']]: (choice: Choice) => Promise<Ground> } = {
  room: async () => ({ behind: (await import('./room.ts')).paintRoom, before: null }),
  land: async () => {
    const { paintLand, paintBefore } = await import('./outdoors.ts');
    return { behind: paintLand, before: paintBefore };
  },
  towns: async (choice) => besides((await import('./content/grounds-towns.ts')).paintGround, choice),
  heights: async (choice) => besides((await import('./content/grounds-heights.ts')).paintGround, choice),
  waters: async (choice) => besides((await import('./content/grounds-waters.ts')).paintGround, choice),
  space: async (choice) => besides((await import('./content/grounds-space.ts')).paintGround, choice),
};

const worldFiles = {
  trails: () => import('./content/worlds-trails.ts'),
  riders: () => import('./content/worlds-riders.ts'),
  magic: () => import('./content/worlds-magic.ts'),
  hearts: () => import('./content/worlds-hearts.ts'),
  lanes: () => import('./content/worlds-lanes.ts'),
  motors: () => import('./content/worlds-motors.ts'),
  night: () => import('./content/worlds-night.ts'),
  stars: () => import('./content/worlds-stars.ts'),
  cities: () => import('./content/worlds-cities.ts'),
};
const styleFiles = {
  film: () => import('./content/styles-film.ts'),
  drawn: () => import('./content/styles-drawn.ts'),
  painted: () => import('./content/styles-painted.ts'),
  cells: () => import('./content/styles-cells.ts'),
  printed: () => import('./content/styles-printed.ts'),
  lined: () => import('./content/styles-lined.ts'),
  gilded: () => import('./content/styles-gilded.ts'),
};
const landFiles = {
  shore: () => import('./content/lands-shore.ts'),
  dry: () => import('./content/lands-dry.ts'),
  stones: () => import('./content/lands-stones.ts'),
  spots: () => import('./content/lands-spots.ts'),
};
const plantFiles: { readonly [plant in NonNullable<Choice['plant']>]: () => Promise<Grow> } = {
  fir: async () => (await import('./plants-firs.ts')).firs,
  leaf: async () => (await import('./plants-leaves.ts')).leaves,
  cypress: async () => (await import('./plants-leaves.ts')).cypresses,
  bare: async () => (await import('./plants-bare.ts')).bare,
  palm: async () => (await import('./plants-palms.ts')).palms,
  cactus: async () => (await import('./plants-palms.ts')).cacti,
};
const skyFiles = {
  wet: () => import('./skies-wet.ts'),
  dry: () => import('./skies-dry.ts'),
};
const markFiles = {
  crown: () => import('./content/marks-crown.ts'),
  elder: () => import('./content/marks-elder.ts'),
  homes: () => import('./content/marks-homes.ts'),
  coast: () => import('./content/marks-coast.ts'),
  works: () => import('./content/marks-works.ts'),
  stars: () => import('./content/marks-stars.ts'),
};
const nearFiles = {
  door: () => import('./content/near-door.ts'),
  thing: () => import('./content/near-thing.ts'),
};
const garmentFiles = {
  long: () => import('./content/garments-long.ts'),
  coats: () => import('./content/garments-coats.ts'),
  plain: () => import('./content/garments-plain.ts'),
};
const hatFiles = {
  hoods: () => import('./content/hats-hoods.ts'),
  brims: () => import('./content/hats-brims.ts'),
  glass: () => import('./content/hats-glass.ts'),
};
const hairFiles = {
  short: () => import('./content/hair-short.ts'),
  long: () => import('./content/hair-long.ts'),
  tied: () => import('./content/hair-tied.ts'),
  curls: () => import('./content/hair-curls.ts'),
};
