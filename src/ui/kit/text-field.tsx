import { useId, useState, type ChangeEvent, type ReactNode, type Ref } from 'react';

import { classes } from './classes.ts';
import { Field, noteId } from './field.tsx';
import css from './field.module.css';

type CommonProps = {
  /** Its name in the form. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** In characters. What is pasted beyond it is left out, and `cutNote` says so. */
  readonly maxLength?: number;
  readonly cutNote?: string;
  /** A small button inside the field. */
  readonly action?: ReactNode;
  /** `ui` for addresses and keys, `prose` for the player's own words. */
  readonly face?: 'prose' | 'ui';
};

export type TextFieldProps = CommonProps & {
  readonly type?: 'text' | 'url' | 'password' | 'search' | 'email';
  readonly inputMode?: 'text' | 'numeric' | 'url';
  readonly autoComplete?: string;
  /** Whether the keyboard of a phone begins words with a capital; as the browser does it unless told. */
  readonly autoCapitalize?: 'none';
  readonly spellCheck?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** One line of text with its label. */
export function TextField({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  spellCheck,
  autoCapitalize,
  inputRef,
  ...common
}: TextFieldProps) {
  const { id, note, given } = useText(common);
  return (
    <Field id={id} label={common.label} hint={common.hint} error={common.error ?? note}>
      <div className={css['box']}>
        <input
          {...given}
          ref={inputRef}
          className={classes(css['input'], common.face === 'ui' && css['ui'])}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          spellCheck={spellCheck}
          autoCapitalize={autoCapitalize}
        />
        {common.action && <div className={css['action']}>{common.action}</div>}
      </div>
    </Field>
  );
}

export type TextAreaProps = CommonProps & {
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with their label; grows with its words. */
export function TextArea({ rows = 3, inputRef, ...common }: TextAreaProps) {
  const { id, note, given } = useText(common);
  return (
    <Field id={id} label={common.label} hint={common.hint} error={common.error ?? note}>
      <div className={css['box']}>
        <textarea
          {...given}
          ref={inputRef}
          className={classes(css['input'], css['area'], common.face === 'ui' && css['ui'])}
          rows={rows}
        />
        {common.action && <div className={css['action']}>{common.action}</div>}
      </div>
    </Field>
  );
}

/** What both kinds of field are given, and the note when a text was cut. */
function useText(props: CommonProps) {
  const { maxLength = Infinity, cutNote, onText } = props;
  const id = useId();
  const [cut, setCut] = useState(false);
  const take = (text: string) => {
    setCut(text.length > maxLength);
    onText(text.length > maxLength ? cutAt(text, maxLength) : text);
  };
  const given = {
    id,
    name: props.name,
    value: props.value,
    placeholder: props.placeholder,
    required: props.required,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': noteId(id),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      take(event.target.value);
    },
  };
  return { id, note: cut ? cutNote : undefined, given };
}

/** Never between the halves of one character. */
function cutAt(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
