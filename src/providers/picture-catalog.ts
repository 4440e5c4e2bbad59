import type { PictureServiceName } from '../domain/picture-names.ts';
import type { PictureMaker, PictureMakerOptions } from '../domain/ports/picture-maker.ts';
import { createA1111Maker } from './a1111/make-picture.ts';
import { createComfyMaker } from './comfyui/make-picture.ts';
import { createHordeMaker } from './horde/make-picture.ts';
import { createHouseMaker } from './house-pictures/make-picture.ts';
import { createImageServerMaker } from './image-server/make-picture.ts';
import { createOpenRouterMaker } from './openrouter-images/make-picture.ts';
import { createReplicateMaker } from './replicate/maker.ts';

/** Joins each picture service's record with its code. */
export const pictureMakers: {
  readonly [name in PictureServiceName]: (options: PictureMakerOptions) => PictureMaker;
} = {
  replicate: createReplicateMaker,
  'openrouter-images': createOpenRouterMaker,
  'image-server': createImageServerMaker,
  a1111: createA1111Maker,
  comfyui: createComfyMaker,
  horde: createHordeMaker,
  house: createHouseMaker,
};
