import { select } from 'd3-selection';
import { zoom, zoomTransform, ZoomTransform } from 'd3-zoom';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import type { Size, View } from './chart-frame.ts';

/* What moves the chart: the size of its frame, the wheel, and the hand: a pointer that drags, two fingers that pinch. */

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

/** A press that trembles is still a press: pixels. */
const trembling = 4;

/** Lets a hand move what is looked at. @param scales the least and the greatest scale that it can be brought to. */
export function useHands(
  frame: RefObject<HTMLElement | null>,
  view: View,
  [least, most]: readonly [least: number, most: number],
  onView: (view: View) => void,
) {
  const [zooming] = useState(() =>
    zoom<HTMLElement, unknown>().clickDistance(trembling).touchable(true).filter(isOurs),
  );
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useLayoutEffect(() => {
    const { x, y, scale } = view;
    // The view is React's, the hand only moves it: where it stands is told without a word of it being said back.
    if (frame.current)
      select(frame.current).property('__zoom', new ZoomTransform(scale, -x * scale, -y * scale));
    zooming.scaleExtent([least, most]);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const chart = select(element);
    zooming.on('zoom', ({ transform: { x, y, k } }: { readonly transform: ZoomTransform }) => {
      latest.current({ x: -x / k, y: -y / k, scale: k });
    });
    // A double press goes to the scene that is pressed.
    chart.call(zooming).on('dblclick.zoom', null);
    // Not React's: a wheel must be taken from the page, and React listens too late for that.
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      const { k } = zoomTransform(element);
      zooming.translateBy(chart, (-event.deltaX * by) / k, (-event.deltaY * by) / k);
    };
    element.addEventListener('wheel', roll, { passive: false });
    return () => {
      element.removeEventListener('wheel', roll);
      chart.on('.zoom', null);
    };
  }, [frame, zooming]);
}

/** A wheel alone moves, and with Ctrl, as which the pinch of a touchpad comes, brings nearer. */
function isOurs(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey;
  return !(event instanceof MouseEvent) || (event.button === 0 && !event.ctrlKey);
}
