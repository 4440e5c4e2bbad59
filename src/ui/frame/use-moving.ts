import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Until a screen reader has found what was moved in its new place, in milliseconds. */
const foundMs = 150;

/**
 * Moves an element into the topmost dialog, and home again: the same element, so that nothing in it begins anew.
 * @param home holds the element where no dialog is open; nothing else is in it
 * @param top the topmost dialog
 * @returns whether it has just been moved, so that what is put into it now would be read out to nobody
 */
export function useMoving(
  element: RefObject<HTMLElement | null>,
  home: RefObject<HTMLElement | null>,
  top: HTMLElement | undefined,
): boolean {
  const [at, setAt] = useState(top);
  useLayoutEffect(() => {
    const { current: moved } = element;
    const { current: own } = home;
    if (!moved || !own) return;
    const place = top ?? own;
    if (moved.parentElement !== place) place.append(moved);
    // React finds it where it has put it when all of this goes.
    return () => {
      if (moved.parentElement !== own) own.append(moved);
    };
  }, [element, home, top]);
  useEffect(() => {
    if (at === top) return;
    const timer = setTimeout(() => setAt(top), foundMs);
    return () => {
      clearTimeout(timer);
    };
  }, [at, top]);
  return at !== top;
}
