/** How many of the last scenes a lorebook entry can at most have looked through for its keys. */
export const maxScanScenes = 12;

/** How many it has looked through when nothing else is said. */
export const usualScanScenes = 3;
