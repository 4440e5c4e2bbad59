import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Action } from '../../../src/domain/action.ts';
import { maxActionLength } from '../../../src/domain/action.ts';
import { err, done } from '../../../src/domain/result.ts';
import { fakeDraft, fakeId, fakeScene } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

const actions: readonly Action[] = [
  { id: 'a1', text: 'Light the lamp', type: 'good' },
  { id: 'a2', text: 'Wait for the tide', type: 'neutral' },
  { id: 'a3', text: 'Cut the rope', type: 'evil' },
];
const scene = fakeScene({ actions });
const next = { turn: fakeId(101), parent: scene.id, kind: 'action' } as const;

test('PLAY-05 three buttons tell their types by word, shape and colour', async () => {
  const { screen } = await openBook({ scenes: [scene] });
  const colors = new Set<string>();
  const shapes = new Set<string>();
  for (const name of ['Good: Light the lamp', 'Neutral: Wait for the tide', 'Evil: Cut the rope']) {
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    const element = button.element();
    colors.add(getComputedStyle(element).borderInlineStartColor);
    shapes.add(element.querySelector('svg')?.innerHTML ?? '');
  }
  expect(colors.size).toBe(3);
  expect(shapes.size).toBe(3);
});

test.each([
  ['1', 'a1'],
  ['2', 'a2'],
  ['3', 'a3'],
])('PLAY-05 key %s takes action %s', async (key, offered) => {
  const book = await openBook({ scenes: [scene] });
  await expect.element(book.screen.getByText('Light the lamp')).toBeVisible();
  await userEvent.keyboard(key);
  await expect
    .poll(book.calls)
    .toEqual([{ command: 'act', input: { story: scene.story, scene: scene.id, action: { offered } } }]);
});

test('PLAY-05 a click takes an action, and no second one while it is told', async () => {
  const book = await openBook({ scenes: [scene], engine: { act: () => new Promise(() => {}) } });
  await book.screen.getByRole('button', { name: 'Light the lamp' }).click();
  await book.screen.getByRole('button', { name: 'Cut the rope' }).click({ force: true });
  await userEvent.keyboard('2');
  expect(book.calls()).toHaveLength(1);
});

test('PLAY-05 digits in a field are words, not choices', async () => {
  const book = await openBook({ scenes: [scene] });
  await book.screen.getByPlaceholder('Or type your own action...').fill('');
  await userEvent.keyboard('123?/');
  expect(book.calls()).toEqual([]);
  await expect.element(book.screen.getByPlaceholder('Or type your own action...')).toHaveValue('123?/');
});

test('PLAY-05 three ghost rows take the place of the choices when the last word is there', async () => {
  const book = await openBook({ scenes: [scene], draft: fakeDraft({ ...next }) });
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  expect(book.screen.container.querySelector('[data-testid="ghosts"]')).toBeNull();
  await book.write(fakeDraft({ ...next, status: { type: 'finishing' } }));
  await expect.element(book.screen.getByTestId('ghosts')).toBeInTheDocument();
  expect(book.screen.getByTestId('ghosts').element().children).toHaveLength(3);
  await expect.element(book.screen.getByText('Light the lamp')).not.toBeInTheDocument();
});

test('PLAY-06 Go and Enter send what was typed, trimmed', async () => {
  const book = await openBook({ scenes: [scene] });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await field.fill('  sing to the bell ');
  await book.screen.getByRole('button', { name: 'Go', exact: true }).click();
  await expect.element(field).toHaveValue('');
  await field.fill('hum');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => book.calls().map(({ input }) => (input as { action: unknown }).action))
    .toEqual([{ typed: 'sing to the bell' }, { typed: 'hum' }]);
});

test('PLAY-06 Go is disabled when the field is empty, and gone while a scene is told', async () => {
  const book = await openBook({ scenes: [scene] });
  const go = book.screen.getByRole('button', { name: 'Go', exact: true });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await expect.element(go).toBeDisabled();
  await field.fill('   ');
  await expect.element(go).toBeDisabled();
  await field.fill('sing');
  await expect.element(go).toBeEnabled();
  await book.write(fakeDraft({ ...next }));
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  await expect.element(go).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}1');
  expect(book.calls()).toEqual([]);
});

