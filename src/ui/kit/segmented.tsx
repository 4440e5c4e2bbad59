import { useId, type ReactNode } from 'react';

import { classes } from './classes.ts';
import css from './segmented.module.css';

export type SegmentedOption<T extends string> = {
  readonly value: T;
  readonly label: ReactNode;
};

export type SegmentedProps<T extends string> = {
  readonly legend: ReactNode;
  readonly value: T;
  readonly options: readonly SegmentedOption<T>[];
  readonly onValue: (value: T) => void;
  /** `segments` for two to four in one bar, `chips` for more of them. */
  readonly look?: 'segments' | 'chips';
};

/** Radio buttons drawn as one bar or as chips: one of them is always chosen. */
export function Segmented<T extends string>({
  legend,
  value,
  options,
  onValue,
  look = 'segments',
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{legend}</legend>
      <div className={classes(css['options'], css[look])}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              className={css['input']}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onValue(option.value);
              }}
            />
            <span className={css['face']}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
