import { PenLine, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { maxFactLength } from '../../domain/memory.ts';
import type { CommandResult } from '../../domain/ports/engine-api.ts';
import type { MemoryItem } from '../../state/memory-queries.ts';
import { useTypedBelow } from '../../state/typed.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { EditText } from './edit-text.tsx';
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
  const place = `memory:${memory.story}:facts:${memory.id}`;
  const [editing, setEditing] = useState(useTypedBelow(place) !== null);
  return (
    <li className={css['row']} data-pinned={memory.pinned || undefined}>
      {editing ? (
        <EditText
          place={place}
          label={words.fact}
          text={memory.text}
          rows={2}
          maxLength={maxFactLength}
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
