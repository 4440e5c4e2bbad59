import { Locate, Maximize2, Minus, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { IconButton } from '../kit/icon-button.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { broughtIn, centred, clamp, landmarksOf, spotsIn, tileOf, whole, type View } from './chart-frame.ts';
import { useDrag, useSize, useWheel } from './chart-hands.ts';
import { FarRoad, Mark, Place, Road } from './chart-place.tsx';
import { stepFrom, type Chart } from './chart.ts';
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

/** From how near titles are written, and from how near every scene has its sign; farther off the map shows its roads alone. */
const near = { titles: 0.7, signs: 0.16 };
/** How small a sign becomes on the screen: that of any scene, and those of the scenes that are named from afar. */
const leastSize = { sign: 0.5, named: 0.8 };

/** The tree of roads as a chart: pan with pointer or wheel, walk with the arrow keys. */
export function ChartView({ chart, chosen, onChoose, onGo }: ChartViewProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<Moved>('centred');
  const spot = chart.spots.get(chosen);
  const here = chart.road.at(-1);
  const hereSpot = here && chart.spots.get(here.id);
  const fixed = hereSpot ?? { x: 0, y: 0 };
  const viewOf = (now: Moved): View => {
    if (now === 'centred') return centred(chart, size, spot);
    if (now === 'whole') return whole(chart, size);
    return { scale: now.scale, x: now.x + fixed.x, y: now.y + fixed.y };
  };
  const move = (change: (from: View) => View) => {
    // More than one move may come before the next frame.
    setMoved((now) => {
      const { scale, x, y } = change(viewOf(now));
      return { scale, x: x - fixed.x, y: y - fixed.y };
    });
  };
  const view = viewOf(moved);
  const { scale } = view;
  const { left, top, right, bottom } = tileOf(view, size);
  const far = scale < near.signs;
  const shown = far ? landmarksOf(chart, chosen) : spotsIn(chart, chosen, left, top, right, bottom);
  // Two titles in one place could not be read.
  const crowded =
    spot !== undefined &&
    hereSpot !== undefined &&
    spot !== hereSpot &&
    Math.abs(spot.y - hereSpot.y) * scale < 22 &&
    Math.abs(spot.x - hereSpot.x) * scale < 180;

  const zoom = (factor: number) => {
    const least = Math.min(scales.least, whole(chart, size).scale);
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
    if (event.ctrlKey || event.altKey || event.metaKey || !spot) return;
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
  const shift = (dx: number, dy: number) => {
    move((from) => ({ ...from, x: from.x + dx / from.scale, y: from.y + dy / from.scale }));
  };
  const drag = useDrag((dx, dy) => {
    shift(-dx, -dy);
  });
  useWheel(frame, (event) => {
    if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.15 : 0.87);
    else shift(event.deltaX, event.deltaY);
  });

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
        {...drag}
      >
        <svg
          className={css['paper']}
          viewBox={`${view.x} ${view.y} ${size.width / scale} ${size.height / scale}`}
          role="presentation"
        >
          {far
            ? chart.branches.map((branch) => <FarRoad key={branch.id} chart={chart} branch={branch} />)
            : shown.map((each) => (
                <Road
                  key={each.scene.id}
                  from={each.parent ? chart.spots.get(each.parent) : undefined}
                  to={each}
                />
              ))}
          {shown.map((each) => {
            const named = each.scene.id === chosen || each.here;
            const least = scale >= near.titles ? 0 : (named ? leastSize.named : leastSize.sign) / scale;
            return (
              <Place
                key={each.scene.id}
                id={`${id}-${each.scene.id}`}
                spot={each}
                chosen={each.scene.id === chosen}
                titled={scale >= near.titles || each.scene.id === chosen || (each.here && !crowded)}
                size={Math.max(least, 1)}
                onChoose={() => {
                  choose(each.scene.id);
                }}
                onGo={() => {
                  onGo(each.scene.id);
                }}
              />
            );
          })}
        </svg>
      </div>
      <div className={css['tools']}>
        <IconButton
          label={words.closer}
          onClick={() => {
            zoom(1.3);
          }}
        >
          <Plus aria-hidden />
        </IconButton>
        <IconButton
          label={words.wider}
          onClick={() => {
            zoom(1 / 1.3);
          }}
        >
          <Minus aria-hidden />
        </IconButton>
        <IconButton
          label={words.whole}
          onClick={() => {
            setMoved('whole');
          }}
        >
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton
          label={words.toMe}
          onClick={() => {
            if (here) onChoose(here.id);
            move(() => centred(chart, size, hereSpot));
          }}
        >
          <Locate aria-hidden />
        </IconButton>
      </div>
      <ul className={css['legend']} aria-hidden="true">
        {(['good', 'neutral', 'evil'] as const).map((type) => (
          <li key={type} data-type={type}>
            <svg viewBox="-12 -12 24 24" width="18" height="18">
              <Mark type={type} filled />
            </svg>
            {words.legend[type]}
          </li>
        ))}
        <li data-type="here">
          <svg viewBox="-12 -12 24 24" width="18" height="18">
            <circle r="8" className={css['hereDot']} />
          </svg>
          {words.legend.here}
        </li>
      </ul>
    </div>
  );
}
