import { choiceOf } from './choice.ts';
import type { Choice } from './choice.ts';
import type { Marks } from './mark-shapes.ts';
import type { DrawCells } from './render.ts';
import type { PaintSpec } from './spec.ts';
import type { Parts } from './stage.ts';
import type { Style } from './style.ts';
import { paintWeather } from './weather.ts';

export type Loaded = { readonly parts: Parts; readonly style: Style; readonly cells: DrawCells | null };

/** Loads what this picture needs of the painter; `null` for a style that there is not. @throws when a chunk is neither cached nor reachable */
export async function loadParts(spec: PaintSpec, seed: string): Promise<Loaded | null> {
  const choice = choiceOf(spec, seed);
  const [{ styles }, cells, draw, ground, marks, omen, set, pair, near] = await Promise.all([
    styleFiles[choice.style](),
    choice.style === 'cells' ? import('./cells.ts') : null,
    choice.dress ? portrait(choice.dress) : scene(),
    grounds[choice.ground](choice),
    Promise.all(choice.marks.map((group) => markFiles[group]())),
    choice.omen && omenFiles[choice.omen](),
    choice.set && setFiles[choice.set](),
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
      marks: marks.reduce<Marks>((all, file) => ({ ...all, ...file.marks }), {}),
      omen: omen && omen.omen,
      set: set && set.set,
      pair: pair && { lights: pair.paintLights, bench: pair.benchBack },
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
const grounds: { readonly [ground in Choice['ground']]: (choice: Choice) => Promise<Ground> } = {
  room: async () => ({ behind: (await import('./room.ts')).paintRoom, before: null }),
  land: async () => {
    const { paintLand, paintBefore } = await import('./outdoors.ts');
    return { behind: paintLand, before: paintBefore };
  },
  other: async ({ airless }) => {
    const { paintOtherPlace } = await import('./content/place-drawings.ts');
    return { behind: paintOtherPlace, before: airless ? null : paintWeather };
  },
};

const styleFiles = {
  film: () => import('./content/styles-film.ts'),
  drawn: () => import('./content/styles-drawn.ts'),
  painted: () => import('./content/styles-painted.ts'),
  cells: () => import('./content/styles-cells.ts'),
  printed: () => import('./content/styles-printed.ts'),
};
const markFiles = {
  crown: () => import('./content/marks-crown.ts'),
  country: () => import('./content/marks-country.ts'),
  works: () => import('./content/marks-works.ts'),
  stars: () => import('./content/marks-stars.ts'),
};
const omenFiles = {
  birds: () => import('./content/omens-birds.ts'),
  beasts: () => import('./content/omens-beasts.ts'),
  machines: () => import('./content/omens-machines.ts'),
};
const setFiles = {
  riders: () => import('./content/sets-riders.ts'),
  motors: () => import('./content/sets-motors.ts'),
  paths: () => import('./content/sets-paths.ts'),
  spell: () => import('./content/sets-spell.ts'),
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
