import type { Genre } from '../../domain/character.ts';
import type { World } from './spec.ts';
import type { DrawSet, Omen } from './stage.ts';

/** A world, and how its drawings are done. */
export type DrawnWorld = World & {
  /** What is in the air, small and far. */
  readonly omen?: Omen;
  /** The things by which the genre is known, between the country and the people. */
  readonly set?: DrawSet;
};

/** Some of the worlds: they come in chunks of their own. */
export type Worlds = { readonly [genre in Genre]?: DrawnWorld };
