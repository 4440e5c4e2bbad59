import { useEffect, type RefObject } from 'react';

/** Keeps in `--keyboard` how much of the window's lower end the screen's keyboard covers, so that what is typed stays in sight. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const follow = () => {
      // A pinched page has a smaller view too: only a keyboard leaves the scale at 1.
      const covered = view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0;
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
    };
  }, [element]);
}
