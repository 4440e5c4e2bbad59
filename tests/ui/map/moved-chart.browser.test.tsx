import { drawingsOf } from '../drawings.ts';

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ChartView } from '../../../src/ui/map/chart-view.tsx';
import { drawChart } from '../../../src/ui/map/chart.ts';
import { fakeId, fakeScene } from '../../fakes.ts';
import { treeOf } from './trees.ts';

const road = Array.from({ length: 60 }, (_, depth) =>
  fakeScene({
    id: fakeId(1000 + depth),
    parent: depth === 0 ? null : fakeId(999 + depth),
    depth,
    title: `Scene ${depth + 1}`,
  }),
);

test('HIST-08 a map that is moved a little is not drawn anew, only looked at elsewhere', async () => {
  const here = fakeId(1030);
  const chart = drawChart(treeOf(road), here);
  const screen = await render(
    <div style={{ blockSize: 600 }}>
      <ChartView chart={chart} chosen={here} onChoose={() => {}} onGo={() => {}} />
    </div>,
  );
  await expect.element(screen.getByRole('treeitem', { name: /^Scene 31,/ })).toBeVisible();
  const tree = screen.getByRole('tree').element();
  const seen = () => tree.querySelector('svg')?.getAttribute('viewBox');
  const drawings = await drawingsOf(async () => {
    for (let step = 0; step < 10; step += 1) {
      const before = seen();
      tree.dispatchEvent(new WheelEvent('wheel', { deltaX: 1, deltaY: 1, bubbles: true, cancelable: true }));
      await expect.poll(seen).not.toBe(before);
    }
  });
  expect(drawings.get('ChartView')).toBe(10);
  expect(drawings.get('Place') ?? 0).toBe(0);
  expect(drawings.get('Road') ?? 0).toBe(0);
});
