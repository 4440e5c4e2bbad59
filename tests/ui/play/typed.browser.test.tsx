import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { fakeScene } from '../../fakes.ts';
import { openBook } from './open-book.tsx';

const scene = fakeScene();

test('PLAY-30 an edited passage is there again after Esc, a press beside the dialog and a reload; Cancel lets go of it', async () => {
  const book = await openBook({ scenes: [scene] });
  const edit = book.screen.getByRole('button', { name: 'Edit passage' });
  const text = book.screen.getByRole('textbox', { name: 'Passage' });
  await book.unfoldTools();
  await edit.click();
  await text.fill('My own words.');
  await userEvent.keyboard('{Escape}');
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(book.notices()).toMatchObject([{ title: 'Not saved yet' }]);

  await edit.click();
  await expect.element(text).toHaveValue('My own words.');
  await expect.element(text).toHaveAccessibleDescription(/not saved yet/);
  const dialog = book.screen.getByRole('dialog').element();
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(book.screen.getByRole('dialog')).not.toBeInTheDocument();
  await book.screen.unmount();

  const again = await openBook({ scenes: [scene], reload: true });
  await again.unfoldTools();
  await again.screen.getByRole('button', { name: 'Edit passage' }).click();
  const kept = again.screen.getByRole('textbox', { name: 'Passage' });
  await expect.element(kept).toHaveValue('My own words.');
  await again.screen.getByRole('button', { name: 'Cancel' }).click();
  await again.screen.getByRole('button', { name: 'Edit passage' }).click();
  await expect.element(kept).toHaveValue(scene.passage);
  expect(again.calls()).toEqual([]);
});

test('PLAY-06 what was typed as an own action is there again after a reload, and gone when it was taken', async () => {
  const book = await openBook({ scenes: [scene] });
  await book.screen.getByRole('textbox').fill('light the lamp');
  await book.screen.unmount();
  const again = await openBook({ scenes: [scene], reload: true });
  await expect.element(again.screen.getByRole('textbox')).toHaveValue('light the lamp');
  await again.screen.getByRole('button', { name: 'Go', exact: true }).click();
  await expect.element(again.screen.getByRole('textbox')).toHaveValue('');
});

test('PLAY-20 what is typed in Memory outlives a change of tabs, Esc and a reload', async () => {
  const book = await openBook({ scenes: [scene] });
  await expect.element(book.screen.getByTestId('passage')).toBeVisible();
  const memory = async () => {
    await userEvent.keyboard('m');
    await expect.element(book.screen.getByRole('dialog', { name: 'Memory' })).toBeVisible();
  };
  const tab = (name: string) => book.screen.getByRole('tab', { name }).click();
  await memory();
  await book.screen.getByLabelText('A new fact').fill('The lamp is hers.');
  await tab('Lorebook');
  await book.screen.getByRole('button', { name: 'New entry' }).click();
  await book.screen.getByLabelText('Title').fill('The glass bell');
  await book.screen.getByLabelText('What is true of it').fill('It rings before a death.');
  await tab('Wishes');
  await book.screen.getByRole('textbox', { name: 'Notes to the author' }).fill('More of the sea.');
  await tab('Facts');
  await expect.element(book.screen.getByLabelText('A new fact')).toHaveValue('The lamp is hers.');
  await userEvent.keyboard('{Escape}');
  expect(book.notices()).toMatchObject([{ title: 'Not saved yet' }]);
  await book.screen.unmount();

  const again = await openBook({ scenes: [scene], reload: true });
  await expect.element(again.screen.getByTestId('passage')).toBeVisible();
  await userEvent.keyboard('m');
  const field = (name: string) => again.screen.getByRole('textbox', { name });
  await expect.element(field('A new fact')).toHaveValue('The lamp is hers.');
  await again.screen.getByRole('tab', { name: 'Lorebook' }).click();
  await expect.element(field('Title')).toHaveValue('The glass bell');
  await expect.element(field('What is true of it')).toHaveValue('It rings before a death.');
  await again.screen.getByRole('button', { name: 'Cancel' }).click();
  await again.screen.getByRole('button', { name: 'New entry' }).click();
  await expect.element(field('Title')).toHaveValue('');
  await again.screen.getByRole('tab', { name: 'Wishes' }).click();
  await expect.element(field('Notes to the author')).toHaveValue('More of the sea.');
});
