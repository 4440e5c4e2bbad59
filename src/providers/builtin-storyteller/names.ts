import type { Library } from './library.ts';
import type { Era } from '../../domain/character.ts';
import { isOldEra } from '../../domain/character-choices.ts';

/** Names that people of an era have: the era's own, else those of its group in the core. */
export function namesOf(library: Library, kind: 'he' | 'she' | 'last', era: Era): readonly string[] {
  const own = library.words(`names.${kind}`);
  return own.length > 0 ? own : library.words(`names.${kind}.${groupOf(era)}`);
}

function groupOf(era: Era): string {
  if (era === 'ancient') return era;
  return isOldEra(era) ? 'old' : 'new';
}
