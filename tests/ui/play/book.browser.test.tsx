import { expect, test } from 'vitest';

import type { ProviderError } from '../../../src/domain/errors.ts';
import type { Suggestion } from '../../../src/domain/ports/store.ts';
import { done } from '../../../src/domain/result.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import type { ReadingClock } from '../../../src/ui/play/reading-clock.ts';
import { fakeDraft, fakeEnvironment, fakeId, fakeScene, fakeStory } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

const story = fakeId(1);
const titles = ['The Lamp Below', 'Nine Steps', 'What the Sea Kept', 'A Key of Salt'];
const suggestion = (props: Partial<Suggestion> = {}): Suggestion => ({
  id: `book-titles:${story}`,
  values: titles,
  fallback: null,
  nonce: 1,
  ...props,
});

async function openTitles(answer: Suggestion) {
  const book = await openBook({
    engine: {
      suggestTitles: async () => {
        await book.database.suggestions.put(answer);
        return done;
      },
    },
  });
  await book.screen.getByRole('button', { name: 'Choose a title' }).click();
  await expect
    .element(book.screen.getByRole('dialog', { name: 'Select a Title for Your Story' }))
    .toBeVisible();
  return book;
}

test('PLAY-16 offers four titles, and the chosen one names the book', async () => {
  const book = await openTitles(suggestion());
  for (const title of titles)
    await expect.element(book.screen.getByRole('button', { name: title })).toBeVisible();
  await book.screen.getByRole('button', { name: 'Nine Steps' }).click();
  await expect
    .poll(() => book.calls().map(({ command }) => command))
    .toEqual(['suggestTitles', 'renameStory']);
  expect(book.calls()[1]?.input).toEqual({ story, title: 'Nine Steps' });
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('PLAY-16 a title of the player’s own must not be empty', async () => {
  const book = await openTitles(suggestion());
  const set = book.screen.getByRole('button', { name: 'Set Custom Title' });
  const field = book.screen.getByRole('textbox', { name: 'A title of your own' });
  await field.fill('   ');
  await expect.element(set).toBeDisabled();
  await field.fill(' Salt ');
  await set.click();
  await expect
    .poll(() => book.calls().at(-1))
    .toEqual({ command: 'renameStory', input: { story, title: 'Salt' } });
});

test('PLAY-16 Cancel changes nothing', async () => {
  const book = await openTitles(suggestion());
  await book.screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(book.calls().map(({ command }) => command)).toEqual(['suggestTitles']);
});

test.each<ProviderError>([
  { type: 'key-missing', provider: 'openrouter' },
  { type: 'model-missing', model: 'Small' },
])(
  'PLAY-17 says when there is no model or key ($type), and offers the ready-made titles',
  async (fallback) => {
    const book = await openTitles(suggestion({ fallback }));
    await expect
      .element(book.screen.getByText('AI model or API key not configured. Please check settings.'))
      .toBeVisible();
    await expect.element(book.screen.getByRole('button', { name: 'Nine Steps' })).toBeVisible();
  },
);

test('PLAY-03 the folio line numbers the scene and names its road', async () => {
  const [opening, older] = [fakeScene(), fakeScene({ id: fakeId(101), parent: fakeId(100), depth: 1 })];
  const roads = [102, 103, 104].map((road) => fakeScene({ id: fakeId(road), parent: opening.id, depth: 1 }));
  const last = fakeScene({ id: fakeId(105), parent: fakeId(104), depth: 11 });
  const scenes = [opening, older, ...roads, last];
  const book = await openBook({ scenes });
  await expect.element(book.screen.getByText('Folio XII · Road 4')).toBeVisible();
});

test('PLAY-03 the player’s last action stands above the passage', async () => {
  const action = { text: 'Spare the warden', type: 'good', offeredAs: 'good' } as const;
  const scenes = [fakeScene(), fakeScene({ id: fakeId(101), parent: fakeId(100), depth: 1, action })];
  const book = await openBook({ scenes });
  await expect.element(book.screen.getByRole('blockquote')).toHaveTextContent('Spare the warden');
});

test('SET-04 SET-05 SET-06 SET-08 the passage takes size, face and highlighter of this width', async () => {
  const desktop = {
    textSize: 1.4,
    fontFamily: 'mono',
    readingHighlighter: true,
    highlighterColor: 'cyan',
  } as const;
  const mobile = {
    textSize: 0.7,
    fontFamily: 'serif',
    readingHighlighter: false,
    highlighterColor: 'red',
  } as const;
  const book = await openBook({ settings: { desktop, mobile } });
  await expect.poll(() => getComputedStyle(book.passage()).fontFamily).toContain('JetBrains Mono');
  const style = getComputedStyle(book.passage());
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(16 * 1.4 * 1.3, 1);
  expect(Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)).toBeCloseTo(1.6, 2);
  const ink = book.passage().querySelector('span');
  expect(ink && getComputedStyle(ink).backgroundImage).toContain('gradient');

  const narrow = await openBook({ settings: { desktop, mobile }, size: [390, 800] });
  await expect.poll(() => getComputedStyle(narrow.passage()).fontFamily).toContain('Literata');
  expect(Number.parseFloat(getComputedStyle(narrow.passage()).fontSize)).toBeCloseTo(16 * 0.7 * 1.3, 1);
  const plain = narrow.passage().querySelector('span');
  expect(plain && getComputedStyle(plain).backgroundImage).toBe('none');
});

test('SET-16 the passage carries the language of the story', async () => {
  const book = await openBook({ story: fakeStory({ settings: { language: 'ar' } }) });
  await expect.element(book.screen.getByTestId('passage')).toHaveAttribute('lang', 'ar');
});

/** A clock that the test moves on; `watched` says whether anybody waits for it. */
function stoppedClock(): ReadingClock & {
  readonly read: (seconds: number) => void;
  readonly watched: () => boolean;
} {
  let now = 0;
  const ticks = new Set<() => void>();
  return {
    now: () => now,
    watched: () => ticks.size > 0,
    every: (_ms, tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
    read: (seconds) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        for (const tick of ticks) tick();
      }
    },
  };
}

