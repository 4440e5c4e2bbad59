import { useSetAtom } from 'jotai';

import type { CommandResult } from '../../domain/ports/engine-api.ts';
import { dropTypedAtom, useTyped } from '../../state/typed.ts';
import { Button } from '../kit/button.tsx';
import { TextArea } from '../kit/text-field.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type EditTextProps = {
  /** Where it is kept while it is not saved. */
  readonly place: string;
  readonly label: string;
  /** As it is stored. */
  readonly text: string;
  readonly rows: number;
  /** In characters. */
  readonly maxLength: number;
  readonly onSave: (text: string) => Promise<CommandResult>;
  readonly onClose: () => void;
};

/** A remembered text, changed in its place; closes when it is saved. */
export function EditText({ place, label, text: stored, rows, maxLength, onSave, onClose }: EditTextProps) {
  const [text, setText] = useTyped(place, stored);
  const drop = useSetAtom(dropTypedAtom);
  const close = () => {
    drop(place);
    onClose();
  };
  const save = async () => {
    if ((await onSave(text)).ok) close();
  };
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={label}
        value={text}
        rows={rows}
        maxLength={maxLength}
        cutNote={words.cut(maxLength)}
        inputRef={focusOnce}
        onText={setText}
      />
      <div className={css['ways']}>
        <Button onClick={close}>{words.cancel}</Button>
        <Button kind="primary" submit disabled={text.trim() === ''}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** The field opened in place of the button that was pressed, and takes its focus. */
export function focusOnce(field: HTMLElement | null) {
  field?.focus();
}
