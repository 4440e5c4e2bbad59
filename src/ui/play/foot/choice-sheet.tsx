import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

import css from './choice-sheet.module.css';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { words } from '../words.ts';

export type ChoiceSheetProps = {
  /** Id of the page that it belongs to. Not its key: what has the focus in it must outlive an undo. */
  readonly page: string;
  /** What is in it, in few words: all that shows while it is down. */
  readonly label: string;
  /** Stands behind the last word. */
  readonly end: RefObject<Element | null>;
  /** More than words stands between the passage and the choices: it must not be covered. */
  readonly waits: boolean;
  readonly children: ReactNode;
};

const swipePx = 24;

/**
 * The choices. On a phone they lie in a sheet that sticks to the lower edge with only its handle in sight, and that comes
 * up by a tap, a swipe or the focus. It is part of the page, not over it: whoever scrolls to the end of the words meets
 * it there, whole, and no word is ever covered that cannot be scrolled free. It comes up by itself only where it covers
 * no word. On wider pages it is nothing but its content.
 */
export function ChoiceSheet({ page, label, end, waits, children }: ChoiceSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  const pressed = useRef(false);
  const [up, setUp] = useState(false);
  const [touched, setTouched] = useState(false);
  const [shown, setShown] = useState(page);
  if (shown !== page) {
    setShown(page);
    setUp(false);
    setTouched(false);
  }
  useKeyboardInset(sheet);

  const move = (wanted: boolean) => {
    setTouched(true);
    setUp(wanted);
  };
  const isHidden = () => (sheet.current?.getBoundingClientRect().bottom ?? 0) > innerHeight + 1;

  const measured = useEffectEvent((element: HTMLElement) => {
    const size = element.offsetHeight;
    element.style.setProperty('--sheet-size', `${size}px`);
    const isSheet = getComputedStyle(element).position === 'sticky';
    // Whoever went back with a button in the sheet still stands on it.
    if (isSheet && !up && isHidden() && element.contains(document.activeElement)) {
      move(true);
      return;
    }
    if (!isSheet || waits || touched || up || !end.current) return;
    const last = end.current.getBoundingClientRect().bottom;
    if (last >= 0 && last <= innerHeight - size) setUp(true);
  });
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // With its page, before that is painted: nothing is seen to jump. The observer tells what makes it larger later.
    measured(element);
    const observer = new ResizeObserver(() => {
      measured(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [page]);

  return (
    // What it listens to comes from the controls inside of it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={sheet}
      aria-label={words.sheet}
      className={css['sheet']}
      data-up={up || undefined}
      data-touched={touched || undefined}
      onFocus={(event) => {
        // A button that is pressed is in sight, and must not slip away before it is let go.
        const isPressed = pressed.current && event.target instanceof HTMLButtonElement;
        if (event.target.id !== `${id}-handle` && !isPressed && isHidden()) move(true);
      }}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onPointerCancel={() => {
        pressed.current = false;
      }}
      onKeyDown={(event) => {
        pressed.current = false;
        if (event.key === 'Escape' && up) move(false);
      }}
    >
      <button
        type="button"
        id={`${id}-handle`}
        className={css['handle']}
        aria-expanded={up}
        aria-controls={id}
        onClick={(event) => {
          // The click that may follow a swipe must not move back what the swipe has moved; a key that is pressed counts no clicks.
          if (swiped.current && event.detail > 0) return;
          move(!up);
        }}
        onPointerDown={(event) => {
          swiped.current = false;
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (from.current === null) return;
          const by = event.clientY - from.current;
          if (Math.abs(by) < swipePx) return;
          from.current = null;
          swiped.current = true;
          move(by < 0);
        }}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <span className={css['grip']} />
        {label}
      </button>
      <div id={id} className={css['content']}>
        {children}
      </div>
    </section>
  );
}
