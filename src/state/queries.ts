import { watchThisDevice } from '../storage/device.ts';
import * as queries from '../storage/queries.ts';
import { watchTree, watchTreeNear } from '../storage/tree-queries.ts';
import { nothingYet } from './nothing-yet.ts';
import { watching } from './watching.ts';

export type { PlayView, SceneView } from '../storage/queries.ts';
export type { Tree } from '../storage/tree-queries.ts';

/* Every hook answers `undefined` until its first value has come from the store. */

export const usePlay = watching(queries.watchPlay);
export const useDraft = watching(queries.watchDraft);
/** The last `most` scenes up to `scene`, newest first. */
export const useRoad = watching(queries.watchRoad);
/** The scenes that lead on from `scene`, oldest first. */
export const useRoadsOn = watching(queries.watchRoadsOn);
/** The last argument: whether it may be read already; it may when left out. */
export const useTree = watching((database, story: string, wanted: boolean = true) =>
  wanted ? watchTree(database, story) : nothingYet,
);
/** The scenes round one, to be shown while a long tree is still being read; `null` where it is there as quickly. */
export const useTreeNear = watching(watchTreeNear);
export const useSettings = watching(queries.watchSettings);
export const useForm = watching(queries.watchForm);
export const useSuggestion = watching(queries.watchSuggestion);
export const useCatalog = watching(queries.watchCatalog);
export const useDeviceModels = watching(queries.watchDeviceModels);
/** What a scene of a story and the whole story cost. */
/** This device as the player's other devices know it. */
export const useThisDevice = watching(watchThisDevice);
export const useCosts = watching(queries.watchCosts);
/** What an ended road comes to. */
export const useRoadEnd = watching(queries.watchRoadEnd);
