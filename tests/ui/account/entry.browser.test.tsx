import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AccountApi } from '../../../src/domain/ports/account-api.ts';
import { accountApiAtom, accountAtom } from '../../../src/state/account.ts';
import { noticesAtom } from '../../../src/state/notices.ts';
import { openApp, type Visit } from '../open-app.tsx';
import { ada, allFeatures, answers, fails, fakeAccountApi } from './fake-account-api.ts';
import { faults } from './faults.ts';
import { noteOf } from './note-of.ts';

const visitor = { demo: false, session: { status: 'signed-out' } } as const;

async function openTitle(does: Partial<AccountApi> = {}, visit: Visit = {}) {
  const app = await openApp({ ...visitor, ...visit });
  const server = fakeAccountApi(does);
  app.atoms.set(accountApiAtom, server.api);
  await expect.element(app.screen.getByRole('region', { name: 'Account' })).toBeInTheDocument();
  return { ...app, asked: server.asked };
}

const email = () => page.getByLabelText('E-mail');
const password = () => page.getByLabelText('Password', { exact: true });
const repeated = () => page.getByLabelText('Confirm password');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function signUp(one = 'long enough', other = one) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await email().fill('ada@example.org');
  await password().fill(one);
  await repeated().fill(other);
}

async function signIn() {
  await email().fill('ada@example.org');
  await password().fill('long enough');
  await button('Sign In').click();
}

