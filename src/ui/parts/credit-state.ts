import { useAtomValue } from 'jotai';

import type { CreditState } from '../../domain/credit.ts';
import { creditStateOf } from '../../domain/credit-state.ts';
import { creditsAtom } from '../../state/billing.ts';
import { imagesEnabledAtom } from './images-enabled.ts';

/** What badge, toggle and hints go by; `null` while nothing is known, and for whoever plays no account. */
export function useCreditState(): CreditState | null {
  return creditStateOf(useAtomValue(creditsAtom), useAtomValue(imagesEnabledAtom));
}
