import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import type { Plan } from '../../domain/billing.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { creditsAtom } from '../../state/billing.ts';
import { notifyAtom } from '../../state/notices.ts';
import { Button } from '../kit/button.tsx';
import { SureDialog } from '../kit/sure-dialog.tsx';
import { useOnline } from '../kit/use-online.ts';
import { useWork } from '../kit/use-work.ts';
import { billingErrorText } from './billing-errors.ts';
import { KeptCards } from './kept-cards.tsx';
import { LimitForm } from './limit-form.tsx';
import { dayOf, dollarsOf, moneyOf } from './money.ts';
import { BuyButton, type Sale } from './plan-tickets.tsx';
import { Ticket } from './ticket.tsx';
import css from './usage-ticket.module.css';
import { words } from './words.ts';

export type UsageTicketProps = { readonly api: BillingApi; readonly plan: Plan; readonly sale: Sale };

/** Pay-as-you-go: its price, what it came to this week, how far it may go, and the way in and out. */
export function UsageTicket({ api, plan, sale }: UsageTicketProps) {
  const { title, per, points, subscribe, cancel, on, failed, spent, until } = words.usage;
  const credits = useAtomValue(creditsAtom);
  const notify = useSetAtom(notifyAtom);
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const [busy, run] = useWork();
  const known = credits.status === 'known' ? credits : null;
  const isOn = known?.balance.hasActiveSubscription ?? false;

  const end = async () => {
    setAsking(false);
    const result = await api.cancel();
    if (result.ok) {
      notify({ type: 'message', ...words.cancelled, tone: 'calm' });
      await api.refresh();
    } else {
      const text = words.cancelFailed(billingErrorText(result.error));
      notify({ type: 'message', title: text, text: '', tone: 'warning' });
    }
  };
  return (
    <Ticket
      title={title}
      price={moneyOf(plan.price, plan.currency)}
      per={per}
      test={sale.test ? words.test : undefined}
      points={isOn ? undefined : points}
      stamp={isOn ? on : undefined}
      stub={
        isOn ? (
          <Button
            wide
            aria-disabled={busy || !online}
            aria-describedby={sale.blocked}
            onClick={() => {
              if (!busy && online) setAsking(true);
            }}
          >
            {cancel}
          </Button>
        ) : (
          <BuyButton plan={plan} sale={sale} label={subscribe} />
        )
      }
    >
      {known?.balance.paymentFailed && <p className={css['failed']}>{failed}</p>}
      {known && isOn && (
        <>
          <p className={css['spent']}>
            {spent(dollarsOf(known.spending), dollarsOf(known.balance.weeklyLimitCents / 100))}{' '}
            <span className={css['until']}>{until(dayOf(known.balance.periodEnd))}</span>
          </p>
          <KeptCards api={api} />
          <LimitForm api={api} cents={known.balance.weeklyLimitCents} />
        </>
      )}
      {asking && (
        <SureDialog
          words={{ ...words.sure, text: () => words.sure.text }}
          name=""
          onYes={() => {
            run(end);
          }}
          onNo={() => {
            setAsking(false);
          }}
        />
      )}
    </Ticket>
  );
}
