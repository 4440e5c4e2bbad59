import { expect, test } from 'vitest';

import type { Scene } from '../../../../src/domain/story.ts';
import { fakeId, fakeScene, fakeSceneMeta } from '../../../fakes.ts';
import { openBook } from '../open-book.tsx';

const action = (text: string) => ({ text, type: 'neutral', offeredAs: null }) as const;

function road(length: number, from = 0): Scene[] {
  return Array.from({ length }, (_unused, index) => {
    const depth = from + index;
    const parent = depth === 0 ? null : fakeId(100 + depth - 1);
    return fakeScene({
      id: fakeId(100 + depth),
      parent,
      depth,
      title: `Scene ${depth + 1}`,
      action: depth === 0 ? null : action(`Go on ${depth}`),
    });
  });
}

test('HIST-01 the card counts the entries and shows the two latest', async () => {
  const { screen } = await openBook({ scenes: road(5) });
  const card = screen.getByRole('region', { name: 'The road so far (5)' });
  await expect.element(card).toBeVisible();
  await expect.element(card.getByText('Scene 5')).toBeVisible();
  await expect.element(card.getByText('Scene 4')).toBeVisible();
  await expect.element(card.getByText('Scene 3')).not.toBeInTheDocument();
  await expect.element(card.getByText('and 3 more')).toBeVisible();
});

test('HIST-07 an entry shows title, action, passage and what the turn did to the hero', async () => {
  const [first] = road(1);
  if (!first) throw new Error('no scene');
  const second = fakeScene({
    id: fakeId(102),
    parent: first.id,
    depth: 1,
    title: 'The Lower Gate',
    passage: 'It gave way.',
    action: { text: 'Fight the tide', type: 'neutral', offeredAs: null },
    statChanges: [
      { timestamp: 1, statName: 'health', oldValue: 100, newValue: 90, reason: 'fought', source: 'action' },
    ],
  });
  const book = await openBook({ scenes: [first, second] });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const entry = book.screen.getByRole('dialog').getByRole('listitem').first();
  await expect.element(entry.getByRole('heading', { name: 'The Lower Gate' })).toBeVisible();
  for (const words of ['Fight the tide', 'It gave way.', 'Health 90, fought.'])
    await expect.element(entry.getByText(words)).toBeVisible();
});

