import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';

import { emptySceneContext } from '../../../../src/domain/scene-context.ts';
import type { StatChange, Stats } from '../../../../src/domain/stats.ts';
import { fakeDraft, fakeId, fakeScene, fakeStats } from '../../../fakes.ts';
import { openBook } from '../open-book.tsx';

const start = fakeStats();
const stats = (core: Partial<Record<keyof Stats['core'], number>>, karma = 0): Stats => ({
  ...start,
  karma,
  activeStats: { health: true, oxygen: true, sanity: true, speed: true, endurance: true, karma: true },
  core: {
    ...start.core,
    ...Object.fromEntries(Object.entries(core).map(([name, current]) => [name, { current, max: 100 }])),
  },
});
const change = (
  statName: StatChange['statName'],
  oldValue: number,
  newValue: number,
  reason: string,
): StatChange => ({
  timestamp: 1,
  statName,
  oldValue,
  newValue,
  reason,
  source: 'action',
});

/** What the player wishes of every page, as the browser tells it; [] takes it back. */
const emulate = async (features: readonly { readonly name: string; readonly value: string }[]) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
};

const cards = (root: Element) =>
  Array.from(root.querySelectorAll('[data-name]'), (card) => card.getAttribute('data-name'));
const card = (root: Element, name: string) => root.querySelector(`[data-name="${name}"]`);

test('STAT-10 STAT-17 only stats below their maximum have a card, and karma when it is not 0', async () => {
  const { screen } = await openBook({
    scenes: [fakeScene({ statsAfter: stats({ health: 62, sanity: 84 }, 15) })],
  });
  await expect.element(screen.getByRole('region', { name: 'The ledger' })).toBeVisible();
  expect(cards(screen.container)).toEqual(['health', 'sanity', 'karma']);
});

test('STAT-10 there is no ledger while there is nothing to write in it', async () => {
  const { screen } = await openBook({ scenes: [fakeScene({ statsAfter: stats({}) })] });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(cards(screen.container)).toEqual([]);
});

test('how far the goal is stands in the margin in words, with a thread beside them and no number; a storyteller that does not know says nothing', async () => {
  const context = { ...emptySceneContext, location: 'the mill' };
  const { screen } = await openBook({
    scenes: [
      fakeScene({ sceneContext: context }),
      fakeScene({ id: fakeId(12), parent: fakeId(11), depth: 1, sceneContext: { ...context, progress: 4 } }),
    ],
  });
  const here = screen.getByRole('region', { name: 'Here' });
  await expect.element(here.getByText('half won')).toBeVisible();
  expect(here.element().textContent).not.toMatch(/\d/);
  expect(here.element().querySelectorAll('svg')).toHaveLength(1);
});

test('STAT-12 a bar has its colour, and says the same in numbers and ticks', async () => {
  const { screen } = await openBook({
    scenes: [fakeScene({ statsAfter: stats({ health: 80, oxygen: 50, sanity: 25, speed: 24 }) })],
  });
  await expect.element(screen.getByText('Health')).toBeVisible();
  const colors = ['health', 'oxygen', 'sanity', 'speed'].map((name) =>
    card(screen.container, name)?.getAttribute('data-color'),
  );
  expect(colors).toEqual(['green', 'yellow', 'orange', 'red']);
  const fills = ['health', 'oxygen', 'sanity', 'speed'].map((name) => {
    const bar = card(screen.container, name)?.querySelectorAll('rect')[1];
    return bar && getComputedStyle(bar).fill;
  });
  expect(new Set(fills).size).toBe(4);
  expect(card(screen.container, 'health')?.textContent).toContain('80 of 100');
  expect(card(screen.container, 'health')?.querySelectorAll('line')).toHaveLength(3);
});

test('STAT-17 the last change stands with its reason', async () => {
  const scene = fakeScene({
    statsAfter: stats({ health: 52 }),
    statChanges: [change('health', 62, 52, 'the fall')],
  });
  const { screen } = await openBook({ scenes: [scene] });
  await expect.element(screen.getByText('−10')).toBeVisible();
  await expect.element(screen.getByText('the fall')).toBeVisible();
});

