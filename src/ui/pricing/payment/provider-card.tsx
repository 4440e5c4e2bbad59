import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';

import type { Plan } from '../../../domain/billing.ts';
import { err, ok } from '../../../domain/result.ts';
import { words } from '../words.ts';
import { openCardFormAtom } from './card-form-atom.ts';
import type { CardForm } from './open-card-form.ts';
import type { CardProps, PayWith } from './card-props.ts';
import css from './payment-dialog.module.css';

export type ProviderCardProps = CardProps & {
  readonly plan: Plan;
  readonly stripeKey: string | null;
  readonly email: string;
  /** The form did not come. */
  readonly onFault: (message: string) => void;
};

/** The provider's own card form, fetched from him now that somebody pays. */
export function ProviderCard({ plan, stripeKey, email, formId, onPay, onFault }: ProviderCardProps) {
  const { open } = useAtomValue(openCardFormAtom);
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm | null>(null);
  const [ready, setReady] = useState(false);
  const fail = useEffectEvent(() => {
    onFault(words.pay.noForm);
  });
  const mode = plan.type === 'pay-as-you-go' ? 'setup' : 'payment';
  const { price: cents, currency } = plan;

  useEffect(() => {
    let wanted = true;
    const bring = async () => {
      const target = place.current;
      const opened = target && stripeKey ? await open(stripeKey, { mode, cents, currency }, target) : null;
      if (!wanted || !target) {
        opened?.close();
        return;
      }
      form.current = opened;
      const isShown = (await opened?.show(target)) ?? false;
      if (!wanted) return;
      if (isShown) setReady(true);
      else {
        form.current = null;
        fail();
      }
    };
    void bring();
    return () => {
      wanted = false;
      form.current?.close();
      form.current = null;
    };
  }, [open, stripeKey, mode, cents, currency]);

  const payWith: PayWith = async (clientSecret) => {
    if (!form.current) return err(words.pay.noElement);
    const result = await form.current.confirm({ clientSecret, email });
    return result.ok ? ok('succeeded') : result;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email === '') onFault(words.pay.noUser);
    else if (!form.current || !ready) onFault(words.pay.noElement);
    else {
      const checked = await form.current.check();
      if (checked.ok) onPay(payWith);
      else onFault(checked.error === '' ? words.pay.failed : checked.error);
    }
  };
  return (
    <form id={formId} aria-label={words.pay.form} noValidate onSubmit={(event) => void submit(event)}>
      {!ready && <p className={css['coming']}>{words.pay.loadingForm}</p>}
      <div ref={place} className={css['place']} />
    </form>
  );
}
