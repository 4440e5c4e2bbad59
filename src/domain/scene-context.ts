import type { Row } from './row.ts';
import type { sceneContextSchema } from './scene-schemas.ts';

/** Who and what the last scenes are about. Every list is in the order of first mention, without repeats. */
export type SceneContext = Row<typeof sceneContextSchema>;

/** A context that knows nothing yet. */
export const emptySceneContext: SceneContext = {
  characters: [],
  objects: [],
  location: '',
  time: '',
  weather: '',
  atmosphere: '',
};
