import { PenLine, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { maxFactLength } from '../../domain/memory.ts';
import type { CommandResult } from '../../domain/ports/engine-api.ts';
import type { MemoryItem } from '../../state/memory-queries.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { TextArea } from '../kit/text-field.tsx';
import css from './memory.module.css';
import { words } from './words.ts';

export type FactRowProps = {
  readonly item: MemoryItem;
  readonly language: string;
  readonly onChange: (change: {
    readonly text?: string;
    readonly pinned?: boolean;
  }) => Promise<CommandResult>;
  readonly onRemove: () => void;
};

/** A fact, to be read, pinned, changed in place or removed. */
export function FactRow({ item, language, onChange, onRemove }: FactRowProps) {
  const { memory, since } = item;
  const [editing, setEditing] = useState(false);
  return (
    <li className={css['row']} data-pinned={memory.pinned || undefined}>
      {editing ? (
        <EditFact
          text={memory.text}
          onSave={(text) => onChange({ text })}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : (
        <>
          <div className={css['said']}>
            <p className={css['text']} lang={language}>
              {memory.text}
            </p>
            <p className={css['meta']}>
              {[...(memory.pinned ? [words.pinned] : []), words.factBy[memory.by], words.since(since)].join(
                ' · ',
              )}
            </p>
          </div>
          <div className={css['tools']}>
            <IconButton
              label={memory.pinned ? words.unpinFact(memory.text) : words.pinFact(memory.text)}
              onClick={() => void onChange({ pinned: !memory.pinned })}
            >
              {memory.pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            </IconButton>
            <IconButton
              label={words.editFact(memory.text)}
              onClick={() => {
                setEditing(true);
              }}
            >
              <PenLine aria-hidden />
            </IconButton>
            <IconButton label={words.removeFact(memory.text)} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </li>
  );
}

type EditFactProps = {
  readonly text: string;
  readonly onSave: (text: string) => Promise<CommandResult>;
  readonly onClose: () => void;
};

function EditFact({ text: stored, onSave, onClose }: EditFactProps) {
  const [text, setText] = useState(stored);
  const save = async () => {
    if ((await onSave(text)).ok) onClose();
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
        label={words.fact}
        value={text}
        rows={2}
        maxLength={maxFactLength}
        cutNote={words.cut(maxFactLength)}
        inputRef={focusOnce}
        onText={setText}
      />
      <div className={css['ways']}>
        <Button onClick={onClose}>{words.cancel}</Button>
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
