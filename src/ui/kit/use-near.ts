import { useEffect, useState, type RefObject } from 'react';

/** Whether a place has come near the screen: what is far from it need not be fetched. Once near, it stays so. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [near, place]);
  return near;
}
