import { useAtom, useAtomValue } from 'jotai';
import { Tickets } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { badgeTone } from '../../domain/credit.ts';
import { billingApiAtom, paymentModeAtom } from '../../state/billing.ts';
import { BarButton } from '../kit/bar-button.tsx';
import { useCreditState } from '../parts/credit-state.ts';
import { isDemoMode } from '../parts/page-storage.ts';
import css from './header-credits.module.css';
import { words } from './words.ts';

/** What the player has left for a provider's pictures, and the way to the prices. In demo play the bar above leads there. */
export function HeaderCredits() {
  const [, navigate] = useLocation();
  const credits = useCreditState();
  const isTest = useIsTest(credits?.isUsingPayAsYouGo ?? false);
  if (isDemoMode()) return null;
  const toPricing = () => {
    navigate('/pricing');
  };
  const { word, left, spent, test } = words.credits;
  const shown =
    credits?.isUsingPayAsYouGo === true
      ? spent(credits.currentSpending.toFixed(2))
      : (credits?.credits_remaining ?? 0).toLocaleString('en');
  return (
    <>
      {credits && (
        <BarButton
          label={
            credits.isUsingPayAsYouGo
              ? [shown, ...(isTest ? [test] : [])].join(', ')
              : left(credits.credits_remaining)
          }
          word={word}
          kind="glyph"
          onClick={toPricing}
        >
          <span className={css['badge']} data-tone={badgeTone(credits)}>
            {shown}
            {isTest && credits.isUsingPayAsYouGo && <small className={css['test']}>{test}</small>}
          </span>
        </BarButton>
      )}
      <span className={css['pricing']} data-badge={credits !== null || undefined}>
        <BarButton label={words.pricing} kind="glyph" onClick={toPricing}>
          <Tickets aria-hidden />
        </BarButton>
      </span>
    </>
  );
}

/** Whether money is taken in play only; asked once where a sum is shown. */
function useIsTest(isShown: boolean): boolean {
  const api = useAtomValue(billingApiAtom);
  const [mode, setMode] = useAtom(paymentModeAtom);
  useEffect(() => {
    if (!isShown || mode !== null || api === null) return;
    void api.plans().then((list) => {
      if (list.ok) setMode(list.value.payments);
    });
  }, [api, isShown, mode, setMode]);
  return mode === 'test';
}
