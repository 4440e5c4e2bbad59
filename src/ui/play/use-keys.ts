import { useEffectEvent, useLayoutEffect } from 'react';

/** Hands keys that belong to the page, and not to a field, a dialog or the browser, to `onKey`; true means that it was used. */
export function useKeys(onKey: (key: string) => boolean) {
  const take = useEffectEvent(onKey);
  // Before the page is painted: a key that is pressed at its first sight is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (take(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
