import type { PictureServiceName } from '../domain/picture-names.ts';
import type { PictureMaker, PictureMakerOptions } from '../domain/ports/picture-maker.ts';
import { createReplicateMaker } from './replicate/maker.ts';

/** Joins each picture service's record with its code; one that has none yet is not offered. */
export const pictureMakers: {
  readonly [name in PictureServiceName]?: (options: PictureMakerOptions) => PictureMaker;
} = {
  replicate: createReplicateMaker,
};
