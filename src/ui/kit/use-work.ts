import { useRef, useState } from 'react';

/** Whether something that was asked for is under way; while it is, nothing more is asked. */
export function useWork(): readonly [busy: boolean, run: (work: () => Promise<unknown>) => void] {
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const run = (work: () => Promise<unknown>) => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    void work().finally(() => {
      under.current = false;
      setBusy(false);
    });
  };
  return [busy, run];
}
