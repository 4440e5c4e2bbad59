import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

import type { Size } from './chart-frame.ts';

/* What moves the chart: the size of its frame, the wheel, and a pointer that drags. */

export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 900, height: 600 });
  // Before the first paint: nothing is drawn, or moved by a hand, in a size that was guessed.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = (width: number, height: number) => {
      if (width > 0) {
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
      }
    };
    fit(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) fit(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return size;
}

/** Not React's: a wheel must be taken from the page, and React listens too late for that. */
export function useWheel(frame: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => {
      element.removeEventListener('wheel', listen);
    };
  }, [frame]);
}

export function useDrag(onMove: (dx: number, dy: number) => void) {
  const at = useRef<{ readonly x: number; readonly y: number; readonly far: boolean } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) at.current = { x: event.clientX, y: event.clientY, far: false };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!at.current) return;
      const dx = event.clientX - at.current.x;
      const dy = event.clientY - at.current.y;
      // A press that trembles is still a press.
      if (!at.current.far && Math.hypot(dx, dy) < 4) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      at.current = { x: event.clientX, y: event.clientY, far: true };
      onMove(dx, dy);
    },
    onPointerUp: () => {
      at.current = null;
    },
    onPointerCancel: () => {
      at.current = null;
    },
  };
}
