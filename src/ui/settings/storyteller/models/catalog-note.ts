import type { ModelCatalog } from '../../../../domain/model.ts';
import { words } from './words.ts';

const times = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where a list of models comes from and how old it is; `null` when there is none. */
export function catalogNote(catalog: ModelCatalog | null): string | null {
  if (!catalog) return null;
  if (catalog.source === 'built-in') return words.list['built-in'];
  return words.list.provider(catalog.models.length, times.format(catalog.at));
}