const airless = fakeStory({ environment: fakeEnvironment({ hasOxygen: false }) });

test('STAT-05 reading without air is spent in steps of ten seconds', async () => {
  const clock = stoppedClock();
  const book = await openBook({ story: airless, clock });
  await expect.poll(clock.watched).toBe(true);
  clock.read(9);
  expect(book.calls()).toEqual([]);
  clock.read(12);
  await expect.poll(book.calls).toEqual([
    { command: 'spendAir', input: { story, seconds: 10 } },
    { command: 'spendAir', input: { story, seconds: 10 } },
  ]);
});

test.each([
  ['where there is air', { story: fakeStory() }],
  ['when the setting is off', { settings: { ...defaultSettings, timedOxygen: false } }],
  ['while a scene is told', { draft: fakeDraft({ turn: fakeId(101), parent: fakeId(100), kind: 'action' }) }],
])('STAT-05 no air is spent %s', async (_name, props) => {
  const clock = stoppedClock();
  const book = await openBook({ story: airless, clock, ...props });
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toBeVisible();
  clock.read(60);
  expect(book.calls()).toEqual([]);
});

test('STAT-05 no air is spent under an open dialog', async () => {
  const clock = stoppedClock();
  const book = await openBook({ story: airless, clock });
  await expect.poll(clock.watched).toBe(true);
  await book.screen.getByRole('button', { name: 'Open the history' }).click();
  await expect.element(book.screen.getByRole('dialog')).toBeVisible();
  clock.read(60);
  expect(book.calls()).toEqual([]);
});

test('a story that is not here says so and leads away', async () => {
  const book = await openBook({ story: null, scenes: [] });
  await expect.element(book.screen.getByText('This story is not here')).toBeVisible();
  await book.screen.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => book.left.story).toBe(1);
});

test('a damaged scene deletes nothing, and the scene before can be opened', async () => {
  const broken = {
    ...fakeScene({ id: fakeId(101), parent: fakeId(100), depth: 1 }),
    statsAfter: 'torn',
  } as never;
  const book = await openBook({ scenes: [fakeScene(), broken] });
  await expect.element(book.screen.getByText('Nothing was deleted')).toBeVisible();
  await book.screen.getByRole('button', { name: 'Go to the scene before' }).click();
  await expect.poll(book.calls).toEqual([{ command: 'goTo', input: { story, scene: fakeId(100) } }]);
  await book.screen.getByRole('button', { name: 'Open another story' }).click();
  await expect.poll(() => book.left.stories).toBe(1);
});

test('a damaged story says that nothing was deleted', async () => {
  const book = await openBook({ story: { ...fakeStory(), character: 'torn' } as never });
  await expect.element(book.screen.getByText('The record of this story is damaged')).toBeVisible();
});
