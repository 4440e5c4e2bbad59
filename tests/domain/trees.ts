import fc from 'fast-check';

import { scenesById } from '../../src/domain/tree.ts';

/** A node as branches see it. */
export type TreeNode = { readonly id: string; readonly parent: string | null };

export function node(id: string, parent: string | null): TreeNode {
  return { id, parent };
}

const idOf = (index: number) => `s${String(index).padStart(3, '0')}`;

/** Whole trees with up to 40 scenes, sometimes more than one opening. */
export const anyTree = fc
  .array(fc.record({ parent: fc.nat(), opening: fc.nat(9) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((seeds) =>
    scenesById(
      seeds.map(({ parent, opening }, index) =>
        node(idOf(index), index === 0 || opening === 0 ? null : idOf(parent % index)),
      ),
    ),
  );

/** Scenes whose parents may be missing, later than they are, or themselves. */
export const damagedTree = fc
  .array(fc.record({ parent: fc.nat(25) }), { minLength: 1, maxLength: 20 })
  .map((seeds) =>
    scenesById(seeds.map(({ parent }, index) => node(idOf(index), parent === 25 ? null : idOf(parent)))),
  );
