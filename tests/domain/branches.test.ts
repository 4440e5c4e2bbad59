import fc from 'fast-check';
import { expect, test } from 'vitest';

import { branchesOf } from '../../src/domain/branches.ts';
import { leaves, scenesById } from '../../src/domain/tree.ts';
import { anyTree, damagedTree, node } from './trees.ts';
import type { TreeNode } from './trees.ts';

const none = new Map();
const mark = (props: { readonly name?: string; readonly gone?: boolean }) => ({
  name: '',
  gone: false,
  ...props,
});
const labelled = (...nodes: readonly TreeNode[]) =>
  branchesOf(scenesById(nodes), none).map(({ id, label, leaf, from }) => [label, id, leaf, from]);

test('HIST-03 the main branch goes on, another road from a scene is branch_N', () => {
  expect(
    labelled(node('a', null), node('b', 'a'), node('c', 'b'), node('d', 'a'), node('e', 'd'), node('f', 'd')),
  ).toEqual([
    ['main', 'a', 'c', null],
    ['branch_1', 'd', 'e', 'a'],
    ['branch_2', 'f', 'f', 'd'],
  ]);
});

test('HIST-03 the oldest scene that was told from another goes on with its road, also where another was told further', () => {
  expect(labelled(node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'c'), node('e', 'd'))).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'e', 'a'],
  ]);
});

test('HIST-03 branches are numbered in the order in which they began, wherever they part', () => {
  expect(
    labelled(
      node('a', null),
      node('b', 'a'),
      node('c', 'b'),
      node('d', 'b'),
      node('e', 'a'),
      node('f', 'd'),
      node('g', 'd'),
    ),
  ).toEqual([
    ['main', 'a', 'c', null],
    ['branch_1', 'd', 'f', 'b'],
    ['branch_2', 'e', 'e', 'a'],
    ['branch_3', 'g', 'g', 'd'],
  ]);
});

test('SYNC-03 an older scene that comes later from another device goes on; numbers shift, and names stay with their scenes', () => {
  const here = [node('a', null), node('d', 'a'), node('e', 'd'), node('g', 'a')];
  const metas = new Map([['g', mark({ name: 'What if' })]]);
  const told = (nodes: readonly TreeNode[]) =>
    branchesOf(scenesById(nodes), metas).map(({ id, label, name, leaf }) => [label, name, id, leaf]);
  expect(told(here)).toEqual([
    ['main', '', 'a', 'e'],
    ['branch_1', 'What if', 'g', 'g'],
  ]);
  expect(told([...here, node('c', 'a')])).toEqual([
    ['main', '', 'a', 'c'],
    ['branch_1', '', 'd', 'e'],
    ['branch_2', 'What if', 'g', 'g'],
  ]);
});

test('SYNC-03 when two devices went on with the same scene, the later one is another branch', () => {
  expect(labelled(node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'c'))).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'd', 'a'],
  ]);
});

test('SYNC-03 a road whose beginning has not come yet is a branch that parts from nothing, and never the main one', () => {
  expect(labelled(node('b', 'missing'), node('c', null), node('d', 'b'), node('e', 'c'))).toEqual([
    ['main', 'c', 'e', null],
    ['branch_1', 'b', 'd', null],
  ]);
});

test('PLAY-30 another telling of the opening is a branch that parts from nothing', () => {
  expect(labelled(node('a', null), node('b', 'a'), node('c', null))).toEqual([
    ['main', 'a', 'b', null],
    ['branch_1', 'c', 'c', null],
  ]);
});

test('HIST-08 a branch has the name and the trash mark of its first scene', () => {
  const scenes = scenesById([node('a', null), node('b', 'a'), node('c', 'a')]);
  const [main, branch] = branchesOf(scenes, new Map([['c', mark({ name: 'What if', gone: true })]]));
  expect(main).toMatchObject({ name: '', gone: false, scenes: ['a', 'b'] });
  expect(branch).toMatchObject({ name: 'What if', gone: true, scenes: ['c'] });
});

test('HIST-08 where the scene that goes on lies in the trash, the next one goes on, and that one is a branch', () => {
  const scenes = scenesById([node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'b')]);
  const [main, branch] = branchesOf(scenes, new Map([['b', mark({ gone: true })]]));
  expect(main).toMatchObject({ id: 'a', gone: false, scenes: ['a', 'c'] });
  expect(branch).toMatchObject({ id: 'b', from: 'a', gone: true, scenes: ['b', 'd'] });
  const all = branchesOf(scenes, new Map(['b', 'c'].map((id) => [id, mark({ gone: true })])));
  expect(all.map(({ id, scenes: own, gone }) => [id, own, gone])).toEqual([
    ['a', ['a'], false],
    ['b', ['b', 'd'], true],
    ['c', ['c'], true],
  ]);
});

test('HIST-03 of a part of a story each branch is called what it is called in the whole', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), (scenes, pick) => {
      const whole = branchesOf(scenes, none);
      const chosen = whole[pick % whole.length];
      const part = new Map([...scenes].filter(([id]) => chosen?.scenes.includes(id)));
      const starts = whole.map(({ id }) => id);
      expect(branchesOf(part, none, starts)).toMatchObject([{ id: chosen?.id, label: chosen?.label }]);
    }),
  );
});

test('HIST-06 in any tree there is one branch for each leaf, and every scene belongs to exactly one', () => {
  fc.assert(
    fc.property(anyTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      expect(branches.map(({ leaf }) => leaf).sort()).toEqual(leaves(scenes).map(({ id }) => id));
      expect(branches.flatMap((branch) => branch.scenes).sort()).toEqual([...scenes.keys()]);
      for (const { id, leaf, from, scenes: own } of branches) {
        expect([own[0], own.at(-1), from]).toEqual([id, leaf, scenes.get(id)?.parent ?? null]);
      }
    }),
  );
});

test('HIST-03 labels are unique, "main" is there once, and the order in which scenes came does not matter', () => {
  fc.assert(
    fc.property(anyTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      const labels = branches.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => label === 'main')).toHaveLength(1);
      expect(labels[0]).toBe('main');
      expect(branchesOf(scenesById([...scenes.values()].reverse()), none)).toEqual(branches);
    }),
  );
});

test('a damaged tree, with gaps and circles, still has every scene in exactly one branch', () => {
  fc.assert(
    fc.property(damagedTree, (scenes) => {
      const branches = branchesOf(scenes, none);
      expect(branches.flatMap((branch) => branch.scenes).sort()).toEqual([...scenes.keys()]);
      expect(new Set(branches.map(({ label }) => label)).size).toBe(branches.length);
    }),
  );
});
