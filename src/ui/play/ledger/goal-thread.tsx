import css from './goal-thread.module.css';

export type GoalThreadProps = {
  /** How much of it is wound up, in eighths. */
  readonly at: number;
};

const ends = { from: 4, to: 96 };

/** A thread from where the hero began to the goal, with a knot where the story is; what lies behind is drawn, what lies ahead is not yet. */
export function GoalThread({ at }: GoalThreadProps) {
  const knot = ends.from + ((ends.to - ends.from) * at) / 8;
  return (
    <svg className={css['thread']} viewBox="0 0 100 12" preserveAspectRatio="xMinYMid" aria-hidden>
      <path className={css['ahead']} d={`M${knot} 6H${ends.to}`} />
      <path className={css['behind']} d={`M${ends.from} 6H${knot}`} />
      <circle className={css['end']} cx={ends.to} cy="6" r="2.5" />
      <path className={css['knot']} d={`M${knot} 2.5l3.5 3.5-3.5 3.5-3.5-3.5z`} />
    </svg>
  );
}
