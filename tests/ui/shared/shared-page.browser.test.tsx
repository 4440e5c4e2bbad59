import { page } from 'vitest/browser';
import { expect, test, vi } from 'vitest';

import type { FetchedShare } from '../../../src/domain/fetched-share.ts';
import type { FileService } from '../../../src/domain/file-port.ts';
import type { BookReader, OpenBook, ShareError, SharedStories } from '../../../src/domain/open-book.ts';
import { err, ok } from '../../../src/domain/result.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import type { SharePlaying, ShareSnapshot } from '../../../src/domain/share-snapshot.ts';
import { bookReaderAtom, fileServiceAtom, sharedStoriesAtom } from '../../../src/state/files.ts';
import { storyHtml } from '../../../src/share-view/story-html.ts';
import { viewOfSnapshot } from '../../../src/share-view/story-view.ts';
import { openStoryIdAtom, sessionAtom } from '../../../src/state/view.ts';
import { applyReading, keepReading } from '../../../src/ui/parts/reading.ts';
import { fakeForm, fakeId, fakeStory } from '../../fakes.ts';
import { openApp } from '../open-app.tsx';

const titles = ['The Grate', 'The Lower Gate', 'The Sluice'];
const book: OpenBook = {
  title: 'The Weir',
  hero: 'Mira Vale',
  genre: 'mystery',
  language: 'en',
  cover: null,
  createdAt: Date.UTC(2026, 0, 5, 12),
  playedAt: Date.UTC(2026, 1, 7, 12),
  chapters: titles.map((title, index) => ({
    number: index + 1,
    title,
    passage: 'A cormorant watched.',
    action: null,
    picture: null,
    ending: null,
  })),
};
const snapshot: ShareSnapshot = {
  version: 1,
  title: 'The Weir',
  hero: 'Mira Vale',
  cover: null,
  createdAt: book.createdAt,
  updatedAt: book.playedAt,
  language: 'en',
  scenes: titles.map((title, index) => ({
    title,
    passage: 'A cormorant watched.\n\nIt had an <b>eye</b> like a lamp.',
    action: index === 1 ? { text: 'Lift the grate', type: 'neutral' } : null,
    image: index === 1 ? `${'0'.repeat(64)}.webp` : null,
    stats: [],
    ending: null,
  })),
};
const playing: SharePlaying = {
  version: 1,
  character: { ...fakeForm(), characterImage: null },
  environment: fakeStory().environment,
  settings: {},
  scenes: [],
  memory: [],
  lore: [],
};
/** When it was published, as the server writes it. */
const published = '2026-11-05T12:00:00.250+00:00';
const unprintable = () => Promise.resolve(err({ type: 'format-unavailable' } as const));
const stories = (given: Partial<SharedStories>): SharedStories => ({
  open: () => Promise.resolve(ok({ snapshot, updatedAt: published })),
  fetch: () => Promise.resolve(err({ code: '', message: 'not here' })),
  print: unprintable,
  report: () => Promise.resolve(''),
  ...given,
});
const signedOut = { demo: false, session: { status: 'signed-out' } } as const;

test('SHARE-02 the card tells when the story was begun and last told, its hero and its scenes', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: '/shared' });
  const reader: BookReader = { open: () => Promise.resolve(ok(book)), print: unprintable };
  atoms.set(bookReaderAtom, reader);
  await expect.element(screen.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['story'], 'weir.lamplit'));
  // Until the page has heard of its reader it takes nothing.
  await expect
    .poll(() => {
      const shown = screen.getByText('Shared by Mira Vale').elements().length;
      if (shown === 0)
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      return shown;
    })
    .toBe(1);
  await expect.element(screen.getByText('Shared by Mira Vale')).toBeVisible();
  const facts = [...screen.container.querySelectorAll('dl > div')].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  expect(facts).toEqual([
    ['Created', 'January 5, 2026'],
    ['Updated', 'February 7, 2026'],
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
    atoms.set(sharedStoriesAtom, stories({ open }));
    await expect.element(screen.getByRole('heading', { name: 'Loading shared story...' })).toBeVisible();
    refuse();
    await expect.element(screen.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    for (const text of told)
      await expect.element(screen.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Story Access Error')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go Home' })).toBeVisible();
  });
}

test('SHARE-01 SHARE-04 a shared story is read under its link, which the button copies', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
  const asked: string[] = [];
  const open: SharedStories['open'] = async (id) => {
    asked.push(id);
    return ok({ snapshot, updatedAt: published });
  };
  let printed = 0;
  const print: SharedStories['print'] = async () => {
    printed += 1;
    return ok({ name: 'The_Weir.pdf', file: new Blob(['%PDF']), losses: [] });
  };
  atoms.set(sharedStoriesAtom, stories({ open, print }));
  await expect.element(screen.getByRole('heading', { name: 'The Weir' })).toBeVisible();
  expect(asked).toEqual([fakeId(1)]);
  await expect.element(screen.getByText('Shared by Mira Vale')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied = text;
        return Promise.resolve();
      },
    },
  });
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(screen.getByText('Share link copied to clipboard.')).toBeVisible();
  expect(copied).toBe(`${location.origin}/shared/${fakeId(1)}`);
  await screen.getByRole('button', { name: 'Download PDF' }).click();
  await expect.element(screen.getByText('PDF downloaded successfully!')).toBeVisible();
  expect(printed).toBe(1);
});

