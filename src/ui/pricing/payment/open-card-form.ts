import type { Stripe, StripeElements } from '@stripe/stripe-js';

import { err, ok, type Result } from '../../../domain/result.ts';

/** What is paid, as the provider's form wants to know it before there is a payment. */
export type CardOrder = {
  /** 'setup' keeps a card and takes nothing. */
  readonly mode: 'payment' | 'setup';
  readonly cents: number;
  readonly currency: string;
};

/** The provider's own card form. No digit of the card ever comes to us. */
export type CardForm = {
  /** Puts it into the page, into an empty place; resolves once it can be typed in. False: it did not come. */
  readonly show: (place: HTMLElement) => Promise<boolean>;
  /** Checks what was typed; the error is in the provider's words. */
  readonly check: () => Promise<Result<null, string>>;
  /** Pays, or keeps the card, as the secret says; asks what the bank asks. */
  readonly confirm: (given: {
    readonly clientSecret: string;
    readonly email: string;
  }) => Promise<Result<'succeeded' | 'pending', string>>;
  readonly close: () => void;
};

/** Opens the provider's form; `null` when his script does not come. */
export type OpenCardForm = (key: string, order: CardOrder, place: HTMLElement) => Promise<CardForm | null>;

/** By Stripe's Payment Element. Its script comes from Stripe, and only when somebody pays. */
export const openCardForm: OpenCardForm = async (key, order, place) => {
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(key);
    return stripe === null ? null : formOf(stripe, order, place);
  } catch {
    return null;
  }
};

function formOf(stripe: Stripe, { mode, cents, currency }: CardOrder, place: HTMLElement): CardForm {
  const shared = { currency, allowedPaymentMethodTypes: ['card'], appearance: appearanceOf(place) };
  const elements: StripeElements =
    mode === 'setup'
      ? stripe.elements({ mode, setupFutureUsage: 'off_session', ...shared })
      : stripe.elements({ mode, amount: cents, ...shared });
  const element = elements.create('payment', { fields: { billingDetails: { email: 'never' } } });
  return {
    show: (target) =>
      new Promise((resolve) => {
        element.on('ready', () => resolve(true));
        element.on('loaderror', () => resolve(false));
        element.mount(target);
      }),
    check: async () => {
      const { error } = await elements.submit();
      return error ? err(error.message ?? '') : ok(null);
    },
    confirm: async ({ clientSecret, email }) => {
      const given = {
        elements,
        clientSecret,
        redirect: 'if_required' as const,
        confirmParams: {
          return_url: `${location.origin}/pricing`,
          payment_method_data: { billing_details: { email } },
        },
      };
      const isSetUp = clientSecret.startsWith('seti_');
      const { error, status } = isSetUp
        ? await stripe.confirmSetup(given).then((answer) => ({
            error: answer.error,
            status: answer.setupIntent?.status,
          }))
        : await stripe.confirmPayment(given).then((answer) => ({
            error: answer.error,
            status: answer.paymentIntent?.status,
          }));
      if (error) return err(error.message ?? '');
      if (status === 'succeeded') return ok('succeeded');
      return status === 'processing' ? ok('pending') : err('');
    },
    close: () => {
      element.destroy();
    },
  };
}

/** Colours and letters of this page for a form that is drawn in another. It reads hex colours only. */
function appearanceOf(place: HTMLElement) {
  const style = getComputedStyle(place);
  return {
    theme: 'flat' as const,
    variables: {
      colorBackground: hexOf(place, '--page'),
      colorText: hexOf(place, '--ink'),
      colorTextSecondary: hexOf(place, '--ink-2'),
      colorTextPlaceholder: hexOf(place, '--ink-3'),
      colorPrimary: hexOf(place, '--lamp'),
      colorDanger: hexOf(place, '--evil'),
      borderRadius: '2px',
      fontSizeBase: style.fontSize,
    },
    rules: { '.Input': { border: `1px solid ${hexOf(place, '--edge')}` } },
  };
}

function hexOf(place: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return '#000000';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
