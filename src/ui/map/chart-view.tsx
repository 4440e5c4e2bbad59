import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { broughtIn, centred, clamp, tileOf, whole, type Size, type View } from './chart-frame.ts';
import { useHands, useSize } from './chart-hands.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartSpots } from './chart-spots.tsx';
import { ChartTools } from './chart-tools.tsx';
import { stepFrom, type Chart, type Spot } from './chart.ts';
import css from './chart-view.module.css';
import { words } from './words.ts';

export type ChartViewProps = {
  readonly chart: Chart;
  readonly chosen: string;
  readonly onChoose: (scene: string) => void;
  /** Enter on the chosen scene. */
  readonly onGo: (scene: string) => void;
};

/** How the map was moved: a view is kept as seen from the open scene, which stays in its place when more of the map is there. */
type Moved = View | 'centred' | 'whole';

const scales = { least: 0.08, most: 2 };

/** The tree of roads as a chart: moved by pointer, wheel and two fingers, walked with the arrow keys. */
export function ChartView({ chart, chosen, onChoose, onGo }: ChartViewProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<Moved>('centred');
  const move = (change: (from: View) => View) => {
    // More than one move may come before the next frame.
    setMoved((now) => keptOf(change(viewOf(now, chart, size, chosen)), chart));
  };
  const view = viewOf(moved, chart, size, chosen);
  const { scale } = view;
  const { left, top, right, bottom } = tileOf(view, size);
  const least = Math.min(scales.least, whole(chart, size).scale);
  useHands(frame, view, [least, scales.most], (to) => {
    move(() => to);
  });
  const zoom = (factor: number) => {
    move((from) => {
      const to = clamp(from.scale * factor, least, scales.most);
      return {
        scale: to,
        x: from.x + size.width / from.scale / 2 - size.width / to / 2,
        y: from.y + size.height / from.scale / 2 - size.height / to / 2,
      };
    });
  };
  const choose = (next: string) => {
    onChoose(next);
    const to = chart.spots.get(next);
    if (to) move((from) => broughtIn(from, size, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const spot = chart.spots.get(chosen);
    if (!spot) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onGo(chosen);
    } else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else {
      const next = stepFrom(chart, spot, event.key);
      if (/^(Arrow|Home|End)/.test(event.key)) event.preventDefault();
      if (next !== null) choose(next);
    }
  };
  return (
    <div className={css['chart']}>
      <VisuallyHidden>
        <span id={`${id}-help`}>{words.chartHelp}</span>
      </VisuallyHidden>
      <div
        ref={frame}
        className={css['frame']}
        role="tree"
        tabIndex={0}
        aria-label={words.chartLabel}
        aria-describedby={`${id}-help`}
        aria-activedescendant={`${id}-${chosen}`}
        onKeyDown={onKeyDown}
      >
        <svg
          className={css['paper']}
          viewBox={`${view.x} ${view.y} ${size.width / scale} ${size.height / scale}`}
          role="presentation"
        >
          <ChartSpots
            id={id}
            chart={chart}
            chosen={chosen}
            scale={scale}
            left={left}
            top={top}
            right={right}
            bottom={bottom}
            onChoose={choose}
            onGo={onGo}
          />
        </svg>
      </div>
      <ChartTools
        onZoom={zoom}
        onWhole={() => {
          setMoved('whole');
        }}
        onToMe={() => {
          const here = hereIn(chart);
          if (here) onChoose(here.scene.id);
          move(() => centred(chart, size, here));
        }}
      />
      <ChartLegend />
    </div>
  );
}

/** What is looked at; asked outside of the component, so that what it draws does not hang on where one looks. */
function viewOf(now: Moved, chart: Chart, size: Size, chosen: string): View {
  if (now === 'centred') return centred(chart, size, chart.spots.get(chosen));
  if (now === 'whole') return whole(chart, size);
  const fixed = hereIn(chart);
  return { scale: now.scale, x: now.x + (fixed?.x ?? 0), y: now.y + (fixed?.y ?? 0) };
}

function keptOf({ scale, x, y }: View, chart: Chart): View {
  const fixed = hereIn(chart);
  return { scale, x: x - (fixed?.x ?? 0), y: y - (fixed?.y ?? 0) };
}

/** The spot of the open scene. */
function hereIn({ road, spots }: Chart): Spot | undefined {
  const here = road.at(-1);
  return here && spots.get(here.id);
}
