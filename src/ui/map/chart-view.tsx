import { Locate, Maximize2, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import type { ActionType } from '../../domain/action.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { stepFrom, stepX, stepY, type Chart, type Spot } from './chart.ts';
import css from './chart-view.module.css';
import { words } from './words.ts';

export type ChartViewProps = {
  readonly chart: Chart;
  readonly chosen: string;
  readonly onChoose: (scene: string) => void;
  /** Enter on the chosen scene. */
  readonly onGo: (scene: string) => void;
};

type View = { readonly x: number; readonly y: number; readonly scale: number };
type Size = { readonly width: number; readonly height: number };

const scales = { least: 0.08, most: 2 };
const margin = 240;

/** The tree of roads as a chart: pan with pointer or wheel, walk with the arrow keys. */
export function ChartView({ chart, chosen, onChoose, onGo }: ChartViewProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<View | null>(null);
  const spot = chart.spots.get(chosen);
  const view = moved ?? centred(chart, size, spot);
  const shown = spotsIn(chart, view, size, chosen);

  const zoom = (factor: number) => {
    const scale = clamp(view.scale * factor, scales.least, scales.most);
    const x = view.x + size.width / view.scale / 2 - size.width / scale / 2;
    const y = view.y + size.height / view.scale / 2 - size.height / scale / 2;
    setMoved({ x, y, scale });
  };
  const choose = (next: string) => {
    onChoose(next);
    const to = chart.spots.get(next);
    if (to) setMoved(broughtIn(view, size, to));
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
  const drag = useDrag((dx, dy) => {
    setMoved({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale });
  });
  useWheel(frame, (event) => {
    if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.15 : 0.87);
    else setMoved({ ...view, x: view.x + event.deltaX / view.scale, y: view.y + event.deltaY / view.scale });
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
          viewBox={`${view.x} ${view.y} ${size.width / view.scale} ${size.height / view.scale}`}
          role="presentation"
        >
          {shown.map((each) => (
            <Road
              key={each.scene.id}
              from={each.parent ? chart.spots.get(each.parent) : undefined}
              to={each}
            />
          ))}
          {shown.map((each) => (
            <Place
              key={each.scene.id}
              id={`${id}-${each.scene.id}`}
              spot={each}
              chosen={each.scene.id === chosen}
              onChoose={() => {
                choose(each.scene.id);
              }}
              onGo={() => {
                onGo(each.scene.id);
              }}
            />
          ))}
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
            setMoved(whole(chart, size));
          }}
        >
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton
          label={words.toMe}
          onClick={() => {
            const here = chart.road.at(-1);
            if (here) onChoose(here.id);
            setMoved(centred(chart, size, here && chart.spots.get(here.id)));
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

function Road({ from, to }: { readonly from: Spot | undefined; readonly to: Spot }) {
  if (!from) return null;
  const middle = (from.y + to.y) / 2;
  return (
    <path
      className={css['road']}
      data-type={to.scene.action?.type ?? 'none'}
      data-travelled={to.travelled || undefined}
      d={`M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`}
    />
  );
}

type PlaceProps = {
  readonly id: string;
  readonly spot: Spot;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onGo: () => void;
};

const longestLabel = 21;

function Place({ id, spot, chosen, onChoose, onGo }: PlaceProps) {
  const { scene, here, travelled, children, branch } = spot;
  const marks = [
    here && words.here,
    children.length > 1 && words.branchPoint,
    scene.ending && words.ending,
    branch?.id === scene.id && branch.name,
  ].filter((mark): mark is string => typeof mark === 'string' && mark !== '');
  return (
    // The tree takes the keys for all of its items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <g
      id={id}
      className={css['place']}
      role="treeitem"
      aria-level={scene.depth + 1}
      aria-selected={chosen}
      aria-label={words.nodeLabel(scene.title, scene.depth + 1, scene.action?.text ?? '', marks)}
      transform={`translate(${spot.x} ${spot.y})`}
      data-type={scene.action?.type ?? 'none'}
      data-travelled={travelled || undefined}
      data-chosen={chosen || undefined}
      onClick={onChoose}
      onDoubleClick={onGo}
    >
      <rect className={css['touch']} x="-22" y="-22" width={stepX - 8} height="44" rx="3" />
      {here && (
        <>
          <circle className={css['glow']} r="26" />
          <circle className={css['glow']} r="18" />
        </>
      )}
      {here ? (
        <circle r="9" className={css['hereDot']} />
      ) : (
        <Mark type={scene.action?.type ?? null} filled={travelled} />
      )}
      {chosen && <circle className={css['ring']} r="16" />}
      <text className={css['label']} x={here ? 32 : 22} y={marks.length > 0 && !here ? 0 : 5}>
        {shortened(scene.title)}
      </text>
      {marks.length > 0 && !here && (
        <text className={css['mark']} x="22" y="18">
          {shortened(marks[0] ?? '')}
        </text>
      )}
    </g>
  );
}

/** The sign of an action's type: its shape says it without colour. */
function Mark({ type, filled }: { readonly type: ActionType | null; readonly filled: boolean }) {
  const look = { className: css['sign'], 'data-filled': filled || undefined };
  if (type === 'good') return <circle r="8" {...look} />;
  if (type === 'evil')
    return <path d="M5 7.5A9 9 0 1 1 2-9 7.2 7.2 0 0 0 8 4.6 9 9 0 0 1 5 7.5z" {...look} />;
  if (type === 'neutral') return <path d="M0-10 10 0 0 10-10 0z" {...look} />;
  return <circle r="6" {...look} />;
}

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length <= longestLabel
    ? text
    : `${signs
        .slice(0, longestLabel - 1)
        .join('')
        .trimEnd()}…`;
}

/** The spots that lie in view or near it, and the one that must always be there. */
function spotsIn(chart: Chart, view: View, size: Size, chosen: string): readonly Spot[] {
  const width = size.width / view.scale;
  const height = size.height / view.scale;
  return [...chart.spots.values()].filter(
    ({ x, y, scene }) =>
      scene.id === chosen ||
      (x > view.x - margin &&
        x < view.x + width + margin &&
        y > view.y - margin &&
        y < view.y + height + margin),
  );
}

function centred(chart: Chart, size: Size, spot: Spot | undefined): View {
  const all = whole(chart, size);
  if (!spot || all.scale >= 0.75) return all;
  const scale = 0.9;
  return {
    x: spot.x + stepX / 3 - size.width / scale / 2,
    y: spot.y - size.height / scale / 2,
    scale,
  };
}

function whole({ box }: Chart, size: Size): View {
  const width = box.width + stepX + 80;
  const height = box.height + stepY + 60;
  const scale = clamp(Math.min(size.width / width, size.height / height), scales.least, 1.15);
  return {
    x: box.x - 40 - (size.width / scale - width) / 2,
    y: box.y - stepY / 2 - 20 - (size.height / scale - height) / 2,
    scale,
  };
}

/** The view moved by as little as brings the spot into it. */
function broughtIn(view: View, size: Size, { x, y }: Spot): View {
  const width = size.width / view.scale;
  const height = size.height / view.scale;
  return {
    ...view,
    x: clamp(view.x, x + stepX - width, x - 40),
    y: clamp(view.y, y + 60 - height, y - 60),
  };
}

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

function useSize(frame: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 900, height: 600 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.contentRect;
      if (box && box.width > 0) setSize({ width: box.width, height: box.height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return size;
}

/** Not React's: a wheel must be taken from the page, and React listens too late for that. */
function useWheel(frame: React.RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
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

function useDrag(onMove: (dx: number, dy: number) => void) {
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
