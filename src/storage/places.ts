/** `SceneRow.begins` of an opening. */
export const opening = '';
/** `SceneRow.begins` of a scene whose parent is missing. */
export const orphan = '?';
