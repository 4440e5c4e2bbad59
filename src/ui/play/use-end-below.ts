import { useEffect, useState, type RefObject } from 'react';

/** Whether `end` lies below what the window shows. */
export function useEndBelow(end: RefObject<Element | null>): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [end]);
  return below;
}
