import { crows } from '../birds.ts';
import type { Look } from '../spec.ts';
import type { DrawSet } from '../stage.ts';
import { ofOldTimes } from '../times.ts';
import type { Worlds } from '../world.ts';
import { streetLamp } from './lamps.ts';

/** Somebody under a street lamp. */
const set: DrawSet = (stage, { x, y }, paintFigure) => {
  const { spec, w, h, side } = stage;
  streetLamp(stage, x, y, h * 0.5);
  const still: Look = { ...spec.hero, ...(ofOldTimes(spec) ? ({ hat: 'hood', outfit: 'cloak' } as const) : ({ hat: 'fedora', outfit: 'coat' } as const)), cloth: 0x2a2622, lining: 0x1a1816, held: 'none', age: 'adult', build: 'broad', gender: 'male', seed: '' };
  paintFigure(stage, still, { x: x + side * w * 0.045, y, tall: h * 0.3, facing: 'toward', mirrored: side > 0 });
};

/** Stories of the night. */
export const worlds: Worlds = {
  horror: {
    colors: ['333 644 b86 544 111 ec9 c22', '566 898 cca 776 121 eec a22', '111 511 b32 411 000 f95 f32', '000 121 244 132 000 cdb e32'],
    wear: 'coat shirt gown', hats: 'none none hood', cloth: '3a3432 4a4a44 5a2a2a 2c3430', trim: '8f7a4a',
    homes: ['graveyard', 'forest', 'swamp'],
    marks: ['manor', 'church', 'gallows'],
    omen: crows,
  },
  detective: {
    colors: ['444 886 dc8 765 111 fea ea4', '787 aa9 dcb 997 222 fec c83', '222 653 c84 542 110 fc7 fb3', '111 222 444 333 000 edb fb4'],
    wear: 'duster suit coat', hats: 'fedora fedora none', cloth: '8a7450 4f4a40 3a3834 6a5a40', trim: 'c8a45a',
    homes: ['street'],
    marks: ['clock-tower', 'factory', 'manor'],
    set,
  },
};
