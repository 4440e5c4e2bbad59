import type { Log } from '../log.ts';
import { createStripePayments } from '../stripe.ts';
import type { Payments } from './payments.ts';
import type { Rpc } from './rpc.ts';
import { createSandboxPayments } from './sandbox.ts';
import type { PaymentSettings } from './settings.ts';

/** Who takes payments on this server; the database is told whether the money is real. */
export async function openPayments(
  settings: PaymentSettings,
  deps: { readonly rpc: Rpc; readonly log: Log },
): Promise<Payments | null> {
  const live = settings.kind === 'stripe' && settings.live;
  const told = await deps.rpc('set_payments', { p_live: live });
  // Without that word, credits of test payments might be spent beside real ones: nothing is sold then.
  if (!told.ok) throw new Error(`The ledger does not answer: ${told.error.message}`);
  switch (settings.kind) {
    case 'off':
      return null;
    case 'sandbox':
      deps.log.info('test payments', {
        why: 'STRIPE_SECRET_KEY is not set, and only this machine reaches the server',
      });
      return createSandboxPayments(deps.rpc);
    case 'stripe':
      if (settings.baseUrl !== undefined) deps.log.warn('payments elsewhere', { at: settings.baseUrl });
      return createStripePayments(settings);
  }
}
