import { useId, type ReactNode } from 'react';

import css from './model-choice.module.css';
import { words } from './words.ts';

export type ModelChoiceProps = {
  readonly name: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** What is to be known of it. */
  readonly children: ReactNode;
};

/** A model on this device that can be chosen to tell stories. */
export function ModelChoice({ name, chosen, disabled = false, onChoose, children }: ModelChoiceProps) {
  const id = useId();
  return (
    <div className={css['choice']}>
      <input
        id={id}
        type="radio"
        name="device-model"
        className={css['radio']}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <div className={css['all']}>
        <label className={css['name']} htmlFor={id}>
          {name}
        </label>
        <span className={css['badge']}>{words.badge}</span>
        {children}
      </div>
    </div>
  );
}
