import { useEffect, useEffectEvent, useRef } from 'react';

import type { ReadingClock } from '../reading-clock.ts';

/** Seconds of reading for which the air falls by 1. */
export const stepSeconds = 10;
const tickMs = 1_000;

/**
 * Counts the time that is read without air, and spends it in whole steps.
 * @param running whether the page as a whole costs air: no oxygen here, the setting on, a scene at rest.
 * @param spend takes seconds.
 */
export function useAir(running: boolean, clock: ReadingClock, spend: (seconds: number) => void) {
  const readMs = useRef(0);
  const step = useEffectEvent(spend);

  useEffect(() => {
    if (!running) return;
    let last = clock.now();
    return clock.every(tickMs, () => {
      const now = clock.now();
      // A tab that slept wakes with one long tick: only what was surely read counts.
      if (isBeingRead()) readMs.current += Math.min(now - last, 2 * tickMs);
      last = now;
      if (readMs.current < stepSeconds * 1_000) return;
      readMs.current -= stepSeconds * 1_000;
      step(stepSeconds);
    });
  }, [running, clock]);
}

/** The page is in front, nothing lies over it, and nobody reads it aloud. */
function isBeingRead(): boolean {
  const aloud = 'speechSynthesis' in window && window.speechSynthesis.speaking;
  return document.visibilityState === 'visible' && !aloud && !document.querySelector('dialog[open]');
}
