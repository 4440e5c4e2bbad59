import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import type { Scene } from '../../../src/domain/story.ts';
import { ChartView } from '../../../src/ui/map/chart-view.tsx';
import { drawChart } from '../../../src/ui/map/chart.ts';
import { fakeId, fakeScene } from '../../fakes.ts';
import { openBook } from '../play/open-book.tsx';
import { treeOf } from './trees.ts';

const road: readonly Scene[] = Array.from({ length: 300 }, (_, depth) =>
  fakeScene({
    id: fakeId(1000 + depth),
    parent: depth === 0 ? null : fakeId(999 + depth),
    depth,
    title: `Scene ${depth + 1}`,
    action: depth === 0 ? null : { text: 'Go on', type: 'neutral', offeredAs: null },
  }),
);

async function openMap() {
  const { screen } = await openBook({ scenes: road });
  await screen.getByRole('button', { name: 'Open the map' }).click();
  const map = screen.getByRole('dialog', { name: 'The map of roads' });
  await expect.element(map.getByRole('tree')).toBeVisible();
  return { map };
}

test('titles on the map are written as large as they can be read, and only one from far off', async () => {
  const { map } = await openMap();
  const labels = () =>
    [...map.element().querySelectorAll<SVGTextElement>('[role=tree] text')].map((text) => ({
      text: text.textContent,
      height: text.getBoundingClientRect().height,
    }));
  await expect.poll(() => labels().length).toBeGreaterThan(3);
  const wider = map.getByRole('button', { name: 'Wider' });
  for (let press = 0; press < 14; press += 1) {
    for (const { height } of labels()) expect(height).toBeGreaterThan(9);
    await wider.click();
  }
  expect(labels().map(({ text }) => text)).toEqual(['Scene 300']);
  await map.getByRole('button', { name: 'The whole map' }).click();
  for (const { height } of labels()) expect(height).toBeGreaterThan(9);
});

test('the list of a long road shows the scenes round the chosen one, and more when asked', async () => {
  const { map } = await openMap();
  await map.getByRole('tab', { name: 'List' }).click();
  const shown = () =>
    [...map.element().querySelectorAll('ol > li')].map((line) => /Scene \d+/.exec(line.textContent)?.[0]);
  await expect.poll(shown).toEqual(Array.from({ length: 31 }, (_, index) => `Scene ${270 + index}`));
  await map.getByRole('button', { name: 'Show 60 earlier scenes' }).click();
  await expect.poll(shown).toEqual(Array.from({ length: 91 }, (_, index) => `Scene ${210 + index}`));
});

test('while more of a map comes, what was moved stays where it is', async () => {
  const here = fakeId(1200);
  const some = drawChart({ ...treeOf(road), scenes: road.slice(199, 203) }, here);
  const all = drawChart(treeOf(road), here);
  const nothing = () => {};
  const shown = (chart: typeof all) => (
    <ChartView chart={chart} chosen={here} onChoose={nothing} onGo={nothing} />
  );
  const screen = await render(shown(some));
  const tree = screen.getByRole('tree');
  const place = () => {
    const { x, y, width } = screen
      .getByRole('treeitem', { name: /^Scene 201,/ })
      .element()
      .getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
  };
  const before = place();
  await screen.getByRole('button', { name: 'Closer' }).click();
  await expect.poll(() => place().width).toBeGreaterThan(before.width);
  const nearer = place();
  tree.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 30, deltaX: 20, cancelable: true }));
  await expect.poll(() => place().y).toBe(nearer.y - 30);
  const moved = place();
  await screen.rerender(shown(all));
  await expect.element(screen.getByRole('treeitem', { name: /^Scene 199,/ })).toBeInTheDocument();
  expect(place()).toEqual(moved);
});
