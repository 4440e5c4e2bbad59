import type { Library } from './library.ts';
import type { Era } from '../../domain/character.ts';

const groups: { readonly [era in Era]: string } = {
  ancient: 'ancient',
  medieval: 'old',
  renaissance: 'old',
  modern: 'new',
  future: 'new',
  'post-apocalyptic': 'new',
};

/** Names that people of an era have: the era's own, else those of its group in the core. */
export function namesOf(library: Library, kind: 'he' | 'she' | 'last', era: Era): readonly string[] {
  const own = library.words(`names.${kind}`);
  return own.length > 0 ? own : library.words(`names.${kind}.${groups[era]}`);
}
