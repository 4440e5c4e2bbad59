import { watchThisDevice } from '../storage/device.ts';
import * as queries from '../storage/queries.ts';
import { watchTree, watchTreeNear } from '../storage/tree-queries.ts';
import { nothingYet } from './nothing-yet.ts';
import { watching, watchingBoth } from './watching.ts';

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
export const useSettings = watchingBoth(queries.watchSettings);
/** Who tells a story on this device. */
export const useStoryModel = watchingBoth(queries.watchStoryModel);
/** Who tells on this device when a story says nothing else. */
export const useChoice = watchingBoth(queries.watchChoice);
export const useForm = watching(queries.watchForm);
export const useSuggestion = watching(queries.watchSuggestion);
export const useCatalogs = watchingBoth(queries.watchCatalogs);
export const useDeviceModels = watchingBoth(queries.watchDeviceModels);
/** This device as the player's other devices know it. */
export const useThisDevice = watching(watchThisDevice);
/** What a scene of a story and the whole story cost. */
export const useCosts = watching(queries.watchCosts);
/** What an ended road comes to. */
export const useRoadEnd = watching(queries.watchRoadEnd);
