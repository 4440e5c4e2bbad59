import fc from 'fast-check';
import { expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { otherPlaceOf, type RoadPart } from '../../src/domain/other-place.ts';
import { pathTo } from '../../src/domain/tree.ts';
import { anyTree, type TreeNode } from './trees.ts';

/** The branches that the road to a scene leads through, the last first. */
function roadTo(scenes: ReadonlyMap<string, TreeNode>, id: string): readonly RoadPart[] {
  const branchOf = new Map(
    branchesOf(scenes, new Map()).flatMap((branch) => branch.scenes.map((scene) => [scene, branch.id])),
  );
  const leaves = new Map<string, number>();
  for (const [depth, scene] of pathTo(scenes, id).entries()) leaves.set(branchOf.get(scene.id) ?? '', depth);
  return [...leaves].map(([branch, depth]) => ({ branch, depth })).toReversed();
}

const main = (depth: number) => ({ branch: 'main', depth });

test('who went on from my scene is ahead, who stands before it is behind', () => {
  expect(otherPlaceOf([main(2)], [main(5)])).toEqual({ type: 'ahead', scenes: 3 });
  expect(otherPlaceOf([main(2)], [{ branch: 'b', depth: 4 }, main(2)])).toEqual({ type: 'ahead', scenes: 2 });
  expect(otherPlaceOf([{ branch: 'b', depth: 4 }, main(2)], [main(1)])).toEqual({
    type: 'behind',
    scenes: 3,
  });
  expect(otherPlaceOf([main(2)], [main(2)])).toEqual({ type: 'same' });
});

test('a parting of roads keeps its name however far both go on', () => {
  const early = otherPlaceOf([main(3)], [{ branch: 'b', depth: 3 }, main(2)]);
  const late = otherPlaceOf([main(7)], [{ branch: 'b', depth: 9 }, main(2)]);
  expect(early).toMatchObject({ type: 'forked', here: 1, there: 1 });
  expect(late).toMatchObject({ type: 'forked', here: 5, there: 7 });
  expect(late).toHaveProperty('parting', Reflect.get(early, 'parting'));
  expect(otherPlaceOf([main(7)], [{ branch: 'c', depth: 9 }, main(2)])).not.toMatchObject(
    early.type === 'forked' ? { parting: early.parting } : {},
  );
});

test('in any tree the two places are told as the scenes of both roads say', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), fc.nat(), (scenes, one, other) => {
      const ids = [...scenes.keys()];
      const [mine = '', theirs = ''] = [ids[one % ids.length], ids[other % ids.length]];
      const here = pathTo(scenes, mine).map(({ id }) => id);
      const there = pathTo(scenes, theirs).map(({ id }) => id);
      const common = here.filter((id) => there.includes(id)).length;
      const [left, right] = [here.length - common, there.length - common];
      expect(otherPlaceOf(roadTo(scenes, mine), roadTo(scenes, theirs))).toMatchObject(
        left === 0 && right === 0
          ? { type: 'same' }
          : left === 0
            ? { type: 'ahead', scenes: right }
            : right === 0
              ? { type: 'behind', scenes: left }
              : { type: 'forked', here: left, there: right },
      );
      // Who stands there sees the same from the other side.
      const back = otherPlaceOf(roadTo(scenes, theirs), roadTo(scenes, mine));
      if (left > 0 && right > 0) expect(back).toMatchObject({ type: 'forked', here: right, there: left });
    }),
  );
});
