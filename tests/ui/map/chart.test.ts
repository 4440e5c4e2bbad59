import fc from 'fast-check';
import { expect, test } from 'vitest';

import { labelsOf } from '../../../src/ui/map/chart-labels.ts';
import { tileOf, whole } from '../../../src/ui/map/chart-frame.ts';
import { drawChart, pathsNotTaken, stepFrom } from '../../../src/ui/map/chart.ts';
import { fakeId, fakeScene, fakeSceneMeta } from '../../fakes.ts';
import { treeOf } from './trees.ts';

const opening = fakeScene({ id: fakeId(100), title: 'Opening' });
const taken = opening.actions[0];
const left = fakeScene({
  id: fakeId(101),
  parent: opening.id,
  depth: 1,
  action: taken ? { text: taken.text, type: taken.type, offeredAs: taken.type } : null,
});
const right = fakeScene({ id: fakeId(102), parent: opening.id, depth: 1 });
const end = fakeScene({ id: fakeId(103), parent: right.id, depth: 2 });
const all = [opening, left, right, end];

test('HIST-06 every scene of every branch has a place of its own on the map', () => {
  const { spots, branches } = drawChart(treeOf(all), end.id);
  expect([...spots.keys()].sort()).toEqual(all.map(({ id }) => id));
  expect(new Set(Array.from(spots.values(), ({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  expect(branches.map(({ label }) => label)).toEqual(['main', 'branch_1']);
});

test('the road to the open scene is the travelled one', () => {
  const { spots } = drawChart(treeOf(all), end.id);
  const travelled = [...spots.values()].filter((spot) => spot.travelled).map(({ scene }) => scene.id);
  expect(travelled).toEqual([opening.id, right.id, end.id]);
  expect(spots.get(end.id)?.here).toBe(true);
});

test('arrow keys walk to the scene before, along the road, and to the roads beside it', () => {
  const chart = drawChart(treeOf(all), end.id);
  const step = (from: string, key: string) => {
    const spot = chart.spots.get(from);
    return spot ? stepFrom(chart, spot, key) : null;
  };
  expect(step(end.id, 'ArrowUp')).toBe(right.id);
  expect(step(opening.id, 'ArrowDown')).toBe(right.id);
  expect(step(right.id, 'ArrowLeft')).toBe(left.id);
  expect(step(left.id, 'ArrowRight')).toBe(right.id);
  expect(step(left.id, 'Home')).toBe(opening.id);
  expect(step(left.id, 'End')).toBe(end.id);
  expect(step(opening.id, 'ArrowUp')).toBeNull();
  expect(step(left.id, 'ArrowDown')).toBeNull();
});

test('paths not taken are the offered actions that no road goes on with', () => {
  const chart = drawChart(treeOf(all), end.id);
  const spot = chart.spots.get(opening.id);
  const open = spot ? pathsNotTaken(chart, spot) : [];
  expect(open).toEqual(opening.actions.slice(1));
});

test('HIST-08 a branch in the trash is not on the map, but can be found to be taken out', () => {
  const chart = drawChart(treeOf(all, [fakeSceneMeta({ id: right.id, gone: true })]), opening.id);
  expect([...chart.spots.keys()]).toEqual([opening.id, left.id]);
  expect(chart.trash.map(({ id }) => id)).toEqual([right.id]);
});

test('HIST-03 HIST-08 a road keeps its number while another lies in the trash, and while only a part of the story is there', () => {
  const late = fakeScene({ id: fakeId(104), parent: opening.id, depth: 1 });
  const whole = treeOf([...all, late], [fakeSceneMeta({ id: right.id, gone: true })]);
  expect(drawChart(whole, opening.id).spots.get(late.id)?.branch?.label).toBe('branch_2');
  const part = drawChart({ ...whole, scenes: [opening, late] }, opening.id);
  expect(part.spots.get(opening.id)?.branch?.label).toBe('main');
  const side = drawChart({ ...whole, scenes: [opening, left, late] }, opening.id);
  expect(side.spots.get(late.id)?.branch?.label).toBe('branch_2');
});

test('whatever a tree looks like, damaged or not, every scene is placed once and walking never leaves the map', () => {
  const trees = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(trees, (parents) => {
      const scenes = parents.map((parent, index) =>
        fakeScene({
          id: fakeId(200 + index),
          parent: index === 0 ? null : parent < index ? fakeId(200 + parent) : fakeId(999),
        }),
      );
      const chart = drawChart(treeOf(scenes), fakeId(200));
      expect(chart.spots.size).toBe(scenes.length);
      for (const spot of chart.spots.values()) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
          const to = stepFrom(chart, spot, key);
          expect(to === null || chart.spots.has(to)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('while the map moves within a tile, what is drawn stays the same and covers what is looked at', () => {
  const view = fc.record({
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 90_000, noNaN: true }),
    scale: fc.double({ min: 0.005, max: 2, noNaN: true }),
  });
  const size = { width: 900, height: 600 };
  fc.assert(
    fc.property(view, (at) => {
      const tile = tileOf(at, size);
      expect(tile.left).toBeLessThan(at.x);
      expect(tile.top).toBeLessThan(at.y);
      expect(tile.right).toBeGreaterThan(at.x + size.width / at.scale);
      expect(tile.bottom).toBeGreaterThan(at.y + size.height / at.scale);
      const width = size.width / at.scale;
      const corner = (Math.floor((at.x * 2) / width) * width) / 2;
      expect(tileOf({ ...at, x: corner + width / 4 }, size)).toEqual(tile);
    }),
  );
});

test('the whole map is in view, however long the road is', () => {
  const long = Array.from({ length: 2000 }, (_, depth) =>
    fakeScene({ id: fakeId(1000 + depth), parent: depth === 0 ? null : fakeId(999 + depth), depth }),
  );
  const chart = drawChart(treeOf(long), fakeId(2999));
  const size = { width: 900, height: 600 };
  const view = whole(chart, size);
  expect(view.y).toBeLessThan(chart.box.y);
  expect(view.y + size.height / view.scale).toBeGreaterThan(chart.box.y + chart.box.height);
});

test('HIST-03 a road without a name is called by its place among the roads and by what it began with', () => {
  const lie = fakeScene({
    id: fakeId(105),
    parent: opening.id,
    depth: 1,
    action: { text: 'Lie to Niall', type: 'evil', offeredAs: 'evil' },
  });
  const chart = drawChart(
    treeOf([...all, lie], [fakeSceneMeta({ id: right.id, name: 'What if' })]),
    opening.id,
  );
  expect([...chart.roads.values()]).toEqual(['Main road', 'What if', 'Road 3: Lie to Niall']);
});

test('HIST-06 titles that stand beside their like are told apart by the deed, or by the road', () => {
  const deed = (text: string) => ({ text, type: 'neutral', offeredAs: null }) as const;
  const alike = [
    fakeScene({ id: fakeId(106), parent: opening.id, depth: 1, title: 'Alike', action: deed('Wait') }),
    fakeScene({ id: fakeId(107), parent: opening.id, depth: 1, title: 'Alike', action: deed('Go') }),
    fakeScene({ id: fakeId(108), parent: opening.id, depth: 1, title: 'Alike', action: deed('Go') }),
    fakeScene({ id: fakeId(109), parent: opening.id, depth: 1, title: 'Other', action: deed('Go') }),
    // The same title farther down the road is no sibling.
    fakeScene({ id: fakeId(110), parent: fakeId(106), depth: 2, title: 'Alike', action: deed('Go') }),
  ];
  const { apart } = drawChart(treeOf([opening, ...alike]), opening.id);
  expect([...apart.values()].sort()).toEqual(['Road 2', 'Road 3', 'Wait']);
});

test('no title on the map covers another, at any distance, and what is chosen always has one', () => {
  const trees = fc.record({
    parents: fc.array(fc.nat({ max: 60 }), { minLength: 2, maxLength: 60 }),
    titles: fc.array(fc.string({ minLength: 1, maxLength: 70 }), { minLength: 1, maxLength: 9 }),
    scale: fc.double({ min: 0.08, max: 2, noNaN: true }),
    chosen: fc.nat({ max: 60 }),
  });
  fc.assert(
    fc.property(trees, ({ parents, titles, scale, chosen }) => {
      const scenes = parents.map((parent, index) =>
        fakeScene({
          id: fakeId(200 + index),
          parent: index === 0 ? null : fakeId(200 + (parent % index)),
          title: titles[index % titles.length] ?? '',
        }),
      );
      const chart = drawChart(treeOf(scenes), fakeId(200));
      const spots = [...chart.spots.values()];
      const id = fakeId(200 + (chosen % scenes.length));
      const size = Math.max(scale, 1);
      const labels = labelsOf(chart, spots, { scale, size, chosen: id, markOf: () => '' });
      expect(labels.has(id)).toBe(true);
      const boxes = spots.flatMap(({ scene, x, y, here }) => {
        const label = labels.get(scene.id);
        // What is chosen and where one is are always written, whatever they stand on.
        if (!label || scene.id === id || here) return [];
        const left = x * scale + label.x;
        return [{ left, right: left + label.width, top: y * scale - 8, bottom: y * scale + 8 }];
      });
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1))
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }),
    { numRuns: 150 },
  );
});