test('SHARE-03 the timeline is turned round, its words are marked, and a picture that does not come says so', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
  atoms.set(sharedStoriesAtom, stories({}));
  await expect.element(screen.getByRole('heading', { name: 'Story Timeline' })).toBeVisible();
  const shown = () => [...screen.container.querySelectorAll('h3')].map((each) => each.textContent);
  expect(shown()).toEqual(titles);
  await screen.getByRole('button', { name: 'Oldest First' }).click();
  expect(shown()).toEqual(titles.toReversed());
  await screen.getByRole('button', { name: 'Newest First' }).click();
  expect(shown()).toEqual(titles);
  const words = screen.getByText('It had an <b>eye</b> like a lamp.').first().element();
  await expect.poll(() => getComputedStyle(words).backgroundImage).toContain('linear-gradient');
  screen.container.querySelector('img')?.scrollIntoView();
  await expect.element(screen.getByText('Image unavailable')).toBeVisible();
});

test('a reader says what is wrong with a story', async () => {
  const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
  const said: string[] = [];
  const answers = ['Too many tries.', ''];
  const report = (_: string, reason: string) => {
    said.push(reason);
    return Promise.resolve(answers[said.length - 1] ?? '');
  };
  atoms.set(sharedStoriesAtom, stories({ report }));
  await screen.getByRole('button', { name: 'Report this story' }).click();
  await screen.getByLabelText('What is wrong with it?').fill('It is about me.');
  await screen.getByRole('button', { name: 'Send the report' }).click();
  await expect.element(screen.getByText('The report could not be sent. Too many tries.')).toBeVisible();
  await screen.getByRole('button', { name: 'Send the report' }).click();
  await expect.element(screen.getByText('The report was sent.')).toBeVisible();
  expect(said).toEqual(['It is about me.', 'It is about me.']);
});

for (const [name, size, expected] of [
  ['a wide screen', [1280, 900], 1.2],
  ['a phone', [390, 844], 1.3],
] as const) {
  test(`SHARE-06 a reader without an account on ${name} gets ${expected} and serif; one with an account gets his own`, async () => {
    await page.viewport(size[0], size[1]);
    const looks = async (before: () => void) => {
      const { screen, atoms } = await openApp({ ...signedOut, size, path: `/shared/${fakeId(1)}` });
      before();
      atoms.set(sharedStoriesAtom, stories({}));
      applyReading();
      const words = screen.getByText('A cormorant watched.').first();
      await expect.element(words).toBeVisible();
      await expect.poll(() => getComputedStyle(words.element()).boxDecorationBreak).toBe('clone');
      const { fontSize, fontFamily, backgroundImage } = getComputedStyle(words.element());
      await screen.unmount();
      return { pixels: Number.parseFloat(fontSize), fontFamily, isMarked: backgroundImage !== 'none' };
    };
    const theirs = await looks(() => {});
    expect(theirs.pixels).toBeCloseTo(16 * expected, 1);
    expect(theirs.fontFamily).toMatch(/^Literata/);
    const mine = { textSize: 0.9, fontFamily: 'comic', readingHighlighter: false } as const;
    const own = await looks(() => {
      localStorage.setItem('lamplit-account', JSON.stringify({ user: { id: fakeId(2) } }));
      keepReading(fakeId(2), {
        mobile: { ...defaultSettings.mobile, ...mine },
        desktop: { ...defaultSettings.desktop, ...mine },
      });
    });
    expect(own.pixels).toBeCloseTo(16 * 0.9, 1);
    expect(own.fontFamily).toContain('Comic Neue');
    expect(own.isMarked).toBe(false);
    localStorage.clear();
    const { dataset, style } = document.documentElement;
    delete dataset['face'];
    delete dataset['marker'];
    style.removeProperty('--shared-size');
  });
}

