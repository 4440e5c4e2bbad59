import { useState, useSyncExternalStore } from 'react';

/** Whether the window answers to a media query, now and when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    () => matchMedia(query).matches,
  );
}

/** As `useMedia`, but paper changes nothing: what is moved to another place while it is printed would come too late for it. */
export function useScreenMedia(query: string): boolean {
  const matches = useMedia(query);
  const printed = useMedia('print');
  const [kept, setKept] = useState(matches);
  if (printed || kept === matches) return kept;
  setKept(matches);
  return matches;
}
