import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { noticesAtom } from '../../../src/state/notices.ts';
import {
  creditErrors,
  creditNotice,
  useCreditFailure,
  type CreditFailure,
} from '../../../src/ui/parts/credit-failure.ts';

test('CRED-13 what may not be asked for is told with its reason', () => {
  const told = (['no-credits', 'unknown', 'failed', 'disabled'] as const).map((why) => {
    const { title, text } = creditNotice({ type: 'may-not', why });
    return [title, text];
  });
  expect(told).toEqual([
    ['Cannot generate images', 'No image credits remaining this month'],
    ['Cannot generate images', 'Unable to check credits'],
    ['Cannot generate images', 'Error checking credits'],
    ['Cannot generate images', 'Image generation is disabled'],
  ]);
});

test('CRED-15 whatever says that credits are to be bought leads to the prices, all else is an error with its message', () => {
  for (const message of ['No image credits remaining', 'Insufficient credits', 'requires_purchase'])
    expect(creditNotice({ type: 'error', message })).toEqual({
      title: 'No credits available',
      text: 'You need more credits to generate images. Redirecting to pricing...',
      toPricing: true,
    });
  for (const message of Object.values(creditErrors))
    expect(creditNotice({ type: 'error', message })).toEqual({
      title: 'Credit Error',
      text: message,
      toPricing: false,
    });
});

async function tell(failure: CreditFailure, asked: boolean) {
  const atoms = createStore();
  const address = memoryLocation({ path: '/', record: true });
  function Teller() {
    const told = useCreditFailure();
    return (
      <button type="button" onClick={() => told(failure, asked)}>
        Tell
      </button>
    );
  }
  const screen = await render(
    <Provider store={atoms}>
      <Router hook={address.hook}>
        <Teller />
      </Router>
    </Provider>,
  );
  await screen.getByRole('button').click();
  return { atoms, path: () => address.history.at(-1) };
}

const empty: CreditFailure = { type: 'error', message: 'No image credits remaining' };

test('who asked for the picture himself is led to the prices after a moment', async () => {
  const { atoms, path } = await tell(empty, true);
  expect(atoms.get(noticesAtom)).toEqual([expect.objectContaining({ title: 'No credits available' })]);
  expect(path()).toBe('/');
  await expect.poll(path).toBe('/pricing');
});

test('CRED-19 a picture that came by itself tells nothing and leads nowhere', async () => {
  const { atoms, path } = await tell(empty, false);
  expect(atoms.get(noticesAtom)).toEqual([]);
  expect(path()).toBe('/');
});
