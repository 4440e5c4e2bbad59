import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { classes } from './classes.ts';
import { Field, noteId } from './field.tsx';
import css from './combobox.module.css';
import field from './field.module.css';

export type ComboboxOption = {
  readonly value: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: ReactNode;
};

export type ComboboxProps = {
  readonly label: ReactNode;
  readonly value: string;
  /** What the field shows while nothing is typed. */
  readonly shown: string;
  readonly options: readonly ComboboxOption[];
  readonly onValue: (value: string) => void;
  /** What is typed; '' shows all. Whoever owns the options filters them. */
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  /** How many options fit; announced as it changes. '' while nothing was narrowed. */
  readonly count: string;
};

/** From here on a list is cut: who looks for more types another letter. */
const most = 60;

/** A field that finds one of many: type to narrow, arrows or a press to choose. Its list lies in the page below it, so nothing is covered. */
export function Combobox(props: ComboboxProps) {
  const { label, value, shown, options, onValue, wanted, onWanted, placeholder, hint, count } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listed = options.slice(0, most);
  const at = Math.min(active, listed.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
    onWanted('');
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(listed.findIndex((option) => option.value === value));
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onValue(option.value);
    close();
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(listed.length - 1, to));
    setOpen(true);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? listed.length - 1 : at - 1,
      PageDown: at + 8,
      PageUp: at - 8,
      // Without a list they are for the words in the field.
      ...(open ? { Home: 0, End: listed.length - 1 } : {}),
    };
    const step = steps[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && open) choose(listed[at]);
    // Only the list: the dialog around it stays.
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field id={id} label={label} hint={hint}>
      <div
        className={css['whole']}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <div className={field['box']}>
          <input
            ref={input}
            id={id}
            className={classes(field['input'], field['ui'])}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-describedby={noteId(id)}
            {...(open && at >= 0 ? { 'aria-activedescendant': optionId(at) } : {})}
            autoComplete="off"
            spellCheck={false}
            value={open ? wanted : shown}
            placeholder={open ? shown || placeholder : placeholder}
            onFocus={(event) => {
              event.target.select();
            }}
            onClick={show}
            onChange={(event) => {
              setOpen(true);
              setActive(event.target.value === '' ? -1 : 0);
              onWanted(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <span className={field['chevron']} aria-hidden="true" />
        </div>
        <div
          id={`${id}-list`}
          // No native list can be narrowed by what is typed and show two lines for each of its options.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={typeof label === 'string' ? label : undefined}
          className={css['list']}
          hidden={!open}
        >
          {open &&
            listed.map((option, index) => (
              // The input has the keys; a press is only another way.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.value}
                id={optionId(index)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                aria-selected={option.value === value}
                className={css['option']}
                data-active={index === at || undefined}
                onPointerDown={(event) => {
                  // The field keeps the focus, so that the list does not close before the press is over.
                  event.preventDefault();
                }}
                onClick={() => {
                  choose(option);
                  input.current?.focus();
                  setOpen(false);
                }}
              >
                <span className={css['name']}>{option.label}</span>
                {option.detail && <span className={css['detail']}>{option.detail}</span>}
              </div>
            ))}
        </div>
        <output className={field['note']}>{count}</output>
      </div>
    </Field>
  );
}
