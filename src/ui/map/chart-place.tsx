import type { ActionType } from '../../domain/action.ts';
import type { Branch } from '../../domain/branches.ts';
import type { Label } from './chart-labels.ts';
import type { Chart, Spot } from './chart.ts';
import '../parts/pigment.css';
import css from './chart-place.module.css';
import { words } from './words.ts';

export function Road({ from, to }: { readonly from: Spot | undefined; readonly to: Spot }) {
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

/** A whole road as one line, of which the part that was travelled stands out: what is left of it from far off. */
export function FarRoad({ chart, branch }: { readonly chart: Chart; readonly branch: Branch }) {
  const spots = [branch.from ?? '', ...branch.scenes].flatMap((each) => chart.spots.get(each) ?? []);
  const travelled = spots.filter((spot) => spot.travelled);
  return (
    <>
      <path className={css['farRoad']} d={lineOf(spots)} />
      {travelled.length > 1 && <path className={css['farRoad']} data-travelled d={lineOf(travelled)} />}
    </>
  );
}

/** A line through the spots, without those that lie straight between two others. */
function lineOf(spots: readonly Spot[]): string {
  return spots
    .filter((spot, index) => spot.x !== spots[index - 1]?.x || spot.x !== spots[index + 1]?.x)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

type PlaceProps = {
  readonly id: string;
  readonly spot: Spot;
  /** What tells it from another of its title beside it. */
  readonly by?: string | undefined;
  readonly chosen: boolean;
  /** What is written beside it; left out where there is no room. */
  readonly label: Label | undefined;
  /** How much larger than the map it is drawn, and how much larger its letters. */
  readonly size: number;
  readonly letters: number;
  readonly onChoose: () => void;
  readonly onGo: () => void;
};

export function Place({ id, spot, by, chosen, label, size, letters, onChoose, onGo }: PlaceProps) {
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
      aria-label={words.nodeLabel(
        by === undefined ? scene.title : words.titleBy(scene.title, by),
        scene.depth + 1,
        scene.action?.text ?? '',
        marks,
      )}
      transform={`translate(${spot.x} ${spot.y})`}
      data-type={scene.action?.type ?? 'none'}
      data-travelled={travelled || undefined}
      data-chosen={chosen || undefined}
      onClick={onChoose}
      onDoubleClick={onGo}
    >
      <g {...(size === 1 ? {} : { transform: `scale(${size})` })}>
        <rect className={css['touch']} x="-22" y="-22" width="44" height="44" rx="3" />
        {here && (
          <>
            <circle className={css['glow']} r="26" />
            <circle className={css['glow']} r="18" />
          </>
        )}
        {here ? <HereDot r="9" /> : <Mark type={scene.action?.type ?? null} filled={travelled} />}
        {chosen && <circle className={css['ring']} r="16" />}
      </g>
      {label && (
        <g transform={`scale(${letters})`}>
          <rect className={css['touch']} x={label.x} y="-14" width={label.width} height="28" rx="3" />
          <text className={css['label']} x={label.x} y={label.mark === '' ? 5 : 0}>
            {label.text}
          </text>
          {label.mark !== '' && (
            <text className={css['mark']} x={label.x} y="17">
              {label.mark}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** Where the reader is. */
export function HereDot({ r }: { readonly r: string }) {
  return <circle r={r} className={css['hereDot']} />;
}

/** The sign of an action's type: its shape says it without colour. */
export function Mark({ type, filled }: { readonly type: ActionType | null; readonly filled: boolean }) {
  const look = { className: css['sign'], 'data-filled': filled || undefined };
  if (type === 'good')
    return (
      <g {...look}>
        <circle r="5" />
        <path d="M0-10v2.5M0 7.5v2.5M-10 0h2.5M7.5 0h2.5M-7-7l1.7 1.7M5.3 5.3l1.7 1.7M7-7 5.3-5.3M-5.3 5.3l-1.7 1.7" />
      </g>
    );
  if (type === 'evil')
    return <path d="M5 7.5A9 9 0 1 1 2-9 7.2 7.2 0 0 0 8 4.6 9 9 0 0 1 5 7.5z" {...look} />;
  if (type === 'neutral') return <path d="M0-10 10 0 0 10-10 0z" {...look} />;
  return <circle r="6" {...look} />;
}
