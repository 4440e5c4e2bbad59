import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AccountUser } from '../../../src/domain/account.ts';
import type { AccountApi } from '../../../src/domain/ports/account-api.ts';
import { accountApiAtom, accountAtom } from '../../../src/state/account.ts';
import { Avatar } from '../../../src/ui/parts/avatar.tsx';
import { openApp, type Visit } from '../open-app.tsx';
import { ada, answers, devices, fails, fakeAccountApi } from './fake-account-api.ts';
import { faults } from './faults.ts';
import { noteOf } from './note-of.ts';

/** An account plays. */
async function openAccount(does: Partial<AccountApi> = {}, user: AccountUser = ada, visit: Visit = {}) {
  const app = await openApp({ demo: false, ...visit });
  const server = fakeAccountApi(does);
  app.atoms.set(accountApiAtom, server.api);
  app.atoms.set(accountAtom, { type: 'signed-in', user });
  await expect.element(avatar()).toBeVisible();
  return { ...app, asked: server.asked };
}

const avatar = () => page.getByRole('banner').getByRole('button', { name: /^Account of / });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** The dialog, with one of its tabs chosen. */
async function openDialog(tab: 'You' | 'Devices' | 'Your data', ...given: Parameters<typeof openAccount>) {
  const opened = await openAccount(...given);
  await avatar().click();
  await expect.element(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  return opened;
}

for (const size of [
  [1440, 900],
  [320, 640],
] as const)
  test(`AUTH-09 who plays shows in the header as initials, also where it is ${size[0]} pixels wide`, async () => {
    await openAccount({}, ada, { size });
    await expect.element(avatar()).toHaveTextContent('AS');
    await expect.element(avatar()).toHaveAccessibleName('Account of Ada Stone');
    const { right, width, height } = avatar().element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(size[0]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size[0]);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await faults()).toEqual([]);
  });

test('AUTH-09 a picture is shown from an https address only, without saying where; one that does not come leaves the initials', async () => {
  const picture = { ...ada, avatarUrl: 'https://pictures.invalid/ada.png' };
  const { atoms } = await openAccount({}, picture);
  const drawn = renderToStaticMarkup(<Avatar user={picture} alt="Ada" />);
  expect(drawn).toContain(
    '<img src="https://pictures.invalid/ada.png" alt="Ada" referrerPolicy="no-referrer"/>',
  );
  await expect.element(avatar()).toHaveTextContent('AS');
  atoms.set(accountAtom, {
    type: 'signed-in',
    user: { ...ada, avatarUrl: 'http://pictures.invalid/ada.png' },
  });
  await expect.element(avatar()).toHaveTextContent('AS');
  expect(avatar().element().querySelector('img')).toBeNull();
});

test('a sign-in that the server has ended is seen in the header and in the dialog, which leads to a new one', async () => {
  const { atoms, path } = await openAccount();
  atoms.set(accountAtom, { type: 'paused', user: ada });
  await expect.element(avatar()).toHaveAccessibleName('Account of Ada Stone: sign in again');
  await avatar().click();
  await expect
    .element(page.getByRole('dialog').getByText('The server has ended this sign-in.'))
    .toBeVisible();
  expect(await faults()).toEqual([]);
  await button('Sign in again').click();
  await expect.poll(path).toBe('/login');
});

test('name and address are changed in place, and the focus is back on the button', async () => {
  const { asked } = await openDialog('You', { changeEmail: async () => answers('confirm-mail') });
  await button('Change name').click();
  const name = page.getByRole('dialog').getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveFocus();
  await name.fill('Ada Brook');
  await button('Save').click();
  await expect.element(button('Change name')).toHaveFocus();
  expect(asked('changeName')).toEqual([{ fullName: 'Ada Brook' }]);
  await button('Change e-mail').click();
  await page.getByLabelText('New e-mail').fill('new@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('A mail is on its way to new@example.org.')).toBeVisible();
  await button('Change e-mail').click();
  await button('Cancel').click();
  await expect.element(button('Change e-mail')).toHaveFocus();
  expect(asked('changeEmail')).toHaveLength(1);
});

test('the present password is asked for when the server wants it, and what it refuses is told beside the field', async () => {
  const { asked } = await openDialog('You', {
    changePassword: async ({ current }) =>
      current === undefined
        ? fails({ type: 'confirm-first' })
        : current === 'right'
          ? answers(null)
          : fails({ type: 'refused', message: 'Invalid login credentials' }),
  });
  await button('Change password').click();
  await page.getByLabelText('New password', { exact: true }).fill('another one');
  await expect.element(button('Save')).toBeDisabled();
  await page.getByLabelText('Confirm new password').fill('another one');
  await button('Save').click();
  const current = page.getByLabelText('Present password');
  await expect.element(current).toHaveFocus();
  expect(await faults()).toEqual([]);
  await current.fill('wrong');
  await button('Save').click();
  await expect.poll(() => noteOf(current.element())).toContain('Invalid login credentials');
  await current.fill('right');
  await button('Save').click();
  await expect.element(page.getByText('Password changed.')).toBeVisible();
  expect(asked('changePassword').at(-1)).toEqual({ password: 'another one', current: 'right' });
});

test('the devices are listed, this one is marked, and another is signed out from here', async () => {
  let here = devices;
  const { asked } = await openDialog('Devices', {
    devices: async () => answers(here),
    endDevice: async ({ id }) => {
      here = here.filter((device) => device.id !== id);
      return answers(null);
    },
  });
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('Windows computerthis device');
  await expect.element(rows.last()).toHaveTextContent(/Android phone.*Last seen/);
  expect(await faults()).toEqual([]);
  expect(button(/^Sign out there/).elements()).toHaveLength(1);
  await button('Sign out there: Android phone').click();
  await expect.element(page.getByText('Android phone is signed out.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Signed in' })).toHaveFocus();
  expect(asked('endDevice')).toEqual([{ id: devices[1]?.id }]);
});