for (const size of [
  [1440, 900],
  [390, 844],
] as const)
  test(`AUTH-01 the sign-in screen has tabs, demo mode and Google, without an accessibility fault at ${size[0]} pixels`, async () => {
    const { screen, asked } = await openTitle({}, { size });
    await expect
      .element(screen.getByRole('tab', { name: 'Sign In' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tab', { name: 'Sign Up' })).toBeInTheDocument();
    await expect.element(button('Play without an account')).toBeVisible();
    expect(await faults()).toEqual([]);
    await signUp('long enough', 'other');
    await expect.element(screen.getByText('The passwords differ.')).toBeInTheDocument();
    expect(await faults()).toEqual([]);
    await button('Continue with Google').click();
    expect(asked('signInWithGoogle')).toEqual(['/']);
  });

test('AUTH-02 Sign In asks for an e-mail and a password, and sends nothing without both', async () => {
  const { asked } = await openTitle();
  await expect.element(email()).toHaveAttribute('type', 'email');
  await expect.element(email()).toHaveAttribute('autocomplete', 'username');
  await expect.element(password()).toHaveAttribute('type', 'password');
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(email()).toBeRequired();
  await expect.element(password()).toBeRequired();
  await email().fill('ada@example.org');
  await button('Sign In').click();
  expect(asked('signIn')).toEqual([]);
  await password().fill('long enough');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked('signIn')).toEqual([{ email: 'ada@example.org', password: 'long enough' }]);
});

test('AUTH-03 Sign Up asks for the password twice; while they differ the button is disabled and Enter sends nothing', async () => {
  const { asked } = await openTitle();
  await signUp('long enough', 'other');
  for (const field of [email(), password(), repeated()]) await expect.element(field).toBeRequired();
  await expect.element(button('Sign Up')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  const form = repeated().element().closest('form');
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(asked('signUp')).toEqual([]);
  await repeated().fill('long enough');
  await expect.element(button('Sign Up')).toBeEnabled();
  await button('Sign Up').click();
  await expect.poll(() => asked('signUp')).toHaveLength(1);
});

test('AUTH-04 after sign-up it is said, and Sign In is shown with the address kept and the password to be typed', async () => {
  const { screen } = await openTitle();
  await signUp();
  await button('Sign Up').click();
  await expect.element(screen.getByText('Account created successfully!')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(email()).toHaveValue('ada@example.org');
  await expect.element(password()).toHaveFocus();
});

test('an account that waits for its mail says so', async () => {
  const { screen } = await openTitle({ signUp: async () => answers('confirm-mail') });
  await signUp();
  await button('Sign Up').click();
  await expect.element(screen.getByText('Follow the link in the mail to ada@example.org')).toBeVisible();
});

test('ROUTE-05 AUTH-05 after sign-in: Welcome back, and one is where one came from', async () => {
  const { screen, path, atoms } = await openApp({ ...visitor, path: '/pricing' });
  atoms.set(accountApiAtom, fakeAccountApi().api);
  await screen.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(path).toBe('/login?returnTo=/pricing');
  await signIn();
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  await expect.poll(path).toBe('/pricing');
});

test('AUTH-06 failures are told with the service’s words, or as unexpected', async () => {
  const refused = fails({ type: 'refused', message: 'Invalid login credentials' });
  const { screen } = await openTitle({
    signIn: async () => refused,
    signUp: async () => fails({ type: 'unexpected', message: 'TypeError: x is not a function' }),
    signInWithGoogle: async () => fails({ type: 'refused', message: 'Provider is not enabled' }),
  });
  const alert = screen.getByRole('alert');
  await signIn();
  await expect.element(alert).toHaveTextContent('Sign in failedInvalid login credentials');
  await button('Continue with Google').click();
  await expect.element(alert).toHaveTextContent('Google sign in failedProvider is not enabled');
  await signUp();
  await button('Sign Up').click();
  await expect.element(alert).toHaveTextContent('Sign up failedAn unexpected error occurred.');
  await expect.element(password()).toHaveValue('long enough');
});

test('how an attempt ended is told until the next one has ended', async () => {
  let tries = 0;
  const wrong = fails({ type: 'refused', message: 'Invalid login credentials' });
  const { screen, atoms } = await openTitle({
    signIn: async () => ((tries += 1) < 3 ? wrong : answers(null)),
  });
  await signIn();
  await expect.element(screen.getByText('Sign in failed')).toBeVisible();
  await button('Sign In').click();
  await expect.poll(() => tries).toBe(2);
  await button('Sign In').click();
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  expect(atoms.get(noticesAtom)).toMatchObject([{ title: 'Welcome back!' }]);
});

test('what is under way is not asked for twice', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { asked } = await openTitle({ signIn: () => held.then(() => answers(null)) });
  await signIn();
  await expect.element(button('Signing in…')).toHaveAttribute('aria-disabled', 'true');
  await password().click();
  await userEvent.keyboard('{Enter}');
  expect(asked('signIn')).toHaveLength(1);
  answer();
  await expect.element(button('Sign In')).toBeVisible();
});

test('a password can be looked at, and is not by itself', async () => {
  await openTitle();
  await button('Show password').click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await button('Hide password').click();
  await expect.element(password()).toHaveAttribute('type', 'password');
});

test('what a server does not offer is said in words: Google, new accounts, mail', async () => {
  const { screen, asked } = await openTitle({
    features: async () => ({
      accounts: true,
      signups: 'closed',
      google: false,
      mail: false,
      lentText: false,
    }),
  });
  await expect.element(button('Continue with Google')).toHaveAccessibleDescription(/not set up for Google/);
  button('Continue with Google')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(asked('signInWithGoogle')).toEqual([]);
  await button('Forgotten password?').click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('This server sends no mail');
  expect(await faults()).toEqual([]);
  await button('Done').click();
  await expect.element(button('Forgotten password?')).toHaveFocus();
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(screen.getByText('takes no new accounts')).toBeInTheDocument();
});

test('a forgotten password is answered with a link by mail, whoever asks', async () => {
  const { screen, asked } = await openTitle();
  await email().fill('ada@example.org');
  await button('Forgotten password?').click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('E-mail')).toHaveValue('ada@example.org');
  await button('Send the link').click();
  await expect.element(dialog.getByText('If ada@example.org has an account here')).toBeVisible();
  expect(asked('recover')).toEqual([{ email: 'ada@example.org' }]);
  await expect.element(button('Done')).toHaveFocus();
  expect(await faults()).toEqual([]);
});

test('a limit on tries is told beside the field, with the time to wait', async () => {
  const { screen } = await openTitle({ recover: async () => fails({ type: 'limited', retryAfterS: 40 }) });
  await email().fill('ada@example.org');
  await button('Forgotten password?').click();
  await button('Send the link').click();
  await expect
    .poll(() => noteOf(screen.getByRole('dialog').getByLabelText('E-mail').element()))
    .toBe('Too many tries. Try again in 40 seconds.');
});

test('with a code typed by hand the new device waits for the other, and is signed in when that one allows it', async () => {
  let allowed = false;
  const { screen, asked } = await openTitle({
    redeemCode: async () => answers(allowed ? 'signed-in' : 'waiting'),
  });
  await button('Sign in with a code').click();
  await page.getByLabelText('The words of the code').fill('amber otter');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').filter({ hasText: 'press Allow there' })).toBeVisible();
  await expect.element(page.getByLabelText('The words of the code')).toHaveFocus();
  expect(await faults()).toEqual([]);
  allowed = true;
  await expect.element(screen.getByText('Welcome back!')).toBeVisible();
  expect(asked('redeemCode').at(-1)).toEqual({ code: 'amber otter' });
});

test('a code that the camera brought is used after a press only, and leaves the address', async () => {
  const { screen, asked, path } = await openTitle(
    { redeemCode: async () => fails({ type: 'code-gone' }) },
    { path: '/login?code=amber-otter' },
  );
  const dialog = screen.getByRole('dialog', { name: 'Sign in with a code' });
  await expect.element(dialog.getByLabelText('The words of the code')).toHaveValue('amber-otter');
  expect(asked('redeemCode')).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect
    .poll(() => noteOf(dialog.getByLabelText('The words of the code').element()))
    .toContain('Have the other device show a new one');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(path).toBe('/login');
});

test('a sign-in that the server has ended is taken up again with its address', async () => {
  const { screen, atoms } = await openTitle({}, { path: '/login', session: { status: 'open' } });
  atoms.set(accountAtom, { type: 'signed-in', user: ada });
  await expect.element(screen.getByText('You are signed in as ada@example.org.')).toBeInTheDocument();
  atoms.set(accountAtom, { type: 'paused', user: ada });
  await expect
    .element(screen.getByText('The server has ended the sign-in of ada@example.org.'))
    .toBeInTheDocument();
  await expect.element(email()).toHaveValue('ada@example.org');
});

test('where the page came without HTTPS, the title page and the settings say what that costs', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'isSecureContext') ?? {};
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  try {
    const { screen } = await openTitle();
    await expect.element(screen.getByText('This page came over plain HTTP.')).toBeInTheDocument();
    await screen.unmount();
    const game = await openApp();
    await game.screen.getByRole('button', { name: 'Settings' }).click();
    await expect.element(game.screen.getByText('This page came over plain HTTP.')).toBeInTheDocument();
    await game.screen.unmount();
  } finally {
    Object.defineProperty(window, 'isSecureContext', own);
  }
  const { screen } = await openTitle();
  await expect.element(screen.getByText('This page came over plain HTTP.')).not.toBeInTheDocument();
});

test('DEMO-01 in demo play the server is not even asked what it offers, until the sign-in screen is opened', async () => {
  const { screen, atoms } = await openApp();
  const server = fakeAccountApi();
  atoms.set(accountApiAtom, server.api);
  await expect.element(screen.getByRole('heading', { name: 'Who walks into this story?' })).toBeVisible();
  await expect.element(button('Account')).not.toBeInTheDocument();
  expect(server.asked('features')).toEqual([]);
  await screen.getByRole('complementary').getByRole('button', { name: 'Sign in' }).click();
  await expect.element(email()).toBeInTheDocument();
  expect(server.asked('features')).toHaveLength(1);
});

test('a server that could not be reached is asked again when the connection is back', async () => {
  let reached = false;
  const { screen } = await openTitle({ features: async () => ({ ...allFeatures, accounts: reached }) });
  await expect.element(screen.getByText('There are no accounts here')).toBeInTheDocument();
  reached = true;
  dispatchEvent(new Event('online'));
  await expect.element(email()).toBeInTheDocument();
});
