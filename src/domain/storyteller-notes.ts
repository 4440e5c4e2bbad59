import type { Json } from './json.ts';

/** In characters. */
const maxNotes = 900;

/** What the storyteller of a scene left in its state for another one to go on with; '' when it left nothing. */
export function storytellerNotes(state: Json): string {
  if (typeof state !== 'object' || state === null || !('notes' in state)) return '';
  const { notes } = state;
  return typeof notes === 'string' ? notes.slice(0, maxNotes) : '';
}
