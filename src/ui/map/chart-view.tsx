import { Locate, Maximize2, Minus, Plus } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { IconButton } from '../kit/icon-button.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { broughtIn, centred, clamp, landmarksOf, spotsIn, tileOf, whole, type View } from './chart-frame.ts';
import { useHands, useSize } from './chart-hands.ts';
import { labelsOf } from './chart-labels.ts';
import { FarRoad, Mark, Place, Road } from './chart-place.tsx';
import { stepFrom, type Chart, type Spot } from './chart.ts';
import { roadName } from '../parts/road-name.ts';
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

/** From how near every scene has its sign; farther off the map shows its roads alone. */
const nearSigns = 0.16;
/** How small a sign becomes on the screen: that of any scene, and those of the scenes that are named from afar. */
const leastSize = { sign: 0.5, named: 0.8 };

/** The tree of roads as a chart: moved by pointer, wheel and two fingers, walked with the arrow keys. */
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
  const far = scale < nearSigns;
  const shown = far ? landmarksOf(chart, chosen) : spotsIn(chart, chosen, left, top, right, bottom);
  // Letters keep their size while the map is farther off than it is drawn.
  const letters = Math.max(scale, 1);
  const labels = labelsOf(chart, shown, {
    scale,
    size: letters,
    chosen,
    markOf,
  });

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
            const smallest = (named ? leastSize.named : leastSize.sign) / scale;
            return (
              <Place
                key={each.scene.id}
                id={`${id}-${each.scene.id}`}
                spot={each}
                by={chart.apart.get(each.scene.id)}
                chosen={each.scene.id === chosen}
                label={labels.get(each.scene.id)}
                size={Math.max(smallest, 1)}
                letters={letters / scale}
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

/** What a second line says of a scene: that it ends a road, begins one, or parts two. */
function markOf({ scene, branch, children }: Spot): string {
  if (scene.ending) return words.ending;
  if (branch?.id === scene.id && branch.label !== 'main') return branch.name || roadName(branch);
  return children.length > 1 ? words.branchPoint : '';
}