test('HIST-01 opens the whole road, the newest scene first', async () => {
  const book = await openBook({ scenes: road(4) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const dialog = book.screen.getByRole('dialog', { name: 'The road so far (4)' });
  await expect
    .poll(() =>
      dialog
        .getByRole('heading', { level: 3 })
        .elements()
        .map((title) => title.textContent),
    )
    .toEqual(['Scene 4', 'Scene 3', 'Scene 2', 'Scene 1']);
});

test('HIST-01 loads a long road in pages of 50', async () => {
  const book = await openBook({ scenes: road(120) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const entries = () => document.querySelectorAll('dialog h3').length;
  await expect.poll(entries).toBe(50);
  await book.screen.getByRole('button', { name: 'Show 50 older scenes' }).click();
  await expect.poll(entries).toBe(100);
  await book.screen.getByRole('button', { name: 'Show 20 older scenes' }).click();
  await expect.poll(entries).toBe(120);
  await expect.element(book.screen.getByRole('button', { name: 'older scenes' })).not.toBeInTheDocument();
});

test('HIST-02 HIST-03 every entry has a Branch button that opens its scene', async () => {
  const book = await openBook({ scenes: road(3) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  await book.screen.getByRole('button', { name: 'Branch from “Scene 2”' }).click();
  await expect
    .poll(book.calls)
    .toEqual([{ command: 'goTo', input: { story: fakeId(1), scene: fakeId(101) } }]);
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
});

const fork = [
  ...road(3),
  fakeScene({
    id: fakeId(200),
    parent: fakeId(100),
    depth: 1,
    title: 'The other stair',
    action: action('Turn back'),
  }),
];

test('HIST-02 a branch point carries its badge', async () => {
  const book = await openBook({ scenes: fork, open: fakeId(102) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  await expect.element(book.screen.getByText('Branch Point')).toBeVisible();
  expect(book.screen.getByText('Branch Point').elements()).toHaveLength(1);
  expect(book.screen.getByText('Branch Point').element().closest('li')?.textContent).toContain('Scene 1');
});

test('HIST-04 an entry shows an edit in place of the original, whole when it is unfolded', async () => {
  const passage = `First.\n\n${'Water. '.repeat(60)}Last.`;
  const book = await openBook({ scenes: [fakeScene()], metas: [fakeSceneMeta({ edited: passage })] });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const dialog = book.screen.getByRole('dialog');
  await expect.element(dialog.getByText('First. Water.')).toBeVisible();
  await expect.element(dialog.getByText('Last.')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Read the passage' }).click();
  await expect.element(dialog.getByText('Last.')).toBeVisible();
});

test('HIST-05 the saved actions of a scene are offered again', async () => {
  const scenes = road(2);
  const book = await openBook({ scenes, open: fakeId(100) });
  for (const { text } of scenes[0]?.actions ?? [])
    await expect.element(book.screen.getByText(text)).toBeVisible();
});

test('HIST-05 a scene without saved actions offers three ways to begin a branch', async () => {
  const book = await openBook({ scenes: [fakeScene({ actions: [] })] });
  await expect.element(book.screen.getByText('Try a different approach')).toBeVisible();
  await expect.element(book.screen.getByText('Take a more aggressive stance')).toBeVisible();
  await book.screen.getByRole('button', { name: 'Good: Show compassion and understanding' }).click();
  await expect.poll(book.calls).toEqual([
    {
      command: 'act',
      input: { story: fakeId(1), scene: fakeId(100), action: { typed: 'Show compassion and understanding' } },
    },
  ]);
});

test('HIST-06 every road can be opened at its end', async () => {
  const book = await openBook({ scenes: fork, open: fakeId(102) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  await book.screen.getByRole('tab', { name: 'Roads' }).click();
  await expect.element(book.screen.getByRole('heading', { name: 'Main road' })).toBeVisible();
  await expect.element(book.screen.getByText('from “Scene 1”, now at “The other stair”')).toBeVisible();
  await book.screen.getByRole('button', { name: 'Open Road 2' }).click();
  await expect
    .poll(book.calls)
    .toEqual([{ command: 'goTo', input: { story: fakeId(1), scene: fakeId(200) } }]);
});

test('HIST-08 a road can be named', async () => {
  const book = await openBook({ scenes: fork, open: fakeId(102) });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  await book.screen.getByRole('tab', { name: 'Roads' }).click();
  await book.screen.getByRole('button', { name: 'Name', exact: true }).nth(1).click();
  await book.screen.getByRole('textbox', { name: 'Name of Road 2' }).fill(' The coward’s road ');
  await book.screen.getByRole('button', { name: 'Save name' }).click();
  await expect
    .poll(book.calls)
    .toEqual([{ command: 'nameBranch', input: { scene: fakeId(200), name: 'The coward’s road' } }]);
});

test('HIST-06 a scene that has gone on before says so and leads on', async () => {
  const book = await openBook({ scenes: fork, open: fakeId(100) });
  await expect.element(book.screen.getByText('This scene has gone on before: 2 roads.')).toBeVisible();
  await book.screen.getByRole('button', { name: 'The other stair — Turn back' }).click();
  await expect
    .poll(book.calls)
    .toEqual([{ command: 'goTo', input: { story: fakeId(1), scene: fakeId(200) } }]);
});

test('HIST-02 HIST-03 a scene that was gone back to for a branch is marked before anything is chosen there', async () => {
  const scenes = road(3);
  const [, second] = scenes;
  const book = await openBook({ scenes });
  await expect.element(book.screen.getByText(/^Folio III ·/)).toHaveTextContent('Folio III · Main road');
  await expect.element(book.screen.getByText(/Branch Point/)).not.toBeInTheDocument();
  await book.moveTo(second?.id ?? '');
  await expect
    .element(book.screen.getByText(/^Folio II ·/))
    .toHaveTextContent('Folio II · Main road · Branch Point');
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const entries = book.screen.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => entries.elements().length).toBe(2);
  const [latest, before] = entries.elements();
  expect(latest?.textContent).toContain('Branch Point');
  expect(before?.textContent).not.toContain('Branch Point');
});

test('HIST-01 the number of a scene is never broken, however long it is', async () => {
  const book = await openBook({ scenes: road(88), size: [390, 844] });
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  const number = book.screen.getByRole('dialog').getByText('LXXXVIII', { exact: true });
  await expect.element(number).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(number.element());
  expect(range.getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(390);
});
