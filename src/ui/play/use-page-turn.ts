import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Brings the title of a new page under the header, once, and never moves the page afterwards (PLAY-07). The focus follows only
 * when it stood on what led there: a reader who is elsewhere stays there.
 * @param page id of what lies on the desk; a draft and its scene have the same.
 */
export function usePageTurn(page: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    bringUp(title, takesFocus);
  }, [page]);

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

export type PageTurn = ReturnType<typeof usePageTurn>;

function bringUp(title: RefObject<HTMLElement | null>, takesFocus: RefObject<boolean>) {
  title.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (takesFocus.current) title.current?.focus({ preventScroll: true });
  takesFocus.current = false;
}
