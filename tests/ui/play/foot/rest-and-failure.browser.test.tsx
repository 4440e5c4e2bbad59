import { expect, test } from 'vitest';

import type { ProviderError } from '../../../../src/domain/errors.ts';
import type { Draft } from '../../../../src/domain/story.ts';
import { fakeDraft, fakeId, fakeScene } from '../../../fakes.ts';
import { openBook } from '../open-book.tsx';

const scene = fakeScene();
const { story } = scene;
const rest = (props: Partial<Draft>) =>
  fakeDraft({ turn: fakeId(101), parent: scene.id, kind: 'action', passage: 'It rose', ...props });

test.each([
  ['stopped', { type: 'stopped' }, 'You stopped the storyteller here.'],
  ['broken off with its tab', { type: 'broken-off' }, 'The telling broke off here.'],
  [
    'interrupted',
    { type: 'interrupted', error: { type: 'cut-off', host: 'example.org' } },
    'The connection broke off',
  ],
] as const)('PLAY-28 a draft that was %s is shown with its text and why', async (_name, status, why) => {
  const book = await openBook({ scenes: [scene], draft: rest({ status }) });
  await expect.element(book.screen.getByText(why)).toBeVisible();
  await expect.poll(() => book.passage().textContent).toBe('It rose');
  await expect.element(book.screen.getByText('Live Story')).not.toBeInTheDocument();
});

test.each([
  ['Continue from the last word', 'continueDraft'],
  ['Keep as it stands', 'keepDraft'],
  ['Retry from the beginning', 'retryDraft'],
  ['Choose another action', 'dropDraft'],
])('PLAY-28 %s asks for %s', async (name, command) => {
  const book = await openBook({ scenes: [scene], draft: rest({ status: { type: 'stopped' } }) });
  await book.screen.getByRole('button', { name }).click();
  await expect.poll(book.calls).toEqual([{ command, input: { story } }]);
});

test('PLAY-28 nothing can be continued or kept of a draft without a word', async () => {
  const book = await openBook({ scenes: [scene], draft: rest({ passage: '', status: { type: 'stopped' } }) });
  await expect.element(book.screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(book.screen.getByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
});

test('PLAY-28 where no title had come, the page says that it is unfinished and keeps no empty line as if one were coming', async () => {
  const draft = rest({ title: '', status: { type: 'stopped' } });
  const { screen } = await openBook({ scenes: [scene], draft });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'An unfinished page' })).toBeVisible();
});

test('PLAY-28 a draft that is given up leaves the page at once', async () => {
  const book = await openBook({ scenes: [scene], draft: rest({ status: { type: 'stopped' } }) });
  await book.screen.getByRole('button', { name: 'Choose another action' }).click();
  await book.database.drafts.clear();
  await expect.element(book.screen.getByRole('heading', { level: 1 })).toHaveTextContent(scene.title);
});

test('PLAY-28 opening a story tells the engine, so that a broken draft comes to rest', async () => {
  const book = await openBook({ scenes: [scene] });
  await expect.poll(book.opened).toBe(1);
});

test('PLAY-28 a kept part is marked', async () => {
  const book = await openBook({ scenes: [fakeScene({ fault: { type: 'partial' } })] });
  await expect.element(book.screen.getByText('kept as far as it had come')).toBeVisible();
});

const failed = fakeScene({
  passage: 'Your neutral action has consequences. The story continues...',
  fault: { type: 'failed', error: { type: 'rate-limited', host: 'example.org', retryAfterMs: 20_000 } },
});

test('PLAY-29 a failed scene shows its text, that it failed and why, and can simply be played on', async () => {
  const book = await openBook({ scenes: [failed] });
  await expect.element(book.screen.getByText('This scene could not be told')).toBeVisible();
  await expect.element(book.screen.getByText('asks for a pause of 20 seconds')).toBeVisible();
  await expect.poll(() => book.passage().textContent).toBe(failed.passage);
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
});

test('PLAY-29 the failed scene can be retried, or be written by the built-in storyteller', async () => {
  const book = await openBook({ scenes: [failed] });
  await book.screen.getByRole('button', { name: 'Retry this scene' }).click();
  await book.screen.getByRole('button', { name: 'Let the built-in storyteller write it' }).click();
  await expect.poll(book.calls).toEqual([
    { command: 'retry', input: { story, scene: failed.id } },
    { command: 'retry', input: { story, scene: failed.id, model: 'builtin' } },
  ]);
});

test('PLAY-29 another model is chosen in the settings', async () => {
  const book = await openBook({ scenes: [failed] });
  await book.screen.getByRole('button', { name: 'Choose another model' }).click();
  await expect.poll(() => book.left.settings).toBe(1);
});

const failedBy = (error: ProviderError, model = 'openrouter:some/model') =>
  fakeScene({ ...failed, fault: { type: 'failed', error }, model });