test.each([
  ['a desktop', [1280, 900]],
  ['a phone', [390, 800]],
] as const)(
  'PLAY-06 on %s the next action can be typed ahead, and is sent by the player alone',
  async (_name, size) => {
    const book = await openBook({ scenes: [scene], draft: fakeDraft({ ...next, passage: 'It rose' }), size });
    const field = book.screen.getByPlaceholder('Or type your own action...');
    await field.click();
    await userEvent.keyboard('sing to bell{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect
      .element(book.screen.getByText('Kept for you: send it when this page is told.'))
      .toBeInTheDocument();
    expect(book.calls()).toEqual([]);

    await book.commit(fakeScene({ id: next.turn, parent: scene.id, depth: 1, actions }));
    await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeInTheDocument();
    // Typing goes on where it was.
    await userEvent.keyboard('the ');
    await expect.element(field).toHaveValue('sing to the bell');
    await expect.element(field).toBeInViewport({ ratio: 1 });
    expect(book.calls()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => book.calls().map(({ input }) => (input as { action: unknown }).action))
      .toEqual([{ typed: 'sing to the bell' }]);
  },
);

test('PLAY-06 the field for typing ahead stands still while words come', async () => {
  const book = await openBook({
    scenes: [scene],
    draft: fakeDraft({ ...next, passage: 'It rose. ' }),
    size: [1280, 700],
  });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await expect.element(field).toBeInViewport({ ratio: 1 });
  const { top } = field.element().getBoundingClientRect();
  await book.write(fakeDraft({ ...next, passage: `${'It rose and rose. '.repeat(80)}\n\nIt fell.` }));
  await expect.poll(() => book.passage().textContent).toContain('It fell.');
  expect(field.element().getBoundingClientRect().top).toBe(top);
});

test('PLAY-06 what was typed is still there when the command fails', async () => {
  const book = await openBook({
    scenes: [scene],
    engine: { act: async () => err({ type: 'story-busy', story: scene.story }) },
  });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await field.fill('sing to the bell');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => book.notices()).toHaveLength(1);
  await expect.element(field).toHaveValue('sing to the bell');
});

test('PLAY-06 what was typed comes back with the scene when its turn broke off and is given up', async () => {
  const action = { text: 'sing', type: 'neutral', offeredAs: null } as const;
  const book = await openBook({ scenes: [scene], engine: { act: async () => err({ type: 'disk-full' }) } });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await field.fill('sing');
  await userEvent.keyboard('{Enter}');
  await book.write(fakeDraft({ ...next, action, status: { type: 'stopped' } }));
  await book.screen.getByRole('button', { name: 'Choose another action' }).click();
  await book.database.drafts.clear();
  await expect.element(book.screen.getByPlaceholder('Or type your own action...')).toHaveValue('sing');
});

test('PLAY-06 an action is cut at its greatest length, in words', async () => {
  const book = await openBook({ scenes: [scene] });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await field.fill('a'.repeat(maxActionLength + 20));
  await expect.element(field).toHaveValue('a'.repeat(maxActionLength));
  await expect.element(book.screen.getByText(`at most ${maxActionLength} characters`)).toBeVisible();
});

test('PLAY-06 the slash key goes to the field, Esc leaves it', async () => {
  const book = await openBook({ scenes: [scene] });
  const field = book.screen.getByPlaceholder('Or type your own action...');
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveFocus();
});

