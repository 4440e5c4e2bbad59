import { cleanForm, type CharacterForm } from '../../domain/character.ts';
import { readForm } from '../../domain/schemas.ts';
import { pageStorage } from '../parts/page-storage.ts';

const key = 'lamplit-unsaved-form';

/*
 * A page that is closed takes its worker with it, and with the worker what was on its way to the store. So the last half
 * second of typing is also left here, where writing is done when it returns, until the store has it.
 */

export function leaveUnsavedForm(form: CharacterForm): void {
  // Clean as the store would have made it.
  pageStorage.write(key, JSON.stringify(cleanForm(form)));
}

export function dropUnsavedForm(): void {
  pageStorage.write(key, null);
}

/** What the last visit could not store any more; `null` when there is nothing. */
export function readUnsavedForm(): CharacterForm | null {
  try {
    return readForm(JSON.parse(pageStorage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}
