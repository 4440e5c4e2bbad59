import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { creditsAtom } from '../../../src/state/billing.ts';
import { openCardFormAtom } from '../../../src/ui/pricing/payment/card-form-atom.ts';
import type { CardForm } from '../../../src/ui/pricing/payment/open-card-form.ts';
import { faults } from '../account/faults.ts';
import { answers, known, plans, refuses } from './fake-billing-api.ts';
import { button, openPricing } from './open-pricing.ts';

const dialog = () => page.getByRole('dialog');
/** What went wrong is told in the dialog; notices in passing have a place of their own in it. */
const told = (text: string) => dialog().getByRole('alert').filter({ hasText: text });

/** The payment of a pack, with a test card chosen. */
async function openPayment(card: string | null, ...given: Parameters<typeof openPricing>) {
  const opened = await openPricing(...given);
  await button('Buy Lite').click();
  await expect.element(dialog()).toHaveTextContent('Pay for Lite');
  if (card !== null)
    await dialog()
      .getByRole('button', { name: new RegExp(card) })
      .click();
  return opened;
}

test('PAY-03 in the sandbox a test card pays: the success is shown, goes by itself, and the credits appear', async () => {
  const { asked, atoms } = await openPayment('4242 4242 4242 4242');
  await expect.element(dialog()).toHaveTextContent('Test payments');
  expect(await faults()).toEqual([]);
  await button('Pay $8').click();
  await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(asked('begin')).toEqual([{ plan: plans[2], attempt: expect.stringMatching(/^[\w-]{8,}$/) }]);
  expect(asked('confirmTestCard')).toEqual([
    { clientSecret: 'pi_1_secret_x', card: '4242 4242 4242 4242', confirmed: false },
  ]);
  const shownAt = Date.now();
  await expect.poll(() => asked('refresh').length).toBeGreaterThan(0);
  await expect.element(page.getByText('Your credits are on their way…')).toBeInTheDocument();
  atoms.set(creditsAtom, known({ total: 115 }));
  await expect.element(page.getByText('115 credits')).toBeInTheDocument();
  await expect.element(page.getByText('Your credits are on their way…')).not.toBeInTheDocument();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(Date.now() - shownAt).toBeGreaterThan(2_000);
});

test('the success is closed by the keyboard at once', async () => {
  await openPayment('4242 4242 4242 4242');
  await button('Pay $8').click();
  await expect.element(button('Done')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a card that is declined says why, and another pays the same attempt', async () => {
  const { asked } = await openPayment('4000 0000 0000 0002');
  await button('Pay $8').click();
  await expect.element(told('Your card was declined.')).toBeVisible();
  expect(await faults()).toEqual([]);
  await dialog().getByRole('button', { name: /4242/ }).click();
  await button('Pay $8').click();
  await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(asked('begin')).toHaveLength(1);
});

test('a card that asks is confirmed or refused by the player', async () => {
  const { asked } = await openPayment('4000 0025 0000 3155');
  await button('Pay $8').click();
  await expect.element(button('Yes, confirm')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await button('No').click();
  await expect.element(told('The payment was not confirmed.')).toBeVisible();
  await button('Pay $8').click();
  await button('Yes, confirm').click();
  await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(asked('confirmTestCard')).toEqual([
    expect.objectContaining({ confirmed: false }),
    expect.objectContaining({ confirmed: false }),
    expect.objectContaining({ confirmed: true }),
  ]);
});

test('a double press begins once, and a failure of the way is repeated under the same name', async () => {
  let calls = 0;
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  const { asked } = await openPayment('4242 4242 4242 4242', {
    begin: async () => {
      calls += 1;
      if (calls === 1) {
        await held;
        return refuses({ type: 'offline' });
      }
      return answers({ clientSecret: 'pi_1_secret_x' });
    },
  });
  const form = dialog().element().querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(button('One moment…')).toHaveAttribute('aria-disabled', 'true');
  form?.requestSubmit();
  open();
  await expect.element(told('You were not charged.')).toBeVisible();
  expect(asked('begin')).toHaveLength(1);
  await button('Pay $8').click();
  await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const [first, second] = asked('begin');
  expect(second).toEqual(first);
});

/** A provider's form that does what a test says. */
function fakeForm(does: Partial<CardForm> = {}) {
  const done: { readonly confirmed: unknown[]; closed: number } = { confirmed: [], closed: 0 };
  const form: CardForm = {
    show: async (place) => {
      place.textContent = 'The form of the provider';
      return true;
    },
    check: async () => answers(null),
    confirm: async (given) => {
      done.confirmed.push(given);
      return answers('succeeded');
    },
    close: () => (done.closed += 1),
    ...does,
  };
  return { form, done };
}

const live = {
  plans: async () => answers({ plans, payments: 'live' as const }),
  stripeKey: async () => answers('pk_live_1'),
};

test('PAY-02 with a provider the card is typed into his form, which comes when the dialog opens and goes with it', async () => {
  const opened: unknown[] = [];
  const { form, done } = fakeForm();
  const { atoms } = await openPricing(live);
  atoms.set(openCardFormAtom, {
    open: async (key, order) => {
      opened.push([key, order]);
      return form;
    },
  });
  expect(opened).toEqual([]);
  await button('Buy Pro').click();
  await expect.element(page.getByText('The form of the provider')).toBeVisible();
  expect(opened).toEqual([['pk_live_1', { mode: 'payment', cents: 3500, currency: 'usd' }]]);
  await button('Pay $35').click();
  await expect.element(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(done).toEqual({
    confirmed: [{ clientSecret: 'pi_1_secret_x', email: 'ada@example.org' }],
    closed: 1,
  });
});

test('pay-as-you-go keeps a card and takes nothing', async () => {
  const orders: unknown[] = [];
  const { form, done } = fakeForm();
  const { atoms, asked } = await openPricing(live);
  atoms.set(openCardFormAtom, {
    open: async (_key, order) => {
      orders.push(order.mode);
      return form;
    },
  });
  await button('Subscribe').click();
  await expect.element(page.getByText('The form of the provider')).toBeVisible();
  await button('Save card').click();
  await expect.element(page.getByRole('heading', { name: 'Pay-as-you-go is on' })).toBeVisible();
  expect(orders).toEqual(['setup']);
  expect(asked('begin')).toEqual([expect.objectContaining({ plan: plans[1] })]);
  expect(done.confirmed).toEqual([{ clientSecret: 'seti_1_secret_x', email: 'ada@example.org' }]);
});

for (const [what, does, said] of [
  [
    'the provider says',
    { confirm: async () => ({ ok: false, error: 'Your card has insufficient funds.' }) },
    'Your card has insufficient funds.',
  ],
  ['nobody says why', { confirm: async () => ({ ok: false, error: '' }) }, 'Payment failed'],
  [
    'what was typed is incomplete',
    { check: async () => ({ ok: false, error: 'Your card number is incomplete.' }) },
    'Your card number is incomplete.',
  ],
  ['the form did not come', { show: async () => false }, 'Card element not found'],
] as const satisfies readonly (readonly [string, Partial<CardForm>, string])[])
  test(`a payment that fails is told where it failed: ${what}`, async () => {
    const { form } = fakeForm(does);
    const { atoms } = await openPricing(live);
    atoms.set(openCardFormAtom, { open: async () => form });
    await button('Buy Lite').click();
    await expect
      .element(page.getByText(/The form of the provider|The provider’s card form did not come/))
      .toBeVisible();
    await button('Pay $8').click();
    await expect.element(told(said)).toBeVisible();
  });
