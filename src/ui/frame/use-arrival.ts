import { useEffect, useRef } from 'react';

import { focusTitle } from '../kit/focus-title.ts';

/**
 * Brings whoever comes to another page to its beginning: it is shown from its top, and its title has the focus, so that it is read out.
 * @param place what is shown; the first one is left as the browser shows it
 */
export function useArrival(place: string) {
  const shown = useRef(place);
  const returned = useRef(false);
  useEffect(() => {
    const note = () => {
      returned.current = true;
    };
    // Before whoever shows the page hears of it.
    addEventListener('popstate', note, { capture: true });
    return () => {
      removeEventListener('popstate', note, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // Whoever goes back finds the page where he left it: the browser sees to that.
    if (!returned.current) scrollTo({ top: 0, behavior: 'instant' });
    returned.current = false;
    if (focusTitle()) return;
    // The page is still on its way.
    const observer = new MutationObserver(() => {
      if (focusTitle()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [place]);
}
