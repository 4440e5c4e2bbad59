import { Menu } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { BarButton } from '../kit/bar-button.tsx';
import css from './header-menu.module.css';
import { words } from './words.ts';

/**
 * The buttons of the header that a phone has no room for: there they are a menu that a button opens, elsewhere they stand in the row.
 * A press on one closes the menu and leaves the focus on its button; what lies in an element with `data-stays` leaves it open.
 */
export function HeaderMenu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const around = box.current;
    if (!open || !around) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isWithin = (target: EventTarget | null) => target instanceof Node && around.contains(target);
    const away = (event: Event) => {
      if (!isWithin(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away, { signal });
    document.addEventListener('focusin', away, { signal });
    // Before the page's own keys: Esc here leaves the menu and nothing else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey, { signal, capture: true });
    // Before the press does its work: a dialog that it opens gives the focus back to the button, which is still there then.
    const onChosen = (event: Event) => {
      if (!(event.target instanceof Element) || button.current?.contains(event.target)) return;
      if (!event.target.closest('button') || event.target.closest('[data-stays]')) return;
      button.current?.focus();
      setOpen(false);
    };
    around.addEventListener('click', onChosen, { signal, capture: true });
    return () => {
      listeners.abort();
    };
  }, [open]);

  return (
    <div ref={box} className={css['box']}>
      <span className={css['opener']}>
        <BarButton
          ref={button}
          label={words.menu}
          kind="bar"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <Menu aria-hidden />
        </BarButton>
      </span>
      <div id={id} className={css['more']} data-open={open}>
        {children}
      </div>
    </div>
  );
}
