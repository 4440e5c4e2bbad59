import type { Page } from 'playwright/test';

/**
 * Stands in for the provider's script: the loader takes one that is there already. Its form is one field, into which a test types what the
 * card does; what it would send to the provider goes to the stand-in.
 * @param control where the stand-in hears what cards do
 */
export async function giveStripeJs(page: Page, control: string): Promise<void> {
  await page.addInitScript((address: string) => {
    type Confirmed = { readonly clientSecret: string };
    let field: HTMLInputElement | null = null;
    const ask = async (secret: string, confirmed: boolean) => {
      const card = field?.value === '4242' ? 'ok' : field?.value === '3155' ? 'asks' : 'declined';
      const response = await fetch(address, {
        method: 'POST',
        body: JSON.stringify({ do: 'confirm', secret, card, confirmed }),
      });
      const intent: { status: string } = await response.json();
      return intent.status;
    };
    const confirm = async ({ clientSecret }: Confirmed) => {
      let status = await ask(clientSecret, false);
      // The bank's question.
      if (status === 'requires_action') status = await ask(clientSecret, window.confirm('Is this yours?'));
      return status === 'succeeded'
        ? { paymentIntent: { status }, setupIntent: { status } }
        : { error: { message: 'The provider says no to this card.' } };
    };
    const create = () => ({
      on: (event: string, listen: () => void) => void (event === 'ready' && setTimeout(listen)),
      mount: (place: HTMLElement) => {
        const label = document.createElement('label');
        label.textContent = 'Card of the provider ';
        field = document.createElement('input');
        label.append(field);
        place.append(label);
      },
      destroy: () => {
        field?.parentElement?.remove();
        field = null;
      },
    });
    const elements = (options: object) => {
      Object.assign(window, { stripeOptions: options });
      return { create, submit: async () => ({}) };
    };
    const made = (key: string) => {
      Object.assign(window, { stripeKey: key });
      return { elements, confirmPayment: confirm, confirmSetup: confirm };
    };
    Object.assign(window, { Stripe: Object.assign(made, { version: 'endive' }) });
  }, control);
}