const keyMissing: ProviderError = { type: 'key-missing', provider: 'openrouter' };
const ways = ['Retry this scene', 'Let the built-in storyteller write it', 'Choose another model'] as const;
const [retry, builtin, another] = ways;

/** The buttons of the panel, as they stand. */
const waysOf = (book: Awaited<ReturnType<typeof openBook>>) =>
  Array.from(
    book.screen
      .getByRole('region', { name: 'This scene could not be told' })
      .element()
      .querySelectorAll('button'),
    (button) => button.textContent,
  );

test.each<ProviderError>([
  keyMissing,
  { type: 'key-refused', host: 'example.org', message: '' },
  { type: 'out-of-funds', host: 'example.org', message: '' },
  { type: 'model-unknown', host: 'example.org', model: 'some/model' },
  { type: 'model-missing', model: 'Some model' },
  { type: 'bad-address', address: 'nowhere' },
  { type: 'not-here', what: 'browser-model' },
])('PLAY-29 where a retry must fail, another storyteller comes first: $type', async (error) => {
  const book = await openBook({
    scenes: [failedBy(error)],
    settings: { aiModel: 'openrouter:some/model' },
  });
  await expect.element(book.screen.getByText('This scene could not be told')).toBeVisible();
  await expect.poll(() => waysOf(book)).toEqual([builtin, another, retry]);
});

test.each<ProviderError>([
  { type: 'rate-limited', host: 'example.org', retryAfterMs: null },
  { type: 'unreachable', host: 'example.org', offline: true },
  { type: 'bad-answer', host: 'example.org', message: '' },
])('PLAY-29 where a retry may help, it comes first: $type', async (error) => {
  const book = await openBook({
    scenes: [failedBy(error)],
    settings: { aiModel: 'openrouter:some/model' },
  });
  await expect.element(book.screen.getByText('This scene could not be told')).toBeVisible();
  await expect.poll(() => waysOf(book)).toEqual(ways);
});

test('PLAY-29 once another model is chosen, or the key put in, the retry comes first again', async () => {
  const scenes = [failedBy(keyMissing)];
  const elsewhere = await openBook({ scenes, settings: { aiModel: 'openrouter:some/other' } });
  await expect.element(elsewhere.screen.getByText('This scene could not be told')).toBeVisible();
  await expect.poll(() => waysOf(elsewhere)).toEqual(ways);
  await elsewhere.screen.unmount();
  const book = await openBook({ scenes, settings: { aiModel: 'openrouter:some/model' } });
  await expect.element(book.screen.getByText('This scene could not be told')).toBeVisible();
  await expect.poll(() => waysOf(book)).toEqual([builtin, another, retry]);
  await book.database.secrets.put({ name: 'openRouter', value: 'sk-or-v1-0123456789' });
  await expect.poll(() => waysOf(book)).toEqual(ways);
});

test('PLAY-28 where going on must fail, keeping the words comes first, and another storyteller can tell it', async () => {
  const error: ProviderError = { type: 'out-of-funds', host: 'example.org', message: '' };
  const model = 'openrouter:some/model';
  const draft = rest({ model, passage: 'It rose. And', status: { type: 'interrupted', error } });
  const book = await openBook({ scenes: [scene], draft, settings: { aiModel: model } });
  const panel = book.screen.getByRole('region', { name: 'The telling was interrupted' });
  const buttons = () =>
    Array.from(panel.element().querySelectorAll('button'), (button) =>
      button.childNodes[0]?.textContent?.trim(),
    );
  await expect
    .poll(buttons)
    .toEqual(['Keep', 'Let the built-in storyteller write it', 'Continue', 'Retry', 'Choose another action']);
  await panel.getByRole('button', { name: builtin }).click();
  await expect.poll(book.calls).toEqual([{ command: 'retryDraft', input: { story, model: 'builtin' } }]);
});

test('PLAY-05 the ways on stand in one order, on a failed page and on one without its own as on any other', async () => {
  const kinds = (book: Awaited<ReturnType<typeof openBook>>) =>
    Array.from(
      book.screen.getByRole('list', { name: 'What happens next' }).element().querySelectorAll('button'),
      (button) => button.dataset['type'],
    );
  for (const page of [failed, fakeScene({ actions: [] }), fakeScene()]) {
    const book = await openBook({ scenes: [page] });
    await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
    expect(kinds(book)).toEqual(['good', 'neutral', 'evil']);
    await book.screen.unmount();
  }
});

test('STAT-16 an ending is marked as one and ends nothing by force: the actions are still there', async () => {
  const book = await openBook({ scenes: [fakeScene({ ending: { outcome: 'lost', tone: 'quiet' } })] });
  await expect.element(book.screen.getByText('Finis')).toBeVisible();
  await expect.element(book.screen.getByText('Mira Vale did not reach what was sought.')).toBeVisible();
  await expect.element(book.screen.getByText('A quiet ending')).toBeVisible();
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
});