test('PLAY-05 the question mark shows the keys, and nothing is chosen under a dialog', async () => {
  const book = await openBook({ scenes: [scene] });
  await expect.element(book.screen.getByText('Light the lamp')).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(book.screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('1');
  expect(book.calls()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(book.screen.getByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
});

test('PLAY-07 the focus follows to the new title from a choice, and from nowhere else', async () => {
  const book = await openBook({
    scenes: [scene],
    engine: {
      act: async () => {
        await book.write(fakeDraft({ ...next, title: 'Low Water' }));
        return done;
      },
    },
  });
  const title = book.screen.getByRole('heading', { level: 1 });
  await book.screen.getByRole('button', { name: 'Light the lamp' }).click();
  await expect.element(title).toHaveTextContent('Low Water');
  await expect.element(title).toHaveFocus();

  await book.commit(fakeScene({ id: next.turn, parent: scene.id, depth: 1, title: 'Low Water', actions }));
  const elsewhere = book.screen.getByRole('button', { name: 'Open the history' }).element();
  if (elsewhere instanceof HTMLElement) elsewhere.focus();
  await book.write(fakeDraft({ turn: fakeId(102), parent: next.turn, kind: 'continue', title: 'Later' }));
  await expect.element(title).toHaveTextContent('Later');
  await expect.element(title).not.toHaveFocus();
});

test.each([
  ['Continue', 'continueStory', { story: scene.story, scene: fakeId(101) }],
  ['Undo', 'undo', { story: scene.story }],
  ['Redo', 'redo', { story: scene.story }],
  ['Retry', 'retry', { story: scene.story, scene: fakeId(101) }],
])('PLAY-30 %s asks for %s', async (name, command, input) => {
  const book = await openBook({
    scenes: [scene, fakeScene({ id: fakeId(101), parent: scene.id, depth: 1 })],
  });
  await book.database.play.put({ story: scene.story, redo: [fakeId(102)], airlessSeconds: 0 });
  if (name === 'Redo') await book.unfoldTools();
  const button = book.screen.getByRole('button', { name, exact: true });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await expect.poll(book.calls).toEqual([{ command, input }]);
});

test('PLAY-30 nothing can be undone at the opening, nor redone at the end', async () => {
  const book = await openBook({ scenes: [scene] });
  await book.unfoldTools();
  for (const name of ['Undo', 'Redo']) {
    const button = book.screen.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }
  expect(book.calls()).toEqual([]);
});

test('PLAY-30 Stop is there while words come', async () => {
  const book = await openBook({ scenes: [scene], draft: fakeDraft({ ...next }) });
  await book.screen.getByRole('button', { name: 'Stop' }).first().click();
  await expect.poll(book.calls).toEqual([{ command: 'stop', input: { story: scene.story } }]);
});

test('PLAY-28 the focus goes to what tells how it stands: from Stop to the panel, from Continue and Keep to the title', async () => {
  const told = fakeDraft({ ...next, title: 'Low Water', passage: 'It rose' });
  const stopped = { ...told, status: { type: 'stopped' } } as const;
  const book = await openBook({
    scenes: [scene],
    draft: told,
    engine: {
      stop: async () => {
        await book.write(stopped);
        return done;
      },
      continueDraft: async () => {
        await book.write(told);
        return done;
      },
      keepDraft: async () => {
        await book.commit(
          fakeScene({ id: next.turn, parent: scene.id, depth: 1, title: 'Low Water', actions }),
        );
        return done;
      },
    },
  });
  const press = (name: string) => book.screen.getByRole('button', { name }).first().click();
  const title = book.screen.getByRole('heading', { level: 1 });
  const panel = book.screen.getByRole('heading', { name: 'You stopped the storyteller here.' });
  await press('Stop');
  await expect.element(panel).toHaveFocus();
  await press('Continue from the last word');
  await expect.element(book.screen.getByText('Live Story')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await press('Stop');
  await expect.element(panel).toHaveFocus();
  await press('Keep as it stands');
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test('PLAY-28 who stands on Stop when the passage ends, or before its first word, is not lost', async () => {
  const book = await openBook({
    scenes: [scene],
    draft: fakeDraft({ ...next, title: 'Low Water', passage: 'It rose' }),
    engine: {
      stop: async () => {
        await book.database.drafts.clear();
        return done;
      },
    },
  });
  const title = book.screen.getByRole('heading', { level: 1 });
  const stop = book.screen.getByRole('button', { name: 'Stop' }).first();
  await expect.element(stop).toBeVisible();
  const button = stop.element();
  if (button instanceof HTMLElement) button.focus();
  await book.commit(fakeScene({ id: next.turn, parent: scene.id, depth: 1, title: 'Low Water', actions }));
  await expect.element(book.screen.getByRole('list', { name: 'What happens next' })).toBeVisible();
  await expect.element(title).toHaveFocus();

  await book.write(fakeDraft({ turn: fakeId(102), parent: next.turn, kind: 'continue', passage: '' }));
  await stop.click();
  await expect.element(title).toHaveTextContent('Low Water');
  await expect.element(title).toHaveFocus();
});

test('PLAY-30 an edit is saved as what is shown, and the original can be given back', async () => {
  const book = await openBook({ scenes: [scene] });
  await book.unfoldTools();
  await book.screen.getByRole('button', { name: 'Edit passage' }).click();
  await book.screen.getByRole('textbox', { name: 'Passage' }).fill('My own words.');
  await book.screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
  await book.database.sceneMeta.put({
    id: scene.id,
    story: scene.story,
    name: '',
    edited: 'My own words.',
    image: null,
    favourite: false,
    gone: false,
    v: 0,
    s: {},
  });
  await expect.poll(() => book.passage().textContent).toBe('My own words.');
  await book.screen.getByRole('button', { name: 'Edit passage' }).click();
  await book.screen.getByRole('button', { name: 'Give back the original' }).click();
  await expect.poll(book.calls).toEqual([
    { command: 'editPassage', input: { story: scene.story, scene: scene.id, text: 'My own words.' } },
    { command: 'editPassage', input: { story: scene.story, scene: scene.id, text: null } },
  ]);
});

test('PLAY-30 an edit that could not be saved stays in its dialog', async () => {
  const book = await openBook({
    scenes: [scene],
    engine: { editPassage: async () => err({ type: 'disk-full' }) },
  });
  await book.unfoldTools();
  await book.screen.getByRole('button', { name: 'Edit passage' }).click();
  const text = book.screen.getByRole('textbox', { name: 'Passage' });
  await text.fill('My own words.');
  await book.screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => book.notices()).toHaveLength(1);
  await expect.element(text).toHaveValue('My own words.');
});
