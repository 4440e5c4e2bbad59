import { useId, type ReactNode } from 'react';

import { classes } from './classes.ts';
import { Field, noteId } from './field.tsx';
import css from './field.module.css';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] };

export type SelectProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly onValue: (value: string) => void;
  readonly hint?: ReactNode;
};

/** The browser's own list with a label. */
export function Select({ label, value, options, onValue, hint }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <div className={css['box']}>
        <select
          id={id}
          className={classes(css['input'], css['ui'], css['select'])}
          value={value}
          aria-describedby={noteId(id)}
          onChange={(event) => {
            onValue(event.target.value);
          }}
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
        <span className={css['chevron']} aria-hidden="true" />
      </div>
    </Field>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
