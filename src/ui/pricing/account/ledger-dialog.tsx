import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import type { CreditEntry } from '../../../domain/billing.ts';
import type { BillingApi } from '../../../domain/ports/billing-api.ts';
import { readNamesAtom, type Names } from '../../../state/names.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useWork } from '../../kit/use-work.ts';
import { storyTitle } from '../../parts/story-title.ts';
import { billingErrorText } from '../billing-errors.ts';
import { dayOf, moneyOf } from '../money.ts';
import { words } from '../words.ts';
import css from './account-dialogs.module.css';

export type LedgerDialogProps = { readonly api: BillingApi; readonly onClose: () => void };

type Shown = {
  readonly entries: readonly CreditEntry[];
  readonly names: Names;
  readonly next: number | null;
};

/** Every credit that came, went or came back, newest first, with what it was for. */
export function LedgerDialog({ api, onClose }: LedgerDialogProps) {
  const { title, close, loading, none, more } = words.ledger;
  const readNames = useSetAtom(readNamesAtom);
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, run] = useWork();

  const bring = async (before: Shown | null, wanted: () => boolean) => {
    setError(null);
    const page = await api.history({ before: before?.next ?? null });
    if (!page.ok) {
      if (wanted()) setError(billingErrorText(page.error));
      return;
    }
    const ids = (which: 'story' | 'scene') => page.value.entries.flatMap((entry) => entry[which] ?? []);
    const names = await readNames({ stories: ids('story'), scenes: ids('scene') });
    if (!wanted()) return;
    setShown({
      entries: [...(before?.entries ?? []), ...page.value.entries],
      names: new Map([...(before?.names ?? []), ...names]),
      next: page.value.next,
    });
  };
  const bringFirst = (wanted: () => boolean) => bring(null, wanted);
  useFirst(bringFirst);
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} size="wide">
      {error !== null && (
        <p className={css['failed']} role="alert">
          {error}
        </p>
      )}
      {shown === null && error === null && <p className={css['said']}>{loading}</p>}
      {shown?.entries.length === 0 && <p className={css['said']}>{none}</p>}
      {shown && (
        <ol className={css['lines']}>
          {shown.entries.map((entry) => (
            <Line key={entry.id} entry={entry} names={shown.names} />
          ))}
        </ol>
      )}
      {(shown?.next ?? null) !== null && (
        <Button
          disabled={busy}
          onClick={() => {
            run(() => bring(shown, () => true));
          }}
        >
          {more}
        </Button>
      )}
      {shown === null && error !== null && (
        <Button
          disabled={busy}
          onClick={() => {
            run(() => bring(null, () => true));
          }}
        >
          {words.again}
        </Button>
      )}
    </Dialog>
  );
}

/** Brings the first page once, when the dialog has opened. */
function useFirst(bring: (wanted: () => boolean) => Promise<void>) {
  const [first] = useState(() => bring);
  useEffect(() => {
    let wanted = true;
    void first(() => wanted);
    return () => {
      wanted = false;
    };
  }, [first]);
}

function Line({ entry, names }: { readonly entry: CreditEntry; readonly names: Names }) {
  const { kinds, grants, usage, test, elsewhere } = words.ledger;
  const { amount, cents, grant, story, scene } = entry;
  const what = entry.kind === 'grant' && grant !== null ? (grants[grant] ?? kinds.grant) : kinds[entry.kind];
  const where = story === null ? null : names.has(story) ? storyTitle(names.get(story) ?? '') : elsewhere;
  const sceneTitle = scene === null ? undefined : names.get(scene);
  return (
    <li className={css['line']}>
      <span className={css['what']}>
        {what}
        {where !== null && (
          <span className={css['where']}>
            <bdi>{where}</bdi>
            {sceneTitle && (
              <>
                {' · '}
                <bdi>{sceneTitle}</bdi>
              </>
            )}
          </span>
        )}
        <span className={css['when']}>
          <time dateTime={entry.at}>{dayOf(entry.at)}</time>
          {entry.credit_type === null && cents !== 0 && ` · ${usage}`}
        </span>
      </span>
      {entry.test && <span className={css['test']}>{test}</span>}
      <span className={css['amount']} data-in={amount > 0 || undefined}>
        {cents === 0 ? signed(amount) : moneyOf(cents)}
      </span>
    </li>
  );
}

/** With its sign: '+10', '−1'; '' for nothing. */
function signed(amount: number): string {
  if (amount === 0) return '';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount).toLocaleString('en')}`;
}
