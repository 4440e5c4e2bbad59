import { expect, test } from 'vitest';

import type { AccountApi } from '../../../src/domain/ports/account-api.ts';
import { accountApiAtom } from '../../../src/state/account.ts';
import { openApp } from '../open-app.tsx';
import { answers, fails, fakeAccountApi } from './fake-account-api.ts';
import { faults } from './faults.ts';
import { noteOf } from './note-of.ts';

async function comeBack(does: Partial<AccountApi>, path = '/auth/callback?code=1') {
  const app = await openApp({ demo: false, session: { status: 'signed-out' }, path });
  const server = fakeAccountApi(does);
  app.atoms.set(accountApiAtom, server.api);
  return { ...app, asked: server.asked };
}

test('ROUTE-02 AUTH-05 whoever comes back from Google is welcomed, where he came from', async () => {
  const { screen, path, asked } = await comeBack({
    finishSignIn: async () => answers({ by: 'google', returnTo: '/pricing' }),
  });
  await expect.element(screen.getByText('Welcome!')).toBeVisible();
  await expect.poll(path).toBe('/pricing');
  expect(asked('finishSignIn')).toHaveLength(1);
});

test('nobody is led to another site by what an address says', async () => {
  const { screen, path } = await comeBack({
    finishSignIn: async () => answers({ by: 'link', returnTo: '//evil.example' }),
  });
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  await expect.poll(path).toBe('/');
});

test('AUTH-06 a Google sign-in that fails is told, with a way on', async () => {
  const { screen, path } = await comeBack({
    finishSignIn: async () => fails({ type: 'refused', message: 'The user denied it' }),
  });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Google sign in failedThe user denied it');
  await expect
    .element(screen.getByRole('heading', { name: 'The sign-in did not come through' }))
    .toBeVisible();
  expect(await faults()).toEqual([]);
  await screen.getByRole('link', { name: 'Back to sign in' }).click();
  await expect.poll(path).toBe('/login');
});

test('a link that was used before is told in words, and not as Google’s', async () => {
  const { screen } = await comeBack(
    { finishSignIn: async () => fails({ type: 'code-gone' }) },
    '/auth/callback?token_hash=1&type=recovery',
  );
  await expect.element(screen.getByText('That code or link was used')).toBeVisible();
  await expect.element(screen.getByText('Google sign in failed')).not.toBeInTheDocument();
});

test('a link for a forgotten password asks for a new one, said twice', async () => {
  let refuses = true;
  const { screen, path, asked } = await comeBack({
    finishSignIn: async () => answers({ by: 'recovery', returnTo: '/' }),
    changePassword: async () =>
      refuses ? fails({ type: 'refused', message: 'Password is too weak' }) : answers(null),
  });
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await faults()).toEqual([]);
  const field = screen.getByLabelText('New password', { exact: true });
  await field.fill('another one');
  await expect.element(screen.getByRole('button', { name: 'Save the password' })).toBeDisabled();
  await screen.getByLabelText('Confirm new password').fill('another one');
  await screen.getByRole('button', { name: 'Save the password' }).click();
  await expect.poll(() => noteOf(field.element())).toContain('Password is too weak');
  refuses = false;
  await screen.getByRole('button', { name: 'Save the password' }).click();
  await expect.element(screen.getByText('Password changed')).toBeVisible();
  expect(asked('changePassword').at(-1)).toEqual({ password: 'another one' });
  await expect.poll(path).toBe('/');
});