test('devices that cannot be listed are asked for again by a press', async () => {
  let reached = false;
  await openDialog('Devices', {
    devices: async () => (reached ? answers(devices) : fails({ type: 'offline' })),
  });
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  reached = true;
  await button('Try again').click();
  await expect.element(page.getByText('Android phone')).toBeVisible();
});

test('a code is shown as a picture and as words, and the device that comes with it is let in by its name', async () => {
  let asker: { label: string } | null = null;
  let here: typeof devices = devices.slice(0, 1);
  let asks = 0;
  const { asked } = await openDialog('Devices', {
    codeAskedBy: async () => answers(asker),
    devices: async () => {
      asks += 1;
      // It was let in a moment ago, and has not come for it yet.
      if (asks === 3) here = devices;
      return answers(here);
    },
  });
  await button('Sign in another device').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(dialog.getByText('amber-otter-lantern-snow')).toBeVisible();
  await expect.element(dialog.getByRole('timer')).toHaveTextContent(/^\d+ s$/);
  // The seconds are seen; what is read out is said once.
  await expect
    .element(dialog.getByRole('status').filter({ hasText: 'Good for one minute' }))
    .toBeInTheDocument();
  expect(await faults()).toEqual([]);
  asker = { label: 'Linux computer' };
  await expect.element(dialog.getByText('“Linux computer” wants to sign in.')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await button('Allow').click();
  await expect.element(dialog.getByText('“Linux computer” is signed in.')).toBeVisible();
  await expect.element(button('Sign in another device')).toHaveFocus();
  expect(asked('confirmCode')).toEqual([{ code: 'amber-otter-lantern-snow', allow: true }]);
  await expect.element(dialog.getByText('Android phone')).toBeVisible();
});

test('a device can be refused, and a code that is over is renewed by a press', async () => {
  let until = Date.now() + 1_500;
  let asker: { label: string } | null = null;
  const code = { words: 'amber-otter', address: 'https://play.example.org/login?code=amber-otter' };
  const { asked } = await openDialog('Devices', {
    showCode: async () => answers({ ...code, until }),
    codeAskedBy: async () => answers(asker),
  });
  await button('Sign in another device').click();
  await expect.element(page.getByText('This code is over.')).toBeVisible();
  until = Date.now() + 60_000;
  asker = { label: 'Linux computer' };
  await button('Show a new code').click();
  await button('Refuse').click();
  await expect.element(page.getByText('“Linux computer” was refused.')).toBeVisible();
  expect(asked('confirmCode')).toEqual([{ code: 'amber-otter', allow: false }]);
});

test('everything is exported as a file, and a failure is told', async () => {
  let reached = false;
  const { asked } = await openDialog('Your data', {
    exportAll: async () =>
      reached ? answers({ name: 'account.json', blob: new Blob(['{}']) }) : fails({ type: 'offline' }),
  });
  expect(await faults()).toEqual([]);
  await button('Export everything').click();
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  reached = true;
  await button('Export everything').click();
  await expect.element(page.getByText('Saved as account.json.')).toBeVisible();
  expect(asked('exportAll')).toHaveLength(2);
});

test('an account is deleted only after a typed word, and with the password where the server asks', async () => {
  const { asked } = await openDialog('Your data', {
    deleteAccount: async ({ password }) =>
      password === undefined ? fails({ type: 'confirm-first' }) : answers(null),
  });
  await button('Delete account…').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveTextContent('All stories, heroes, pictures and settings of the account');
  await expect.element(button('Delete everything')).toBeDisabled();
  await dialog.getByLabelText('Type “delete” to confirm').fill('Delete');
  await button('Delete everything').click();
  const password = dialog.getByLabelText('Your password');
  await expect.element(password).toHaveFocus();
  expect(await faults()).toEqual([]);
  await password.fill('long enough');
  await button('Delete everything').click();
  await expect.element(page.getByText('Account deleted')).toBeVisible();
  expect(asked('deleteAccount')).toEqual([{}, { password: 'long enough' }]);
});

test('AUTH-07 signing out keeps the stories here unless told otherwise, and is told', async () => {
  let works = false;
  const { asked } = await openDialog('You', {
    signOut: async () => (works ? answers(null) : fails({ type: 'unexpected', message: '' })),
  });
  await button('Sign out').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('radio', { name: 'Keep them on this device' })).toBeChecked();
  expect(await faults()).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('ErrorFailed to sign out. Please try again.');
  works = true;
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByText('You have been successfully signed out.')).toBeVisible();
  expect(asked('signOut')).toEqual([{ keep: true }, { keep: true }]);
});

test('who removes his stories from the device is told what no server has, and offered a backup file', async () => {
  const { asked } = await openDialog('You', { notBackedUp: async () => 12 });
  await button('Sign out').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Remove them from this device').click();
  await expect
    .element(dialog.getByText('12 turns told here are on no server yet, and would be lost.'))
    .toBeVisible();
  expect(await faults()).toEqual([]);
  await button('Save a backup file first').click();
  const backup = page.getByRole('dialog', { name: 'Backup' });
  await expect.element(backup).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Save a backup file first')).toHaveFocus();
  await button('Sign out and remove').click();
  await expect.poll(() => asked('signOut')).toEqual([{ keep: false }]);
});
