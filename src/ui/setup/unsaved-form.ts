import { cleanForm, type CharacterForm } from '../../domain/character.ts';
import { readForm } from '../../domain/schemas.ts';
import type { Handles } from '../../state/handles.ts';
import { ownStorage } from '../parts/own-storage.ts';

type Space = Handles['space'];

const key = 'lamplit-unsaved-form';

/*
 * A page that is closed takes its worker with it, and with the worker what was on its way to the store. So the last half
 * second of typing is also left here, where writing is done when it returns, until the store has it.
 */

export function leaveUnsavedForm(space: Space, form: CharacterForm): void {
  // Clean as the store would have made it.
  ownStorage(space).write(key, JSON.stringify(cleanForm(form)));
}

export function dropUnsavedForm(space: Space): void {
  ownStorage(space).write(key, null);
}

/** What the last visit could not store any more; `null` when there is nothing. */
export function readUnsavedForm(space: Space): CharacterForm | null {
  try {
    return readForm(JSON.parse(ownStorage(space).read(key) ?? 'null'));
  } catch {
    return null;
  }
}
