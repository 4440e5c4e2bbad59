/** Who and what the last scenes are about (PLAY-19). Every list is in the order of first mention, without repeats. */
export type SceneContext = {
  readonly characters: readonly string[];
  readonly objects: readonly string[];
  readonly location: string;
  /** 'dawn', 'night' … or '' when the text does not say. */
  readonly time: string;
  readonly weather: string;
  readonly atmosphere: string;
};

/** A context that knows nothing yet. */
export const emptySceneContext: SceneContext = {
  characters: [],
  objects: [],
  location: '',
  time: '',
  weather: '',
  atmosphere: '',
};