test('a scene of a shared story becomes the reader’s own, and he stands in it; what cannot be had is said', async () => {
  const { screen, atoms, path } = await openApp({ path: `/shared/${fakeId(1)}/from/2` });
  const failures = [err({ code: 'PGRST116', message: 'no rows' })];
  const shared: FetchedShare = { shared: { snapshot, playing }, pictures: [] };
  const fetch: SharedStories['fetch'] = (_, upTo) => {
    expect(upTo).toBe(1);
    return Promise.resolve(failures.pop() ?? ok(shared));
  };
  atoms.set(sharedStoriesAtom, stories({ fetch }));
  const asked: unknown[] = [];
  const files: Partial<FileService> = {
    playOn: (given) => {
      asked.push(given);
      const outcome = { scenes: 2, characters: 0, lore: 0, pictures: 0, restored: 0, stopped: false };
      return Promise.resolve(ok({ stories: [fakeId(3)], ...outcome }));
    },
  };
  // Nothing else of it is asked for here.
  atoms.set(fileServiceAtom, Object.assign(Object.create(null), files));
  const button = screen.getByRole('button', { name: 'Play from here' });
  await button.click();
  await expect.element(screen.getByText("This story doesn't exist or has been deleted.")).toBeVisible();
  await button.click();
  await expect.element(screen.getByText('Your own story now')).toBeVisible();
  expect(asked).toEqual([{ ...shared, share: fakeId(1), scene: 1 }]);
  expect([path(), atoms.get(openStoryIdAtom)]).toEqual(['/', fakeId(3)]);
});

test('a story is made unasked only where the link was pressed on the page of a story; where nothing can be kept, that is said', async () => {
  const at = { path: `/shared/${fakeId(1)}/from/2` };
  const referrer = vi.spyOn(document, 'referrer', 'get');
  const visit = async (from: string) => {
    history.replaceState(history.state, '', '#play');
    referrer.mockReturnValue(from);
    const { screen, atoms } = await openApp(at);
    const asked: string[] = [];
    const fetch: SharedStories['fetch'] = (id) => {
      asked.push(id);
      return Promise.resolve(err({ code: 'PGRST116', message: 'no rows' }));
    };
    atoms.set(sharedStoriesAtom, stories({ fetch }));
    atoms.set(fileServiceAtom, Object.create(null));
    return { screen, asked };
  };
  const stranger = await visit('https://elsewhere.test/shared/');
  await expect.element(stranger.screen.getByText(/^This scene becomes the beginning/)).toBeVisible();
  expect(stranger.asked).toEqual([]);
  await stranger.screen.unmount();
  const own = await visit(`${location.origin}/shared/${fakeId(1)}`);
  await expect.element(own.screen.getByText("This story doesn't exist or has been deleted.")).toBeVisible();
  expect(own.asked).toEqual([fakeId(1)]);
  await own.screen.unmount();
  referrer.mockRestore();
  const { screen, atoms } = await openApp(at);
  atoms.set(sessionAtom, { status: 'failed', failure: { type: 'refused', message: '' } });
  await expect.element(screen.getByText('The browser does not let us keep your stories')).toBeVisible();
  atoms.set(sessionAtom, { status: 'closed', reason: 'browser' });
  await expect.element(screen.getByText('The browser closed your bookshelf')).toBeVisible();
});

/** A page as the server sends it: the first scene of the story, and how many are left. */
function sentPage(): HTMLElement {
  const sent = document.createElement('main');
  sent.id = 'shared-page';
  sent.className = 'shared-page';
  sent.dataset['kind'] = 'story';
  sent.dataset['version'] = published;
  sent.innerHTML = storyHtml(viewOfSnapshot(fakeId(1), snapshot), 1);
  document.body.prepend(sent);
  return sent;
}

test('the rest of a long story comes behind what was sent, in the order that the reader chose; what does not fit to it is not put there', async () => {
  const visit = async () => {
    const sent = sentPage();
    const { screen, atoms } = await openApp({ ...signedOut, path: `/shared/${fakeId(1)}` });
    let answer: (found: Awaited<ReturnType<SharedStories['open']>>) => void = () => {};
    const open: SharedStories['open'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    atoms.set(sharedStoriesAtom, stories({ open }));
    await expect.element(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
    const shown = () => [...sent.querySelectorAll('h3')].map((each) => each.textContent);
    const leave = async () => {
      await screen.unmount();
      sent.remove();
    };
    return { screen, shown, leave, answer: (found: Parameters<typeof answer>[0]) => answer(found) };
  };
  const whole = await visit();
  expect(whole.shown()).toEqual(titles.slice(0, 1));
  await page.getByRole('button', { name: 'Oldest First' }).click();
  // As another interface of the server writes the same moment.
  whole.answer(ok({ snapshot, updatedAt: '2026-11-05T12:00:00.25Z' }));
  await expect.poll(whole.shown).toEqual(titles.toReversed());
  await page.getByRole('button', { name: 'Newest First' }).click();
  expect(whole.shown()).toEqual(titles);
  await whole.leave();

  const refused = await visit();
  refused.answer(err({ code: '', message: 'The server cannot be reached.' }));
  await expect.element(refused.screen.getByText(/^The rest of the story could not be loaded/)).toBeVisible();
  expect(refused.shown()).toEqual(titles.slice(0, 1));
  await refused.leave();

  const changed = await visit();
  changed.answer(ok({ snapshot, updatedAt: '2026-11-06T12:00:00Z' }));
  await expect.element(changed.screen.getByText(/^It was published anew/)).toBeVisible();
  expect(changed.shown()).toEqual(titles.slice(0, 1));
  await changed.leave();
});
