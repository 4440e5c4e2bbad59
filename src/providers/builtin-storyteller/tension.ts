import { packOfGenre } from './library.ts';
import type { FamilyId } from './pack.ts';
import type { World } from './world.ts';
import type { Genre } from '../../domain/character.ts';

/**
 * The curve that each family's stories follow, a number from 0 to 9 per milestone passed: fear comes in
 * saw-teeth, love comes near and draws back, a case tightens, a road rises.
 */
const curves: { readonly [family in FamilyId]: readonly number[] } = {
  wonder: [2, 2, 3, 4, 5, 7, 6, 8, 9],
  tech: [3, 3, 4, 5, 6, 7, 6, 8, 9],
  dark: [4, 6, 3, 7, 4, 8, 5, 8, 9],
  crime: [3, 4, 4, 5, 6, 7, 7, 8, 9],
  frontier: [2, 3, 4, 5, 5, 7, 6, 8, 9],
  heart: [1, 3, 2, 4, 3, 6, 4, 7, 8],
};

/** How tense the story should be now, 0 to 9. */
function targetTension(world: World, genre: Genre): number {
  const curve = curves[packOfGenre[genre].pack];
  const wanted = curve[Math.min(world.milestone, curve.length - 1)] ?? 5;
  return Math.min(9, wanted + (world.doom >= 4 ? 1 : 0) + (world.pursuit >= 3 ? 1 : 0));
}

/** Whether the hour asks for a tense card or a calm one: after two scenes of the one comes a breath of the other. */
export function tensionOf(world: World, genre: Genre): 'calm' | 'tense' {
  const target = targetTension(world, genre);
  return target >= 7 || (target >= 4 && world.turn % 3 !== 0) ? 'tense' : 'calm';
}
