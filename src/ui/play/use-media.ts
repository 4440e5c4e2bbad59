import { useSyncExternalStore } from 'react';

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
