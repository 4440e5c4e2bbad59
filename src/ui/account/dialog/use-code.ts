import { useEffect, useState } from 'react';

import type { AccountError } from '../../../domain/account.ts';
import type { AccountApi, SignInCode } from '../../../domain/ports/account-api.ts';
import { accountErrorText } from '../../parts/account-errors.ts';
import { words as all } from './words.ts';

const words = all.code;

/** A one-use code on its way. */
export type CodeStep =
  /** @property told how the last one ended; '' at first */
  | { readonly step: 'none'; readonly told: string }
  /** @property left whole seconds that it is still good for */
  | { readonly step: 'shown'; readonly code: SignInCode; readonly left: number }
  | { readonly step: 'over' }
  /** A device wants in with it. */
  | { readonly step: 'asked'; readonly code: SignInCode; readonly label: string };

const askEveryMs = 2_000;

function leftOf({ until }: SignInCode): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}

/** Shows a code, counts down, and looks out for the device that comes with it. */
export function useCode(api: AccountApi, onAllowed: () => void) {
  const [now, setNow] = useState<CodeStep>({ step: 'none', told: '' });
  const shown = now.step === 'shown' ? now.code : null;

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    const countdown = setInterval(() => {
      const left = leftOf(shown);
      setNow(left > 0 ? { step: 'shown', code: shown, left } : { step: 'over' });
    }, 1_000);
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const asker = await api.codeAskedBy({ code: shown.words });
      if (!wanted) return;
      if (asker.ok && asker.value) setNow({ step: 'asked', code: shown, label: asker.value.label });
      else if (!asker.ok && asker.error.type === 'code-gone') setNow({ step: 'over' });
      else asking = setTimeout(() => void ask(), askEveryMs);
    };
    void ask();
    return () => {
      wanted = false;
      clearInterval(countdown);
      clearTimeout(asking);
    };
  }, [api, shown]);

  const end = (told: string) => {
    setNow({ step: 'none', told });
  };
  const textOf = (error: AccountError) => (error.type === 'code-gone' ? words.gone : accountErrorText(error));
  return {
    now,
    stop: () => {
      end('');
    },
    show: async () => {
      const made = await api.showCode();
      if (made.ok) setNow({ step: 'shown', code: made.value, left: leftOf(made.value) });
      else end(textOf(made.error));
    },
    answer: async (allow: boolean) => {
      if (now.step !== 'asked') return;
      const done = await api.confirmCode({ code: now.code.words, allow });
      if (done.ok && allow) onAllowed();
      end(done.ok ? (allow ? words.allowed : words.refused)(now.label) : textOf(done.error));
    },
  };
}
