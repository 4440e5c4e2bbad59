import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { CreditBalance } from '../../domain/credit.ts';
import type { BillingApi } from '../../domain/ports/billing-api.ts';
import { creditsAtom } from '../../state/billing.ts';
import { Button } from '../kit/button.tsx';
import { late } from '../kit/late.tsx';
import { agoOf, dayOf } from './money.ts';
import css from './purse.module.css';
import { words } from './words.ts';

const LedgerDialog = late(async () => (await import('./account/ledger-dialog.tsx')).LedgerDialog);
const ReceiptsDialog = late(async () => (await import('./account/receipts-dialog.tsx')).ReceiptsDialog);

export type PurseProps = {
  readonly api: BillingApi;
  /** Something was paid and is not counted yet. */
  readonly coming: boolean;
};

/** What the player has, as far as this device knows, and where it came from and went. */
export function Purse({ api, coming }: PurseProps) {
  const { purse } = words;
  const credits = useAtomValue(creditsAtom);
  const [open, setOpen] = useState<'none' | 'ledger' | 'receipts'>('none');
  const now = useMinutes();
  const close = () => {
    setOpen('none');
  };
  if (credits.status === 'none') return null;
  return (
    <section className={css['purse']} aria-label={purse.label}>
      <div className={css['count']}>
        <p className={css['label']}>{purse.label}</p>
        <output className={css['total']}>
          {credits.status === 'loading' && purse.loading}
          {credits.status === 'fallback' && purse.credits(credits.credits)}
          {credits.status === 'known' && purse.credits(credits.balance.total)}
        </output>
      </div>
      <div className={css['facts']}>
        {credits.status === 'fallback' && <p>{purse.fallback}</p>}
        {credits.status === 'known' && (
          <>
            <p>{partsOf(credits.balance).join(' · ')}</p>
            {credits.balance.next_expiry !== null && <p>{purse.next(dayOf(credits.balance.next_expiry))}</p>}
            <p className={css['age']}>{purse.asOf(agoOf(credits.readAt, Math.max(now, credits.readAt)))}</p>
          </>
        )}
        {coming && <output className={css['coming']}>{purse.coming}</output>}
      </div>
      <div className={css['ways']}>
        <Button
          kind="link"
          onClick={() => {
            setOpen('ledger');
          }}
        >
          {purse.where}
        </Button>
        <Button
          kind="link"
          onClick={() => {
            setOpen('receipts');
          }}
        >
          {purse.receipts}
        </Button>
      </div>
      {open === 'ledger' && <LedgerDialog api={api} onClose={close} />}
      {open === 'receipts' && <ReceiptsDialog api={api} onClose={close} />}
    </section>
  );
}

/** The time, as of the last whole minute that was spent here. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

function partsOf({ breakdown, test, held, frozen }: CreditBalance): readonly string[] {
  const { parts, ...purse } = words.purse;
  const named = (['purchased', 'subscription', 'free'] as const)
    .filter((type) => breakdown[type] > 0)
    .map((type) => `${breakdown[type].toLocaleString('en')} ${parts[type]}`);
  return [
    ...named,
    ...(test > 0 ? [purse.test(test)] : []),
    ...(held > 0 ? [purse.held(held)] : []),
    ...(frozen > 0 ? [purse.frozen(frozen)] : []),
  ];
}
