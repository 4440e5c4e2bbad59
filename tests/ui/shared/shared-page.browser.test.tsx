import { Provider, createStore } from 'jotai';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';

import type { BookReader, OpenBook, ShareError, SharedStories } from '../../../src/domain/open-book.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { bookReaderAtom, sharedStoriesAtom } from '../../../src/state/files.ts';
import { SharedBook } from '../../../src/ui/shared/shared-book.tsx';
import { fakeId } from '../../fakes.ts';
import { openApp } from '../open-app.tsx';

const book: OpenBook = {
  title: 'The Weir',
  hero: 'Mira Vale',
  genre: 'mystery',
  language: 'en',
  cover: null,
  createdAt: Date.UTC(2026, 0, 5, 12),
  playedAt: Date.UTC(2026, 1, 7, 12),
  chapters: ['The Grate', 'The Lower Gate', 'The Sluice'].map((title, index) => ({
    number: index + 1,
    title,
    passage: 'A cormorant watched.',
    action: null,
    picture: null,
    ending: null,
  })),
};
const unprintable = () => Promise.resolve(err({ type: 'format-unavailable' } as const));
const signedOut = { demo: false, session: { status: 'signed-out' } } as const;

test('SHARE-02 the card tells when the story was begun and last told, its hero and its scenes', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: '/shared' });
  const reader: BookReader = { open: () => Promise.resolve(ok(book)), print: unprintable };
  atoms.set(bookReaderAtom, reader);
  await expect.element(screen.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['story'], 'weir.lamplit'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(screen.getByText('Shared by Mira Vale')).toBeVisible();
  const facts = [...screen.container.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  const date = (ms: number) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(ms);
  expect(facts).toEqual([
    ['Created', date(book.createdAt)],
    ['Updated', date(book.playedAt)],
    ['Character', 'Mira Vale'],
    ['Scenes', '3'],
  ]);
});

const closed =
  'This story link may be invalid or the story is not publicly shared. Please check the link or contact the story owner.';
const errors: readonly (readonly [string, ShareError, readonly string[]])[] = [
  ['PGRST116', { code: 'PGRST116', message: 'no rows' }, ["This story doesn't exist or has been deleted."]],
  ['PGRST301', { code: 'PGRST301', message: '' }, [closed]],
  ['a token', { code: '', message: 'JWT expired' }, [closed]],
  ['a rule', { code: '42501', message: 'violates RLS policy' }, [closed]],
  ['406', { code: '', message: '406 Not Acceptable' }, ['Unable to access this story...']],
  [
    'anything else',
    { code: '', message: 'the moon is full' },
    [
      'Story not found or access denied. Error: the moon is full',
      'Failed to load the story. Please try again.',
    ],
  ],
];

for (const [name, error, told] of errors) {
  test(`SHARE-04 SHARE-05 a shared story that is not given because of ${name} says so, and leads home`, async () => {
    const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
    let refuse = () => {};
    const open: SharedStories['open'] = () =>
      new Promise((resolve) => {
        refuse = () => resolve(err(error));
      });
    atoms.set(sharedStoriesAtom, { open, print: unprintable });
    await expect.element(screen.getByRole('heading', { name: 'Loading shared story...' })).toBeVisible();
    refuse();
    await expect.element(screen.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    for (const text of told)
      await expect.element(screen.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Story Access Error')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go Home' })).toBeVisible();
  });
}

test('SHARE-01 SHARE-04 a shared story that is given is read under its link', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
  const asked: string[] = [];
  const open: SharedStories['open'] = async (id) => {
    asked.push(id);
    return ok(book);
  };
  atoms.set(sharedStoriesAtom, { open, print: unprintable });
  await expect.element(screen.getByRole('heading', { name: 'The Weir' })).toBeVisible();
  expect(asked).toEqual([fakeId(1)]);
});

for (const [name, size, expected] of [
  ['a wide screen', [1280, 900], 1.2],
  ['a phone', [390, 844], 1.3],
] as const) {
  test(`SHARE-06 a reader without an account on ${name} gets ${expected} and serif; one with an account gets his own`, async () => {
    await page.viewport(size[0], size[1]);
    const looks = async (display?: typeof defaultSettings.desktop) => {
      const screen = await render(
        <Provider store={createStore()}>
          <SharedBook book={book} address="" onPrint={unprintable} {...(display ? { display } : {})} />
        </Provider>,
      );
      const prose = screen.getByText('A cormorant watched.').first().element().closest('[data-face]');
      const found = prose && {
        face: prose.getAttribute('data-face'),
        size: prose instanceof HTMLElement ? prose.style.getPropertyValue('--reader-size') : '',
        marker: prose.getAttribute('data-highlighter'),
        pixels: Number.parseFloat(getComputedStyle(prose).fontSize),
      };
      await screen.unmount();
      return found;
    };
    const theirs = await looks();
    expect(theirs).toMatchObject({ face: 'serif', size: String(expected) });
    expect(theirs?.pixels).toBeCloseTo(16 * expected, 1);
    const mine = {
      ...defaultSettings.desktop,
      textSize: 0.9,
      fontFamily: 'comic',
      readingHighlighter: true,
      highlighterColor: 'green',
    } as const;
    expect(await looks(mine)).toMatchObject({ face: 'comic', size: '0.9', marker: 'green' });
  });
}
