import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import type { Scene } from '../../../src/domain/story.ts';
import { ChartView } from '../../../src/ui/map/chart-view.tsx';
import { drawChart } from '../../../src/ui/map/chart.ts';
import { fakeId, fakeScene } from '../../fakes.ts';
import { drawn, openBook } from '../play/open-book.tsx';
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

const apart = (scene: Element) => scene.getBoundingClientRect();

test('HIST-06 two fingers bring the map nearer, and nothing of it jumps', async () => {
  const chart = drawChart(treeOf(road), fakeId(1200));
  const nothing = () => {};
  const screen = await render(
    <ChartView chart={chart} chosen={fakeId(1200)} onChoose={nothing} onGo={nothing} />,
  );
  const tree = screen.getByRole('tree').element();
  const item = (number: number) =>
    screen.getByRole('treeitem', { name: new RegExp(`^Scene ${number},`) }).element();
  const between = () => apart(item(202)).y - apart(item(201)).y;
  await expect.poll(between).toBeGreaterThan(0);
  const first = between();
  const frame = tree.getBoundingClientRect();
  const touch = (identifier: number, x: number, y: number) =>
    new Touch({ identifier, target: tree, clientX: frame.x + x, clientY: frame.y + y });
  const send = (type: string, touches: readonly Touch[], changed: readonly Touch[]) =>
    tree.dispatchEvent(
      new TouchEvent(type, {
        touches: [...touches],
        targetTouches: [...touches],
        changedTouches: [...changed],
        bubbles: true,
        cancelable: true,
        view: window,
      }),
    );
  const [a, b] = [touch(1, 100, 200), touch(2, 100, 260)];
  send('touchstart', [a], [a]);
  const before = apart(item(201)).y;
  send('touchstart', [a, b], [b]);
  await drawn();
  // A second finger alone moves nothing.
  expect(apart(item(201)).y).toBeCloseTo(before, 0);
  const apartFingers = [touch(1, 100, 180), touch(2, 100, 270)];
  send('touchmove', apartFingers, apartFingers);
  await expect.poll(between).toBeCloseTo(first * 1.5, 0);
  send('touchend', [], apartFingers);
  await drawn();
  expect(between()).toBeCloseTo(first * 1.5, 0);
});

test('HIST-03 HIST-06 a path that was not taken is taken from the map', async () => {
  const [opening, second] = road;
  const book = await openBook({ scenes: [opening, second].flatMap((scene) => scene ?? []) });
  await book.screen.getByRole('button', { name: 'Open the map' }).click();
  const map = book.screen.getByRole('dialog', { name: 'The map of roads' });
  await map.getByRole('treeitem', { name: /^Scene 1,/ }).click();
  const path = opening?.actions[1];
  await map.getByRole('button', { name: path?.text ?? '' }).click();
  await expect
    .poll(() => book.calls())
    .toEqual([
      { command: 'goTo', input: { story: fakeId(1), scene: opening?.id } },
      {
        command: 'act',
        input: { story: fakeId(1), scene: opening?.id, action: { offered: path?.id } },
      },
    ]);
  await expect.element(map).not.toBeInTheDocument();
});
