import { useAtomValue } from 'jotai';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import type { Plan } from '../../domain/billing.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { accountAtom } from '../../state/account.ts';
import { Button } from '../kit/button.tsx';
import { OrnamentGlyph } from '../kit/glyphs.tsx';
import { late } from '../kit/late.tsx';
import { useOnline } from '../kit/use-online.ts';
import { PageFoot } from '../parts/page-foot.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { words as house } from '../parts/words.ts';
import { billingErrorText } from './billing-errors.ts';
import css from './counter.module.css';
import { FreeTicket, PackTicket, type Sale } from './plan-tickets.tsx';
import { Purse } from './purse.tsx';
import { UsageTicket } from './usage-ticket.tsx';
import { useComing } from './use-coming.ts';
import { usePlans, type Plans } from './use-plans.ts';
import { words } from './words.ts';

const PaymentDialog = late(async () => (await import('./payment/payment-dialog.tsx')).PaymentDialog);
const PaidDialog = late(async () => (await import('./payment/paid-dialog.tsx')).PaidDialog);

export type CounterProps = {
  readonly api: BillingApi;
  /** What is shown instead to a visitor of a host that sells nothing. */
  readonly plain: ReactNode;
};

/** Where credits are counted and sold: the purse above, the tickets below. */
export function Counter({ api, plain }: CounterProps) {
  const account = useAtomValue(accountAtom);
  const [plans, again] = usePlans(api);
  const [open, setOpen] = useState<{ readonly type: 'pay' | 'paid'; readonly plan: Plan } | null>(null);
  const [coming, expectCredits] = useComing(api);
  const [, navigate] = useLocation();
  const online = useOnline();
  const noteId = useId();

  const isVisitor = account.type === 'none';
  if (isVisitor && plans.status === 'failed' && plans.error.type !== 'offline') return plain;

  const test = plans.status === 'there' && plans.payments === 'test';
  const note = noteOf(plans, online);
  const sale: Sale = {
    test,
    blocked: note === null ? undefined : noteId,
    onBuy: (plan) => {
      if (account.type !== 'signed-in') navigate('/login?returnTo=/pricing');
      else setOpen({ type: 'pay', plan });
    },
    buyWord: account.type === 'signed-in' ? null : words.signInToBuy,
  };
  const sold = plans.status === 'there' ? plans.plans : [];
  const usage = sold.find(({ type }) => type === 'pay-as-you-go');
  return (
    <main className={css['desk']}>
      <title>{`${words.title} · ${house.product}`}</title>
      <header className={css['head']}>
        <h1 className={css['title']}>{words.title}</h1>
        <div className={css['ornament']}>
          <OrnamentGlyph />
        </div>
        <p className={css['lead']}>{words.lead}</p>
        <p className={css['only']}>{words.only}</p>
      </header>
      {!isVisitor && <Purse api={api} coming={coming} />}
      <div id={noteId} className={css['notes']}>
        {note !== null && <output className={css['note']}>{note}</output>}
        {plans.status === 'failed' && online && <Button onClick={again}>{words.again}</Button>}
        {account.type === 'paused' && <p className={css['note']}>{words.paused}</p>}
        {test && <p className={css['test']}>{words.testText}</p>}
      </div>
      <div className={css['pair']}>
        <FreeTicket visitor={isVisitor} />
        {usage && <UsageTicket api={api} plan={usage} sale={sale} />}
      </div>
      <div className={css['packs']}>
        {sold
          .filter(({ type }) => type === 'pack')
          .map((plan) => (
            <PackTicket key={plan.id} plan={plan} sale={sale} />
          ))}
      </div>
      <footer className={css['foot']}>
        <PageLink href="/" kind="quiet">
          {words.back}
        </PageLink>
        {isVisitor && (
          <PageLink href="/login?returnTo=/pricing" kind="quiet">
            {words.signIn}
          </PageLink>
        )}
        <PageFoot />
      </footer>
      {open?.type === 'pay' && plans.status === 'there' && account.type === 'signed-in' && (
        <PaymentDialog
          api={api}
          plan={open.plan}
          test={test}
          stripeKey={plans.stripeKey}
          email={account.user.email}
          onPaid={() => {
            expectCredits(open.plan);
            setOpen({ type: 'paid', plan: open.plan });
          }}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
      {open?.type === 'paid' && (
        <PaidDialog
          plan={open.plan}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </main>
  );
}

/** Why nothing can be bought at the moment; `null` when it can. */
function noteOf(plans: Plans, online: boolean): string | null {
  if (!online) return words.offline;
  switch (plans.status) {
    case 'loading':
      return words.loading;
    case 'failed':
      return billingErrorText(plans.error);
    case 'there':
      return plans.payments === 'off' ? words.off : null;
    default:
      return plans satisfies never;
  }
}
