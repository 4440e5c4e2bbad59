/** What the model list says about the built-in storyteller (PLAY-27). */
export const builtinStorytellerMeta = {
  /** Value of `Settings.aiModel`. */
  id: 'builtin',
  label: 'Built-in storyteller',
  /** US dollars per token: it costs nothing, and never will. */
  pricing: { prompt: 0, completion: 0 },
  needsKey: false,
  /** Works without a network once its packs are cached. */
  offline: true,
} as const;
