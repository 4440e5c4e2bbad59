import { atom } from 'jotai';

import { watchPictureJob } from '../storage/picture-jobs.ts';
import * as queries from '../storage/picture-queries.ts';
import { openHandlesAtom } from './handles.ts';
import { watching } from './watching.ts';

export type { MissingPicture, ScenePictureView, ShownPicture } from '../storage/picture-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

/** The picture of this hash; `null` when this device does not have it. */
export const usePicture = watching(queries.watchPicture);
/** @param hashes of those that would do, the best first, with a space between them */
export const useFirstPicture = watching((database, hashes: string) =>
  queries.watchFirstPicture(database, hashes.split(' ').filter(Boolean)),
);
export const usePictureHere = watching(queries.watchIsHere);
export const useScenePictureView = watching(queries.watchScenePicture);
/** What became of a provider's picture; `null` when none was asked for. */
export const usePictureJob = watching(watchPictureJob);
export const useFavourite = watching(queries.watchFavourite);

/** Reads a picture once, to hand it over as a file; `null` when this device does not have it. */
export const readPictureAtom = atom(null, (get, _set, hash: string) =>
  queries.readPicture(get(openHandlesAtom).database, hash),
);
