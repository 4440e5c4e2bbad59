import { expect, test } from 'vitest';

import { fakeDraft, fakeId, fakeScene } from '../../../fakes.ts';
import { openBook } from '../open-book.tsx';

const first = fakeScene({ parent: null, depth: 0 });
const second = fakeScene({ id: fakeId(102), parent: first.id, depth: 1 });

test('SET-09 the first page asks once how one likes to read; the plain way is taken by one press, for this screen alone', async () => {
  for (const [size, kind] of [
    [[1280, 900], 'desktop'],
    [[390, 844], 'mobile'],
  ] as const) {
    const book = await openBook({ scenes: [first], size, faceAsked: false });
    const question = book.screen.getByRole('region', { name: 'How do you like to read?' });
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: /Plain, as in a book/ }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const display = {
      textSize: 1,
      fontFamily: 'serif',
      readingHighlighter: false,
      highlighterColor: 'yellow',
    };
    expect(book.calls()).toEqual([{ command: 'saveSettings', input: { change: { [kind]: display } } }]);
    await book.screen.unmount();

    const again = await openBook({ scenes: [first], size, reload: true });
    await expect.element(again.screen.getByTestId('passage')).toBeVisible();
    await expect.element(again.screen.getByTestId('face-question')).not.toBeInTheDocument();
    await again.screen.unmount();
  }
});

test('SET-09 who keeps it as it is, or reads on, is not asked again, and nothing is saved', async () => {
  for (const way of ['keep', 'read on'] as const) {
    const book = await openBook({ scenes: [first, second], open: first.id, faceAsked: false });
    const question = book.screen.getByTestId('face-question');
    await expect.element(question).toBeVisible();
    if (way === 'keep') await question.getByRole('button', { name: /Round letters, marked/ }).click();
    else await book.moveTo(second.id);
    await expect.element(question).not.toBeInTheDocument();
    await book.moveTo(first.id);
    await expect.element(book.screen.getByText('Folio I ·', { exact: false })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    expect(book.calls()).toEqual([]);
    await book.screen.unmount();
  }
});

test('SET-09 while the first page is told nothing is asked below its words, which would push it down', async () => {
  const book = await openBook({ scenes: [], draft: fakeDraft({ turn: first.id }), faceAsked: false });
  await expect.element(book.screen.getByTestId('passage')).toHaveTextContent('Mira walked down');
  await expect.element(book.screen.getByTestId('face-question')).not.toBeInTheDocument();
  // Nor has it been taken as answered meanwhile.
  expect(localStorage.getItem('lamplit-face-asked')).toBeNull();
  await book.screen.unmount();
});

test('SET-09 who has chosen a face already, and any later page, is not asked', async () => {
  const chosen = {
    textSize: 1,
    fontFamily: 'mono',
    readingHighlighter: false,
    highlighterColor: 'blue',
  } as const;
  const book = await openBook({ scenes: [first], settings: { desktop: chosen }, faceAsked: false });
  await expect.element(book.screen.getByTestId('passage')).toBeVisible();
  await expect.element(book.screen.getByTestId('face-question')).not.toBeInTheDocument();
  await book.screen.unmount();
  const later = await openBook({ scenes: [first, second], faceAsked: false });
  await expect.element(later.screen.getByTestId('passage')).toBeVisible();
  await expect.element(later.screen.getByTestId('face-question')).not.toBeInTheDocument();
});
