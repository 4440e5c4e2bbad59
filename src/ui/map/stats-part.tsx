import { useState } from 'react';

import type { StatChange, StatName } from '../../domain/stats.ts';
import type { Scene } from '../../domain/story.ts';
import { roman } from '../kit/roman.ts';
import { words as stats } from '../parts/stat-words.ts';
import css from './stats-part.module.css';
import { words } from './words.ts';

type Step = { readonly depth: number; readonly change: StatChange };

/** How each stat moved along the road, and why. */
export function StatsPart({ road }: { readonly road: readonly Scene[] }) {
  const moved = new Map<StatName, Step[]>();
  for (const { depth, statChanges } of road) {
    for (const change of statChanges) {
      if (change.oldValue === change.newValue) continue;
      const steps = moved.get(change.statName);
      if (steps) steps.push({ depth, change });
      else moved.set(change.statName, [{ depth, change }]);
    }
  }
  const names = [...moved.keys()].sort((a, b) => Number(b === 'karma') - Number(a === 'karma'));
  if (names.length === 0) return <p className={css['lead']}>{words.statsEmpty}</p>;
  return (
    <>
      <p className={css['lead']}>{words.statsLead}</p>
      <ul className={css['stats']}>
        {names.map((name) => (
          <StatCard key={name} name={name} steps={moved.get(name) ?? []} length={road.length} />
        ))}
      </ul>
    </>
  );
}

type StatCardProps = { readonly name: StatName; readonly steps: readonly Step[]; readonly length: number };

function StatCard({ name, steps, length }: StatCardProps) {
  const [open, setOpen] = useState(false);
  const first = steps[0]?.change.oldValue ?? 0;
  const last = steps.at(-1)?.change.newValue ?? 0;
  return (
    <li className={css['stat']}>
      <h3 className={css['name']}>
        {stats.statName[name]} <span className={css['now']}>{words.statNow(last, null)}</span>
      </h3>
      <Line name={name} first={first} last={last} steps={steps} length={length} />
      <details
        className={css['reasons']}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>{words.statMoved(steps.length)}</summary>
        <ol>
          {(open ? steps : []).map(({ depth, change }) => (
            <li key={`${depth} ${change.timestamp} ${change.oldValue} ${change.newValue} ${change.reason}`}>
              {words.statLine(roman(depth + 1), change.oldValue, change.newValue, change.reason)}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

type LineProps = StatCardProps & { readonly first: number; readonly last: number };

const width = 240;
const height = 56;

/** The stat as a line in steps; for karma with its zero. */
function Line({ name, steps, length, first, last }: LineProps) {
  const values = [first, ...steps.map(({ change }) => change.newValue), ...(name === 'karma' ? [0] : [])];
  const least = Math.min(...values);
  const most = Math.max(...values, least + 1);
  // Each scene has its width, so that what the last one changed is seen to hold.
  const x = (depth: number) => (depth / Math.max(length, 1)) * width;
  const y = (value: number) => 3 + (1 - (value - least) / (most - least)) * (height - 6);
  let path = `M0 ${y(first)}`;
  for (const { depth, change } of steps) path += `H${x(depth)}V${y(change.newValue)}`;
  return (
    <svg
      className={css['line']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of the page itself
      role="img"
      aria-label={words.chartOf(stats.statName[name], first, last)}
    >
      {name === 'karma' && <path className={css['zero']} d={`M0 ${y(0)}H${width}`} />}
      <path className={css['path']} d={`${path}H${width}`} />
    </svg>
  );
}
