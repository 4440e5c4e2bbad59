import { useState, type SubmitEvent } from 'react';

import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { Button } from '../kit/button.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useWork } from '../kit/use-work.ts';
import { billingErrorText } from './billing-errors.ts';
import { readCents } from './money.ts';
import css from './usage-ticket.module.css';
import { words } from './words.ts';

export type LimitFormProps = {
  readonly api: BillingApi;
  /** The limit that holds. */
  readonly cents: number;
};

/** How much pay-as-you-go may come to in a week. */
export function LimitForm({ api, cents }: LimitFormProps) {
  const { label, hint, wrong, save, saved } = words.limit;
  const [typed, setTyped] = useState((cents / 100).toFixed(2));
  const [said, setSaid] = useState<{ readonly error?: string; readonly done?: string }>({});
  const [busy, run] = useWork();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = readCents(typed);
    if (wanted === null) {
      setSaid({ error: wrong });
      return;
    }
    run(async () => {
      const result = await api.setWeeklyLimit({ cents: wanted });
      if (!result.ok) {
        setSaid({ error: billingErrorText(result.error) });
        return;
      }
      setSaid({ done: saved });
      setTyped((result.value.weeklyLimitCents / 100).toFixed(2));
      await api.refresh();
    });
  };
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        face="ui"
        inputMode="text"
        value={typed}
        error={said.error}
        onText={(text) => {
          setSaid({});
          setTyped(text);
        }}
      />
      <Button submit disabled={busy}>
        {save}
      </Button>
      <output className={css['said']}>{said.done}</output>
    </form>
  );
}
