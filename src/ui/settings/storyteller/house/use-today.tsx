import { Note } from '../../note.tsx';
import css from './use-today.module.css';
import { words } from './words.ts';

export type UseTodayProps = {
  readonly calls: number;
  /** How many the player has a day. */
  readonly most: number;
};

/** How much of the day's calls is used: a number, and a bar with a tick at each quarter. */
export function UseToday({ calls, most }: UseTodayProps) {
  const left = most === 0 ? 0 : Math.max(0, 100 * (1 - calls / most));
  return (
    <section className={css['use']} aria-label={words.today}>
      <div className={css['line']}>
        <span className={css['name']} aria-hidden>
          {words.today}
        </span>
        <span className={css['said']}>{words.used(calls, most)}</span>
      </div>
      <svg className={css['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect className={css['track']} width="100" height="6" />
        <rect className={css['left']} data-low={left < 25 || undefined} width={left} height="6" />
        {[25, 50, 75].map((at) => (
          <rect key={at} className={css['tick']} x={at} width="0.4" height="6" />
        ))}
      </svg>
      <Note>{words.perScene}</Note>
    </section>
  );
}
