import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { PagePhase } from '../page-view.ts';

/**
 * Brings the title of a new page under the header, once, and never moves the page afterwards. The focus follows only
 * when it stood on what led there: a reader who is elsewhere stays there. Where the page stays and what had the focus goes with
 * what stood below its words, the focus goes to what tells how it stands now.
 * @param page id of what lies on the desk; a draft and its scene have the same.
 */
export function usePageTurn(page: string | null, phase: PagePhase | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const shown = useRef({ page, phase });
  const takesFocus = useRef(false);
  const isLost = useLostFocus();

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, phase };
    if (before.page !== page) {
      if (isLost()) takesFocus.current = true;
      bringUp(title, takesFocus);
    } else if (before.phase !== phase && isLost()) {
      const panel = foot.current?.querySelector<HTMLElement>('[data-says-how]');
      (panel ?? title.current)?.focus({ preventScroll: true });
    }
  }, [page, phase, isLost]);

  return {
    titleRef: title,
    footRef: foot,
    /** To be called before a turn is asked for: its buttons will be gone when the page has turned. */
    beforeTurn: () => {
      takesFocus.current = foot.current?.contains(document.activeElement) ?? false;
    },
    /** For a page that is told anew under its own id. */
    toTitle: () => {
      bringUp(title, takesFocus);
    },
  };
}

export type PageTurn = Pick<ReturnType<typeof usePageTurn>, 'beforeTurn' | 'toTitle'>;

function bringUp(title: RefObject<HTMLElement | null>, takesFocus: RefObject<boolean>) {
  title.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (takesFocus.current) title.current?.focus({ preventScroll: true });
  takesFocus.current = false;
}

/** Answers whether what last had the focus is gone, and nothing has it now. */
function useLostFocus(): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, []);
  const [isLost] = useState(() => () => {
    const element = last.current;
    const gone = element instanceof Element && !element.isConnected;
    return gone && document.activeElement === document.body;
  });
  return isLost;
}
