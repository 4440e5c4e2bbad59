import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { accountAtom, adoptionAtom } from '../../../src/state/account.ts';
import { openApp } from '../open-app.tsx';
import { ada } from './fake-account-api.ts';
import { faults } from './faults.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** After a sign-in on a device with demo play. */
async function openOffer() {
  const { atoms, screen } = await openApp({ demo: false });
  const said = { yes: 0, no: 0, again: 0 };
  atoms.set(accountAtom, { type: 'signed-in', user: ada });
  atoms.set(adoptionAtom, {
    status: 'offered',
    stories: 3,
    characters: 1,
    accept: () => {
      said.yes += 1;
      atoms.set(adoptionAtom, { status: 'running', done: 0, of: 4 });
    },
    decline: () => {
      said.no += 1;
      atoms.set(adoptionAtom, { status: 'none' });
    },
  });
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { atoms, screen, said, dialog, again: () => void (said.again += 1) };
}

test('DEMO-04 what was played in demo mode is offered with its count; a yes brings it, step by step, and the focus is never lost', async () => {
  const { atoms, said, dialog, again } = await openOffer();
  await expect.element(dialog).toHaveTextContent('3 stories and 1 hero lie on its demo shelf');
  expect(await faults()).toEqual([]);
  await button('Bring them along').click();
  expect(said.yes).toBe(1);
  const inDialog = () => dialog.element().contains(document.activeElement);
  await expect.element(button('Bringing…')).toHaveFocus();
  atoms.set(adoptionAtom, { status: 'running', done: 2, of: 4 });
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '2');
  await expect.element(dialog.getByText('2 of 4 brought along…')).toBeVisible();
  expect(await faults()).toEqual([]);
  atoms.set(adoptionAtom, { status: 'failed', error: { type: 'disk-full' }, again });
  await expect.element(dialog.getByText('There was no room to save.')).toBeVisible();
  expect(inDialog()).toBe(true);
  expect(await faults()).toEqual([]);
  await button('Try again').click();
  expect(said.again).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  atoms.set(adoptionAtom, { status: 'none' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('DEMO-04 a no, or Esc, leaves everything in the demo store', async () => {
  const { said, dialog } = await openOffer();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said).toEqual({ yes: 0, no: 1, again: 0 });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what ends with the focus on a button that goes keeps it in the dialog', async () => {
  const { atoms, dialog } = await openOffer();
  await button('Bring them along').click();
  const close = dialog.getByRole('button', { name: 'Close' }).last().element();
  if (close instanceof HTMLElement) close.focus();
  atoms.set(adoptionAtom, { status: 'done', stories: 3, characters: 1 });
  await expect.element(dialog.getByText('3 stories and 1 hero are in your account.')).toBeVisible();
  await expect.element(button('Done')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await button('Done').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who closes it while it goes on is told in passing how it ended, and can try again', async () => {
  const { atoms, screen, said, dialog, again } = await openOffer();
  await button('Bring them along').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  atoms.set(adoptionAtom, { status: 'failed', error: { type: 'disk-full' }, again });
  await expect.element(screen.getByText('Not everything came along')).toBeVisible();
  await button('Try again').click();
  expect(said.again).toBe(1);
  atoms.set(adoptionAtom, { status: 'running', done: 3, of: 4 });
  atoms.set(adoptionAtom, { status: 'done', stories: 3, characters: 1 });
  await expect.element(screen.getByText('3 stories and 1 hero are in your account.')).toBeVisible();
  expect(atoms.get(adoptionAtom)).toEqual({ status: 'none' });
});
