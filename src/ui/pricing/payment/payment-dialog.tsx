import { useId, useRef, useState } from 'react';

import type { BillingError, Plan } from '../../../domain/billing.ts';
import type { BillingApi } from '../../../domain/ports/billing-api.ts';
import { err, type Result } from '../../../domain/result.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useWork } from '../../kit/use-work.ts';
import { billingErrorText } from '../billing-errors.ts';
import { moneyOf } from '../money.ts';
import { words } from '../words.ts';
import type { CardProps, PayWith } from './card-props.ts';
import css from './payment-dialog.module.css';
import { ProviderCard } from './provider-card.tsx';
import { TestCard } from './test-card.tsx';

export type PaymentDialogProps = {
  readonly api: BillingApi;
  readonly plan: Plan;
  /** Money is taken in play only. */
  readonly test: boolean;
  /** The provider's public key; without one there is no form of his. */
  readonly stripeKey: string | null;
  /** Of who pays: the receipt goes there. */
  readonly email: string;
  readonly onPaid: () => void;
  readonly onClose: () => void;
};

/**
 * Takes a card: in the provider's own form, or a test card in the sandbox. The payment is begun once, by a name that its repetitions share; a
 * card that was declined is followed by another for the same payment.
 */
export function PaymentDialog({ api, plan, test, stripeKey, email, onPaid, onClose }: PaymentDialogProps) {
  const { pay } = words;
  const formId = useId();
  const [error, setError] = useState<string | null>(null);
  const [busy, run] = useWork();
  const begun = useRef<{ attempt: string; secret: string | null } | null>(null);
  const isSetUp = plan.type === 'pay-as-you-go';

  const secretOf = async (): Promise<Result<string, BillingError>> => {
    const now = begun.current ?? { attempt: crypto.randomUUID(), secret: null };
    begun.current = now;
    if (now.secret !== null) return { ok: true, value: now.secret };
    const result = await api.begin({ plan, attempt: now.attempt });
    if (result.ok) {
      now.secret = result.value.clientSecret;
      return { ok: true, value: now.secret };
    }
    // That name is used up: the next press is another attempt.
    if (result.error.type === 'finished' || result.error.type === 'refused') begun.current = null;
    return err(result.error);
  };
  const takePayment = (payWith: PayWith) => {
    run(async () => {
      setError(null);
      const secret = await secretOf();
      if (!secret.ok) {
        setError(billingErrorText(secret.error));
        return;
      }
      const result = await payWith(secret.value);
      if (!result.ok) setError(result.error.trim() === '' ? pay.failed : result.error);
      else if (result.value === 'succeeded') onPaid();
    });
  };
  const card: CardProps = { formId, onPay: takePayment };
  return (
    <Dialog
      title={isSetUp ? pay.setUp : pay.title(plan.name)}
      closeLabel={pay.close}
      onClose={() => {
        // What a bank is being asked cannot be taken back by closing a window.
        if (!busy) onClose();
      }}
      footer={
        <>
          <Button aria-disabled={busy} onClick={() => !busy && onClose()}>
            {pay.cancel}
          </Button>
          <Button kind="primary" submit form={formId} aria-disabled={busy}>
            {busy ? pay.busy : isSetUp ? pay.keep : pay.pay(moneyOf(plan.price, plan.currency))}
          </Button>
        </>
      }
    >
      <p className={css['sum']}>
        <span className={css['for']}>{isSetUp ? plan.name : words.pack.credits(plan.credits)}</span>
        <span className={css['price']}>{isSetUp ? pay.nothingNow : moneyOf(plan.price, plan.currency)}</span>
        {test && <span className={css['test']}>{words.test}</span>}
      </p>
      {test && stripeKey === null ? (
        <TestCard api={api} {...card} />
      ) : (
        <ProviderCard plan={plan} stripeKey={stripeKey} email={email} onFault={setError} {...card} />
      )}
      <p className={css['error']} role="alert">
        {error}
      </p>
    </Dialog>
  );
}
