import { useSyncExternalStore } from 'react';

const query = '(min-width: 48rem)';

/** Whether the window is a desktop's (SET-08). */
export function useWide(): boolean {
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