test('STAT-16 a stat at zero says so in words', async () => {
  const { screen } = await openBook({ scenes: [fakeScene({ statsAfter: stats({ health: 0, oxygen: 0 }) })] });
  await expect.element(screen.getByText('At the edge of death', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No breath left', { exact: true })).toBeVisible();
});

test('STAT-11 a stat that reaches its maximum before the player flashes for two seconds, then leaves', async () => {
  const opening = fakeScene({ statsAfter: stats({ health: 90 }) });
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ turn: fakeId(101), parent: opening.id, kind: 'action' }),
  });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  const full = { statsAfter: stats({}), statChanges: [change('health', 90, 100, 'rested')] };
  await book.commit(fakeScene({ id: fakeId(101), parent: opening.id, depth: 1, ...full }));
  await expect.poll(() => card(book.screen.container, 'health')?.getAttribute('data-full')).toBe('true');
  const [flash] = card(book.screen.container, 'health')?.getAnimations() ?? [];
  expect(flash?.effect?.getTiming().duration).toBe(2000);
  flash?.finish();
  await expect.poll(() => card(book.screen.container, 'health')).toBeNull();
});

test('STAT-11 where motion is not wanted, what has become full is shown as long, and does not fade', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  onTestFinished(() => emulate([]));
  const opening = fakeScene({ statsAfter: stats({ health: 90 }) });
  const book = await openBook({
    scenes: [opening],
    draft: fakeDraft({ turn: fakeId(101), parent: opening.id, kind: 'action' }),
  });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  const full = { statsAfter: stats({}), statChanges: [change('health', 90, 100, 'rested')] };
  await book.commit(fakeScene({ id: fakeId(101), parent: opening.id, depth: 1, ...full }));
  const line = () => card(book.screen.container, 'health');
  await expect.poll(() => line()?.getAttribute('data-full')).toBe('true');
  const [flash] = line()?.getAnimations() ?? [];
  expect(flash?.effect?.getTiming().duration).toBe(2000);
  flash?.pause();
  for (const currentTime of [0, 1_000, 1_990]) {
    if (flash) flash.currentTime = currentTime;
    const element = line();
    const { display, opacity } = element ? getComputedStyle(element) : { display: 'none', opacity: '0' };
    expect([display, opacity]).toEqual(['grid', '1']);
  }
  flash?.finish();
  await expect.poll(line).toBeNull();
});

test('STAT-11 nothing flashes when an old scene is opened', async () => {
  const scene = fakeScene({
    statsAfter: stats({ sanity: 90 }),
    statChanges: [change('health', 90, 100, 'rested')],
  });
  const { screen } = await openBook({ scenes: [scene] });
  await expect.element(screen.getByText('Sanity')).toBeVisible();
  expect(card(screen.container, 'health')).toBeNull();
});

test('STAT-17 on a phone a card is as wide as its words, so that several are seen at once', async () => {
  const scene = fakeScene({ statsAfter: stats({ health: 62, sanity: 84 }, 15) });
  const { screen, unfoldRibbon } = await openBook({ scenes: [scene], size: [390, 800] });
  await unfoldRibbon();
  await expect.element(screen.getByText('Health', { exact: true })).toBeVisible();
  const widths = ['health', 'sanity', 'karma'].map(
    (name) => card(screen.container, name)?.getBoundingClientRect().width ?? 0,
  );
  expect(Math.min(...widths)).toBeGreaterThan(100);
  expect(Math.max(...widths)).toBeLessThan(150);
});

test.each([
  ['karma', stats({}, 5)],
  ['a stat', stats({ health: 62 })],
  ['a stat that is used up', stats({ health: 0 }, -5)],
])('STAT-17 on a phone the ledger is as high with %s in it as with nothing', async (_name, statsAfter) => {
  const heights: number[] = [];
  for (const scene of [fakeScene({ statsAfter: stats({}) }), fakeScene({ statsAfter })]) {
    const { screen, unfoldRibbon } = await openBook({ scenes: [scene], size: [390, 800] });
    await unfoldRibbon();
    const ledger = screen.getByRole('region', { name: 'The ledger' });
    await expect.element(ledger).toBeVisible();
    heights.push(ledger.element().getBoundingClientRect().height);
    await screen.unmount();
  }
  expect(heights[1]).toBe(heights[0]);
});

test('STAT-17 on a phone the ledger is a ribbon that the page does not grow with', async () => {
  const scene = fakeScene({
    statsAfter: stats({ health: 10, oxygen: 20, sanity: 30, speed: 40, endurance: 50 }, 15),
  });
  const { screen, unfoldRibbon } = await openBook({ scenes: [scene], size: [390, 800] });
  await unfoldRibbon();
  await expect.element(screen.getByText('Health', { exact: true })).toBeVisible();
  const top = (name: string) => card(screen.container, name)?.getBoundingClientRect().top;
  expect(top('health')).toBe(top('karma'));
  expect(document.documentElement.scrollWidth).toBe(390);
});
