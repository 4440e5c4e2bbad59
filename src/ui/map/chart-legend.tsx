import css from './chart-legend.module.css';
import { HereDot, Mark } from './chart-place.tsx';
import { words } from './words.ts';

/** What the signs of the chart mean. */
export function ChartLegend() {
  return (
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
          <HereDot r="8" />
        </svg>
        {words.legend.here}
      </li>
    </ul>
  );
}
