import { useId, type ReactNode } from 'react';

import css from './slider.module.css';

export type SliderProps = {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, beside the label and read out. */
  readonly valueText: string;
  readonly onValue: (value: number) => void;
};

/** A number by feel. */
export function Slider({ label, value, min, max, step, valueText, onValue }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={css['head']}>
        <label className={css['label']} htmlFor={id}>
          {label}
        </label>
        <output className={css['output']} htmlFor={id}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        className={css['input']}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => {
          onValue(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
