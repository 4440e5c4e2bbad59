import { useEffect, useState, type RefObject } from 'react';

/** Whether `end` lies below what the window shows. */
export function useEndBelow(end: RefObject<Element | null>): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    // All that is above counts as in view: a leap from below the view to above it would not be told otherwise.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setBelow(!entry.isIntersecting);
      },
      { root: document, rootMargin: '10000000px 0px 0px 0px' },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [end]);
  return below;
}
