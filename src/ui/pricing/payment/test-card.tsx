import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import type { BillingApi } from '../../../domain/ports/billing-api.ts';
import { err, ok } from '../../../domain/result.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { billingErrorText } from '../billing-errors.ts';
import { words } from '../words.ts';
import type { CardProps, PayWith } from './card-props.ts';
import css from './payment-dialog.module.css';

export type TestCardProps = CardProps & { readonly api: BillingApi };

/** The card form of the sandbox: three cards that are accepted, declined, or asked about. */
export function TestCard({ api, formId, onPay }: TestCardProps) {
  const { card, hint, choose, cards, asks, yes, no, refused } = words.testCard;
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) question.current?.querySelector('button')?.focus();
  }, [asked]);

  const payWith =
    (confirmed: boolean): PayWith =>
    async (clientSecret) => {
      const result = await api.confirmTestCard({ clientSecret, card: number, confirmed });
      if (!result.ok) return err(billingErrorText(result.error));
      setAsked(result.value === 'requires_action');
      return ok(result.value === 'succeeded' ? 'succeeded' : 'asked');
    };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPay(payWith(asked));
  };
  return (
    <form id={formId} className={css['form']} noValidate onSubmit={submit}>
      {asked ? (
        <div ref={question} className={css['asked']}>
          <p className={css['question']}>{asks}</p>
          <div className={css['answers']}>
            <Button kind="primary" submit>
              {yes}
            </Button>
            <Button
              onClick={() => {
                setAsked(false);
                onPay(async () => err(refused));
              }}
            >
              {no}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <TextField
            label={card}
            hint={hint}
            face="ui"
            inputMode="numeric"
            placeholder={cards[0].number}
            value={number}
            onText={setNumber}
          />
          <fieldset className={css['cards']}>
            <legend className={css['legend']}>{choose}</legend>
            {cards.map((each) => (
              <button
                key={each.number}
                type="button"
                className={css['card']}
                aria-pressed={number === each.number}
                onClick={() => {
                  setNumber(each.number);
                }}
              >
                <span>{each.number}</span>
                <span className={css['does']}>{each.does}</span>
              </button>
            ))}
          </fieldset>
        </>
      )}
    </form>
  );
}
