import { useId, type ReactNode } from 'react';

import css from './switch.module.css';

export type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly hint?: ReactNode;
};

/** On or off, at once. */
export function Switch({ label, checked, onChecked, hint }: SwitchProps) {
  const id = useId();
  return (
    <div className={css['row']}>
      <label className={css['words']} htmlFor={id}>
        <span className={css['label']}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={css['hint']}>
            {hint}
          </span>
        )}
      </label>
      <input
        id={id}
        className={css['input']}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => {
          onChecked(event.target.checked);
        }}
      />
    </div>
  );
}
