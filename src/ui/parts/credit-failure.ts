import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

import { needsPurchase, type NoPicture } from '../../domain/credit.ts';
import { notifyAtom } from '../../state/notices.ts';

/** Why a provider's picture was not made, or is not even asked for, as far as credits go. */
export type CreditFailure =
  /** It may not be asked for. 'failed': looking that up failed */
  | { readonly type: 'may-not'; readonly why: NoPicture | 'failed' }
  /** What the server or the way to it said. */
  | { readonly type: 'error'; readonly message: string };

/** What goes wrong about credits, in words. */
export const creditErrors = {
  notAuthenticated: 'User not authenticated',
  network: 'Network error',
  use: 'Failed to use image credit',
  payAsYouGo: 'Failed to process pay-as-you-go billing',
  disabled: 'Image generation is disabled',
  load: 'Failed to load image credits',
} as const;

const reasons: Readonly<Record<NoPicture | 'failed', string>> = {
  'no-credits': 'No image credits remaining this month',
  unknown: 'Unable to check credits',
  failed: 'Error checking credits',
  disabled: creditErrors.disabled,
};

/** How it is told, and whether it leads to the prices. */
export function creditNotice(failure: CreditFailure): {
  readonly title: string;
  readonly text: string;
  readonly toPricing: boolean;
} {
  if (failure.type === 'may-not') {
    const text = reasons[failure.why];
    return { title: 'Cannot generate images', text, toPricing: needsPurchase(text) };
  }
  const { message } = failure;
  if (!needsPurchase(message)) return { title: 'Credit Error', text: message, toPricing: false };
  return {
    title: 'No credits available',
    text: 'You need more credits to generate images. Redirecting to pricing...',
    toPricing: true,
  };
}

const redirectMs = 2_000;

/**
 * Tells the player, and leads him to the prices where only they help.
 * @returns takes the failure, and whether the player asked for that picture himself: the game goes on otherwise
 */
export function useCreditFailure(): (failure: CreditFailure, asked: boolean) => void {
  const notify = useSetAtom(notifyAtom);
  const [, navigate] = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return (failure, asked) => {
    const { title, text, toPricing } = creditNotice(failure);
    if (toPricing && !asked) return;
    notify({ type: 'message', title, text, tone: 'warning' });
    if (!toPricing) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate('/pricing'), redirectMs);
  };
}
