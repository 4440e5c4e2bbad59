import { useEffect, useState } from 'react';

import type { Receipt } from '../../../domain/billing.ts';
import type { BillingApi, BillingResult } from '../../../domain/ports/billing-api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { billingErrorText } from '../billing-errors.ts';
import { dayOf, moneyOf } from '../money.ts';
import { words } from '../words.ts';
import css from './account-dialogs.module.css';

export type ReceiptsDialogProps = { readonly api: BillingApi; readonly onClose: () => void };

/** What was paid, newest first, with the provider's own page of each. */
export function ReceiptsDialog({ api, onClose }: ReceiptsDialogProps) {
  const [found, setFound] = useState<BillingResult<readonly Receipt[]> | null>(null);
  useEffect(() => {
    let wanted = true;
    void api.receipts().then((result) => wanted && setFound(result));
    return () => {
      wanted = false;
    };
  }, [api]);
  return (
    <Dialog title={words.receipts.title} closeLabel={words.ledger.close} onClose={onClose} size="wide">
      {found === null && <p className={css['said']}>{words.ledger.loading}</p>}
      {found?.ok === false && (
        <p className={css['failed']} role="alert">
          {billingErrorText(found.error)}
        </p>
      )}
      {found?.ok && found.value.length === 0 && <p className={css['said']}>{words.receipts.none}</p>}
      {found?.ok && (
        <ol className={css['lines']}>
          {found.value.map((receipt) => (
            <Line key={receipt.id} receipt={receipt} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Line({ receipt }: { readonly receipt: Receipt }) {
  const { week, refunded, open } = words.receipts;
  const { cents, currency, refunded_cents: returned, url } = receipt;
  return (
    <li className={css['line']}>
      <span className={css['what']}>
        {receipt.kind === 'week' ? week : receipt.name}
        <span className={css['when']}>
          <time dateTime={receipt.at}>{dayOf(receipt.at)}</time>
          {returned > 0 && ` · ${refunded(moneyOf(returned, currency))}`}
        </span>
        {url?.startsWith('https://') && (
          <a className={css['link']} href={url} target="_blank" rel="noopener noreferrer">
            {open}
          </a>
        )}
      </span>
      {receipt.test && <span className={css['test']}>{words.test}</span>}
      <span className={css['amount']}>{moneyOf(cents, currency)}</span>
    </li>
  );
}
