import { useAtom } from 'jotai';
import { useEffect } from 'react';

import { focusModeAtom } from './reading-habits.ts';

/** How long what surrounds the page stays after the last movement, in milliseconds. */
const awakeMs = 2_500;
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Focus mode. While it is on, `data-reading` of the document says whether the surroundings are shown: 'deep' when neither
 * pointer nor key moved for a moment, 'awake' otherwise. They only turn invisible: their order and their names stay.
 */
export function useFocusMode() {
  const [on, setOn] = useAtom(focusModeAtom);

  useEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sink = () => {
      root.dataset['reading'] = 'deep';
    };
    const wake = () => {
      root.dataset['reading'] = 'awake';
      clearTimeout(timer);
      timer = setTimeout(sink, awakeMs);
    };
    const onMove = (event: PointerEvent) => {
      // A page that scrolls below a resting pointer is no movement of it.
      if (event.movementX !== 0 || event.movementY !== 0) wake();
    };
    const begun = performance.now();
    const onKey = (event: KeyboardEvent) => {
      // The key that turned it on is on its way still.
      if (event.timeStamp > begun && !scrollKeys.has(event.key)) wake();
    };
    sink();
    addEventListener('pointermove', onMove);
    addEventListener('pointerdown', wake);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', onKey);
      delete root.dataset['reading'];
    };
  }, [on]);

  return { on, setOn };
}
